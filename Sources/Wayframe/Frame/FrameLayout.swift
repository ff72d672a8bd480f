/// Where everything is in a frame: for tests, and for call-outs in documentation.
public struct FrameLayout: Sendable, Hashable, Codable {
  /// An interface element that is shown; points, origin at the frame's upper left corner.
  public struct Element: Sendable, Hashable, Codable {
    /// The SDK's term: `navigationHeader`, `compassButton`, …
    public var name: String
    /// Points.
    public var x, y, width, height: Double
    /// What it is to someone who does not see it: `button`, `header`, `image`, `text`, `progress` or `dialog`.
    public var role: String?
    /// What a screen reader says of it, in the frame's language: "Turn left onto Main Street, 300 m".
    public var text: String?
    /// The setting of `UISettings` that shows or hides it: `isNavigationHeaderEnabled`, …
    public var setting: String?
    /// What the app says of one of its own views.
    public var accessibilityLabel: String?
    /// The texts that it shows, in drawing order; `nil` for a guide.
    public var texts: [Text]?

    /// An element with its frame in points.
    public init(name: String, x: Double, y: Double, width: Double, height: Double) {
      self.name = name
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A text of an interface element; its box is what the ink covers, in points.
  public struct Text: Sendable, Hashable, Codable {
    /// What it says, before anything is cut.
    public var text: String
    /// As `#RRGGBB` or `#RRGGBBAA`.
    public var color: String
    /// What lies right behind it, as `#RRGGBB` or `#RRGGBBAA`; `nil` where that is the map.
    public var ground: String?
    /// The contrast of the two as WCAG 2 has it, 1 to 21, rounded down to hundredths; the worse of black and white behind
    /// a ground that the map shows through. `nil` without a ground.
    public var contrast: Double?
    /// What it is set in.
    public var font: Font
    /// Whether it ends in "…" for want of room.
    public var isTruncated: Bool
    /// Points, from the frame's upper left corner.
    public var x, y, width, height: Double
  }

  /// What a text is set in.
  public struct Font: Sendable, Hashable, Codable {
    /// Names of families, from left to right: characters that the first lacks come from the others.
    public var families: [String]
    /// Points.
    public var size: Double
    /// Whether the face is a bold one.
    public var isBold: Bool
  }

  /// A text on the map, with the box that it covers; points, origin at the frame's upper left corner.
  public struct Label: Sendable, Hashable, Codable {
    /// What it says.
    public var text: String
    /// The style's layer that it belongs to.
    public var layer: String
    /// Points.
    public var x, y, width, height: Double
  }

  /// A feature of the navigation layer; device pixels, origin at the frame's upper left corner.
  public struct Landmark: Sendable, Hashable, Codable {
    /// `position`, `destination`, `entrance`, `waypoint`, `trafficLight`, `stopSign`, `incident`, `marker` (the anchor of
    /// an app's own), `maneuver`, `callOut` or `infoWindow` (the middle of its bubble).
    public var kind: String
    /// Pixels.
    public var x, y: Double

    /// A landmark at a place in pixels.
    public init(kind: String, x: Double, y: Double) {
      self.kind = kind
      self.x = x
      self.y = y
    }
  }

  /// A font file that drew text of the frame.
  public struct UsedFont: Sendable, Hashable, Codable {
    /// The file's path.
    public var file: String
    /// The file's SHA-256 as 64 hexadecimal digits.
    public var sha256: String

    /// A font file with its digest.
    public init(file: String, sha256: String) {
      self.file = file
      self.sha256 = sha256
    }
  }

  /// The frame's size in pixels.
  public var width, height: Int
  /// Pixels per point.
  public var scale: Double
  /// What is shown of the interface, in drawing order.
  public var elements: [Element] = []
  /// What views can be placed by: the map, its safe area and the SDK's layout guides; a hidden card's has no height.
  public var guides: [Element] = []
  /// What is shown of the route's features.
  public var landmarks: [Landmark] = []
  /// The texts on the map, in drawing order.
  public var labels: [Label] = []
  /// The files that drew text.
  public var fonts: [UsedFont] = []

  /// An empty layout of a frame of that many pixels.
  public init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The layout as JSON text with sorted keys; coordinates are rounded to 0.01.
  public func json() -> String {
    var rounded = self
    func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    func hundredths(_ element: Element) -> Element {
      var rounded = element
      rounded.x = hundredths(element.x)
      rounded.y = hundredths(element.y)
      rounded.width = hundredths(element.width)
      rounded.height = hundredths(element.height)
      rounded.texts = element.texts?.map { text in
        var rounded = text
        (rounded.x, rounded.y) = (hundredths(text.x), hundredths(text.y))
        (rounded.width, rounded.height) = (hundredths(text.width), hundredths(text.height))
        rounded.font.size = hundredths(text.font.size)
        return rounded
      }
      return rounded
    }
    rounded.elements = elements.map(hundredths)
    rounded.guides = guides.map(hundredths)
    rounded.labels = labels.map { label in
      var rounded = label
      (rounded.x, rounded.y) = (hundredths(label.x), hundredths(label.y))
      (rounded.width, rounded.height) = (hundredths(label.width), hundredths(label.height))
      return rounded
    }
    for i in rounded.landmarks.indices {
      rounded.landmarks[i].x = hundredths(landmarks[i].x)
      rounded.landmarks[i].y = hundredths(landmarks[i].y)
    }
    return jsonText(rounded)
  }
}
