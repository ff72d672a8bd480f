import Foundation
import Images
import TestSupport
import Testing

/// `wayframe drive` from the command line: 3 frames of 160 x 284 points, half a second apart, over 10 m.
@Suite(.enabled(if: ProgramRun.isBuilt, "the program is not built")) struct DriveCommandTests {
  private static let scene = Samples.path("helsinki/day.json")
  private static let short = [
    "--from", "700m", "--to", "710m", "--speed", "10", "--fps", "2", "--set",
    "device={\"width\": 161, \"height\": 284, \"scale\": 1}",
  ]

  private func drive(_ words: [String]) throws -> ProgramRun.Result {
    try ProgramRun.run(["drive", Self.scene] + words)
  }

  private func at(_ name: String, _ folder: TemporaryFolder) -> String { folder.path + "/" + name }

  private func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  @Test func picturesAreNumbered() throws {
    let folder = try TemporaryFolder()
    let run = try drive(Self.short + ["-o", at("frames", folder)])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("3 frames, 1.0 s of driving over 10 m"))
    let names = try FileManager.default.contentsOfDirectory(atPath: at("frames", folder)).sorted()
    #expect(names == ["000001.png", "000002.png", "000003.png"])
    let sizes = try names.map { try PNG.decode(bytes(at("frames/\($0)", folder))) }.map { [$0.width, $0.height] }
    #expect(sizes == [[161, 284], [161, 284], [161, 284]])
  }

  /// A film's bytes are those that its header and size say, and nothing unfinished stays beside it.
  @Test(arguments: [
    ("trip.rgba", 3 * 161 * 284 * 4), ("trip.y4m", 71 + 3 * (6 + 161 * 284 + 2 * 81 * 142)),
  ])
  func filmsHaveTheirSize(name: String, size: Int) throws {
    let folder = try TemporaryFolder()
    #expect(try drive(Self.short + ["-q", "-o", at(name, folder)]).status == 0)
    let film = try bytes(at(name, folder))
    let header = film.prefix { $0 != UInt8(ascii: "\n") }.count + 1
    #expect(film.count == (name.hasSuffix("y4m") ? size - 71 + header : size))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  @Test func animatedPictureShowsTheFirstFrameToOldReaders() throws {
    let folder = try TemporaryFolder()
    #expect(try drive(Self.short + ["-q", "-o", at("trip.apng", folder)]).status == 0)
    #expect(try drive(Self.short + ["-q", "-o", at("frames", folder)]).status == 0)
    let film = try PNG.decode(bytes(at("trip.apng", folder)))
    let first = try PNG.decode(bytes(at("frames/000001.png", folder)))
    #expect((0..<284).allSatisfy { y in (0..<161).allSatisfy { film[$0, y] == first[$0, y] } })
  }

  @Test(arguments: [
    (["-o", "trip.mov"], Int32(2), "the ending says no format"), ([], 2, "say where to draw to"),
    (["-o", "-", "--format", "png"], 2, "pictures need a folder"), (["-o", "x.y4m", "--fps", "0"], 2, "--fps"),
    (["-o", "x.y4m", "--from", "-5"], 2, "write a place as"),
    (["-o", "x.y4m", "--speed", "0x10"], 2, "write a speed as"),
    (["-o", "x.y4m", "--speed", "900km/h"], 2, "write a speed as"),
    (["-o", "x.y4m", "--from", "900", "--to", "800"], 3, "would begin at 900 m and end before"),
    (["-o", "x.y4m", "--set", "route=null"], 3, "has no route to drive along"),
    (["-o", "/nowhere/x.y4m"], 3, "there is no folder /nowhere"),
  ])
  func mistakesAreNamed(words: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let inFolder = words.map { $0 == "x.y4m" ? at("x.y4m", folder) : $0 }
    let run = try drive(inFolder)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  /// ffmpeg reads the film: 3 frames, and the colours of the first one within what 4:2:0 loses.
  @Test(.enabled(if: ProgramRun.tool("ffmpeg") != nil, "skipped: ffmpeg is not installed"))
  func ffmpegReadsTheFilm() throws {
    let folder = try TemporaryFolder()
    #expect(try drive(Self.short + ["-q", "-o", at("trip.y4m", folder)]).status == 0)
    #expect(try drive(Self.short + ["-q", "-o", at("frames", folder)]).status == 0)
    let ffmpeg = try #require(ProgramRun.tool("ffmpeg"))
    let run = try ProgramRun.run(
      [
        "-loglevel", "error", "-i", at("trip.y4m", folder), "-vf", "scale=in_color_matrix=bt709:in_range=tv",
        "-pix_fmt",
        "rgb24", at("read-%d.png", folder),
      ], program: ffmpeg)
    #expect(run.status == 0, "\(run.errors)")
    let read = try (1...3).map { try PNG.decode(bytes(at("read-\($0).png", folder))) }
    let own = try PNG.decode(bytes(at("frames/000001.png", folder)))
    var away = 0
    for y in 0..<284 {
      for x in 0..<161 { away += abs(Int(read[0][x, y].green) - Int(own[x, y].green)) }
    }
    #expect(Double(away) / Double(161 * 284) < 2)
  }
}
