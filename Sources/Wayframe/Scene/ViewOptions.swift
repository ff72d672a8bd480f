import NavigationUI

/// What a view of the app's own shows: a ground with a picture, a text or both.
public struct ViewContent: Sendable, Hashable {
  public enum Picture: Sendable, Hashable {
    /// The path of a PNG file.
    case file(String)
    /// The bytes of a PNG file.
    case png([UInt8])
  }

  public typealias TextAlignment = ContentView.Alignment

  public var backgroundColor: Color?
  /// Points.
  public var cornerRadius = 0.0
  /// Points between the edges and what lies inside.
  public var padding = 0.0
  /// Fitted in with its proportions kept.
  public var image: Picture?
  /// Pixels of the image to a point.
  public var imageScale = 1.0
  public var text: String?
  /// `nil` for black or white, whichever stands out more from the ground; without a ground the light's own.
  public var textColor: Color?
  public var font = Font(size: 17)
  public var textAlignment = TextAlignment.center

  public init() {}
}

/// A view in place of the header's secondary strip (`GMSMapView.setHeaderAccessory(_:)`).
///
/// It is hidden with the header, and where the map is too short for it.
public struct HeaderAccessoryOptions: Sendable, Hashable {
  /// The height it asks for, in points; one that asks for more than the map allows, 200 at most, is hidden.
  public var height: Double
  public var content = ViewContent()

  public init(height: Double) { self.height = height }
}

/// A view of the app's own over the map, placed by constraints.
public struct ViewOptions: Sendable, Hashable {
  /// Names the view in constraints of other views and in layouts.
  public var name: String
  public var content = ViewContent()
  public var constraints: [LayoutConstraint]
  /// Whether it is there only to place others by.
  var isGuide = false

  public init(name: String, constraints: [LayoutConstraint]) {
    self.name = name
    self.constraints = constraints
  }

  /// The largest factor or number of points in a constraint of a scene.
  static let numberLimit = 1e6

  /// The most views that a scene may have, and the most constraints of one.
  public static let countLimit = 32
  public static let constraintLimit = 16
}
