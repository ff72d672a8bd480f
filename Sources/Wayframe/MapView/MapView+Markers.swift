import Geometry
import MapDrawing

/// Which marker is selected, and the app's own view for its info window once it was asked for.
struct MarkerSelection {
  weak var marker: MapMarker?
  /// Whether the delegate was asked for a view.
  var isAsked = false
  var view: AppView?
  /// Whether the view is the whole window, not only what stands in the bubble.
  var isWhole = false
}

extension MapView {
  /// The marker whose info window is shown: a bubble with its title and snippet, or a view of the delegate's.
  ///
  /// Only a marker that is on this map can be selected.
  public var selectedMarker: MapMarker? {
    get { selection.marker }
    set {
      let old = selection.marker
      guard newValue !== old else { return }
      selection = MarkerSelection(marker: newValue?.map === self ? newValue : nil)
      if let old { delegate?.mapView(self, didCloseInfoWindowOf: old) }
    }
  }

  /// Selects a marker that was tapped; a free camera moves to it.
  func select(_ marker: MapMarker) {
    selectedMarker = marker
    if base.camera.mode == .free { moveCamera(to: marker.position) }
  }

  /// The delegate's own view for the window over the selected marker, as a picture.
  func infoWindowPicture() throws(FrameError) -> MarkerOptions.InfoWindowPicture? {
    guard let marker = selection.marker else { return nil }
    if !selection.isAsked {
      selection.isAsked = true
      selection.view = delegate?.mapView(self, markerInfoWindow: marker)
      selection.isWhole = selection.view != nil
      selection.view = selection.view ?? delegate?.mapView(self, markerInfoContents: marker)
    }
    guard let image = try selection.view?.picture(on: self) else { return nil }
    return .init(image: image, isWhole: selection.isWhole)
  }

  /// The app's own overlays under a place in points, uppermost first.
  func overlays(
    at point: Point, in situation: Situation, _ interface: SceneInterface
  ) throws(FrameError) -> (markers: [(marker: MapMarker, isWindow: Bool)], shapes: [MapOverlay]) {
    guard !appOverlays.isEmpty else { return ([], []) }
    let scenes = base.overlays
    /// The app's overlay of a kind; those of the scene come first, and the delegate is not notified of them.
    func own<Overlay: MapOverlay>(_ kind: Overlay.Type, _ index: Int, after count: Int) -> Overlay? {
      let all = appOverlays.compactMap { $0 as? Overlay }
      return all.indices.contains(index - count) ? all[index - count] : nil
    }
    var markers: [(marker: MapMarker, isWindow: Bool)] = []
    var shapes: [MapOverlay] = []
    for hit in try renderer.overlays(at: point, in: situation, interface) {
      switch hit {
      case .infoWindow(let index):
        if let marker = own(MapMarker.self, index, after: scenes.markers.count) { markers.append((marker, true)) }
      case .marker(let index):
        if let marker = own(MapMarker.self, index, after: scenes.markers.count) { markers.append((marker, false)) }
      case .polyline(let index):
        if let line = own(MapPolyline.self, index, after: scenes.polylines.count) { shapes.append(line) }
      case .polygon(let index):
        if let polygon = own(MapPolygon.self, index, after: scenes.polygons.count) { shapes.append(polygon) }
      case .circle(let index):
        if let circle = own(MapCircle.self, index, after: scenes.circles.count) { shapes.append(circle) }
      }
    }
    return (markers, shapes)
  }
}
