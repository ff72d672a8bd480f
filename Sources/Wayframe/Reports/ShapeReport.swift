import Guidance
import Text

/// The runs that a text becomes: which font draws what, glyph by glyph.
public struct ShapeReport: Sendable, Codable {
  /// A glyph at its place.
  public struct Glyph: Sendable, Codable {
    /// The glyph's number in the font.
    public var id: UInt32
    /// Offset of the glyph's first character in the text's UTF-8 bytes.
    public var cluster: Int
    /// Font units.
    public var xAdvance, yAdvance, xOffset, yOffset: Int
  }

  /// Glyphs of one font, script and direction.
  public struct Run: Sendable, Codable {
    /// The font file.
    public var font: String
    /// Font units of the font's size.
    public var unitsPerEm: Int
    /// ISO 15924, such as `Latn`.
    public var script: String
    /// `ltr` or `rtl`.
    public var direction: String
    /// Whether no font has these characters, so that boxes stand for them.
    public var isMissing: Bool
    /// In visual order, left to right.
    public var glyphs: [Glyph]
  }

  /// The text that was shaped.
  public var text: String
  /// Pixels at the asked size.
  public var width: Double
  /// In visual order, left to right.
  public var runs: [Run]

  /// Shapes a text as frames do.
  ///
  /// - Parameters:
  ///   - text: one line.
  ///   - locale: chooses letter forms and among the variants of Chinese, Japanese and Korean.
  ///   - size: pixels.
  ///   - isBold: whether the fonts' bold files draw it.
  ///   - fontDirectories: folders with fonts; `fonts` beside the program and the system's Noto folders when `nil`.
  public init(
    _ text: String, locale: String = "en_US", size: Double = 16, isBold: Bool = false, fontDirectories: [String]? = nil
  ) throws(FrameError) {
    let fonts: FontLibrary
    do {
      fonts = try FontLibrary(directories: fontDirectories ?? Assets.fontDirectories)
    } catch {
      throw .text(error)
    }
    let typesetter = Typesetter(fonts: fonts)
    let language = LocaleFormat(identifier: locale).language
    let style = TextStyle(size: size, weight: isBold ? .bold : .regular, language: language)
    self.text = text
    width = typesetter.line(text, style: style).width
    runs = typesetter.shape(text, style: style).map(Run.init)
  }

  /// The report as JSON text with sorted keys.
  public func json() -> String { jsonText(self) }

  /// The report for people: a line a run, a line a glyph.
  public func lines() -> String {
    var lines = ["width \((width * 100).rounded() / 100)"]
    for run in runs {
      lines.append("\(run.font), \(run.script), \(run.direction)\(run.isMissing ? ", no font has these" : "")")
      for glyph in run.glyphs {
        lines.append(
          "  glyph \(glyph.id), cluster \(glyph.cluster), advance \(glyph.xAdvance), offset \(glyph.xOffset) \(glyph.yOffset)"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ShapeReport.Run {
  init(_ run: ShapedRun) {
    font = run.font.description
    unitsPerEm = run.unitsPerEm
    script = run.script
    direction = run.isRightToLeft ? "rtl" : "ltr"
    isMissing = run.isMissing
    glyphs = run.glyphs.map {
      ShapeReport.Glyph(
        id: $0.id, cluster: $0.cluster, xAdvance: $0.xAdvance, yAdvance: $0.yAdvance, xOffset: $0.xOffset,
        yOffset: $0.yOffset)
    }
  }
}
