import Geometry
import NavigationSDKNames
import TestSupport
import Testing

/// A map view under way, for calls as the documentation writes them.
enum Drive {
  static let samples = Checkout.path("Assets/Samples")

  /// - Parameters:
  ///   - configure: what is set before the trip begins.
  ///   - seconds: how long it is driven.
  static func mapView(
    _ sample: String = "helsinki/day", _ overrides: [String] = ["map.sources=[]"], seconds: Double = 60,
    configure: (GMSMapView) -> Void = { _ in }
  ) throws -> GMSMapView {
    let scene = try NavigationScene(path: "\(samples)/\(sample).json", overrides: ["device.scale=1"] + overrides)
    let mapView = GMSMapView(scene, renderer: try FrameRenderer())
    configure(mapView)
    let destinations = [GMSNavigationWaypoint(placeID: "harbour", title: "Harbour")!]
    mapView.navigator?.setDestinations(destinations) { #expect($0 == .OK) }
    mapView.navigator?.isGuidanceActive = true
    mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
    mapView.advance(by: seconds)
    return mapView
  }

  /// Drives on to a distance along the route, in metres.
  static func advance(_ mapView: GMSMapView, to distance: Double) {
    while (mapView.navigator?.progress?.distanceAlongRoute ?? .infinity) < distance { mapView.advance(by: 1) }
  }

  /// Fixes the camera, so that the map stays where it is when cards come and go.
  static func freeCamera(_ mapView: GMSMapView) { mapView.cameraMode = .free }
}

/// Two frames of the same size, before and after a change.
struct Change {
  let before, after: Frame

  init(_ before: Frame, _ after: Frame) {
    self.before = before
    self.after = after
  }

  /// The change that a setting makes to otherwise equal map views.
  init(
    _ configure: (GMSMapView) -> Void, from start: (GMSMapView) -> Void = { _ in },
    then: (GMSMapView) throws -> Void = { _ in }, sample: String = "helsinki/day",
    overrides: [String] = ["map.sources=[]"], seconds: Double = 60
  ) throws {
    let plain = try Drive.mapView(sample, overrides, seconds: seconds, configure: start)
    let changed = try Drive.mapView(sample, overrides, seconds: seconds) {
      start($0)
      configure($0)
    }
    try then(plain)
    try then(changed)
    before = try plain.frame()
    after = try changed.frame()
  }

  /// The smallest rectangle around all changed pixels; `nil` when none changed.
  var changedRect: Rect? {
    var rect: Rect?
    for y in 0..<before.pixels.height {
      for x in 0..<before.pixels.width where before.pixels[x, y] != after.pixels[x, y] {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        rect = rect?.union(pixel) ?? pixel
      }
    }
    return rect
  }

  /// The frames of elements, before and after, as one rectangle.
  func area(of names: [String]) -> Rect? {
    (before.layout.elements + after.layout.elements).filter { names.contains($0.name) }
      .map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
      .reduce(nil as Rect?) { $0?.union($1) ?? $1 }
  }

  /// Whether something changed, and nothing outside of the elements by more than `margin`, which shadows take.
  func stays(inside names: [String], margin: Double = 0) -> Bool {
    guard let changedRect, let area = area(of: names) else { return false }
    return area.inset(by: -margin - 1).contains(changedRect)
  }

  func shows(_ name: String) -> (before: Bool, after: Bool) {
    (before.layout.elements.contains { $0.name == name }, after.layout.elements.contains { $0.name == name })
  }
}
