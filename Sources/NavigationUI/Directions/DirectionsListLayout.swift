import Canvas
import Geometry
import Icons
import Pixels
import Text

extension ElementName {
  /// The steps, a picture of its own.
  public static let directionsList = ElementName(rawValue: "directionsList")
}

/// A directions list laid out: the rows' frames, the whole height and what is drawn.
public struct DirectionsListLayout: Sendable {
  /// The picture's width in points, at least 280.
  public let width: Double
  /// The whole height in points.
  public private(set) var height: Double
  /// In points, across the column; in the list's order.
  public private(set) var rowFrames: [Rect] = []
  /// What a screen reader says of each row.
  public let rowTexts: [String]
  /// The close button's place in points; `nil` without one.
  public private(set) var closeButton: Rect?
  /// The colour behind the whole list.
  public let background: Color
  /// Every text that was set, in points.
  public var texts: [PlacedText] { art.texts }

  private var art = Artwork(.directionsList)
  private let list: DirectionsList
  private let colors: InterfaceColors
  private let type: Typography
  private let factor: Double
  private let column: Rect

  private static let textLeading = 76.0
  private static let trailingInset = 20.0

  /// Lays a list out; a width that is not finite counts as 280.
  public init(_ list: DirectionsList, typesetter: Typesetter) {
    self.list = list
    colors = InterfaceColors(list.theme)
    background = colors.surface
    type = Typography(typesetter: typesetter, language: list.language)
    factor = TextFactors(list.textScale).card
    width = list.width.isFinite ? max(list.width, 280) : 280
    let left = list.safeArea.left
    let free = width - left - list.safeArea.right
    column =
      free >= 600
      ? Rect(x: left + (free - 560) / 2, y: 0, width: 560, height: 0) : Rect(x: left, y: 0, width: free, height: 0)
    height = 0
    rowTexts = list.rows.map { row in
      let exit = row.exit.map { "\($0.word) \($0.number)" }
      return SpokenText.joined(
        [exit, row.title, row.subtitle] + row.plates + [row.distance], language: list.language) ?? ""
    }
    let top = drawHead()
    height = drawRows(from: top) + max(list.safeArea.bottom, 12)
  }

  /// Appends the list with `scale` pixels a point.
  public func draw(into display: inout DisplayList, scale: Double) { art.draw(into: &display, scale: scale) }

  private func box(_ y: Double, _ height: Double) -> LeadingFrame {
    LeadingFrame(
      frame: Rect(x: column.minX, y: y, width: column.width, height: height), isRightToLeft: list.isRightToLeft)
  }

  // MARK: Head

  /// Draws time and summary; returns where the rows begin.
  private mutating func drawHead() -> Double {
    let top = list.safeArea.top > 0 ? list.safeArea.top + 4 : 12
    let box = box(top, 66 * factor)
    var room = column.width - 2 * Self.trailingInset
    if list.hasCloseButton {
      let disc = box.rect(column.width - 12 - 44, 0, 44, 44)
      art.fill(disc, radius: 22, colors.fill)
      art.icon(ControlIcon.close, center: disc.center, size: 22, [.main: colors.icon])
      closeButton = disc
      room -= 52
    }
    let spec = TypeSpec(26 * factor, bold: true)
    var time = MeasureLine(list.time, value: spec, unit: spec, gap: 7 * factor, pairGap: 7 * factor, type: type)
    if time.width > room {
      let small = spec.scaled(room / time.width)
      time = MeasureLine(list.time, value: small, unit: small, gap: 5, pairGap: 5, type: type)
    }
    let color = colors.delay(list.delay)
    for piece in time.pieces {
      art.text(
        piece.line, at: box.origin(piece.line, leading: Self.trailingInset + piece.offset, baseline: 24 * factor),
        color, on: colors.surface)
    }
    let summary = type.line(list.summary, TypeSpec(15 * factor), upTo: room)
    art.text(
      summary, at: box.origin(summary, leading: Self.trailingInset, baseline: 48.4 * factor), colors.ink2,
      on: colors.surface)
    let line = top + 66 * factor
    art.fill(Rect(x: 0, y: line, width: width, height: 1), colors.line)
    return line + 1
  }

  // MARK: Rows

  private mutating func drawRows(from top: Double) -> Double {
    var y = top
    for (index, row) in list.rows.enumerated() {
      let height = draw(row, at: y)
      rowFrames.append(Rect(x: column.minX, y: y, width: column.width, height: height))
      y += height
      let isLast = index == list.rows.count - 1
      if !isLast && !row.isCurrent && !list.rows[index + 1].isCurrent {
        let line = box(y, 1).rect(Self.textLeading, -0.5, column.width - Self.textLeading - Self.trailingInset, 1)
        art.fill(line, colors.line)
      }
    }
    return y
  }

  /// Large type on a narrow list: the distance goes below the texts, which may take more lines.
  private var isStacked: Bool { column.width / factor < 300 }

