import Geometry
import Text

/// The names in the header, made to fit: which size, how many lines, which form, and where each piece stands.
struct HeaderRows: Sendable {
  /// Points at a text factor of 1; fonts of the app's own shrink by the same shares.
  private enum Size {
    static let first = 30.0
    static let firstTracking = -0.2
    /// Smaller names are set without tracking.
    static let leastTracked = 26.0
    static let second = 24.0
    static let conjunction = 18.0
    /// Of a name on one line, the largest first: alone and beside badges.
    static let oneLine = [30.0, 28, 26, 24]
    static let besideBadges = [26.0, 24]
    /// Of a name on two lines, and of one below badges that have the first row to themselves.
    static let twoLines = [26.0, 24]
    static let belowBadges = [28.0, 26, 24]
    /// For names that would be cut otherwise.
    static let small = [22.0, 20, 18]
    static let secondRow = [24.0, 22, 20, 18]
    /// From this text factor on large text gives up its growth, down to these sizes.
    static let largeFactor = 1.05
    static let secondRowGivenUp = [20.0, 18]
    static let firstLine = 36.0
    static let secondLine = 30.0
    static let wordGap = 6.0
    /// Before a word that follows its name without a space.
    static let joinedGap = 3.0
    /// A name that fits beside no badge gets at least so much room.
    static let leastName = 96.0
    /// Below the first row's baseline: room for marks that stays clear of the second, and how far names shrink for it.
    static let depth = 9.5
    static let leastDepthShare = 0.7
    /// Of a font's size: what marks may reach below the line before rows keep their distance, and the lines of rows that
    /// stand closer.
    static let shallow = 0.3
    static let closeLine = 1.35
    /// Names smaller than this, where nothing else was asked for, stand closer to the second row.
    static let leastUsual = 23.9
    /// Around badges and plates in such lines together.
    static let besideExit = 4.0
    static let besidePlates = 8.0
    /// The second row's greatest share of the first one's size, and its last resort.
    static let secondShare = 0.93
    static let lastShare = 0.9
  }

  /// How scripts with tall lines are set, by the share of the line's height in the font's size.
  private enum Script {
    /// Up to here lines have the usual height.
    static let usualLine = 1.3
    static let lines = (height: 32.0, size: 26.0)
    static let tall = (line: 1.45, share: 25.0 / 26)
    /// Two levels of marks.
    static let tallest = (line: 1.55, share: 23.0 / 26)
  }

  enum Piece: Sendable {
    /// A name, or a conjunction if `isSoft`.
    case text(SetLine, leading: Double, baseline: Double, isSoft: Bool)
    case exit(word: SetLine, number: SetLine, box: Rect)
    case plate(SetLine, box: Rect)
  }

  /// Positions are relative to the text block's leading upper corner, boxes likewise.
  private(set) var pieces: [Piece] = []

  private let type: Typography
  private let width, height, factor, badgeFactor: Double
  private let fonts: Header.Fonts

  init(
    _ rows: [Header.Row], exit: Header.Exit?, fonts: Header.Fonts, width: Double, height: Double, factors: TextFactors,
    type: Typography
  ) {
    self.type = type
    self.width = max(width, 1)
    self.height = height
    self.fonts = fonts
    factor = factors.header
    badgeFactor = factors.badge
    let plates = rows.first?.shields.map(\.text) ?? []
    let badges = Badges(exit: exit, plates: plates, type: type, factor: badgeFactor)
    if rows.count > 1 {
      setTwoRows(rows[0], rows[1], badges: badgesBeside(rows[0], badges, exit: exit))
    } else if let row = rows.first {
      setOneRow(row, badges: badges)
    } else if !badges.isEmpty {
      let line = Size.firstLine * factor
      place(badges, top: (height - line) / 2, line: line)
    }
  }

  private var firstSpec: TypeSpec { spec(fonts.firstRow, Size.first, tracking: Size.firstTracking) }
  private var secondSpec: TypeSpec { spec(fonts.secondRow, Size.second) }
  private var conjunctionSpec: TypeSpec {
    let font = fonts.conjunctions ?? FontSpec(size: Size.conjunction, isBold: false)
    return TypeSpec(font.size * factor, bold: font.isBold)
  }

  private var wordGap: Double { Size.wordGap * factor }

