import Geometry

/// A glyph with its pen position in pixels from the left end of the baseline, y down.
struct PlacedGlyph: Sendable {
  let outline: GlyphOutline
  let origin: Point
}

/// The smallest unit that stays together: the glyphs of one or more characters that the font joins.
public struct TextCluster: Sendable, Hashable {
  /// Where the cluster's first character begins in the text, in UTF-8 bytes.
  public let utf8Offset: Int
  /// The left edge in pixels from the left end of the baseline, letter spacing before it left out.
  public let x: Double
  /// The width in pixels, without letter spacing.
  public let advance: Double
  let glyphs: Range<Int>
}

/// A stretch of glyphs from one face at one size.
struct GlyphRun: Sendable {
  let glyphs: Range<Int>
  let font: FontReference
  /// Pixels per font unit.
  let scale: Double
}

/// One line of text, shaped and measured, ready to be drawn any number of times.
public struct TextLine: Sendable {
  /// The sum of all advances in pixels.
  public let width: Double
  /// The smallest rectangle around the outlines, relative to the left end of the baseline, y down; `Rect.null`
  /// without ink.
  public let inkBounds: Rect
  /// Whether the line as a whole runs right to left.
  public let isRightToLeft: Bool
  /// The em in pixels.
  public let size: Double
  /// From left to right.
  public let clusters: [TextCluster]
  /// What it says, letter by letter; its clusters are those of the line.
  public let written: WrittenLine
  /// The characters no font has, which a box stands for, in the order of the text and without repetition.
  public let missingCharacters: [Unicode.Scalar]
  let glyphs: [PlacedGlyph]
  let runs: [GlyphRun]

  /// Whether nothing stands on the line.
  public var isEmpty: Bool { clusters.isEmpty }

  /// The fonts that draw the line, from left to right and without repetition.
  public var fonts: [FontReference] {
    var fonts: [FontReference] = []
    for run in runs where !fonts.contains(run.font) { fonts.append(run.font) }
    return fonts
  }

  /// Appends the outlines of all glyphs, to be filled with the nonzero rule.
  ///
  /// - Parameter baselineOrigin: the left end of the baseline, also for text from right to left.
  public func append(to path: inout Path, at baselineOrigin: Point) {
    for run in runs {
      let scale = Float(run.scale)
      for glyph in glyphs[run.glyphs] where !glyph.outline.path.isEmpty {
        path.append(glyph.outline.path, scale: scale, offset: SIMD2<Float>(baselineOrigin + glyph.origin))
      }
    }
  }

  /// The glyphs that have ink, each with its outline, which equal glyphs share.
  public func placedPaths(at baselineOrigin: Point) -> [PlacedPath] {
    var placed: [PlacedPath] = []
    placed.reserveCapacity(glyphs.count)
    for run in runs {
      for glyph in glyphs[run.glyphs] where !glyph.outline.path.isEmpty {
        placed.append(
          PlacedPath(
            glyph.outline.shape, scale: Float(run.scale), origin: SIMD2<Float>(baselineOrigin + glyph.origin)))
      }
    }
    return placed
  }

  /// The line with the left end of its baseline at a place.
  public func placed(at baselineOrigin: Point) -> PlacedLine { placed(by: .translation(baselineOrigin)) }

  /// The line mapped by `transform` from its own coordinates: pixels, baseline origin at 0, y down.
  public func placed(by transform: AffineTransform) -> PlacedLine { PlacedLine(written, transforms: [transform]) }

  /// Appends the outlines mapped by `transform` from the line's own coordinates: pixels, baseline origin at 0, y down.
  public func append(to path: inout Path, transform: AffineTransform) {
    for run in runs {
      let scaled = AffineTransform.scale(run.scale)
      for glyph in glyphs[run.glyphs] where !glyph.outline.path.isEmpty {
        path.append(glyph.outline.path, transform: scaled.then(.translation(glyph.origin)).then(transform))
      }
    }
  }
}
