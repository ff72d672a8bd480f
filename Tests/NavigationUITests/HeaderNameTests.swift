import Geometry
import Guidance
import Pixels
import Testing
import Text

@testable import NavigationUI

/// How names are made to fit, and how the header turns around for right-to-left languages.
@Suite struct HeaderNameTests {
  private static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }

  private func layout(_ model: InterfaceModel) throws -> InterfaceLayout {
    InterfaceLayout(model, typesetter: try Self.typesetter.get())
  }

  private func header(_ name: String, _ abbreviated: String?, width: Double) throws -> [PlacedText] {
    var model = Specimens.day
    model.width = width
    model.header?.strip = .none
    model.header?.distance = nil
    model.header?.rows = [.init(name, abbreviatedName: abbreviated)]
    return try layout(model).texts.filter { $0.element == .navigationHeader }
  }

  /// A name is shortened only where its full form does not fit on two lines of 24.
  @Test(
    arguments: [320.0, 375, 430],
    [
      ("Elm Street", "Elm St"), ("Saint John's Episcopal Road", "St John's Episc. Rd"),
      ("Martin Luther King Junior Memorial Boulevard and Convention Center Approach Road", "MLK Jr Memorial Blvd"),
      ("Donaudampfschifffahrtsgesellschaftsstraße", "Donaudampfschifffahrtsges.-Str."),
    ])
  func shorteningIsALastResort(width: Double, name: (String, String)) throws {
    let lines = try header(name.0, name.1, width: width)
    let frame = Rect(x: 12, y: 63, width: width - 24, height: 108)
    #expect(!lines.isEmpty)
    #expect(lines.count <= 2)
    for line in lines { #expect(frame.contains(line.bounds)) }
    let type = Typography(typesetter: try Self.typesetter.get(), language: "en-US")
    let room = width - 24 - (width < 360 ? 98 : 104) - 16
    let full = type.paragraph(name.0, TypeSpec(24, bold: true), width: room, maxLines: 2)
    let fits = !full.isTruncated && !full.hasTornWord
    #expect((lines.first?.text == name.0) == fits)
    #expect(lines.allSatisfy { !$0.isTruncated } || !fits)
  }

  /// One line of 30, two of 26, two of 24, then smaller: each only when the one before does not fit.
  @Test(
    arguments: [
      ("Pine Street", 30.0, 1, [65.64]), ("Alexander Hamilton Drive", 26, 2, [48.09, 80.09]),
      ("Gazi Mustafa Kemal Atatürk Bulvarı", 24, 2, [48.54, 78.08]),
    ] as [(String, Double, Int, [Double])])
  func ladder(name: String, size: Double, lines: Int, baselines: [Double]) throws {
    let texts = try header(name, nil, width: 393)
    #expect(texts.map(\.size) == Array(repeating: size, count: lines))
    let type = Typography(typesetter: try Self.typesetter.get(), language: "en-US")
    let set = type.paragraph(name, TypeSpec(size, bold: true, tracking: size < 26 ? 0 : -0.2), width: 249, maxLines: 2)
    for ((text, line), baseline) in zip(zip(texts, set.lines), baselines) {
      #expect(abs(text.bounds.minY - line.line.inkBounds.minY - 63 - baseline) < 0.05)
    }
  }

  /// Both footer baselines, and the header's, are where the grid puts them.
  @Test func baselines() throws {
    let layout = try layout(Specimens.day)
    let type = Typography(typesetter: try Self.typesetter.get(), language: "en-US")
    func baseline(_ text: String) throws -> Double {
      let placed = try #require(layout.texts.first { $0.text == text })
      let ink = type.line(text, TypeSpec(placed.size, bold: placed.isBold)).line.inkBounds
      return placed.bounds.minY - ink.minY
    }
    #expect(abs(try baseline("4") - 750 - 38.64) < 0.05)
    #expect(abs(try baseline("5:42 PM") - 750 - 38.64) < 0.05)
    #expect(abs(try baseline("0.3 mi") - 750 - 61.21) < 0.05)
    #expect(abs(try baseline("Chinatown Gate") - 750 - 61.21) < 0.05)
    #expect(abs(try baseline("500") - 63 - 92.31) < 0.05)
    #expect(abs(try baseline("ft") - 63 - 92.31) < 0.05)
    #expect(abs(try baseline("Grant Avenue") - 171 - 34.21) < 0.05)
    #expect(abs(try baseline("25") - 646 - 59.9) < 0.05)
  }

  /// In a right-to-left interface icon, distance and names change sides together, whatever script the name has.
  @Test(arguments: ["שדרות רוטשילד", "شارع النيل", "Rothschild Boulevard"])
  func headerTurnsAsAWhole(name: String) throws {
    var model = Specimens.phone(language: "he")
    model.header = Specimens.header(.turnRight, "٢٠٠", "מ׳", [.init(name), .init("תל אביב", conjunction: "לכיוון")])
    model.header?.strip = .then(word: "ואז", .init(.turnLeft), name: name)
    model.footer = Specimens.day.footer
    let plain = try layout(model)
    model.isRightToLeft = true
    let mirrored = try layout(model)
    #expect(plain.texts.count == mirrored.texts.count)
    for (a, b) in zip(plain.texts, mirrored.texts) {
      #expect(a.text == b.text)
      // Mirrored boxes: the ink inside may sit a little differently in its advance.
      #expect(abs(a.bounds.minX - (393 - b.bounds.maxX)) < 5, "\(a.text) \(a.bounds) \(b.bounds)")
    }
    let value = try #require(mirrored.texts.first { $0.text == "٢٠٠" })
    let unit = try #require(mirrored.texts.first { $0.text == "מ׳" })
    #expect(unit.bounds.maxX < value.bounds.minX)
  }

  /// Lanes keep their order, from left to right, in every language.
  @Test func lanesAreNotMirrored() throws {
    func lanePicture(_ isRightToLeft: Bool) throws -> [Point] {
      var model = Specimens.lanesSpeeding
      model.isRightToLeft = isRightToLeft
      let strip = try #require(try layout(model).artworks.first { $0.element == .navigationHeaderSecondary })
      return strip.items.compactMap { if case .icon(_, let center, _, _, _) = $0 { center } else { nil } }
    }
    #expect(try lanePicture(false) == lanePicture(true))
    #expect(try lanePicture(false).map(\.x) == [92.5, 144.5, 196.5, 248.5, 300.5])
  }

  @Test(arguments: [(1, 1), (5, 5), (13, 13), (14, 12), (40, 12)]) func manyLanes(count: Int, icons: Int) throws {
    var model = Specimens.lanesSpeeding
    var lanes = Specimens.lanes(Array(repeating: [(.straight, false)], count: count))
    lanes[count - 1].directions[0].recommended = true
    model.header?.strip = .lanes(lanes)
    let strip = try #require(try layout(model).artworks.first { $0.element == .navigationHeaderSecondary })
    var drawn = 0
    for case .icon(_, let center, let size, _, _) in strip.items {
      drawn += 1
      #expect(center.x - size / 2 >= 24)
      #expect(center.x + size / 2 <= 369)
    }
    #expect(drawn == icons)
  }

  @Test(arguments: [
    ("9A–B", "9A–B"), ("12A-12B", "12A-12B"), ("128A-B-C", "128A…"), ("1234567890", "123456…"), ("––––––––", "––––––…"),
  ])
  func exitNumbers(number: String, shown: String) {
    #expect(Badges.shortened(number) == shown)
  }
}

@Suite struct AttributionTests {
  /// However small the map, the attribution is whole and inside.
  @Test(arguments: [(64.0, 64.0), (200, 60), (1280, 720), (120, 400), (40, 40)])
  func staysWhole(width: Double, height: Double) throws {
    let model = InterfaceModel(width: width, height: height)
    let layout = InterfaceLayout(model, typesetter: Typesetter(fonts: try FontLibrary()))
    let text = try #require(layout.texts.first)
    #expect(text.element == .attribution)
    #expect(!text.isTruncated)
    #expect(InterfaceModel.mapAttribution.contains(text.text))
    #expect(Rect(x: 0, y: 0, width: width, height: height).contains(text.bounds))
    if width >= 200 {
      #expect(text.text == "© OpenStreetMap contributors")
      #expect(text.size == 10)
    }
  }
}