  private func spec(_ font: FontSpec?, _ size: Double, tracking: Double = 0) -> TypeSpec {
    TypeSpec((font?.size ?? size) * factor, bold: font?.isBold ?? true, tracking: tracking)
  }

  /// The first row's spec as if its normal size were `size`.
  private func first(_ size: Double) -> TypeSpec {
    var spec = firstSpec.scaled(size / Size.first)
    if size < Size.leastTracked { spec.tracking = 0 }
    return spec
  }

  private func second(_ size: Double) -> TypeSpec { secondSpec.scaled(size / Size.second) }

  /// Sizes for names that would be cut otherwise; large text gives up its growth before that.
  private var smallSizes: [Double] {
    let sizes = Size.small
    let least = sizes[sizes.count - 1]
    return factor > 1 ? sizes + sizes.map { $0 / factor }.filter { $0 < least } : sizes
  }

  // MARK: One row

  private mutating func setOneRow(_ row: Header.Row, badges: Badges) {
    if row.conjunction == nil && row.following == nil && badges.isEmpty { return setName(forms(of: row)) }
    if setBeside(badges, row, name: row.name) { return }
    if badges.isEmpty {
      if let short = row.abbreviatedName, setBeside(badges, row, name: short) { return }
      return setName(forms(of: row))
    }
    // The badges get a row of their own before the name is shortened.
    let alone = Header.Row(
      row.name, conjunction: row.conjunction, following: row.following, abbreviatedName: row.abbreviatedName)
    let needed =
      type.width(row.name, first(Size.small[0])) + (conjunction(row).map { $0.width + wordGap } ?? 0)
      + (tail(row)?.advance ?? 0)
    if needed > width, let short = row.abbreviatedName, setBeside(badges, row, name: short) { return }
    setTwoRows(nil, alone, badges: badges)
  }

  /// Sets badges, conjunction and name on one line, if they fit.
  private mutating func setBeside(_ badges: Badges, _ row: Header.Row, name: String) -> Bool {
    let (conjunction, tail) = (conjunction(row), tail(row))
    let taken = badges.advance + (conjunction.map { $0.width + wordGap } ?? 0) + (tail?.advance ?? 0)
    let line = Size.firstLine * factor
    let top = (height - line) / 2
    for size in badges.isEmpty ? Size.oneLine : Size.besideBadges {
      let name = type.line(name, first(size))
      guard taken + name.width <= width else { continue }
      place(
        badges, conjunction, name, tail, top: top, line: line, baseline: top + Typography.baseline(line, name.spec.size)
      )
      return true
    }
    return false
  }

  private func conjunction(_ row: Header.Row) -> SetLine? { row.conjunction.map { type.line($0, conjunctionSpec) } }

  /// The word behind a name, and the gap between the two.
  private struct Tail {
    var line: SetLine
    var gap: Double

    var advance: Double { gap + line.width }
  }

  private func tail(_ row: Header.Row) -> Tail? {
    row.following.map { text in
      let isParted = text.first == " "
      return Tail(
        line: type.line(String(text.drop { $0 == " " }), conjunctionSpec),
        gap: (isParted ? Size.wordGap : Size.joinedGap) * factor)
    }
  }

  private func forms(of row: Header.Row) -> [String] { [row.name] + [row.abbreviatedName].compactMap { $0 } }

  private struct Wrapping {
    var paragraph: Paragraph
    var spec: TypeSpec
    var text: String
  }

  private mutating func setName(_ forms: [String]) {
    for form in forms {
      let whole = type.line(form, first(Size.first))
      if whole.width <= width {
        pieces.append(
          .text(whole, leading: 0, baseline: Typography.baseline(height, whole.spec.size), isSoft: false))
        return
      }
      for size in Size.twoLines {
        if let wrapped = wrapped(form, size: size) { return place(wrapped) }
      }
    }
    for size in smallSizes {
      for form in forms {
        if let wrapped = wrapped(form, size: size) { return place(wrapped) }
      }
    }
    let last = forms[forms.count - 1]
    let spec = first(Size.small[0] * Self.scriptFactor(paragraph(last, first(Size.small[0]))))
    place(Wrapping(paragraph: paragraph(last, spec), spec: spec, text: last))
  }

