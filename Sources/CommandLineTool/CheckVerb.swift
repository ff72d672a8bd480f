import ShownText
import Wayframe

enum CheckVerb: Verb {
  static let name = "check"
  static let summary = "list what a designer should know: contrast, cut texts, overlaps, settings without effect"
  static let usage = "SCENE [--locale L,…] [--device D,…] [--json] [options]"
  static let about = """
    Looks at the scene's interface by day and in low light. Ends with 0 when there is nothing to say, with 1 when there
    is. Nothing is drawn, so all languages and devices take a moment only.

      contrast       text on colours of yours below 4.5:1, or 3:1 where it is large (24 points, bold 18.7); signs below 3:1
      truncatedText  a text that ends in "…"
      overlap        elements or views on each other, or beyond an edge
      laneColor      recommended lanes that look like their ground or like the other lanes
      noRoom         an element that is switched on and gives way, and why
      noEffect       a setting that changes nothing, and why
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value(
      "--locale", as: "L", .words(FrameRenderer.checkedLocales + ["all"]),
      about: "locales, with commas or given often; \"all\" for every language; default: the scene's"),
    .value(
      "--device", as: "D", .words(DevicePreset.allCases.map(\.rawValue) + ["all"]),
      about: "devices, with commas or given often; a size such as 320x568, or a name"),
    .json,
    .set,
    .fonts,
  ]
  static let examples = [
    "Assets/Samples/helsinki/day.json",
    "day.json --locale de_DE,th,my --device smallPhone,phoneLandscape --json",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a scene file")
    let scene = try NavigationScene(path: path, overrides: arguments.all("--set"))
    let locales = words(arguments.all("--locale")).flatMap { $0 == "all" ? FrameRenderer.checkedLocales : [$0] }
    for locale in locales where !NavigationScene.isLocale(locale) {
      throw UsageError("--locale \(locale): write identifiers such as en_US, tr_TR, zh_TW")
    }
    for locale in locales where !FrameRenderer.checks(locale: locale) {
      let known = FrameRenderer.checkedLocales.joined(separator: ", ")
      throw UsageError("--locale \(locale): that language is not known; known: \(known), all")
    }
    var devices: [CheckedDevice] = []
    for name in words(arguments.all("--device")).flatMap({ $0 == "all" ? DevicePreset.allCases.map(\.rawValue) : [$0] })
    {
      guard let device = scene.device.resized(to: name) else {
        let known = DevicePreset.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--device \(name): give a size such as 320x568 or one of \(known), all")
      }
      devices.append(CheckedDevice(name: name, device: device))
    }
    let fonts = arguments.all("--fonts")
    let renderer = try FrameRenderer(fontDirectories: fonts.isEmpty ? nil : fonts)
    let report = CheckReport(try renderer.findings(in: scene, locales: locales, devices: devices))
    try StandardStreams.output(arguments.has("--json") ? report.json() : report.text().shownLines)
    return report.findings.isEmpty ? .success : .differs
  }

  private static func words(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",").map(String.init) }
  }
}
