import Geometry
import MapDrawing
import NavigationUI

extension FrameLayout.Element {
  init(_ name: String, _ frame: Rect, role: ElementRole? = nil, text: String? = nil) {
    self.init(name: name, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    self.role = role?.rawValue
    self.text = text
  }

  init(_ element: InterfaceLayout.Element) {
    self.init(element.name.rawValue, element.frame, role: element.role, text: element.text)
    setting = Setting.showing(element.name)
  }

  /// One of the app's own views.
  init(_ view: ViewLayout.Placed, label: String?) {
    self.init(view.name, view.frame, role: view.role, text: label ?? view.text)
    accessibilityLabel = label
  }
}

extension SceneInterface {
  /// What is shown, in drawing order: the app's own views over everything but a prompt.
  var elements: [FrameLayout.Element] {
    func elements(_ isOverViews: Bool) -> [FrameLayout.Element] {
      layout.elements.filter { $0.layer.isOverViews == isOverViews }.map { .init($0) }
    }
    let own = views.placed.filter { !guideNames.contains($0.name) }.map { placed in
      FrameLayout.Element(placed, label: labels[placed.name])
    }
    return elements(false) + own + elements(true)
  }

  /// In the order of their names.
  var guides: [FrameLayout.Element] { layout.guides.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) } }
}

extension FrameLayout.Landmark {
  static func all(of landmarks: MapLandmarks) -> [FrameLayout.Landmark] {
    func list(_ kind: String, _ points: [Point]) -> [FrameLayout.Landmark] {
      points.map { FrameLayout.Landmark(kind: kind, x: $0.x, y: $0.y) }
    }
    return list("position", landmarks.position.map { [$0] } ?? [])
      + list("destination", landmarks.destination.map { [$0] } ?? []) + list("entrance", landmarks.entrances)
      + list("waypoint", landmarks.waypoints) + list("trafficLight", landmarks.trafficLights)
      + list("stopSign", landmarks.stopSigns) + list("incident", landmarks.incidents)
      + list("toll", landmarks.tolls)
      + list("marker", landmarks.markers) + list("maneuver", landmarks.maneuver.map { [$0] } ?? [])
      + list("callOut", landmarks.callOuts.map(\.center))
      + list("infoWindow", landmarks.infoWindows.map(\.center))
  }
}

extension InterfaceLayout {
  /// The upper edge of the controls that stand above the footer, in points; the frame's lower edge without any.
  var bottomControlsTop: Double {
    elements.filter(\.isAboveFooter).map(\.frame.minY).min() ?? .infinity
  }
}
