import Geometry

/// Breaks one text into lines, shapes and aligns them.
struct ParagraphBuilder {
  private let style: TextStyle
  private let layout: ParagraphLayout
  private let typesetter: Typesetter
  private let shaper: Shaper

  private var lines: [TextLine] = []
  private var lineFactor = 0.0
  private var isTruncated = false
  private var hasTornWord = false

  init(style: TextStyle, layout: ParagraphLayout, typesetter: Typesetter) {
    self.style = style
    self.layout = layout
    self.typesetter = typesetter
    shaper = Shaper(language: style.language, letterSpacing: style.letterSpacing)
  }

  mutating func paragraph(_ text: String) -> Paragraph {
    let hardLines = Self.hardLines(text)
    for (index, hardLine) in hardLines.enumerated() {
      guard lines.count < maxLines else {
        isTruncated = true
        break
      }
      append(
        hardLine, utf8Base: text.utf8.distance(from: text.startIndex, to: hardLine.startIndex),
        isLast: index == hardLines.count - 1)
      if isTruncated { break }
    }
    return aligned()
  }

  private var maxLines: Int { min(max(layout.maxLines, 1), Typesetter.longestText) }
  private var maxWidth: Double { layout.maxWidth.isNaN ? 0 : max(layout.maxWidth, 0) }

  /// The text between line ends; an empty text has none.
  private static func hardLines(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private mutating func append(_ text: Substring, utf8Base: Int, isLast: Bool) {
    let analysis = TextAnalysis(text, utf8Base: utf8Base, style: style, fonts: typesetter.fonts)
    let shaped = analysis.items.map { shaper.shape($0, in: analysis) }
    for item in analysis.items { lineFactor = max(lineFactor, Script.naturalLineFactor(item.script)) }
    let broken = breakLines(analysis, shaped: shaped)
    let room = maxLines - lines.count
    let isCut = broken.count > room || (broken.count == room && !isLast)
    if isCut { isTruncated = true }
    hasTornWord = hasTornWord || broken.prefix(room).contains(where: \.isTorn)
    for (index, line) in broken.prefix(room).enumerated() {
      if isCut, layout.ellipsis, index == room - 1 {
        let start = line.scalars.lowerBound
        lines.append(ellipsized(analysis, text: text, from: start))
      } else {
        lines.append(typesetter.line(analysis, shaped: shaped, scalars: line.scalars, style: style, shaper: shaper))
      }
    }
    if broken.isEmpty {
      lines.append(typesetter.line(analysis, shaped: shaped, scalars: 0..<0, style: style, shaper: shaper))
    }
  }

  private func breakLines(_ analysis: TextAnalysis, shaped: [ShapedItem]) -> [LineBreaker.Line] {
    let count = analysis.scalars.count
    guard count > 0 else { return [] }
    let advances = typesetter.advances(shaped, count: count, style: style)
    let trimmed = trimmed(analysis)
    if advances[trimmed].reduce(0, +) <= maxWidth { return [LineBreaker.Line(scalars: trimmed, isTorn: false)] }
    let limit = maxLines - lines.count + 1
    let breaks = LineBreaks(analysis, language: style.language).isAllowedAfter
    let all = lines(of: LineBreaker(analysis, advances: advances, breaks: breaks), limit: limit)
    for wanted in wantedBreaks(breaks, analysis: analysis) where wanted != breaks {
      let lines = lines(of: LineBreaker(analysis, advances: advances, breaks: wanted), limit: limit)
      if lines.count <= all.count, !lines.contains(where: \.isTorn) { return lines }
    }
    return all
  }

  /// The line without the spaces at its ends.
  private func trimmed(_ analysis: TextAnalysis) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { LineCharacters.isSpace(analysis.scalars[index]) }
    let lower = analysis.scalars.indices.first { !isSpace($0) } ?? 0
    let upper = analysis.scalars.indices.last { !isSpace($0) }.map { $0 + 1 } ?? lower
    return lower..<upper
  }

  /// Sets of places to break at that read better, best first, to be taken where they cost no line.
  private func wantedBreaks(_ breaks: [Bool], analysis: TextAnalysis) -> [[Bool]] {
    let spaces = zip(breaks, analysis.scalars).map { $0 && !LineBreaks.isDashOrSlash($1) }
    guard layout.keepsNumbersWithNeighbors else { return [spaces] }
    let neighbors = NumberNeighbors(analysis.scalars)
    return [neighbors.withoutLoneNumbers(spaces), neighbors.withoutLoneNumbers(breaks), spaces]
  }

