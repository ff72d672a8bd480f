import Foundation
import Geometry
import Testing
import Wayframe

/// The program's camera without a map view's usual care: values that are none, horizons, limits.
@Suite struct CameraMovesTests {
  private func mapView() throws -> MapView {
    let scene = try NavigationScene(path: Samples.path("sampleville/noon.json"), overrides: ["device.scale=1"])
    return MapView(scene, renderer: try FrameRenderer())
  }

  @Test func valuesThatAreNoneChangeNothing() throws {
    let mapView = try mapView()
    mapView.moveCamera(to: Coordinate(latitude: 41.06, longitude: 29.61), zoom: 14, bearing: 30, viewingAngle: 10)
    // The first move from there fixes where the target appears, the middle.
    mapView.moveCamera()
    let before = mapView.cameraOptions
    #expect(before.anchor == Point(393 / 2, 852 / 2))
    mapView.moveCamera(
      to: Coordinate(latitude: .nan, longitude: 0), zoom: .nan, bearing: .infinity, viewingAngle: .nan)
    mapView.zoomCamera(by: .infinity)
    mapView.scrollCamera(by: CGPoint(x: Double.nan, y: 0))
    mapView.fitCamera(CoordinateBounds())
    #expect(mapView.cameraOptions == before)
    mapView.moveCamera(zoom: .infinity, viewingAngle: 1e9)
    #expect(mapView.cameraOptions.zoom == 20)
    #expect(mapView.cameraOptions.viewingAngle == 65)
    mapView.moveCamera(zoom: -.infinity)
    #expect(mapView.cameraOptions.zoom == 1)
    #expect(try mapView.frame().pixels.width == 393)
  }

  @Test func aTiltedViewEndsBelowItsHorizon() throws {
    let mapView = try mapView()
    mapView.moveCamera(to: Coordinate(latitude: 41.06, longitude: 29.61), zoom: 15, bearing: 0, viewingAngle: 0)
    // Gestures tilt further than the program: at 75° the sky is seen.
    try mapView.tilt(by: 75)
    let projection = try mapView.currentProjection()
    #expect(projection.coordinate(for: CGPoint(x: 0, y: 0)) == nil)
    let region = projection.visibleRegion()
    #expect(region.farLeft.latitude > region.nearLeft.latitude)
    #expect(region.farLeft.latitude <= 85.06)
    // South of the camera, behind the eye.
    let behind = Coordinate(latitude: 40, longitude: 29.61)
    #expect(projection.point(for: behind).x == .infinity)
    #expect(!projection.contains(behind))
    #expect(projection.points(forMeters: 10, at: behind) == 0)
  }

  @Test func limitsHoldGesturesAndTheProgram() throws {
    let mapView = try mapView()
    mapView.zoomRange = 12...16
    mapView.moveCamera(zoom: 18)
    #expect(mapView.cameraOptions.zoom == 16)
    try mapView.zoom(by: -9)
    #expect(mapView.cameraOptions.zoom == 12)
    mapView.zoomRange = -3...40
    #expect(mapView.zoomRange == 1...20)
  }
}
