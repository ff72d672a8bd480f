import Wayframe

enum LayoutVerb: Verb {
  static let name = "layout"
  static let summary = "print where every element of a scene's frame is"
  static let usage = "SCENE [--set KEY=VALUE …] [--device D] [options]"
  static let about = """
    Prints, as JSON, every interface element that is shown (name, x, y, width, height in points), where destination,
    entrances, lights, signs and the position landed (pixels), and the fonts used.
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .set,
    .device,
    .settings,
    .fonts,
  ]
  static let examples = [
    "Assets/Samples/helsinki/day.json --set device.width=320"
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a scene file")
    let fonts = arguments.all("--fonts")
    let scene = try NavigationScene(path: path, overrides: SceneChanges.overrides(arguments))
    let renderer = try FrameRenderer(fontDirectories: fonts.isEmpty ? nil : fonts)
    try StandardStreams.output(renderer.layout(of: scene).json())
    return .success
  }
}
