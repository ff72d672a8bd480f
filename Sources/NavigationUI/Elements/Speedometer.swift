import Geometry
import Pixels

/// The speed limit's sign and, beyond the limit, our speed.
public struct Speed: Sendable {
  /// The kind of sign that shows the limit in a region.
  public enum Sign: Sendable, Hashable {
    /// A sheet with words above the number: "SPEED" and "LIMIT", or one line.
    case mutcd(words: [String])
    /// A round sign with a red rim, after the Vienna Convention.
    case vienna
    /// The white disc with black bars across: no limit holds.
    case endOfLimits(bars: Int)

    var isRound: Bool {
      if case .mutcd = self { false } else { true }
    }
  }

  /// How far our speed is above the limit.
  public enum Alert: Sendable, Hashable {
    /// Above the limit, by less than what is alerted.
    case belowMinor
    /// Far enough for the weaker or the stronger alert.
    case minor, major
  }

  /// What stands in a sign whose number is not known.
  public static let unknownLimit = "--"

  /// The kind of sign.
  public var sign: Sign
  /// The limit in the region's digits, or `unknownLimit`; `nil` without a sign, and for the end of limits.
  public var limit: String?
  /// Our speed in the region's digits.
  public var current: String
  /// The unit of both speeds, such as "km/h".
  public var unit: String
  /// `nil` within the limit.
  public var alert: Alert?
  /// Colours of the user's in place of the built-in ones.
  public var textColor, backgroundColor: Color?

  /// A sign, with our speed where there is an alert; colours are the built-in ones.
  public init(sign: Sign, limit: String?, current: String, unit: String, alert: Alert? = nil) {
    self.sign = sign
    self.limit = limit
    self.current = current
    self.unit = unit
    self.alert = alert
  }
}

extension ElementName {
  /// The limit's sign with, beyond the limit, the panel of our speed.
  public static let speedometer = ElementName(rawValue: "speedometer")
}

/// The place of the limit's sign and, beyond the limit, the panel that slides out behind it with our speed.
struct Speedometer: InterfaceElement {
  static let name = ElementName.speedometer
  static let role = ElementRole.text
  static let isAboveFooter = true

  enum Size {
    static let height = 72.0
    /// Between the panel and the height of a round sign, above and below.
    static let roundInset = 2.0
    static let number = TypeSpec(30, bold: true, tracking: -0.6)
    static let unit = TypeSpec(13, bold: true)
    static let numberBaseline = 37.6
    static let unitBaseline = 56.0
    /// Below the number: room for marks that stays clear of the unit.
    static let depth = 6.0
    /// How far digits with deep marks shrink.
    static let leastShare = 0.6
    /// The least widths of sign and panel, with a sheet, a disc and three digits beside a disc, and without a sign.
    static let sheetPanel = 124.0
    static let discPanel = 136.0
    static let longDiscPanel = 150.0
    static let panel = 72.0
    /// Beside the texts.
    static let besideSheet = 24.0
    static let besideDisc = 26.0
    static let besideNothing = 28.0
    /// In a pill the round end asks for a little air, which lies less far into the disc.
    static let intoDisc = 2.0
    static let roundEnd = 7.0
  }

  private let speed: Speed
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    // The button that recenters takes its place.
    guard let speed = model.speed, model.recenter == nil, speed.alert != nil || speed.signWidth != nil else {
      return nil
    }
    self.speed = speed
    self.look = look
  }

  var text: String? { speed.alert == nil ? nil : "\(speed.current) \(speed.unit)" }

  func frame(in frames: inout Frames) -> Rect? {
    let concessions = frames.concessions
    if concessions.has(.limitSign) && speed.alert == nil { return nil }
    let width = width(hasUnit: !concessions.has(.speedUnit))
    let floor = frames.placeLeadingFloor()
    return frames.clearOfPosition(
      Rect(x: frames.leading, y: floor - Size.height, width: width, height: Size.height))
  }

  /// The width of sign and panel; the panel grows where its texts ask for more than the usual.
  func width(hasUnit: Bool) -> Double {
    guard speed.alert != nil else { return speed.signWidth ?? 0 }
    let text = max(
      look.type.width(speed.current, Size.number), hasUnit ? look.type.width(speed.unit, Size.unit) : 0)
    guard let sign = speed.signWidth else { return max(text + Size.besideNothing, Size.panel) }
    guard speed.sign.isRound else { return max(Size.sheetPanel, text + sign + Size.besideSheet) }
    let usual = speed.current.count > 2 ? Size.longDiscPanel : Size.discPanel
    return max(usual, text + sign + Size.besideDisc)
  }

  // MARK: Drawing

  /// The severity rules the colours only, unless the user has set them.
  private var panelColors: (ground: Color, ink: Color) {
    let colors = look.colors
    let builtIn =
      switch speed.alert {
      case .major: (colors.speedingMajorFill, colors.speedingMajorText)
      case .minor: (colors.speedingMinorFill, colors.speedingMinorText)
      case .belowMinor, nil: (colors.surface, colors.ink)
      }
    return (speed.backgroundColor ?? builtIn.0, speed.textColor ?? builtIn.1)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    guard speed.alert != nil else { return }
    let (ground, ink) = panelColors
    let sign = frames[.speedLimit]
    drawGround(ground, in: frame, beside: sign, into: &art)
    let isRound = sign != nil && speed.sign.isRound
    let from = sign == nil ? 0 : (speed.signWidth ?? 0) - (isRound ? Size.intoDisc : 0)
    let to = isRound ? frame.width - Size.roundEnd : frame.width
    let middle = look.leading(frame).point((from + to) / 2, 0).x
    let hasUnit = !frames.concessions.has(.speedUnit)
    let spec =
      hasUnit
      ? look.type.spec(Size.number, for: [speed.current], depth: Size.depth, least: Size.leastShare) : Size.number
    let number = look.type.line(speed.current, spec)
    let baseline = hasUnit ? Size.numberBaseline : Typography.baseline(Size.height, Size.number.size)
    art.text(number, at: Point(middle - number.width / 2, frame.minY + baseline), ink, on: ground)
    if hasUnit {
      let unit = look.type.line(speed.unit, Size.unit)
      art.text(unit, at: Point(middle - unit.width / 2, frame.minY + Size.unitBaseline), ink, on: ground)
    }
  }

  private func drawGround(_ ground: Color, in frame: Rect, beside sign: Rect?, into art: inout Artwork) {
    let isRound = speed.sign.isRound
    let inset = isRound ? Size.roundInset : 0
    let panel = Rect(minX: frame.minX, minY: frame.minY + inset, maxX: frame.maxX, maxY: frame.maxY - inset)
    let radius = isRound ? panel.height / 2 : Measures.tileRadius
    art.shadow(panel, radius: radius, look.colors.shadows.low)
    func fill(_ art: inout Artwork) {
      art.fill(panel, radius: radius, ground)
      art.innerEdge(panel, radius: radius, look.colors)
    }
    guard let sign else { return fill(&art) }
    // Only beside the sign, whose rounded edge would show a fringe of the panel's colour otherwise.
    let half = sign.center.x
    let beside =
      look.isRightToLeft
      ? Rect(minX: panel.minX, minY: panel.minY, maxX: half, maxY: panel.maxY)
      : Rect(minX: half, minY: panel.minY, maxX: panel.maxX, maxY: panel.maxY)
    art.clipped(to: .rect(beside), fill)
  }
}
