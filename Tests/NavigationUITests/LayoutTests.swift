import Geometry
import Guidance
import Pixels
import Testing
import Text

@testable import NavigationUI

@Suite struct LayoutTests {
  static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }

  private func layout(_ model: InterfaceModel) throws -> InterfaceLayout {
    InterfaceLayout(model, typesetter: try Self.typesetter.get())
  }

  /// A map with every element; the report button is a disc.
  static func full(_ width: Double, _ height: Double, _ safeArea: EdgeInsets) -> InterfaceModel {
    var model = Specimens.day
    model.width = width
    model.height = height
    model.safeArea = safeArea
    model.myLocation = MyLocation()
    model.tripBar = TripBar(traveledShare: 0.3, stretches: [], palette: Specimens.palette)
    return model
  }

  struct Device: Sendable, CustomStringConvertible {
    var description: String
    var model: InterfaceModel
    var frames: [ElementName: [Double]]
    var position: [Double]
    var recenterY: Double
  }

  /// The frames worked out by hand from the layout rules: x, y, width, height.
  static let devices: [Device] = [
    Device(
      description: "phone", model: full(393, 852, EdgeInsets(top: 59, bottom: 34)),
      frames: [
        .navigationHeader: [12, 63, 369, 108], .navigationHeaderSecondary: [12, 171, 369, 56],
        .navigationFooter: [12, 750, 369, 76], .attribution: [12, 726], .speedLimit: [12, 646, 58, 72],
        .compassButton: [333, 239, 48, 48], .reportIncidentButton: [333, 690, 48, 48],
        .myLocationButton: [333, 630, 48, 48], .navigationTripProgressBar: [12, 242, 12, 400],
      ], position: [196.5, 622], recenterY: 670),
    Device(
      description: "small phone", model: full(375, 667, EdgeInsets(top: 20)),
      frames: [
        .navigationHeader: [12, 24, 351, 108], .navigationHeaderSecondary: [12, 132, 351, 56],
        .navigationFooter: [12, 579, 351, 76], .attribution: [12, 555], .speedLimit: [12, 475, 58, 72],
        .compassButton: [315, 200, 48, 48], .reportIncidentButton: [315, 519, 48, 48],
        .myLocationButton: [315, 459, 48, 48], .navigationTripProgressBar: [12, 192, 12, 265],
      ], position: [187.5, 483], recenterY: 499),
    Device(
      description: "phone on its side",
      model: full(852, 393, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
      frames: [
        .navigationHeader: [67, 12, 332, 96], .navigationHeaderSecondary: [67, 108, 332, 48],
        .navigationFooter: [67, 316, 332, 64], .attribution: [409, 364], .speedLimit: [67, 232, 58, 72],
        .compassButton: [737, 12, 48, 48], .reportIncidentButton: [737, 332, 48, 48],
        .myLocationButton: [737, 272, 48, 48],
      ], position: [596, 295], recenterY: 256),
    Device(
      description: "tablet", model: full(1024, 768, EdgeInsets(top: 24, bottom: 20)),
      frames: [
        .navigationHeader: [16, 28, 384, 108], .navigationHeaderSecondary: [16, 136, 384, 56],
        .navigationFooter: [16, 676, 384, 76], .attribution: [412, 736], .speedLimit: [16, 592, 58, 72],
        .compassButton: [960, 28, 48, 48], .reportIncidentButton: [960, 704, 48, 48],
        .myLocationButton: [960, 644, 48, 48], .navigationTripProgressBar: [16, 196, 12, 362],
      ], position: [712, 576], recenterY: 616),
  ]

  @Test(arguments: devices, [false, true])
  func workedFrames(device: Device, isRightToLeft: Bool) throws {
    var model = device.model
    model.isRightToLeft = isRightToLeft
    let layout = try layout(model)
    for name in ElementName.all where name != .speedometer {
      guard let frame = layout.frame(of: name) else {
        #expect(device.frames[name] == nil, "\(name) is missing")
        continue
      }
      guard let expected = device.frames[name] else {
        Issue.record("\(name) should not be shown")
        continue
      }
      let x = isRightToLeft ? model.width - frame.maxX : frame.minX
      let actual = [x, frame.minY, frame.width, frame.height]
      for (a, b) in zip(actual, expected) { #expect(abs(a - b) < 0.51, "\(name) \(actual)") }
    }
    let x = isRightToLeft ? model.width - layout.position.x : layout.position.x
    #expect(abs(x - device.position[0]) < 0.51)
    #expect(abs(layout.position.y - device.position[1]) < 0.51)

    model.recenter = Recenter(label: "Re-center")
    let recentering = try self.layout(model)
    let pill = try #require(recentering.frame(of: .recenterButton))
    #expect(abs(pill.minY - device.recenterY) < 0.01)
    #expect(recentering.frame(of: .speedometer) == nil)
  }

  /// Bar heights that the documented rules give: 210 from below, 170 from above, 400 at most, none below 580.
  @Test(arguments: [(667.0, 287.0), (844, 400), (852, 400), (932, 400), (1024, 400), (600, 220), (580, 200)])
  func tripBarHeight(height: Double, expected: Double) throws {
    var model = Self.full(393, height, .zero)
    model.header?.strip = .none
    let bar = try #require(try layout(model).frame(of: .navigationTripProgressBar))
    #expect(bar.height == expected)
    #expect(bar.maxY == height - 210)
    #expect(bar.minY >= 170)
  }

  @Test(arguments: [540.0, 551, 552, 579, 393]) func tripBarIsHiddenOnLowMaps(height: Double) throws {
    #expect(try layout(Self.full(393, height, .zero)).frame(of: .navigationTripProgressBar) == nil)
  }

  @Test func tripBarSide() throws {
    var model = Self.full(393, 852, .zero)
    model.tripBar?.isTrailing = true
    #expect(try layout(model).frame(of: .navigationTripProgressBar)?.maxX == 381)
    model.isRightToLeft = true
    #expect(try layout(model).frame(of: .navigationTripProgressBar)?.minX == 12)
  }

  @Test func headerIsAsHighWithLanesAsWithThen() throws {
    let then = try layout(Specimens.day)
    let lanes = try layout(Specimens.lanesSpeeding)
    #expect(then.headerGuide == lanes.headerGuide)
    #expect(then.headerGuide == Rect(x: 12, y: 63, width: 369, height: 164))
    #expect(try layout(Specimens.arrival).headerGuide.height == 108)
  }

  @Test func compassKeepsItsPlace() throws {
    var model = Specimens.day
    let place = try layout(model).frame(of: .compassButton)
    model.header?.strip = .none
    #expect(try layout(model).frame(of: .compassButton) == place)
    // An accessory view takes its place away.
    model.header?.strip = .accessory(height: 120)
    #expect(try layout(model).frame(of: .compassButton) == nil)
    #expect(try layout(model).frame(of: .navigationHeaderSecondary)?.height == 120)
    model.header = nil
    #expect(try layout(model).frame(of: .compassButton)?.minY == 63)
  }

  @Test(
    arguments: [
      (120.0, 120.0), (200, 200), (200.5, nil), (500, nil), (43, 43), (1, 1), (0, nil), (-5, nil), (.infinity, nil),
      (.nan, nil),
    ] as [(Double, Double?)])
  func accessoryHeight(asked: Double, given: Double?) throws {
    var model = Specimens.day
    model.header?.strip = .accessory(height: asked)
    let layout = try layout(model)
    #expect(layout.frame(of: .navigationHeaderSecondary)?.height == given)
    #expect(layout.accessoryLimit.width == 369)
    #expect(layout.accessoryLimit.height == 200)
  }

  @Test func accessoryIsHiddenOnLowMaps() throws {
    var model = Specimens.landscape
    model.header?.strip = .accessory(height: 120)
    let layout = try layout(model)
    #expect(layout.frame(of: .navigationHeaderSecondary) == nil)
    #expect(layout.accessoryLimit.height == 8)
  }

  @Test func guidesOfHiddenCardsHaveNoHeight() throws {
    var model = Specimens.day
    model.header = nil
    model.footer = nil
    model.report = nil
    let layout = try layout(model)
    #expect(layout.headerGuide == Rect(x: 0, y: 59, width: 393, height: 0))
    #expect(layout.footerGuide == Rect(x: 0, y: 818, width: 393, height: 0))
    #expect(layout.bottomTrailingButtonsGuide == layout.footerGuide)
    #expect(layout.freeRect == Rect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func guidesOfButtons() throws {
    var model = Specimens.turkish
    #expect(try layout(model).bottomTrailingButtonsGuide == Rect(x: 333, y: 630, width: 48, height: 108))
    model.isRightToLeft = true
    #expect(try layout(model).bottomTrailingButtonsGuide == Rect(x: 12, y: 630, width: 48, height: 108))
  }

  @Test func promptTakesTheFootersPlace() throws {
    let layout = try layout(Specimens.smallPrompt)
    #expect(layout.footerGuide == Rect(x: 12, y: 515, width: 351, height: 140))
    #expect(layout.frame(of: .navigationFooter) == nil)
    var model = Specimens.smallPrompt
    model.prompt?.buttons = []
    #expect(try self.layout(model).footerGuide.height == 80)
    #expect(try self.layout(Specimens.arrival).footerGuide.height == 150)
  }

  /// Padding moves controls and the free rectangle, not the cards.
  @Test func padding() throws {
    let plain = try layout(Specimens.turkish)
    var model = Specimens.turkish
    model.padding = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let padded = try layout(model)
    for name in [ElementName.navigationHeader, .navigationHeaderSecondary, .navigationFooter] {
      #expect(padded.frame(of: name) == plain.frame(of: name))
    }
    func shift(_ name: ElementName) throws -> Point {
      try #require(padded.frame(of: name)).origin - #require(plain.frame(of: name)).origin
    }
    #expect(try shift(.compassButton) == Point(-40, 10))
    #expect(try shift(.myLocationButton) == Point(-40, -30))
    #expect(try shift(.reportIncidentButton) == Point(-40, -30))
    #expect(try shift(.recenterButton) == Point(20, -30))
    #expect(try shift(.attribution) == Point(20, -30))
    #expect(padded.freeRect == Rect(minX: 20, minY: 237, maxX: 353, maxY: 720))
  }

  /// The smallest split view goes without label, my location, strip and compass, in that order.
  @Test func splitViewGivesWay() throws {
    var model = Specimens.split
    model.myLocation = MyLocation()
    model.report = Report(label: "Report", expansion: 1)
    let layout = try layout(model)
    #expect(
      layout.elements.map(\.name) == [
        .attribution, .navigationHeader, .navigationFooter, .reportIncidentButton, .speedometer, .speedLimit,
      ])
    #expect(layout.frame(of: .reportIncidentButton)?.width == 48)
    // Our position stays in the middle; the speedometer moves up from it.
    #expect(layout.position.x == 160)
    let speed = try #require(layout.frame(of: .speedometer))
    #expect(speed.maxY == layout.position.y - 30)
    #expect(speed.minX == 12)
  }

  @Test func notchOnEitherSide() throws {
    for (left, right) in [(59.0, 0.0), (0, 59), (44, 44)] {
      for isRightToLeft in [false, true] {
        var model = Specimens.landscape
        model.isRightToLeft = isRightToLeft
        model.safeArea = EdgeInsets(top: 0, left: left, bottom: 21, right: right)
        for element in try layout(model).elements {
          #expect(element.frame.minX >= (left > 0 ? left + 8 : 12), "\(element.name)")
          #expect(element.frame.maxX <= 852 - (right > 0 ? right + 8 : 12), "\(element.name)")
        }
      }
    }
  }

  @Test func strangeSizesDoNotTrap() throws {
    for (width, height) in [(1.0, 1.0), (40, 1000), (1000, 40), (10_000, 10_000), (280, 280)] {
      for scale in [0.1, 1, 99, .nan] {
        var model = Specimens.lanesSpeeding
        (model.width, model.height) = (width, height)
        model.textScale = scale
        #expect(!(try layout(model)).elements.isEmpty)
      }
    }
  }
}
