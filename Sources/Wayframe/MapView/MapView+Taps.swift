import Foundation
import Geometry
import NavigationUI

extension MapView {
  /// Taps the map at a place in points.
  ///
  /// - Returns: the name of the interface element or the app's own view that was hit; `infoWindow`, `marker` or `overlay` for
  ///   what the app has on the map, `incident` for the mark of an incident that opened its card; `nil` for the map.
  @discardableResult
  public func tap(at place: CGPoint) throws(FrameError) -> String? {
    let situation = try Situation(scene())
    let interface = try renderer.interface(of: situation)
    let point = Point(Double(place.x), Double(place.y))
    guard let hit = interface.elements.last(where: { $0.contains(point) }) else {
      return try tapMap(at: point, situation, interface)
    }
    switch interface.layout.elements.first(where: { $0.name.rawValue == hit.name })?.name {
    case .recenterButton:
      cameraMode = .following
      for delegate in interfaceDelegates { delegate.mapViewDidTapRecenterButton(self) }
    case .reportIncidentButton:
      for delegate in interfaceDelegates { delegate.mapViewDidTapReportIncidentButton(self) }
    case .compassButton: tapCompass()
    case .myLocationButton:
      if delegate?.didTapMyLocationButton(for: self) != true { cameraMode = .following }
    case .navigationHeader:
      base.guidance.headerStep = 0
      swipedStep = nil
    case .prompt: dismissPrompt()
    case nil: tapView(named: hit.name, at: place)
    default: break
    }
    return hit.name
  }

  /// Taps what is on the map, from markers down to the ground, which closes an info window.
  private func tapMap(at point: Point, _ situation: Situation, _ interface: SceneInterface) throws(FrameError)
    -> String?
  {
    let hits = try overlays(at: point, in: situation, interface)
    for (marker, isWindow) in hits.markers {
      if isWindow {
        delegate?.mapView(self, didTapInfoWindowOf: marker)
        return "infoWindow"
      }
      guard marker.isTappable else { continue }
      if delegate?.mapView(self, didTap: marker) != true { select(marker) }
      return "marker"
    }
    if let incident = situation.incident(at: point, camera: interface.camera), present(PromptOptions(incident)) {
      return "incident"
    }
    if let shape = hits.shapes.first(where: \.isTappable) {
      delegate?.mapView(self, didTap: shape)
      return "overlay"
    }
    selectedMarker = nil
    tellTap(at: point, camera: interface.camera)
    return nil
  }

  /// Taps the control of the app's own that a view of that name is or lies in, else notifies tap recognisers.
  private func tapView(named name: String, at place: CGPoint) {
    guard let view = try? view(named: name) else { return }
    if let control = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? AppControl }).first {
      control.tap()
    } else {
      view.recognizeTap(at: place, in: self)
    }
  }

  /// From following to the overview and back to the tilted view; a camera that the user moved is turned north.
  private func tapCompass() {
    switch cameraMode {
    case .following: cameraMode = .overview
    case .overview:
      followingPerspective = .tilted
      cameraMode = .following
    case .free: base.camera.bearing = 0
    }
  }
}

extension FrameLayout.Element {
  fileprivate func contains(_ point: Point) -> Bool {
    Rect(x: x, y: y, width: width, height: height).contains(point)
  }
}
