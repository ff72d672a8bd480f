import NavigationUI
import Pixels

/// What a view of the app's own shows: a ground with a picture, a text or both.
public struct ViewContent: Sendable, Hashable {
  /// Where a picture comes from.
  public enum Picture: Sendable, Hashable {
    /// The path of a PNG file.
    case file(String)
    /// The bytes of a PNG file.
    case png([UInt8])
  }

  /// Where lines of text stand.
  public typealias TextAlignment = ContentView.Alignment
  /// How a text is cut that has no room.
  public typealias LineBreakMode = ContentView.LineBreak
  /// How an image fills its place.
  public typealias ContentMode = ContentView.Mode
  /// The side of the text where the image stands.
  public typealias ImagePlacement = ContentView.PicturePlace
  /// Some of the four corners.
  public typealias Corners = ContentView.Corners

  /// The ground; `nil` for none.
  public var backgroundColor: SRGBColor?
  /// Points.
  public var cornerRadius = 0.0
  /// Those that `cornerRadius` rounds.
  public var maskedCorners = Corners.all
  /// Points, inside the edge.
  public var borderWidth = 0.0
  /// The edge's colour.
  public var borderColor = SRGBColor.black
  /// The shadow of the ground: nothing without one.
  public var shadow = ShadowOptions()
  /// 0…1, of the view and all that lies in it.
  public var alpha = 1.0
  /// Whether what lies in the view is cut at its edge.
  public var clipsToBounds = false
  /// Points between the edges and what lies inside.
  public var padding = 0.0
  /// Fitted in with its proportions kept.
  public var image: Picture?
  /// Pixels of the image to a point.
  public var imageScale = 1.0
  /// How the image fills its place.
  public var contentMode = ContentMode.scaleAspectFit
  /// Draws the image in one colour, its transparency kept; `nil` for its own colours.
  public var tintColor: SRGBColor?
  /// The side of the text where the image stands.
  public var imagePlacement = ImagePlacement.leading
  /// Points between image and text.
  public var imagePadding = 8.0
  /// Whether image and text stand together in the middle; if not, the image stands at its edge.
  var isCentered = false
  /// Beyond `padding`, in points.
  var contentInsets = DirectionalEdgeInsets()
  /// At most 1,000 characters in a scene; `nil` for none.
  public var text: String?
  /// `nil` for black or white, whichever stands out more from the ground; without a ground the light's own.
  public var textColor: SRGBColor?
  /// The text's font at the usual text size.
  public var font = FontSpec(size: 17)
  /// Where the lines stand.
  public var textAlignment = TextAlignment.center
  /// The most lines of text, 0 for as many as it needs; `nil` asks for the height of one and fills what it gets.
  public var numberOfLines: Int?
  /// How a text is cut that has no room.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// How far a single line may shrink to fit, 1 for not at all.
  var minimumScaleFactor = 1.0

  /// Nothing to see.
  public init() {}
}

/// A shadow; names are Core Animation's (`CALayer`).
public struct ShadowOptions: Sendable, Hashable {
  /// The shadow's colour.
  public var color = SRGBColor.black
  /// 0…1.
  public var opacity = 0.0
  /// Points to the right and down.
  public var offsetX = 0.0
  /// Points down.
  public var offsetY = -3.0
  /// The blur's standard deviation in points.
  public var radius = 3.0

  /// No shadow.
  public init() {}
}

/// Distances from the four edges in points, `leading` being where reading begins; names are UIKit's
/// (`NSDirectionalEdgeInsets`).
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// Points.
  public var top, leading, bottom, trailing: Double

  /// Distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public static let zero = DirectionalEdgeInsets()
}

/// A view in place of the header's secondary strip (`GMSMapView.setHeaderAccessory(_:)`).
///
/// It is hidden with the header, and where the map is too short for it.
public struct HeaderAccessoryOptions: Sendable, Hashable {
  /// The height it asks for, in points; one that asks for more than the map allows, 200 at most, is hidden.
  public var height: Double
  /// What it shows.
  public var content = ViewContent()
  /// Whether the strip is empty.
  public var isHidden = false

  /// An empty strip of a height in points.
  public init(height: Double) { self.height = height }
}

/// A view of the app's own over the map, placed by constraints.
public struct ViewOptions: Sendable, Hashable {
  /// Names the view in constraints of other views and in layouts.
  public var name: String
  /// What it shows.
  public var content = ViewContent()
  /// Where it stands, at most 16.
  public var constraints: [LayoutConstraint]
  /// Hidden views keep their place in the layout.
  public var isHidden = false
  /// What a screen reader says; stated in layouts.
  public var accessibilityLabel: String?
  /// Whether it is there only to place others by.
  var isGuide = false
  /// How many views it lies in.
  var depth = 0
  /// The size that it wants in points, in place of its content's; below 0 for none.
  var intrinsicWidth: Double?
  var intrinsicHeight: Double?
  var resistance = ContentResistance()

  /// A view without a look.
  public init(name: String, constraints: [LayoutConstraint]) {
    self.name = name
    self.constraints = constraints
  }

  /// The largest factor or number of points in a constraint of a scene.
  static let numberLimit = 1e6

  /// The most views that a scene may have, and the most constraints of one.
  public static let countLimit = 32
  /// The most constraints of one view.
  public static let constraintLimit = 16
}
