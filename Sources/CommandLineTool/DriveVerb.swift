import Foundation
import Suites
import Wayframe

enum DriveVerb: Verb {
  static let name = "drive"
  static let summary = "draw a trip along a scene's route as pictures or as a film"
  static let usage = "SCENE -o DIR|FILE|- [options]"
  static let about = """
    Drives along the route of SCENE (a JSON file) and draws a frame for each moment: the vehicle, the camera that goes
    with it, header, distances, speed, trip progress and clock. The camera turns and zooms smoothly, and labels stay in
    their places from frame to frame.

    The first frame shows the drive's beginning, the last its end or the moment just before; the scene's time is that of
    the first. Places are metres along the route (500, 500m, 1.2km), times of the trip (90s, 2min) or a share (50%).

    formats:
      png   DIR gets 000001.png, 000002.png, …; files of these names are replaced, others stay
      apng  one animated picture
      y4m   an uncompressed film, YUV 4:2:0 by BT.709, for ffmpeg and other players
      rgba  bare pixels, four bytes each: red, green, blue, alpha
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value(
      "--output", "-o", as: "FILE", .file,
      about: "a folder for pictures, a file for a film; \"-\" writes a film to standard output"),
    .value(
      "--format", as: "FORMAT", .words(DriveFormat.allCases.map(\.rawValue)),
      about: "png, apng, y4m or rgba; default: by the file's ending, png for a folder, y4m for standard output"),
    .value("--fps", as: "N", about: "frames a second, 0.1 to 240; default: 60"),
    .value(
      "--from", as: "PLACE", about: "where the drive begins; default: the scene's position, else the route's start"),
    .value("--to", as: "PLACE", about: "where it ends; default: the route's end"),
    .value(
      "--speed", as: "SPEED",
      about: "drives at a steady speed: metres a second (14), 50km/h or 30mph; default: the route's own times"),
    .set,
    .device,
    .settings,
    .threads,
    .fonts,
    .simd,
  ]
  static let examples = [
    "Assets/Samples/helsinki/day.json -o frames --fps 2 --to 1km",
    "day.json -o trip.png --format apng --fps 10 --from 600m --to 900m --speed 30km/h",
    "day.json -o - | ffmpeg -i - -pix_fmt yuv420p -colorspace bt709 trip.mp4",
    "day.json -o - --format rgba --fps 30 > trip.rgba",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a scene")
    guard let output = try arguments.one("--output") else {
      throw UsageError("say where to draw to: -o DIR, -o FILE or -o -")
    }
    let format = try DriveFormat(arguments, output: output)
    let rate = try arguments.number("--fps", in: Drive.frameRates) ?? 60
    let (from, to) = (try place("--from", arguments), try place("--to", arguments))
    let speed = try speed(arguments)
    let settings = try RenderingOptions(arguments)
    let resources = try FrameResources(fontDirectories: settings.fonts)
    let scene = try NavigationScene(path: path, overrides: SceneChanges.overrides(arguments))
    let drive = try Drive(
      scene, framesPerSecond: rate, from: from, to: to, metresPerSecond: speed, resources: resources)
    let isQuiet = arguments.has("--quiet")
    var film = try format.film(of: drive, to: output, keeping: [path] + drive.inputFiles)
    var progress = ProgressLine(total: drive.frameCount, isQuiet: isQuiet)
    var warnings: Set<String> = []
    do {
      try DriveRunner(threads: settings.threads, simd: settings.simd, resources: resources).run(drive) { _, frame in
        for warning in frame.warnings where !isQuiet && warnings.insert(warning).inserted {
          progress.clear()
          StandardStreams.note("wayframe drive: warning: \(warning)")
        }
        try film.add(frame, threads: settings.threads)
        progress.advance()
      }
      try film.finish()
    } catch {
      progress.clear()
      film.giveUp()
      throw error
    }
    progress.clear()
    if !isQuiet { StandardStreams.note(summary(drive, seconds: progress.seconds)) }
    return .success
  }

  private static func summary(_ drive: Drive, seconds: Double) -> String {
    func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    let metres = drive.distanceAlongRoute(at: drive.frameCount - 1) - drive.distanceAlongRoute(at: 0)
    return
      "\(drive.frameCount) frames, \(tenths(drive.seconds)) s of driving over \(Int(metres.rounded())) m, drawn in "
      + "\(tenths(seconds)) s (\(tenths(Double(drive.frameCount) / max(seconds, 0.001))) a second)"
  }

  private static func place(_ option: String, _ arguments: Arguments) throws(UsageError) -> DrivePlace? {
    guard let text = try arguments.one(option) else { return nil }
    guard let place = DrivePlace(text) else {
      throw UsageError("\(option) \(text): write a place as 500m, 1.2km, 90s, 2min or 50%")
    }
    return place
  }

  /// Metres a second.
  private static func speed(_ arguments: Arguments) throws(UsageError) -> Double? {
    guard let text = try arguments.one("--speed") else { return nil }
    let units = [("km/h", 1 / 3.6), ("mph", 0.44704), ("m/s", 1), ("", 1)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let value = number(text.dropLast(unit.count)), Drive.speeds.contains(value * factor)
    else {
      throw UsageError(
        "--speed \(text): write a speed as 14, 50km/h or 30mph, between \(Drive.speeds.lowerBound) and "
          + "\(Int(Drive.speeds.upperBound)) m/s")
    }
    return value * factor
  }

  /// A number as people write it: no sign, no exponent, not hexadecimal.
  private static func number(_ text: Substring) -> Double? {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") } ? Double(text) : nil
  }
}
