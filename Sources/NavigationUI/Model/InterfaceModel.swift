import Geometry
import Guidance
import Pixels

/// Everything the interface shows, resolved: texts are in the user's language, defaults and rules have been applied.
///
/// A part that is `nil` is not shown. Lengths are points.
public struct InterfaceModel: Sendable {
  public var width, height: Double
  public var safeArea: EdgeInsets
  /// Moves the controls and the free rectangle, not header and footer.
  public var padding: EdgeInsets
  /// What the buttons at the trailing end of the lower edge stand above, with its trailing edge; `nil` for the usual place.
  public var bottomTrailingButtonsGuide: Rect?
  public var isRightToLeft: Bool
  /// Where generations of the SDK differ.
  public var rules = LayoutRules()
  /// A BCP 47 tag.
  public var language: String
  /// The platform's factor for the chosen text size: 1 is large (the default), 0.82 extra small, 3.12 the largest.
  public var textScale: Double
  public var theme: InterfaceTheme

  public var header: Header?
  public var footer: Footer?
  public var compass: Compass?
  public var myLocation: MyLocation?
  public var recenter: Recenter?
  public var report: Report?
  public var speed: Speed?
  public var tripBar: TripBar?
  /// Forms of the attribution, the longest first; none without a map.
  public var attribution: [String]
  /// Takes the footer's place.
  public var prompt: Prompt?
  /// What the device itself shows of clock and battery.
  public var status: SystemStatus?
  /// What a car's system shows of the guidance.
  public var systemPanels: SystemPanels?
  /// Whether our position is kept at its place on the screen, with the heading up.
  public var isFollowing: Bool

  public init(width: Double, height: Double, attribution: [String] = Self.mapAttribution) {
    self.width = width
    self.height = height
    safeArea = .zero
    padding = .zero
    isRightToLeft = false
    language = "en"
    textScale = 1
    theme = .day
    self.attribution = attribution
    isFollowing = true
  }

  public static let mapAttribution = ["© OpenStreetMap contributors", "© OpenStreetMap", "© OSM"]
}

/// Rules of layout that came with some version of the SDK; the newest by default.
public struct LayoutRules: Sendable, Hashable {
  /// Whether the compass changes sides where reading begins on the right.
  public var mirrorsCompass = true
  /// Whether a wide map keeps the position in its trailing half, else in its middle.
  public var keepsPositionInTrailingHalf = true
  /// Whether the map's padding moves the report button.
  public var padsReportButton = true
  /// The least height in points of a map that has a trip progress bar, and of the bar.
  public var leastTripBarMapHeight = 552.0
  public var leastTripBarHeight = 200.0
  /// Lower maps, in points, have no trip progress bar, which keeps its distance from their upper and lower edges.
  public var lowestMapWithTripBar: Double {
    max(leastTripBarMapHeight, TripProgressBar.Size.above + leastTripBarHeight + TripProgressBar.Size.below)
  }

  public init() {}
}

/// A number with its unit, in reading order.
public struct Measure: Sendable, Hashable {
  public struct Part: Sendable, Hashable {
    public var text: String
    public var isValue: Bool

    public init(_ text: String, isValue: Bool) {
      self.text = text
      self.isValue = isValue
    }
  }

  public var parts: [Part]
  /// Whether number and unit stand without a space, as in Chinese.
  public var isJoined = false

  public init(parts: [Part], isJoined: Bool = false) {
    self.parts = parts
    self.isJoined = isJoined
  }

  /// "500 ft", or "5 h 20 min" from several pairs.
  public init(_ pairs: (value: String, unit: String)...) {
    parts = pairs.flatMap { pair in
      [Part(pair.value, isValue: true)] + (pair.unit.isEmpty ? [] : [Part(pair.unit, isValue: false)])
    }
  }

  public var text: String { parts.map(\.text).joined(separator: " ") }
}

/// A size in points with a weight, in place of a built-in one.
public struct FontSpec: Sendable, Hashable {
  /// Points.
  public var size: Double
  /// Whether letters are bold.
  public var isBold: Bool

  /// A size in points; regular unless bold is asked for.
  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}
