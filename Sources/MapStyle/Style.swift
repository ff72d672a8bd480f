import JSON
import Pixels
import ShownText

/// A map style (MapLibre style specification, version 8).
public struct Style: Sendable {
  /// Larger styles are refused.
  public static let byteLimit = 64 << 20

  /// The style's own name.
  public let name: String?
  /// What the style says of itself, whatever it is.
  public let metadata: JSONValue?
  /// The light on buildings.
  public let light: Light
  /// `nil` when the style has no sky.
  public let sky: Sky?
  /// Where the style says that the map comes from.
  public let sources: [StyleSource]
  /// From the ground up.
  public let layers: [StyleLayer]
  /// The colours of `metadata["wayframe:palette"]` by name, for what is drawn beside the layers (route, traffic, …).
  public let palette: [String: Color]
  /// Where the map opens: longitude and latitude in degrees, zoom, bearing and pitch in degrees.
  public let center: SIMD2<Double>?
  /// The zoom at which the map opens, of 512-pixel tiles.
  public let zoom: Double?
  /// The direction at the top of the opened map, clockwise from north.
  public let bearingDegrees: Double?
  /// The opened map's tilt from straight down.
  public let pitchDegrees: Double?
  /// The address of the sprite or sprites, as the style gives it.
  public let sprite: JSONValue?
  /// The name of the projection where the style gives one.
  public let projectionName: String?
  /// What the style asks for that is not supported.
  public let notes: [StyleNote]

  /// What the style asks for that is not supported, one sentence each, with the place.
  public var warnings: [String] { notes.map(\.description) }

  /// Reads a style; `path` is its file, for messages; `language` (BCP 47) takes the slot of the style's label language, and
  /// `state` the place of defaults in the style's state.
  public init(
    json: [UInt8], path: String, language: String? = nil, state: [String: String] = [:]
  ) throws(StyleError) {
    try self.init(document: try Style.document(json, path: path), path: path, language: language, state: state)
  }

  static func document(_ bytes: [UInt8], path: String) throws(StyleError) -> JSONValue {
    guard bytes.count <= byteLimit else { throw .tooLarge(path: path, bytes: bytes.count, limit: byteLimit) }
    do {
      return try JSONValue(parsing: bytes, file: path)
    } catch {
      throw .invalidJSON(error)
    }
  }

  init(
    document: JSONValue, path: String, language: String?, state: [String: String] = [:],
    _ compiling: LayerCompiling = .atOnce
  ) throws(StyleError) {
    let root = JSONPath.root
    guard document.object != nil else {
      throw .wrongType(path: path, place: root, found: document.excerpt(), allowed: "an object")
    }
    guard document["version"] == .number(8) else {
      throw .unsupportedVersion(path: path, found: document["version"]?.excerpt() ?? "missing")
    }
    let fields = FieldReader(document, at: root, path: path)
    let layerList = try fields.required("layers", "an array", \.array)
    let document = LabelLanguage(language, in: document)?.applied(to: document) ?? document
    name = try fields.optional("name", "a string", \.string)
    metadata = document["metadata"]
    center = try fields.optional("center", "an array of 2 numbers") { SIMD2<Double>(Value($0)) }
    zoom = try fields.optional("zoom", "a number", \.number)
    bearingDegrees = try fields.optional("bearing", "a number", \.number)
    pitchDegrees = try fields.optional("pitch", "a number", \.number)
    sprite = document["sprite"]
    projectionName = document["projection"]?["type"]?.string ?? document["projection"]?["name"]?.string
    sources = try Style.sources(document["sources"], path: path)
    palette = try Style.palette(document["metadata"]?["wayframe:palette"], path: path)
    var reader = PropertyReader(path: path, globalState: Style.globalState(document["state"], state))
    light = try Light(document["light"], &reader)
    sky = document["sky"] == nil ? nil : try Sky(document["sky"], &reader)
    layers = try Style.layers(document["layers"]?.array ?? layerList, sources: sources, compiling, &reader)
    notes = reader.notes
  }

  private static func layers(
    _ list: [JSONValue], sources: [StyleSource], _ compiling: LayerCompiling, _ reader: inout PropertyReader
  ) throws(StyleError) -> [StyleLayer] {
    var layers: [StyleLayer] = []
    var ids: Set<String> = []
    let sourceIDs = Set(sources.map(\.id))
    for (index, json) in list.enumerated() {
      let place = JSONPath("layers").appending(index)
      let layer = try StyleLayer(json, at: place, compiling, &reader)
      guard ids.insert(layer.id).inserted else {
        throw .duplicateLayer(path: reader.path, place: place.appending("id"), id: layer.id)
      }
      if let source = layer.source, !sourceIDs.contains(source) {
        reader.note(.missingSource, place.appending("source"), "there is no source \"\(source.shown())\".")
      }
      layers.append(layer)
    }
    return layers
  }

  private static func sources(_ json: JSONValue?, path: String) throws(StyleError) -> [StyleSource] {
    guard let json, json != .null else { return [] }
    let place = JSONPath("sources")
    guard let object = json.object else {
      throw .wrongType(path: path, place: place, found: json.excerpt(), allowed: "an object")
    }
    var sources: [StyleSource] = []
    for (id, definition) in object.members {
      let fields = FieldReader(definition, at: place.appending(id), path: path)
      sources.append(
        StyleSource(id: id, type: try fields.required("type", "a string", \.string), definition: definition))
    }
    return sources
  }

  private static func palette(_ json: JSONValue?, path: String) throws(StyleError) -> [String: Color] {
    guard let json else { return [:] }
    guard let object = json.object else {
      throw .wrongType(
        path: path, place: JSONPath("metadata", "wayframe:palette"), found: json.excerpt(), allowed: "an object")
    }
    var palette: [String: Color] = [:]
    for (name, value) in object.members {
      guard let text = value.string, let color = Color(css: text) else {
        throw .invalidColor(
          path: path, place: JSONPath("metadata", "wayframe:palette", name), found: value.excerpt())
      }
      palette[name] = color
    }
    return palette
  }

  /// - Parameter values: of names that the style declares.
  private static func globalState(_ json: JSONValue?, _ values: [String: String]) -> [String: JSONValue] {
    var state: [String: JSONValue] = [:]
    for (name, definition) in json?.object?.members ?? [] {
      state[name] = values[name].map(JSONValue.string) ?? definition["default"] ?? .null
    }
    return state
  }
}

/// A source that a style names: its kind (`vector`, `geojson`, …) and all that the style says of it.
public struct StyleSource: Sendable {
  /// The source's name in the style.
  public let id: String
  /// The source's type, such as `vector`.
  public let type: String
  /// What the style says of the source.
  public let definition: JSONValue
}
