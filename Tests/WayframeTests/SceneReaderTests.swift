import Foundation
import TestSupport
import Testing

@testable import Wayframe

@Suite struct SceneReaderTests {
  private static func scene(_ json: String, _ overrides: String...) throws(SceneError) -> NavigationScene {
    try NavigationScene(json: json.utf8, file: "/scenes/test.json", overrides: overrides)
  }

  @Test func pathsCountFromTheScenesFolder() throws {
    let scene = try Self.scene(
      #"{"map": {"sources": ["a.pbf", "/b.pbf"]}, "route": {"response": "maps/r.json"}}"#)
    #expect(scene.map.sources == ["/scenes/a.pbf", "/b.pbf"])
    #expect(scene.route?.response == "/scenes/maps/r.json")
  }

  @Test func pathsOfOverridesCountFromTheWorkingDirectory() throws {
    let scene = try Self.scene(#"{"map": {"sources": ["a.pbf"]}}"#, #"map.sources=["b.pbf"]"#)
    #expect(scene.map.sources == [FileManager.default.currentDirectoryPath + "/b.pbf"])
  }

  @Test func picturesOfViewsCountFromTheScenesFolder() throws {
    let scene = try Self.scene(
      #"{"headerAccessory": {"height": 9, "image": "a.png"}, "views": [{"name": "v", "image": "b.png"}]}"#)
    #expect(scene.inputFiles == ["/scenes/a.png", "/scenes/b.png"])
  }

  @Test func overridesReplaceOneKeyAndLeaveItsNeighbours() throws {
    let scene = try Self.scene(
      #"{"device": {"width": 320, "scale": 2}, "settings": {"compassButton": true}}"#,
      "device.width=375", "settings.compassButton=false", "locale=tr_TR",
      "settings.navigationHeaderPrimaryBackgroundColor=#102030")
    #expect(scene.device.width == 375)
    #expect(scene.device.scale == 2)
    #expect(!scene.settings.compassButton)
    #expect(scene.locale == "tr_TR")
    #expect(scene.settings.navigationHeaderPrimaryBackgroundColor == SRGBColor(0x102030))
  }

  /// The compass is on since 11, lights and signs too; an explicit setting wins.
  @Test(arguments: [("9.3", false), ("9.4.1", false), ("10.0", false), ("11.0", true), ("11.7.2", true)])
  func defaultsFollowTheVersion(version: String, isOn: Bool) throws {
    let scene = try Self.scene(#"{"sdkVersion": "\#(version)"}"#)
    #expect(scene.settings.compassButton == isOn)
    #expect(scene.settings.showsTrafficLights == isOn)
    let explicit = try Self.scene(#"{"sdkVersion": "\#(version)", "settings": {"compassButton": \#(!isOn)}}"#)
    #expect(explicit.settings.compassButton == !isOn)
  }

  /// Seconds since 1970 by `date -d … +%s`.
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0), ("1969-12-31T23:59:59Z", -1, 0), ("2000-02-29T00:00:00Z", 951_782_400, 0),
      ("2024-02-29T23:59:59Z", 1_709_251_199, 0), ("2100-03-01T00:00Z", 4_107_542_400, 0),
      ("2026-06-21T12:00-03:30", 1_782_055_800, -12_600), ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
      ("9999-12-31T23:59:59+14:00", 253_402_250_399, 50_400),
    ] as [(String, Double, Int)])
  func moments(_ text: String, _ seconds: Double, _ offset: Int) {
    #expect(SceneTime(iso8601: text) == SceneTime(unixSeconds: seconds, offsetSeconds: offset))
  }

  @Test(arguments: [
    "", "2026", "2026-06-21", "2026-06-21T12", "2026-06-21T12:00", "2026-02-29T00:00Z", "1900-02-29T00:00Z",
    "2026-04-31T00:00Z", "2026-13-01T00:00Z", "2026-00-01T00:00Z", "2026-01-00T00:00Z", "2026-06-21T24:00Z",
    "2026-06-21T12:60Z", "2026-06-21T12:00:60Z", "2026-06-21t12:00Z", "2026-06-21T12:00z", "2026-06-21T12:00Zx",
    "2026-06-21T12:00+15:00", "2026-06-21T12:00+03", "2026-06-21T12:00+03:60", "2026-06-21T12:00+03:000",
    "2026-06-21T12:00:0Z", "2026/06/21T12:00Z", "-026-06-21T12:00Z", "0000-06-21T12:00Z", "٢٠٢٦-06-21T12:00Z",
    "2026-06-21T12:00:00.5Z", "2026-06-21 12:00Z",
  ])
  func noMoments(_ text: String) { #expect(SceneTime(iso8601: text) == nil) }

  /// 12:00 at +03:00 is 09:00 UTC: 20,625 days after 1970 began, less none, plus 9 hours.
  @Test func timesKeepTheirZone() throws {
    let time = try Self.scene(#"{"time": "2026-06-21T12:00:00+03:00"}"#).time
    #expect(time == SceneTime(unixSeconds: 20_625 * 86_400 + 9 * 3_600, offsetSeconds: 10_800))
  }

  @Test(arguments: [
    (#"{"settings": {"compasButton": true}}"#, #"unknown key "settings.compasButton" (did you mean "compassButton"?)"#),
    (#"{"device": {"width": 0}}"#, #""device.width" is 0, but must be 1 to 16384"#),
    (#"{"device": {"scale": 100}}"#, #""device.scale" is 100, but must be 0.25 to 8"#),
    (#"{"device": {"width": 40000}}"#, #""device.width" is 40000"#),
    (#"{"device": {"width": 9000, "scale": 3}}"#, #""device.width x scale" is 27000, but must be 1 to 16384 pixels"#),
    (#"{"device": {"width": "393"}}"#, #""device.width" must be a number, not a string"#),
    (#"{"settings": {"compassButton": 1}}"#, #""settings.compassButton" must be true or false, not a number"#),
    (##"{"settings": {"navigationHeaderPrimaryBackgroundColor": "#12"}}"##, "must be a colour such as"),
    (#"{"lightingMode": "dim"}"#, #""lightingMode" cannot be "dim"; allowed: normal, lowLight, suggested"#),
    (#"{"time": "noon"}"#, #""time" cannot be "noon""#),
    (
      #"{"time": "2026-02-30T12:00:00Z"}"#, #""time" cannot be "2026-02-30T12:00:00Z"; allowed: a moment that there is"#
    ),
    (#"{"time": "2026-02-28T12:00:00+25:00"}"#, #""time" cannot be"#),
    (#"{"sdkVersion": "12"}"#, #""sdkVersion" cannot be "12"; allowed: 9.3 up to 11.x"#),
    (#"{"sdkVersion": 99.9}"#, #""sdkVersion" cannot be "99.9"; allowed: 9.3 up to 11.x"#),
    (#"{"sdkVersion": "9.2"}"#, #""sdkVersion" cannot be "9.2""#),
    (
      #"{"guidance": {"speedAlertOptions": {"minor": -0.1}}}"#,
      #""guidance.speedAlertOptions.minor" is -0.1, but must be 0 to 10"#
    ),
    (
      #"{"guidance": {"speedAlertOptions": {"major": 0.1, "minor": 0.2}}}"#,
      #""guidance.speedAlertOptions.major" is 0.1, but must be at least minor, which is 0.2"#
    ),
    (
      #"{"route": {"response": "r", "routingStrategy": "deltaToTargetDistance"}}"#,
      #""route.targetDistancesMeters" is missing"#
    ),
    (#"{"device": {"width": 1e999}}"#, "the number 1e999 is too large"),
    (
      ##"{"views": [{"name": "a", "constraints": ["width == 100000000"]}]}"##,
      #""number in views[0].constraints[0]" is 100000000, but must be at most 1000000"#
    ),
    (#"{"route": {}}"#, #""route.response" is missing"#),
    (#"{"position": {"latitude": 1}}"#, #""position.longitude" is missing"#),
    (#"{"position": {"latitude": 1, "longitude": 2, "distanceAlongRoute": 3}}"#, "give only one of"),
    (#"{"prompt": {"title": "Crash"}}"#, #""prompt.kind" is missing"#),
    (#"{"prompt": {"kind": "fire"}}"#, #""prompt.kind" cannot be "fire"; allowed: arrival, crash"#),
    (#"{"prompt": {"kind": "arrival", "buttons": ["a", "b", "c"]}}"#, "at most 2"),
    (#"{"headerAccessory": {"text": "a"}}"#, #""headerAccessory.height" is missing"#),
    (#"{"guidance": {"isRerouting": true, "headerStep": 1}}"#, "give only one of guidance.isRerouting"),
    (#"{"camera": {"anchor": {"x": 1}}}"#, #""camera.anchor.x and y" is missing"#),
    (#"{"views": [{"name": "a b"}]}"#, #""views[0].name" cannot be "a b""#),
    (#"{"views": [{"name": "a", "constraints": ["top = 3"]}]}"#, #""views[0].constraints[0]" cannot be "top = 3""#),
    ("{\"device\":\n {\"width\": 1 \"height\": 2}}", "line 2, column"),
    ("[1]", #""scene" must be an object, not an array"#),
    ("", "not valid JSON"),
  ])
  func faultsAreNamed(json: String, message: String) {
    let error = #expect(throws: SceneError.self) { try Self.scene(json) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix("/scenes/test.json: ") == true)
  }

  @Test func alternatesWithTheShortestRouteAreWarnedOf() throws {
    let path = Samples.path("sampleville/overview.json")
    func warnings(_ overrides: String...) throws -> [String] {
      let scene = try NavigationScene(path: path, overrides: overrides + ["map.sources=[]", "device.scale=1"])
      return try FrameRenderer().compose(scene).warnings.filter { $0.contains("strategy") }
    }
    #expect(try warnings("route.routingStrategy=shorter", "route.alternateRoutesStrategy=all").count == 1)
    #expect(try warnings("route.routingStrategy=shorter").isEmpty)
    #expect(try warnings("route.alternateRoutesStrategy=all").isEmpty)
  }

  /// A null takes keys away that there are, and is refused for those that no scene has.
  @Test(arguments: [
    ("settings.compasButton=null", #"unknown key "settings.compasButton" (did you mean "compassButton"?)"#),
    ("colour=null", #"unknown key "colour"; of the "#),
    ("colour=null", "; wayframe schema scene lists all"),
    ("settings.compass=null", "the nearest are compassButton, "),
    ("camera.zom=null", #"unknown key "camera.zom" (did you mean "zoom"?); allowed here: "#),
    ("camera.anchor.z=null", #"unknown key "camera.anchor.z""#),
    ("device.width.unit=null", #"unknown key "device.width.unit"; nothing can be set within a value"#),
    ("route.speedLimit.max=null", #"unknown key "route.speedLimit.max""#),
    ("settings.speedometerUIOptions.severe=null", #"unknown key "settings.speedometerUIOptions.severe""#),
  ])
  func unknownKeysCannotBeTakenAway(override: String, message: String) {
    let error = #expect(throws: SceneError.self) { try Self.scene("{}", override) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    "settings.navigationHeaderEnabled=null", "route.speedLimit.unit=null", "places.gate.latitude=null",
    "settings.navigationHeaderNextStepTextColor.dark=null", "map.style=null", "$schema=null",
  ])
  func whatIsNotThereNeedNotBeTakenAway(override: String) throws {
    var scene = try Self.scene("{}", override)
    // The name in messages tells of the override.
    scene.file = "/scenes/test.json"
    #expect(try scene == Self.scene("{}"))
  }

  /// The message shows the shape.
  @Test(arguments: ["50", "true", "[50]", "null"]) func speedLimitsHaveAShape(value: String) {
    let error = #expect(throws: SceneError.self) {
      try Self.scene(#"{"route": {"response": "r", "speedLimit": \#(value)}}"#)
    }
    let shape =
      #""route.speedLimit" must be an object such as {"value": 50, "unit": "km/h"}, or one of none, unlimited, unknown, not "#
    #expect(error?.description.contains(shape) == true, "\(error?.description ?? "")")
  }

  @Test func schemasAreIgnored() throws {
    #expect(try Self.scene(#"{"$schema": "https://example.org/scene.json"}"#) == Self.scene("{}"))
  }

  /// One more than may be; nothing else of them is looked at.
  @Test(arguments: [
    (#"{"views": [\#(many(33, "7"))]}"#, #""number of views" is 33, but must be at most 32"#),
    (
      #"{"route": {"response": "r", "traffic": [\#(many(10_001, "7"))]}}"#,
      #""number of route.traffic" is 10001, but must be at most 10000"#
    ),
    (
      #"{"views": [{"name": "a", "text": "\#(long)"}]}"#,
      #""length of views[0].text" is 1001, but must be at most 1000 characters"#
    ),
    (#"{"prompt": {"kind": "crash", "subtitle": "\#(long)"}}"#, #""length of prompt.subtitle" is 1001"#),
    (#"{"prompt": {"kind": "crash", "buttons": ["a", "\#(long)"]}}"#, #""length of prompt.buttons[1]" is 1001"#),
    (#"{"headerAccessory": {"height": 9, "text": "\#(long)"}}"#, #""length of headerAccessory.text" is 1001"#),
  ])
  func tooMuchIsRefused(json: String, message: String) {
    let error = #expect(throws: SceneError.self) { try Self.scene(json) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  private static func many(_ count: Int, _ item: String) -> String {
    Array(repeating: item, count: count).joined(separator: ",")
  }

  /// Letters with a mark each: 1,001 characters, whatever they look like.
  private static let long = String(repeating: "a\u{301}", count: 500) + "a"

  @Test func asLongAsMayBe() throws {
    #expect(try Self.scene(#"{"prompt": {"kind": "crash", "title": "\#(Self.long.dropLast())"}}"#).prompt != nil)
  }

  @Test func pipesAreNotRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: SceneError.notRegularFile(path: path)) { try NavigationScene(path: path) }
  }

  /// Many hyphens are checked without delay.
  @Test func localesAreReadAtOnce() {
    #expect(!NavigationScene.isLocale("aa" + String(repeating: "-", count: 4_000) + "!"))
    for locale in ["en", "zh-Hant-HK", "hi@numbers=deva", "ar-u-nu-latn"] { #expect(NavigationScene.isLocale(locale)) }
  }

  @Test func nestingTooDeepIsAnErrorAndNoCrash() {
    #expect(throws: SceneError.self) { try Self.scene(String(repeating: "[", count: 200_000)) }
  }
}
