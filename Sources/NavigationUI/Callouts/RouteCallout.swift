import Geometry

/// A route's time, or its difference from the chosen one, to be shown at a point of the route.
public struct RouteCallout: Sendable {
  public enum Style: Sendable, Hashable {
    /// The chosen route.
    case selected
    case similar, faster, slower
  }

  public var text: String
  public var subtitle: String?
  public var style: Style
  /// Points of the route that no other shares, in points on the map, the best first.
  public var anchors: [Point]

  public init(_ text: String, subtitle: String? = nil, style: Style, anchors: [Point]) {
    self.text = text
    self.subtitle = subtitle
    self.style = style
    self.anchors = anchors
  }
}
