import NavigationSDKNames
import Testing

/// The camera under the program: positions, updates, projection, bounds, limits.
@Suite(.phone) struct CameraNamesTests {
  private let town = CLLocationCoordinate2D(latitude: 41.0605, longitude: 29.616)

  private func mapView(zoom: Float = 15) -> GMSMapView {
    GMSMapView.map(
      withFrame: CGRect(x: 0, y: 0, width: 400, height: 600), camera: GMSCameraPosition(target: town, zoom: zoom))
  }

  private func isNear(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D, _ degrees: Double = 1e-6) -> Bool {
    abs(a.latitude - b.latitude) < degrees && abs(a.longitude - b.longitude) < degrees
  }

  @Test func cameraPosition() {
    let camera = GMSCameraPosition.camera(withLatitude: 41, longitude: 29.5, zoom: 6)
    #expect(camera.target.latitude == 41)
    #expect(camera.target.longitude == 29.5)
    #expect(camera.zoom == 6)
    #expect(camera.bearing == 0)
    #expect(camera.viewingAngle == 0)
    #expect(GMSCameraPosition(latitude: 41, longitude: 29.5, zoom: 6) == camera)
    let mutable = GMSMutableCameraPosition(latitude: 41, longitude: 29.5, zoom: 6, bearing: 10, viewingAngle: 5)
    mutable.zoom += 1.5
    mutable.bearing = 90
    mutable.target = town
    mutable.viewingAngle = 30
    let position: GMSCameraPosition = mutable
    #expect(position.zoom == 7.5)
    #expect(position.bearing == 90)
    #expect(position.target == town)
    #expect(position.viewingAngle == 30)
    // At zoom 0 the equator is 256 points.
    let zoom = GMSCameraPosition.zoom(
      at: CLLocationCoordinate2D(latitude: 0, longitude: 0), forMeters: 40_075_016.7, perPoints: 512)
    #expect(abs(zoom - 1) < 1e-5)
  }

  @Test func cameraOfTheMapView() throws {
    let mapView = mapView()
    #expect(mapView.camera.zoom == 15)
    #expect(isNear(mapView.camera.target, town))
    mapView.camera = GMSCameraPosition(target: Phone.station, zoom: 16, bearing: 45, viewingAngle: 20)
    let camera = mapView.camera
    #expect(camera.zoom == 16)
    #expect(camera.bearing == 45)
    #expect(camera.viewingAngle == 20)
    #expect(isNear(camera.target, Phone.station))
    // Wayframe counts zooms of tiles twice as large.
    #expect(mapView.cameraOptions.zoom == 15)
    #expect(mapView.cameraMode == .free)
    #expect(try mapView.frame().pixels.width == 400)
  }

  @Test func animations() {
    let mapView = mapView()
    mapView.animate(toLocation: Phone.artsCentre)
    mapView.animate(toZoom: 17)
    mapView.animate(toBearing: 370)
    mapView.animate(toViewingAngle: 40)
    let camera = mapView.camera
    #expect(isNear(camera.target, Phone.artsCentre))
    #expect(camera.zoom == 17)
    #expect(camera.bearing == 10)
    #expect(camera.viewingAngle == 40)
    mapView.animate(to: GMSCameraPosition(target: town, zoom: 14))
    #expect(mapView.camera.zoom == 14)
    #expect(mapView.camera.bearing == 0)
    mapView.animate(with: .zoomIn())
    #expect(mapView.camera.zoom == 15)
  }

  @Test func updates() {
    let mapView = mapView()
    func zoom(after update: GMSCameraUpdate) -> Float {
      mapView.moveCamera(update)
      return mapView.camera.zoom
    }
    #expect(zoom(after: .zoomIn()) == 16)
    #expect(zoom(after: .zoomOut()) == 15)
    #expect(zoom(after: .zoom(by: -2.5)) == 12.5)
    #expect(zoom(after: GMSCameraUpdate.zoom(to: 16)) == 16)
    #expect(zoom(after: .setTarget(Phone.station)) == 16)
    #expect(isNear(mapView.camera.target, Phone.station))
    #expect(zoom(after: .setTarget(town, zoom: 15)) == 15)
    #expect(isNear(mapView.camera.target, town))
    #expect(zoom(after: .setCamera(GMSCameraPosition(target: town, zoom: 13))) == 13)
  }

