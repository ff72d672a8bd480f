import Geometry

extension MapPicture {
  /// Moves the chosen route, and the vehicle on it, into the lanes that are driven, where streets show as surfaces.
  ///
  /// - Parameter follows: whether the camera stays on the vehicle.
  public mutating func placeInLanes(follows: Bool) {
    guard let route = overlay.route, overlay.isGuiding, !streets.isEmpty else { return }
    let line = RouteLine(route, shape: routeShapes.shape(of: route))
    lanes = LanePlaces(streets, line: line, overlay: overlay, share: StreetDrawing.share(zoom: camera.zoom))
    guard let lanes, let position = overlay.position, let place = line.point(at: overlay.distanceAlongRoute) else {
      return
    }
    let vehicle = WebMercator.project(position.coordinate)
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: position.coordinate.latitude)
    let gap = place - vehicle
    // A vehicle that is not on the route stays where it is.
    guard Point(gap.x - gap.x.rounded(), gap.y).length < Self.onRouteMetres * metre else { return }
    let right = line.direction(at: overlay.distanceAlongRoute).perpendicular
    let way = right * (lanes.shift.shift(at: overlay.distanceAlongRoute) * metre)
    overlay.position?.coordinate = WebMercator.unproject(vehicle + way)
    if follows { camera = camera.moved(by: way) }
  }

  private static let onRouteMetres = 4.0
}