  private func lines(of breaker: LineBreaker, limit: Int) -> [LineBreaker.Line] {
    let width = layout.isBalanced ? breaker.balancedWidth(maxWidth: maxWidth, limit: limit) : maxWidth
    return breaker.lines(maxWidth: width, limit: limit)
  }

  /// The text from a scalar on, cut at the grapheme cluster after which "…" still fits; "…" alone if none does.
  private func ellipsized(_ analysis: TextAnalysis, text: Substring, from start: Int) -> TextLine {
    let cuts = (start..<analysis.scalars.count).filter { LineBreaks.canTear(analysis, after: $0) }.map { $0 + 1 }
    var style = style
    style.direction = analysis.isRightToLeft ? .rightToLeft : .leftToRight
    var low = 0
    var high = cuts.count
    var best = cutLine(analysis, text: text, from: start, to: start, style: style)
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = cutLine(analysis, text: text, from: start, to: cuts[middle - 1], style: style)
      if candidate.width <= maxWidth + 1e-6 {
        best = candidate
        low = middle
      } else {
        high = middle - 1
      }
    }
    return best
  }

  private func cutLine(
    _ analysis: TextAnalysis, text: Substring, from start: Int, to end: Int, style: TextStyle
  ) -> TextLine {
    var end = end
    while end > start, Self.dangles(analysis.scalars[end - 1]) { end -= 1 }
    let base = analysis.utf8Offsets[0]
    let utf8 = text.utf8
    let lower = utf8.index(text.startIndex, offsetBy: analysis.utf8Offsets[start] - base)
    let upper = utf8.index(text.startIndex, offsetBy: analysis.utf8Offsets[end] - base)
    let cut = TextAnalysis(
      text[lower..<upper] + "…" + mark(analysis, cutAt: end, from: start), utf8Base: analysis.utf8Offsets[start],
      style: style, fonts: typesetter.fonts)
    let shaped = cut.items.map { shaper.shape($0, in: cut) }
    return typesetter.line(cut, shaped: shaped, scalars: cut.scalars.indices, style: style, shaper: shaper)
  }

  /// The mark that keeps "…" beside what it was cut from, where that runs against the line: without it "…" would go to the
  /// line's end, next to the beginning of the cut words.
  private func mark(_ analysis: TextAnalysis, cutAt end: Int, from start: Int) -> String {
    guard end > start,
      let next = analysis.scalars[end...].firstIndex(where: { !LineCharacters.isSpace($0) })
    else { return "" }
    let (kept, cut) = (analysis.levels[end - 1] & 1, analysis.levels[next] & 1)
    guard kept == cut, kept != analysis.baseLevel & 1 else { return "" }
    return kept == 1 ? "\u{200F}" : "\u{200E}"
  }

  /// What would look odd before "…": spaces, dashes, commas, opening brackets.
  private static func dangles(_ scalar: UInt32) -> Bool {
    if LineCharacters.isSpace(scalar) || LineBreaks.isDashOrSlash(scalar) || scalar == 0x2C { return true }
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
    return category == .openPunctuation || category == .initialPunctuation
  }

  private func aligned() -> Paragraph {
    let factor = lineFactor == 0 ? Script.naturalLineFactor(Script.latin) : lineFactor
    let lineHeight = layout.lineHeight.map { $0.isFinite ? max($0, 0) : 0 } ?? style.size * factor
    let widest = lines.map(\.width).max() ?? 0
    let box = maxWidth.isFinite ? maxWidth : widest
    var placed: [(line: TextLine, origin: Point)] = []
    for (index, line) in lines.enumerated() {
      let baseline = (Double(index) + 0.5) * lineHeight + Paragraph.baselineDrop * style.size
      placed.append((line, Point(left(of: line, in: box), baseline)))
    }
    return Paragraph(
      lines: placed, width: widest, height: Double(lines.count) * lineHeight, lineHeight: lineHeight,
      isTruncated: isTruncated, hasTornWord: hasTornWord)
  }

  private func left(of line: TextLine, in box: Double) -> Double {
    switch layout.alignment {
    case .left: 0
    case .right: box - line.width
    case .center: (box - line.width) / 2
    case .leading: line.isRightToLeft ? box - line.width : 0
    case .trailing: line.isRightToLeft ? 0 : box - line.width
    }
  }
}

extension Script {
  /// Line height over size that keeps lines of the script apart.
  static func naturalLineFactor(_ script: UInt32) -> Double {
    switch code(script) {
    case "Khmr", "Mymr": 1.6
    case "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Thai", "Laoo", "Tibt": 1.5
    case "Arab", "Syrc", "Nkoo", "Thaa": 1.35
    case "Hebr": 1.25
    default: 1.2
    }
  }
}
