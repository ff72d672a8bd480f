import Geometry
import Guidance

/// The steps of a trip as a list, drawn as a picture of its own.
public struct DirectionsList: Sendable {
  /// One step, or the arrival.
  public struct Row: Sendable {
    /// The manoeuvre, as the icon shows it.
    public var turn: Header.Turn
    /// Where to go, in the first line.
    public var title: String
    /// A second line of text; `nil` without one.
    public var subtitle: String?
    /// The names in it, without the words beside them, for where the whole would be cut.
    public var subtitleNames: String?
    /// Road numbers below the title, in place of the subtitle.
    public var plates: [String]
    /// The exit's number with its word; `nil` for none.
    public var exit: Header.Exit?
    /// How far it is to the step, as shown; `nil` for none.
    public var distance: String?
    /// Whether it is the step that guidance is at, which is set off.
    public var isCurrent: Bool
    /// Whether it is the arrival, which has a colour of its own.
    public var isDestination: Bool

    /// A row without an exit and road numbers.
    public init(
      _ turn: Header.Turn, title: String, subtitle: String? = nil, distance: String? = nil, isCurrent: Bool = false,
      isDestination: Bool = false
    ) {
      self.turn = turn
      self.title = title
      self.subtitle = subtitle
      self.distance = distance
      self.isCurrent = isCurrent
      self.isDestination = isDestination
      plates = []
    }
  }

  /// In points, at least 280.
  public var width: Double
  /// What the device's edges take, in points; the list keeps its content out of it.
  public var safeArea: EdgeInsets
  /// The look, such as by day.
  public var theme: InterfaceTheme
  /// A BCP 47 tag.
  public var language: String
  /// Whether reading begins on the right.
  public var isRightToLeft: Bool
  /// The platform's factor for the chosen text size: 1 is large (the default).
  public var textScale: Double
  /// How long the rest of the trip takes.
  public var time: Measure
  /// How much traffic delays the trip, which decides the colour of the time.
  public var delay: DelayCategory
  /// Distance and arrival.
  public var summary: String
  /// Whether the head has a button that closes the list.
  public var hasCloseButton: Bool
  /// The steps in the trip's order.
  public var rows: [Row]

  /// An English list by day, with a close button and without safe area.
  public init(width: Double, time: Measure, delay: DelayCategory, summary: String, rows: [Row]) {
    self.width = width
    self.time = time
    self.delay = delay
    self.summary = summary
    self.rows = rows
    safeArea = .zero
    theme = .day
    language = "en"
    isRightToLeft = false
    textScale = 1
    hasCloseButton = true
  }
}
