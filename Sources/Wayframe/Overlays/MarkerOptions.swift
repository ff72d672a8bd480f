import Geometry

/// A mark of the app's own at a place, or in place of the destination's pin; names are the Navigation SDK's (`GMSMarker`).
public struct MarkerOptions: Sendable, Hashable {
  /// Does not count for the destination's.
  public var position: Coordinate
  /// `nil` for the built-in pin.
  public var image: ViewContent.Picture?
  /// Pixels of the image to a point.
  public var imageScale = 1.0
  /// The built-in pin's.
  public var iconColor = MarkerOptions.defaultIconColor
  /// The part of the image that sits on the place: (0, 0) is its upper left corner, (1, 1) the lower right one.
  public var groundAnchor = Point(0.5, 1)
  /// Not drawn; for apps that read it.
  public var title: String?
  /// Not drawn; for apps that read it.
  public var snippet: String?
  /// Degrees clockwise about the anchor; from north where the marker is flat.
  public var rotation = 0.0
  /// Whether it lies on the ground instead of facing the viewer.
  public var isFlat = false
  /// 0…1.
  public var opacity = 1.0
  /// Higher ones are drawn over lower ones; of equal ones the nearer over the farther.
  public var zIndex = 0

  /// The built-in pin at a place.
  public init(position: Coordinate) { self.position = position }

  /// The built-in pin's red.
  public static let defaultIconColor = SRGBColor(0xC8322B)
}
