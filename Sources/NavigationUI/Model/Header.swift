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

  /// A name with the small word before it ("toward") and road numbers in front.
  public struct Row: Sendable, Hashable {
    public var joint: String?
    public var name: String
    /// A shorter form of the name, for when it does not fit.
    public var abbreviatedName: String?
    /// At most two are shown.
    public var plates: [String]

    public init(_ name: String, joint: String? = nil, abbreviatedName: String? = nil, plates: [String] = []) {
      self.name = name
      self.joint = joint
      self.abbreviatedName = abbreviatedName
      self.plates = plates
    }
  }

  /// An exit's number with the word before it.
  public struct Exit: Sendable, Hashable {
    public var word: String
    public var number: String

    public init(word: String, number: String) {
      self.word = word
      self.number = number
    }
  }

  /// The darker strip below.
  public enum Strip: Sendable, Hashable {
    case none
    case then(word: String, Turn, name: String)
    case lanes([Lane])
    /// A view of the user's that asks for this height in points; it is cut to what there is.
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
