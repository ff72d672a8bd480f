import Canvas
import Fuzzers
import Geometry
import Pixels
import TestSupport
import Testing

/// Files whose streams are left as they are, so that their operators can be read.
@Suite struct PDFTests {
  private static func document(_ list: DisplayList, pixelsPerPoint: Double = 1, title: String? = nil) -> [UInt8] {
    PDFWriter.document(of: list, pixelsPerPoint: pixelsPerPoint, title: title, language: "ar-EG") { $0 }
  }

  /// As Latin-1, so that places in the text are places in the file.
  private static func text(_ file: [UInt8]) -> String {
    String(String.UnicodeScalarView(file.map { Unicode.Scalar($0) }))
  }

  private static func list() -> DisplayList { DisplayList(width: 60, height: 40, background: .white) }

  @Test func thePageIsInPointsAndSaysWhatItIs() {
    let file = Self.text(Self.document(Self.list(), pixelsPerPoint: 2, title: "Ä (1)"))
    #expect(file.hasPrefix("%PDF-1.7\n"))
    #expect(file.hasSuffix("%%EOF\n"))
    #expect(file.contains("/MediaBox [0 0 30 20]"))
    #expect(file.contains("0.5 0 0 -0.5 0 20 cm"))
    #expect(file.contains("/Title <FEFF00C40020002800310029>"))
    #expect(file.contains("/Lang <FEFF00610072002D00450047>"))
    #expect(!file.contains("Date"))
  }

