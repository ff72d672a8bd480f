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

  /// Points; those of texts and their lines at a text factor of 1.
  private enum Size {
    static let leastWidth = 280.0
    /// From this width on the rows stand in a column of their own, in the middle.
    static let columnFrom = 600.0
    static let column = 560.0
    /// Narrower than this at a text factor of 1, distances go below the texts.
    static let stackedBelow = 300.0
    static let leastBottom = 12.0

    static let headTop = 12.0
    static let headTopBelowSafeArea = 4.0
    static let head = 66.0
    static let closeButton = 44.0
    static let closeIcon = 22.0
    static let closeInset = 12.0
    /// What the close button takes from the texts.
    static let closeRoom = 52.0
    static let time = 26.0
    static let timeBaseline = 24.0
    static let timeGap = 7.0
    static let shrunkTimeGap = 5.0
    static let summary = 15.0
    static let summaryBaseline = 48.4

    static let textLeading = 76.0
    static let trailing = 20.0
    static let icon = 42.0
    static let iconLeading = 18.0
    static let title = 18.0
    static let titleLine = 26.0
    static let second = 15.0
    static let secondLine = 21.0
    static let distanceGap = 12.0
    static let leastText = 40.0
    /// Above and below the texts together: of rows with a second line and without.
    static let besideTexts = 33.0
    static let besideTitle = 42.0
    static let badgeGap = 6.0
    static let plateTop = 0.5
    static let badgeEdge = 1.5
    /// The current row's ground lies inside the row.
    static let currentInset = (x: 8.0, y: 4.0)
  }

  /// Exit badges are drawn for a header: 28 there, 24 here.
  private static let exitFactor = 24.0 / 28
  /// How much of a manoeuvre's other ways shows.
  private static let ghostOpacity: Float = 0.32

  /// Lays a list out; a width that is not finite counts as 280.
  public init(_ list: DirectionsList, typesetter: Typesetter) {
    self.list = list
    colors = InterfaceColors(list.theme)
    background = colors.surface
    type = Typography(typesetter: typesetter, language: list.language)
    factor = TextFactors(list.textScale).card
    width = list.width.isFinite ? max(list.width, Size.leastWidth) : Size.leastWidth
    let left = list.safeArea.left
    let free = width - left - list.safeArea.right
    column =
      free >= Size.columnFrom
      ? Rect(x: left + (free - Size.column) / 2, y: 0, width: Size.column, height: 0)
      : Rect(x: left, y: 0, width: free, height: 0)
    height = 0
    rowTexts = list.rows.map { row in
      let exit = row.exit.map { "\($0.word) \($0.number)" }
      return SpokenText.joined(
        [exit, row.title, row.subtitle] + row.plates + [row.distance], language: list.language) ?? ""
    }
    let top = drawHead()
    height = drawRows(from: top) + max(list.safeArea.bottom, Size.leastBottom)
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
    let top = list.safeArea.top > 0 ? list.safeArea.top + Size.headTopBelowSafeArea : Size.headTop
    let box = box(top, Size.head * factor)
    var room = column.width - 2 * Size.trailing
    if list.hasCloseButton {
      let disc = box.rect(
        column.width - Size.closeInset - Size.closeButton, 0, Size.closeButton, Size.closeButton)
      art.fill(disc, radius: Size.closeButton / 2, colors.fill)
      art.icon(ControlIcon.close, center: disc.center, size: Size.closeIcon, [.main: colors.icon])
      closeButton = disc
      room -= Size.closeRoom
    }
    let spec = TypeSpec(Size.time * factor, bold: true)
    let gap = Size.timeGap * factor
    var time = MeasureLine(list.time, value: spec, unit: spec, gap: gap, pairGap: gap, type: type)
    if time.width > room {
      let small = spec.scaled(room / time.width)
      time = MeasureLine(
        list.time, value: small, unit: small, gap: Size.shrunkTimeGap, pairGap: Size.shrunkTimeGap, type: type)
    }
    let color = colors.delay(list.delay)
    for piece in time.pieces {
      art.text(
        piece.line,
        at: box.origin(
          piece.line, leading: Size.trailing + piece.offset, baseline: Size.timeBaseline * factor),
        color, on: colors.surface)
    }
    let summary = type.line(list.summary, TypeSpec(Size.summary * factor), upTo: room)
    art.text(
      summary,
      at: box.origin(summary, leading: Size.trailing, baseline: Size.summaryBaseline * factor), colors.ink2,
      on: colors.surface)
    let line = top + Size.head * factor
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
        let line = box(y, 1).rect(Size.textLeading, -0.5, column.width - Size.textLeading - Size.trailing, 1)
        art.fill(line, colors.line)
      }
    }
    return y
  }

  /// Large type on a narrow list: the distance goes below the texts, which may take more lines.
  private var isStacked: Bool { column.width / factor < Size.stackedBelow }

  private mutating func draw(_ row: DirectionsList.Row, at y: Double) -> Double {
    let distance = row.distance.map { type.line($0, TypeSpec(Size.second * factor)) }
    let distanceRoom = isStacked ? 0 : distance.map { $0.width + Size.distanceGap } ?? 0
    let room = max(column.width - Size.textLeading - Size.trailing - distanceRoom, Size.leastText)
    let exit = Badges(exit: row.exit, plates: [], type: type, factor: Self.exitFactor)
    let isBadgeAbove = exit.exit != nil && tearsWord(of: row.title, width: room - exit.advance)
    let title = titleLines(row.title, firstLineInset: isBadgeAbove ? 0 : exit.advance, room: room)
    let subtitle = row.plates.isEmpty ? subtitleLines(row, room: room) : []
    let lesser = Size.secondLine * factor
    let middleHeight = row.plates.isEmpty ? Double(subtitle.count) * lesser : max(lesser, Size.secondLine)
    let below = isStacked && distance != nil ? lesser : 0
    let line = Size.titleLine * factor
    let badgeHeight = isBadgeAbove ? exit.exitHeight + Size.badgeGap : 0
    let content = badgeHeight + Double(title.count) * line + middleHeight + below
    let height = ((middleHeight > 0 ? Size.besideTexts : Size.besideTitle) + content).rounded()
    let ground = row.isCurrent ? colors.accentFill : colors.surface
    let frame = box(y, height)
    if row.isCurrent {
      let inset = Size.currentInset
      let inside = frame.rect(inset.x, inset.y, column.width - 2 * inset.x, height - 2 * inset.y)
      art.fill(inside, radius: Measures.tileRadius, ground)
    }
    drawIcon(row, ground: ground, frame: frame, height: height)

    let top = (height - content) / 2
    if let badge = exit.exit {
      let badgeTop = isBadgeAbove ? top : top + (line - exit.exitHeight) / 2
      let rect = frame.rect(Size.textLeading, badgeTop, badge.width, exit.exitHeight)
      BadgeView(color: colors.ink, ground: ground, factor: Self.exitFactor, edge: Size.badgeEdge)
        .drawExit(badge.word, badge.number, in: rect, isRightToLeft: list.isRightToLeft, into: &art)
    }
    for (index, text) in title.enumerated() {
      let leading = Size.textLeading + (index == 0 && !isBadgeAbove ? exit.advance : 0)
      let baseline = top + badgeHeight + Double(index) * line + Typography.baseline(line, titleSpec.size)
      art.text(text, at: frame.origin(text, leading: leading, baseline: baseline), colors.ink, on: ground)
    }
    let second = top + badgeHeight + Double(title.count) * line
    drawPlates(row.plates, top: second, room: room, ground: ground, frame: frame)
    for (index, text) in subtitle.enumerated() {
      let baseline = second + Double(index) * lesser + Typography.baseline(lesser, text.spec.size)
      art.text(text, at: frame.origin(text, leading: Size.textLeading, baseline: baseline), colors.ink2, on: ground)
    }
    if let distance {
      let origin =
        isStacked
        ? frame.origin(
          distance, leading: Size.textLeading,
          baseline: second + middleHeight + Typography.baseline(lesser, distance.spec.size))
        : frame.origin(
          distance, trailing: Size.trailing, baseline: Typography.baseline(height, distance.spec.size))
      art.text(distance, at: origin, colors.ink2, on: ground)
    }
    return height
  }

  private var titleSpec: TypeSpec { TypeSpec(Size.title * factor, bold: true) }
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
      type.lines(text, TypeSpec(Size.second * factor), width: room, maxLines: isStacked ? 3 : 1)
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
      center: frame.point(Size.iconLeading + Size.icon / 2, height / 2), size: Size.icon,
      [.main: color, .ghost: color.opacity(Self.ghostOpacity), .moat: ground])
  }

  private mutating func drawPlates(
    _ plates: [String], top: Double, room: Double, ground: Color, frame: LeadingFrame
  ) {
    let badges = Badges(exit: nil, plates: plates, type: type, factor: 1, plateHeight: Size.secondLine)
    var leading = Size.textLeading
    for plate in badges.plates {
      let plateWidth = plate.width + 2 * badges.platePadding
      guard leading + plateWidth <= Size.textLeading + room else { return }
      let rect = frame.rect(leading, top + Size.plateTop, plateWidth, badges.plateHeight)
      BadgeView(color: colors.ink, ground: ground, factor: 1, edge: Size.badgeEdge, edgeColor: colors.ink2)
        .drawPlate(plate, in: rect, into: &art)
      leading += plateWidth + Size.badgeGap
    }
  }
}
