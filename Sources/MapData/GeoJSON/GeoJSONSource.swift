import Geometry
import JSON

/// A GeoJSON document as map features.
///
/// Source: RFC 7946. A feature's layer is its property `layer`, else the file's name up to the first point. What has no
/// geometry, or positions that are no numbers, is left out with a warning.
public final class GeoJSONSource: FeatureSource {
  static let sizeLimit = 256 << 20

  /// What the file covers, in world points.
  public let bounds: Rect
  /// Always `nil`: the format states none.
  public let attribution: String? = nil

  private struct Entry {
    var layer: String
    var feature: Feature
    var bounds: Rect
  }

  private let entries: [Entry]
  private let warnings: [String]

  /// Opens a file; a fault names the file, the place and what is allowed there.
  public convenience init(path: String) throws(MapDataError) { try self.init(file: ByteFile(path: path)) }

  init(file: ByteFile) throws(MapDataError) {
    let bytes = try file.contents(limit: Self.sizeLimit)
    let root: JSONValue
    do {
      root = try JSONValue(parsing: bytes, file: file.path, badUTF8: .replaced)
    } catch {
      throw .invalidJSON(error)
    }
    var reader = GeoJSONReader(defaultLayer: Self.layerName(file.path))
    guard reader.read(root) else {
      throw .malformed(
        path: file.path, place: "its first object", reason: "it is no GeoJSON: the type is missing or unknown")
    }
    entries = reader.features.map { Entry(layer: $0.layer, feature: $0.feature, bounds: $0.feature.geometry.bounds) }
    bounds = entries.reduce(Rect.null) { $0.union($1.bounds) }
    let skipped = reader.skipped.counted(
      "geometry is empty or unusable and was", "geometries are empty or unusable and were")
    let isEmpty = entries.isEmpty ? ["holds no features"] : []
    let reasons = isEmpty + (reader.skipped > 0 ? ["\(skipped) left out"] : [])
    warnings = reasons.isEmpty ? [] : ["\(file.path): \(reasons.joined(separator: "; "))."]
  }

  /// The features that touch a part of the world, whatever the zoom.
  public func features(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    var result = FeatureLayers(warnings: warnings)
    for copy in WorldCopies.touched(by: region.union(bounds)) {
      let shift = Point(Double(copy), 0)
      for entry in entries where region.touches(entry.bounds.offset(by: shift)) {
        result.layers[entry.layer, default: []].append(entry.feature.offset(by: shift))
      }
    }
    return result
  }

  private static func layerName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let base = name.prefix { $0 != "." }
    return base.isEmpty ? String(name) : String(base)
  }
}

/// Collects the features of a document.
private struct GeoJSONReader {
  let defaultLayer: String
  private(set) var features: [(layer: String, feature: Feature)] = []
  private(set) var skipped = 0

  init(defaultLayer: String) { self.defaultLayer = defaultLayer }

  /// False where the value is no GeoJSON object at all.
  mutating func read(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value, case .string(let type)? = object["type"] else { return false }
    switch type {
    case "FeatureCollection":
      guard case .array(let list)? = object["features"] else { return false }
      for item in list where !readFeature(item) { skipped += 1 }
      return true
    case "Feature": if !readFeature(value) { skipped += 1 }
    case "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection":
      add(value, id: nil, properties: [:])
    default: return false
    }
    return true
  }

  private mutating func readFeature(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value, case .string("Feature")? = object["type"] else { return false }
    var properties: [String: PropertyValue] = [:]
    for (name, value) in object["properties"]?.object?.members ?? [] { properties[name] = Self.property(value) }
    var id: UInt64?
    if case .number(let number)? = object["id"] { id = UInt64(exactly: number) }
    guard let geometry = object["geometry"], geometry != .null else { return false }
    add(geometry, id: id, properties: properties)
    return true
  }

  /// Arrays and objects are dropped: styles cannot look into them.
  private static func property(_ value: JSONValue) -> PropertyValue? {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array, .object: nil
    }
  }

  private mutating func add(_ geometry: JSONValue, id: UInt64?, properties: [String: PropertyValue]) {
    var layer = defaultLayer
    if case .string(let name)? = properties["layer"] { layer = name }
    // A list instead of recursion: collections may hold collections.
    var waiting = [geometry]
    while let value = waiting.popLast() {
      guard case .object(let object) = value, case .string(let type)? = object["type"] else {
        skipped += 1
        continue
      }
      if type == "GeometryCollection" {
        if case .array(let parts)? = object["geometries"] { waiting.append(contentsOf: parts.reversed()) }
      } else if let shape = GeoJSONGeometry.shape(type, object["coordinates"] ?? .null) {
        features.append((layer, Feature(id: id, geometry: shape, properties: properties).formed(in: layer)))
      } else {
        skipped += 1
      }
    }
  }
}

/// Positions of GeoJSON as world points.
private enum GeoJSONGeometry {
  static func shape(_ type: String, _ coordinates: JSONValue) -> FeatureGeometry? {
    switch type {
    case "Point": position(coordinates).map { .points([$0]) }
    case "MultiPoint": list(coordinates, position).map { .points($0) }
    case "LineString": line(coordinates).map { .lines([$0]) }
    case "MultiLineString": list(coordinates, line).map { .lines($0) }
    case "Polygon": polygon(coordinates).map { .polygons([$0]) }
    case "MultiPolygon": list(coordinates, polygon).map { .polygons($0) }
    default: nil
    }
  }

  /// The usable elements, nil for none.
  private static func list<T>(_ value: JSONValue, _ element: (JSONValue) -> T?) -> [T]? {
    guard case .array(let values) = value else { return nil }
    let usable = values.compactMap(element)
    return usable.isEmpty ? nil : usable
  }

  private static func position(_ value: JSONValue) -> Point? {
    guard case .array(let numbers) = value, numbers.count >= 2, case .number(let longitude) = numbers[0],
      case .number(let latitude) = numbers[1], abs(latitude) <= 90, abs(longitude) <= 540
    else { return nil }
    return WebMercator.project(Coordinate(latitude: latitude, longitude: longitude))
  }

  private static func line(_ value: JSONValue) -> [Point]? {
    guard let points = list(value, position), points.count > 1 else { return nil }
    return points
  }

  private static func polygon(_ value: JSONValue) -> Polygon? {
    guard case .array(let values) = value else { return nil }
    var rings: [[Point]] = []
    for (index, value) in values.enumerated() {
      var ring = list(value, position) ?? []
      if ring.count > 1, ring.first == ring.last { ring.removeLast() }
      let area = PlaneArea.signed(ring)
      guard ring.count >= 3, area != 0 else {
        if index == 0 { return nil }
        continue
      }
      // Writers do not agree on the order of points; the first ring is the outer one whatever its order.
      rings.append((area > 0) == (index == 0) ? ring : ring.reversed())
    }
    return rings.isEmpty ? nil : Polygon(rings: rings)
  }
}
