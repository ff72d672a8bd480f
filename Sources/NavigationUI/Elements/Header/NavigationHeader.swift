import Geometry
import Guidance
import Icons
import Pixels

/// What to do, how far away, and where.
public struct Header: Sendable {
  /// A manoeuvre with what shapes its icon.
  public struct Turn: Sendable, Hashable {
    /// What to do, such as to turn left.
    public var maneuver: Maneuver
    /// Exit heading − approach heading in degrees clockwise, for roundabouts.
    public var angleDegrees: Double?

    /// A manoeuvre; without an angle, a roundabout's icon shows no way out of its own.
    public init(_ maneuver: Maneuver, angleDegrees: Double? = nil) {
      self.maneuver = maneuver
      self.angleDegrees = angleDegrees
    }

    func icon(isSmall: Bool = false) -> VectorIcon {
      ManeuverIcon.icon(for: maneuver, turnAngleDegrees: angleDegrees, isSmall: isSmall)
    }
  }

  /// A line of names with the words that join them.
  public typealias Row = InstructionText.Row
  /// An exit's number with its word.
  public typealias Exit = InstructionText.Exit

  /// The darker strip below.
  public enum Strip: Sendable, Hashable {
    /// There is no strip.
    case none
    /// The manoeuvre after the next, with the word before it and the name of its road.
    case then(word: String, Turn, name: String)
    /// The lanes of the road, from left to right.
    case lanes([Lane])
    /// A view of the user's that asks for this height in points; without so much room it is hidden.
    case accessory(height: Double)
  }

  /// Sizes in place of the built-in ones.
  public struct Fonts: Sendable, Hashable {
    /// One for each kind of text; `nil` for the built-in size.
    public var firstRow, secondRow, conjunctions, distanceValue, distanceUnits, nextStep: FontSpec?

    /// The built-in sizes.
    public init() {}
  }

  /// What stands in the icon's place.
  public enum Icon: Sendable, Hashable {
    /// The next manoeuvre.
    case turn(Turn)
    /// A route is being looked for.
    case rerouting
  }

  /// What stands in the icon's place.
  public var icon: Icon
  /// How far it is to the manoeuvre; `nil` leaves it out.
  public var distance: Measure?
  /// One or two; an empty list shows the icon column alone.
  public var rows: [Row]
  /// The exit to take; `nil` for none.
  public var exit: Exit?
  /// What is shown below the card.
  public var strip: Strip
  /// Drawn where the strip is `accessory`.
  public var accessoryView: ContentView?
  /// The colours of card and strip.
  public var palette: HeaderPalette
  /// Sizes in place of the built-in ones.
  public var fonts: Fonts
  /// What to do, as a sentence; `nil` where the rows say it.
  public var sentence: String?

  /// A header with built-in sizes and without a strip.
  public init(icon: Icon, distance: Measure?, rows: [Row], palette: HeaderPalette) {
    self.icon = icon
    self.distance = distance
    self.rows = rows
    self.palette = palette
    strip = .none
    fonts = Fonts()
  }
}

extension ElementName {
  /// The card with the next manoeuvre.
  public static let navigationHeader = ElementName(rawValue: "navigationHeader")
}

/// The card at the upper edge: the manoeuvre with its distance in one column, the names in the next.
struct NavigationHeader: InterfaceElement {
  static let name = ElementName.navigationHeader
  static let role = ElementRole.header

  private enum Size {
    /// How far the opaque card reaches under its strip.
    static let underStrip = 1.0
    /// Of the dart while a route is looked for.
    static let reroutingOpacity: Float = 0.45
  }

  private let header: Header
  private let look: InterfaceLook

