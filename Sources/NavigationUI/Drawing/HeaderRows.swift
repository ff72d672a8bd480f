import Geometry
import Text

/// The names in the header, made to fit: which size, how many lines, which form, and where each piece stands.
struct HeaderRows: Sendable {
  enum Piece: Sendable {
    /// A name, or a joint word if `isSoft`.
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
    let badges = Badges(exit: exit, plates: rows.first?.plates ?? [], type: type, factor: badgeFactor)
    if rows.count > 1 {
      setTwoRows(rows[0], rows[1], badges: badgesBeside(rows[0], badges, exit: exit))
    } else if let row = rows.first {
      setOneRow(row, badges: badges)
    } else if !badges.isEmpty {
      let line = 36 * factor
      place(badges, top: (height - line) / 2, line: line)
    }
  }

  private var firstSpec: TypeSpec { spec(fonts.firstRow, 30, tracking: -0.2) }
  private var secondSpec: TypeSpec { spec(fonts.secondRow, 24) }
  private var jointSpec: TypeSpec {
    let font = fonts.conjunctions ?? FontSpec(size: 18, isBold: false)
    return TypeSpec(font.size * factor, bold: font.isBold)
  }

  private func spec(_ font: FontSpec?, _ size: Double, tracking: Double = 0) -> TypeSpec {
    TypeSpec((font?.size ?? size) * factor, bold: font?.isBold ?? true, tracking: tracking)
  }

  /// The first row's spec as if its normal size of 30 were `size`.
  private func first(_ size: Double) -> TypeSpec {
    var spec = firstSpec.scaled(size / 30)
    if size < 26 { spec.tracking = 0 }
    return spec
  }

  private func second(_ size: Double) -> TypeSpec { secondSpec.scaled(size / 24) }

  // MARK: One row

  private mutating func setOneRow(_ row: Header.Row, badges: Badges) {
    let forms = [row.name] + [row.abbreviatedName].compactMap { $0 }
    if row.joint == nil && badges.isEmpty { return setName(forms) }
    // Badges and joint words stay on the name's line while it fits.
    let joint = row.joint.map { type.line($0, jointSpec) }
    let taken = badges.advance + (joint.map { $0.width + 6 * factor } ?? 0)
    let line = 36 * factor
    let top = (height - line) / 2
    let sizes = badges.isEmpty ? [30.0, 28, 26, 24] : [26, 24]
    for form in forms {
      for size in sizes {
        let name = type.line(form, first(size))
        guard taken + name.width <= width else { continue }
        let start = place(badges, top: top, line: line)
        place(joint, name, leading: start, baseline: top + Typography.baseline(line, firstSpec.size))
        return
      }
    }
    if badges.isEmpty { return setName(forms) }
    // Else the badges have a row of their own.
    let second = Header.Row(row.name, joint: row.joint, abbreviatedName: row.abbreviatedName)
    setTwoRows(nil, second, badges: badges)
  }

  private struct Wrapping {
    var paragraph: Paragraph
    var spec: TypeSpec
    var text: String
  }

  private mutating func setName(_ forms: [String]) {
    for form in forms {
      let whole = type.line(form, first(30))
      if whole.width <= width {
        place(nil, whole, leading: 0, baseline: Typography.baseline(height, whole.spec.size))
        return
      }
      for size in [26.0, 24] {
        if let wrapped = wrapped(form, size: size) { return place(wrapped) }
      }
    }
    for form in forms {
      if let wrapped = wrapped(form, size: 22) { return place(wrapped) }
    }
    let last = forms[forms.count - 1]
    let spec = first(22 * Self.scriptFactor(paragraph(last, first(22))))
    place(Wrapping(paragraph: paragraph(last, spec), spec: spec, text: last))
  }

