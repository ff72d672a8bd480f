import Geometry

/// Where the parts of the navigation layer are, in device pixels: for layout files, tests and call-outs in documents.
public struct MapLandmarks: Sendable {
  public init() {}

  /// The tip of the destination's pin.
  public var destination: Point?
  /// The middle of each door's badge.
  public var entrances: [Point] = []
  public var waypoints: [Point] = []
  /// The middle of each light and sign.
  public var trafficLights: [Point] = []
  public var stopSigns: [Point] = []
  public var position: Point?
  public var incidents: [Point] = []
  /// Where the anchors of the app's own markers sit, in their order.
  public var markers: [Point] = []
  /// What the windows over selected markers cover.
  public var infoWindows: [Rect] = []
  /// The next manoeuvre, where an arrow leads through it.
  public var maneuver: Point?
  public var callOuts: [Rect] = []
  /// Every label with text, in drawing order, and what it covers.
  public var labels: [Label] = []
  /// What could not be drawn, one sentence each.
  public var warnings: [String] = []

  public struct Label: Sendable, Hashable {
    public var text: String
    /// The style's layer that it belongs to.
    public var layer: String
    public var bounds: Rect
  }
}
