import Foundation
import Pixels
import Testing

@testable import Wayframe

/// The limit's sign and the box with our speed, over a road with a limit of 50 km/h.
@Suite struct SpeedControlTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func scene(_ overrides: String...) throws -> NavigationScene {
    try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: [
        "map.sources=[]", "device.scale=1", #"route.speedLimit={"value": 50, "unit": "km/h"}"#,
        "settings.isNavigationTripProgressBarEnabled=false",
      ] + overrides)
  }

  private func width(_ name: String, _ scene: NavigationScene) throws -> Double? {
    try renderer.layout(of: scene).elements.first { $0.name == name }?.width
  }

  /// The box opens just above the limit; severity has no part in it.
  @Test(arguments: [(49.0, false), (50, false), (50.5, true), (51, true), (60, true), (61, true), (71, true)])
  func opensAboveTheLimit(kilometresPerHour: Double, isOpen: Bool) throws {
    let width = try width("speedometer", scene("position.speed=\(kilometresPerHour / 3.6)"))
    #expect(width == (isOpen ? 136 : 68))
  }

  /// The speed that is shown beside a limit of 50 is above it as soon as the box opens.
  @Test(arguments: [
    (50.01, "km/h", "51"), (50.4, "km/h", "51"), (50.6, "km/h", "51"), (51.4, "km/h", "51"), (51.6, "km/h", "52"),
    (73.2, "km/h", "73"), (50.3, "mph", "51"), (50.6, "mph", "51"), (52.4, "mph", "52"),
  ])
  func theSpeedIsNeverShownAsTheLimit(speed: Double, unit: String, shown: String) throws {
    let metres = speed * (unit == "mph" ? 0.44704 : 1 / 3.6)
    let scene = try scene("position.speed=\(metres)", #"route.speedLimit={"value": 50, "unit": "\#(unit)"}"#)
    let panel = try #require(try renderer.interface(of: scene).model.speed)
    #expect(panel.current == shown)
    #expect(panel.limit == "50")
    #expect(panel.alert != nil)
  }

  /// Ink on the surface below the minor alert, red on the surface, white on red: by the design's table.
  @Test(arguments: [
    ("normal", 55.0, 0xFFFFFF as UInt32, 0x191E22 as UInt32), ("normal", 65, 0xFFFFFF, 0xC3271B),
    ("normal", 75, 0xC62A20, 0xFFFFFF), ("lowLight", 55, 0x222A35, 0xEDF1F6), ("lowLight", 65, 0x222A35, 0xFF8A7D),
    ("lowLight", 75, 0xC62A20, 0xFFFFFF),
  ])
  func severityChangesColorsOnly(light: String, speed: Double, ground: UInt32, ink: UInt32) throws {
    let frame = try renderer.frame(of: scene("position.speed=\(speed / 3.6)", "lightingMode=\(light)"))
    let box = try #require(frame.layout.elements.first { $0.name == "speedometer" })
    #expect(box.width == 136)
    // The panel beyond the sign, away from its round end.
    var counts: [Pixel: Int] = [:]
    for y in Int(box.y) + 4..<Int(box.y + box.height) - 4 {
      for x in Int(box.x) + 72..<Int(box.x + box.width) - 24 { counts[frame.pixels[x, y], default: 0] += 1 }
    }
    let common = counts.sorted { $0.value > $1.value }.prefix(2).map(\.key)
    #expect(common == [SRGBColor(ground).pixel, SRGBColor(ink).pixel])
  }

  @Test(
    arguments: [
      ([], nil, nil), (["shouldDisplaySpeedLimit=true"], 68, 68), (["shouldDisplaySpeedometer=true"], 136, 68),
      (["settings.shouldDisplaySpeedometer=true"], 136, 68),
      (["shouldDisplaySpeedometer=true", "shouldDisplaySpeedLimit=true"], 136, 68),
      (["shouldDisplaySpeedometer=true", "travelMode=walking"], nil, nil),
      (["shouldDisplaySpeedometer=true", "camera.mode=free"], nil, nil),
    ] as [([String], Double?, Double?)])
  func settings(overrides: [String], whole: Double?, sign: Double?) throws {
    var scene = try NavigationScene(
      path: Samples.path("sampleville/overview.json"),
      overrides: [
        "map.sources=[]", "camera.mode=following", "position.speed=16", #"route.speedLimit={"value": 50}"#,
      ] + overrides)
    scene.device.scale = 1
    #expect(try width("speedometer", scene) == whole)
    #expect(try width("speedLimit", scene) == sign)
  }

  @Test func bothAreOffByDefault() throws {
    #expect(!UISettings().shouldDisplaySpeedometer)
    #expect(!NavigationScene().shouldDisplaySpeedLimit)
    let scene = try NavigationScene(json: Array("{}".utf8), file: "scene")
    #expect(!scene.shouldDisplaySpeedometer)
    #expect(!scene.shouldDisplaySpeedLimit)
    let mapView = MapView(scene, renderer: renderer)
    #expect(!mapView.shouldDisplaySpeedometer)
    #expect(!mapView.shouldDisplaySpeedLimit)
  }

  // MARK: Limits that are no number

  /// Black and red pixels of the sign's disc.
  private func ink(_ limit: String, _ overrides: String...) throws -> (black: Int, red: Int) {
    var scene = try scene("position.speed=30")
    scene.locale = "de_DE"
    scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: ["map.sources=[]", "device.scale=1", "position.speed=30", "locale=de_DE", "route.speedLimit=\(limit)"]
        + overrides)
    let frame = try renderer.frame(of: scene)
    let box = try #require(frame.layout.elements.first { $0.name == "speedometer" })
    #expect(box.width == 68, "a speed cannot be above what is no number")
    var found = (black: 0, red: 0)
    for y in Int(box.y)..<Int(box.y + box.height) {
      for x in Int(box.x)..<Int(box.x + box.width) {
        let pixel = frame.pixels[x, y]
        if pixel == SRGBColor(0x191E22).pixel { found.black += 1 }
        if pixel == SRGBColor(0xD0241B).pixel { found.red += 1 }
      }
    }
    return found
  }

  /// No limit: the disc with bars and without red; unknown: the red ring around two dashes.
  @Test func signsWithoutNumbers() throws {
    let (none, unlimited, unknown) = (try ink("none"), try ink("unlimited"), try ink("unknown"))
    #expect(none == unlimited)
    #expect(none.red == 0)
    #expect(none.black > 300)
    // The ring's area is π(32² − 24²) = 1,407, less what its edges mix.
    #expect(unknown.red > 1_100)
    #expect(unknown.black > 20)
    #expect(unknown.black < 120)
  }

  @Test(arguments: [#""fast""#, "50", "true", #"{"unit": "km/h"}"#, #"{"value": 0}"#])
  func refusesOtherWords(limit: String) throws {
    #expect(throws: SceneError.self) {
      try NavigationScene(path: Samples.path("sampleville/noon.json"), overrides: ["route.speedLimit=\(limit)"])
    }
  }

  /// Sheets are 58 wide, rings 68; the place decides, and the user's locale has no part in it.
  @Test(arguments: [
    ("helsinki/day", "fr_CA", 68.0), ("helsinki/day", "en_US", 68), ("helsinki/day", "es_MX", 68),
    ("helsinki/day", "pt_BR", 68),
    ("helsinki/day", "th_TH", 68), ("helsinki/day", "ja_JP", 68), ("helsinki/day", "de_DE", 68),
    ("sampleville/noon", "fr_CA", 68), ("sampleville/noon", "en_US", 68),
  ])
  func signsByRegion(sample: String, locale: String, expected: Double) throws {
    let scene = try NavigationScene(
      path: Samples.path("\(sample).json"),
      overrides: [
        "map.sources=[]", "device.scale=1", "locale=\(locale)", #"route.speedLimit={"value": 50}"#,
        "settings.shouldDisplaySpeedometer=true",
      ])
    #expect(try width("speedLimit", scene) == expected)
  }
}
