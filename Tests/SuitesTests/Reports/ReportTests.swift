import Foundation
import TestSupport
import Testing

@testable import Suites

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportTests {
  private func record(_ name: String, _ state: FrameState, _ changes: [FrameChange] = []) -> FrameRecord {
    var record = FrameRecord(name: name, state: state)
    record.changes = changes
    if state == .differs {
      (record.differingPixels, record.largestDifference, record.areas) = (12, 30, [[0, 0, 8, 8]])
    }
    if state == .failed { record.error = "day.json: is <broken> & \"odd\"\u{1}\nsecond line" }
    record.seconds = 0.25
    return record
  }

  private let background = FrameChange(
    kind: .color, subject: "navigationHeader", property: "background", from: "#0B6E4F", to: "#0B8043",
    setting: "navigationHeaderPrimaryBackgroundColor")

  @Test func oneChangeInAHundredPicturesIsOneCause() {
    var records: [FrameRecord] = []
    for index in 0..<100 {
      var change = background
      // Where it shows and what is noted differ from frame to frame.
      change.areas = [[Double(index), 0, 10, 10]]
      records.append(record("frame-\(index)", .differs, [change]))
    }
    let other = FrameChange(kind: .moved, subject: "compassButton", property: "4 right", from: "1, 2", to: "5, 2")
    records.append(record("z", .differs, [other, background]))
    let causes = Cause.all(of: records)
    #expect(causes.map(\.frames.count) == [101, 1])
    #expect(causes[0].frames.first == "frame-0")
    #expect(causes[0].frames.last == "z")
    #expect(
      causes[0].change.text
        == "navigationHeader: Colour · background: #0B6E4F → #0B8043 (navigationHeaderPrimaryBackgroundColor)")
  }

  @Test func countsAreByState() {
    let records = [
      record("a", .equal), record("b", .equal), record("c", .missing), record("d", .failed), record("e", .orphaned),
    ]
    #expect(StateCounts(records).text == "1 of 4 frames failed, 1 has no golden, 2 are equal, 1 golden has no frame")
    #expect(StateCounts([record("a", .equal)]).text == "1 frame is equal")
    #expect(StateCounts([.equal: 16]).text == "all 16 frames are equal")
    #expect(StateCounts([.differs: 8, .equal: 8]).text == "8 of 16 frames differ, 8 are equal")
    #expect(
      StateCounts([.differs: 1, .size: 2, .missing: 3]).text
        == "1 of 6 frames differs, 2 have another size, 3 have no golden")
    #expect(StateCounts([.orphaned: 2]).text == "there are no frames, 2 goldens have no frame")
    let waiting = StateCounts.Part(count: 1, one: "waits", many: "wait")
    #expect(StateCounts([.equal: 2]).text(others: [waiting]) == "2 of 3 frames are equal, 1 waits")
  }

  @Test func jUnitIsValidXMLWithTheRightCounts() throws {
    let records = [
      record("a/b", .equal), record("c<&\"", .differs, [background]), record("d", .failed), record("e", .missing),
    ]
    let text = JUnitReport(title: "A & B", records: records).text
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.suite["tests"] == "4")
    #expect(reader.suite["failures"] == "2")
    #expect(reader.suite["errors"] == "1")
    #expect(reader.suite["name"] == "A & B")
    #expect(reader.suite["time"] == "1.0")
    #expect(reader.cases == ["a/b", "c<&\"", "d", "e"])
    #expect(
      reader.failures == [
        "differs: 12 pixels differ, by up to 30 of 255", "missing: there is no golden of this name yet",
      ])
    #expect(reader.errors == ["failed: day.json: is <broken> & \"odd\"  second line"])
  }

  @Test func markdownStaysBelowAMebibyte() {
    let long = String(repeating: "|<word>", count: 200)
    let records = (0..<20_000).map { index in
      record(
        "frame-\(index)", .differs,
        [FrameChange(kind: .text, subject: "s\(index)", property: "text", from: long, to: long + "!")])
    }
    let text = MarkdownReport(title: "T", records: records).text
    #expect(text.utf8.count < 1 << 20)
    #expect(text.utf8.count > 1 << 19)
    #expect(text.contains("more frames are not shown here"))
    #expect(!text.contains("<word>"))
  }

  @Test func markdownSaysFontsFirstAndTheCommandLast() throws {
    let text = MarkdownReport(
      title: "Suite", records: [record("a", .differs, [background]), record("b", .equal)],
      changedFonts: ["NotoSans-Regular.ttf"], command: "wayframe golden accept s.json --all"
    ).text
    let fonts = try #require(text.range(of: "NotoSans-Regular.ttf"))
    let cause = try #require(text.range(of: "navigationHeader"))
    #expect(fonts.lowerBound < cause.lowerBound)
    #expect(text.hasPrefix("## Suite\n\n1 of 2 frames differs, 1 is equal\n"))
    #expect(text.hasSuffix("To accept all: `wayframe golden accept s.json --all`\n"))
    #expect(MarkdownReport(title: "S", records: [record("b", .equal)]).text.contains("All frames are equal"))
  }

  @Test func annotationsAreEscapedAndOnePerCause() {
    let text = GitHubAnnotations(
      records: [
        record("a:1,b", .differs, [background]), record("c", .differs, [background]), record("d%", .failed),
        record("e", .equal),
      ]
    ).text
    #expect(
      text == """
        ::error title=a%3A1%2Cb and 1 more frame::navigationHeader: Colour · background: #0B6E4F → #0B8043 (navigationHeaderPrimaryBackgroundColor)
        ::error title=d%25::failed: day.json: is <broken> & "odd"  second line

        """)
  }

  // MARK: Parts

  private func part(_ folder: TemporaryFolder, _ name: String, _ records: [FrameRecord]) throws -> ReportFolder {
    let report = ReportFolder(path: folder.path + "/" + name)
    try report.save(records)
    for record in records where record.state != .equal {
      try report.write(Array(name.utf8), as: .actual, record.name)
    }
    return report
  }

  @Test func theOrderOfPartsDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    let parts = [
      try part(folder, "one", [record("b", .differs, [background]), record("a", .equal), record("x", .equal)]),
      try part(folder, "two", [record("d", .equal), record("c", .failed), record("x", .differs)]),
      try part(folder, "three", [record("e", .missing)]),
    ]
    var texts: Set<[UInt8]> = []
    for (index, order) in [[0, 1, 2], [2, 1, 0], [1, 0, 2]].enumerated() {
      let merged = try MergedReport(order.map { parts[$0] })
      #expect(merged.records.map(\.name) == ["c", "b", "x", "e", "a", "d"])
      #expect(merged.records.map(\.state) == [.failed, .differs, .differs, .missing, .equal, .equal])
      let target = ReportFolder(path: folder.path + "/merged\(index)")
      try merged.write(to: target)
      texts.insert(Array(try Data(contentsOf: URL(fileURLWithPath: target.resultsPath))))
      #expect(try target.read(.actual, "b") == Array("one".utf8))
      #expect(try target.read(.actual, "x") == Array("two".utf8))
      #expect(try target.read(.actual, "a") == nil)
    }
    #expect(texts.count == 1)
  }

  @Test(arguments: ["{}", "nonsense", "[1]", String(repeating: "[", count: 5_000)])
  func badResultsAreRefusedWithTheirLine(line: String) throws {
    let good = record("a", .equal).line
    let fault = #expect(throws: FileFault.self) {
      try ResultsFile.records(Array("\(good)\n\(line)\n".utf8), path: "r.ndjson")
    }
    #expect(fault?.description == "r.ndjson, line 2: is not the result of a frame")
  }

  @Test func namesInResultsStayInTheirFolder() throws {
    for name in ["../../etc/passwd", "/etc/passwd", "a"] {
      let text = record("a", .equal).line + "\n" + record(name, .equal).line + "\n"
      #expect(throws: FileFault.self) { try ResultsFile.records(Array(text.utf8), path: "r") }
    }
  }
}

/// Collects what JUnit's readers look at.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var suite: [String: String] = [:]
  var cases: [String] = []
  var failures: [String] = []
  var errors: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch element {
    case "testsuite": suite = attributes
    case "testcase": cases.append(attributes["name"] ?? "")
    case "failure": failures.append(attributes["message"] ?? "")
    case "error": errors.append(attributes["message"] ?? "")
    default: break
    }
  }
}
