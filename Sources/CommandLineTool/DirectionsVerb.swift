import Wayframe

enum DirectionsVerb: Verb {
  static let name = "directions"
  static let summary = "draw the list of steps ahead as a picture of its own"
  static let options: [OptionSpecification] = [
    .value("--output", "-o"), .value("--width"), .value("--set"), .value("--threads"), .value("--fonts"),
    .value("--simd"),
  ]
  static let help = """
    wayframe directions SCENE -o LIST.png [--width N] [options]

    Draws the steps ahead of the scene's position as the SDK's directions list, as high as they need. Locale, light,
    text size and scale are the scene's. The distance of a step is from there to the next one.

      -o, --output FILE    the picture: .png, or .svg for the same as vectors
      --width N            points, 280 to 4096; default: the device's width
      --set KEY=VALUE      overrides a key of the scene; may be given often
      --threads N          how many threads draw; default: all cores
      --fonts DIR          a folder with fonts, instead of the system's Noto; may be given often
      --simd LEVEL         scalar, baseline or avx2; default: the best this processor has

    examples:
      wayframe directions Assets/Samples/helsinki/day.json -o steps.png
      wayframe directions day.json -o panel.png --width 640 --set lightingMode=lowLight
    """

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let scenePath = try arguments.operand("a scene file")
    let (output, format) = try pictureOutput(arguments)
    let widths = FrameRenderer.directionsListWidths
    let width = try arguments.integer("--width", in: Int(widths.lowerBound)...Int(widths.upperBound))
    let renderer = try frameRenderer(arguments)
    let scene = try NavigationScene(path: scenePath, overrides: arguments.all("--set"))
    let file = try OutputFile(output, keeping: [scenePath] + scene.inputFiles)
    try file.write(
      renderer.directionsList(of: scene, width: width.map(Double.init)), as: format, threads: renderer.threads)
    return .success
  }
}
