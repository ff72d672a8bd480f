import Geometry

/// A text set downwards, as East Asian signs are: their letters stand upright one below the other, short numbers and
/// single Latin letters upright among them, and longer words of other scripts lie on their side.
public struct StackedText: Sendable {
  /// What keeps together: one letter, one short number, or one letter of a word that lies on its side.
  struct Cell: Sendable {
    /// From the cell's own coordinates to the font's glyphs; the axis runs through (0, 0) downwards for upright cells
    /// and to the right for others.
    var glyphs: [Glyph]
    /// How far it reaches along the text, in pixels.
    var advance: Double
    /// How far it reaches across the text, in pixels.
    var breadth: Double
    var isUpright: Bool
  }

  struct Glyph: Sendable {
    var outline: GlyphOutline
    /// Pixels per font unit, across and down.
    var scale: (x: Double, y: Double)
    /// In pixels.
    var origin: Point
  }

  let cells: [Cell]
  /// The em in pixels.
  public let size: Double
  /// The fonts that draw it, and the characters that none of them has.
  let fonts: [FontReference]
  let missingCharacters: [Unicode.Scalar]

  /// The sum of all advances in pixels.
  public var length: Double { cells.reduce(0) { $0 + $1.advance } }

  /// The advance of each cell in pixels, from above.
  public var advances: [Double] { cells.map(\.advance) }

  /// Whether a text has letters that are set upright in downward lines.
  public static func stacks(_ text: String) -> Bool { text.unicodeScalars.contains { isStackedLetter($0.value) } }

  /// Ideographs, kana and hangul.
  static func isStackedLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3041...0x30FF, 0x3105...0x318E, 0x31A0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Letters, and the punctuation that has vertical forms.
  static func isUpright(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3000...0x303F, 0x3200...0x33FF, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF01...0xFFEE: true
    default: isStackedLetter(scalar)
    }
  }
}

/// Cuts a text into the pieces that stand upright or lie on their side.
enum StackedPieces {
  enum Piece: Equatable {
    /// East Asian letters and punctuation, each upright.
    case letters(String)
    /// A number or a letter that stands upright as one.
    case upright(String)
    /// Words that lie on their side.
    case sideways(String)
  }

  /// Longer numbers lie on their side.
  private static let mostUprightDigits = 3

  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var (letters, others) = ("", "")
    func endLetters() {
      if !letters.isEmpty { pieces.append(.letters(letters)) }
      letters = ""
    }
    func endOthers() {
      let word = others.drop { $0 == " " }
      let trimmed = String(word.reversed().drop { $0 == " " }.reversed())
      others = ""
      guard !trimmed.isEmpty else { return }
      let isNumber = trimmed.count <= mostUprightDigits && trimmed.allSatisfy { $0.isASCII && $0.isNumber }
      let isLetter = trimmed.count == 1 && trimmed.allSatisfy { $0.isLetter }
      pieces.append(isNumber || isLetter ? .upright(trimmed) : .sideways(trimmed))
    }
    for character in text {
      if character.unicodeScalars.first.map({ StackedText.isUpright($0.value) }) == true {
        endOthers()
        letters.append(character)
      } else {
        endLetters()
        others.append(character)
      }
    }
    endLetters()
    endOthers()
    return pieces
  }
}

extension Typesetter {
  /// Lays out a text of at most the length that is kept.
  func makeStackedText(_ text: String, style: TextStyle) -> StackedText? {
    var cells: [StackedText.Cell] = []
    var fonts: [FontReference] = []
    var missing: [Unicode.Scalar] = []
    for piece in StackedPieces.pieces(of: text) {
      if !cells.isEmpty { cells[cells.count - 1].advance += style.letterSpacing }
      switch piece {
      case .letters(let letters):
        cells += stackedLetters(letters, style: style, fonts: &fonts)
        missing += line(letters, style: style).missingCharacters
      case .upright(let text):
        let line = line(text, style: style)
        cells.append(Self.uprightCell(line))
        fonts += line.fonts
      case .sideways(let text):
        let line = line(text, style: style)
        // Words keep half a letter's distance from upright ones.
        if !cells.isEmpty { cells[cells.count - 1].advance += style.size * Self.gapBesideWords }
        cells += Self.sidewaysCells(line)
        cells[cells.count - 1].advance += style.size * Self.gapBesideWords
        fonts += line.fonts
        missing += line.missingCharacters
      }
    }
    guard !cells.isEmpty else { return nil }
    return StackedText(cells: cells, size: style.size, fonts: fonts, missingCharacters: missing)
  }

