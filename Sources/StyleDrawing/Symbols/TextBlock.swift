import Geometry
import MapStyle
import Text

/// A text in lines, measured in 24ths of an em, its anchor at the origin.
struct TextBlock: Sendable {
  struct Line: Sendable {
    var text: String
    /// The left end of the baseline.
    var origin: Point
  }

  let lines: [Line]
  let box: Rect
  let style: TextStyle

  /// Units of an em.
  static let em = 24.0
  /// The first baseline under the middle of a text of one line.
  private static let baseline = 9.0

  /// - Parameters:
  ///   - maxWidth: in units; 0 for one line.
  ///   - letterSpacing, lineHeight: in units.
  init?(
    _ text: String, style: TextStyle, typesetter: Typesetter, maxWidth: Double, letterSpacing: Double,
    lineHeight: Double, justify: TextJustify
  ) {
    var measure = style
    measure.size = Self.em
    measure.letterSpacing = letterSpacing
    self.style = measure
    let texts = TextBreaks.lines(of: text, maxWidth: maxWidth) { typesetter.line($0, style: measure) }
    let shaped = texts.map { typesetter.line($0, style: measure) }
    let widest = shaped.map(\.width).max() ?? 0
    guard widest > 0 else { return nil }
    let height = Double(shaped.count) * lineHeight
    var lines: [Line] = []
    for (index, line) in shaped.enumerated() {
      let share =
        switch justify {
        case .left: 0.0
        case .right: 1.0
        case .center, .auto: 0.5
        }
      let middle = (Double(index) + 0.5) * lineHeight - height / 2
      lines.append(
        Line(
          text: texts[index], origin: Point((widest - line.width) * share - widest / 2, middle + Self.baseline)))
    }
    self.lines = lines
    box = Rect(x: -widest / 2, y: -height / 2, width: widest, height: height)
  }

  /// From the block's middle to its anchor point, with a shift in units.
  func shift(anchor: SymbolAnchor, offset: Point) -> Point {
    let share = anchor.share
    return Point((0.5 - share.x) * box.width, (0.5 - share.y) * box.height) + offset
  }
}

/// Breaks texts into lines of about equal length.
enum TextBreaks {
  private struct Break {
    var index: String.Index
    var x: Double
    var cost: Double
    var before: Int?
  }

  private static let breakable: Set<Character> = [
    "\n", " ", "&", "(", ")", "+", "-", "/", "\u{AD}", "\u{B7}", "\u{200B}", "\u{2010}", "\u{2013}",
  ]

  static func lines(of text: String, maxWidth: Double, measure: (String) -> TextLine) -> [String] {
    guard maxWidth > 0 || text.contains("\n") else { return [text] }
    let line = measure(text.replacing("\n", with: " "))
    var widths: [Int: Double] = [:]
    for cluster in line.clusters { widths[cluster.utf8Offset, default: 0] += cluster.advance }
    let total = line.width
    let count = maxWidth > 0 ? max(1, (total / maxWidth).rounded(.up)) : 1
    let target = maxWidth > 0 ? total / count : .infinity
    let hasZeroWidthSpace = text.contains("\u{200B}")
    var breaks: [Break] = []
    var x = 0.0
    var offset = 0
    func cost(_ width: Double, penalty: Double, isLast: Bool) -> Double {
      guard target.isFinite else { return penalty < 0 ? -penalty * penalty : penalty * penalty }
      let raggedness = (width - target) * (width - target)
      if isLast { return width < target ? raggedness / 2 : raggedness * 2 }
      return raggedness + (penalty < 0 ? -penalty * penalty : penalty * penalty)
    }
    func best(_ index: String.Index, _ x: Double, penalty: Double, isLast: Bool) -> Break {
      var result = Break(index: index, x: x, cost: cost(x, penalty: penalty, isLast: isLast), before: nil)
      for (place, earlier) in breaks.enumerated() {
        let sum = cost(x - earlier.x, penalty: penalty, isLast: isLast) + earlier.cost
        if sum <= result.cost {
          result.cost = sum
          result.before = place
        }
      }
      return result
    }
    for index in text.indices {
      let character = text[index]
      let next = text.index(after: index)
      if !character.isWhitespace || character == " " { x += widths[offset] ?? 0 }
      offset += character.utf8.count
      guard next < text.endIndex else { break }
      let isIdeograph = isIdeographic(character)
      guard breakable.contains(character) || isIdeograph else { continue }
      guard target.isFinite || character == "\n" else { continue }
      var penalty = 0.0
      if character == "\n" { penalty -= 10_000 }
      if character == "(" || character == "\u{FF08}" { penalty += 50 }
      if text[next] == ")" || text[next] == "\u{FF09}" { penalty += 50 }
      if isIdeograph, hasZeroWidthSpace { penalty += 150 }
      breaks.append(best(next, x, penalty: penalty, isLast: false))
      guard breaks.count < 2048 else { break }
    }
    var ends: [String.Index] = []
    var last: Break? = best(text.endIndex, x, penalty: 0, isLast: true)
    while let current = last {
      ends.append(current.index)
      last = current.before.map { breaks[$0] }
    }
    var start = text.startIndex
    return ends.reversed().map { end in
      defer { start = end }
      return trimmed(text[start..<end])
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace || first == "\u{200B}" { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == "\u{200B}" { text.removeLast() }
    return String(text)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7AF).contains(scalar)
      || (0xF900...0xFAFF).contains(scalar)
      || (0x20000...0x3FFFF).contains(scalar) || (0xFF00...0xFFEF).contains(scalar)
  }
}
