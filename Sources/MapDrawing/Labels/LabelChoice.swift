import Geometry
import MapData
import MapStyle

/// Which labels a driver sees: while guiding, little but street names, landmarks, fuel and parking.
struct LabelChoice {
  private let isGuiding: Bool
  private let camera: Camera
  private let hiddenSourceLayers: Set<String>
  /// The route ahead on the ground plane.
  private let route: [Point]

  /// Places that help to find the way, by their class in the OpenMapTiles schema.
  private static let landmarks: Set<String> = [
    "fuel", "charging_station", "parking", "railway", "hospital", "attraction", "castle", "monument", "stadium",
    "zoo", "ferry_terminal", "aerialway", "park",
  ]
  /// While guiding, at most so many names of minor roads that the route does not touch.
  private static let mostMinorRoads = 5
  /// A road that comes nearer than this is one of the route's, in metres.
  private static let reachMetres = 12.0

  init(overlay: NavigationOverlay, camera: Camera, hiddenSourceLayers: Set<String> = []) {
    self.hiddenSourceLayers = hiddenSourceLayers
    isGuiding = overlay.isGuiding
    self.camera = camera
    guard isGuiding, let route = overlay.route else {
      self.route = []
      return
    }
    let line = RouteLine(route)
    let copy = (camera.worldCenter.x - (line.point(at: overlay.distanceAlongRoute)?.x ?? 0.5)).rounded()
    let ahead = line.slice(from: overlay.distanceAlongRoute - 100, to: overlay.distanceAlongRoute + 5000)
    self.route = ahead.map { camera.ground($0 + Point(copy, 0)) }
  }

  /// Signs along the route are drawn as marks of their own, and house numbers do not help drivers on their way.
  func isShown(_ layer: StyleLayer) -> Bool {
    if let name = layer.sourceLayer, hiddenSourceLayers.contains(name) { return false }
    guard isGuiding else { return true }
    switch layer.sourceLayer {
    case "traffic_signals", "stop_signs", "entrances", "housenumber": return false
    default: return true
    }
  }

  func isShown(_ feature: Feature, in layer: StyleLayer) -> Bool {
    guard isGuiding, layer.sourceLayer == "poi", layer.id != "poi-major" else { return true }
    if case .string(let name) = feature.properties["class"] { return Self.landmarks.contains(name) }
    return false
  }

  /// While guiding, minor roads that touch the route come first, of the others only a few.
  func chosen(_ requests: [SymbolRequest], of layer: StyleLayer) -> [SymbolRequest] {
    guard isGuiding, layer.id == "label-road-minor" || layer.id == "label-path", !route.isEmpty else { return requests }
    let reach = Self.reachMetres * camera.pointsPerMetre
    var touching: [SymbolRequest] = []
    var others: [(request: SymbolRequest, away: Double)] = []
    for request in requests {
      guard case .lines(let lines) = request.place else { continue }
      let away = lines.lazy.flatMap { $0 }.map { distanceFromRoute($0) }.min() ?? .infinity
      if away <= reach { touching.append(request) } else { others.append((request, away)) }
    }
    let nearest = others.sorted { ($0.away, $0.request.look.text) < ($1.away, $1.request.look.text) }
    return touching
      + nearest.prefix(Self.mostMinorRoads).map { item in
        var later = item.request
        later.sortKey += 1
        return later
      }
  }

  private func distanceFromRoute(_ p: Point) -> Double {
    var least = Double.infinity
    for (a, b) in zip(route, route.dropFirst()) {
      let edge = b - a
      let square = edge.dot(edge)
      let t = square > 0 ? min(max((p - a).dot(edge) / square, 0), 1) : 0
      least = min(least, (a + edge * t - p).length)
    }
    return least
  }
}
