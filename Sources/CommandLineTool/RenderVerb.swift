import Foundation
import Suites
import Wayframe

enum RenderVerb: Verb {
  static let name = "render"
  static let summary = "draw a scene's frame, or all frames of a suite, as pictures"
  static let usage = "SCENE -o OUT.png [options] | SUITE -o DIR [options]"
  static let about = """
    Draws the frame that SCENE (a JSON file) describes, or every frame of SUITE: a JSON file with "scenes" and
    "variants", or a folder with such a suite.json or with scenes. DIR gets a PNG a frame, with folders as in the
    frames' names, index.html, which shows them all by the small pictures in thumbs/, and results.ndjson; pictures that
    are the same stay untouched.
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value(
      "--output", "-o", as: "FILE", .file,
      about:
        "the picture: .png, or .svg or .pdf for the same frame as vectors; for a suite a folder; \"-\" writes to standard "
        + "output. SCENE \"-\" is read from standard input, paths in it are relative to the working directory"),
    .value(
      "--format", as: "FORMAT", .words(PictureFormat.allCases.map(\.rawValue)),
      about: "of a suite, writes this beside each PNG; with -o -, what to write; may be given often for a suite"),
    .svgText,
    .set,
    .device,
    .settings,
    .value(
      "--only", as: "PATTERN",
      about:
        "of a suite, only frames of such names: * is any text up to a slash, ** any at all; a pattern that fits the first "
        + "parts of a name is enough; may be given often"),
    .flag("--list", about: "of a suite, prints the frames' names and draws nothing"),
    .flag("--strict", about: "ends with 1 where a glyph, an icon, a tile or a layer was missing"),
    .value(
      "--layout", as: "FILE.json", .file,
      about:
        "also writes every interface element's frame in points, and where destination, entrances, lights, signs and the "
        + "position landed in pixels"),
    .threads,
    .fonts,
    .simd,
  ]
  static let examples = [
    "Assets/Samples/helsinki/day.json -o day.png",
    "day.json -o dark.png --set lightingMode=lowLight --set settings.compassButton=false",
    #"day.json -o berlin.png --set 'map.sources=["berlin.osm.pbf"]' --layout berlin.json"#,
    "suite.json -o out --only 'day/*/it_IT'",
    "day.json -o day.svg --svg-text",
    "suite.json -o out --format pdf",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a scene or a suite")
    guard path == "-" || !Suite.isSuite(path: path) else { return try drawSuite(path, arguments) }
    for option in ["--only", "--list"] where arguments.has(option) {
      throw UsageError("\(option) is for suites, and \(path) is a scene")
    }
    let output = try PictureOutput(arguments, mayStream: true)
    let isFile = output.path != "-"
    if !isFile { try refuseTerminal() }
    let renderer = try frameRenderer(arguments)
    // The process ends with this frame: giving back map, style and fonts piece by piece would only take time.
    _ = Unmanaged.passRetained(renderer)
    let scene = try readScene(path, overrides: SceneChanges.overrides(arguments))
    let inputs = (path == "-" ? [] : [path]) + scene.inputFiles
    let pictureFile = try isFile ? OutputFile(output.path, keeping: inputs) : nil
    let layoutFile = try arguments.one("--layout").map { try OutputFile($0, keeping: inputs + [output.path]) }
    let frame = try renderer.frame(of: scene)
    if !arguments.has("--quiet") { StandardStreams.warn(frame.warnings, of: name) }
    let picture = frame.bytes(output.format, letters: output.letters, threads: renderer.threads)
    // Both appear or neither.
    var files = PendingFiles()
    try layoutFile?.write(frame.layout.json().utf8, with: &files)
    if let pictureFile { try pictureFile.write(picture, with: &files) } else { try StandardStreams.output(picture) }
    try files.appear()
    guard arguments.has("--strict"), !frame.missing.isEmpty else { return .success }
    let parts = MissingPart.allCases.filter(frame.missing.contains).map { $0.phrase }.joined(separator: ", ")
    StandardStreams.note("wayframe render: --strict: the frame lacks \(parts)")
    return .differs
  }

  private static func drawSuite(_ path: String, _ arguments: Arguments) throws -> ExitCode {
    if arguments.has("--layout") { throw UsageError("--layout is for scenes, and \(path) is a suite") }
    let settings = try RenderingOptions(arguments)
    let isList = arguments.has("--list")
    let output = try arguments.one("--output")
    guard output != nil || isList else { throw UsageError("say which folder to draw to: -o DIR") }
    guard output != "-" else { throw UsageError("-o -: a suite has many pictures; name a folder") }
    let formats = try PictureOutput.formats(arguments)
    let letters = PictureOutput.letters(arguments)
    guard letters == .outlines || formats.contains(.svg) else {
      throw UsageError("--svg-text is for SVG; of a suite, ask for them with --format svg")
    }
    let resources = try FrameResources(fontDirectories: settings.fonts)
    let suite = try Suite(path: path, overrides: SceneChanges.overrides(arguments), resources: resources)
    let frames = try suite.frames(only: arguments.all("--only"))
    guard let output, !isList else {
      try StandardStreams.output(frames.map { $0.name + "\n" }.joined())
      return .success
    }
    return try SuiteDrawing(
      folder: output, runner: SuiteRunner(threads: settings.threads, simd: settings.simd, resources: resources),
      vectors: formats.filter { $0 != .png }, letters: letters, isStrict: arguments.has("--strict"),
      isQuiet: arguments.has("--quiet")
    ).run(suite, frames: frames)
  }

  private static func readScene(_ path: String, overrides: [String]) throws -> NavigationScene {
    guard path == "-" else { return try NavigationScene(path: path, overrides: overrides) }
    let (name, limit) = ("standard input", InputFile.textLimit)
    guard let text = StandardStreams.input(limit: limit) else { throw SceneError.unreadableFile(file: name) }
    guard text.count <= limit else { throw SceneError.fileTooLarge(path: name, bytes: text.count, limit: limit) }
    return try NavigationScene(json: text, file: name, overrides: overrides)
  }

  private static func refuseTerminal() throws(UsageError) {
    guard isatty(STDOUT_FILENO) == 0 else {
      throw UsageError("-o -: standard output is a terminal, which shows no pictures; send it to a file or a program")
    }
  }
}

extension Suite {
  /// The frames whose names fit one of the patterns; all without patterns.
  func frames(only patterns: [String]) throws(UsageError) -> [SuiteFrame] {
    guard !patterns.isEmpty else { return frames }
    var chosen: Set<String> = []
    for text in patterns {
      let pattern = NamePattern(text)
      let fitting = frames.filter { pattern.fits($0.name) }
      guard !fitting.isEmpty else {
        throw UsageError("--only \(text): no frame of the suite has such a name; --list prints them")
      }
      chosen.formUnion(fitting.map(\.name))
    }
    return frames.filter { chosen.contains($0.name) }
  }
}

/// What the options `--threads`, `--fonts` and `--simd` ask for.
struct RenderingOptions {
  let threads: Int
  let simd: SIMDLevel
  /// `nil` for the system's.
  let fonts: [String]?

  init(_ arguments: Arguments) throws(UsageError) {
    threads = try arguments.integer("--threads", in: 1...256) ?? AvailableProcessors.count
    if let text = try arguments.one("--simd") {
      guard let named = SIMDLevel(rawValue: text) else {
        let known = SIMDLevel.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--simd must be one of \(known), not \"\(text)\"")
      }
      simd = named
    } else {
      simd = .best
    }
    let folders = arguments.all("--fonts")
    fonts = folders.isEmpty ? nil : folders
  }
}

/// A renderer as the options ask for it.
func frameRenderer(_ arguments: Arguments) throws -> FrameRenderer {
  let options = try RenderingOptions(arguments)
  return try FrameRenderer(threads: options.threads, simd: options.simd, fontDirectories: options.fonts)
}
