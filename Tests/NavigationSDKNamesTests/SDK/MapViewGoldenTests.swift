import NavigationSDKNames
import TestSupport
import Testing
import WayframeTesting

/// Small frames of map views that an app's own code made, day and night, left to right and right to left.
@Suite(.phone) struct MapViewGoldenTests {
  private let goldens = GoldenImages(
    directory: Checkout.path("GoldenImages"), report: Checkout.path(".build/golden-failures"))

  /// As an app's `loadView` and its start of navigation do it.
  private func mapView(width: Double, height: Double) throws -> GMSMapView {
    let mapView = GMSMapView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      camera: .camera(withLatitude: 41.0605, longitude: 29.616, zoom: 15))
    mapView.isNavigationEnabled = true
    mapView.isMyLocationEnabled = true
    let navigator = try #require(mapView.navigator)
    navigator.setDestinations(Phone.stops) { #expect($0 == .OK) }
    navigator.isGuidanceActive = true
    mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
    return mapView
  }

  @Test func followingByDay() throws {
    let mapView = try mapView(width: 320, height: 568)
    mapView.cameraMode = .following
    mapView.advance(by: 60)
    goldens.verify(try mapView.frame().pixels, named: "map-view-following")
  }

  @Test func overviewByNightInArabic() throws {
    var environment = Phone.environment
    environment.scene.locale = "ar_EG"
    let mapView = try environment.use { () throws -> GMSMapView in try self.mapView(width: 320, height: 568) }
    mapView.cameraMode = .overview
    mapView.lightingMode = .lowLight
    mapView.advance(by: 20)
    goldens.verify(try mapView.frame().pixels, named: "map-view-overview-night-ar")
  }

  @Test func fittedBoundsWithoutNavigation() throws {
    let mapView = GMSMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    mapView.moveCamera(
      .fit(GMSCoordinateBounds(coordinate: Phone.start, coordinate: Phone.artsCentre), withPadding: 20))
    goldens.verify(try mapView.frame().pixels, named: "map-view-fitted")
  }
}
