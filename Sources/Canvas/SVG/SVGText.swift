import Geometry
import Pixels
import XML

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How an SVG document names the fonts of its text.
public struct SVGText: Sendable {
  /// A font as style sheets name it.
  public struct Font: Sendable, Hashable {
    /// The family, such as "Noto Sans".
    public var family: String
    /// 400 for regular, 700 for bold.
    public var weight: Int
    /// Whether letters lean.
    public var isItalic: Bool

    /// A font by its family, weight and slant.
    public init(family: String, weight: Int, isItalic: Bool) {
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// Fonts by the names that runs of text have for them.
  public var fonts: [String: Font]
  /// The language of text that does not say another one.
  public var language: String?

  /// Fonts by the names that runs of text have for them.
  public init(fonts: [String: Font], language: String?) {
    self.fonts = fonts
    self.language = language
  }
}

extension SVGWriter {
  /// A text as an element that holds its characters in the order of reading.
  ///
  /// Each stretch of one font and direction begins where its outlines do, so that a viewer with the font shows the same;
  /// on a curve each character has a place and an angle of its own.
  mutating func write(_ text: VectorText) {
    guard let first = text.lines.first, let names = self.text else { return }
    let frame = SVGTextFrame(first)
    var attributes = frame.attributes + self.attributes(text.paint, "fill")
    if let halo = text.halo, halo.width > 0 {
      attributes += self.attributes(halo.paint, "stroke") + " stroke-width=\"\(Self.number(halo.width * 2))\""
      attributes += " stroke-linejoin=\"round\" paint-order=\"stroke\""
    }
    if first.line.language != names.language { attributes += " xml:lang=\"\(first.line.language.xmlAttribute)\"" }
    if first.line.isRightToLeft { attributes += " direction=\"rtl\"" }
    body += "<text xml:space=\"preserve\" text-rendering=\"geometricPrecision\"\(attributes)>"
    var end = first.line.utf8Offset
    for placed in text.lines where !placed.line.text.isEmpty {
      // What a line was broken at.
      if placed.line.utf8Offset > end { body += " " }
      end = placed.line.utf8Offset + placed.line.text.utf8.count
      write(placed, frame, names.fonts)
    }
    body += "</text>\n"
  }

  private mutating func write(_ placed: PlacedLine, _ frame: SVGTextFrame, _ fonts: [String: SVGText.Font]) {
    let line = placed.line
    var end = 0
    for run in SVGTextRun.inReadingOrder(line) {
      // Characters that nothing is drawn for.
      body += line.characters(end..<max(run.utf8Range.lowerBound, end)).xmlText
      end = run.utf8Range.upperBound
      var attributes = ""
      if let font = fonts[run.font] {
        attributes += " font-family=\"'\(font.family.xmlAttribute)', sans-serif\""
        if font.weight != 400 { attributes += " font-weight=\"\(font.weight)\"" }
        if font.isItalic { attributes += " font-style=\"italic\"" }
      }
      attributes += " font-size=\"\(Self.number(Float(line.size * frame.scale)))\""
      if run.isRightToLeft != line.isRightToLeft {
        attributes += " direction=\"\(run.isRightToLeft ? "rtl" : "ltr")\" unicode-bidi=\"embed\""
      }
      attributes += frame.isCurved ? places(run, placed) : place(run, placed, frame)
      body += "<tspan\(attributes)>\(line.characters(run.utf8Range).xmlText)</tspan>"
    }
    body += line.characters(end..<max(line.text.utf8.count, end)).xmlText
  }

  /// Where a straight run begins, which is on its right where it runs from there, and how long it is.
  private func place(_ run: SVGTextRun, _ placed: PlacedLine, _ frame: SVGTextFrame) -> String {
    let start = frame.place(of: Point(run.isRightToLeft ? run.right : run.left, 0), in: placed)
    var text = " x=\"\(Self.number(Float(start.x)))\" y=\"\(Self.number(Float(start.y)))\""
    if run.letterSpacing != 0 {
      text += " letter-spacing=\"\(Self.number(Float(run.letterSpacing * frame.scale)))\""
    } else if run.clusters.count > 1 {
      text += " textLength=\"\(Self.number(Float((run.right - run.left) * frame.scale)))\""
    }
    return text
  }