  @Test func zoomingAboutAPointKeepsItsPlace() {
    let mapView = mapView()
    let point = CGPoint(x: 320, y: 90)
    let place = mapView.projection.coordinate(for: point)
    mapView.moveCamera(.zoom(by: 1.5, at: point))
    #expect(mapView.camera.zoom == 16.5)
    #expect(isNear(mapView.projection.coordinate(for: point), place))
  }

  @Test func scrollingMovesTheCameraNotTheMap() {
    let mapView = mapView()
    let right = mapView.projection.coordinate(for: CGPoint(x: 200 + 60, y: 300 - 25))
    mapView.moveCamera(.scrollBy(x: 60, y: -25))
    #expect(isNear(mapView.camera.target, right))
    #expect(right.longitude > town.longitude)
    #expect(right.latitude > town.latitude)
  }

  @Test func fittingBounds() throws {
    let mapView = mapView()
    let bounds = GMSCoordinateBounds(coordinate: Phone.start, coordinate: Phone.artsCentre)
    for (update, insets) in [
      (GMSCameraUpdate.fit(bounds), UIEdgeInsets(top: 64, left: 64, bottom: 64, right: 64)),
      (GMSCameraUpdate.fit(bounds, withPadding: 10), UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)),
      (
        GMSCameraUpdate.fit(bounds, with: UIEdgeInsets(top: 200, left: 20, bottom: 30, right: 40)),
        UIEdgeInsets(top: 200, left: 20, bottom: 30, right: 40)
      ),
    ] {
      mapView.moveCamera(update)
      // The rectangle is wider than high on the map: its sides touch the insets.
      let west = mapView.projection.point(for: Phone.start)
      let east = mapView.projection.point(for: Phone.artsCentre)
      #expect(abs(Double(west.x) - insets.left) < 0.01)
      #expect(abs(Double(east.x) - (400 - insets.right)) < 0.01)
      #expect(abs(Double(west.y + east.y) / 2 - (insets.top + 600 - insets.bottom) / 2) < 1)
      #expect(mapView.camera.bearing == 0)
      #expect(mapView.camera.viewingAngle == 0)
    }
    let camera = try #require(mapView.camera(for: bounds, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)))
    #expect(camera.zoom > mapView.camera.zoom)
    #expect(
      mapView.camera(for: GMSCoordinateBounds(), insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)) == nil)
  }

  @Test func paddingMovesTheTarget() {
    let mapView = mapView()
    mapView.padding = UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 100)
    mapView.animate(toLocation: Phone.station)
    let point = mapView.projection.point(for: Phone.station)
    #expect(abs(point.x - 150) < 0.01)
    #expect(abs(point.y - 400) < 0.01)
  }

  @Test func projection() {
    let mapView = mapView(zoom: 16)
    let projection = mapView.projection
    let middle = projection.point(for: town)
    #expect(abs(middle.x - 200) < 1e-6)
    #expect(abs(middle.y - 300) < 1e-6)
    #expect(isNear(projection.coordinate(for: CGPoint(x: 200, y: 300)), town))
    #expect(projection.contains(town))
    #expect(!projection.contains(CLLocationCoordinate2D(latitude: 50, longitude: 0)))
    let region = projection.visibleRegion()
    #expect(region.nearLeft.latitude < region.farLeft.latitude)
    #expect(region.nearLeft.longitude < region.nearRight.longitude)
    #expect(GMSCoordinateBounds(region: region).contains(town))
    // 256 · 2^16 points are the equator; here a metre is 1 / cos(41.0605°) longer.
    let expected = 100 * 256 * 65_536 / 40_075_016.7 / cos(41.0605 * .pi / 180)
    #expect(abs(Double(projection.points(forMeters: 100, at: town)) - expected) < 0.01)
    mapView.animate(toViewingAngle: 65)
    let tilted = mapView.projection.visibleRegion()
    let near = tilted.nearRight.longitude - tilted.nearLeft.longitude
    #expect(tilted.farRight.longitude - tilted.farLeft.longitude > 2 * near)
  }

  @Test func zoomLimits() throws {
    let mapView = mapView()
    mapView.setMinZoom(12, maxZoom: 14)
    #expect(mapView.minZoom == 12)
    #expect(mapView.maxZoom == 14)
    #expect(mapView.camera.zoom == 14)
    mapView.animate(toZoom: 20)
    #expect(mapView.camera.zoom == 14)
    try mapView.zoom(by: -10)
    #expect(mapView.camera.zoom == 12)
    mapView.moveCamera(.fit(GMSCoordinateBounds(coordinate: town, coordinate: town)))
    #expect(mapView.camera.zoom == 14)
    mapView.setMinZoom(16, maxZoom: 15)
    #expect(mapView.minZoom == 12)
    #expect(mapView.maxZoom == 14)
    mapView.setMinZoom(-5, maxZoom: 99)
    #expect(mapView.minZoom == kGMSMinZoomLevel)
    #expect(mapView.maxZoom == kGMSMaxZoomLevel)
  }

  @Test func coordinateBounds() {
    let bounds = GMSCoordinateBounds(coordinate: Phone.start, coordinate: Phone.artsCentre)
    #expect(bounds.isValid)
    #expect(bounds.northEast == CLLocationCoordinate2D(latitude: 41.06487, longitude: 29.622433))
    #expect(bounds.southWest == CLLocationCoordinate2D(latitude: 41.056156, longitude: 29.609794))
    #expect(bounds.contains(Phone.station))
    #expect(!bounds.contains(CLLocationCoordinate2D(latitude: 41.07, longitude: 29.61)))
    #expect(!GMSCoordinateBounds().isValid)
    #expect(!GMSCoordinateBounds().contains(town))
    let grown = GMSCoordinateBounds().includingCoordinate(Phone.start).includingCoordinate(Phone.artsCentre)
    #expect(grown == bounds)
    let path = GMSMutablePath()
    path.add(Phone.start)
    path.add(Phone.artsCentre)
    #expect(GMSCoordinateBounds(path: path) == bounds)
    #expect(GMSCoordinateBounds().includingPath(path) == bounds)
    #expect(
      bounds.intersects(
        GMSCoordinateBounds(coordinate: town, coordinate: CLLocationCoordinate2D(latitude: 42, longitude: 30))))
    #expect(bounds.includingBounds(GMSCoordinateBounds()) == bounds)
  }

  @Test func boundsAcrossTheDateLine() {
    let fiji = CLLocationCoordinate2D(latitude: -17, longitude: 178)
    let samoa = CLLocationCoordinate2D(latitude: -13, longitude: -172)
    let bounds = GMSCoordinateBounds(coordinate: samoa, coordinate: fiji)
    #expect(bounds.southWest.longitude == 178)
    #expect(bounds.northEast.longitude == -172)
    #expect(bounds.contains(CLLocationCoordinate2D(latitude: -15, longitude: 180)))
    #expect(!bounds.contains(CLLocationCoordinate2D(latitude: -15, longitude: 0)))
    let mapView = mapView()
    mapView.moveCamera(.fit(bounds, withPadding: 0))
    #expect(abs(mapView.camera.target.longitude) > 176)
    #expect(mapView.camera.zoom > 5)
  }

  @Test func cameraDelegate() throws {
    final class Delegate: NSObject, GMSMapViewDelegate {
      var calls: [String] = []
      func mapView(_ mapView: GMSMapView, willMove gesture: Bool) { calls.append("willMove \(gesture)") }
      func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {
        calls.append("didChange \(position.zoom)")
      }
      func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {
        calls.append("idleAt \(position.zoom)")
      }
    }
    let mapView = mapView()
    let delegate = Delegate()
    mapView.delegate = delegate
    mapView.animate(toZoom: 13)
    try mapView.zoom(by: 1)
    #expect(
      delegate.calls == [
        "willMove false", "didChange 13.0", "idleAt 13.0", "willMove true", "didChange 14.0", "idleAt 14.0",
      ])
  }

  @Test func tapsOnTheMap() throws {
    final class Delegate: GMSMapViewDelegate {
      var tapped: CLLocationCoordinate2D?
      var pressed: CLLocationCoordinate2D?
      func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) { tapped = coordinate }
      func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) { pressed = coordinate }
    }
    let mapView = mapView()
    let delegate = Delegate()
    mapView.delegate = delegate
    #expect(try mapView.tap(at: CGPoint(x: 200, y: 300)) == nil)
    try mapView.longPress(at: CGPoint(x: 200, y: 300))
    let (tapped, pressed) = try (#require(delegate.tapped), #require(delegate.pressed))
    #expect(isNear(tapped, town))
    #expect(isNear(pressed, town))
  }
}
