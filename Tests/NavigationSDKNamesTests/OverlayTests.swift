import Foundation
import NavigationSDKNames
import Testing

/// Markers, shapes and paths as an app writes them.
@Suite struct OverlayTests {
  @Test func anAppsCallsCompile() throws {
    let mapView = try Drive.mapView(seconds: 1)
    let path = GMSMutablePath()
    path.add(CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94))
    path.add(CLLocationCoordinate2D(latitude: 60.18, longitude: 24.95))

    let marker = GMSMarker(position: path.coordinate(at: 0))
    marker.title = "Depot"
    marker.snippet = "Open until six"
    marker.icon = GMSMarker.markerImage(with: .blue)
    marker.groundAnchor = CGPoint(x: 0.5, y: 1)
    marker.zIndex = 2
    marker.isFlat = true
    marker.opacity = 0.8
    marker.map = mapView

    let polyline = GMSPolyline(path: path)
    polyline.strokeWidth = 5
    polyline.geodesic = true
    polyline.spans = [GMSStyleSpan(color: .red), GMSStyleSpan(style: .gradient(from: .red, to: .green), segments: 0.5)]
    polyline.map = mapView

    let polygon = GMSPolygon(path: path)
    polygon.fillColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.05)
    polygon.strokeColor = .black
    polygon.holes = [path]
    polygon.map = mapView

    let circle = GMSCircle(position: path.coordinate(at: 1), radius: 100)
    circle.strokeColor = .red
    circle.map = mapView

    let overlays = try mapView.scene().overlays
    try #require(overlays.markers.count == 1)
    #expect(overlays.markers[0].title == "Depot")
    #expect(overlays.markers[0].zIndex == 2)
    #expect(overlays.polylines[0].spans.count == 2)
    #expect(overlays.polylines[0].geodesic)
    #expect(overlays.polygons[0].holes.count == 1)
    #expect(overlays.circles[0].radius == 100)
    _ = try mapView.frame()
    mapView.clear()
    #expect(marker.map == nil)
    #expect(try mapView.scene().overlays == OverlayOptions())
  }

  /// The example of Google's description of the format.
  @Test func pathsReadAndWriteTheEncodedForm() throws {
    let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
    let path = try #require(GMSPath(fromEncodedPath: text))
    #expect(path.count() == 3)
    #expect(path.coordinate(at: 1) == CLLocationCoordinate2D(latitude: 40.7, longitude: -120.95))
    #expect(path.encodedPath() == text)
    #expect(GMSPath(fromEncodedPath: " ") == nil)
    #expect(path.coordinate(at: 3) == CLLocationCoordinate2D(latitude: -180, longitude: -180))
  }

  @Test func mutablePathsChange() {
    let path = GMSMutablePath()
    for east in 0..<3 { path.addLatitude(0, longitude: Double(east)) }
    path.insert(CLLocationCoordinate2D(latitude: 9, longitude: 9), at: 1)
    path.replaceCoordinate(at: 0, with: CLLocationCoordinate2D(latitude: 5, longitude: 5))
    path.removeCoordinate(at: 2)
    path.removeLastCoordinate()
    path.removeCoordinate(at: 7)
    #expect(path.coordinates.map(\.latitude) == [5, 9])
    path.removeAllCoordinates()
    path.removeLastCoordinate()
    #expect(path.count() == 0)
  }

  /// A degree of the sphere is π · 6,371,008.8 / 180 = 111,195.08 m; along 60° north half as much.
  @Test func lengths() {
    let north = GMSPath([
      CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 1, longitude: 0),
    ])
    #expect(abs(north.length(of: .geodesic) - 111_195.08) < 0.01)
    #expect(abs(north.length(of: .rhumb) - 111_195.08) < 0.01)
    let east = GMSPath([
      CLLocationCoordinate2D(latitude: 60, longitude: 179.5), CLLocationCoordinate2D(latitude: 60, longitude: -179.5),
    ])
    #expect(abs(east.length(of: .rhumb) - 55_597.54) < 0.01)
    #expect(east.length(of: .geodesic) < 55_597.54)
    #expect(abs(east.length(of: .projected) - 2.0 / 360) < 1e-12)
    #expect(abs(north.segments(forLength: 27_798.77, kind: .geodesic) - 0.25) < 1e-6)
  }

  @Test func dashesRepeatToTheEnd() {
    let path = GMSPath([
      CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 1, longitude: 0),
    ])
    let styles = [GMSStrokeStyle.solidColor(.red), .solidColor(.blue)]
    let spans = GMSStyleSpans(path, styles, [27_799], .rhumb)
    #expect(spans.map(\.color) == [.red, .blue, .red, .blue])
    #expect(spans.allSatisfy { abs($0.segments - 0.25) < 1e-4 })
    // Five segments of one length: spans of one and a half end at 1.5, 3, 4.5 and the path's end.
    let steps = GMSMutablePath()
    for step in 0...5 { steps.add(CLLocationCoordinate2D(latitude: 0, longitude: Double(step) / 100)) }
    let even = GMSStyleSpans(steps, styles, [NSNumber(value: steps.length(of: .rhumb) * 0.3)], .rhumb)
    #expect(zip(even.map(\.segments), [1.5, 1.5, 1.5, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(even.count == 4)
    #expect(GMSStyleSpans(path, [], [1], .rhumb).isEmpty)
    #expect(GMSStyleSpans(path, styles, [0], .rhumb).isEmpty)
  }
}
