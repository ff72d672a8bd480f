import Wayframe

enum LayoutVerb: Verb {
  static let name = "layout"
  static let summary = "print where every element of a scene's frame is"
  static let options: [OptionSpecification] = [.value("--set"), .value("--fonts")]
  static let help = """
    wayframe layout SCENE [--set KEY=VALUE …] [--fonts DIR]

    Prints, as JSON, every interface element that is shown (name, x, y, width, height in points), where destination,
    entrances, lights, signs and the position landed (pixels), and the fonts used.

    example:
      wayframe layout Assets/Samples/helsinki/day.json --set device.width=320
    """

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a scene file")
    let fonts = arguments.all("--fonts")
    let scene = try NavigationScene(path: path, overrides: arguments.all("--set"))
    let renderer = try FrameRenderer(fontDirectories: fonts.isEmpty ? nil : fonts)
    try StandardStreams.output(renderer.layout(of: scene).json())
    return .success
  }
}
