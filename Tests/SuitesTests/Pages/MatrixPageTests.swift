import Foundation
import Images
import JSON
import Pixels
import Testing

@testable import Suites

@Suite struct MatrixPageTests {
  static func page(_ frames: [FrameRecord]) -> MatrixPage {
    MatrixPage(title: "Frames", suite: "app/suite.json", made: ReportPageTests.made, frames: frames)
  }

  @Test func cellsHaveSizesInPointsAndRelativePictures() throws {
    let files = try Self.page([record("turn/phone/en_US/day", .drawn, size: [786, 1_704])]).files()
    #expect(files.map(\.path) == ["index.html"])
    let frame = try #require(try PageReading(html: files[0].html).frames().first)
    #expect(frame["width"]?.number == 393)
    #expect(frame["height"]?.number == 852)
    #expect(frame["image"]?.string == "frames/turn/phone/en_US/day.png")
    #expect(frame["thumb"]?.string == "thumbs/turn/phone/en_US/day.png")
    #expect(frame["command"]?.string == "wayframe render app/suite.json --only turn/phone/en_US/day -o .")
  }

  @Test func addressesAreEscaped() {
    #expect(MatrixPage.address("frames/a b/ü?#%.png") == "frames/a%20b/%C3%BC%3F%23%25.png")
    #expect(MatrixPage.address("javascript:alert(1)") == "javascript%3Aalert%281%29")
  }

  @Test func whatIsNoDeviceLocaleOrLightTellsScenesApart() {
    var one = record("turn/120/phone/en_US/day", .drawn)
    (one.device, one.locale, one.light) = ("phone", "en_US", "day")
    #expect(one.group == "turn/120")
    one.name = "phone/day"
    #expect(one.group == "turn")
  }

  @Test func aboveTwoHundredCellsEveryScenesHasItsPage() throws {
    func frames(_ count: Int) -> [FrameRecord] {
      (0..<count).map { record("scene\($0 % 2)/device\($0 / 2)/en_US/day", .drawn) }
    }
    #expect(try Self.page(frames(200)).files().count == 1)
    let files = try Self.page(frames(202)).files()
    #expect(files.map(\.path) == ["index.html", "scene-1.html", "scene-2.html"])
    let index = try PageReading(html: files[0].html).data()
    #expect(index["frames"]?.array?.isEmpty == true)
    #expect(index["total"]?.number == 202)
    #expect(index["scenes"]?.array?.map { $0["page"]?.string } == ["scene-1.html", "scene-2.html"])
    #expect(index["scenes"]?.array?.map { $0["frames"]?.number } == [101, 101])
    #expect(try PageReading(html: files[1].html).frames().allSatisfy { $0["scene"]?.string == "scene0" })
  }

  @Test func localesAreNamedInTheirOwnLanguage() {
    #expect(MatrixPage.ownName(of: "de_DE") == "Deutsch (Deutschland)")
    #expect(MatrixPage.ownName(of: "tr_TR") == "Türkçe (Türkiye)")
  }

  @Test func aFailedFrameKeepsItsCell() throws {
    var one = record("turn/phone/en_US/day", .failed)
    one.error = "/work/app/x.json: position.speed must not be negative"
    var page = Self.page([one])
    page.folder = "/work/app/"
    let frame = try #require(try PageReading(html: page.files()[0].html).frames().first)
    #expect(frame["error"]?.string == "x.json: position.speed must not be negative")
    #expect(frame["image"] == nil)
  }

  @Test(arguments: ["</script>", "<img src=x onerror=alert(1)>"])
  func hostileNamesStayText(_ hostile: String) throws {
    var one = record("turn", .drawn)
    (one.name, one.scene, one.device, one.locale) = (hostile, hostile, hostile, hostile)
    let html = try Self.page([one]).files()[0].html
    #expect(html.matches(of: /<script[ >]/).count == 2)
    #expect(!html.contains("<img src=x"))
    #expect(try PageReading(html: html).frames().first?["name"]?.string == hostile)
  }

  @Test func thumbnailsAreFourHundredAndEightyPixelsLong() throws {
    let png = MatrixPage.thumbnail(of: PixelBuffer(width: 1_000, height: 500, filledWith: Pixel(bits: .max)))
    let small = try PNG.decode(png)
    #expect((small.width, small.height) == (480, 240))
  }
}
