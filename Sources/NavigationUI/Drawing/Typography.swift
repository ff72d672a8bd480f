import Geometry
import Text

/// A size in points with weight and tracking.
struct TypeSpec: Sendable, Hashable {
  var size: Double
  var isBold: Bool
  var tracking: Double

  init(_ size: Double, bold isBold: Bool = false, tracking: Double = 0) {
    self.size = size
    self.isBold = isBold
    self.tracking = tracking
  }

  func scaled(_ factor: Double) -> TypeSpec { TypeSpec(size * factor, bold: isBold, tracking: tracking) }
}

/// A line as it was set.
struct SetLine: Sendable {
  var line: TextLine
  var text: String
  var spec: TypeSpec
  var isTruncated = false

  var width: Double { line.width }
}

/// Sets the interface's texts, in points; outlines scale without loss, so pixels do not matter here.
struct Typography: Sendable {
  let typesetter: Typesetter
  let language: String

  private func style(_ text: String, _ spec: TypeSpec) -> TextStyle {
    TextStyle(
      size: spec.size, weight: spec.isBold ? .bold : .regular,
      letterSpacing: Self.isLatin(text) ? spec.tracking : 0, language: language)
  }

  /// Tracking is for the scripts whose letters stand apart alike.
  private static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x530 || (0x1E00...0x206F).contains($0.value) }
  }

  func line(_ text: String, _ spec: TypeSpec) -> SetLine {
    SetLine(line: typesetter.line(text, style: style(text, spec)), text: text, spec: spec)
  }

  func width(_ text: String, _ spec: TypeSpec) -> Double { line(text, spec).width }

  /// One line, cut with "…" where it would be wider than `width`.
  func line(_ text: String, _ spec: TypeSpec, upTo width: Double) -> SetLine {
    let whole = line(text, spec)
    guard whole.width > width else { return whole }
    let cut = paragraph(text, spec, width: width, maxLines: 1).lines.first?.line ?? whole.line
    return SetLine(line: cut, text: text, spec: spec, isTruncated: true)
  }

  /// The first spec and text with which the line fits, sizes before texts; else the last, cut.
  func line(_ texts: [String], _ specs: [TypeSpec], upTo width: Double) -> SetLine {
    for text in texts {
      for spec in specs {
        let line = line(text, spec)
        if line.width <= width { return line }
      }
    }
    return line(texts[texts.count - 1], specs[specs.count - 1], upTo: width)
  }

  /// The spec at which no text reaches deeper than `depth` below the baseline, at least `least` of its size: digits of
  /// some scripts hang down by half their size.
  func spec(_ spec: TypeSpec, for texts: [String], depth: Double, least: Double) -> TypeSpec {
    let deepest = texts.map { self.depth($0, spec) }.max() ?? 0
    return deepest > depth ? spec.scaled(max(depth / deepest, least)) : spec
  }

  /// How much larger a text with the low digits of some scripts is set, so that they are as high as Latin ones.
  static func digitScale(_ text: String) -> Double {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x660...0x669, 0x6F0...0x6F9: return 1.05
      case 0x966...0x96F, 0x9E6...0x9EF: return 1.12
      case 0x30...0x39: return 1
      default: continue
      }
    }
    return 1
  }

  /// How far a text's ink reaches below its baseline.
  func depth(_ text: String, _ spec: TypeSpec) -> Double {
    let ink = line(text, spec).line.inkBounds
    return ink.minY <= ink.maxY ? ink.maxY : 0
  }

  func paragraph(
    _ text: String, _ spec: TypeSpec, width: Double, maxLines: Int, lineHeight: Double? = nil
  ) -> Paragraph {
    typesetter.paragraph(
      text, style: style(text, spec),
      layout: ParagraphLayout(
        maxWidth: width, lineHeight: lineHeight, maxLines: maxLines, alignment: .left, ellipsis: true,
        keepsNumbersWithNeighbors: true))
  }

  /// A text on at most `maxLines` lines, the last cut with "…" where it does not fit.
  func lines(
    _ text: String, _ spec: TypeSpec, width: Double, maxLines: Int, lineHeight: Double? = nil
  ) -> [SetLine] {
    let paragraph = paragraph(text, spec, width: max(width, 1), maxLines: maxLines, lineHeight: lineHeight)
    return paragraph.lines.enumerated().map { index, line in
      SetLine(
        line: line.line, text: text, spec: spec,
        isTruncated: paragraph.isTruncated && index == paragraph.lines.count - 1)
    }
  }

  /// How far a baseline lies below the top of a line box `lineHeight` high.
  static func baseline(_ lineHeight: Double, _ size: Double) -> Double {
    lineHeight / 2 + Paragraph.baselineDrop * size
  }
}

/// The text size of each kind of element: the platform's factor, held to what the element can bear.
struct TextFactors: Sendable {
  let header, card, badge, attribution: Double

  private static let mostOnLowMaps = 1.2

  /// `mapHeight` holds cards down where they would leave too little of a low map.
  init(_ textScale: Double, mapHeight: Double = .infinity) {
    let scale = textScale.isFinite ? textScale : 1
    let limit = mapHeight < Measures.compactHeight ? Self.mostOnLowMaps : .infinity
    header = min(max(scale, 0.94), min(1.35, limit))
    card = min(max(scale, 0.94), min(1.94, limit))
    badge = min(max(scale, 1), 1.15)
    attribution = min(max(scale, 1), 1.35)
  }
}

/// A rectangle with a leading side: places things by their distance from that side.
struct LeadingFrame: Sendable {
  let frame: Rect
  let isRightToLeft: Bool

  func rect(_ leading: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    let x = isRightToLeft ? frame.maxX - leading - width : frame.minX + leading
    return Rect(x: x, y: frame.minY + y, width: width, height: height)
  }

  func point(_ leading: Double, _ y: Double) -> Point {
    Point(isRightToLeft ? frame.maxX - leading : frame.minX + leading, frame.minY + y)
  }

  /// The left end of a baseline `y` below the frame's top for a line that begins `leading` from the leading side.
  func origin(_ line: SetLine, leading: Double, baseline y: Double) -> Point { rect(leading, y, line.width, 0).origin }

  /// The same for a line that ends `trailing` from the other side.
  func origin(_ line: SetLine, trailing: Double, baseline y: Double) -> Point {
    rect(frame.width - trailing - line.width, y, line.width, 0).origin
  }
}
