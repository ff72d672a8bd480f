import Geometry

/// GeoJSON (RFC 7946): every line is a route, every part of a multi-line a leg; parts that do not meet leave a gap.
/// Points and areas are passed over.
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
      let first = draft.add(piece: points)
      draft.legs.append(RouteDraft.DraftLeg(firstPoint: first, lastPoint: draft.points.count - 1))
    }
    if draft.legs.count == 1 {
      draft.legs[0].distance = draft.distance
      draft.legs[0].duration = draft.duration
    }
    draft.assumeSpeed()
    return try draft.finished()
  }
}

extension RouteDraft {
  /// Metres per second where nothing tells how long the way takes: 50 km/h.
  static let assumedSpeed = 50 * SpeedLimit.Unit.kilometresPerHour.metresPerSecond

  /// Gives a route without any time the time that it takes at the assumed speed.
  mutating func assumeSpeed() {
    guard duration == nil else { return }
    var metres = distance ?? 0
    if metres == 0 {
      let gaps = Set(gaps)
      for index in points.indices.dropLast() where !gaps.contains(index) {
        metres += Geodesy.distance(points[index], points[index + 1])
      }
    }
    duration = metres / Self.assumedSpeed
    if legs.count == 1 { legs[0].duration = duration }
    warnings.append("\(path): no duration is told; 50 km/h is assumed.")
  }
}
