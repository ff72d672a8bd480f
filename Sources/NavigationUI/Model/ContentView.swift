import Geometry
import Pixels

/// A view of the user's: a ground with a picture, a text or both on it.
public struct ContentView: Sendable {
  /// `left` and `right` stay on their side in right-to-left languages.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// Where reading begins, the middle, where it ends, and the two sides.
    case leading, center, trailing, left, right
  }

  /// Where a text ends that has more than its room.
  public enum LineBreak: String, Sendable, Hashable, CaseIterable {
    /// With "…" for what is left out at the end, in the middle or at the beginning, or cut at the room's edge.
    case byTruncatingTail, byTruncatingMiddle, byTruncatingHead, byClipping
  }

  /// How a picture lies in its room.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Wholly inside, over all of the room without distortion, or stretched to it.
    case scaleAspectFit, scaleAspectFill, scaleToFill
    /// At its own size, in the middle or at an edge or corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// On which side of the text the picture stands.
  public enum PicturePlace: String, Sendable, Hashable, CaseIterable {
    /// Where reading begins, where it ends, above and below.
    case leading, trailing, top, bottom
  }

  /// Corners that can be round.
  public struct Corners: OptionSet, Sendable, Hashable {
    /// A bit for each corner.
    public let rawValue: UInt

    /// The corners of a set of bits; others than the lowest four are of no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = Corners(rawValue: 1)
    /// The upper right corner.
    public static let topRight = Corners(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = Corners(rawValue: 8)
    /// The four corners.
    public static let all: Corners = [topLeft, topRight, bottomLeft, bottomRight]
  }

  /// A shadow of the view's ground.
  public struct Shadow: Sendable, Hashable {
    /// Points to the right and down.
    public var offset: Point
    /// The blur's standard deviation in points.
    public var radius: Double
    /// The shadow's colour with its opacity.
    public var color: Color

    /// A shadow by its offset and blur in points.
    public init(offset: Point, radius: Double, color: Color) {
      self.offset = offset
      self.radius = radius
      self.color = color
    }
  }

  /// The ground's colour; `nil` for none.
  public var background: Color?
  /// Points; held to half the view's shorter side.
  public var cornerRadius = 0.0
  /// The corners that `cornerRadius` makes round.
  public var corners = Corners.all
  /// Points, inside the edge.
  public var borderWidth = 0.0
  /// The border's colour.
  public var borderColor = Color.black
  /// The shadow of the ground; `nil` for none.
  public var shadow: Shadow?
  /// Of the view and all that lies in it, as one picture; 0…1.
  public var opacity = 1.0
  /// Whether what lies in it is cut at its edge.
  public var clipsToBounds = false
  /// Between the view's edges and what lies on it, in points; `left` is where reading begins.
  public var insets = EdgeInsets()
  /// The picture on the ground; `nil` for none.
  public var picture: PixelBuffer?
  /// Pixels of the picture to a point.
  public var pictureScale = 1.0
  /// How the picture lies in its room.
  public var pictureMode = Mode.scaleAspectFit
  /// On which side of the text the picture stands.
  public var picturePlace = PicturePlace.leading
  /// Between picture and text, in points.
  public var gap = 8.0
  /// Whether picture and text stand together in the middle; if not, the picture stands at its edge.
  public var isCentered = false
  /// The words; `nil` for none.
  public var text: String?
  /// `nil` for the darker or lighter ink, whichever stands out more.
  public var textColor: Color?
  /// The size of the text in points and its weight.
  public var font = FontSpec(size: 17, isBold: false)
  /// Where lines of text stand in their room.
  public var alignment = Alignment.center
  /// The most lines of text, 0 for as many as it needs; `nil` asks for the height of one and fills what it gets.
  public var lineLimit: Int?
  /// Where a text ends that has more than its room.
  public var lineBreak = LineBreak.byTruncatingTail
  /// How far a single line may shrink to fit; 1 for not at all.
  public var leastFontScale = 1.0

  /// A view without border, shadow and insets.
  public init(background: Color? = nil, text: String? = nil, picture: PixelBuffer? = nil) {
    self.background = background
    self.text = text
    self.picture = picture
  }
}
