import Pixels
import TestSupport
import Testing

@testable import Icons

/// Where the colours of routes, traffic and marks come from.
@Suite struct PaletteTests {
  @Test(arguments: [false, true]) func theBuiltInLookHasEveryName(isNight: Bool) throws {
    let colors = try BuiltInColors.rgb(isNight: isNight)
    for name in Palette.Name.allCases { #expect(colors[name.rawValue] != nil, "\(name)") }
  }

  @Test func aStylesColorsComeBeforeTheBuiltInOnes() {
    let palette = Palette(
      ["routeSlow": Color(0x800080)], over: ["routeSlow": Color(0xF28C00), "stopSign": Color(0xC8231A)])
    #expect(palette[.routeSlow] == Color(0x800080))
    #expect(palette[.stopSign] == Color(0xC8231A))
    #expect(palette[.waypointPin] == .black)
  }

  /// A style that has one colour of a pair would have the built-in one's edge around it.
  @Test func colorsFollowTheOneTheyGoWith() {
    let builtIn: [String: Color] = [
      "land": .white, "routeSlow": .black, "routeSlowCasing": Color(0x112233), "alternateSlow": Color(0x112233),
      "routeJam": .black, "routeJamCasing": Color(0x445566), "puckSmall": Color(0x778899),
    ]
    let palette = Palette(["routeSlow": Color(red: 1, green: 0.5, blue: 0)], over: builtIn)
    #expect(palette[.routeSlowCasing].hex == Color(red: 0.6, green: 0.3, blue: 0).hex)
    #expect(palette[.alternateSlow].hex == Color(red: 1, green: 0.75, blue: 0.5).hex)
    #expect(palette[.routeJamCasing] == Color(0x445566))
    #expect(palette[.puckSmall] == Color(0x778899))
    let both = Palette(["routeSlow": .white, "routeSlowCasing": Color(0x010203)], over: builtIn)
    #expect(both[.routeSlowCasing] == Color(0x010203))
    #expect(Palette(["puck": Color(0x00FF00)], over: builtIn)[.puckSmall] == Color(0x00FF00))
  }

  @Test func everyTrafficLevelHasItsColor() {
    let colors = Palette(
      [
        "routeNormal": 1, "routeSlow": 2, "routeJam": 3, "routeSevere": 4, "routeClosed": 5, "alternate": 6,
        "alternateSlow": 7, "alternateJam": 8, "alternateSevere": 9,
      ].mapValues { Color($0) })
    #expect(
      [.unknown, .normal, .slow, .jam, .severe, .closed].map(colors.route) == [1, 1, 2, 3, 4, 5].map { Color($0) })
    #expect(
      [.unknown, .normal, .slow, .jam, .severe, .closed].map(colors.alternate) == [6, 6, 7, 8, 9, 5].map { Color($0) })
    #expect(colors.routeCasing(.closed) == nil)
  }
}
