import Geometry

extension MapPicture {
  /// Moves the chosen route, and the vehicle on it, into the lanes that are driven, where streets show as surfaces.
  ///
  /// - Parameter follows: whether the camera stays on the vehicle.
  public mutating func placeInLanes(follows: Bool) {
    guard let route = overlay.route, overlay.isGuiding, !streets.isEmpty else { return }
    let shape = routeShapes.shape(of: route)
    let line = RouteLine(route, shape: shape)
    lanes = LanePlaces(streets, line: line, overlay: overlay, share: StreetDrawing.share(zoom: camera.zoom))
    guard let lanes, let position = overlay.position, let place = line.point(at: overlay.distanceAlongRoute) else {
      return
    }
    let vehicle = WebMercator.project(position.coordinate)
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: position.coordinate.latitude)
    let gap = place - vehicle
    // A vehicle that is not on the route stays where it is.
    guard Point(gap.x - gap.x.rounded(), gap.y).length < Self.onRouteMetres * metre else { return }
    let moved = RouteLine(route, shape: shape, aside: lanes.shift)
    guard let own = moved.point(at: overlay.distanceAlongRoute) else { return }
    let way = own - place
    overlay.position?.coordinate = WebMercator.unproject(vehicle + way)
    if follows { camera = camera.moved(by: way) }
  }

  private static let onRouteMetres = 4.0
}