  private mutating func draw(_ row: DirectionsList.Row, at y: Double) -> Double {
    let distance = row.distance.map { type.line($0, TypeSpec(15 * factor)) }
    let distanceRoom = isStacked ? 0 : distance.map { $0.width + 12 } ?? 0
    let room = max(column.width - Self.textLeading - Self.trailingInset - distanceRoom, 40)
    let exit = Badges(exit: row.exit, plates: [], type: type, factor: 24.0 / 28)
    let isBadgeAbove = exit.exit != nil && tearsWord(of: row.title, width: room - exit.advance)
    let title = titleLines(row.title, firstLineInset: isBadgeAbove ? 0 : exit.advance, room: room)
    let subtitle = row.plates.isEmpty ? subtitleLines(row, room: room) : []
    let lesser = 21 * factor
    let middleHeight = row.plates.isEmpty ? Double(subtitle.count) * lesser : max(lesser, 21)
    let below = isStacked && distance != nil ? lesser : 0
    let line = 26 * factor
    let badgeHeight = isBadgeAbove ? exit.exitHeight + 6 : 0
    let content = badgeHeight + Double(title.count) * line + middleHeight + below
    let height = ((middleHeight > 0 ? 33 : 42) + content).rounded()
    let ground = row.isCurrent ? colors.accentFill : colors.surface
    let frame = box(y, height)
    if row.isCurrent { art.fill(frame.rect(8, 4, column.width - 16, height - 8), radius: 14, ground) }
    drawIcon(row, ground: ground, frame: frame, height: height)

    let top = (height - content) / 2
    if let badge = exit.exit {
      let badgeTop = isBadgeAbove ? top : top + (line - exit.exitHeight) / 2
      let rect = frame.rect(Self.textLeading, badgeTop, badge.width, exit.exitHeight)
      BadgeView(color: colors.ink, ground: ground, factor: 24.0 / 28, edge: 1.5)
        .drawExit(badge.word, badge.number, in: rect, isRightToLeft: list.isRightToLeft, into: &art)
    }
    for (index, text) in title.enumerated() {
      let leading = Self.textLeading + (index == 0 && !isBadgeAbove ? exit.advance : 0)
      let baseline = top + badgeHeight + Double(index) * line + Typography.baseline(line, 18 * factor)
      art.text(text, at: frame.origin(text, leading: leading, baseline: baseline), colors.ink, on: ground)
    }
    let second = top + badgeHeight + Double(title.count) * line
    drawPlates(row.plates, top: second, room: room, ground: ground, frame: frame)
    for (index, text) in subtitle.enumerated() {
      let baseline = second + Double(index) * lesser + Typography.baseline(lesser, text.spec.size)
      art.text(text, at: frame.origin(text, leading: Self.textLeading, baseline: baseline), colors.ink2, on: ground)
    }
    if let distance {
      let origin =
        isStacked
        ? frame.origin(
          distance, leading: Self.textLeading,
          baseline: second + middleHeight + Typography.baseline(lesser, distance.spec.size))
        : frame.origin(
          distance, trailing: Self.trailingInset, baseline: Typography.baseline(height, distance.spec.size))
      art.text(distance, at: origin, colors.ink2, on: ground)
    }
    return height
  }

  private var titleSpec: TypeSpec { TypeSpec(18 * factor, bold: true) }
  private var titleLineLimit: Int { isStacked ? 4 : 2 }

  /// Whether a word of the title is wider than `width`.
  private func tearsWord(of title: String, width: Double) -> Bool {
    type.paragraph(title, titleSpec, width: max(width, 1), maxLines: titleLineLimit).hasTornWord
  }

  /// The title on one line, or on two if it needs them.
  private func titleLines(_ title: String, firstLineInset: Double, room: Double) -> [SetLine] {
    let whole = type.line(title, titleSpec)
    if whole.width + firstLineInset <= room { return [whole] }
    return type.lines(title, titleSpec, width: room - firstLineInset, maxLines: titleLineLimit)
  }

  private func subtitleLines(_ row: DirectionsList.Row, room: Double) -> [SetLine] {
    func lines(_ text: String) -> [SetLine] {
      type.lines(text, TypeSpec(15 * factor), width: room, maxLines: isStacked ? 3 : 1)
    }
    guard let text = row.subtitle else { return [] }
    let whole = lines(text)
    guard whole.last?.isTruncated == true, let names = row.subtitleNames else { return whole }
    return lines(names)
  }

  private mutating func drawIcon(
    _ row: DirectionsList.Row, ground: Color, frame: LeadingFrame, height: Double
  ) {
    let color = row.isDestination ? colors.destinationSmall : row.isCurrent ? colors.accent : colors.ink
    art.icon(
      ManeuverIcon.icon(for: row.turn.maneuver, turnAngleDegrees: row.turn.angleDegrees),
      center: frame.point(18 + 21, height / 2), size: 42,
      [.main: color, .ghost: color.opacity(0.32), .moat: ground])
  }

  private mutating func drawPlates(
    _ plates: [String], top: Double, room: Double, ground: Color, frame: LeadingFrame
  ) {
    let badges = Badges(exit: nil, plates: plates, type: type, factor: 1, plateHeight: 21)
    var leading = Self.textLeading
    for plate in badges.plates {
      let plateWidth = plate.width + 2 * badges.platePadding
      guard leading + plateWidth <= Self.textLeading + room else { return }
      let rect = frame.rect(leading, top + 0.5, plateWidth, badges.plateHeight)
      BadgeView(color: colors.ink, ground: ground, factor: 1, edge: 1.5, edgeColor: colors.ink2)
        .drawPlate(plate, in: rect, into: &art)
      leading += plateWidth + 6
    }
  }
}
