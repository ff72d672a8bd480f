import Images
import ShownText
import Suites
import Wayframe

enum InspectVerb: Verb {
  static let name = "inspect"
  static let summary = "show what a file holds: map data, tiles, styles, sprites, pictures, routing services' answers"
  static let usage = "FILE [--json] | ROUTE.json [--json] [--format NAME] [--precision 5|6]"
  static let about = """
    Tells what a file holds, found by its content:

      map data   vector tiles and folders of them, MBTiles, PMTiles, OpenStreetMap PBF and XML, GeoJSON, TileJSON: bounds,
                 zooms, tiles, credit, schema, layers with their counts, fields and values
      styles     sources, layers, sprites, fonts, pictures; sprites and glyphs too
      pictures   PNG: the size; of one that gallery made the version, the fonts and the scene that it was drawn from
      routes     a routing service's answer: per route label, distance, duration, legs with steps, traffic, speed limits
    """
  static let operand = OperandKind.files([
    "json", "gpx", "geojson", "png", "mvt", "pbf", "mbtiles", "pmtiles", "osm",
  ])
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
    "finland.mbtiles --json",
    "pictures/header.png",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("one file")
    if let text = try recipe(of: path, isJSON: arguments.has("--json")) {
      try StandardStreams.output(text)
      return .success
    }
    if !arguments.has("--format"), !arguments.has("--precision"), let report = try contents(of: path) {
      try StandardStreams.output(arguments.has("--json") ? report.json() : report.text().shownLines)
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

  /// What the file holds; `nil` for routing services' answers and GPX.
  private static func contents(of path: String) throws -> FileReport? {
    if path.lowercased().hasSuffix(".gpx") { return nil }
    return try FileReport(path: path, threads: AvailableProcessors.count)
  }

  /// What a PNG file says of itself; `nil` for other files.
  private static func recipe(of path: String, isJSON: Bool) throws -> String? {
    guard path.lowercased().hasSuffix(".png") else { return nil }
    let bytes = try InputFile.read(path)
    do {
      guard let recipe = try PictureRecipe(png: bytes, file: path) else { return nil }
      return isJSON ? recipe.json : recipe.summary.shownLines
    } catch {
      throw FileFault("\(path): \(error)")
    }
  }
}
