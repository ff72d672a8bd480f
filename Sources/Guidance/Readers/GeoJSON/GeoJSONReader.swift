import Geometry

/// GeoJSON (RFC 7946): every line is a route, parts of a multi-line that meet are its legs, and parts that do not
/// are one leg with a gap. Points and areas are skipped.
///
/// Of a feature's properties `name` (or `label`), `distance` in metres and `duration` in seconds are used, also inside
/// `summary` as openrouteservice writes them.
struct GeoJSONReader {
  var options: ReadingOptions

  private var coordinates: CoordinateReading { CoordinateReading(options: options) }

  func read(_ root: JSONNode) throws(RouteError) -> RouteResponse {
    var routes: [Route] = []
    try collect(root, properties: nil, into: &routes)
    return RouteResponse(routes: routes, format: .geoJSON, warnings: [])
  }

  private func collect(_ node: JSONNode, properties: JSONNode?, into routes: inout [Route]) throws(RouteError) {
    switch node["type"]?.text {
    case "FeatureCollection":
      for feature in node.list("features") { try collect(feature, properties: nil, into: &routes) }
    case "Feature":
      if let geometry = node["geometry"] { try collect(geometry, properties: node["properties"], into: &routes) }
    case "GeometryCollection":
      for geometry in node.list("geometries") { try collect(geometry, properties: properties, into: &routes) }
    case "LineString":
      let list = try node.required("coordinates", "an array of positions")
      routes.append(try route([list], properties: properties, path: node.path.description))
    case "MultiLineString":
      let list = try node.required("coordinates", "an array of lines")
      routes.append(try route(list.elements, properties: properties, path: node.path.description))
    default: break
    }
  }

  private func route(_ lines: [JSONNode], properties: JSONNode?, path: String) throws(RouteError) -> Route {
    var draft = RouteDraft(file: options.file, path: path.isEmpty ? "coordinates" : "\(path).coordinates")
    draft.label = properties?.string("label") ?? properties?.string("name")
    draft.distance = try properties?.metres("distance")
    draft.duration = try properties?.seconds("duration")
    if let summary = properties?["summary"], draft.distance == nil {
      draft.distance = try summary.metres("distance")
      draft.duration = try summary.seconds("duration")
    }
    for line in lines {
      let points = try coordinates.positions(line)
      // RFC 7946 lets writers leave a line empty.
      if points.isEmpty { continue }
      if points.count == 1, lines.count > 1 {
        draft.warnings.append("\(line.path) has 1 position, which is no line, and was left out.")
        continue
      }
      let gaps = draft.gaps.count
      let first = draft.add(piece: points)
      let last = draft.points.count - 1
      if draft.gaps.count > gaps {
        draft.legs[draft.legs.count - 1].lastPoint = last
      } else {
        draft.legs.append(RouteDraft.DraftLeg(firstPoint: first, lastPoint: last))
      }
    }
    if draft.legs.count == 1 {
      draft.legs[0].distance = draft.distance
      draft.legs[0].duration = draft.duration
    }
    draft.assumeSpeed()
    draft.shareDuration()
    return try draft.finished()
  }
}

extension RouteDraft {
  /// Metres per second where nothing says how long the way takes: 50 km/h.
  static let assumedSpeed = 50 * SpeedLimit.Unit.kilometresPerHour.metresPerSecond

  /// Gives a route without any time the time that it takes at the assumed speed.
  mutating func assumeSpeed() {
    guard duration == nil else { return }
    let told = distance ?? 0
    let metres = told > 0 ? told : length(from: 0, to: points.count - 1, gaps: Set(gaps))
    duration = metres / Self.assumedSpeed
    if legs.count == 1 { legs[0].duration = duration }
    warnings.append("\(path): no duration is given; 50 km/h is assumed.")
  }

  /// Gives each of several legs its share of the time, by length.
  mutating func shareDuration() {
    guard let duration, legs.count > 1 else { return }
    let gaps = Set(gaps)
    let lengths = legs.map { length(from: $0.firstPoint, to: $0.lastPoint, gaps: gaps) }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return }
    for index in legs.indices { legs[index].duration = duration * lengths[index] / sum }
  }

  /// Metres along the points between two of them, without gaps.
  private func length(from first: Int, to last: Int, gaps: Set<Int>) -> Double {
    (first..<max(first, last)).reduce(0) { sum, index in
      gaps.contains(index) ? sum : sum + Geodesy.distance(points[index], points[index + 1])
    }
  }
}
