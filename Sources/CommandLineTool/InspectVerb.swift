import Images
import ShownText
import Suites
import Wayframe

enum InspectVerb: Verb {
  static let name = "inspect"
  static let summary = "show what a routing service's answer contains, or what a picture was drawn from"
  static let usage = "ROUTE.json [--json] [--format NAME] [--precision 5|6] | PICTURE.png [--json]"
  static let about = """
    Tells, per route: label, distance, duration, legs with their steps, traffic, speed limits and warnings.
    Of a PNG picture that gallery made: the version, the fonts and the scene that it was drawn from.
    """
  static let operand = OperandKind.files(["json", "gpx", "geojson", "png"])
  static let options: [OptionSpecification] = [
    .json,
    .value(
      "--format", as: "NAME", .words(RouteFormat.allCases.map(\.rawValue)),
      about: "which service answered; found by content when not given"),
    .value(
      "--precision", as: "N", .words(["5", "6"]),
      about: "digits of encoded polylines; the format's own rule when not given"),
  ]
  static let examples = [
    "Assets/Samples/helsinki/helsinki-1.valhalla-osrm.json",
    "answer.json --format mapbox --json",
    "pictures/header.png",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a routing service's answer or a picture")
    if let text = try recipe(of: path, isJSON: arguments.has("--json")) {
      try StandardStreams.output(text)
      return .success
    }
    var format: RouteFormat?
    if let name = try arguments.one("--format") {
      format = RouteFormat(rawValue: name)
      guard format != nil else {
        let known = RouteFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--format must be one of \(known), not \"\(name)\"")
      }
    }
    let precision = try arguments.integer("--precision", in: 5...6)
    let report = try RouteReport(path: path, format: format, precision: precision)
    try StandardStreams.output(arguments.has("--json") ? report.json() : report.text().shownLines)
    return .success
  }

  /// What a PNG file says of itself; `nil` for other files.
  private static func recipe(of path: String, isJSON: Bool) throws -> String? {
    guard path.lowercased().hasSuffix(".png") else { return nil }
    let bytes = try InputFile.read(path)
    do {
      guard let recipe = try PictureRecipe(png: bytes, file: path) else {
        throw FileFault("\(path): does not say what it was drawn from; only gallery writes that")
      }
      return isJSON ? recipe.json : recipe.summary.shownLines
    } catch let error as ImageError {
      throw FileFault("\(path): \(error)")
    }
  }
}
