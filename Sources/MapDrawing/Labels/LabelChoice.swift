import Geometry
import MapData
import MapStyle

/// Which labels a driver sees: while guiding, little but street names, landmarks, fuel and parking.
struct LabelChoice {
  private let isGuiding: Bool
  private let camera: Camera
  /// The route ahead on the ground plane.
  private let route: [Point]
  private let line: RouteLine?

  /// Places that help to find the way, by their class in the OpenMapTiles schema.
  private static let landmarks: Set<String> = [
    "fuel", "charging_station", "parking", "railway", "hospital", "attraction", "castle", "monument", "stadium",
    "zoo", "ferry_terminal", "aerialway", "park",
  ]
  /// A road that comes nearer than this is one of the route's, in metres.
  private static let reachMetres = 12.0

  /// - Parameter isRouteAware: whether minor roads that the route does not touch go without names while guiding.
  /// - Parameter line: the chosen route.
  init(overlay: NavigationOverlay, line: RouteLine?, camera: Camera, isRouteAware: Bool) {
    isGuiding = overlay.isGuiding
    self.camera = camera
    self.line = line
    guard isGuiding, isRouteAware, let line else {
      route = []
      return
    }
    let copy = (camera.worldCenter.x - (line.point(at: overlay.distanceAlongRoute)?.x ?? 0.5)).rounded()
    let ahead = line.slice(from: overlay.distanceAlongRoute - 100, to: overlay.distanceAlongRoute + 5000)
    route = ahead.map { camera.ground($0 + Point(copy, 0)) }
  }

  /// Signs along the route are drawn as marks of their own, and house numbers do not help drivers on their way.
  func isShown(_ layer: StyleLayer) -> Bool {
    guard isGuiding else { return true }
    switch layer.sourceLayer {
    case "traffic_signals", "stop_signs", "entrances", "housenumber": return false
    default: return true
    }
  }

  func isShown(_ feature: Feature, in layer: StyleLayer) -> Bool {
    // What cannot be seen has no name, unless the route is in it.
    if case .lines = feature.geometry, feature.isUnderCover {
      guard let line, RouteStreets.runs(line, in: feature) else { return false }
    }
    guard isGuiding, layer.sourceLayer == "poi", layer.id != "poi-major" else { return true }
    if case .string(let name) = feature.properties["class"] { return Self.landmarks.contains(name) }
    return false
  }

  /// While guiding, of minor roads those that touch the route.
  func chosen(_ requests: [SymbolRequest], of layer: StyleLayer) -> [SymbolRequest] {
    guard isGuiding, layer.id == "label-road-minor" || layer.id == "label-path", !route.isEmpty else { return requests }
    let reach = Self.reachMetres * camera.pointsPerMetre
    return requests.filter { request in
      guard case .lines(let lines) = request.place else { return false }
      return lines.contains { isNearRoute($0, reach: reach) }
    }
  }

  /// Whether a line crosses the route or comes nearer to it than `reach` points on the ground.
  private func isNearRoute(_ line: [Point], reach: Double) -> Bool {
    zip(line, line.dropFirst()).contains { a, b in
      let box = Rect(bounding: [a, b]).inset(by: -reach)
      let edge = Segment(a, b)
      return zip(route, route.dropFirst()).contains { c, d in
        guard box.touches(Rect(bounding: [c, d])) else { return false }
        let way = Segment(c, d)
        return edge.crosses(way)
          || min(way.distance(to: a), way.distance(to: b), edge.distance(to: c), edge.distance(to: d)) <= reach
      }
    }
  }
}
