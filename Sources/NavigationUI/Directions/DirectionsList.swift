import Geometry
import Guidance

/// The steps of a trip as a list, drawn as a picture of its own.
public struct DirectionsList: Sendable {
  public struct Row: Sendable {
    public var turn: Header.Turn
    public var title: String
    public var subtitle: String?
    /// The names in it, without the words beside them, for where the whole would be cut.
    public var subtitleNames: String?
    /// Road numbers below the title, in place of the subtitle.
    public var plates: [String]
    public var exit: Header.Exit?
    public var distance: String?
    public var isCurrent: Bool
    public var isDestination: Bool

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
  public var safeArea: EdgeInsets
  public var theme: InterfaceTheme
  public var language: String
  public var isRightToLeft: Bool
  public var textScale: Double
  public var time: Measure
  public var delay: DelayCategory
  /// Distance and arrival.
  public var summary: String
  public var hasCloseButton: Bool
  public var rows: [Row]

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
