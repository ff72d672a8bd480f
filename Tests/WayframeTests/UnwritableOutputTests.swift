import Foundation
import Pixels
import Suites
import TestSupport
import Testing
import WayframeTesting

@testable import Wayframe

/// Results that cannot be written: the message tells the system's reason, in words.
@Suite struct UnwritableOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let scene = #"""
      {"device": {"width": 280, "height": 300, "scale": 1}, "map": {"sources": ["a.geojson"]},
       "camera": {"mode": "free", "latitude": 0.5, "longitude": 0.5, "zoom": 6}}
      """#
    try folder.write(#"{"type": "Feature", "properties": {}, "geometry": null}"#.utf8, to: "a.geojson")
    try folder.write(scene.utf8, to: "scene.json")
    try folder.write("".utf8, to: "file")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/full.png", withDestinationPath: "/dev/full")
    for name in ["folder.png", "shut", "goldens/day.png"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
  }

  /// Root may write everywhere, so that no folder refuses it.
  private static let isRoot = getuid() == 0

  @Test(
    .enabled(if: Program.canRun, "the program is not built beside the tests"),
    arguments: [
      ("render scene.json -q -o full.png", "full.png: cannot be written: no space left on device"),
      ("render scene.json -q -o folder.png", "folder.png: cannot be written: it is a folder"),
      ("render scene.json -q -o none/a.png", "cannot be written: there is no folder"),
      ("design -o file", "file: cannot be written: it is a file; name a folder"),
      ("design -o file/below", "file/below: cannot be written: not a directory"),
    ])
  func programTellsTheReason(words: String, message: String) throws {
    let result = try Program.run("$W \(words)", in: folder)
    #expect(result.status == 3)
    #expect(result.output.contains(message), "\(result.output)")
    #expect(!result.output.contains("NSCocoaErrorDomain"))
  }

  @Test(
    .enabled(if: Program.canRun && !isRoot, "root may write everywhere"), arguments: ["render scene.json", "design"])
  func closedFolders(words: String) throws {
    let path = words == "design" ? "shut/below" : "shut/a.png"
    let result = try Program.run("chmod 500 shut && $W \(words) -o \(path)", in: folder)
    #expect(result.status == 3)
    #expect(result.output.contains("\(path): cannot be written: permission denied"), "\(result.output)")
  }

  /// Holds a small picture against a golden; throws what keeps it from being recorded.
  private func verify(in directory: String, _ mode: RecordingMode) throws -> [GoldenOutcome] {
    let goldens = GoldenImages(
      directory: "\(folder.path)/\(directory)", report: "\(folder.path)/report", recording: mode, environment: [:])
    let picture = PixelBuffer(width: 4, height: 3)
    return try goldens.outcomes(of: .picture(picture), named: "day", test: ("day", "day()"))
  }

  /// The folder of the goldens is a file, or a folder stands where the picture belongs.
  @Test(arguments: [
    ("file", "file: is a file, and a folder is needed"),
    ("goldens", "goldens/day.png: cannot be written: a folder is in its place"),
  ])
  func goldensTellTheReason(directory: String, message: String) throws {
    let error = #expect(throws: FileFault.self) { try verify(in: directory, .all) }
    #expect(error?.description == "\(folder.path)/\(message)")
  }

  @Test(.enabled(if: !isRoot, "root may write everywhere")) func goldensInAClosedFolder() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: "\(folder.path)/shut")
    let error = #expect(throws: FileFault.self) { try verify(in: "shut", .all) }
    #expect(error?.description == "\(folder.path)/shut/day.png: cannot be written: permission denied")
  }

  /// A golden image in another format is not called damaged.
  @Test func goldensThatAreNoPictures() throws {
    let path = try folder.write("GIF89a".utf8, to: "others/day.png")
    let outcome = try #require(verify(in: "others", .never).first)
    let failure = "day: \(path): this is not a PNG picture; save the picture as PNG"
    #expect(outcome.failure == "\(failure)\nsee \(folder.path)/report/index.html")
  }

  /// A file's name reaches the terminal as text.
  @Test(.enabled(if: Program.canRun, "the program is not built beside the tests"))
  func namesDoNotControlTheTerminal() throws {
    let result = try Program.run(#"$W compare "$(printf 'a\033[2J.png')" b.png"#, in: folder)
    #expect(result.status == 3)
    #expect(result.output.contains(#"a\u{1B}[2J.png"#), "\(result.output)")
    #expect(!result.output.contains("\u{1B}"))
  }
}
