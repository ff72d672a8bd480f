/// One way to show a text, to be taken if it fits.
public struct FittingStep: Sendable, Hashable {
  /// What is shown.
  public var text: String
  /// Size, weight and language.
  public var style: TextStyle
  /// Lines, alignment and width.
  public var layout: ParagraphLayout

  /// A text with its style and layout.
  public init(text: String, style: TextStyle, layout: ParagraphLayout) {
    self.text = text
    self.style = style
    self.layout = layout
  }
}

extension Paragraph {
  /// Whether the whole text is there, every word in one piece.
  public var isWhole: Bool { !isTruncated && !hasTornWord }
}

extension Typesetter {
  /// Lays out the first step that fits its box whole, else the last one, cut by its layout's rules.
  ///
  /// - Parameter steps: from the most wanted (large, full text) to the last resort (small, abbreviated, ellipsis).
  /// - Returns: the paragraph and its step's index; an empty paragraph and 0 for no steps.
  public func firstFitting(_ steps: [FittingStep]) -> (paragraph: Paragraph, index: Int) {
    for (index, step) in steps.enumerated() {
      let paragraph = paragraph(step.text, style: step.style, layout: step.layout)
      if paragraph.isWhole || index == steps.count - 1 { return (paragraph, index) }
    }
    return (paragraph("", style: TextStyle(size: 0), layout: ParagraphLayout()), 0)
  }

  /// Lays out a text in the first of some sizes in which it fits whole, else in the last one.
  ///
  /// - Parameter sizes: in pixels, largest first; the last is the floor.
  public func fitting(
    _ text: String, sizes: [Double], style: TextStyle, layout: ParagraphLayout
  ) -> (paragraph: Paragraph, size: Double) {
    let steps = sizes.map { size in
      var style = style
      style.size = size
      return FittingStep(text: text, style: style, layout: layout)
    }
    let fitted = firstFitting(steps)
    return (fitted.paragraph, sizes.isEmpty ? 0 : sizes[fitted.index])
  }
}
