import Foundation
import Images
import Pixels
import Suites
import TestSupport
import Testing

@testable import WayframeTesting

/// Goldens that no test asked for are named after a whole run only, and removed only on request.
@Suite struct LeftoverTests {
  private let folder: TemporaryFolder
  private let report: ReportFolder
  private let later = TestRun(id: "2 20", omission: "it left out tests (--filter)")

  init() throws {
    folder = try TemporaryFolder()
    report = ReportFolder(path: "\(folder.path)/golden-report")
    for name in ["day", "night", "old/phone"] {
      try folder.write(PNG.encode(PixelBuffer(width: 1, height: 1)), to: "golden/\(name).png")
    }
    for name in ["day.json", "night.json", "day.layout.txt", "old.text.txt", "notes.txt"] {
      try folder.write("{}\n".utf8, to: "golden/\(name)")
    }
  }

  private func goldens(_ value: String?, ci: String? = nil) -> GoldenImages {
    var environment = ["WAYFRAME_PRUNE_GOLDENS": value ?? "", "CI": ci ?? ""]
    if value == nil { environment = [:] }
    return GoldenImages(directory: "\(folder.path)/golden", environment: environment)
  }

  /// A run of `swift test` in which tests ask for two of the goldens.
  private func run(_ run: TestRun = TestRun(id: "1 10", omission: nil), ends: Bool = true) throws {
    let files = ["\(folder.path)/golden/day.png", "\(folder.path)/golden/../golden/day.layout.txt"]
    for file in files { try AskedGoldens(report: report, run: run).ask(for: [file], by: nil) }
    guard ends else { return }
    let path = "\(report.path)/asked.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data((text + "end \(getpid())\n").utf8).write(to: URL(filePath: path))
  }

  private var files: Set<String> {
    Set(FileManager.default.subpaths(atPath: "\(folder.path)/golden") ?? []).filter { $0.contains(".") }
  }

  private static let everything: Set<String> = [
    "day.png", "night.png", "old/phone.png", "day.json", "night.json", "day.layout.txt", "old.text.txt", "notes.txt",
  ]

  @Test func leftoversAreNamed() throws {
    try run()
    let text = try goldens("list").leftoverText(test: "none", run: later)
    let lines = try #require(text).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("no test of the last run asked for 3 goldens; WAYFRAME_PRUNE_GOLDENS=delete"))
    #expect(
      lines.dropFirst() == [
        "\(folder.path)/golden/night.png", "\(folder.path)/golden/old/phone.png", "\(folder.path)/golden/old.text.txt",
      ])
    #expect(files == Self.everything)
    #expect(try goldens(nil).leftoverText(test: "none", run: later) == nil)
  }

  @Test func leftoversAreRemovedOnRequest() throws {
    try run()
    let text = try goldens("delete").leftoverText(test: "none", run: later)
    #expect(text?.hasPrefix("removed 3 goldens that no test asked for; look at it:") == true)
    #expect(files == ["day.png", "day.json", "day.layout.txt", "notes.txt"])
    #expect(try goldens("delete").leftoverText(test: "none", run: later) == nil)
  }

  private func refusal(_ goldens: GoldenImages, in run: TestRun) -> String {
    let error = #expect(throws: FileFault.self) { try goldens.leftoverText(test: "none", run: run) }
    #expect(files == Self.everything)
    return error?.description ?? ""
  }

  @Test func neverWithoutARun() {
    #expect(refusal(goldens("delete"), in: later).contains("no run is known"))
  }

  @Test func neverAfterAFilteredRun() throws {
    try run(TestRun(id: "1 10", omission: TestRun.omission(ofArguments: ["/usr/bin/swift-test", "--filter", "Turn"])))
    #expect(refusal(goldens("delete"), in: later).contains("of the last run, it left out tests (--filter)"))
  }

  @Test func neverAfterACrash() throws {
    try run(ends: false)
    #expect(refusal(goldens("delete"), in: later).contains("a process of the last run did not come to its end"))
  }

  @Test func neverDuringARun() throws {
    try run()
    let same = TestRun(id: "1 10", omission: nil)
    #expect(refusal(goldens("delete"), in: same).contains("are still asking for theirs"))
  }

  @Test func neverOnABuildServerAndNeverByAnotherWord() throws {
    try run()
    #expect(refusal(goldens("delete", ci: "true"), in: later).contains("not removed where CI=true"))
    #expect(try goldens("list", ci: "true").leftoverText(test: "none", run: later) != nil)
    #expect(refusal(goldens("yes"), in: later) == "WAYFRAME_PRUNE_GOLDENS=yes: must be list or delete")
  }

  /// A folder that the run did not touch is another's, or its path is mistyped.
  @Test func neverAWholeFolder() throws {
    try AskedGoldens(report: report, run: TestRun(id: "1 10", omission: nil)).ask(for: ["/elsewhere/a.png"], by: nil)
    let path = "\(report.path)/asked.txt"
    try Data((String(contentsOfFile: path, encoding: .utf8) + "end \(getpid())\n").utf8).write(to: URL(filePath: path))
    #expect(refusal(goldens("delete"), in: later).contains("asked for no golden of \(folder.path)/golden"))
  }

  /// A run forgets what an earlier one asked for, and its report.
  @Test func eachRunBeginsAnew() throws {
    try run()
    try report.save([])
    try AskedGoldens(report: report, run: TestRun(id: "3 30", omission: nil)).ask(
      for: ["\(folder.path)/golden/night.png"], by: "AppTests/A.swift night()")
    let record = try #require(try AskedGoldens(report: report).record())
    #expect(record.run == TestRun(id: "3 30", omission: nil))
    #expect(record.tests == ["\(folder.path)/golden/night.png": "AppTests/A.swift night()"])
    #expect(record.begun == ["\(getpid())"])
    #expect(record.ended == [])
    #expect(!FileManager.default.fileExists(atPath: report.resultsPath))
  }

  @Test(
    arguments: [
      (["/opt/swift/usr/bin/swift-test"], nil), (["swift", "test", "--parallel"], nil),
      (["swift-test", "-c", "release", "--num-workers", "4"], nil), (["swift-test", "--filter=Turn"], "(--filter)"),
      (["swift-test", "--skip", "Slow"], "(--skip)"), (["swift-test", "--disable-xctest"], "(--disable-xctest)"),
      (["swift-test", "-s", "A.B/c"], "(-s)"), (["/usr/bin/xcodebuild", "test"], "not started by swift test"),
      ([], "not started by swift test"), (["swift", "run"], "not started by swift test"),
    ] as [([String], String?)])
  func commandsTellWhichTestsTheyLeaveOut(arguments: [String], words: String?) {
    let omission = TestRun.omission(ofArguments: arguments)
    if let words { #expect(omission?.contains(words) == true) } else { #expect(omission == nil) }
  }

  /// The tests of this very run were started by some process, which has a number and a start.
  @Test func thisRunIsKnown() {
    #expect(TestRun.current == TestRun.current)
    #expect(TestRun.current.id.hasPrefix("\(getppid()) "))
  }
}
