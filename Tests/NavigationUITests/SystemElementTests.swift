import Geometry
import Pixels
import Testing
import Text

@testable import NavigationUI

/// What devices and cars draw themselves: places and colours worked out from the design's measures.
@Suite struct SystemElementTests {
  private let typesetter: Typesetter

  init() throws { typesetter = Typesetter(fonts: try FontLibrary()) }

  private func layout(_ model: InterfaceModel) -> InterfaceLayout { InterfaceLayout(model, typesetter: typesetter) }

  private func model(_ width: Double, _ height: Double, _ safeArea: EdgeInsets, clock: String = "5:42")
    -> InterfaceModel
  {
    var model = InterfaceModel(width: width, height: height)
    model.safeArea = safeArea
    model.status = SystemStatus(clock: clock)
    return model
  }

  // MARK: Status bar

  @Test func aHighBarHasItsClockBesideTheCamera() throws {
    let layout = layout(model(393, 852, EdgeInsets(top: 59, bottom: 34)))
    #expect(layout.frame(of: .statusBar) == Rect(x: 0, y: 0, width: 393, height: 59))
    #expect(layout.frame(of: .homeBar) == Rect(x: 129.5, y: 839, width: 134, height: 5))
    let clock = try #require(layout.texts.first { $0.element == .statusBar })
    #expect(clock.size == 17 && clock.isBold && clock.text == "5:42")
    // The 5's ink begins within a point of 38 and stands on 59 / 2 + 5.5.
    #expect(abs(clock.bounds.minX - 38) < 1.5)
    #expect(abs(clock.bounds.maxY - 35) < 0.5)
  }

  @Test func fromRightToLeftTheBarIsMirrored() throws {
    var model = model(393, 852, EdgeInsets(top: 59, bottom: 34), clock: "٥:٤٢ م")
    model.isRightToLeft = true
    model.language = "ar"
    let clock = try #require(layout(model).texts.first { $0.element == .statusBar })
    #expect(abs(clock.bounds.maxX - (393 - 38)) < 1.5)
  }

  @Test func aLowBarHasItsClockInTheMiddleOrOnTabletsInFront() throws {
    let phone = try #require(layout(model(375, 667, EdgeInsets(top: 20))).texts.first { $0.element == .statusBar })
    #expect(phone.size == 12.5)
    #expect(abs(phone.bounds.center.x - 187.5) < 1)
    #expect(abs(phone.bounds.maxY - 14.4) < 0.5)
    let tablet = try #require(
      layout(model(1_024, 768, EdgeInsets(top: 24, bottom: 20))).texts.first { $0.element == .statusBar })
    #expect(abs(tablet.bounds.minX - 16) < 1.5)
  }

  @Test func withoutInsetsThereIsNoBar() {
    for insets in [EdgeInsets.zero, EdgeInsets(top: 19, bottom: 19)] {
      let names = layout(model(320, 426, insets)).elements.map(\.name)
      #expect(!names.contains(.statusBar) && !names.contains(.homeBar))
    }
    let lying = layout(model(852, 393, EdgeInsets(left: 59, bottom: 21, right: 59)))
    #expect(lying.frame(of: .statusBar) == nil)
    #expect(lying.frame(of: .homeBar) == Rect(x: 326, y: 383, width: 200, height: 5))
  }

  @Test func theInkFollowsTheLightAlone() throws {
    for (theme, ink) in [(InterfaceTheme.day, 0x191E22), (.dark, 0x191E22), (.night, 0xF1F7F4)] {
      var model = model(393, 852, EdgeInsets(top: 59))
      model.theme = theme
      let clock = try #require(layout(model).texts.first { $0.element == .statusBar })
      #expect(clock.color == Color(UInt32(ink)))
    }
  }

  @Test func nothingElseMoves() {
    var model = Specimens.day
    let before = layout(model).elements.filter { ![.statusBar, .homeBar].contains($0.name) }
    model.status = SystemStatus(clock: "5:42")
    let after = layout(model).elements
    #expect(after.count == before.count + 2)
    #expect(after.filter { ![.statusBar, .homeBar].contains($0.name) } == before)
  }

  // MARK: A car's system

  private func car(_ width: Double, _ height: Double, isAtRight: Bool = false, hasDock: Bool = true) -> InterfaceModel {
    var model = InterfaceModel(width: width, height: height)
    var panels = SystemPanels(isAtRight: isAtRight, clock: "5:42")
    panels.hasDock = hasDock
    panels.header = Specimens.day.header
    panels.footer = Specimens.day.footer
    model.systemPanels = panels
    model.safeArea = panels.safeArea(of: model)
    return model
  }

  /// On 400 by 240 points: a dock of 44, 8 of air, a column of 0.33 · 400 = 132.
  @Test func panelsStandAtTheDriversSide() {
    let left = layout(car(400, 240))
    #expect(left.frame(of: .systemDock) == Rect(x: 0, y: 0, width: 44, height: 240))
    #expect(left.frame(of: .systemManeuverPanel) == Rect(x: 52, y: 8, width: 132, height: 116))
    #expect(left.frame(of: .systemEstimates) == Rect(x: 52, y: 180, width: 132, height: 52))
    #expect(left.safeArea.minX == 184 && left.safeArea.maxX == 400)
    let right = layout(car(400, 240, isAtRight: true))
    #expect(right.frame(of: .systemDock) == Rect(x: 356, y: 0, width: 44, height: 240))
    #expect(right.frame(of: .systemManeuverPanel) == Rect(x: 216, y: 8, width: 132, height: 116))
    #expect(right.safeArea.minX == 0 && right.safeArea.maxX == 216)
  }

  /// The driver does not change seats with the language.
  @Test func readingDirectionLeavesThePanelsWhereTheyAre() {
    var model = car(400, 240)
    model.isRightToLeft = true
    #expect(layout(model).frame(of: .systemDock)?.minX == 0)
    #expect(layout(model).frame(of: .systemEstimates)?.minX == 52)
  }

  @Test func uprightScreensHaveTheDockBelowAndInstrumentsNone() {
    let upright = layout(car(400, 512))
    #expect(upright.frame(of: .systemDock) == Rect(x: 0, y: 468, width: 400, height: 44))
    #expect(upright.frame(of: .systemManeuverPanel)?.minX == 8)
    let instrument = layout(car(400, 240, hasDock: false))
    #expect(instrument.frame(of: .systemDock) == nil)
    #expect(instrument.frame(of: .systemManeuverPanel)?.minX == 8)
  }

  @Test(arguments: InterfaceTheme.allCases) func panelsCanBeRead(theme: InterfaceTheme) throws {
    var model = car(400, 240)
    model.theme = theme
    let texts = layout(model).texts.filter {
      [.systemDock, .systemManeuverPanel, .systemEstimates].contains($0.element)
    }
    #expect(texts.map(\.text) == ["5:42", "500 ft", "Pine Street", "5:42 PM", "4 min", "0.3 mi"])
    for text in texts { #expect(Contrast.ratio(text.color, text.ground) >= 4.5, "\(text.text)") }
  }
}
