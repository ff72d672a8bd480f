import JSON
import MapData

/// What a layer draws, with the properties of its kind.
public indirect enum LayerKind: Sendable {
  /// A colour on the whole frame.
  case background(BackgroundLayer)
  /// Areas.
  case fill(FillLayer)
  /// Lines.
  case line(LineLayer)
  /// Texts and icons.
  case symbol(SymbolLayer)
  /// Buildings that rise.
  case fillExtrusion(FillExtrusionLayer)
  /// Discs.
  case circle(CircleLayer)
  /// Pictures of the ground.
  case raster(RasterLayer)
  /// Light and shadow of the relief.
  case hillshade(HillshadeLayer)
  /// How densely points lie.
  case heatmap(HeatmapLayer)
  /// A kind that is not drawn, by the name the style gives.
  case unsupported(String)
}

/// A layer of a style: which features it takes and how it draws them.
public struct StyleLayer: Sendable {
  /// The layer's name in the style.
  public let id: String
  /// What it draws, as the style names it: `fill`, `line`, `fill-extrusion`, ….
  public let type: String
  /// What it draws, with the properties of its kind.
  public var kind: LayerKind { body.kind }
  /// The source's name; `nil` for a background.
  public let source: String?
  /// The layer of the data; `nil` where the source has only one.
  public let sourceLayer: String?
  /// The layer shows at zooms `minZoom..<maxZoom`.
  public let minZoom: Double
  /// The zoom from which on it no longer shows.
  public let maxZoom: Double
  /// Whether it shows at all.
  public let isVisible: Bool
  /// What the style says of the layer, whatever it is.
  public let metadata: JSONValue?
  private let body: LayerBody

  init(
    _ json: JSONValue, at place: JSONPath, _ compiling: LayerCompiling, _ reader: inout PropertyReader
  ) throws(StyleError) {
    let fields = FieldReader(json, at: place, path: reader.path)
    id = try fields.required("id", "a string", \.string)
    type = try fields.required("type", "a string", \.string)
    source = try fields.optional("source", "a string", \.string)
    sourceLayer = try fields.optional("source-layer", "a string", \.string)
    minZoom = try fields.zoom("minzoom") ?? 0
    maxZoom = try fields.zoom("maxzoom") ?? .infinity
    metadata = json["metadata"]
    isVisible = try StyleLayer.isVisible(json["layout"]?["visibility"], at: place, &reader)
    body = try LayerBody(type: type, json, at: place, compiling, &reader)
  }

  private static func isVisible(
    _ json: JSONValue?, at place: JSONPath, _ reader: inout PropertyReader
  ) throws(StyleError) -> Bool {
    let visibility = try reader.read(
      json, at: place.appending("layout").appending("visibility"), default: Visibility.visible, .surroundings)
    return visibility.value(EvaluationContext(zoom: 0)) == .visible
  }

  /// Whether `kind` is at hand already; with `LayerCompiling.whenUsed` the first to ask for it compiles it.
  public var isCompiled: Bool { body.isCompiled }

  /// Whether the style gives a value of its own to a property of the layer's `paint`.
  public func states(paint property: String) -> Bool { body.states(paint: property) }

  /// Whether the layer shows at `zoom` at all.
  public func isShown(atZoom zoom: Double) -> Bool { isVisible && zoom >= minZoom && zoom < maxZoom }

  /// Whether the filter accepts the feature; a filter that fails accepts none.
  public func accepts(_ feature: Feature, zoom: Double) -> Bool {
    body.filter == nil || accepts(EvaluationContext(zoom: zoom, feature: feature))
  }

  /// Whether the filter accepts the context's feature.
  public func accepts(_ context: EvaluationContext) -> Bool {
    guard let filter = body.filter else { return true }
    do { return try filter.boolean(context) } catch { return false }
  }
}

enum Visibility: String, PropertyKeyword { case visible, none }

/// Reads plain members of an object.
struct FieldReader {
  private let json: JSONValue
  private let place: JSONPath
  private let path: String

  init(_ json: JSONValue, at place: JSONPath, path: String) {
    self.json = json
    self.place = place
    self.path = path
  }

  func optional<T>(
    _ key: String, _ allowed: String, _ read: (JSONValue) -> T?
  ) throws(StyleError) -> T? {
    guard let value = json[key], value != .null else { return nil }
    guard let result = read(value) else {
      throw .wrongType(path: path, place: place.appending(key), found: value.excerpt(), allowed: allowed)
    }
    return result
  }

  func required<T>(_ key: String, _ allowed: String, _ read: (JSONValue) -> T?) throws(StyleError) -> T {
    guard json.object != nil else {
      throw .wrongType(path: path, place: place, found: json.excerpt(), allowed: "an object")
    }
    guard let result = try optional(key, allowed, read) else {
      throw .missingKey(path: path, place: place, key: key)
    }
    return result
  }

  func zoom(_ key: String) throws(StyleError) -> Double? {
    guard let zoom = try optional(key, "a number", \.number) else { return nil }
    guard (0...24).contains(zoom) else {
      throw .outOfRange(path: path, place: place.appending(key), found: zoom, allowed: "0 to 24")
    }
    return zoom
  }
}
