import Geometry
import MapData

/// Traffic lights and stop signs on the route ahead.
public struct RoadsideSigns {
  let line: RouteLine
  let distanceAlongRoute: Double
  /// A light farther from the route stands at another crossing; one is mapped for all roads that meet there.
  public static let lightReachMetres = 9.0
  /// The layers of the map data that have them.
  public static let layers = ["traffic_signals", "stop_signs"]
  /// Stop signs are mapped on the road they hold for: one a little beside the route stops a side street.
  static let stopReachMetres = 3.5
  /// Signs closer together along the route stand at one crossing, where one is enough.
  static let crossingMetres = 28.0

  struct Sign: Sendable, Hashable {
    /// Metres along the route.
    var distance: Double
    /// World points.
    var place: Point
  }

  /// The next `limit` crossings with such a sign, nearest first.
  func ahead(_ features: [Feature], reachMetres: Double, limit: Int = 3) -> [Sign] {
    guard let start = line.start else { return [] }
    let latitude = WebMercator.unproject(start).latitude
    let reach = reachMetres / WebMercator.metresPerWorldUnit(latitude: latitude)
    let near = line.bounds.inset(by: -reach)
    var found: [Sign] = []
    for feature in features {
      guard case .points(let points) = feature.geometry else { continue }
      for point in points where near.contains(point) {
        guard let nearest = line.nearest(to: point, from: distanceAlongRoute), nearest.away <= reach,
          nearest.distance > distanceAlongRoute
        else { continue }
        found.append(Sign(distance: nearest.distance, place: point))
      }
    }
    found.sort { ($0.distance, $0.place.x, $0.place.y) < ($1.distance, $1.place.x, $1.place.y) }
    var result: [Sign] = []
    for sign in found where result.count < limit {
      if let last = result.last, sign.distance - last.distance < Self.crossingMetres { continue }
      result.append(sign)
    }
    return result
  }
}
