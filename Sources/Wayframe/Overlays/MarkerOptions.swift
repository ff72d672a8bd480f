import Geometry

/// A mark of the app's own at a place, or in place of the destination's pin; names are the Navigation SDK's (`GMSMarker`).
public struct MarkerOptions: Sendable, Hashable {
  /// What overrides and suites address it by.
  public var name: String?
  /// Does not count for the destination's.
  public var position: Coordinate
  /// `nil` for the built-in pin.
  public var image: ViewContent.Picture?
  /// Pixels of the image to a point.
  public var imageScale = 1.0
  /// Draws the image in one colour, its transparency kept; `nil` for its own colours.
  public var tintColor: SRGBColor?
  /// The built-in pin's.
  public var iconColor = MarkerOptions.defaultIconColor
  /// The part of the image that sits on the place: (0, 0) is its upper left corner, (1, 1) the lower right one.
  public var groundAnchor = Point(0.5, 1)
  /// What the window over a selected marker says in bold, on two lines at most.
  public var title: String?
  /// What stands below the title, on four lines at most.
  public var snippet: String?
  /// Whether the window with title and snippet stands over the marker.
  public var isSelected = false
  /// The part of the image that the window points at: (0, 0) is its upper left corner, (1, 1) the lower right one.
  public var infoWindowAnchor = Point(0.5, 0)
  /// What stands in the window in place of title and snippet.
  var infoWindow: InfoWindowPicture?
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

  /// An app's own view as the window over a marker.
  struct InfoWindowPicture: Sendable, Hashable {
    var image: AppImage
    /// Whether it is the whole window; if not, it stands in the usual bubble.
    var isWhole: Bool
  }

  /// The built-in pin's red.
  public static let defaultIconColor = OverlayColors.pin
}
