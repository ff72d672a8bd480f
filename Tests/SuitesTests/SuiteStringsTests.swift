import Pixels
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// Texts by locale and colours by light.
@Suite struct SuiteStringsTests {
  static let scene = #"""
    {"views": [{"name": "badge", "text": "5", "constraints": []},
               {"name": "banner", "text": "Busy", "constraints": []}],
     "markers": [{"name": "depot", "latitude": 1, "longitude": 2, "title": "Here"}, {"latitude": 1, "longitude": 3}],
     "headerAccessory": {"height": 40, "text": "Stop"}}
    """#

  private static let suite = #"""
    {"scenes": ["turn.json"], "variants": {"locale": ["en_US", "it_IT", "it_CH", "zh_Hant_HK"], "lightingMode": ["normal", "lowLight"]},
     "strings": {
       "it": {"views.banner.text": "Traffico", "headerAccessory.text": "Fermata", "markers.depot.title": "Qui"},
       "it-CH": {"views.banner.text": "Colonna"},
       "zh": {"views.banner.text": "简"}, "zh_Hant": {"views.banner.text": "繁"}
     },
     "colors": {"night": {"views.banner.backgroundColor": "#102030", "markers.depot.iconColor": "#405060"}}}
    """#

  private static func frames(_ overrides: [String] = []) throws -> [String: NavigationScene] {
    let suite = try SuiteFixture(["turn": scene]).suite(suite, overrides: overrides)
    return Dictionary(uniqueKeysWithValues: suite.frames.map { ($0.name, $0.navigationScene) })
  }

  @Test func theNearestLanguageWins() throws {
    let frames = try Self.frames()
    #expect(frames.count == 8)
    let banners = ["en_US", "it_IT", "it_CH", "zh_Hant_HK"].map { frames["\($0)/day"]?.views[1].content.text }
    #expect(banners == ["Busy", "Traffico", "Colonna", "繁"])
    let accessories = ["en_US", "it_IT", "it_CH"].map { frames["\($0)/night"]?.headerAccessory?.content.text }
    #expect(accessories == ["Stop", "Fermata", "Fermata"])
    #expect(frames["it_CH/day"]?.overlays.markers[0].title == "Qui")
    #expect(frames["it_CH/day"]?.views[0].content.text == "5")
  }

  @Test func coloursFollowTheLight() throws {
    let frames = try Self.frames()
    for (name, scene) in frames {
      let isNight = name.hasSuffix("night")
      #expect(scene.views[1].content.backgroundColor == (isNight ? SRGBColor(0x102030) : nil), "\(name)")
      #expect((scene.overlays.markers[0].iconColor == SRGBColor(0x405060)) == isNight, "\(name)")
    }
  }

  @Test func theCommandLineStandsAboveTexts() throws {
    let frames = try Self.frames(["views.banner.text=Mine", "views.banner.backgroundColor=#FFFFFF"])
    #expect(Set(frames.values.map { $0.views[1].content.text }) == ["Mine"])
    #expect(Set(frames.values.map { $0.views[1].content.backgroundColor }) == [SRGBColor(0xFFFFFF)])
  }

  @Test func aSceneWithoutTheViewIsLeftAsItIs() throws {
    let fixture = try SuiteFixture(["turn": Self.scene, "plain": #"{"locale": "it_IT"}"#])
    let suite = try fixture.suite(
      #"{"scenes": ["turn.json", "plain.json"], "strings": {"it": {"views.banner.text": "Ciao", "headerAccessory.text": "Su"}, "en": {"views.banner.text": "Hi", "headerAccessory.text": "Up"}}}"#
    )
    #expect(suite.frames[0].navigationScene.views[1].content.text == "Hi")
    #expect(suite.frames[1].navigationScene.views.isEmpty)
    #expect(suite.frames[1].navigationScene.headerAccessory == nil)
  }

  @Test func aViewThatNoSceneHasIsRefused() throws {
    let fixture = try SuiteFixture(["turn": Self.scene])
    let message = try fixture.refusal(
      #"{"scenes": ["turn.json"], "strings": {"en": {"views.baner.text": "Hi"}}}"#)
    #expect(message.contains(#""strings.en.views.baner.text""#))
    #expect(message.contains(#"did you mean "banner"?"#))
    let override = try fixture.refusal(#"{"scenes": ["turn.json"]}"#, overrides: ["views.baner.text=Hi"])
    #expect(override.contains(#"did you mean "banner"?"#))
  }
}
