import Geometry
import Pixels

/// A view of the user's: a ground with a picture, a text or both on it.
public struct ContentView: Sendable {
  /// `left` and `right` stay on their side in right-to-left languages.
  public enum Alignment: String, Sendable, Hashable, CaseIterable { case leading, center, trailing, left, right }

  /// Where a text ends that has more than its room.
  public enum LineBreak: String, Sendable, Hashable, CaseIterable {
    case byTruncatingTail, byTruncatingMiddle, byTruncatingHead, byClipping
  }

  /// How a picture lies in its room.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    case scaleAspectFit, scaleAspectFill, scaleToFill
    /// At its own size, in the middle or at an edge or corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// On which side of the text the picture stands.
  public enum PicturePlace: String, Sendable, Hashable, CaseIterable { case leading, trailing, top, bottom }

  /// Corners that can be round.
  public struct Corners: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [topLeft, topRight, bottomLeft, bottomRight]
  }

  /// A shadow of the view's ground.
  public struct Shadow: Sendable, Hashable {
    /// Points to the right and down.
    public var offset: Point
    /// The blur's standard deviation in points.
    public var radius: Double
    public var color: Color

    public init(offset: Point, radius: Double, color: Color) {
      self.offset = offset
      self.radius = radius
      self.color = color
    }
  }

  public var background: Color?
  /// Points; held to half the view's shorter side.
  public var cornerRadius = 0.0
  public var corners = Corners.all
  /// Points, inside the edge.
  public var borderWidth = 0.0
  public var borderColor = Color.black
  public var shadow: Shadow?
  /// Of the view and all that lies in it, as one picture; 0…1.
  public var opacity = 1.0
  /// Whether what lies in it is cut at its edge.
  public var clipsToBounds = false
  /// Between the view's edges and what lies on it, in points; `left` is where reading begins.
  public var insets = EdgeInsets()
  public var picture: PixelBuffer?
  /// Pixels of the picture to a point.
  public var pictureScale = 1.0
  public var pictureMode = Mode.scaleAspectFit
  public var picturePlace = PicturePlace.leading
  /// Between picture and text, in points.
  public var gap = 8.0
  /// Whether picture and text stand together in the middle; if not, the picture stands at its edge.
  public var isCentered = false
  public var text: String?
  /// `nil` for the darker or lighter ink, whichever stands out more.
  public var textColor: Color?
  public var font = FontSpec(size: 17, isBold: false)
  public var alignment = Alignment.center
  /// The most lines of text, 0 for as many as it needs; `nil` asks for the height of one and fills what it gets.
  public var lineLimit: Int?
  public var lineBreak = LineBreak.byTruncatingTail
  /// How far a single line may shrink to fit; 1 for not at all.
  public var leastFontScale = 1.0

  public init(background: Color? = nil, text: String? = nil, picture: PixelBuffer? = nil) {
    self.background = background
    self.text = text
    self.picture = picture
  }
}
