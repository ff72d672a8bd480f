import Foundation
import Images
import JSON
import MapData
import MapStyle
import ShownText
import StyleDrawing

/// What a file holds that maps are made of: tiles, archives, map data, styles, sprites, pictures, glyphs.
public struct FileReport: Sendable, Codable {
  /// A field of a layer.
  public struct Field: Sendable, Codable {
    /// The field's name.
    public var name: String
    /// `string`, `number`, `boolean` or `null`, those that were seen and those that the file states.
    public var types: [String]
    /// How many features have it.
    public var count: Int
    /// How many different values it has; `nil` where there are too many to count.
    public var differentValues: Int?
    /// The most frequent values, as text.
    public var values: [String]
    /// The least and the greatest number.
    public var range: [Double]?
  }

  /// A layer of map data.
  public struct Layer: Sendable, Codable {
    /// The layer's name.
    public var name: String
    /// How many features, and how many of them are points, lines and areas.
    public var features, points, lines, polygons: Int
    /// The coarsest and the finest level that have it.
    public var zooms: [Int]?
    /// Units along a tile's side.
    public var extent: Int?
    /// By name.
    public var fields: [Field]
  }

  /// A picture of a sprite.
  public struct Image: Sendable, Codable {
    /// The picture's name.
    public var name: String
    /// In pixels.
    public var width, height: Int
    /// Pixels a point.
    public var pixelRatio: Double
    /// Whether it is to be coloured at will.
    public var isSDF: Bool
  }

  /// A font's range of glyphs.
  public struct Glyphs: Sendable, Codable {
    /// The font's name and the range.
    public var font, range: String
    /// How many glyphs there are.
    public var count: Int
  }

  /// What it is, such as `PMTiles` or `map style`.
  public var kind: String
  /// What it is called, what it is about, what its tiles are, as it says itself.
  public var name, description, format: String?
  /// The credit that it asks for.
  public var attribution: String?
  /// The schema that its layers follow.
  public var schema: String?
  /// West, south, east and north in degrees.
  public var bounds: [Double]?
  /// The coarsest and the finest level.
  public var zooms: [Int]?
  /// How many tiles there are, and in how many of them layers were counted.
  public var tiles, tilesRead: Int?
  /// Whether all there is was counted.
  public var isComplete: Bool?
  /// By name.
  public var layers: [Layer]?
  /// What a style holds.
  public var style: StyleSummary?
  /// A sprite's pictures by name.
  public var images: [Image]?
  /// Fonts of a file of glyphs.
  public var glyphs: [Glyphs]?
  /// The routes that GeoJSON holds when it is read as a route.
  public var routes: [RouteReport.Route]?
  /// A picture's size in pixels.
  public var width, height: Int?
  /// A picture's texts by keyword.
  public var texts: [String: String]?
  /// What could not be read, one sentence each.
  public var warnings: [String] = []

  private init(kind: String) { self.kind = kind }

  /// Values of a field that are listed.
  private static let shownValues = 12

  // MARK: Reading