  /// The table says where each object begins, and the last lines where the table does.
  @Test func theTableOfObjectsIsRight() throws {
    var list = Self.list()
    list.shadow(Rect(x: 10, y: 10, width: 20, height: 10), radius: 3, sigma: 2, color: .black)
    let file = Self.text(Self.document(list))
    let characters = Array(file)
    let start = try #require(file.firstMatch(of: /startxref\n(\d+)\n/).flatMap { Int($0.1) })
    let table = String(characters[start...]).split(separator: "\n")
    #expect(table[0] == "xref")
    let count = try #require(Int(table[1].split(separator: " ")[1]))
    #expect(table[2] == "0000000000 65535 f ")
    for number in 1..<count {
      let offset = try #require(Int(table[2 + number].prefix(10)))
      #expect(table[2 + number].count == 19)
      #expect(String(characters[offset...].prefix(12)).hasPrefix("\(number) 0 obj\n"))
    }
    for match in file.matches(of: /(\d+) 0 R/) { #expect((1..<count).contains(Int(match.1) ?? 0)) }
  }

  @Test func shapesAndPaints() {
    var list = Self.list()
    var curve = Path()
    curve.move(to: Point(0, 0))
    curve.quad(to: SIMD2(6, 0), control: SIMD2(3, 3))
    list.fill(curve, rule: .evenOdd, color: Color(0xFF8000, alpha: 0.5))
    var line = Path()
    line.move(to: Point(0, 0))
    line.line(to: Point(10.5, 4))
    list.stroke(
      line, style: StrokeStyle(width: 2, cap: .round, dashes: [3, 1], dashPhase: -1), paint: .solid(.black))
    let file = Self.text(Self.document(list))
    // A quadratic curve's control point counts by two thirds.
    #expect(file.contains("1 0.502 0 rg\n0 0 m\n2 2 4 2 6 0 c\nf*"))
    #expect(file.contains("/ca 0.5 /CA 0.5"))
    #expect(file.contains("0 0 0 RG\n2 w 1 J 0 j 10 M [3 1] 3 d\n0 0 m\n10.5 4 l\nS"))
  }

  @Test func layersAreFormsAndClipsEnd() throws {
    var list = Self.list()
    list.layer(opacity: 0.25) { list in
      list.clipped(to: .rect(Rect(x: 1, y: 1, width: 5, height: 5)), rule: .evenOdd) {
        $0.fill(.rect(Rect(x: 0, y: 0, width: 3, height: 3)), color: .black)
      }
    }
    let file = Self.text(Self.document(list))
    #expect(file.contains("/Group << /S /Transparency /I true /CS /DeviceRGB >>"))
    #expect(file.contains("q\n1 1 m\n6 1 l\n6 6 l\n1 6 l\nh\nW* n\n"))
    #expect(file.contains("/ca 0.25 /CA 0.25"))
    let page = try #require(file.firstMatch(of: /cm\n[\s\S]*?endstream/))
    #expect(page.0.contains(/\/E\d gs\n\/X\d Do/))
    #expect(!page.0.contains("W*"))
  }

  /// Blue for the first fifth, from red to green up to three fifths, then yellow.
  @Test func gradientsKeepTheirStops() {
    var list = Self.list()
    let stops = [
      GradientStop(offset: 0.2, color: Color(0x0000FF)), GradientStop(offset: 0.2, color: Color(0xFF0000)),
      GradientStop(offset: 0.6, color: Color(0x00FF00)), GradientStop(offset: 0.6, color: Color(0xFFFF00)),
    ]
    list.fill(
      .rect(Rect(x: 0, y: 0, width: 10, height: 10)),
      paint: .linearGradient(LinearGradient(start: SIMD2(0, 5), end: SIMD2(10, 5), stops: stops)))
    let file = Self.text(Self.document(list, pixelsPerPoint: 2))
    #expect(file.contains("/ShadingType 2 /Coords [0 5 10 5]"))
    #expect(file.contains("/Matrix [0.5 0 0 -0.5 0 20]"))
    #expect(file.contains("/Bounds [0.2 0.6]"))
    let pieces = file.matches(of: /C0 \[([^\]]*)\] \/C1 \[([^\]]*)\]/).map { "\($0.1) to \($0.2)" }
    #expect(pieces == ["0 0 1 to 0 0 1", "1 0 0 to 0 1 0", "1 1 0 to 1 1 0"])
    #expect(!file.contains("Luminosity"))
  }

  @Test func opacityThatChangesIsAMask() {
    var list = Self.list()
    let stops = [
      GradientStop(offset: 0, color: Color(0xFF0000, alpha: 0.75)), GradientStop(offset: 1, color: .clear),
    ]
    list.fill(
      .rect(Rect(x: 0, y: 0, width: 10, height: 10)),
      paint: .radialGradient(RadialGradient(center: SIMD2(5, 5), radius: 4, stops: stops)))
    let file = Self.text(Self.document(list))
    #expect(file.contains("/ShadingType 3 /Coords [5 5 0 5 5 4]"))
    #expect(file.contains("/ColorSpace /DeviceGray"))
    #expect(file.contains("/C0 [0.75] /C1 [0]"))
    #expect(file.contains("/S /Luminosity"))
  }

  /// Letters are drawn as paths; what they say lies over them, stretched to their widths.
  @Test func textCanBeSelected() throws {
    let clusters = [(0..<1, 0.0, 12.0), (1..<3, 13.0, 7.0)].map {
      WrittenLine.Cluster(utf8Range: $0.0, x: $0.1, advance: $0.2)
    }
    let line = WrittenLine(
      text: "Aé", utf8Offset: 0, language: "en", size: 20, letterSpacing: 1, isRightToLeft: false,
      runs: [WrittenLine.Run(font: "f", isRightToLeft: false, clusters: 0..<2)], clusters: clusters)
    var list = Self.list()
    list.text([PlacedLine(line, transforms: [.translation(Point(5, 30))])]) {
      $0.fill(.rect(Rect(x: 5, y: 20, width: 10, height: 10)), color: .black)
    }
    let file = Self.text(Self.document(list))
    // Half an em is 10 pixels: the first letter takes 13 to the second one, which takes 7.
    #expect(file.contains("BT\n/F0 1 Tf\n20 0 0 -20 5 30 Tm\n130 Tz <00> Tj\n70 Tz <01> Tj\nET"))
    #expect(file.contains("<00> <0041>\n<01> <00E9>\n"))
    let shape = try #require(file.range(of: "5 20 m"))
    let text = try #require(file.range(of: "BT\n"))
    #expect(shape.lowerBound < text.lowerBound)
  }

  /// Operators that open and close match whatever the list holds, and every number is one that PDF knows.
  @Test(arguments: 0..<6) func everyListGivesASoundFile(_ seed: UInt64) {
    let list = RandomDrawing.list(seed: seed + 77, wild: true)
    let file = Self.text(Self.document(list))
    let lines = file.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count { $0.elementsEqual("q".utf8) } == lines.count { $0.elementsEqual("Q".utf8) })
    #expect(lines.lazy.filter(Self.isPath).compactMap(Self.unknownWord).prefix(3) == [])
    #expect(Self.document(list) == Self.document(list))
  }

  /// Whether a line of a page's content ends with an operator of paths, matrices, widths or colours.
  private static func isPath(_ line: Substring.UTF8View) -> Bool {
    [" m", " l", " c", " cm", " w", " rg", " RG"].contains { line.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// A word that is neither an operator nor a number as PDF has them: without an exponent.
  private static func unknownWord(_ line: Substring.UTF8View) -> String? {
    line.split(separator: UInt8(ascii: " ")).first { word in
      let isOperator = word.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 } && word.count <= 2
      let digits = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
      let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let isNumber =
        (1...2).contains(parts.count)
        && parts.allSatisfy { part in
          !part.isEmpty && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
      return !isOperator && !isNumber
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}
