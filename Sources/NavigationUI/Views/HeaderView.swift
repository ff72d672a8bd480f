import Geometry
import Guidance
import Icons
import Pixels

/// Draws the header card and its strip.
struct HeaderView {
  let header: Header
  let metrics: HeaderMetrics
  let primary: Rect
  let strip: Rect?
  let isRightToLeft: Bool
  let hidesSecondRow: Bool
  let colors: InterfaceColors
  let type: Typography
  let factors: TextFactors

  private var palette: HeaderPalette { header.palette }
  private var factor: Double { metrics.factor }
  private var isOpaque: Bool { palette.alpha >= 1 }

  // MARK: The column of icon and distance

  private var valueSpec: TypeSpec { spec(header.fonts.distanceValue, 24, isBold: true) }
  private var unitSpec: TypeSpec { spec(header.fonts.distanceUnits, 18, isBold: false) }

  private func spec(_ font: FontSpec?, _ size: Double, isBold: Bool) -> TypeSpec {
    TypeSpec((font?.size ?? size) * factor, bold: font?.isBold ?? isBold)
  }

  /// The distance at its full size, at its smallest, or shrunk to the widest column.
  private var distance: MeasureLine? {
    guard let measure = header.distance else { return nil }
    func set(_ value: Double, _ unit: Double) -> MeasureLine {
      MeasureLine(measure, value: valueSpec.scaled(value), unit: unitSpec.scaled(unit), type: type)
    }
    let normal = set(1, 1)
    if normal.width <= metrics.widestColumn { return normal }
    let small = set(20.0 / 24, 15.0 / 18)
    if small.width <= metrics.widestColumn { return small }
    let share = metrics.widestColumn / small.width
    return set(share * 20 / 24, share * 15 / 18)
  }

  private var columnWidth: Double {
    max(metrics.column, min(distance?.width ?? 0, metrics.widestColumn))
  }

  private var textLeading: Double { metrics.inset * 2 + columnWidth }

  // MARK: The primary card

  func primaryArtwork() -> Artwork {
    var art = Artwork(.navigationHeader)
    let card = strip.map(primary.union) ?? primary
    let radius = 20.0
    if isOpaque {
      art.shadow(card, radius: radius, colors.shadows.high)
    } else {
      art.shadowOutside(card, radius: radius, colors.shadows.high)
    }
    drawGround(into: &art, radius: radius)
    art.innerEdge(card, radius: radius, colors)
    let frame = LeadingFrame(frame: primary, isRightToLeft: isRightToLeft)
    drawColumn(into: &art, frame: frame)
    drawRows(into: &art, frame: frame)
    return art
  }

  private func drawGround(into art: inout Artwork, radius: Double) {
    guard let strip else { return art.fill(primary, radius: radius, palette.primary.background) }
    var upper = primary
    // Opaque grounds overlap, so that no seam shows where the joint falls between pixels.
    if isOpaque { upper.maxY += 1 }
    art.fill(
      .roundedRect(upper, topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0), palette.primary.background)
    art.fill(
      .roundedRect(strip, topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius),
      palette.secondary.background)
  }

  private func drawColumn(into art: inout Artwork, frame: LeadingFrame) {
    let middle = metrics.inset + columnWidth / 2
    let hasDistance = distance != nil
    let iconY = hasDistance ? metrics.iconTop + metrics.icon / 2 : primary.height / 2
    let center = frame.point(middle, iconY)
    switch header.icon {
    case .turn(let turn):
      art.icon(
        ManeuverIcon.icon(for: turn.maneuver, turnAngleDegrees: turn.angleDegrees), center: center, size: metrics.icon,
        iconColors(palette.largeIcon, palette.primary))
    case .rerouting:
      art.icon(ControlIcon.dart, center: center, size: metrics.icon, [.main: palette.largeIcon.opacity(0.45)])
    }
    guard let distance else { return }
    let baseline =
      metrics.iconTop + metrics.icon + Typography.baseline(metrics.distanceLine, 24 * factor)
    for piece in distance.pieces {
      let leading = middle - distance.width / 2 + piece.offset
      art.text(
        piece.line, at: frame.origin(piece.line, leading: leading, baseline: baseline),
        piece.isValue ? palette.distanceValue : palette.distanceUnits, on: palette.primary.background)
    }
  }

  /// Gaps between roads are painted on an opaque ground and cut out of the ghost on any other.
  private func iconColors(_ main: Color, _ ground: HeaderPalette.Ground) -> [VectorIcon.Role: Color] {
    var roles: [VectorIcon.Role: Color] = [.main: main, .ghost: ground.on.opacity(0.45)]
    if isOpaque { roles[.moat] = ground.background }
    return roles
  }

