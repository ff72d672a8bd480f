import Foundation
import Pixels
import Suites
import TestSupport
import Testing
import Wayframe
import WayframeTesting

/// The frames that come with the project.
@Suite struct SampleFrameTests {
  static let scenes = [
    "helsinki/day", "helsinki/night", "helsinki/low-light", "helsinki/overview", "sampleville/noon",
    "sampleville/dusk", "sampleville/night", "sampleville/overview", "sampleville/arrival", "sampleville/lanes",
    "sampleville/views", "sampleville/prompt",
  ]

  /// The same bytes at any number of threads and any level of instructions; the golden holds for debug and release.
  @Test(arguments: scenes)
  func framesAreExact(name: String) throws {
    let scene = try NavigationScene(path: Samples.path("\(name).json"))
    let reference = try FrameRenderer(threads: 1, simd: .scalar).frame(of: scene)
    let fast = try FrameRenderer(threads: 3).frame(of: scene)
    #expect(PictureComparison(expected: reference.pixels, actual: fast.pixels).isEqual)
    #expect(reference.layout == fast.layout)
    Samples.goldens.verify(fast.pixels, named: name.replacingOccurrences(of: "/", with: "-"))
  }

  /// Golden images hold for one version of the fonts; this says so when another is installed.
  @Test func goldensWereDrawnWithTheInstalledFonts() throws {
    var layout = FrameLayout(width: 1, height: 1, scale: 1)
    var fonts: Set<FrameLayout.UsedFont> = []
    let renderer = try FrameRenderer()
    for name in Self.scenes {
      fonts.formUnion(try renderer.layout(of: NavigationScene(path: Samples.path("\(name).json"))).fonts)
    }
    layout.fonts = fonts.sorted { $0.file < $1.file }
    let list = layout.fonts.map { "\($0.sha256)  \(URL(fileURLWithPath: $0.file).lastPathComponent)\n" }.joined()
    let record = Checkout.path("GoldenImages/fonts.sha256")
    if try RecordingMode() == .all { try Data(list.utf8).write(to: URL(fileURLWithPath: record)) }
    let recorded = try String(contentsOfFile: record, encoding: .utf8)
    #expect(list == recorded, "the fonts differ from those that the golden images were drawn with")
  }

  @Test func theSampleCreditsItsData() throws {
    let scene = try NavigationScene(path: Samples.path("helsinki/day.json"), overrides: ["device.scale=1"])
    let layout = try FrameRenderer().frame(of: scene).layout
    #expect(layout.elements.contains { $0.name == "attribution" })
  }
}
