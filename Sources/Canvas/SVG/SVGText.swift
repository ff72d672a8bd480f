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
  /// Each stretch of one font and direction begins where its outlines do, so that a viewer with the font shows the same.
  /// On a bend, single letters have a place and an angle each; letters that join or go from right to left run along a path,
  /// since viewers shape what they place one by one apart.
  mutating func write(_ text: VectorText) {
    guard let first = text.lines.first, let names = self.text else { return }
    let frame = SVGTextFrame(first)
    var attributes = frame.attributes
    if first.line.language != names.language { attributes += " xml:lang=\"\(first.line.language.xmlAttribute)\"" }
    if first.line.isRightToLeft { attributes += " direction=\"rtl\"" }
    let fill = self.attributes(text.paint, "fill")
    if let halo = text.halo, halo.width > 0 {
      var stroke = self.attributes(halo.paint, "stroke") + " stroke-width=\"\(Self.number(halo.width * 2))\""
      stroke += " stroke-linejoin=\"round\""
      if frame.isCurved {
        // Viewers draw a bent text letter by letter, each with its halo on the one before.
        let id = identifier()
        body += "<use href=\"#\(id)\"\(self.attributes(halo.paint, "fill"))\(stroke)/>\n<g\(fill)>"
        attributes += " id=\"\(id)\""
      } else {
        attributes += fill + stroke + " paint-order=\"stroke\""
      }
    } else {
      attributes += fill
    }
    body += "<text xml:space=\"preserve\" text-rendering=\"geometricPrecision\"\(attributes)>"
    if frame.isCurved, !first.isOfSingleLetters {
      let offset = Self.number(Float((first.line.clusters.last.map { $0.x + $0.advance } ?? 0) / 2))
      body += "<textPath href=\"#\(axis(first))\" startOffset=\"\(offset)\" text-anchor=\"middle\">"
      write(first, frame, names.fonts, hasHalo: text.halo != nil)
      body += "</textPath>"
    } else {
      var end = first.line.utf8Offset
      for placed in text.lines where !placed.line.text.isEmpty {
        // What a line was broken at.
        if placed.line.utf8Offset > end { body += " " }
        end = placed.line.utf8Offset + placed.line.text.utf8.count
        write(placed, frame, names.fonts, hasHalo: text.halo != nil)
      }
    }
    body += attributes.contains(" id=") ? "</text></g>\n" : "</text>\n"
  }

  private mutating func write(
    _ placed: PlacedLine, _ frame: SVGTextFrame, _ fonts: [String: SVGText.Font], hasHalo: Bool
  ) {
    let line = placed.line
    var end = 0
    for run in SVGTextRun.inReadingOrder(line) {
      // Characters that nothing is drawn for.
      body += line.characters(end..<max(run.utf8Range.lowerBound, end)).xmlText
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
      if !frame.isCurved {
        attributes += place(run, placed, frame, hasHalo: hasHalo)
      } else if placed.isOfSingleLetters {
        attributes += places(run, placed)
      } else {
        if run.letterSpacing != 0 { attributes += " letter-spacing=\"\(Self.number(Float(run.letterSpacing)))\"" }
        if end == 0 { attributes += " dy=\"\(Self.number(Float(placed.axis)))\"" }
      }
      end = run.utf8Range.upperBound
      body += "<tspan\(attributes)>\(line.characters(run.utf8Range).xmlText)</tspan>"
    }
    body += line.characters(end..<max(line.text.utf8.count, end)).xmlText
  }

  /// Where a straight run begins, which is on its right where it runs from there, and how long it is.
  private func place(_ run: SVGTextRun, _ placed: PlacedLine, _ frame: SVGTextFrame, hasHalo: Bool) -> String {
    let start = frame.place(of: Point(run.isRightToLeft ? run.right : run.left, 0), in: placed)
    var text = " x=\"\(Self.number(Float(start.x)))\" y=\"\(Self.number(Float(start.y)))\""
    if run.letterSpacing != 0 {
      text += " letter-spacing=\"\(Self.number(Float(run.letterSpacing * frame.scale)))\""
    } else if run.clusters.count > 1, !hasHalo {
      // Viewers draw a text that they stretch letter by letter.
      text += " textLength=\"\(Self.number(Float((run.right - run.left) * frame.scale)))\""
    }
    return text
  }

  /// The places and angles of all characters.
  private func places(_ run: SVGTextRun, _ placed: PlacedLine) -> String {
    var (x, y, angles): ([String], [String], [String]) = ([], [], [])
    for index in run.clusters {
      let transform = placed.transform(ofCluster: index)
      let point = transform(Point(placed.line.clusters[index].x, 0))
      x.append(Self.number(Float(point.x)))
      y.append(Self.number(Float(point.y)))
      angles.append(Self.number(Float((atan2(transform.b, transform.a) * 180_000 / .pi).rounded() / 1000)))
    }
    let lists = [("x", x), ("y", y), ("rotate", angles)]
    return lists.map { " \($0)=\"\($1.joined(separator: " "))\"" }.joined()
  }

  /// The id of the path on which the letters of a bent line meet.
  private mutating func axis(_ placed: PlacedLine) -> String {
    var points = placed.line.clusters.enumerated().map { index, cluster in
      placed.transform(ofCluster: index)(Point(cluster.x, -placed.axis))
    }
    if let last = placed.line.clusters.indices.last {
      let cluster = placed.line.clusters[last]
      // Room for what a viewer's rounding adds.
      let end = Point(cluster.x + cluster.advance + placed.line.size, -placed.axis)
      points.append(placed.transform(ofCluster: last)(end))
    }
    var path = Path()
    path.addPolyline(points, closed: false)
    let id = identifier()
    definitions += "<path id=\"\(id)\" d=\"\(Self.data(path))\"/>\n"
    return id
  }
}

extension PlacedLine {
  /// Whether each cluster is one character, and all go from left to right.
  fileprivate var isOfSingleLetters: Bool {
    !line.runs.contains(where: \.isRightToLeft)
      && line.clusters.allSatisfy { line.characters($0.utf8Range).utf16.count == 1 }
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
    let isStraight = placed.line.clusters.indices.allSatisfy { index in
      let cluster = placed.line.clusters[index]
      let (start, end) = (Point(cluster.x, 0), Point(cluster.x + cluster.advance, 0))
      let transform = placed.transform(ofCluster: index)
      return (line(start) - transform(start)).length < tolerance && (line(end) - transform(end)).length < tolerance
    }
    return isStraight ? line : nil
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