  /// The name on at most two lines at `size`, or `nil` if it does not fit without tearing a word.
  private func wrapped(_ text: String, size: Double) -> Wrapping? {
    var spec = first(size)
    var result = paragraph(text, spec)
    let share = Self.scriptFactor(result)
    if share < 1 {
      spec = first(size * share)
      result = paragraph(text, spec)
    }
    let fits = !result.isTruncated && !result.hasTornWord && result.width <= width
    return fits ? Wrapping(paragraph: result, spec: spec, text: text) : nil
  }

  private func paragraph(_ text: String, _ spec: TypeSpec) -> Paragraph {
    let natural = type.paragraph(text, spec, width: width, maxLines: 2)
    let share = natural.lineHeight / max(spec.size, 1)
    // Letters without tall marks are set a little wider than their script needs.
    return share > Script.usualLine
      ? natural
      : type.paragraph(
        text, spec, width: width, maxLines: 2, lineHeight: spec.size * Script.lines.height / Script.lines.size)
  }

  /// Scripts with tall lines are set smaller, so that two lines fit.
  private static func scriptFactor(_ paragraph: Paragraph) -> Double {
    let share = paragraph.lineHeight / max(paragraph.lines.first?.line.size ?? 1, 1)
    return share >= Script.tallest.line ? Script.tallest.share : share >= Script.tall.line ? Script.tall.share : 1
  }

  private mutating func place(_ wrapped: Wrapping) {
    let paragraph = wrapped.paragraph
    let top = (height - paragraph.height) / 2
    for (index, line) in paragraph.lines.enumerated() {
      let isLast = index == paragraph.lines.count - 1
      let set = SetLine(
        line: line.line, text: wrapped.text, spec: wrapped.spec, isTruncated: isLast && paragraph.isTruncated)
      pieces.append(.text(set, leading: 0, baseline: top + line.origin.y, isSoft: false))
    }
  }

  // MARK: Two rows

  /// The badges that leave the name its room: plates go first, then the word on the exit's badge.
  private func badgesBeside(_ row: Header.Row, _ badges: Badges, exit: Header.Exit?) -> Badges {
    guard !badges.isEmpty else { return badges }
    let bare = exit.map { Header.Exit(word: "", number: $0.number) }
    let choices =
      [badges] + [exit, bare].map { Badges(exit: $0, plates: [], type: type, factor: badgeFactor) }
    let name = type.width(row.abbreviatedName ?? row.name, first(Size.small[0]))
    // A name that fits beside none of them gets at least some room.
    return choices.first { width - $0.advance >= name }
      ?? choices.first { width - $0.advance >= Size.leastName * factor } ?? choices[choices.count - 1]
  }

  private mutating func setTwoRows(_ row1: Header.Row?, _ row2: Header.Row, badges: Badges) {
    guard let row1 else {
      // Where the badges have the first row to themselves, the second has the name and its size.
      let (line1, line2) = (Size.secondLine * factor, Size.firstLine * factor)
      let top = (height - line1 - line2) / 2
      place(badges, top: top, line: line1)
      return setSecondRow(row2, specs: (Size.belowBadges + smallSizes).map(first), top: top + line1, line: line2)
    }
    let conjunction = conjunction(row1)
    // The word behind falls away before the name is cut.
    var tail = tail(row1)
    var name = firstName(of: row1, conjunction, tail, beside: badges)
    if tail != nil, name.isTruncated {
      tail = nil
      name = firstName(of: row1, conjunction, nil, beside: badges)
    }
    let specs = secondSpecs(below: name)
    var (line1, line2) = (Size.firstLine * factor, Size.secondLine * factor)
    if name.spec.size < Size.leastUsual * factor && type.depth(name.text, name.spec) < Size.shallow * name.spec.size {
      // Names that had to shrink stand closer, unless marks hang far below them.
      line1 = max(Size.closeLine * name.spec.size, badges.isEmpty ? 0 : badges.exitHeight + Size.besideExit)
      line2 = min(
        line2,
        max(
          Size.closeLine * specs[0].size,
          row2.shields.isEmpty ? 0 : Badges.plateHeight * badgeFactor + Size.besidePlates))
    }
    let top = (height - line1 - line2) / 2
    place(
      badges, conjunction, name, tail, top: top, line: line1, baseline: top + Typography.baseline(line1, name.spec.size)
    )
    setSecondRow(row2, specs: specs, top: top + line1, line: line2)
  }

