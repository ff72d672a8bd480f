import ShownText
import Wayframe

enum InspectVerb: Verb {
  static let name = "inspect"
  static let summary = "show what a routing service's answer contains"
  static let usage = "ROUTE.json [--json] [--format NAME] [--precision 5|6]"
  static let about = """
    Tells, per route: label, distance, duration, legs with their steps, traffic, speed limits and warnings.
    """
  static let operand = OperandKind.files(["json", "gpx", "geojson"])
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
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("a routing service's answer")
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
}