  /// How far the baseline lies below the top of a square, in ems: the middle of capitals in the middle of the square.
  private static let boxBaseline = 0.857
  /// Ems between a word on its side and the letters above and below it.
  private static let gapBesideWords = 0.25

  private func stackedLetters(
    _ text: String, style: TextStyle, fonts: inout [FontReference]
  ) -> [StackedText.Cell] {
    let analysis = TextAnalysis(Substring(text), style: style, fonts: self.fonts)
    let shaper = Shaper(language: style.language, letterSpacing: style.letterSpacing)
    var cells: [StackedText.Cell] = []
    for item in analysis.items {
      let shaped = shaper.shape(item, in: analysis, isVertical: true)
      let scale = style.size / Double(item.face.unitsPerEm)
      let outlines = item.face.outlines(of: shaped.glyphs.map(\.id))
      fonts.append(FontReference(path: item.face.path, faceIndex: item.face.index))
      var cluster = -1
      for (glyph, outline) in zip(shaped.glyphs, outlines) {
        if glyph.cluster != cluster {
          if !cells.isEmpty { cells[cells.count - 1].advance += style.letterSpacing }
          cells.append(.init(glyphs: [], advance: 0, breadth: style.size, isUpright: true))
        }
        cluster = glyph.cluster
        // A box for what no font has comes with a horizontal advance.
        let offset =
          item.isMissing
          ? Point(-Double(glyph.xAdvance) / 2 * scale, style.size * Self.boxBaseline)
          : Point(Double(glyph.xOffset), -Double(glyph.yOffset)) * scale
        let pen = Point(0, cells[cells.count - 1].advance)
        cells[cells.count - 1].glyphs.append(.init(outline: outline, scale: (scale, scale), origin: pen + offset))
        cells[cells.count - 1].advance += item.isMissing ? style.size : -Double(glyph.yAdvance) * scale
      }
    }
    return cells
  }

  /// A short number stands upright in a square, its digits narrower where it would be much wider.
  private static let widestUpright = 1.25
  /// Narrow digits become so much lower at most.
  private static let lowestUpright = 0.85

  private static func uprightCell(_ line: TextLine) -> StackedText.Cell {
    let squeeze = line.width > 0 ? min(1, widestUpright * line.size / line.width) : 1
    let height = max(squeeze, lowestUpright)
    // The middle of capitals in the middle of the square.
    let baseline = line.size * (0.5 + (boxBaseline - 0.5) * height)
    let glyphs = glyphs(of: line, scale: (squeeze, height), moved: Point(-line.width / 2 * squeeze, baseline))
    return .init(
      glyphs: glyphs, advance: line.size, breadth: max(line.width * squeeze, line.size), isUpright: true)
  }

  private static func sidewaysCells(_ line: TextLine) -> [StackedText.Cell] {
    line.clusters.enumerated().map { index, cluster in
      let next = index + 1 < line.clusters.count ? line.clusters[index + 1].x : cluster.x + cluster.advance
      let glyphs = glyphs(
        of: line, scale: (1, 1), moved: Point(-cluster.x, line.size * (boxBaseline - 0.5)), only: cluster.glyphs)
      return .init(glyphs: glyphs, advance: max(next - cluster.x, 0), breadth: line.size * 1.3, isUpright: false)
    }
  }

  private static func glyphs(
    of line: TextLine, scale: (x: Double, y: Double), moved: Point, only: Range<Int>? = nil
  ) -> [StackedText.Glyph] {
    line.runs.flatMap { run in
      (only.map { $0.clamped(to: run.glyphs) } ?? run.glyphs).map { index in
        let glyph = line.glyphs[index]
        return .init(
          outline: glyph.outline, scale: (run.scale * scale.x, run.scale * scale.y),
          origin: Point(glyph.origin.x * scale.x, glyph.origin.y * scale.y) + moved)
      }
    }
  }
}
