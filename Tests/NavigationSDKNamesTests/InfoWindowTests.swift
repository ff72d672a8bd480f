import Images
import NavigationSDKNames
import Testing

/// Markers, shapes and their info windows under a finger, on a bare map view of 200 by 400 points.
@Suite(.phone) struct InfoWindowTests {
  private final class Delegate: GMSMapViewDelegate {
    var events: [String] = []
    var handlesTaps = false
    var window: UIView?
    var contents: UIView?

    func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) { events.append("map") }
    func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) { events.append("long") }
    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool {
      events.append("marker \(marker.title ?? "")")
      return handlesTaps
    }
    func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) { events.append("overlay \(overlay.title ?? "")") }
    func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) { events.append("window") }
    func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker) { events.append("long window") }
    func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) { events.append("closed") }
    func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? {
      events.append("window?")
      return window
    }
    func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView? { contents }
  }

  private let center = Phone.start
  private let delegate = Delegate()

  private func mapView(_ environment: NavigationEnvironment = Phone.environment) -> GMSMapView {
    var environment = environment
    environment.scene.map.sources = []
    environment.routeProvider = nil
    let mapView = environment.use {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 400)
      return GMSMapView(frame: frame, camera: GMSCameraPosition(target: center, zoom: 16))
    }
    mapView.map.sources = Phone.environment.scene.map.sources
    mapView.settings.compassButton = false
    mapView.delegate = delegate
    return mapView
  }

  private func marker(_ title: String? = "Depot", on mapView: GMSMapView) -> GMSMarker {
    let marker = GMSMarker(position: center)
    marker.title = title
    marker.icon = UIImage(
      .png(PNG.encode(PixelBuffer(width: 20, height: 20, filledWith: UIColor(0x12AB34).pixel))), scale: 1)
    marker.map = mapView
    return marker
  }

  private func landmark(_ kind: String, _ mapView: GMSMapView) throws -> CGPoint? {
    try mapView.frame().layout.landmarks.first { $0.kind == kind }.map { CGPoint(x: $0.x, y: $0.y) }
  }

  private func color(_ mapView: GMSMapView, _ x: Int, _ y: Int) throws -> [Int] { try mapView.frame().color(x, y) }

  @Test func aTapSelectsAMarkerAndATapBesideItClosesItsWindow() throws {
    let mapView = mapView()
    let marker = marker(on: mapView)
    marker.snippet = "Open until six"
    #expect(try landmark("infoWindow", mapView) == nil)
    #expect(try mapView.tap(at: CGPoint(x: 100, y: 190)) == "marker")
    #expect(mapView.selectedMarker === marker)
    #expect(delegate.events.first == "marker Depot")
    let bubble = try #require(try landmark("infoWindow", mapView))
    // The marker's upper edge is at 180, the tail 9 high; 17.5 and 15.625 of text, 2 between, 9 above and below.
    #expect(abs(bubble.x - 100) <= 1)
    #expect(140...152 ~= Double(bubble.y))
    #expect(try color(mapView, Int(bubble.x), Int(bubble.y) - 22) == [255, 255, 255])
    #expect(try color(mapView, 100, 174) == [255, 255, 255], "the tail")
    #expect(try mapView.tap(at: bubble) == "infoWindow")
    try mapView.longPress(at: bubble)
    #expect(try mapView.tap(at: CGPoint(x: 20, y: 300)) == nil)
    #expect(try landmark("infoWindow", mapView) == nil)
    #expect(mapView.selectedMarker == nil)
    #expect(delegate.events == ["marker Depot", "window?", "window", "long window", "closed", "map"])
  }

  @Test func whatTheDelegateDealsWithIsNotSelected() throws {
    let mapView = mapView()
    let marker = marker(on: mapView)
    delegate.handlesTaps = true
    #expect(try mapView.tap(at: CGPoint(x: 100, y: 190)) == "marker")
    #expect(mapView.selectedMarker == nil)
    marker.isTappable = false
    #expect(try mapView.tap(at: CGPoint(x: 100, y: 190)) == nil)
    #expect(delegate.events == ["marker Depot", "map"])
  }

  @Test func onlyAMarkerOfTheMapIsSelectedAndNoLongerThanItIsThere() throws {
    let mapView = mapView()
    mapView.selectedMarker = GMSMarker(position: center)
    #expect(mapView.selectedMarker == nil)
    let (first, second) = (marker("First", on: mapView), marker("Second", on: mapView))
    mapView.selectedMarker = first
    mapView.selectedMarker = second
    second.map = nil
    #expect(mapView.selectedMarker == nil)
    #expect(delegate.events == ["closed", "closed"])
    mapView.selectedMarker = first
    mapView.clear()
    #expect(mapView.selectedMarker == nil)
    #expect(first.map == nil)
    // Without a title there is nothing to show.
    mapView.selectedMarker = marker(nil, on: mapView)
    #expect(try landmark("infoWindow", mapView) == nil)
    #expect(mapView.selectedMarker != nil)
  }

  @Test func viewsOfTheDelegateStandInTheBubbleOrInItsPlace() throws {
    let mapView = mapView()
    let marker = marker(on: mapView)
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 30))
    view.backgroundColor = .red
    delegate.contents = view
    mapView.selectedMarker = marker
    var bubble = try #require(try landmark("infoWindow", mapView))
    // 30 high, 9 above and below, 9 of tail above the marker's upper edge at 180.
    #expect(bubble == CGPoint(x: 100, y: 147))
    #expect(try color(mapView, 100, 147) == [255, 0, 0])
    #expect(try color(mapView, 100, 128) == [255, 255, 255])
    mapView.selectedMarker = nil
    delegate.window = view
    mapView.selectedMarker = marker
    bubble = try #require(try landmark("infoWindow", mapView))
    #expect(bubble == CGPoint(x: 100, y: 165))
    #expect(try color(mapView, 71, 151) == [255, 0, 0])
    #expect(try color(mapView, 100, 128) != [255, 255, 255])
    marker.infoWindowAnchor = CGPoint(x: 0.5, y: 0.5)
    #expect(try landmark("infoWindow", mapView) == CGPoint(x: 100, y: 175))
  }

  /// A label without a frame is as large as its text.
  @Test func aViewIsAMarkersIcon() throws {
    let mapView = mapView()
    let marker = GMSMarker(position: center)
    let label = UILabel()
    label.text = "Stop"
    label.textColor = .clear
    label.backgroundColor = .blue
    marker.iconView = label
    marker.map = mapView
    let size = label.intrinsicContentSize
    // Its lower middle is on the place.
    #expect(try color(mapView, 100, 199) == [0, 0, 255])
    #expect(try color(mapView, 100, 201) != [0, 0, 255])
    #expect(try color(mapView, 100 - Int(size.width / 2) + 2, 201 - Int(size.height)) == [0, 0, 255])
    #expect(label.superview == nil)
    #expect(label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func readingFromTheRightTheTextStandsAtTheRight() throws {
    func ink(_ locale: String) throws -> (left: Int, right: Int) {
      var environment = Phone.environment
      environment.scene.locale = locale
      let mapView = mapView(environment)
      let marker = marker("A", on: mapView)
      marker.snippet = "A long line below the title"
      mapView.selectedMarker = marker
      let frame = try mapView.frame()
      let bubble = try #require(try landmark("infoWindow", mapView))
      let rows = Int(bubble.y) - 20..<Int(bubble.y) - 2
      return (frame.ink(20..<100, rows), frame.ink(100..<180, rows))
    }
    let (english, arabic) = (try ink("en_US"), try ink("ar_EG"))
    #expect(english.left > 20)
    #expect(english.right == 0)
    #expect(arabic.right > 20)
    #expect(arabic.left == 0)
  }

  @Test func shapesTellOfTapsWhereTheyAreTappable() throws {
    let mapView = mapView()
    func coordinate(_ x: Double, _ y: Double) -> CLLocationCoordinate2D {
      mapView.projection.coordinate(for: CGPoint(x: x, y: y))
    }
    func path(_ points: [(Double, Double)]) -> GMSPath { GMSPath(points.map { coordinate($0.0, $0.1) }) }
    let area = GMSPolygon(path: path([(20, 20), (180, 20), (180, 180), (20, 180)]))
    area.holes = [path([(80, 80), (120, 80), (120, 120), (80, 120)])]
    area.title = "area"
    let line = GMSPolyline(path: path([(20, 300), (180, 300)]))
    line.title = "line"
    line.strokeWidth = 4
    let metre = mapView.projection.points(forMeters: 1, at: center)
    let circle = GMSCircle(position: coordinate(150, 150), radius: 20 / Double(metre))
    circle.title = "circle"
    circle.zIndex = 1
    for overlay in [area, line, circle] as [GMSOverlay] {
      overlay.map = mapView
      #expect(!overlay.isTappable)
    }
    func tapped(_ x: Double, _ y: Double) throws -> String? {
      delegate.events = []
      _ = try mapView.tap(at: CGPoint(x: x, y: y))
      return delegate.events.first
    }
    #expect(try tapped(50, 50) == "map")
    for overlay in [area, line, circle] as [GMSOverlay] { overlay.isTappable = true }
    #expect(try tapped(50, 50) == "overlay area")
    #expect(try tapped(100, 100) == "map")
    #expect(try tapped(10, 50) == "map")
    #expect(try tapped(100, 310) == "overlay line")
    #expect(try tapped(100, 316) == "map")
    #expect(try tapped(150, 150) == "overlay circle")
    #expect(try tapped(150, 128) == "overlay area")
    circle.isTappable = false
    #expect(try tapped(150, 150) == "overlay area")
  }

  @Test func coloursFollowTheLight() throws {
    let mapView = mapView()
    let pair = UIColor { $0.userInterfaceStyle == .dark ? UIColor(0x00AA11) : UIColor(0xBB0022) }
    let circle = GMSCircle(position: center, radius: 50)
    circle.fillColor = pair
    circle.strokeColor = nil
    circle.map = mapView
    func seen(_ x: Int, _ y: Int) throws -> (light: [Int], dark: [Int]) {
      mapView.overrideUserInterfaceStyle = .light
      let light = try color(mapView, x, y)
      mapView.overrideUserInterfaceStyle = .dark
      return (light, try color(mapView, x, y))
    }
    let both = (light: [0xBB, 0, 0x22], dark: [0, 0xAA, 0x11])
    #expect(try seen(100, 200) == both)
    mapView.clear()
    let path = GMSPath([50.0, 150].map { mapView.projection.coordinate(for: CGPoint(x: $0, y: 200)) })
    let line = GMSPolyline(path: path)
    line.strokeWidth = 10
    line.strokeColor = pair
    line.map = mapView
    #expect(try seen(100, 200) == both)
    line.spans = [GMSStyleSpan(style: .solidColor(pair))]
    #expect(try seen(100, 200) == both)
    mapView.clear()
    let polygon = GMSPolygon(
      path: GMSPath(
        [(50.0, 150.0), (150, 150), (100, 250)].map { mapView.projection.coordinate(for: CGPoint(x: $0.0, y: $0.1)) }))
    polygon.fillColor = pair
    polygon.map = mapView
    #expect(try seen(100, 200) == both)
    mapView.clear()
    let marker = GMSMarker(position: center)
    marker.icon = GMSMarker.markerImage(with: pair)
    marker.map = mapView
    // Beside the pin's white middle: the head's middle is about 29 above the tip of the 42 points.
    let pin = try seen(90, 177)
    #expect(pin.light[0] > 120, "\(pin)")
    #expect(pin.light[1] < 60, "\(pin)")
    #expect(pin.dark[1] > 120, "\(pin)")
    #expect(pin.dark[0] < 60, "\(pin)")
    marker.icon = UIImage(
      .png(PNG.encode(PixelBuffer(width: 20, height: 20, filledWith: UIColor.black.pixel))), scale: 1
    ).withTintColor(pair)
    #expect(try seen(100, 190) == both)
  }
}
