import Geometry
import Guidance
import Pixels
import Testing
import Text

@testable import NavigationUI

/// Our position's place depends on the device, the header and the footer alone.
@Suite struct PositionTests {
  private static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }

  private func layout(_ model: InterfaceModel) throws -> InterfaceLayout {
    InterfaceLayout(model, typesetter: try Self.typesetter.get())
  }

  private static let changes: [(String, @Sendable (inout InterfaceModel) -> Void)] = [
    ("no speed", { $0.speed = nil }),
    ("a wide speed", { $0.speed = Speed(sign: .vienna, limit: "120", current: "143", unit: "km/h", alert: .major) }),
    (
      "a wide unit", { $0.speed = Speed(sign: .vienna, limit: "५०", current: "६३", unit: "कि॰मी॰/घं॰", alert: .minor) }
    ),
    ("an open report button", { $0.report?.expansion = 1 }), ("no report button", { $0.report = nil }),
    ("no my location", { $0.myLocation = nil }), ("no compass", { $0.compass = nil }),
    ("no trip bar", { $0.tripBar = nil }), ("recenter", { $0.recenter = Recenter(label: "Wieder zentrieren") }),
    ("right to left", { $0.isRightToLeft = true }),
  ]

  @Test(arguments: [
    (375.0, 667.0, EdgeInsets(top: 20), 187.5, 483.2), (393, 852, EdgeInsets(top: 59, bottom: 34), 196.5, 621.9),
    (430, 932, EdgeInsets(top: 59, bottom: 34), 215, 682.3),
    (768, 1_024, EdgeInsets(top: 24, bottom: 20), 541.8, 768),
  ])
  func staysInPlace(width: Double, height: Double, safeArea: EdgeInsets, x: Double, y: Double) throws {
    let base = LayoutTests.full(width, height, safeArea)
    for (name, change) in Self.changes {
      var model = base
      change(&model)
      let position = try layout(model).position
      let place = model.isRightToLeft ? width - position.x : position.x
      #expect(abs(place - x) < 1, "\(name): \(position)")
      #expect(abs(position.y - y) < 1, "\(name): \(position)")
    }
  }

  /// A label without colours is dark by day and light at night; on a ground of its own it follows that.
  @Test func labelsFollowTheLight() throws {
    for (theme, color) in [(InterfaceTheme.day, 0x191E22 as UInt32), (.night, 0xEDF1F6), (.dark, 0xF2F3F5)] {
      var model = Specimens.day
      model.theme = theme
      for background in [nil, Color.white] {
        let view = ConstrainedView(
          name: "label", content: ContentView(background: background, text: "Gate B"),
          constraints: try ["left == map.left", "top == map.top"].map { try #require(LayoutConstraint($0)) })
        let views = try ViewLayout(
          [view], over: layout(model), model: model, typesetter: try Self.typesetter.get())
        let expected = background == nil ? Color(color) : Color(0x191E22)
        #expect(views.placed[0].texts.map(\.color) == [expected])
      }
    }
  }
}
