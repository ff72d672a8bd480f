import Foundation
import Wayframe

enum RenderVerb: Verb {
  static let name = "render"
  static let summary = "draw a scene's frame as a picture"
  static let options: [OptionSpecification] = [
    .value("--output", "-o"), .value("--set"), .value("--layout"), .value("--threads"), .value("--fonts"),
    .value("--simd"), .flag("--quiet", "-q"),
  ]
  static let help = """
    wayframe render SCENE -o OUT.png [options]

    Draws the frame that SCENE (a JSON file) describes.

      -o, --output FILE    the picture: .png, or .svg for the same frame as vectors
      --set KEY=VALUE      overrides a key of the scene; may be given often. VALUE is JSON where it parses,
                           else a string; paths in it are relative to the working directory
      --layout FILE.json   also writes every interface element's frame in points, and where destination, entrances,
                           lights, signs and the position landed in pixels
      --threads N          how many threads draw (the pixels are the same); default: all cores
      --fonts DIR          a folder with fonts, instead of the system's Noto; may be given often
      --simd LEVEL         scalar, baseline or avx2 (the pixels are the same); default: the best this processor has
      -q, --quiet          no warnings

    examples:
      wayframe render Assets/Samples/helsinki/day.json -o day.png
      wayframe render day.json -o dark.png --set lightingMode=lowLight --set settings.compassButton=false
      wayframe render day.json -o berlin.png --set 'map.sources=["berlin.osm.pbf"]' --layout berlin.json
    """

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
  guard let output = try arguments.one("--output") else { throw UsageError("name the output: -o OUT.png") }
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
