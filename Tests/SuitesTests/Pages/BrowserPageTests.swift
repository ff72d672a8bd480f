import Foundation
import Images
import Testing
import Wayframe

@testable import Suites

/// Where they go; the tests are skipped without it.
private let pagesFolder = ProcessInfo.processInfo.environment["WAYFRAME_PAGES"]

/// Writes pages of real frames for the tests in a browser (Tests/Browser): into the folder `WAYFRAME_PAGES`.
@Suite(.enabled(if: pagesFolder != nil)) struct BrowserPageTests {
  private static let sample = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Assets/Samples/helsinki/day.json").standardizedFileURL.path()

  private let renderer: FrameRenderer
  private var expected: [String: Frame] = [:]
  private var actual: [String: Frame] = [:]
  private var records: [FrameRecord] = []

  init() throws { renderer = try FrameRenderer(threads: 2) }

  @Test mutating func pagesOfRealFrames() throws {
    let folder = try #require(pagesFolder)
    for device in ["phone", "smallPhone", "tablet"] {
      for locale in ["en_US", "de_DE", "ar_EG"] {
        for (light, mode) in [("day", SceneLightingMode.normal), ("night", .lowLight)] {
          try add(device, locale, light, mode)
        }
      }
    }
    try add("phone", "fi_FI", "day", .normal, state: .missing)
    try add("phone", "sv_SE", "day", .normal, state: .orphaned)
    var failed = FrameRecord(
      name: "turn/phone/<img src=x onerror=alert(1)>/day", scene: "turn", device: "phone", locale: "en_US",
      light: "day",
      state: .failed)
    failed.error = "turn.json: locale must be an identifier such as en_US, not \"</script>\""
    records.append(failed)
    var report = page(records)
    report.seconds = 11.4
    try write(Array(report.html().utf8), "report.html", in: folder)
    try write(Array(page(records.filter { $0.state == .equal }).html().utf8), "report-equal.html", in: folder)
    try write(Array(page([]).html().utf8), "report-none.html", in: folder)
    report.budget = 1_000_000
    try write(Array(report.html().utf8), "report-small.html", in: folder)
    try write(Array(page(many()).html().utf8), "report-many.html", in: folder)
    try writeMatrix(in: folder)
    try writeGallery(in: folder)
  }

  private mutating func add(
    _ device: String, _ locale: String, _ light: String, _ mode: SceneLightingMode, state: FrameState? = nil
  ) throws {
    var scene = try NavigationScene(path: Self.sample)
    scene.device.scale = 2
    scene.device = try #require(scene.device.resized(to: device))
    (scene.locale, scene.lightingMode) = (locale, mode)
    let name = "turn/\(device)/\(locale)/\(light)"
    let golden = try renderer.frame(of: scene)
    if state != .missing { expected[name] = golden }
    var drawn = golden
    var changes: [FrameChange] = []
    if state == nil && device == "phone" {
      scene.settings.navigationHeaderPrimaryBackgroundColor = SRGBColor(0x7FB8A4)
      scene.settings.compassButton = false
      drawn = try renderer.frame(of: scene)
      let header = FrameChange(
        kind: .color, subject: "navigationHeader", property: "background", from: "#0F7B55", to: "#7FB8A4")
      changes = [header, FrameChange(kind: .gone, subject: "compassButton", property: "", from: "40 × 40", to: "")]
      changes[0].setting = "navigationHeaderPrimaryBackgroundColor"
      changes[0].notes = ["Contrast of its text: 5.3 before, 2.2 now."]
      for index in changes.indices {
        let element = golden.layout.elements.first { $0.name == changes[index].subject }
        changes[index].areas = element.map { [[$0.x, $0.y, $0.width, $0.height]] } ?? []
      }
    } else if state == nil && device == "smallPhone" && locale == "ar_EG" {
      scene.device.height = 640
      drawn = try renderer.frame(of: scene)
      changes = [FrameChange(kind: .size, subject: "frame", property: "", from: "375 × 667", to: "375 × 640")]
    }
    if state != .orphaned { actual[name] = drawn }
    let comparison = PictureComparison(expected: golden.pixels, actual: drawn.pixels)
    var record = FrameRecord(
      name: name, scene: "turn", device: device, locale: locale, light: light,
      state: state ?? (comparison.isEqual ? .equal : comparison.sizesDiffer ? .size : .differs))
    record.size = [drawn.pixels.width, drawn.pixels.height]
    record.scale = scene.device.scale
    record.expectedSize = [golden.pixels.width, golden.pixels.height]
    (record.differingPixels, record.largestDifference) = (comparison.differingPixels, comparison.largestDifference)
    record.changes = changes
    records.append(record)
  }

  private func page(_ records: [FrameRecord]) -> ReportPage {
    ReportPage(
      title: "Golden images", suite: "navigation.json", made: Date(timeIntervalSince1970: 1_796_000_000),
      records: records,
      pictures: ReportPictures(
        expected: { expected[original($0)]?.png() }, actual: { actual[original($0)]?.png() },
        expectedPath: { "golden/\($0).png" },
        actualPath: { "actual/\($0).png" }))
  }

  /// A thousand frames, of which a hundred differ.
  private func many() -> [FrameRecord] {
    (0..<1_000).map { index in
      var record = records[index < 100 ? index % 2 : 6 + index % 3]
      record.name = record.name.replacing("turn/", with: "scene\(index)/", maxReplacements: 1)
      return record
    }
  }

  /// The name of the frame whose picture one of the thousand has.
  private func original(_ name: String) -> String {
    "turn/" + name.split(separator: "/").dropFirst().joined(separator: "/")
  }

  private func writeMatrix(in folder: String) throws {
    let drawn = records.filter { actual[$0.name] != nil || $0.state == .failed }
    for (name, frame) in actual {
      try write(frame.png(), "matrix/frames/\(name).png", in: folder)
      try write(MatrixPage.thumbnail(of: frame.pixels), "matrix/thumbs/\(name).png", in: folder)
    }
    let made = Date(timeIntervalSince1970: 1_796_000_000)
    let page = MatrixPage(title: "Navigation frames", suite: "navigation.json", made: made, frames: drawn)
    for file in try page.files() { try write(Array(file.html.utf8), "matrix/\(file.path)", in: folder) }
    let repeated = (0..<11).flatMap { scene in
      drawn.map { record in
        var record = record
        record.name = original(record.name).replacing("turn/", with: "scene\(scene)/", maxReplacements: 1)
        return record
      }
    }
    var large = MatrixPage(title: "Navigation frames", suite: "navigation.json", made: made, frames: repeated)
    large.thumbnailPath = { "../matrix/thumbs/\(original($0)).png" }
    large.picturePath = { "../matrix/frames/\(original($0)).png" }
    for file in try large.files() { try write(Array(file.html.utf8), "matrix-large/\(file.path)", in: folder) }
  }

  private func writeGallery(in folder: String) throws {
    let suite = """
      {"scenes": ["\(Self.sample)"], "variants": {"device": ["phone", "phoneLandscape"], "locale": ["en_US", "ar_EG"]},
       "pictures": [
        {"name": "named", "scene": "**", "callouts": "all", "title": {"en": "What a frame shows", "ar": "ما يظهر"}},
        {"name": "numbered", "scene": "phone", "callouts": "all", "style": "numbered"},
        {"name": "header", "scene": "phone/en_US", "crop": "navigationHeader", "title": "<img src=x onerror=alert(1)>"}]}
      """
    try write(Array(suite.utf8), "gallery.suite/suite.json", in: folder)
    let gallery = try Gallery(Suite(path: "\(folder)/gallery.suite"), options: GalleryOptions())
    let runner = try SuiteRunner(threads: 2, resources: FrameResources())
    let outcome = try gallery.run(to: "\(folder)/gallery", isCheck: false, runner: runner)
    #expect(outcome.pictures.count == 7)
    #expect(outcome.failures == [])
  }

  private func write(_ bytes: [UInt8], _ name: String, in folder: String) throws {
    let url = URL(filePath: folder).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
