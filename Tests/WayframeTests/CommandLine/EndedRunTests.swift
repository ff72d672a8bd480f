import Foundation
import TestSupport
import Testing

/// Runs that are ended: nothing half written stays, and picture and layout appear together.
@Suite(.enabled(if: Program.canRun, "the program is not built beside the tests")) struct EndedRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"{"type": "Feature", "properties": {}, "geometry": null}"#.utf8, to: "data/a.geojson")
    let scene = #"""
      {"device": {"width": 280, "height": 300, "scale": 1}, "map": {"sources": ["a.geojson"]},
       "camera": {"mode": "free", "latitude": 0.5, "longitude": 0.5, "zoom": 6}}
      """#
    try folder.write(scene.utf8, to: "data/scene.json")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/out", withIntermediateDirectories: true)
  }

  private func outputs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out").sorted()
  }

  /// The layout waits, whole, under its temporary name while nobody takes the picture from the pipe.
  ///
  /// A shell's processes in the background ignore the keyboard's signal; this one is to heed it.
  private static func start(_ signal: String) -> String {
    """
    mkfifo pipe.png; env --default-signal=INT $W render data/scene.json -q -o pipe.png --layout out/l.json & pid=$!
    until [ -n "$(ls -A out)" ]; do kill -0 $pid || exit 99; done
    kill -\(signal) $pid; wait $pid
    """
  }

  /// The shell tells a process that a signal ended by 128 and the signal's number.
  @Test(arguments: [("INT", 2), ("TERM", 15), ("HUP", 1)])
  func signalsLeaveNothing(name: String, number: Int32) throws {
    let result = try Program.run(Self.start(name), in: folder)
    #expect(result.status == 128 + number, "\(result.output)")
    #expect(try outputs() == [])
  }

  @Test func theNextRunRemovesWhatAKilledOneLeft() throws {
    #expect(try Program.run(Self.start("KILL"), in: folder).status == 128 + 9)
    #expect(try outputs().count == 1)
    #expect(try Program.run("$W render data/scene.json -q -o out/a.png", in: folder).status == 0)
    #expect(try outputs() == ["a.png"])
  }

  /// One of the two cannot be written.
  @Test(arguments: [
    "-o out/a.png --layout full.json", "-o full.png --layout out/l.json", "-o - --layout out/l.json >/dev/full",
  ])
  func pictureAndLayoutAppearTogether(words: String) throws {
    let result = try Program.run(
      "ln -s /dev/full full.json; ln -s /dev/full full.png; $W render data/scene.json -q \(words)", in: folder)
    #expect(result.status == 3)
    #expect(result.output.contains("cannot be written: no space left on device"), "\(result.output)")
    #expect(try outputs() == [])
  }

  /// A name that breaks lines or is very long makes one line of at most 400 bytes.
  @Test func messagesAreShortLines() throws {
    let result = try Program.run(
      #"""
      long=$(printf 'n%.0s' $(seq 1000)); $W render "$(printf 'a\nb\033[2J\342\200\256.json')" -o a.png
      $W render "$long.json" -o a.png; $W render data/scene.json -o a.png --set "$long=1"; $W "$long"; $W render "--$long"
      """#, in: folder)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count >= 5)
    #expect(lines[0].contains(#"a\u{A}b\u{1B}[2J\u{202E}.json: there is no such file"#))
    #expect(lines[1].hasSuffix(".json: there is no such file"))
    for line in lines {
      #expect(line.utf8.count < 400)
      #expect(!line.utf8.contains { $0 < 0x20 })
    }
  }

  /// Digits of other scripts, signs and words are no numbers on the command line.
  @Test(arguments: [
    "render data/scene.json -o a.png --threads ٣", "render data/scene.json -o a.png --threads +1",
    "render data/scene.json -o a.png --device ٣٢٠x568", "preview data/scene.json --port 0x50",
    "map style.json -o a.png --size 1e2x100", "map style.json -o a.png --size infx100",
    "compare a.png b.png --max-pixels ٣", "compare a.png b.png --ignore nan,1,1,1",
  ])
  func oddNumbers(words: String) throws {
    let result = try Program.run("$W \(words)", in: folder)
    #expect(result.status == 2, "\(result.output)")
  }
}