  /// Looks at a file or a folder; `nil` for JSON that is none of these, such as a routing service's answer.
  ///
  /// - Parameters:
  ///   - path: of the file or folder.
  ///   - threads: how many read it.
  public init?(path: String, threads: Int = 1) throws {
    let bytes = try? InputFile.read(path, limit: 64 << 20)
    if let bytes, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = try Self.picture(bytes, path: path)
    } else if let bytes, let glyphs = GlyphFile(bytes: bytes) {
      self.init(kind: "glyphs")
      self.glyphs = glyphs.stacks.map { Glyphs(font: $0.name, range: $0.range, count: $0.glyphs) }
    } else if let bytes, bytes.first(where: { !($0 <= 0x20 || $0 >= 0xBB) }) == UInt8(ascii: "{") {
      guard let report = try Self.document(bytes, path: path, threads: threads) else { return nil }
      self = report
    } else {
      self.init(try MapSurvey(path: path, threads: threads))
    }
  }

  private static func picture(_ bytes: [UInt8], path: String) throws(StyledMapError) -> FileReport {
    do {
      let picture = try PNG.decode(bytes)
      var report = FileReport(kind: "PNG picture")
      (report.width, report.height) = (picture.width, picture.height)
      report.texts = try PNG.texts(in: bytes)
      return report
    } catch {
      throw .image(path: path, error)
    }
  }

  private static func document(_ bytes: [UInt8], path: String, threads: Int) throws -> FileReport? {
    let json = try JSONValue(parsing: bytes, file: path, badUTF8: .replaced)
    if json["version"]?.number != nil, json["layers"]?.array != nil {
      var report = FileReport(kind: "map style")
      report.name = json["name"]?.string
      report.style = StyleSummary(json)
      return report
    }
    if json["type"]?.string.map({ Self.geoJSON.contains($0) }) == true {
      var report = FileReport(try MapSurvey(path: path, threads: threads))
      report.tilesRead = nil
      // Lines may be meant as a route.
      if let route = try? RouteReport(path: path) {
        report.format = route.format
        report.routes = route.routes
      }
      return report
    }
    if json["tilejson"] != nil || json["vector_layers"]?.array != nil { return tileJSON(json) }
    return sprite(json, bytes, path: path)
  }

  private static let geoJSON: Set<String> = [
    "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
  ]

  private static func tileJSON(_ json: JSONValue) -> FileReport {
    var report = FileReport(kind: "TileJSON")
    report.name = json["name"]?.string
    report.description = json["description"]?.string
    report.format = json["format"]?.string
    report.attribution = json["attribution"]?.string.map(PlainText.fromHTML)
    report.bounds = json["bounds"]?.array?.compactMap(\.number)
    func zoom(_ json: JSONValue?) -> Int? { json?.number.flatMap { Int(exactly: $0) } }
    if let low = zoom(json["minzoom"]), let high = zoom(json["maxzoom"]) { report.zooms = [low, high] }
    report.layers = json["vector_layers"]?.array?.map { layer in
      let fields = (layer["fields"]?.object?.members ?? []).map { member in
        Field(name: member.key, types: [member.value.string?.lowercased() ?? ""], count: 0, values: [])
      }
      var zooms: [Int]?
      if let low = zoom(layer["minzoom"]), let high = zoom(layer["maxzoom"]) { zooms = [low, high] }
      return Layer(
        name: layer["id"]?.string ?? "", features: 0, points: 0, lines: 0, polygons: 0, zooms: zooms,
        fields: fields.sorted { $0.name < $1.name })
    }
    return report
  }

  private static func sprite(_ json: JSONValue, _ bytes: [UInt8], path: String) -> FileReport? {
    // Its sheet tells how large it is; without one only the index is looked at.
    let sheet = (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + ".png"
    let size = (try? InputFile.read(sheet)).flatMap { try? PNG.decode($0) }.map { ($0.width, $0.height) }
    let limit = size ?? (1 << 20, 1 << 20)
    guard json.object?.members.isEmpty == false,
      let sprite = try? Sprite(json: bytes, path: path, sheetWidth: limit.0, sheetHeight: limit.1)
    else { return nil }
    var report = FileReport(kind: "sprite")
    (report.width, report.height) = (size?.0, size?.1)
    report.images = sprite.entries.keys.sorted().compactMap { name in
      sprite.entries[name].map {
        Image(name: name, width: $0.width, height: $0.height, pixelRatio: $0.pixelRatio, isSDF: $0.isSDF)
      }
    }
    if size == nil {
      report.warnings = ["\(sheet): there is no such picture, so the pictures' places are not checked."]
    }
    return report
  }

  private init(_ survey: MapSurvey) {
    self.init(kind: survey.kind)
    (name, description, format, attribution) = (survey.name, survey.description, survey.format, survey.attribution)
    schema = survey.schema?.rawValue
    bounds = survey.bounds
    zooms = survey.zooms.map { [$0.lowerBound, $0.upperBound] }
    tiles = survey.tiles
    tilesRead = survey.tiles == nil ? nil : survey.tilesRead
    isComplete = survey.isComplete
    layers = survey.layers.map(Layer.init)
    warnings = survey.warnings
    if !survey.countsAllTiles {
      warnings.append("there are more tiles than \(survey.tiles ?? 0); the rest was not counted.")
    }
  }
}

extension FileReport.Layer {
  fileprivate init(_ summary: LayerSummary) {
    self.init(
      name: summary.name, features: summary.count, points: summary.points, lines: summary.lines,
      polygons: summary.polygons, zooms: summary.zooms.map { [$0.lowerBound, $0.upperBound] }, extent: summary.extent,
      fields: [])
    let names = Set(summary.fields.keys).union(summary.statedFields.keys)
    fields = names.sorted().map { name in
      let field = summary.fields[name]
      var types = field?.types ?? []
      if types.isEmpty, let stated = summary.statedFields[name], !stated.isEmpty { types.insert(stated.lowercased()) }
      let ranked = (field?.values ?? [:]).map { (text: $0.key.shownText, count: $0.value) }
        .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
      return FileReport.Field(
        name: name, types: types.sorted(), count: field?.count ?? 0, differentValues: field?.values?.count,
        values: ranked.prefix(12).map(\.text), range: field?.range.map { [$0.lowerBound, $0.upperBound] })
    }
  }
}

extension PropertyValue {
  fileprivate var shownText: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.shortText
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}
