import Geometry

/// Letters without ink that lie over the drawn ones, so that a page's text can be selected and searched.
///
/// Their fonts hold nothing but empty glyphs, half an em wide, one for each cluster of characters; each letter is stretched
/// to the width of the one that is drawn.
struct PDFSelection {
  /// What each code of each font stands for.
  private var texts: [String] = []
  private var codes: [String: Int] = [:]

  private static let codesPerFont = 256
  private static let glyphWidth = 0.5

  static func fontName(_ index: Int) -> String { "F\(index)" }

  /// The operators that set a line.
  mutating func operators(_ placed: PlacedLine) -> String {
    let placed = straightened(placed)
    // Programs find words in letters that stand side by side; of others they are told.
    let first = placed.transform(ofCluster: 0)
    let isLevel = placed.transforms.count == 1 && first.b == 0
    let span = "/Span << /ActualText \(PDFValue.text(placed.line.text)) >> BDC\n"
    let text = letterOperators(placed)
    return isLevel ? text : span + text + "\nEMC"
  }

  /// A bent line as a straight one where its letters stay under the pointer.
  private func straightened(_ placed: PlacedLine) -> PlacedLine {
    guard placed.transforms.count > 1 else { return placed }
    let starts = placed.line.clusters.map { Point($0.x, 0) }
    let places = starts.indices.map { placed.transform(ofCluster: $0)(starts[$0]) }
    guard let from = places.first, let to = places.last, from != to, starts[starts.count - 1].x > starts[0].x else {
      return placed
    }
    let along = (to - from) / (starts[starts.count - 1].x - starts[0].x)
    let origin = from - along * starts[0].x
    let line = AffineTransform(a: along.x, b: along.y, c: -along.y, d: along.x, tx: origin.x, ty: origin.y)
    let isNear = zip(starts, places).allSatisfy { (line($0) - $1).length < placed.line.size / 2 }
    return isNear ? PlacedLine(placed.line, transforms: [line]) : placed
  }

  private mutating func letterOperators(_ placed: PlacedLine) -> String {
    var text = "BT\n"
    var font = -1
    for (index, letter) in letters(placed.line).enumerated() {
      let code = code(letter.text)
      if code / Self.codesPerFont != font {
        font = code / Self.codesPerFont
        text += "/\(Self.fontName(font)) 1 Tf\n"
      }
      if index == 0 || placed.transforms.count > 1 {
        text += "\(PDFContent.matrix(matrix(placed, letter))) Tm\n"
      }
      let stretch = letter.width / (placed.line.size * Self.glyphWidth) * 100
      let digits = String(code % Self.codesPerFont, radix: 16, uppercase: true)
      text += "\(PDFValue.number(stretch, decimals: 3)) Tz <\(digits.count == 1 ? "0" : "")\(digits)> Tj\n"
    }
    return text + "ET"
  }

  private struct Letter {
    var text: String
    var cluster: Int
    var x, width: Double
  }

  /// A line's clusters, each as wide as it is far to the next; those without width join the one before.
  private func letters(_ line: WrittenLine) -> [Letter] {
    var letters: [Letter] = []
    for (index, cluster) in line.clusters.enumerated() where !cluster.utf8Range.isEmpty {
      let text = line.characters(cluster.utf8Range)
      if cluster.advance <= 0, let last = letters.indices.last {
        letters[last].text += text
      } else {
        if let last = letters.indices.last { letters[last].width = cluster.x - letters[last].x }
        letters.append(Letter(text: text, cluster: index, x: cluster.x, width: max(cluster.advance, 0)))
      }
    }
    return letters.filter { $0.width > 0 }
  }

  /// From ems, y up, to the frame's pixels, y down.
  private func matrix(_ placed: PlacedLine, _ letter: Letter) -> AffineTransform {
    let transform = placed.transform(ofCluster: letter.cluster)
    let size = placed.line.size
    let origin = transform(Point(letter.x, 0))
    return AffineTransform(
      a: transform.a * size, b: transform.b * size, c: -transform.c * size, d: -transform.d * size, tx: origin.x,
      ty: origin.y)
  }

  private mutating func code(_ text: String) -> Int {
    if let known = codes[text] { return known }
    codes[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  // MARK: Fonts

  func fonts(_ file: inout PDFFile) -> [PDFFile.Reference] {
    guard !texts.isEmpty else { return [] }
    let width = Int(Self.glyphWidth * 1000)
    let empty = file.addStream("", Array("\(width) 0 d0".utf8))
    return stride(from: 0, to: texts.count, by: Self.codesPerFont).map { first in
      let part = texts[first..<min(first + Self.codesPerFont, texts.count)]
      let map = file.addStream("", Array(Self.characterMap(part).utf8))
      let names = part.indices.map { "/g\($0 - first)" }.joined(separator: " ")
      return file.add(
        """
        << /Type /Font /Subtype /Type3 /FontBBox [0 -250 \(width) 750] /FontMatrix [0.001 0 0 0.001 0 0] \
        /FirstChar 0 /LastChar \(part.count - 1) /Widths [\(part.map { _ in "\(width)" }.joined(separator: " "))] \
        /CharProcs << \(part.indices.map { "/g\($0 - first) \(empty)" }.joined(separator: " ")) >> \
        /Encoding << /Type /Encoding /Differences [0 \(names)] >> /Resources << >> /ToUnicode \(map) >>
        """)
    }
  }

  /// Which characters each code stands for.
  private static func characterMap(_ texts: ArraySlice<String>) -> String {
    var map = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <00> <FF>
      endcodespacerange

      """
    // At most a hundred in a block.
    for start in stride(from: texts.startIndex, to: texts.endIndex, by: 100) {
      let block = start..<min(start + 100, texts.endIndex)
      map += "\(block.count) beginbfchar\n"
      for index in block {
        let digits = String(index - texts.startIndex, radix: 16, uppercase: true)
        map += "<\(digits.count == 1 ? "0" : "")\(digits)> <\(PDFValue.hexadecimal(texts[index]))>\n"
      }
      map += "endbfchar\n"
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }
}

extension PDFWriter {
  mutating func write(_ text: VectorText) {
    for line in text.lines where !line.line.text.isEmpty { content.append(selection.operators(line)) }
  }
}
