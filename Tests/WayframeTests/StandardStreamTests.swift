import Foundation
import TestSupport
import Testing

/// The program with standard streams that are closed, full or gone.
@Suite(.enabled(if: Program.canRun, "the program is not built beside the tests")) struct StandardStreamTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Without a map to read there is something to warn of: the source has no tile there.
    let square = #"{"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]]}"#
    let features =
      #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": null}, {"type": "Feature", "properties": {}, "geometry": \#(square)}]}"#
    try folder.write(features.utf8, to: "a.geojson")
    let scene = #"""
      {"device": {"width": 280, "height": 300, "scale": 1}, "map": {"sources": ["a.geojson"]},
       "camera": {"mode": "free", "latitude": 0.5, "longitude": 0.5, "zoom": 6}}
      """#
    try folder.write(scene.utf8, to: "scene.json")
  }

  private func run(_ line: String) throws -> (status: Int32, output: String) { try Program.run(line, in: folder) }

  /// The warning is lost; the picture is the same as ever, and no file takes the closed stream's place.
  @Test(arguments: ["2>&-", "2>/dev/full", ">&- 2>&-", "<&- >&- 2>&-", "2>&1 | true", ">/dev/full 2>/dev/full"])
  func warningsThatNobodyReads(streams: String) throws {
    let whole = try run("$W render scene.json -o whole.png")
    #expect(whole.status == 0)
    #expect(whole.output.contains("warning"))
    let shut = try run("$W render scene.json -o shut.png \(streams)")
    #expect(shut.status == 0)
    let pictures = ["whole.png", "shut.png"].map { FileManager.default.contents(atPath: "\(folder.path)/\($0)") }
    #expect(pictures[0] != nil)
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: [("render none.json -o a.png", 3), ("render scene.json", 2), ("", 2)])
  func errorsThatNobodyReads(words: String, status: Int32) throws {
    for streams in ["2>&-", "2>/dev/full"] { #expect(try run("$W \(words) \(streams)").status == status) }
  }

  /// Results are not lost without a word.
  @Test(arguments: ["layout scene.json", "--help", "render --help", "--version", "compare a.png a.png"])
  func resultsThatCannotBeWritten(words: String) throws {
    #expect(try run("$W render scene.json -q -o a.png").status == 0)
    for streams in [">&-", ">/dev/full"] {
      let result = try run("$W \(words) \(streams)")
      #expect(result.status == 3)
      #expect(result.output.contains("standard output: cannot be written"))
    }
  }

  /// A pipe would be waited for, a file of three gigabytes would be read into memory.
  @Test func inputsThatAreNoFilesOrTooLong() throws {
    let pipe = try run("mkfifo p.png && $W compare p.png p.png")
    #expect(pipe.status == 3)
    #expect(pipe.output.contains("is a pipe or a device"))
    for line in [
      "$W render big -o a.png", "$W compare big big", "$W specimen big -o a.png",
      "$W render scene.json -o a.png --set 'map.style=\"big\"'",
      "$W render scene.json -o a.png --set 'route={\"response\": \"big\"}'",
    ] {
      let result = try run("truncate -s 3G big && \(line)")
      #expect(result.status == 3, "\(line): \(result.output)")
      #expect(result.output.contains("3221225472 bytes"), "\(line): \(result.output)")
    }
    // Its first bytes tell that it is no map, whatever its length.
    let inspected = try run("truncate -s 3G big && $W inspect big")
    #expect(inspected.status == 3)
    #expect(inspected.output.contains("not map data of a known kind"))
  }
}
