import Geometry
import MapData

/// What the map calls the street under the position, where the route calls it otherwise: services give one name for
/// streets that lead into each other.
struct DrivenStreet {
  /// The name and what stands for it where there is no room.
  let forms: [String]

  /// In metres: how far beside the route its street lies, and how far a street that it is called by instead.
  private static let reachMetres = 8.0
  private static let ownMetres = 4.0
  /// The cosine of the angle between two lines that run the same way or against each other.
  private static let parallel = 0.9

  /// `nil` where the route's name is right, or nothing better is known.
  ///
  /// - Parameters:
  ///   - name: the route's.
  ///   - distance: along the line, in metres.
  ///   - level: on which the route runs there.
  init?(
    besides name: String, _ streets: [Feature], at distance: Double, of line: RouteLine, level: Int, label: StreetLabel
  ) {
    guard let place = line.point(at: distance) else { return nil }
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(place).latitude)
    let heading = line.direction(at: distance)
    let box = Rect(bounding: [place]).inset(by: -Self.reachMetres * metre)
    var best: (away: Double, street: Feature)?
    for street in streets where street.isUnderCover == (level < 0) {
      guard case .lines(let lines) = street.geometry, box.touches(street.geometry.bounds) else { continue }
      for points in lines {
        let way = Polyline(points)
        guard let nearest = way.nearest(to: place), nearest.away <= Self.reachMetres * metre,
          abs(way.direction(at: nearest.measure).dot(heading)) >= Self.parallel
        else { continue }
        let names = RouteStreets.names(of: street)
        if names.contains(where: { RouteStreets.isSame($0, name) }) { return nil }
        if !names.isEmpty, nearest.away < best?.away ?? (Self.ownMetres * metre) { best = (nearest.away, street) }
      }
    }
    guard let forms = best.map({ label.texts($0.street.properties) }), !forms.isEmpty else { return nil }
    self.forms = forms
  }
}
