import Foundation
import JSON
import MapData

extension Operators {
  static let places: [String: Compile] = [
    "within": { (compiler, arguments) throws(ExpressionError) in
      let shapes = try compiler.shapes(arguments)
      guard !shapes.polygons.isEmpty else { throw compiler.at(1).error("\"within\" takes a Polygon or MultiPolygon.") }
      return Node(.boolean, Within(area: shapes.projected()), reads: .feature)
    },
    "distance": { (compiler, arguments) throws(ExpressionError) in
      Node(.number, Distance(target: try compiler.shapes(arguments)), reads: .feature)
    },
  ]
}

extension Compiler {
  /// More vertices than this would make every feature slow.
  private static let vertexLimit = 10_000

  fileprivate func shapes(_ arguments: [JSONValue]) throws(ExpressionError) -> Shapes {
    try expect(1...1, in: arguments)
    var shapes = Shapes()
    guard shapes.add(geoJSON: arguments[1]), !shapes.isEmpty else {
      throw at(1).error("\"\(arguments[0].string ?? "")\" takes GeoJSON: a geometry, a Feature or a FeatureCollection.")
    }
    guard shapes.vertexCount <= Self.vertexLimit else {
      throw at(1).error("This geometry has \(shapes.vertexCount) vertices; at most \(Self.vertexLimit) are allowed.")
    }
    return shapes
  }
}

/// Points, lines and polygons together, in whatever plane.
struct Shapes: Sendable {
  var points: [SIMD2<Double>] = []
  var lines: [[SIMD2<Double>]] = []
  /// Rings of each polygon: the outer one, then holes.
  var polygons: [[[SIMD2<Double>]]] = []

  init() {}

  init(_ geometry: FeatureGeometry) {
    switch geometry {
    case .points(let points): self.points = points
    case .lines(let lines): self.lines = lines
    case .polygons(let polygons): self.polygons = polygons.map(\.rings)
    }
  }

  var isEmpty: Bool { points.isEmpty && lines.isEmpty && polygons.isEmpty }

  var vertexCount: Int {
    points.count + lines.reduce(0) { $0 + $1.count } + polygons.joined().reduce(0) { $0 + $1.count }
  }

  func map(_ transform: (SIMD2<Double>) -> SIMD2<Double>) -> Shapes {
    var result = Shapes()
    result.points = points.map(transform)
    result.lines = lines.map { $0.map(transform) }
    result.polygons = polygons.map { $0.map { $0.map(transform) } }
    return result
  }

  /// Longitudes and latitudes as world points (Web Mercator, unit square).
  func projected() -> Shapes {
    map { degrees in
      let latitude = max(-85.051129, min(85.051129, degrees.y)) * .pi / 180
      return SIMD2(degrees.x / 360 + 0.5, (1 - asinh(tan(latitude)) / .pi) / 2)
    }
  }

  /// World points as longitudes and latitudes in degrees.
  func unprojected() -> Shapes {
    map { SIMD2(($0.x - 0.5) * 360, atan(sinh(.pi * (1 - 2 * $0.y))) * 180 / .pi) }
  }

  /// Adds what `json` holds; false where it is no GeoJSON.
  mutating func add(geoJSON json: JSONValue) -> Bool {
    switch json["type"]?.string {
    case "FeatureCollection":
      guard let features = json["features"]?.array else { return false }
      for feature in features where !add(geoJSON: feature) { return false }
      return true
    case "Feature": return json["geometry"].map { add(geoJSON: $0) } ?? false
    case "GeometryCollection":
      guard let geometries = json["geometries"]?.array else { return false }
      for geometry in geometries where !add(geoJSON: geometry) { return false }
      return true
    case let type?: return json["coordinates"].map { add($0, as: type) } ?? false
    case nil: return false
    }
  }

  private mutating func add(_ coordinates: JSONValue, as type: String) -> Bool {
    func list<T>(_ json: JSONValue, _ item: (JSONValue) -> T?) -> [T]? {
      guard let items = json.array else { return nil }
      let read = items.compactMap(item)
      return read.count == items.count ? read : nil
    }
    func point(_ json: JSONValue) -> SIMD2<Double>? {
      guard let numbers = json.array, numbers.count >= 2, let x = numbers[0].number, let y = numbers[1].number
      else { return nil }
      return SIMD2(x, y)
    }
    func line(_ json: JSONValue) -> [SIMD2<Double>]? { list(json, point) }
    func polygon(_ json: JSONValue) -> [[SIMD2<Double>]]? { list(json, line) }
    switch type {
    case "Point": return point(coordinates).map { points.append($0) } != nil
    case "MultiPoint": return list(coordinates, point).map { points += $0 } != nil
    case "LineString": return line(coordinates).map { lines.append($0) } != nil
    case "MultiLineString": return list(coordinates, line).map { lines += $0 } != nil
    case "Polygon": return polygon(coordinates).map { polygons.append($0) } != nil
    case "MultiPolygon": return list(coordinates, polygon).map { polygons += $0 } != nil
    default: return false
    }
  }
}

/// Whether points or lines lie wholly inside an area; what touches its edge does not, and polygons never do.
struct Within: BooleanOperation {
  let area: Shapes

  func boolean(_ context: EvaluationContext) -> Bool {
    switch context.feature?.geometry {
    case .points(let points)?:
      points.allSatisfy { point in area.polygons.contains { PlaneGeometry.isInside(point, $0) } }
    case .lines(let lines)?: lines.allSatisfy { line in area.polygons.contains { PlaneGeometry.isInside(line, $0) } }
    case .polygons?, nil: false
    }
  }
}

/// The shortest way in metres between the feature and some geometry, 0 where they meet.
struct Distance: NumberOperation {
  /// Longitudes and latitudes in degrees.
  let target: Shapes

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    guard let feature = context.feature else { throw .wrongType(expected: .object, found: .null) }
    let degrees = Shapes(feature.geometry).unprojected()
    guard let anyPoint = degrees.points.first ?? degrees.lines.first?.first ?? degrees.polygons.first?.first?.first
    else {
      throw .raised(message: "A feature without geometry is at no distance.")
    }
    let metres = MetresPerDegree(latitude: anyPoint.y)
    let here = degrees.map { ($0 - anyPoint) * metres.scale }
    let there = target.map { ($0 - anyPoint) * metres.scale }
    return PlaneGeometry.distance(here, there)
  }
}

/// How long a degree is near some latitude (WGS 84 radii of curvature).
private struct MetresPerDegree {
  let scale: SIMD2<Double>

  init(latitude: Double) {
    let equatorialRadius = 6_378_137.0
    let flattening = 1 / 298.257223563
    let eccentricitySquared = flattening * (2 - flattening)
    let angle = latitude * .pi / 180
    let w = 1 / (1 - eccentricitySquared * sin(angle) * sin(angle)).squareRoot()
    let perDegree = equatorialRadius * .pi / 180
    scale = SIMD2(perDegree * w * cos(angle), perDegree * w * w * w * (1 - eccentricitySquared))
  }
}