  /// The places and angles of all characters, one a UTF-16 unit.
  private func places(_ run: SVGTextRun, _ placed: PlacedLine) -> String {
    var (x, y, angles): ([String], [String], [String]) = ([], [], [])
    for index in run.clusters {
      let cluster = placed.line.clusters[index]
      let transform = placed.transform(ofCluster: index)
      let count = placed.line.characters(cluster.utf8Range).utf16.count
      let angle = Self.number(Float((atan2(transform.b, transform.a) * 180_000 / .pi).rounded() / 1000))
      for unit in 0..<count {
        let point = transform(Point(cluster.x + cluster.advance * Double(unit) / Double(count), 0))
        x.append(Self.number(Float(point.x)))
        y.append(Self.number(Float(point.y)))
        angles.append(angle)
      }
    }
    let lists = [("x", x), ("y", y), ("rotate", angles)]
    return lists.map { " \($0)=\"\($1.joined(separator: " "))\"" }.joined()
  }
}

/// What turns and scales a text.
private struct SVGTextFrame {
  /// Letters that stand nearer than this to a straight line, in pixels, are set on it.
  private static let tolerance = 0.4

  /// Whether letters stand at different angles.
  let isCurved: Bool
  /// Pixels per unit of the text's lengths.
  let scale: Double
  /// From the first line's coordinates to pixels.
  private let first: AffineTransform
  /// From the element's coordinates to pixels, but for a shift; `nil` where these are the same.
  private let turn: AffineTransform?
  private let inverse: AffineTransform

  init(_ placed: PlacedLine) {
    let straight = Self.straight(placed)
    isCurved = straight == nil
    first = straight ?? placed.transform(ofCluster: 0)
    let isUpright = first.b == 0 && first.c == 0 && first.a == first.d && first.a > 0
    scale = isUpright ? first.a : 1
    turn =
      isUpright || isCurved ? nil : AffineTransform(a: first.a, b: first.b, c: first.c, d: first.d, tx: 0, ty: 0)
    inverse = turn?.inverse ?? .identity
  }

  /// What maps the line as a whole; `nil` where its letters stand on a bend.
  private static func straight(_ placed: PlacedLine) -> AffineTransform? {
    guard placed.transforms.count > 1 else { return placed.transform(ofCluster: 0) }
    let starts = placed.line.clusters.map { Point($0.x, 0) }
    let places = starts.indices.map { placed.transform(ofCluster: $0)(starts[$0]) }
    guard let from = places.first, let to = places.last, to != from else { return placed.transform(ofCluster: 0) }
    let direction = (to - from).normalized
    let line = AffineTransform.translation(Point(-starts[0].x, 0))
      .then(.rotation(sine: direction.y, cosine: direction.x)).then(.translation(from))
    return zip(starts, places).allSatisfy { (line($0) - $1).length < tolerance } ? line : nil
  }

  var attributes: String { turn.map { " transform=\"\(SVGWriter.matrix($0))\"" } ?? "" }

  /// A point of a line in the element's coordinates.
  func place(of point: Point, in placed: PlacedLine) -> Point {
    inverse(placed.transforms.count > 1 ? first(point) : placed.transform(ofCluster: 0)(point))
  }
}

/// A stretch of text in one font and direction, as an element has it.
private struct SVGTextRun {
  let font: String
  let isRightToLeft: Bool
  /// In the order of reading.
  private(set) var clusters: [Int]
  private(set) var utf8Range: Range<Int>
  private(set) var left, right: Double
  let letterSpacing: Double

  private init(_ run: WrittenLine.Run, _ line: WrittenLine) {
    font = run.font
    isRightToLeft = run.isRightToLeft
    clusters = run.isRightToLeft ? run.clusters.reversed() : Array(run.clusters)
    utf8Range = line.utf8Range(of: run)
    let drawn = line.clusters[run.clusters]
    left = drawn.first?.x ?? 0
    right = drawn.last.map { $0.x + $0.advance } ?? left
    // Where letters join there is none.
    letterSpacing =
      zip(drawn, drawn.dropFirst()).lazy.map { $1.x - $0.x - $0.advance }.first { abs($0) > 1e-6 } ?? 0
  }

  /// Runs that the shaper takes apart for their scripts alone are one again.
  static func inReadingOrder(_ line: WrittenLine) -> [SVGTextRun] {
    var runs: [SVGTextRun] = []
    for run in line.runs.map({ SVGTextRun($0, line) }).sorted(by: { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound })
    where !run.utf8Range.isEmpty {
      if let last = runs.last, last.continues(in: run) { runs[runs.count - 1].append(run) } else { runs.append(run) }
    }
    return runs
  }

  private func continues(in next: SVGTextRun) -> Bool {
    next.font == font && next.isRightToLeft == isRightToLeft && next.utf8Range.lowerBound == utf8Range.upperBound
      && letterSpacing == 0 && next.letterSpacing == 0
      && abs(isRightToLeft ? next.right - left : next.left - right) < 1e-6
  }

  private mutating func append(_ next: SVGTextRun) {
    clusters += next.clusters
    utf8Range = utf8Range.lowerBound..<next.utf8Range.upperBound
    left = min(left, next.left)
    right = max(right, next.right)
  }
}