  /// The name on at most two lines at `size` (of 26, 24, 22), or `nil` if it does not fit without tearing a word.
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
    return share > 1.3
      ? natural : type.paragraph(text, spec, width: width, maxLines: 2, lineHeight: spec.size * 32 / 26)
  }

  /// Scripts with tall lines are set smaller, so that two lines fit: 25 of 26, or 23 with two levels of marks.
  private static func scriptFactor(_ paragraph: Paragraph) -> Double {
    let share = paragraph.lineHeight / max(paragraph.lines.first?.line.size ?? 1, 1)
    return share >= 1.55 ? 23.0 / 26 : share >= 1.45 ? 25.0 / 26 : 1
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

  /// The badges that leave the name some room: plates go first, then the word on the exit's badge.
  private func badgesBeside(_ row: Header.Row, _ badges: Badges, exit: Header.Exit?) -> Badges {
    let needed = min(type.width(row.abbreviatedName ?? row.name, first(24)), 96 * factor)
    if badges.isEmpty || width - badges.advance >= needed { return badges }
    let withoutPlates = Badges(exit: exit, plates: [], type: type, factor: badgeFactor)
    if width - withoutPlates.advance >= needed { return withoutPlates }
    let bare = exit.map { Header.Exit(word: "", number: $0.number) }
    return Badges(exit: bare, plates: [], type: type, factor: badgeFactor)
  }

  private mutating func setTwoRows(_ row1: Header.Row?, _ row2: Header.Row, badges: Badges) {
    // Where the badges have the first row to themselves, the second has the name and its size.
    let (line1, line2) = row1 == nil ? (30 * factor, 36 * factor) : (36 * factor, 30 * factor)
    let top = (height - line1 - line2) / 2
    var start = place(badges, top: top, line: line1)
    if let row1 {
      let joint = row1.joint.map { type.line($0, jointSpec) }
      let room = max(width - start - (joint.map { $0.width + 6 * factor } ?? 0), 1)
      let forms = [row1.name] + [row1.abbreviatedName].compactMap { $0 }
      let sizes = badges.isEmpty ? [30.0, 28, 26, 24] : [26, 24]
      let name = type.line(forms, sizes.map(first), upTo: room)
      start = place(joint, name, leading: start, baseline: top + Typography.baseline(line1, firstSpec.size))
    }
    let specs = row1 == nil ? [28.0, 26, 24, 22].map(first) : [24.0, 22, 20].map(second)
    setSecondRow(row2, specs: specs, top: top + line1, line: line2)
  }

  private mutating func setSecondRow(_ row: Header.Row, specs: [TypeSpec], top: Double, line: Double) {
    let badges = Badges(exit: nil, plates: row.plates, type: type, factor: badgeFactor)
    let baseline = top + Typography.baseline(line, specs[0].size)
    let start = place(badges, top: top, line: line)
    let joint = row.joint.map { type.line($0, jointSpec) }
    let forms = [row.name] + [row.abbreviatedName].compactMap { $0 }
    let room = width - start
    if let joint {
      let name = type.line(forms, specs, upTo: max(room - joint.width - 6 * factor, 1))
      if !name.isTruncated {
        place(joint, name, leading: start, baseline: baseline)
        return
      }
    }
    place(nil, type.line(forms, specs, upTo: max(room, 1)), leading: start, baseline: baseline)
  }

  /// Places a name, with its joint word before it; returns where it ends.
  @discardableResult
  private mutating func place(_ joint: SetLine?, _ name: SetLine, leading: Double, baseline: Double) -> Double {
    var leading = leading
    if let joint {
      pieces.append(.text(joint, leading: leading, baseline: baseline, isSoft: true))
      leading += joint.width + 6 * factor
    }
    pieces.append(.text(name, leading: leading, baseline: baseline, isSoft: false))
    return leading + name.width
  }

  /// Places badges centred on a line; returns where the name after them begins.
  @discardableResult
  private mutating func place(_ badges: Badges, top: Double, line: Double) -> Double {
    var leading = 0.0
    let middle = top + line / 2
    if let exit = badges.exit {
      let box = Rect(x: leading, y: middle - badges.exitHeight / 2, width: exit.width, height: badges.exitHeight)
      pieces.append(.exit(word: exit.word, number: exit.number, box: box))
      leading += exit.width + badges.gap
    }
    for plate in badges.plates {
      let plateWidth = plate.width + 2 * badges.platePadding
      guard leading + plateWidth <= width else { break }
      let box = Rect(x: leading, y: middle - badges.plateHeight / 2, width: plateWidth, height: badges.plateHeight)
      pieces.append(.plate(plate, box: box))
      leading += plateWidth + badges.gap
    }
    return leading
  }
}
