import Pixels
import Testing

@testable import NavigationUI

@Suite struct ColorTests {
  /// Text against its ground by day and by night, as published with the design.
  @Test func contrastsOfTheBuiltInLooks() {
    let (day, night) = (InterfaceColors(.day), InterfaceColors(.night))
    let dark = InterfaceColors(.dark)
    let (headerDay, headerNight) = (HeaderPalette(isLowLight: false), HeaderPalette(isLowLight: true))
    func check(_ text: Color, _ ground: Color, _ expected: Double, _ line: SourceLocation = #_sourceLocation) {
      let ratio = Contrast.ratio(text, ground)
      #expect(abs(ratio - expected) < 0.006, "\(text.hex) on \(ground.hex): \(ratio)", sourceLocation: line)
    }
    check(headerDay.primary.on, headerDay.primary.background, 6.25)
    check(headerNight.primary.on, headerNight.primary.background, 8.82)
    check(headerDay.primary.soft, headerDay.primary.background, 4.85)
    check(headerNight.primary.soft, headerNight.primary.background, 5.96)
    check(headerDay.secondary.on, headerDay.secondary.background, 9.09)
    check(headerNight.secondary.on, headerNight.secondary.background, 11.09)
    check(headerDay.secondary.soft, headerDay.secondary.background, 6.41)
    check(headerNight.secondary.soft, headerNight.secondary.background, 7.04)
    check(headerDay.recommendedLane, headerDay.laneDim, 3.25)
    check(headerNight.recommendedLane, headerNight.laneDim, 3.64)
    check(headerDay.laneDim, headerDay.secondary.background, 2.80)
    check(headerNight.laneDim, headerNight.secondary.background, 3.05)
    check(day.ink, day.surface, 16.80)
    check(night.ink, night.surface, 12.76)
    check(day.ink, day.fill, 14.83)
    check(night.ink, night.fill, 10.12)
    check(day.ink2, day.surface, 6.68)
    check(night.ink2, night.surface, 6.97)
    check(day.icon, day.surface, 11.04)
    check(night.icon, night.surface, 10.48)
    check(day.accent, day.surface, 6.45)
    check(night.accent, night.surface, 7.43)
    check(day.accent, day.accentFill, 5.49)
    check(night.accent, night.accentFill, 5.90)
    check(night.onAccent, night.accent, 8.52)
    check(day.delayLight, day.surface, 5.75)
    check(day.delayMedium, day.surface, 5.62)
    check(day.delayHeavy, day.surface, 5.79)
    check(night.delayLight, night.surface, 8.03)
    check(night.delayMedium, night.surface, 8.94)
    check(night.delayHeavy, night.surface, 6.74)
    check(day.speedingMinorText, day.speedingMinorFill, 5.79)
    check(night.speedingMinorText, night.speedingMinorFill, 6.33)
    check(day.speedingMajorText, day.speedingMajorFill, 5.60)
    check(day.signInk, day.signPaper, 16.80)
    check(night.signInk, night.signPaper, 13.84)
    check(day.signRing, day.signPaper, 5.32)
    check(night.signRing, night.signPaper, 4.38)
    check(day.reportLine, day.reportFill, 5.46)
    check(night.reportLine, night.reportFill, 7.55)
    check(day.reportLine, day.surface, 6.80)
    check(night.reportLine, night.surface, 9.49)
    check(day.onSelectedCallout, Color(0x1B55D0), 6.45)
    check(day.onDestination, Color(0xC9185F), 5.56)
    check(night.onDestination, Color(0xD93077), 4.53)
    check(dark.ink, dark.surface, 14.67)
    check(dark.ink2, dark.surface, 7.75)
    check(dark.icon, dark.surface, 11.86)
    check(day.compassNorth, day.surface, 4.36)
    check(night.compassNorth, night.surface, 5.18)
  }

  /// Signs keep their colours at night; only the paper dims.
  @Test func signsStayTheSame() {
    let (day, night) = (InterfaceColors(.day), InterfaceColors(.night))
    #expect(day.signInk == night.signInk)
    #expect(day.signRing == night.signRing)
    #expect(day.signPaper != night.signPaper)
  }

