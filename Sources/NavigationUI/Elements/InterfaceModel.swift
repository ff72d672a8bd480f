import Geometry
import Guidance
import Pixels

/// Everything the interface shows, resolved: texts are in the user's language, defaults and rules have been applied.
///
/// A part that is `nil` is not shown. Lengths are points.
public struct InterfaceModel: Sendable {
  /// The map's size in points.
  public var width, height: Double
  /// What the device's edges take, in points; cards keep out of it.
  public var safeArea: EdgeInsets
  /// Moves the controls and the free rectangle, not header and footer.
  public var padding: EdgeInsets
  /// What the buttons at the trailing end of the lower edge stand above, with its trailing edge; `nil` for the usual place.
  public var bottomTrailingButtonsGuide: Rect?
  /// Whether reading begins on the right, so that the elements change sides.
  public var isRightToLeft: Bool
  /// Where generations of the SDK differ.
  public var rules = LayoutRules()
  /// A BCP 47 tag.
  public var language: String
  /// The platform's factor for the chosen text size: 1 is large (the default), 0.82 extra small, 3.12 the largest.
  public var textScale: Double
  /// The look of everything but the header.
  public var theme: InterfaceTheme

  /// The next manoeuvre, at the upper edge.
  public var header: Header?
  /// Time, distance and arrival, at the lower edge.
  public var footer: Footer?
  /// The needle that points north.
  public var compass: Compass?
  /// The button that shows our position again.
  public var myLocation: MyLocation?
  /// The button that follows our position again.
  public var recenter: Recenter?
  /// The button that reports an incident.
  public var report: Report?
  /// The speed limit, and our speed beyond it.
  public var speed: Speed?
  /// The bar of the whole trip.
  public var tripBar: TripBar?
  /// Forms of the attribution, the longest first; none without a map.
  public var attribution: [String]
  /// The corner that the attribution stands in.
  public var attributionCorner = MapCorner.bottomLeading
  /// How long a round distance is on the map; `nil` without a scale bar.
  public var scaleBar: ScaleBarModel?
  /// Takes the footer's place.
  public var prompt: Prompt?
  /// What the device itself shows of clock and battery.
  public var status: SystemStatus?
  /// What a car's system shows of the guidance.
  public var systemPanels: SystemPanels?
  /// Whether our position is kept at its place on the screen, with the heading up.
  public var isFollowing: Bool

  /// An English map by day that follows our position, without elements but the attribution.
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

  /// The attribution of OpenStreetMap's data, the longest form first.
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
  /// The least height in points of the bar itself.
  public var leastTripBarHeight = 200.0
  /// Lower maps, in points, have no trip progress bar, which keeps its distance from their upper and lower edges.
  public var lowestMapWithTripBar: Double {
    max(leastTripBarMapHeight, TripProgressBar.Size.above + leastTripBarHeight + TripProgressBar.Size.below)
  }

  /// The rules of the newest version.
  public init() {}
}
