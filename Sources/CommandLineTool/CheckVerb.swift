import ShownText
import Suites
import Wayframe

enum CheckVerb: Verb {
  static let name = "check"
  static let summary = "list what a designer should know: contrast, cut texts, overlaps, settings without effect"
  static let usage = "SCENE|SUITE [--locale L,…] [--device D,…] [--text-size S,…] [--json] [options]"
  static let about = """
    Looks at the scene's interface by day and in low light, or at every frame of a suite in its own. Ends with 0 when
    there is nothing to say, with 1 when there is. Nothing is drawn, so all languages and devices take a moment only.

      contrast       text on colours of yours below 4.5:1, or 3:1 where it is large (24 points, bold 18.7); signs below 3:1
      truncatedText  a text that ends in "…"
      overlap        elements or views on each other, by how much, and the smallest change that takes them apart; or
                     beyond an edge
      laneColor      recommended lanes that look like their ground or like the other lanes
      noRoom         an element that is switched on and gives way, and why
      noEffect       a setting that changes nothing, why, and what of the scene lets it show
      nightColor     a colour of the header that rules in low light too, for want of one of its own
      previewOnly    what previews show and the SDK does not have
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value(
      "--locale", as: "L", .words(FrameRenderer.checkedLocales + ["all"]),
      about: "locales, with commas or given often; \"all\" for every language; default: the scene's"),
    .value(
      "--device", as: "D", .words(DevicePreset.allCases.map(\.rawValue) + ["all"]),
      about: "devices, with commas or given often; a size such as 320x568, or a name"),
    .value(
      "--text-size", as: "S", .words(TextSize.allCases.map(\.rawValue) + ["all"]),
      about: "text sizes, with commas or given often; \"all\" for every one; default: the scene's"),
    .value(
      "--longest-names", as: "N",
      about: "also tries the N longest street names of the map around the route, 1 to 1000, in header and footer"),
    .value(
      "--only", as: "PATTERN", about: "of a suite, only frames of such names, as in render; may be given often"),
    .json,
    .set,
    .settings,
    .fonts,
  ]
  static let examples = [
    "Assets/Samples/helsinki/day.json",
    "day.json --locale de_DE,th,my --device smallPhone,phoneLandscape --json",
    "day.json --text-size all --longest-names 20",
    "suite.json --only 'day/**'",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a scene file or a suite")
    let overrides = try SceneChanges.settings(arguments) + arguments.all("--set")
    let locales = try locales(arguments)
    let textSizes = try textSizes(arguments)
    let longestNames = try arguments.integer("--longest-names", in: 1...1_000) ?? 0
    let fonts = arguments.all("--fonts")
    let resources = try FrameResources(fontDirectories: fonts.isEmpty ? nil : fonts)
    let renderer = FrameRenderer(resources: resources)
    var line = ProgressLine(total: 0, isQuiet: arguments.has("--quiet"))
    func findings(_ scene: NavigationScene, _ lights: [SceneLightingMode], of frames: Int = 1) throws -> [Finding] {
      try renderer.findings(
        in: scene, locales: locales, devices: devices(arguments, like: scene.device), textSizes: textSizes,
        lightingModes: lights, longestNames: longestNames,
        progress: { line.advance(of: $0 * frames) })
    }
    let report: CheckReport
    if Suite.isSuite(path: path) {
      let suite = try Suite(path: path, overrides: overrides, resources: resources)
      let frames = try suite.frames(only: arguments.all("--only"))
      report = CheckReport(
        byFrame: try frames.map { frame in
          let scene = frame.navigationScene
          return (frame.name, try findings(scene, [scene.lightingMode], of: frames.count))
        })
    } else {
      guard !arguments.has("--only") else { throw UsageError("--only is for suites, and \(path) is a scene") }
      report = CheckReport(try findings(NavigationScene(path: path, overrides: overrides), []))
    }
    line.clear()
    try StandardStreams.output(arguments.has("--json") ? report.json() : report.text().shownLines)
    return report.findings.isEmpty ? .success : .differs
  }

  private static func locales(_ arguments: Arguments) throws(UsageError) -> [String] {
    let locales = words(arguments.all("--locale")).flatMap { $0 == "all" ? FrameRenderer.checkedLocales : [$0] }
    for locale in locales where !NavigationScene.isLocale(locale) {
      throw UsageError("--locale \(locale): write identifiers such as en_US, tr_TR, zh_TW")
    }
    for locale in locales where !FrameRenderer.checks(locale: locale) {
      let known = FrameRenderer.checkedLocales.joined(separator: ", ")
      throw UsageError("--locale \(locale): that language is not known; known: \(known), all")
    }
    return locales
  }

  private static func textSizes(_ arguments: Arguments) throws(UsageError) -> [TextSize] {
    var sizes: [TextSize] = []
    for name in words(arguments.all("--text-size")) {
      if name == "all" {
        sizes += TextSize.allCases
      } else if let size = TextSize(rawValue: name) {
        sizes.append(size)
      } else {
        let known = TextSize.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--text-size \(name): there is no such size; there are: \(known), all")
      }
    }
    return sizes
  }

  private static func devices(_ arguments: Arguments, like own: Device) throws(UsageError) -> [CheckedDevice] {
    var devices: [CheckedDevice] = []
    for name in words(arguments.all("--device")).flatMap({ $0 == "all" ? DevicePreset.allCases.map(\.rawValue) : [$0] })
    {
      guard let device = own.resized(to: name) else {
        let known = DevicePreset.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--device \(name): give a size such as 320x568 or one of \(known), all")
      }
      devices.append(CheckedDevice(name: name, device: device))
    }
    return devices
  }

  private static func words(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",").map(String.init) }
  }
}
