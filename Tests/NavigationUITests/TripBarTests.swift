import Geometry
import Guidance
import Icons
import Pixels
import Testing
import Text

@testable import NavigationUI

/// What the trip bar makes room for, and what moves it.
@Suite struct TripBarTests {
  private static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }

  private func layout(_ model: InterfaceModel) throws -> InterfaceLayout {
    InterfaceLayout(model, typesetter: try Self.typesetter.get())
  }

  private func bar(_ model: InterfaceModel) throws -> Rect? {
    try layout(model).frame(of: .navigationTripProgressBar)
  }

  private var phone: InterfaceModel { LayoutTests.full(393, 852, EdgeInsets(top: 59, bottom: 34)) }

  /// 4 points below an accessory view of 160: 63 + 108 + 160 + 4.
  @Test func aTallHeader() throws {
    var model = phone
    model.header?.strip = .accessory(height: 160)
    #expect(try bar(model) == Rect(x: 12, y: 335, width: 12, height: 642 - 335))
  }

  /// 20 + 4 + 108 + 140 + 4 leaves 181 of the small phone's 457.
  @Test func lessThan200Points() throws {
    var model = LayoutTests.full(375, 667, EdgeInsets(top: 20))
    model.header?.strip = .accessory(height: 140)
    let layout = try layout(model)
    #expect(layout.frame(of: .navigationHeaderSecondary)?.height == 140)
    #expect(layout.frame(of: .navigationTripProgressBar) == nil)
  }

  /// Up to 9.3 the bar stands at the trailing side, where the compass (239 to 287) and my location (from 630) are.
  @Test(arguments: [false, true]) func theOtherSide(isRightToLeft: Bool) throws {
    var model = phone
    model.isRightToLeft = isRightToLeft
    model.tripBar?.isTrailing = true
    #expect(try bar(model) == Rect(x: isRightToLeft ? 12 : 369, y: 291, width: 12, height: 626 - 291))
  }

  /// Text 1.35 times as large: the header is 130 + 68 high, and the attribution of 22 lifts the sign to 618.
  @Test func largeText() throws {
    var model = phone
    model.textScale = 1.35
    let layout = try layout(model)
    let sign = try #require(layout.frame(of: .speedometer))
    let header = layout.headerGuide
    let bar = try #require(layout.frame(of: .navigationTripProgressBar))
    #expect(bar.minY == max(242, header.maxY + 4))
    #expect(bar.maxY == min(642, sign.minY - 4))
    #expect(sign.minY < 646)
  }

  /// Padding on its side moves it, padding above and below does not.
  @Test(arguments: [false, true], [false, true]) func padding(isRightToLeft: Bool, isTrailing: Bool) throws {
    var model = phone
    model.isRightToLeft = isRightToLeft
    model.tripBar?.isTrailing = isTrailing
    model.myLocation = nil
    let plain = try #require(try bar(model))
    model.padding = EdgeInsets(left: 30, right: 50)
    let padded = try #require(try bar(model))
    let isLeft = isRightToLeft == isTrailing
    #expect(padded.minX - plain.minX == (isLeft ? 30 : -50))
    #expect(padded.minY == plain.minY)
    #expect(padded.height == plain.height)
  }

  /// Its left side is the speedometer's whatever the padding.
  @Test func sharesItsSideWithTheControls() throws {
    var model = phone
    model.padding = EdgeInsets(left: 44)
    let layout = try layout(model)
    #expect(layout.frame(of: .navigationTripProgressBar)?.minX == layout.frame(of: .speedometer)?.minX)
    #expect(layout.frame(of: .navigationTripProgressBar)?.minX == layout.frame(of: .attribution)?.minX)
  }

  /// Every device, text size, reading direction and generation of the SDK: nothing lies on the bar or on anything else,
  /// all are on the map, and the bar is there where 200 points are free for it.
  @Test(arguments: [0.82, 1, 1.24, 1.35, 1.94, 3.12]) func sweep(textScale: Double) throws {
    let devices: [(Double, Double, EdgeInsets)] = [
      (375, 667, EdgeInsets(top: 20)), (667, 375, .zero), (393, 852, EdgeInsets(top: 59, bottom: 34)),
      (852, 393, EdgeInsets(left: 59, bottom: 21, right: 59)), (430, 932, EdgeInsets(top: 59, bottom: 34)),
      (932, 430, EdgeInsets(left: 59, bottom: 21, right: 59)), (320, 426, .zero), (320, 568, EdgeInsets(top: 20)),
      (1_024, 768, EdgeInsets(top: 24, bottom: 20)), (768, 1_024, EdgeInsets(top: 24, bottom: 20)), (800, 480, .zero),
      (507, 1_024, EdgeInsets(top: 24, bottom: 20)),
    ]
    for (width, height, safeArea) in devices {
      for isRightToLeft in [false, true] {
        for isTrailing in [false, true] {
          for (strip, alert) in [
            (Header.Strip.none, nil), (Specimens.day.header?.strip ?? .none, .belowMinor),
            (.accessory(height: 30), .major), (.accessory(height: 150), .minor),
          ] as [(Header.Strip, Speed.Alert?)] {
            var model = LayoutTests.full(width, height, safeArea)
            model.textScale = textScale
            model.isRightToLeft = isRightToLeft
            model.tripBar?.isTrailing = isTrailing
            model.header?.strip = strip
            model.speed = Speed(sign: .vienna, limit: "120", current: "143", unit: "km/h", alert: alert)
            model.report?.expansion = 1
            try check(model, "\(width)x\(height) \(isRightToLeft ? "RTL" : "LTR") \(strip)")
          }
        }
      }
    }
  }

  private func check(_ model: InterfaceModel, _ label: String) throws {
    let layout = try layout(model)
    let elements = layout.elements.filter { $0.name != .speedLimit }
    for (index, a) in elements.enumerated() {
      #expect(layout.map.contains(a.frame), "\(label): \(a.name) leaves the map")
      for b in elements[..<index] where !(b.name == .navigationHeader && a.name == .navigationHeaderSecondary) {
        #expect(!a.frame.inset(by: -3.99).intersects(b.frame), "\(label): \(a.name) touches \(b.name)")
      }
      if [.speedometer, .reportIncidentButton, .myLocationButton].contains(a.name) {
        let mark = Rect(x: layout.position.x - 26, y: layout.position.y - 26, width: 52, height: 52)
        #expect(!a.frame.intersects(mark), "\(label): \(a.name) covers the position")
      }
    }
    guard let bar = layout.frame(of: .navigationTripProgressBar) else { return }
    #expect(bar.height >= 200, "\(label)")
    #expect(bar.height <= 400, "\(label)")
    #expect(bar.minY >= 170, "\(label)")
    #expect(bar.maxY <= model.height - 210, "\(label)")
  }

  /// The bar's upper end is the destination, in its colour; our position and stops stand on it as shares of the trip.
  @Test func theDestinationIsMarked() throws {
    let pin = Color(0x112233)
    for theme in InterfaceTheme.allCases {
      let colors = InterfaceColors(theme)
      let bar = TripBar(traveledShare: 0.5, stretches: [], stops: [0.25], palette: Palette(["destinationPin": pin]))
      let art = try artwork(of: bar, theme)
      #expect(art.discs(of: pin).map(\.center) == [Point(18, 248)])
      #expect(art.discs(of: colors.ink).map(\.center) == [Point(18, 541)])
    }
  }

  /// The bar as it is drawn at 12, 242, 12 wide and 400 high.
  private func artwork(of bar: TripBar, _ theme: InterfaceTheme = .day) throws -> Artwork {
    var model = phone
    model.theme = theme
    model.tripBar = bar
    return try #require(try layout(model).artworks.first { $0.element == .navigationTripProgressBar })
  }

  /// Inside its rim of 2 the bar is 396 high: a tenth of the trip is 39.6, from 640 up.
  @Test func trafficHasTheMapsColors() throws {
    let colors = [
      "routeNormal": Color(0x010101), "routeSlow": Color(0x020202), "routeJam": Color(0x030303),
      "routeSevere": Color(0x040404), "routeClosed": Color(0x050505), "routeTravelled": Color(0x060606),
    ]
    let levels: [(TrafficLevel, String)] = [
      (.slow, "routeSlow"), (.jam, "routeJam"), (.severe, "routeSevere"), (.closed, "routeClosed"),
    ]
    let stretches = levels.enumerated().map { index, level in
      RouteStretch(from: 0.5 + 0.1 * Double(index), to: 0.6 + 0.1 * Double(index), value: level.0)
    }
    let bar = TripBar(traveledShare: 0.4, stretches: stretches, palette: Palette(colors))
    let art = try artwork(of: bar)
    for (index, level) in levels.enumerated() {
      let box = art.discs(of: colors[level.1] ?? .clear).first ?? .null
      #expect(abs(box.maxY - (640 - 39.6 * Double(5 + index))) < 1e-4, "\(level.1)")
      #expect(abs(box.height - 39.6) < 1e-4, "\(level.1)")
    }
    #expect(art.discs(of: Color(0x010101)) == [Rect(minX: 14, minY: 244, maxX: 22, maxY: 640)])
    let traveled = art.discs(of: Color(0x060606)).first ?? .null
    #expect(abs(traveled.minY - (640 - 39.6 * 4)) < 1e-4)
    #expect(traveled.maxY == 640)
  }
}

extension Artwork {
  /// The bounds of everything filled in a colour.
  fileprivate func discs(of color: Color) -> [Rect] {
    items.compactMap { item in
      if case .fill(let path, _, let paint) = item, paint == color { path.controlBounds } else { nil }
    }
  }
}
