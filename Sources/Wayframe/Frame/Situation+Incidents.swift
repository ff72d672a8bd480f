import Geometry
import Guidance
import Icons
import MapDrawing

extension Situation {
  /// The route's incidents that have a sign, with their marks on the map; none without prompts.
  var incidentMarks: [(incident: RouteIncident, mark: NavigationOverlay.Incident)] {
    guard scene.isNavigationEnabled, scene.shouldDisplayPrompts, let route = progress?.route else { return [] }
    return route.incidents.compactMap { stretch in
      HazardIcon(stretch.value.kind).map {
        (stretch.value, .init(kind: $0, coordinate: route.coordinate(at: stretch.from)))
      }
    }
  }

  /// A finger needs at least this much of a mark, in points.
  private static let leastTapSize = 44.0

  /// The incident whose mark lies under a place in points, the nearest of several.
  func incident(at point: Point, camera: Camera) -> RouteIncident? {
    let reach = max(HazardIcon.mapSize, Self.leastTapSize) / 2
    let near = incidentMarks.compactMap { incident, mark -> (away: Double, incident: RouteIncident)? in
      guard let place = camera.project(mark.coordinate)?.position else { return nil }
      // The mark stands with its lower corner on the place, whatever its colours.
      let icon = mark.kind.icon(Palette([:]))
      let middle = place * (1 / camera.scale) + (icon.bounds.center - icon.anchor) * (HazardIcon.mapSize / icon.size)
      let away = max(abs(point.x - middle.x), abs(point.y - middle.y))
      return away <= reach ? (away, incident) : nil
    }
    return near.min { $0.away < $1.away }?.incident
  }
}
