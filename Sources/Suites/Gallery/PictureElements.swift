import Geometry
import Wayframe

/// What of a frame can be pointed out and cut to: interface elements, the app's views and landmarks, in points.
struct PictureElements {
  /// Elements in drawing order, then landmarks, the first of each kind that nothing covers.
  let elements: [FrameLayout.Element]
  private let labels: [Rect]
  private let screen: Rect

  init(_ layout: FrameLayout) {
    let screen = Rect(
      x: 0, y: 0, width: Double(layout.width) / layout.scale, height: Double(layout.height) / layout.scale)
    self.screen = screen
    var elements = layout.elements
    var kinds: Set<String> = []
    for landmark in layout.landmarks {
      let place = Point(landmark.x, landmark.y) / layout.scale
      guard screen.contains(place), !layout.elements.contains(where: { $0.frame.contains(place) }),
        kinds.insert(landmark.kind).inserted
      else { continue }
      let box = Self.box(of: landmark.kind).offset(by: place)
      var element = FrameLayout.Element(
        name: landmark.kind, x: box.minX, y: box.minY, width: box.width, height: box.height)
      element.setting = ElementWords.settings[landmark.kind]
      elements.append(element)
    }
    self.elements = elements
    labels = layout.labels.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// Whether a name is a landmark's: the map goes on around it, and may be cut there.
  static func isLandmark(_ name: String) -> Bool { ElementWords.landmarks.contains(name) }

  /// What a landmark covers around its place, in points.
  private static func box(of kind: String) -> Rect {
    switch kind {
    case "position": Rect(x: -24, y: -24, width: 48, height: 48)
    case "callOut", "infoWindow": Rect(x: -26, y: -26, width: 52, height: 52)
    case "destination", "waypoint", "marker": Rect(x: -12, y: -34, width: 24, height: 36)
    case "trafficLight": Rect(x: -6, y: -12, width: 12, height: 24)
    case "stopSign": Rect(x: -10, y: -10, width: 20, height: 20)
    case "incident": Rect(x: -14, y: -14, width: 28, height: 28)
    default: Rect(x: -8, y: -8, width: 16, height: 16)
    }
  }

  var names: [String] { elements.map(\.name) }

  /// What lines had better not pass over: the map's texts, and small elements that are not pointed out.
  func obstacles(beside marked: [String]) -> [Rect] {
    let others = elements.filter { !marked.contains($0.name) && !ElementWords.left.contains($0.name) }
    return labels + others.map(\.frame).filter { $0.width < CallOutLayout.wideShare * screen.width }
  }

  /// Those of a name, `all` for everything that is the app's or the SDK's and can be seen; `nil` without the name.
  func elements(called name: String) -> [FrameLayout.Element]? {
    guard name != SuitePicture.Mark.all.element else {
      return elements.filter { element in
        let whole = ElementWords.wholes[element.name]
        return !ElementWords.left.contains(element.name) && element.frame.intersects(screen)
          && !elements.contains { $0.name == whole }
      }
    }
    let found = elements.filter { $0.name == name }
    return found.isEmpty ? nil : found
  }
}

/// What a device draws itself at the upper and the lower edge.
enum DeviceBars {
  private static let status = "statusBar"
  private static let home = "homeBar"

  /// Those that a device has room for.
  static func names(on device: Device) -> [String] {
    guard !device.isCarPlay else { return [] }
    return (device.safeArea.top > 0 ? [status] : []) + (device.safeArea.bottom > 0 ? [home] : [])
  }

  /// Whether a picture points at one or is cut to one.
  static func areAskedFor(by picture: SuitePicture) -> Bool {
    (picture.crop + picture.callouts.map(\.element)).contains { [status, home].contains($0) }
  }
}

extension FrameLayout.Element {
  var frame: Rect { Rect(x: x, y: y, width: width, height: height) }
}

/// What decides on elements and landmarks in pictures.
enum ElementWords {
  /// What decides on those without a switch of their own.
  static let settings = [
    "navigationHeaderSecondary": "navigationHeaderSecondaryBackgroundColor", "position": "isMyLocationEnabled",
    "trafficLight": "showsTrafficLights", "stopSign": "showsStopSigns", "destination": "showsDestinationMarkers",
    "waypoint": "showsDestinationMarkers", "incident": "shouldDisplayPrompts", "marker": "markers",
    "callOut": "routeCalloutFormat", "entrance": "destinationPlaceID",
    "prompt": "shouldDisplayPrompts", "infoWindow": "markers",
  ]

  /// Marks on the map.
  static let landmarks: Set<String> = [
    "position", "destination", "entrance", "waypoint", "trafficLight", "stopSign", "incident", "toll", "marker",
    "maneuver", "callOut", "infoWindow",
  ]

  /// Elements of which "all" points out the whole instead.
  static let wholes = ["speedLimit": "speedometer"]

  /// What "all" leaves out: the device's own, and what says nothing beside the route.
  static let left: Set<String> = [
    "statusBar", "homeBar", "systemManeuverPanel", "systemEstimates", "systemDock", "maneuver",
  ]
}
