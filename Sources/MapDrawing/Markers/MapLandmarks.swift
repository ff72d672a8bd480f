import Geometry

/// Where the parts of the navigation layer are, in device pixels: for layout files, tests and call-outs in documents.
public struct MapLandmarks: Sendable {
  /// Nothing has landed anywhere.
  public init() {}

  /// The tip of the destination's pin.
  public var destination: Point?
  /// The middle of each door's badge.
  public var entrances: [Point] = []
  /// The tip of each stop's pin.
  public var waypoints: [Point] = []
  /// The middle of each light and sign.
  public var trafficLights: [Point] = []
  /// The middle of each sign.
  public var stopSigns: [Point] = []
  /// The middle of the vehicle's mark.
  public var position: Point?
  /// The middle of each incident's mark.
  public var incidents: [Point] = []
  /// The middle of each sign where a toll road begins.
  public var tolls: [Point] = []
  /// Where the anchors of the app's own markers sit, in their order.
  public var markers: [Point] = []
  /// What the windows over selected markers cover.
  public var infoWindows: [Rect] = []
  /// The next manoeuvre, where an arrow leads through it.
  public var maneuver: Point?
  /// What the call-outs of routes cover.
  public var callOuts: [Rect] = []
  /// Every label with text, in drawing order, and what it covers.
  public var labels: [Label] = []
  /// What the next frame of a series may remember.
  public var labelMemory = LabelMemory()
  /// Which commands of the display list each layer of the style became, in drawing order and the
  /// routes and marks among them.
  public var layerCommands: [LayerCommands] = []
  /// What could not be drawn, one sentence each.
  public var warnings: [String] = []
  /// Whether symbols asked for icons that there are not.
  public var lacksIcons = false
  /// Whether layers of the style are not drawn, or not as they ask.
  public var lacksLayers = false

  /// The commands of one layer of the style, or of the route or the markers.
  public struct LayerCommands: Sendable, Hashable {
    /// The layer's id; `nil` for what belongs to no layer.
    public var layer: String?
    /// The layer's id, `route` or `markers`.
    public var name: String
    /// Places in the display list's commands.
    public var commands: Range<Int>
  }

  /// A text on the map.
  public struct Label: Sendable, Hashable {
    /// What the label says.
    public var text: String
    /// The style's layer that it belongs to.
    public var layer: String
    /// The box that it covers.
    public var bounds: Rect
  }
}

extension MapLandmarks {
  /// Names in a message.
  private static let shownNames = 8

  mutating func note(unknownIcons: Set<String>) {
    guard !unknownIcons.isEmpty else { return }
    lacksIcons = true
    let shown = unknownIcons.sorted().prefix(Self.shownNames).map { "\"\($0.prefix(60))\"" }.joined(separator: ", ")
    warnings.append(
      "The style asks for icons that there are not: \(shown)\(unknownIcons.count > Self.shownNames ? ", …" : "").")
  }
}
