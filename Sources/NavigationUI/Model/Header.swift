import Guidance
import Pixels

/// What to do, how far away, and where.
public struct Header: Sendable {
  /// A manoeuvre with what shapes its icon.
  public struct Turn: Sendable, Hashable {
    public var maneuver: Maneuver
    /// Exit heading − approach heading in degrees clockwise, for roundabouts.
    public var angleDegrees: Double?

    public init(_ maneuver: Maneuver, angleDegrees: Double? = nil) {
      self.maneuver = maneuver
      self.angleDegrees = angleDegrees
    }
  }

  public typealias Row = InstructionText.Row
  public typealias Exit = InstructionText.Exit

  /// The darker strip below.
  public enum Strip: Sendable, Hashable {
    case none
    case then(word: String, Turn, name: String)
    case lanes([Lane])
    /// A view of the user's that asks for this height in points; without so much room it is hidden.
    case accessory(height: Double)
  }

  /// Sizes in place of the built-in ones.
  public struct Fonts: Sendable, Hashable {
    public var firstRow, secondRow, conjunctions, distanceValue, distanceUnits, nextStep: FontSpec?

    public init() {}
  }

  public enum Icon: Sendable, Hashable {
    case turn(Turn)
    /// A route is being looked for.
    case rerouting
  }

  public var icon: Icon
  public var distance: Measure?
  /// One or two; an empty list shows the icon column alone.
  public var rows: [Row]
  public var exit: Exit?
  public var strip: Strip
  /// Drawn where the strip is `accessory`.
  public var accessoryView: ContentView?
  public var palette: HeaderPalette
  public var fonts: Fonts

  public init(icon: Icon, distance: Measure?, rows: [Row], palette: HeaderPalette) {
    self.icon = icon
    self.distance = distance
    self.rows = rows
    self.palette = palette
    strip = .none
    fonts = Fonts()
  }
}
