import Geometry

extension MapPicture {
  /// Puts the destination's pin at the kerb of the side that it lies on, where streets show as surfaces.
  public mutating func placeDestinationAtKerb() {
    guard let side = overlay.destination?.side, let route = overlay.route, !streets.isEmpty else { return }
    let line = RouteLine(route, shape: routeShapes.shape(of: route))
    guard let (end, direction) = line.ownPlace(at: line.length) else { return }
    let kerb = streets.lazy.compactMap { $0.kerb(beside: end, direction, side) }.first ?? Self.usualKerb
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(end).latitude)
    let aside = (kerb + Self.beyondKerb) * metre * StreetDrawing.share(zoom: camera.zoom)
    let right = direction.perpendicular * (side == .right ? 1 : -1)
    overlay.destination?.coordinate = WebMercator.unproject(end + right * aside)
  }

  /// Metres from the line to the kerb where no street is known, and from there to the pin.
  private static let usualKerb = 4.0
  private static let beyondKerb = 2.4
}

extension StreetNetwork {
  /// How far from a place on a street the kerb of one side lies, in metres; `nil` where no street runs along.
  fileprivate func kerb(
    beside world: Point, _ heading: Point, _ side: NavigationOverlay.Destination.Side
  ) -> Double? {
    let (place, north) = (block.local(world), Point(heading.x, -heading.y))
    let found = levels.flatMap(\.tracks).compactMap { laid -> (away: Double, kerb: Double)? in
      let track = laid.track
      guard laid.bounds.inset(by: -Self.besideStreet).contains(place), let nearest = track.line.nearest(to: place),
        nearest.away < Self.besideStreet, let middle = track.line.point(at: nearest.measure)
      else { return nil }
      let direction = track.line.direction(at: nearest.measure)
      guard abs(direction.dot(north)) > Self.parallel else { return nil }
      let kerbs = track.kerbs(at: nearest.measure)
      // To the left of the track.
      let own = (place - middle).dot(direction.perpendicular)
      let isOnLeft = (side == .left) == (direction.dot(north) > 0)
      return (nearest.away, isOnLeft ? kerbs.left - own : kerbs.right + own)
    }
    return found.min { $0.away < $1.away }?.kerb
  }

  /// The street under a place is this near, in metres, and runs within 25° of the way there.
  private static let besideStreet = 4.0
  private static let parallel = 0.906
}
