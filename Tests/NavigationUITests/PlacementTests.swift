import Geometry
import Testing
import Text

@testable import NavigationUI

/// The frames of every element on eight screens, both ways up and in both reading directions, against the documented
/// rules written down once more.
@Suite struct PlacementTests {
  struct Screen: Sendable, CustomStringConvertible {
    var width, height: Double
    /// Of the screen upright: the status bar or cut-out above, the home indicator below.
    var top, bottom: Double
    var isOnItsSide = false

    var description: String { "\(Int(w))x\(Int(h))" }
    var w: Double { isOnItsSide ? height : width }
    var h: Double { isOnItsSide ? width : height }
    private var hasCutOut: Bool { top > 24 }

    var safeArea: EdgeInsets {
      if !isOnItsSide { return EdgeInsets(top: top, bottom: bottom) }
      // On its side a phone has the cut-out beside it and no status bar; a tablet keeps its bars.
      if hasCutOut { return EdgeInsets(left: top, bottom: 21, right: top) }
      return width < 600 ? .zero : EdgeInsets(top: top, bottom: bottom)
    }
  }

  static let screens: [Screen] = [
    Screen(width: 375, height: 667, top: 20, bottom: 0), Screen(width: 360, height: 800, top: 24, bottom: 0),
    Screen(width: 375, height: 812, top: 44, bottom: 34), Screen(width: 393, height: 852, top: 59, bottom: 34),
    Screen(width: 430, height: 932, top: 59, bottom: 34), Screen(width: 768, height: 1_024, top: 24, bottom: 20),
    Screen(width: 834, height: 1_194, top: 24, bottom: 20), Screen(width: 1_024, height: 1_366, top: 24, bottom: 20),
  ].flatMap { screen in
    var turned = screen
    turned.isOnItsSide = true
    return [screen, turned]
  }

  /// What stands at the lower edge.
  enum Lower: CaseIterable { case footer, prompt, none }

  private static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }

  private static func model(_ screen: Screen, _ lower: Lower) -> InterfaceModel {
    var model = LayoutTests.full(screen.w, screen.h, screen.safeArea)
    if lower != .footer { model.footer = nil }
    if lower == .prompt { model.prompt = Specimens.smallPrompt.prompt }
    return model
  }

  /// x, y, width and height by the rules, reading from left to right; widths of texts are left out.
  private static func expected(_ screen: Screen, _ lower: Lower) -> [ElementName: [Double]] {
    let (w, h, safe) = (screen.w, screen.h, screen.safeArea)
    let isWide = w > h || w >= 600
    let isCompact = h < 480 || w < 360
    let margin: Double = w >= 700 && h >= 700 ? 16 : 12
    let x = safe.left > 0 ? safe.left + 8 : margin
    let right = w - (safe.right > 0 ? safe.right + 8 : margin)
    let top = safe.top > 0 ? safe.top + 4 : margin
    let bottom = h - max(margin, safe.bottom - 8)
    let card = isWide ? min(max((0.39 * w).rounded(), 300), 384) : w - 2 * margin
    let (primary, strip, footer): (Double, Double, Double) = isCompact ? (96, 48, 64) : (108, 56, 76)
    let lowerHeight: Double = lower == .footer ? footer : lower == .prompt ? 140 : 0
    let lowerTop = bottom - lowerHeight

    var frames: [ElementName: [Double]] = [
      .navigationHeader: [x, top, card, primary], .navigationHeaderSecondary: [x, top + primary, card, strip],
      .compassButton: [right - 48, isWide ? top : top + primary + strip + 12, 48, 48],
    ]
    if lower == .footer { frames[.navigationFooter] = [x, lowerTop, card, footer] }
    if lower == .prompt { frames[.prompt] = [x, lowerTop, card, 140] }
    let besideCard = isWide && lower != .none
    let attributionY = besideCard ? bottom - 16 : lower == .none ? bottom - 16 : lowerTop - 8 - 16
    frames[.attribution] = [besideCard ? x + card + (margin > 12 ? 12 : 10) : x, attributionY]
    frames[.speedLimit] = [x, (besideCard ? lowerTop - 12 : attributionY - 8) - 72, 58, 72]
    let reportBottom = isWide || lower == .none ? bottom : lowerTop - 12
    frames[.reportIncidentButton] = [right - 48, reportBottom - 48, 48, 48]
    frames[.myLocationButton] = [right - 48, reportBottom - 108, 48, 48]
    let bar = min(400, h - 380)
    // The bar ends below the header, also where its own rules would let it begin higher.
    let barTop = max(h - 210 - bar, top + primary + strip + 4)
    // A prompt lifts the limit's sign onto its line, and the bar ends above that.
    let barBottom = min(h - 210, (frames[.speedLimit]?[1] ?? h) - 4)
    if h >= 580 && barBottom - barTop >= 200 {
      frames[.navigationTripProgressBar] = [x, barTop, 12, barBottom - barTop]
    }
    return frames
  }

  @Test(arguments: screens, [false, true]) func frames(screen: Screen, isRightToLeft: Bool) throws {
    for lower in Lower.allCases {
      // A prompt on a phone's side takes most of the column; what gives way then has its own tests.
      if lower == .prompt && screen.h < 480 { continue }
      var model = Self.model(screen, lower)
      model.isRightToLeft = isRightToLeft
      let layout = InterfaceLayout(model, typesetter: try Self.typesetter.get())
      let expected = Self.expected(screen, lower)
      for name in ElementName.all where name != .speedometer {
        guard let frame = layout.frame(of: name) else {
          #expect(expected[name] == nil, "\(name) is missing with \(lower)")
          continue
        }
        let x = isRightToLeft ? screen.w - frame.maxX : frame.minX
        let actual = [x, frame.minY, frame.width, frame.height]
        let rules = try #require(expected[name], "\(name) should not be shown with \(lower)")
        for (a, b) in zip(actual, rules) {
          #expect(abs(a - b) < 0.01, "\(name) with \(lower): \(actual), not \(rules)")
        }
      }
    }
  }

  /// The recenter button takes the speedometer's place, on the same lower edge.
  @Test(arguments: screens) func recenter(screen: Screen) throws {
    var model = Self.model(screen, .footer)
    let sign = try #require(Self.expected(screen, .footer)[.speedLimit])
    model.recenter = Recenter(label: "Re-center")
    let frame = try #require(
      InterfaceLayout(model, typesetter: try Self.typesetter.get()).frame(of: .recenterButton))
    #expect(abs(frame.minX - sign[0]) < 0.01)
    #expect(abs(frame.maxY - sign[1] - 72) < 0.01)
    #expect(frame.height == 48)
  }
}