  private var palette: HeaderPalette { header.palette }

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let header = model.header else { return nil }
    self.header = header
    self.look = look
  }

  var text: String? {
    let rows = header.rows.map { row in
      ([row.conjunction, row.name].compactMap { $0 }.filter { !$0.isEmpty }).joined(separator: " ")
        + (row.following ?? "")
    }
    return look.joined((header.sentence.map { [SpokenText.clause($0)] } ?? rows) + [header.distance?.text])
  }

  func frame(in frames: inout Frames) -> Rect? {
    Rect(x: frames.card.minX, y: frames.top, width: frames.card.width, height: frames.header.primaryHeight)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    drawGround(frame, strip: frames[.navigationHeaderSecondary], into: &art)
    let column = HeaderColumn(header, frames.header, look)
    let box = look.leading(frame)
    drawColumn(column, frames.header, box, into: &art)
    drawRows(box, from: column.textLeading, frames, into: &art)
  }

  /// The ground of the card and of its strip, as one shape.
  private func drawGround(_ primary: Rect, strip: Rect?, into art: inout Artwork) {
    let card = strip.map(primary.union) ?? primary
    let (radius, shadows) = (Measures.cardRadius, look.colors.shadows.high)
    if palette.isOpaque {
      art.shadow(card, radius: radius, shadows)
    } else {
      art.shadowOutside(card, radius: radius, shadows)
    }
    if let strip {
      var upper = primary
      // Opaque grounds overlap, so that no seam shows where the joint falls between pixels.
      if palette.isOpaque { upper.maxY += Size.underStrip }
      art.fill(
        .roundedRect(upper, topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0),
        palette.primary.background)
      drawGround(ofStrip: strip, into: &art)
    } else {
      art.fill(primary, radius: radius, palette.primary.background)
    }
    art.innerEdge(card, radius: radius, look.colors)
  }

  /// The strip's colour, or an accessory view's own: two colours on one round corner would leave a line of the lower one.
  private func drawGround(ofStrip strip: Rect, into art: inout Artwork) {
    guard case .accessory = header.strip, let view = header.accessoryView, let own = view.background,
      own.alpha >= 1, view.cornerRadius <= Measures.cardRadius
    else {
      art.fill(HeaderStrip.outline(strip), palette.secondary.background)
      return
    }
    art.fill(HeaderStrip.outline(strip), own)
    // Behind the view's own upper corners.
    let above = Rect(x: strip.minX, y: strip.minY, width: strip.width, height: min(view.cornerRadius, strip.height / 2))
    if !above.isEmpty { art.fill(above, palette.secondary.background) }
  }

  private func drawColumn(
    _ column: HeaderColumn, _ metrics: HeaderMetrics, _ box: LeadingFrame, into art: inout Artwork
  ) {
    let iconY = column.distance == nil ? box.frame.height / 2 : metrics.iconTop + metrics.icon / 2
    let center = box.point(column.middle, iconY)
    switch header.icon {
    case .turn(let turn):
      art.icon(
        turn.icon(), center: center, size: metrics.icon, palette.iconColors(palette.largeIcon, on: palette.primary))
    case .rerouting:
      art.icon(
        ControlIcon.dart, center: center, size: metrics.icon,
        [.main: palette.largeIcon.opacity(Size.reroutingOpacity)])
    }
    guard let distance = column.distance else { return }
    let baseline =
      metrics.iconTop + metrics.icon
      + Typography.baseline(metrics.distanceLine, HeaderColumn.valueSize * metrics.factor)
    for piece in distance.pieces {
      let leading = column.middle - distance.width / 2 + piece.offset
      art.text(
        piece.line, at: box.origin(piece.line, leading: leading, baseline: baseline),
        piece.isValue ? palette.distanceValue : palette.distanceUnits, on: palette.primary.background)
    }
  }

  private func drawRows(_ box: LeadingFrame, from textLeading: Double, _ frames: Frames, into art: inout Artwork) {
    let shown = frames.concessions.has(.headerSecondRow) ? Array(header.rows.prefix(1)) : header.rows
    let rows = HeaderRows(
      shown, exit: header.exit, fonts: header.fonts,
      width: box.frame.width - textLeading - frames.header.trailingInset, height: box.frame.height,
      factors: look.factors, type: look.type)
    let ground = palette.primary.background
    let badges = BadgeView(color: palette.instructions, ground: ground, factor: look.factors.badge)
    func placed(_ rect: Rect) -> Rect { box.rect(textLeading + rect.minX, rect.minY, rect.width, rect.height) }
    for piece in rows.pieces {
      switch piece {
      case .text(let line, let leading, let baseline, let isSoft):
        art.text(
          line, at: box.origin(line, leading: textLeading + leading, baseline: baseline),
          isSoft ? palette.primary.soft : palette.instructions, on: ground)
      case .exit(let word, let number, let rect):
        badges.drawExit(word, number, in: placed(rect), isRightToLeft: look.isRightToLeft, into: &art)
      case .plate(let line, let rect): badges.drawPlate(line, in: placed(rect), into: &art)
      }
    }
  }
}

/// The column of icon and distance, which header and strip share.
struct HeaderColumn {
  static let valueSize = 24.0
  private static let unitSize = 18.0
  private static let leastValueSize = 20.0
  private static let leastUnitSize = 15.0

  /// At its full size, at its smallest, or shrunk to the widest column.
  let distance: MeasureLine?
  /// The column's middle and where texts begin, from the leading edge of the card.
  let middle, textLeading: Double

  init(_ header: Header, _ metrics: HeaderMetrics, _ look: InterfaceLook) {
    func spec(_ font: FontSpec?, _ size: Double, isBold: Bool) -> TypeSpec {
      TypeSpec((font?.size ?? size) * metrics.factor, bold: font?.isBold ?? isBold)
    }
    let value = spec(header.fonts.distanceValue, Self.valueSize, isBold: true)
    let unit = spec(header.fonts.distanceUnits, Self.unitSize, isBold: false)
    distance = header.distance.map { measure in
      func set(_ valueShare: Double, _ unitShare: Double) -> MeasureLine {
        MeasureLine(measure, value: value.scaled(valueShare), unit: unit.scaled(unitShare), type: look.type)
      }
      let normal = set(1, 1)
      if normal.width <= metrics.widestColumn { return normal }
      let small = set(Self.leastValueSize / Self.valueSize, Self.leastUnitSize / Self.unitSize)
      if small.width <= metrics.widestColumn { return small }
      let share = metrics.widestColumn / small.width
      return set(share * Self.leastValueSize / Self.valueSize, share * Self.leastUnitSize / Self.unitSize)
    }
    let width = max(metrics.column, min(distance?.width ?? 0, metrics.widestColumn))
    middle = metrics.inset + width / 2
    textLeading = metrics.inset * 2 + width
  }
}

extension HeaderPalette {
  /// Of the roads that are not taken.
  private static let ghostOpacity: Float = 0.45

  var isOpaque: Bool { alpha >= 1 }

  /// Gaps between roads are painted on an opaque ground and cut out of the ghost on any other.
  func iconColors(_ main: Color, on ground: Ground) -> [VectorIcon.Role: Color] {
    var roles: [VectorIcon.Role: Color] = [.main: main, .ghost: ground.on.opacity(Self.ghostOpacity)]
    if isOpaque { roles[.moat] = ground.background }
    return roles
  }
}