  private func firstName(of row: Header.Row, _ conjunction: SetLine?, _ tail: Tail?, beside badges: Badges) -> SetLine {
    let words = (conjunction.map { $0.width + wordGap } ?? 0) + (tail?.advance ?? 0)
    let room = max(width - badges.advance - words, 1)
    let sizes = badges.isEmpty ? Size.oneLine : Size.besideBadges
    // Marks below the letters must stay clear of the second row.
    let normal = first(Size.first)
    let share =
      type.spec(normal, for: [row.name], depth: Size.depth * factor, least: Size.leastDepthShare).size / normal.size
    let name = type.line(forms(of: row), sizes.map { first($0 * share) }, upTo: room)
    // Smaller than usual is better than cut.
    return name.isTruncated ? type.line(forms(of: row), smallSizes.map(first), upTo: room) : name
  }

  /// The second row's sizes; without fonts of the user's it stays smaller than the first.
  private func secondSpecs(below first: SetLine) -> [TypeSpec] {
    let givenUp = factor > Size.largeFactor ? Size.secondRowGivenUp.map { $0 / factor } : []
    let specs = (Size.secondRow + givenUp).map(second)
    guard fonts.firstRow == nil && fonts.secondRow == nil else { return specs }
    let smaller = specs.filter { $0.size <= Size.secondShare * first.spec.size }
    return smaller.isEmpty ? specs.suffix(1).map { $0.scaled(Size.lastShare) } : smaller
  }

  private mutating func setSecondRow(_ row: Header.Row, specs: [TypeSpec], top: Double, line: Double) {
    let badges = Badges(exit: nil, plates: row.shields.map(\.text), type: type, factor: badgeFactor)
    let baseline = top + Typography.baseline(line, specs[0].size)
    let room = width - badges.advance
    let (conjunction, tail) = (conjunction(row), tail(row))
    if conjunction != nil || tail != nil {
      let words = (conjunction.map { $0.width + wordGap } ?? 0) + (tail?.advance ?? 0)
      let name = type.line(forms(of: row), specs, upTo: max(room - words, 1))
      if !name.isTruncated {
        return place(badges, conjunction, name, tail, top: top, line: line, baseline: baseline)
      }
    }
    let name = type.line(forms(of: row), specs, upTo: max(room, 1))
    place(badges, nil, name, nil, top: top, line: line, baseline: baseline)
  }

  /// Places an exit's badge, the conjunction, road plates, the name and the word behind it, in this order.
  private mutating func place(
    _ badges: Badges, _ conjunction: SetLine?, _ name: SetLine, _ tail: Tail?, top: Double, line: Double,
    baseline: Double
  ) {
    var leading = placeExit(of: badges, top: top, line: line)
    if let conjunction {
      pieces.append(.text(conjunction, leading: leading, baseline: baseline, isSoft: true))
      leading += conjunction.width + wordGap
    }
    leading = placePlates(of: badges, from: leading, top: top, line: line)
    pieces.append(.text(name, leading: leading, baseline: baseline, isSoft: false))
    if let tail {
      pieces.append(.text(tail.line, leading: leading + name.width + tail.gap, baseline: baseline, isSoft: true))
    }
  }

  /// Places badges alone, centred on a line.
  private mutating func place(_ badges: Badges, top: Double, line: Double) {
    let leading = placeExit(of: badges, top: top, line: line)
    _ = placePlates(of: badges, from: leading, top: top, line: line)
  }

  /// Returns where what follows the badge begins.
  private mutating func placeExit(of badges: Badges, top: Double, line: Double) -> Double {
    guard let exit = badges.exit else { return 0 }
    let y = top + (line - badges.exitHeight) / 2
    pieces.append(
      .exit(
        word: exit.word, number: exit.number, box: Rect(x: 0, y: y, width: exit.width, height: badges.exitHeight)))
    return exit.width + badges.gap
  }

  private mutating func placePlates(of badges: Badges, from start: Double, top: Double, line: Double) -> Double {
    var leading = start
    for plate in badges.plates {
      let plateWidth = plate.width + 2 * badges.platePadding
      guard leading + plateWidth <= width else { break }
      let y = top + (line - badges.plateHeight) / 2
      pieces.append(.plate(plate, box: Rect(x: leading, y: y, width: plateWidth, height: badges.plateHeight)))
      leading += plateWidth + badges.gap
    }
    return leading
  }
}
