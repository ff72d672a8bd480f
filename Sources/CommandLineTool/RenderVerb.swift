import Foundation
import Wayframe

enum RenderVerb: Verb {
  static let name = "render"
  static let summary = "draw a scene's frame as a picture"
  static let usage = "SCENE -o OUT.png [options]"
  static let about = """
    Draws the frame that SCENE (a JSON file) describes.
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value("--output", "-o", as: "FILE", .file, about: "the picture: .png, or .svg for the same frame as vectors"),
    .set,
    .value(
      "--layout", as: "FILE.json", .file,
      about:
        "also writes every interface element's frame in points, and where destination, entrances, lights, signs and the "
        + "position landed in pixels"),
    .threads,
    .fonts,
    .simd,
    .flag("--quiet", "-q", about: "no warnings"),
  ]
  static let examples = [
    "Assets/Samples/helsinki/day.json -o day.png",
    "day.json -o dark.png --set lightingMode=lowLight --set settings.compassButton=false",
    #"day.json -o berlin.png --set 'map.sources=["berlin.osm.pbf"]' --layout berlin.json"#,
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let scenePath = try arguments.operand("a scene file")
    let (output, format) = try pictureOutput(arguments)
    let renderer = try frameRenderer(arguments)
    let scene = try NavigationScene(path: scenePath, overrides: arguments.all("--set"))
    let inputs = [scenePath] + scene.inputFiles
    let pictureFile = try OutputFile(output, keeping: inputs)
    let layoutFile = try arguments.one("--layout").map { try OutputFile($0, keeping: inputs + [output]) }
    let frame = try renderer.frame(of: scene)
    if !arguments.has("--quiet") {
      for warning in frame.warnings { StandardStreams.note("wayframe render: warning: \(warning)") }
    }
    try pictureFile.write(frame, as: format, threads: renderer.threads)
    try layoutFile?.write(frame.layout.json().utf8)
    return .success
  }
}

enum PictureFormat: String {
  case png, svg

  init?(path: String) { self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased()) }
}

/// Where `--output` says that a picture goes, and what its name makes it.
func pictureOutput(_ arguments: Arguments) throws(UsageError) -> (path: String, format: PictureFormat) {
  guard let output = try arguments.one("--output") else { throw UsageError("say where to draw to: -o OUT.png") }
  guard let format = PictureFormat(path: output) else {
    throw UsageError("\(output): the picture's name must end in .png or .svg")
  }
  return (output, format)
}

extension OutputFile {
  func write(_ frame: Frame, as format: PictureFormat, threads: Int) throws(OutputError) {
    switch format {
    case .png: try write(frame.png(threads: threads))
    case .svg: try write(frame.svg().utf8)
    }
  }
}

/// A renderer as the options `--threads`, `--fonts` and `--simd` ask for it.
func frameRenderer(_ arguments: Arguments) throws -> FrameRenderer {
  let threads = try arguments.integer("--threads", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  var level = SIMDLevel.best
  if let text = try arguments.one("--simd") {
    guard let named = SIMDLevel(rawValue: text) else {
      let known = SIMDLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--simd must be one of \(known), not \"\(text)\"")
    }
    level = named
  }
  let fonts = arguments.all("--fonts")
  return try FrameRenderer(threads: threads, simd: level, fontDirectories: fonts.isEmpty ? nil : fonts)
}
