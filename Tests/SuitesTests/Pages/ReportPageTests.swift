import Foundation
import Images
import JSON
import Pixels
import Testing

@testable import Suites

@Suite struct ReportPageTests {
  static let made = Date(timeIntervalSince1970: 1_796_000_000)

  static func page(
    _ records: [FrameRecord], expected: [String: PixelBuffer] = [:], actual: [String: PixelBuffer] = [:]
  ) -> ReportPage {
    ReportPage(
      title: "Golden images", suite: "/home/someone/app/navigation.json", made: made, records: records,
      pictures: ReportPictures(
        expected: { name in expected[name].map { PNG.encode($0) } },
        actual: { name in actual[name].map { PNG.encode($0) } },
        expectedPath: { "golden/\($0).png" }, actualPath: { "actual/\($0).png" }))
  }

  @Test func headNamesSuiteTimeAndCountsButNoFolder() throws {
    let reading = PageReading(html: try Self.page([record("turn/phone/en_US/day", .equal)]).html())
    let data = try reading.data()
    #expect(data["suite"]?.string == "navigation.json")
    // 20 787 days and 3 200 seconds after 1970.
    #expect(data["made"]?.string == "2026-11-30T00:53:20Z")
    #expect(data["format"]?.number == 1)
    #expect(!reading.html.contains("/home/someone"))
  }

  @Test func framesStandByStateAndThenInTheSuitesOrder() throws {
    let records = [
      record("a", .equal), record("b", .orphaned), record("c", .differs), record("d", .missing), record("e", .size),
      record("f", .differs), record("g", .failed), record("h", .drawn),
    ]
    let names = try PageReading(html: Self.page(records).html()).frames().map { $0["name"]?.string }
    #expect(names == ["g", "c", "f", "e", "d", "b", "a"])
  }