  /// Custom primaries with the derived colours as published with the design.
  @Test(
    arguments: [
      (0x0033BF, 0xFFFFFF, 0xBDCAEE, 0x6685D9), (0xC8102E, 0xFFFFFF, 0xF7DEE2, 0xDE7082),
      (0x0000FF, 0xFFFFFF, 0xBDBDFF, 0x6666FF), (0xFFFFFF, 0x191E22, 0x55585B, 0xA3A5A7),
      (0xFFC107, 0x191E22, 0x55481B, 0xA38012), (0x0F9D58, 0xFFFFFF, 0xFFFFFF, 0x7DCAA5),
      (0x00BCD4, 0x191E22, 0x13444D, 0x0A7D8D),
    ] as [(UInt32, UInt32, UInt32, UInt32)])
  func customColors(background: UInt32, on: UInt32, soft: UInt32, laneDim: UInt32) {
    var custom = HeaderColors()
    custom.primaryBackground = Color(background)
    custom.secondaryBackground = Color(background)
    let palette = HeaderPalette(custom, isLowLight: false)
    #expect(palette.primary.background.hex == Color(background).hex)
    #expect(palette.primary.on.hex == Color(on).hex)
    #expect(close(palette.primary.soft, Color(soft)), "\(palette.primary.soft.hex)")
    #expect(close(palette.laneDim, Color(laneDim)), "\(palette.laneDim.hex)")
    #expect(Contrast.ratio(palette.laneDim, Color(background)) >= 1.8)
  }

  private func close(_ a: Color, _ b: Color) -> Bool {
    max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue)) <= 1.01 / 255
  }

  /// All 16 settings of the two backgrounds in both lightings: night, then day, then built-in.
  @Test(arguments: 0..<16, [false, true])
  func fallback(set: Int, isLowLight: Bool) {
    let names = (0..<4).map { set & (1 << $0) != 0 }
    var custom = HeaderColors()
    custom.primaryBackground = names[0] ? Color(0x102030) : nil
    custom.secondaryBackground = names[1] ? Color(0x203040) : nil
    custom.primaryBackgroundNightMode = names[2] ? Color(0x304050) : nil
    custom.secondaryBackgroundNightMode = names[3] ? Color(0x405060) : nil
    let palette = HeaderPalette(custom, isLowLight: isLowLight)
    let expectedPrimary =
      isLowLight && names[2] ? "#304050" : names[0] ? "#102030" : isLowLight ? "#0C4F3A" : "#0B6E4F"
    let expectedSecondary =
      isLowLight && names[3] ? "#405060" : names[1] ? "#203040" : isLowLight ? "#083829" : "#07533B"
    #expect(palette.primary.background.hex == expectedPrimary)
    #expect(palette.secondary.background.hex == expectedSecondary)
    let later = HeaderPalette(custom, isLowLight: isLowLight, isCurrentStep: false)
    #expect(later == HeaderPalette(isLowLight: isLowLight))
  }

  @Test func coloursTheUserSetsWin() {
    var custom = HeaderColors()
    custom.secondaryBackground = .white
    custom.guidanceRecommendedLane = Color(0xF4F4F4)
    custom.distanceUnitsText = Color(0x808080)
    let palette = HeaderPalette(custom, isLowLight: false)
    #expect(palette.recommendedLane.hex == "#F4F4F4")
    #expect(palette.laneOutline == palette.secondary.on)
    #expect(palette.distanceUnits.hex == "#808080")
    custom.guidanceRecommendedLane = nil
    #expect(HeaderPalette(custom, isLowLight: false).recommendedLane.hex == "#191E22")
    #expect(HeaderPalette(custom, isLowLight: false).laneOutline == nil)
  }

  /// A translucent ground counts as the worse of what may lie below it.
  @Test func alphaTakesTheWorseGround() {
    var custom = HeaderColors(backgroundAlpha: 0.5)
    custom.primaryBackground = Color(0x0033BF)
    let palette = HeaderPalette(custom, isLowLight: false)
    #expect(palette.primary.background.alpha == 0.5)
    let grey = Color(0x0033BF, alpha: 0.5)
    let expected = min(Contrast.ratio(.white, Color(0x001960)), Contrast.ratio(.white, Color(0x8099DF)))
    #expect(abs(HeaderPalette.worstContrast(.white, grey) - expected) < 0.05)
    #expect(palette.primary.on.hex == "#191E22")
  }

  /// The night's buildings are #343E4D, tall ones #404B5C, the ground #1C222C to #262D39; graphics need 3, and the fill is
  /// as dark as the buildings.
  @Test(arguments: [0x343E4D, 0x404B5C, 0x262D39] as [UInt32]) func callOutsStandOutAtNight(building: UInt32) throws {
    for theme in [InterfaceTheme.night, .dark] {
      let edge = try #require(InterfaceColors(theme).calloutEdge)
      #expect(Contrast.ratio(edge, Color(building)) >= 2.8)
      #expect(Contrast.ratio(edge, InterfaceColors(theme).surface) >= 3)
    }
    #expect(InterfaceColors(.day).calloutEdge == nil)
  }
}
