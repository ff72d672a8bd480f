import Foundation
import Geometry
import Images
import Pixels
import TestSupport
import Testing
import Wayframe

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Frames as SVG with text, and as PDF, read back by other programs.
@Suite struct VectorFrameTests {
  private static func frame(_ overrides: String..., scene: String = "day") throws -> Frame {
    try FrameRenderer(threads: 2).frame(
      of: NavigationScene(path: Samples.path("helsinki/\(scene).json"), overrides: overrides))
  }

  /// The characters of each text element, in the order of the document.
  private final class TextReader: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private(set) var languages: Set<String> = []
    private var isInText = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if let language = attributes["xml:lang"] { languages.insert(language) }
      guard name == "text" else { return }
      texts.append("")
      isInText = true
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "text" { isInText = false }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { if isInText { texts[texts.count - 1] += text } }

    init(_ document: String) throws {
      super.init()
      let parser = XMLParser(data: Data(document.utf8))
      parser.delegate = self
      try #require(parser.parse())
    }
  }

  private static let locales = ["en_US", "ar_EG", "hi_IN", "th_TH", "he_IL", "ja_JP"]

  @Test(arguments: locales) func anSVGHasTheTextsOfTheLayout(_ locale: String) throws {
    let frame = try Self.frame("locale=\(locale)")
    let read = try TextReader(frame.svg(.text))
    let wanted = frame.layout.elements.flatMap { $0.texts ?? [] }.map(\.text) + frame.layout.labels.map(\.text)
    #expect(wanted.count > 8)
    #expect(read.texts.sorted() == wanted.sorted())
    #expect(read.languages.contains(locale.replacing("_", with: "-")))
    #expect(try TextReader(frame.svg()).texts.isEmpty)
  }

  // MARK: Other programs' pictures

  /// Where the ink of a box is: how much there is, and its middle.
  private struct Ink {
    var amount = 0.0
    var center = Point(0, 0)

    /// - Parameter box: pixels.
    init(_ picture: PixelBuffer, in box: Rect) {
      let left = max(Int(box.minX) - 3, 0)
      let top = max(Int(box.minY) - 3, 0)
      let right = min(Int(box.maxX) + 3, picture.width)
      let bottom = min(Int(box.maxY) + 3, picture.height)
      guard left < right, top < bottom else { return }
      func value(_ x: Int, _ y: Int) -> SIMD3<Double> {
        let pixel = picture[x, y]
        return SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
      }
      let ground = value(left, top)
      for y in top..<bottom {
        for x in left..<right {
          let apart = value(x, y) - ground
          let weight = (apart * apart).sum().squareRoot()
          guard weight > 24 else { continue }
          amount += weight
          center = center + Point(Double(x), Double(y)) * weight
        }
      }
      if amount > 0 { center = center / amount }
    }
  }

  private static func picture(_ frame: Frame, _ document: [UInt8], ending: String, by tool: String) throws
    -> PixelBuffer
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(document, to: "frame.\(ending)")
    let words: [String]
    if ending == "pdf" {
      let resolution = "\(72 * frame.layout.scale)"
      words = ["-r", resolution, "-png", "-singlefile", file, folder.path + "/page"]
    } else {
      words = [file, "-o", folder.path + "/page.png"]
    }
    let result = try ProgramRun.run(words, program: tool)
    try #require(result.status == 0, "\(result.errors)")
    let bytes = try #require(FileManager.default.contents(atPath: folder.path + "/page.png"))
    return try PNG.decode(Array(bytes))
  }

  private static let rsvg = ProgramRun.tool("rsvg-convert")
  private static let pdftoppm = ProgramRun.tool("pdftoppm")
  private static let pdftotext = ProgramRun.tool("pdftotext")

  /// Each text of the interface has its ink where the frame has it, within a pixel.
  @Test(.enabled(if: rsvg != nil, "skipped: rsvg-convert is not installed"), arguments: ["en_US", "ar_EG", "hi_IN"])
  func textsStandWhereTheOutlinesDo(_ locale: String) throws {
    let frame = try Self.frame("locale=\(locale)")
    let picture = try Self.picture(
      frame, Array(frame.svg(.text).utf8), ending: "svg", by: try #require(Self.rsvg))
    try #require(picture.width == frame.pixels.width)
    try #require(picture.height == frame.pixels.height)
    let scale = frame.layout.scale
    for text in frame.layout.elements.flatMap({ $0.texts ?? [] }) where text.ground != nil {
      let box = Rect(x: text.x * scale, y: text.y * scale, width: text.width * scale, height: text.height * scale)
      let (own, other) = (Ink(frame.pixels, in: box), Ink(picture, in: box))
      #expect(own.amount > 0, "\(text.text)")
      #expect(abs(other.amount / own.amount - 1) < 0.05, "\(text.text)")
      #expect((own.center - other.center).length < 1, "\(text.text)")
    }
  }

  /// Edges are drawn a little differently by every program; areas are not.
  @Test(
    .enabled(if: pdftoppm != nil, "skipped: pdftoppm is not installed"),
    arguments: [("day", "en_US"), ("night", "ar_EG")])
  func aPageLooksLikeTheFrame(_ scene: String, _ locale: String) throws {
    let frame = try Self.frame("locale=\(locale)", scene: scene)
    let page = try Self.picture(frame, frame.pdf(), ending: "pdf", by: try #require(Self.pdftoppm))
    try #require(page.width == frame.pixels.width)
    try #require(page.height == frame.pixels.height)
    var (sum, far) = (0, 0)
    for y in 0..<page.height {
      for x in 0..<page.width {
        let (a, b) = (frame.pixels[x, y], page[x, y])
        let apart = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Int($0) - Int($1)) }
        sum += apart.reduce(0, +)
        if apart.contains(where: { $0 > 64 }) { far += 1 }
      }
    }
    let count = Double(page.width * page.height)
    #expect(Double(sum) / count / 3 < 1)
    #expect(Double(far) / count < 0.01)
  }

  @Test(
    .enabled(if: pdftotext != nil, "skipped: pdftotext is not installed"), arguments: ["en_US", "ar_EG", "hi_IN"])
  func aPagesTextCanBeFound(_ locale: String) throws {
    let frame = try Self.frame("locale=\(locale)")
    let folder = try TemporaryFolder()
    let file = try folder.write(frame.pdf(), to: "frame.pdf")
    let found = try ProgramRun.run([file, "-"], program: try #require(Self.pdftotext))
    // Marks of direction are the program's own.
    func letters(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
    }
    let output = letters(found.output)
    let words = frame.layout.elements.flatMap { $0.texts ?? [] }.flatMap {
      $0.text.split(whereSeparator: \.isWhitespace)
    }
    #expect(words.count > 8)
    for word in words { #expect(output.contains(letters(String(word))), "\(word)") }
  }

  /// The page is as large as the device in points, whatever the number of pixels.
  @Test func aPageIsInPointsAtEveryScale() throws {
    for scale in [1, 3] {
      let frame = try Self.frame("device.scale=\(scale)", "device.width=320", "device.height=568")
      let file = frame.pdf()
      #expect(String(decoding: file, as: Unicode.ASCII.self).contains("/MediaBox [0 0 320 568]"))
      #expect(file == frame.pdf())
    }
  }
}

/// What the program says of vectors.
@Suite(.enabled(if: Program.canRun, "the program is not built beside the tests")) struct VectorOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let feature = #"{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [0, 0]}}"#
    try folder.write(#"{"type": "FeatureCollection", "features": [\#(feature)]}"#.utf8, to: "a.geojson")
    let scene = #"""
      {"device": {"width": 280, "height": 300, "scale": 1}, "map": {"sources": ["a.geojson"]},
       "camera": {"mode": "free", "latitude": 0, "longitude": 0, "zoom": 6}}
      """#
    try folder.write(scene.utf8, to: "scene.json")
    try folder.write(#"{"scenes": ["scene.json"], "variants": {"locale": ["en_US", "ar_EG"]}}"#.utf8, to: "suite.json")
  }

  private func run(_ words: String) throws -> (status: Int32, output: String) {
    try Program.run("$W render -q \(words)", in: folder)
  }

  private func head(_ name: String) -> String {
    String(
      decoding: (FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()).prefix(8), as: UTF8.self)
  }

  @Test func theNameSaysWhatIsWritten() throws {
    for name in ["a.pdf", "A.PDF", "a.svg"] { #expect(try run("scene.json -o \(name)").status == 0) }
    #expect(head("a.pdf") == "%PDF-1.7")
    #expect(head("A.PDF") == "%PDF-1.7")
    #expect(head("a.svg").hasPrefix("<svg"))
    #expect(try run("scene.json -o - --format pdf | head -c 4").output == "%PDF")
    #expect(try run("scene.json -o - --format svg --svg-text | head -c 4").output == "<svg")
  }

  @Test(arguments: [
    ("scene.json -o a.png --svg-text", "write -o a.svg"), ("scene.json -o a.pdf --svg-text", "write -o a.svg"),
    ("scene.json -o a.tiff", "must end in .png, .svg or .pdf"), ("scene.json -o a.pdf --format pdf", "says what"),
    ("scene.json -o - --svg-text | cat", "-o - --format svg"),
    ("scene.json -o - --format pdf --format svg", "one picture"), ("suite.json -o out --svg-text", "--format svg"),
    ("suite.json -o out --format webp", "must be one of png, svg, pdf"),
  ]) func whatDoesNotFitIsRefused(_ words: String, _ message: String) throws {
    let result = try run(words)
    #expect(words.contains("|") || result.status == 2)
    #expect(result.output.contains(message), "\(result.output)")
    #expect(head("a.png").isEmpty)
    #expect(head("a.pdf").isEmpty)
  }

  @Test func pathsThatCannotBeWritten() throws {
    for ending in ["pdf", "svg"] {
      #expect(try run("scene.json -o none/a.\(ending)").status == 3)
      #expect(try run("scene.json -o scene.json/a.\(ending)").status == 3)
    }
  }

  @Test func suitesHaveVectorsBesideThePictures() throws {
    #expect(try run("suite.json -o out --format pdf --format svg --svg-text").status == 0)
    for locale in ["en_US", "ar_EG"] {
      #expect(head("out/\(locale).pdf") == "%PDF-1.7")
      #expect(head("out/\(locale).svg").hasPrefix("<svg"))
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/out/\(locale).png"))
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out/en_US.png.pdf"))
  }
}
