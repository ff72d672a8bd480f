import Geometry

/// How a text is broken into lines and where these stand.
public struct ParagraphLayout: Sendable, Hashable {
  /// Where lines stand in their box.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// `leading` is where the paragraph's own direction begins, the right side for Arabic.
    case leading, center, trailing, left, right
  }

  /// The width of the box in pixels; infinite for text that breaks at line ends of its own only.
  public var maxWidth: Double
  /// From baseline to baseline in pixels; `nil` takes the size times the scripts' factor (`naturalLineFactor`).
  public var lineHeight: Double?
  /// The most lines there may be.
  public var maxLines: Int
  /// Where lines stand in their box.
  public var alignment: Alignment
  /// Whether text beyond `maxLines` ends in "…"; if not, it is left out at the break.
  public var ellipsis: Bool
  /// Whether, where it costs no line, a house or road number stays on the line of its neighbour ("I-280 North", "12 Main Street").
  public var keepsNumbersWithNeighbors: Bool
  /// Whether lines are made about equally long, as labels on a map are, instead of filled one by one.
  public var isBalanced: Bool

  /// A layout in a box of so many pixels.
  public init(
    maxWidth: Double = .infinity, lineHeight: Double? = nil, maxLines: Int = .max, alignment: Alignment = .leading,
    ellipsis: Bool = true, keepsNumbersWithNeighbors: Bool = false, isBalanced: Bool = false
  ) {
    self.maxWidth = maxWidth
    self.lineHeight = lineHeight
    self.maxLines = maxLines
    self.alignment = alignment
    self.ellipsis = ellipsis
    self.keepsNumbersWithNeighbors = keepsNumbersWithNeighbors
    self.isBalanced = isBalanced
  }
}

/// A text broken into lines, in a box whose left upper corner is the origin, y down.
public struct Paragraph: Sendable {
  /// Each line with the left end of its baseline.
  ///
  /// Baselines stand at (line + ½) · height + 0.388 · size below the box's top, in every script. Lines are aligned
  /// in the box of `maxWidth`, or in that of the widest line when it is infinite.
  public let lines: [(line: TextLine, origin: Point)]
  /// The widest line's width in pixels.
  public let width: Double
  /// The number of lines times the line height in pixels.
  public let height: Double
  /// From baseline to baseline in pixels.
  public let lineHeight: Double
  /// Whether text was left out because of `maxLines`.
  public let isTruncated: Bool
  /// Whether a word was torn because it alone is wider than the box.
  public let hasTornWord: Bool

  /// The rectangle of the lines' widths and heights: narrower than the box when all lines are.
  public var bounds: Rect {
    guard !lines.isEmpty else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(
      minX: lines.map(\.origin.x).min() ?? 0, minY: 0, maxX: lines.map { $0.origin.x + $0.line.width }.max() ?? 0,
      maxY: height)
  }

  /// The smallest rectangle around all outlines; `Rect.null` without ink.
  public var inkBounds: Rect {
    lines.reduce(.null) {
      $1.line.inkBounds.minX <= $1.line.inkBounds.maxX
        ? $0.union($1.line.inkBounds.offset(by: $1.origin)) : $0
    }
  }

  /// Appends all outlines with the box's left upper corner at `origin`.
  public func append(to path: inout Path, at origin: Point) {
    for (line, baseline) in lines { line.append(to: &path, at: origin + baseline) }
  }

  /// The glyphs that have ink, with the box's left upper corner at `origin`.
  public func placedPaths(at origin: Point) -> [PlacedPath] {
    lines.flatMap { line, baseline in line.placedPaths(at: origin + baseline) }
  }

  /// The lines mapped by `transform` from the box's coordinates: pixels, left upper corner at 0, y down.
  public func placed(by transform: AffineTransform) -> [PlacedLine] {
    lines.map { line, baseline in line.placed(by: .translation(baseline).then(transform)) }
  }

  /// How far the baseline lies below the middle of its line, as a share of the size.
  public static let baselineDrop = 0.388
}
