import Geometry
import JSON
import MapData
import ShownText

/// A feature of a GeoJSON source in world points, as it was written: rings in their order, closing points kept.
struct GeoJSONShape: Sendable {
  var feature: Feature
  var structured: StructuredProperties?
  var kind: TileFeature.Kind
  var parts: [[Point]]
  /// Of lines and rings, how much each point matters: the squared distance to the line without it, in world points.
  var importance: [[Double]]
  var bounds: Rect
}

/// Reads GeoJSON of any kind.
struct GeoJSONShapes {
  private(set) var shapes: [GeoJSONShape] = []
  private(set) var skipped = 0
  private let promotedID: String?

  init(promotedID: String?) { self.promotedID = promotedID }

  /// Whether `value` is GeoJSON at all.
  mutating func read(_ value: JSONValue) -> Bool {
    switch value["type"]?.string {
    case "FeatureCollection":
      guard let features = value["features"]?.array else { return false }
      for feature in features where !readFeature(feature) { skipped += 1 }
    case "Feature": if !readFeature(value) { skipped += 1 }
    case "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection":
      add(value, id: nil, properties: value["properties"])
    default: return false
    }
    return true
  }

  private mutating func readFeature(_ value: JSONValue) -> Bool {
    guard value["type"]?.string == "Feature", let geometry = value["geometry"] else { return false }
    if geometry == .null { return true }
    add(geometry, id: value["id"], properties: value["properties"])
    return true
  }

  private mutating func add(_ geometry: JSONValue, id: JSONValue?, properties: JSONValue?) {
    var plain: [String: PropertyValue] = [:]
    var structured: [String: JSONValue] = [:]
    for (name, value) in properties?.object?.members ?? [] {
      switch value {
      case .null: plain[name] = .null
      case .bool(let flag): plain[name] = .bool(flag)
      case .number(let number): plain[name] = .number(number)
      case .string(let text): plain[name] = .string(text)
      case .array, .object: structured[name] = value
      }
    }
    let chosen = promotedID.flatMap { properties?[$0] } ?? id
    let number = chosen?.number.flatMap { UInt64(exactly: $0) } ?? chosen?.string.flatMap { UInt64(written: $0) }
    var waiting = [geometry]
    while let value = waiting.popLast() {
      if value["type"]?.string == "GeometryCollection" {
        waiting += (value["geometries"]?.array ?? []).reversed()
      } else if let (kind, parts, shape) = Self.parts(value) {
        let feature = Feature(id: number, geometry: shape, properties: plain)
        shapes.append(
          GeoJSONShape(
            feature: feature, structured: structured.isEmpty ? nil : StructuredProperties(structured), kind: kind,
            parts: parts, importance: kind == .point ? [] : parts.map(LineSimplifier.importance),
            bounds: Rect(bounding: parts.joined())))
      } else {
        skipped += 1
      }
    }
  }

  private static func parts(_ geometry: JSONValue) -> (TileFeature.Kind, [[Point]], FeatureGeometry)? {
    let coordinates = geometry["coordinates"] ?? .null
    switch geometry["type"]?.string {
    case "Point":
      guard let point = position(coordinates) else { return nil }
      return (.point, [[point]], .points([point]))
    case "MultiPoint":
      guard let points = positions(coordinates), !points.isEmpty else { return nil }
      return (.point, points.map { [$0] }, .points(points))
    case "LineString":
      guard let line = positions(coordinates), line.count > 1 else { return nil }
      return (.line, [line], .lines([line]))
    case "MultiLineString":
      let lines = (coordinates.array ?? []).compactMap(positions).filter { $0.count > 1 }
      return lines.isEmpty ? nil : (.line, lines, .lines(lines))
    case "Polygon":
      let rings = (coordinates.array ?? []).compactMap(positions).filter { $0.count > 2 }
      return rings.isEmpty ? nil : (.polygon, rings, .polygons([Polygon(rings: rings)]))
    case "MultiPolygon":
      let polygons = (coordinates.array ?? []).map { ($0.array ?? []).compactMap(positions).filter { $0.count > 2 } }
        .filter { !$0.isEmpty }
      guard !polygons.isEmpty else { return nil }
      return (.polygon, polygons.flatMap { $0 }, .polygons(polygons.map { Polygon(rings: $0) }))
    default: return nil
    }
  }

  private static func positions(_ value: JSONValue) -> [Point]? {
    guard let items = value.array else { return nil }
    let points = items.compactMap(position)
    return points.count == items.count ? points : nil
  }

  private static func position(_ value: JSONValue) -> Point? {
    guard let numbers = value.array, numbers.count >= 2, let longitude = numbers[0].number,
      let latitude = numbers[1].number, longitude.isFinite, latitude.isFinite, abs(longitude) <= 1e6
    else { return nil }
    return WebMercator.project(Coordinate(latitude: latitude, longitude: longitude))
  }
}

/// Leaves out points of lines that hardly change them (Douglas and Peucker).
enum LineSimplifier {
  /// For each point the squared distance at which it is given up; both ends never are.
  static func importance(_ line: [Point]) -> [Double] {
    var result = [Double](repeating: 0, count: line.count)
    guard line.count > 1 else { return result }
    result[0] = .infinity
    result[line.count - 1] = .infinity
    var waiting = [(0, line.count - 1)]
    while let (first, last) = waiting.popLast() {
      var (best, greatest) = (0, 0.0)
      guard last > first + 1 else { continue }
      for index in (first + 1)..<last {
        let distance = squaredDistance(line[index], line[first], line[last])
        if distance > greatest { (best, greatest) = (index, distance) }
      }
      guard greatest > 0 else { continue }
      result[best] = greatest
      waiting.append((first, best))
      waiting.append((best, last))
    }
    return result
  }

  private static func squaredDistance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let side = b - a
    let length = side.dot(side)
    guard length > 0 else { return (p - a).dot(p - a) }
    let t = min(max((p - a).dot(side) / length, 0), 1)
    let gap = p - (a + side * t)
    return gap.dot(gap)
  }
}
