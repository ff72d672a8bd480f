import Wayframe

enum DirectionsVerb: Verb {
  static let name = "directions"
  static let summary = "draw the list of steps ahead as a picture of its own"
  static let usage = "SCENE -o LIST.png [--width N] [options]"
  static let about = """
    Draws the steps ahead of the scene's position as the SDK's directions list, as high as they need. Locale, light,
    text size and scale are the scene's. The distance of a step is from there to the next one.
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .picture,
    .svgText,
    .value("--width", as: "N", about: "points, 280 to 4096; default: the device's width"),
    .set,
    .threads,
    .fonts,
    .simd,
  ]
  static let examples = [
    "Assets/Samples/helsinki/day.json -o steps.png",
    "day.json -o panel.png --width 640 --set lightingMode=lowLight",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let scenePath = try arguments.operand("a scene file")
    let output = try PictureOutput(arguments)
    let widths = FrameRenderer.directionsListWidths
    let width = try arguments.integer("--width", in: Int(widths.lowerBound)...Int(widths.upperBound))
    let renderer = try frameRenderer(arguments)
    let scene = try NavigationScene(path: scenePath, overrides: arguments.all("--set"))
    let file = try OutputFile(output.path, keeping: [scenePath] + scene.inputFiles)
    let frame = try renderer.directionsList(of: scene, width: width.map(Double.init))
    try file.write(frame.bytes(output.format, letters: output.letters, threads: renderer.threads))
    return .success
  }
}
