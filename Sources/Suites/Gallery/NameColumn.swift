import Text

/// How much room the names beside a screen take.
struct NameColumn {
  private var widths: [CallOut.Side: Double] = [:]

  /// - Parameter scale: pixels a point.
  init(_ labels: [DocumentationPicture.Label], scale: Double, _ typesetter: Typesetter) {
    for label in labels {
      let words = NameSize.texts(of: label).map { text, size, isBold in
        let style = TextStyle(size: size * scale, weight: isBold ? .bold : .regular)
        return typesetter.line(text, style: style).width / scale
      }
      let start = NameSize.start(isNumbered: labels.count > 1)
      let side = label.callOut.side
      widths[side] = max(widths[side] ?? 0, start + (words.max() ?? 0))
    }
  }

  /// From the body's edge to the end of the longest name in points; `nil` where a side has none.
  func width(on side: CallOut.Side) -> Double? { widths[side] }
}

/// Sizes of names beside a screen, in points.
enum NameSize {
  /// From the body to the end of a line, on to the middle of its number, and from there to the words.
  static let line = 52.0
  static let (numberGap, wordGap) = (16.0, 17.0)
  /// From the end of a line to the words where there is no number.
  static let plainGap = 8.0
  static let (name, detail, longName) = (17.0, 13.0, 15.0)

  static func start(isNumbered: Bool) -> Double { line + (isNumbered ? numberGap + wordGap : plainGap) }

  /// The size of a label's name.
  static func name(of label: DocumentationPicture.Label) -> Double {
    label.detail.isEmpty && label.name.count > 1 ? longName : name
  }

  /// The lines of a label.
  static func texts(of label: DocumentationPicture.Label) -> [(text: String, size: Double, isBold: Bool)] {
    label.name.map { ($0, name(of: label), true) } + label.detail.map { ($0, detail, false) }
  }
}