  private func drawRows(into art: inout Artwork, frame: LeadingFrame) {
    let width = primary.width - textLeading - metrics.trailingInset
    let rows = HeaderRows(
      hidesSecondRow ? Array(header.rows.prefix(1)) : header.rows, exit: header.exit, fonts: header.fonts, width: width,
      height: primary.height, factors: factors, type: type)
    for piece in rows.pieces {
      switch piece {
      case .text(let line, let leading, let baseline, let isSoft):
        art.text(
          line, at: frame.origin(line, leading: textLeading + leading, baseline: baseline),
          isSoft ? palette.primary.soft : palette.instructions, on: palette.primary.background)
      case .exit(let word, let number, let box):
        let badge = frame.rect(textLeading + box.minX, box.minY, box.width, box.height)
        BadgeView(color: palette.instructions, ground: palette.primary.background, factor: factors.badge)
          .drawExit(word, number, in: badge, isRightToLeft: isRightToLeft, into: &art)
      case .plate(let line, let box):
        let plate = frame.rect(textLeading + box.minX, box.minY, box.width, box.height)
        BadgeView(color: palette.instructions, ground: palette.primary.background, factor: factors.badge)
          .drawPlate(line, in: plate, into: &art)
      }
    }
  }

  // MARK: The strip

  func stripArtwork() -> Artwork? {
    guard let strip else { return nil }
    var art = Artwork(.navigationHeaderSecondary)
    switch header.strip {
    case .none: break
    case .accessory: drawAccessory(in: strip, into: &art)
    case .then(let word, let turn, let name): drawThen(word, turn, name, in: strip, into: &art)
    case .lanes(let lanes):
      LaneRow(lanes: lanes, palette: palette, density: metrics.density, factor: factor).draw(in: strip, into: &art)
    }
    return art
  }

  private func drawAccessory(in strip: Rect, into art: inout Artwork) {
    guard let view = header.accessoryView else { return }
    let card = Path.roundedRect(strip, topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
    art.clipped(to: card) { art in
      let artist = ContentArtist(view: view, isRightToLeft: isRightToLeft, type: type, labelColor: colors.ink)
      artist.draw(in: strip, ground: palette.secondary.background, into: &art)
      artist.drawBorder(in: strip, into: &art)
    }
  }

  private func drawThen(_ word: String, _ turn: Header.Turn, _ name: String, in strip: Rect, into art: inout Artwork) {
    let frame = LeadingFrame(frame: strip, isRightToLeft: isRightToLeft)
    let size = 32 * min(factor, 1.15)
    art.icon(
      ManeuverIcon.icon(for: turn.maneuver, turnAngleDegrees: turn.angleDegrees, isSmall: size < 28),
      center: frame.point(metrics.inset + columnWidth / 2, strip.height / 2), size: size,
      iconColors(palette.smallIcon, palette.secondary))
    let font = header.fonts.nextStep ?? FontSpec(size: 16, isBold: true)
    let normal = TypeSpec(font.size * factor, bold: font.isBold)
    let whole = strip.width - textLeading - metrics.trailingInset
    let nameSpec = thenSpec(word, name, normal, room: whole)
    let wordLine = type.line(word, TypeSpec(nameSpec.size), upTo: 0.45 * whole)
    let baseline = Typography.baseline(strip.height, nameSpec.size)
    let nameLeading = textLeading + wordLine.width + 8 * factor
    let room = whole - wordLine.width - 8 * factor
    art.text(
      wordLine, at: frame.origin(wordLine, leading: textLeading, baseline: baseline), palette.secondary.soft,
      on: palette.secondary.background)
    let nameLine = type.line(name, nameSpec, upTo: max(room, 1))
    art.text(
      nameLine, at: frame.origin(nameLine, leading: nameLeading, baseline: baseline), palette.nextStep,
      on: palette.secondary.background)
  }
}

extension HeaderView {
  /// The largest size at which the word and the name fit; large text gives up its growth before they are cut.
  private func thenSpec(_ word: String, _ name: String, _ normal: TypeSpec, room: Double) -> TypeSpec {
    let shares = [1, 15.0 / 16] + (factor > 1.05 ? [1.1 / factor, 15.0 / 16 / factor] : [])
    let specs = shares.map(normal.scaled)
    return specs.first { spec in
      type.width(word, TypeSpec(spec.size)) + 8 * factor + type.width(name, spec) <= room
    } ?? specs[specs.count - 1]
  }
}

/// Outlined badges of exits and roads.
struct BadgeView {
  let color, ground: Color
  let factor: Double
  var edge = 2.0
  var edgeColor: Color?

  func drawExit(_ word: SetLine, _ number: SetLine, in box: Rect, isRightToLeft: Bool, into art: inout Artwork) {
    art.border(box, radius: 7 * factor, width: edge, edgeColor ?? color)
    let frame = LeadingFrame(frame: box, isRightToLeft: isRightToLeft)
    // Word and number share the baseline that centres the number's capitals.
    let baseline = box.height / 2 + 0.357 * number.spec.size
    let padding = 9 * factor
    if !word.text.isEmpty {
      art.text(word, at: frame.origin(word, leading: padding, baseline: baseline), color, on: ground)
    }
    art.text(number, at: frame.origin(number, trailing: padding, baseline: baseline), color, on: ground)
  }

  func drawPlate(_ line: SetLine, in box: Rect, into art: inout Artwork) {
    art.border(box, radius: 5 * factor, width: edge, edgeColor ?? color)
    art.text(
      line, at: Point(box.center.x - line.width / 2, box.center.y + 0.357 * line.spec.size), color, on: ground)
  }
}
