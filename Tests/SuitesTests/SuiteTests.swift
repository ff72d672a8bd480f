import Foundation
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// Which frames a suite has, in which order, with which values.
@Suite struct SuiteTests {
  private static let three = #"""
    {"scenes": ["turn.json", "arrival.json"],
     "variants": {"device": ["phone", "smallPhone"], "locale": ["en_US", "it_IT"], "lightingMode": ["normal", "lowLight"]}}
    """#

  @Test func scenesAndVariantsAreMultipliedTheLastFastest() throws {
    let fixture = try SuiteFixture(["turn": "{}", "arrival": "{}"])
    let suite = try fixture.suite(Self.three)
    var expected: [String] = []
    for scene in ["turn", "arrival"] {
      for device in ["phone", "smallPhone"] {
        for locale in ["en_US", "it_IT"] {
          for light in ["day", "night"] { expected.append("\(scene)/\(device)/\(locale)/\(light)") }
        }
      }
    }
    #expect(suite.frames.map(\.name) == expected)
    let frame = suite.frames[7]
    #expect(frame.name == "turn/smallPhone/it_IT/night")
    #expect([frame.scene, frame.device, frame.locale, frame.light] == ["turn", "smallPhone", "it_IT", "night"])
    let scene = frame.navigationScene
    #expect((scene.device.width, scene.device.height) == (375, 667))
    #expect(scene.locale == "it_IT")
    #expect(scene.lightingMode == .lowLight)
  }

  @Test func anySceneKeyVaries() throws {
    let fixture = try SuiteFixture(["turn": #"{"settings": {"compassButton": true}, "padding": {"top": 5}}"#])
    let suite = try fixture.suite(
      #"""
      {"variants": {"settings.compassButton": [true, false], "padding.top": [10, 20], "position.distanceAlongRoute": [7]}}
      """#)
    let values = suite.frames.map(\.navigationScene).map { ($0.settings.compassButton, $0.padding.top) }
    #expect(values.map(\.0) == [true, true, false, false])
    #expect(values.map(\.1) == [10, 20, 10, 20])
    #expect(suite.frames.allSatisfy { $0.navigationScene.position?.distanceAlongRoute == 7 })
    #expect(suite.frames.map(\.name) == ["true/10", "true/20", "false/10", "false/20"])
  }

  @Test func nullTakesAKeyAway() throws {
    let fixture = try SuiteFixture(["turn": #"{"padding": {"top": 5}}"#])
    let suite = try fixture.suite(#"{"scenes": ["turn.json"], "variants": {"padding.top": [null, 9]}}"#)
    #expect(suite.frames.map(\.navigationScene.padding.top) == [0, 9])
    #expect(suite.frames.map(\.name) == ["default", "9"])
  }

  @Test func excludedCombinationsAreNotDrawnAndIncludedOnesAre() throws {
    let fixture = try SuiteFixture(["turn": "{}", "arrival": "{}"])
    let names = try fixture.names(
      #"""
      {"scenes": ["turn.json", "arrival.json"],
       "variants": {"device": ["phone", "tablet"], "locale": ["en_US", "it_IT", "ar_EG"]},
       "exclude": [{"device": "tablet", "locale": ["it_IT", "ar_EG"]}, {"scene": "arrival", "device": "phone"}],
       "include": [{"scene": "arrival", "device": "tablet", "locale": ["it_IT", "th"]}]}
      """#)
    // 12 combinations; 4 are tablet in Italian or Arabic, 3 are arrival on the phone; 2 are added.
    #expect(
      names == [
        "turn/phone/en_US", "turn/phone/it_IT", "turn/phone/ar_EG", "turn/tablet/en_US", "arrival/tablet/en_US",
        "arrival/tablet/it_IT", "arrival/tablet/th",
      ])
  }

  @Test func lightIsExcludedByWhatIsDrawn() throws {
    let fixture = try SuiteFixture([
      "turn": "{}", "off": #"{"isNavigationEnabled": false, "userInterfaceStyle": "dark"}"#,
    ])
    let names = try fixture.names(
      #"""
      {"scenes": ["turn.json", "off.json"], "variants": {"lightingMode": ["normal", "lowLight"]},
       "exclude": [{"scene": "off", "lightingMode": "lowLight"}]}
      """#)
    // Without the navigation interface the style decides: "off" is dark, whatever its lighting mode.
    #expect(names == ["turn/day", "turn/night", "off/night"])
    #expect(
      try fixture.names(
        #"{"scenes": ["turn.json"], "variants": {"lightingMode": ["normal", "lowLight"]}, "exclude": [{"light": "day"}]}"#
      )
        == ["turn"])
  }

  @Test func theSunDecidesSuggestedLight() throws {
    // Nairobi: about noon at 09:30 UTC, midnight twelve hours later.
    let fixture = try SuiteFixture([
      "turn": #"{"lightingMode": "suggested", "position": {"latitude": -1.29, "longitude": 36.82}}"#
    ])
    let suite = try fixture.suite(#"{"variants": {"time": ["2026-06-21T09:30:00Z", "2026-06-21T21:30:00Z"]}}"#)
    #expect(suite.frames.map(\.light) == ["day", "night"])
    #expect(suite.frames.map(\.name) == ["day", "night"])
  }

  // MARK: Devices

  @Test func aNamedDeviceKeepsScaleAndTextSize() throws {
    let fixture = try SuiteFixture([
      "turn": #"{"device": {"width": 500, "scale": 2, "textSize": "XL", "isCarPlay": true}}"#
    ])
    let suite = try fixture.suite(
      #"{"variants": {"device": ["smallPhone", {"name": "smallPhone", "textSize": "S"}, {"name": "320x568", "scale": 1}]}}"#
    )
    let devices = suite.frames.map(\.navigationScene.device)
    #expect(devices.map(\.width) == [375, 375, 320])
    #expect(devices.map(\.scale) == [2, 2, 1])
    #expect(devices.map(\.textSize) == [.extraLarge, .small, .extraLarge])
    #expect(devices.map(\.isCarPlay) == [false, false, false])
    #expect(devices[0].safeArea.top == 20)
    #expect(suite.frames.map(\.device) == ["smallPhone", "smallPhone", "320x568"])
    #expect(Set(suite.frames.map(\.name)).count == 3)
  }

  @Test func textSizeIsSetOnBothForms() throws {
    for device in [#""smallPhone""#, #"{"name": "smallPhone"}"#, #"{"width": 375, "height": 667}"#] {
      let scene = try NavigationScene(
        json: #"{"device": \#(device)}"#.utf8, file: "turn.json", overrides: ["device.textSize=XL"])
      #expect(scene.device.textSize == .extraLarge, "\(device)")
      #expect(scene.device.width == 375, "\(device)")
    }
  }

  @Test func aDevicesNameIsCheckedWithASuggestion() throws {
    let error = #expect(throws: SceneError.self) {
      try NavigationScene(json: #"{"device": "smalPhone"}"#.utf8, file: "turn.json")
    }
    #expect("\(try #require(error))".contains(#"did you mean "smallPhone"?"#))
  }

  // MARK: Folders

  @Test func aFolderOfScenesIsASuite() throws {
    let fixture = try SuiteFixture([
      "b": #"{"locale": "it_IT"}"#, "a": #"{"map": {}}"#, "route": #"{"routes": [], "code": "Ok"}"#, "empty": "{}",
    ])
    _ = try fixture.folder.write("no scene".utf8, to: "notes.txt")
    let suite = try Suite(path: fixture.folder.path + "/")
    #expect(suite.frames.map(\.name) == ["a/en_US", "b/it_IT"])
    #expect(suite.inputFiles.map { $0.split(separator: "/").last } == ["a.json", "b.json"])
    #expect(Suite.isSuite(path: fixture.folder.path))
    #expect(!Suite.isSuite(path: fixture.folder.path + "/a.json"))
  }

  @Test func aFoldersSuiteFileCounts() throws {
    let fixture = try SuiteFixture(["a": #"{"map": {}}"#, "b": #"{"map": {}}"#])
    _ = try fixture.suite(#"{"$schema": "https://example.org/s.json", "scenes": ["b.json"]}"#)
    let suite = try Suite(path: fixture.folder.path)
    #expect(suite.frames.map(\.name) == ["b"])
    #expect(suite.folder == fixture.folder.path)
  }

  @Test func aSceneIsASuiteOfOneFrame() throws {
    let fixture = try SuiteFixture()
    #expect(try Suite(path: fixture.folder.path + "/turn.json").frames.map(\.name) == ["turn"])
  }

  // MARK: Overrides

  @Test func anOverrideTakesAVariantsPlace() throws {
    let fixture = try SuiteFixture()
    let names = try fixture.names(
      #"""
      {"scenes": ["turn.json"], "variants": {"locale": ["en_US", "it_IT"], "device": ["phone", "tablet"]},
       "include": [{"locale": "th", "device": "phone"}]}
      """#,
      overrides: ["locale=fi_FI"])
    #expect(names == ["phone", "tablet"])
  }

  @Test func viewsAndMarkersAreReachedByName() throws {
    let fixture = try SuiteFixture(["turn": SuiteStringsTests.scene])
    let suite = try fixture.suite(
      #"{"scenes": ["turn.json"], "variants": {"views.banner.text": ["One", "Two"]}}"#,
      overrides: ["markers.depot.title=Depot", "markers.1.title=Second", "views.badge.text=7"])
    #expect(suite.frames.map { $0.navigationScene.views[1].content.text } == ["One", "Two"])
    #expect(suite.frames.map(\.name) == ["One", "Two"])
    for scene in suite.frames.map(\.navigationScene) {
      #expect(scene.overlays.markers.map(\.title) == ["Depot", "Second"])
      #expect(scene.views.map(\.name) == ["badge", "banner"])
      #expect(scene.overlays.markers.map(\.name) == ["depot", nil])
    }
  }

  @Test func anImageOfAViewCountsFromTheSuitesFolder() throws {
    let fixture = try SuiteFixture(["turn": SuiteStringsTests.scene])
    let suite = try fixture.suite(
      #"{"scenes": ["turn.json"], "variants": {"views.banner.image": ["a.png"], "map.sources": [["m.osm"]]}}"#)
    let scene = suite.frames[0].navigationScene
    #expect(scene.views[1].content.image == .file(fixture.folder.path + "/a.png"))
    #expect(scene.map.sources == [fixture.folder.path + "/m.osm"])
  }
}