  @Test func patchesOverTheGoldenGiveTheDrawnFrame() throws {
    let name = "turn/phone/en_US/day"
    let expected = picture(96, 64, [(8, 8, 10, 10)])
    // A pixel at (40, 20), in the block from (40, 16), and one in the corner, in the block from (88, 56).
    let actual = picture(96, 64, [(8, 8, 10, 10), (40, 20, 1, 1), (95, 63, 1, 1)])
    let reading = PageReading(
      html: try Self.page([record(name, .differs)], expected: [name: expected], actual: [name: actual]).html())
    let frame = try #require(try reading.frames().first)
    let patches = try #require(frame["actual"]?["patches"]?.array)
    #expect(patches.map { $0["x"]?.number } == [40, 88])
    #expect(patches.map { $0["y"]?.number } == [16, 56])
    #expect(patches.map { $0["width"]?.number } == [8, 8])
    #expect(frame["expected"]?["size"] == .numbers([96, 64]))
    var rebuilt = try reading.picture(#require(frame["expected"]?["image"]?.string))
    #expect(rebuilt == expected)
    for patch in patches {
      let part = try reading.picture(#require(patch["image"]?.string))
      let (left, top) = (Int(patch["x"]?.number ?? 0), Int(patch["y"]?.number ?? 0))
      for y in 0..<part.height { for x in 0..<part.width { rebuilt[left + x, top + y] = part[x, y] } }
    }
    #expect(rebuilt == actual)
  }

  @Test func otherSizesAndMuchChangeAreStoredWhole() throws {
    let expected = picture(96, 64)
    let larger = picture(96, 80)
    let other = picture(96, 64, ground: Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    let reading = PageReading(
      html: try Self.page(
        [record("a", .size, size: [96, 80]), record("b", .differs)], expected: ["a": expected, "b": expected],
        actual: ["a": larger, "b": other]
      ).html())
    for (frame, picture) in zip(try reading.frames(), [other, larger]) {
      let drawn = try #require(frame["actual"])
      #expect(drawn["patches"] == nil)
      #expect(try reading.picture(#require(drawn["image"]?.string)) == picture)
    }
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!--", "\u{2028}&\"'"])
  func hostileNamesStayText(_ hostile: String) throws {
    var one = record("turn", .differs)
    one.name = hostile
    one.scene = hostile
    one.warnings = [hostile]
    one.changes = [FrameChange(kind: .text, subject: hostile, property: "text", from: hostile, to: hostile)]
    one.changes[0].notes = [hostile]
    var page = Self.page([one])
    page.title = hostile
    let reading = PageReading(html: try page.html())
    let frame = try #require(try reading.frames().first)
    #expect(frame["name"]?.string == hostile)
    #expect(frame["changes"]?.array?.first?["from"]?.string == hostile)
    if hostile.contains("<") { #expect(!reading.html.contains(hostile)) }
    // A shell takes the name as one word.
    #expect(frame["accept"]?.string?.hasSuffix(" \(ShellWord.quoted(hostile))") == true)
    // The page's own elements: data and program.
    #expect(reading.html.matches(of: /<script[ >]/).count == 2)
  }

  @Test func wordsAreQuotedForAShell() {
    #expect(ShellWord.quoted("turn/phone/en_US/day") == "turn/phone/en_US/day")
    #expect(ShellWord.quoted("two words") == "'two words'")
    #expect(ShellWord.quoted("it's") == #"'it'\''s'"#)
    #expect(ShellWord.quoted("$(rm -rf ~)") == "'$(rm -rf ~)'")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("~") == "'~'")
  }

  @Test func beyondTheBudgetOneFrameOfEachCauseKeepsItsPictures() throws {
    // Noise does not compress: 96 · 64 · 3 bytes, a third more in base64, for each whole picture.
    var state: UInt64 = 1
    func noise() -> PixelBuffer {
      var picture = PixelBuffer(width: 96, height: 64)
      for y in 0..<64 {
        for x in 0..<96 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let bits = UInt32(truncatingIfNeeded: state >> 32)
          picture[x, y] = Pixel(bits: bits | 0xFF00_0000)
        }
      }
      return picture
    }
    var records: [FrameRecord] = []
    var (expected, actual): ([String: PixelBuffer], [String: PixelBuffer]) = ([:], [:])
    for index in 0..<40 {
      let name = "scene\(index)/phone/en_US/day"
      var one = record(name, .differs)
      // The last one alone has a cause of its own.
      one.changes = [
        FrameChange(
          kind: .color, subject: index == 39 ? "park" : "header", property: "", from: "#111111", to: "#222222")
      ]
      one.changes[0].areas = [[4, 4, 20, 10]]
      records.append(one)
      expected[name] = noise()
      actual[name] = noise()
    }
    var page = Self.page(records, expected: expected, actual: actual)
    page.budget = 1 << 20
    let html = try page.html()
    #expect(html.utf8.count <= 1 << 20)
    let frames = try PageReading(html: html).frames()
    let whole = frames.indices.filter { frames[$0]["expected"] != nil }
    #expect(whole.contains(0))
    #expect(whole.contains(39))
    #expect(whole.count < 40)
    for frame in frames where frame["expected"] == nil {
      #expect(frame["links"]?["actual"]?.string == "actual/\(frame["name"]?.string ?? "").png")
      #expect(frame["notes"]?.array?.contains { $0.string?.contains("larger than 1 MB") == true } == true)
    }
    let parts = frames.filter { $0["expected"] == nil }.compactMap { $0["parts"]?.array }.filter { !$0.isEmpty }
    #expect(!parts.isEmpty)
  }

  @Test func aPictureThatCannotBeReadIsNamedAndTheRestWorks() throws {
    let page = ReportPage(
      title: "Golden images", suite: "navigation.json", made: Self.made,
      records: [record("broken", .differs), record("good", .differs)],
      pictures: ReportPictures(
        expected: { name in name == "broken" ? Array("no picture".utf8) : PNG.encode(picture(96, 64)) },
        actual: { _ in PNG.encode(picture(96, 64, [(0, 0, 4, 4)])) }))
    let frames = try PageReading(html: page.html()).frames()
    #expect(frames[0]["notes"]?.array?.first?.string?.contains("expected picture cannot be read") == true)
    #expect(frames[0]["expected"] == nil)
    #expect(frames[0]["actual"]?["image"] != nil)
    #expect(frames[1]["expected"] != nil)
    #expect(frames[1]["notes"]?.array?.isEmpty == true)
  }

  @Test func thumbnailsHaveTheLongestSideAndColours() throws {
    var wide = PixelBuffer(width: 600, height: 300)
    for y in 0..<300 {
      for x in 0..<600 { wide[x, y] = Pixel(red: UInt8(x / 3), green: UInt8(y / 2), blue: 90, alpha: 255) }
    }
    let reading = PageReading(html: try Self.page([record("a", .equal)], expected: ["a": wide]).html())
    let thumbnail = try reading.picture("t0")
    #expect((thumbnail.width, thumbnail.height) == (120, 60))
    #expect(Set((0..<60).flatMap { thumbnail.row($0) }).count == 48)
    #expect(reading.pictureIDs == ["t0"])
  }

  @Test func whatNothingExplainsIsAChangeOfItsOwn() throws {
    var one = record("a", .differs)
    one.areas = [[8, 16, 24, 8]]
    one.differingPixels = 96
    let frame = try #require(try PageReading(html: Self.page([one]).html()).frames().first)
    let change = try #require(frame["changes"]?.array?.first)
    #expect(change["kind"]?.string == "other")
    // Two pixels a point.
    #expect(change["areas"] == .array([.array([4, 8, 12, 4].map { .number($0) })]))
    // 96 of 96 · 64 pixels.
    #expect(frame["difference"]?["share"]?.number == 1.0 / 64)
  }

  @Test func theTableWithoutScriptHasFailuresCausesAndCommands() throws {
    var one = record("turn/phone/en_US/day", .differs)
    one.changes = [
      FrameChange(kind: .text, subject: "navigationHeader", property: "text", from: "<b>", to: "Nord & Süd")
    ]
    let html = try Self.page([one, record("x", .equal)]).html()
    let table = try #require(html.firstMatch(of: /(?s)<noscript>(.*)<\/noscript>/)).1
    #expect(table.contains("navigationHeader text: &lt;b&gt; → Nord &amp; Süd"))
    #expect(table.contains("wayframe golden accept /home/someone/app/navigation.json turn/phone/en_US/day"))
    #expect(table.contains("1 of 2 frames differs, 1 is equal"))
    #expect(table.matches(of: /<tr>/).count == 2)
  }

  @Test func messagesDoWithoutTheSuitesFolder() throws {
    var one = record("a", .failed)
    one.error = "/home/someone/app/maps/city.osm.pbf: is cut off"
    var page = Self.page([one])
    page.folder = "/home/someone/app"
    let frame = try #require(try PageReading(html: page.html()).frames().first)
    #expect(frame["notes"]?.array?.first?.string == "It could not be drawn: maps/city.osm.pbf: is cut off")
  }

  /// Warnings are no reason for a difference: they stand by themselves, without the suite's folder. What was not compared is
  /// told in points.
  @Test func warningsAndMasksStandByThemselves() throws {
    var one = record("a", .differs)
    one.scale = 2
    one.warnings = ["/home/someone/app/maps/city.osm.pbf: holds no features."]
    one.ignored = [[20, 40, 10, 6]]
    var page = Self.page([one, record("b", .equal)])
    page.folder = "/home/someone/app"
    let frames = try PageReading(html: page.html()).frames()
    #expect(frames[0]["notes"]?.array?.isEmpty == true)
    #expect(frames[0]["warnings"]?.array?.compactMap(\.string) == ["maps/city.osm.pbf: holds no features."])
    #expect(frames[0]["ignored"] == .array([.numbers([10, 20, 5, 3])]))
    #expect(frames[1]["warnings"] == nil)
  }

  @Test func equalInputsGiveEqualText() throws {
    let name = "a"
    let page = Self.page(
      [record(name, .differs)], expected: [name: picture(96, 64)], actual: [name: picture(96, 64, [(1, 1, 3, 3)])])
    #expect(try page.html() == page.html())
  }

  @Test func pagesNameNoOtherPlace() throws {
    let html = try Self.page([record("a", .equal)]).html()
    #expect(html.contains("default-src 'none'"))
    let addresses = html.matches(of: /https?:\/\/[^"'\s]+/).map { String($0.output) }
    // The name space of SVG is a name, no address.
    #expect(addresses.allSatisfy { $0.hasPrefix("http://www.w3.org/2000/svg") })
  }
}
