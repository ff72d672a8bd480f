import Guidance
import Icons
import Testing

@testable import Wayframe

/// Remaining time, clock and distance as header, footer and list tell them.
@Suite struct ArrivalTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func scene(_ overrides: String...) throws -> NavigationScene {
    try NavigationScene(path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]"] + overrides)
  }

  /// Less than an hour is left everywhere: the clock's minutes are those that are left.
  @Test(arguments: [0, 500, 1_000, 1_500, 1_990, 2_300, 3_000, 4_000, 4_500], ["00", "29", "59"])
  func clockIsTheTimePlusTheMinutesShown(metres: Int, second: String) throws {
    let scene = try scene("position.distanceAlongRoute=\(metres)", "time=2026-06-21T12:00:\(second)+03:00")
    let footer = try #require(try renderer.interface(of: scene).model.footer)
    let minutes = try #require(Int(footer.time.parts[0].text))
    #expect(footer.arrival == "12:\(minutes < 10 ? "0" : "")\(minutes)\u{202F}PM")
  }

  /// 580 s are 9.67 minutes.
  @Test func listTellsTheSame() throws {
    let scene = try scene("position.distanceAlongRoute=0", "time=2026-06-21T12:00:00+03:00")
    let situation = try Situation(scene)
    let builder = InterfaceBuilder(
      scene: scene, progress: situation.progress, lighting: .normal, format: LocaleFormat(identifier: "en_US"),
      language: "en-US", pictures: ScenePictures(), palette: Palette([:]))
    let list = try #require(builder.directionsList(width: 393))
    #expect(list.time.parts.map(\.text) == ["10", "min"])
    #expect(list.summary.hasSuffix("12:10\u{202F}PM"))
  }

  @Test(arguments: [("ar_EG", 10_000_000, true), ("en_US", 10_000_000, true), ("en_US", 4_500, false)])
  func headersTellNoDistanceOfZero(locale: String, metres: Int, isZero: Bool) throws {
    let scene = try scene("position.distanceAlongRoute=\(metres)", "locale=\(locale)")
    let header = try #require(try renderer.interface(of: scene).model.header)
    #expect((header.distance == nil) == isZero)
  }
}
