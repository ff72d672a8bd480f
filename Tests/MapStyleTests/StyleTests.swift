import Foundation
import MapData
import Pixels
import TestSupport
import Testing

@testable import MapStyle

@Suite struct StyleTests {
  @Test(
    .enabled(if: SharedFolder.has("design/map"), "skipped: there is no shared folder"), arguments: ["day", "night"])
  func designedLooksLoadWithoutWarnings(_ name: String) throws {
    let file = "design/map/\(name).json"
    let style = try Style(json: SharedFolder.bytes(file), path: file)
    #expect(style.layers.count == 107)
    #expect(style.warnings.isEmpty)
    #expect(style.palette["land"] == Color(name == "day" ? 0xF3F1EC : 0x1A202A))
    #expect(style.light.intensity.value(EvaluationContext(zoom: 15)) == (name == "day" ? 0.19 : 0.32))
  }

  @Test(.enabled(if: SharedFolder.has("design/map"), "skipped: there is no shared folder"))
  func aPrimaryRoadIsDrawnAsDesigned() throws {
    let file = "design/map/day.json"
    let style = try Style(json: SharedFolder.bytes(file), path: file)
    let layer = try #require(style.layers.first { $0.id == "road-main-fill" })
    guard case .line(let line) = layer.kind else { throw StyleTestFailure.wrongKind }
    func road(_ properties: [String: PropertyValue]) -> Feature {
      Feature(id: nil, geometry: .lines([[.zero, .one]]), properties: properties)
    }
    let primary = road(["class": .string("primary")])
    #expect(layer.accepts(primary, zoom: 14))
    #expect(!layer.accepts(road(["class": .string("primary"), "brunnel": .string("tunnel")]), zoom: 14))
    #expect(!layer.accepts(road(["class": .string("motorway")]), zoom: 14))
    let context = EvaluationContext(zoom: 14, feature: primary)
    #expect(line.width.value(context) == 4.8)
    #expect(line.color.value(context) == Color(0xFFF5DA))
    #expect(line.width.dependsOnFeature)
    #expect(line.width.inputs.contains(.zoom))
    #expect(!line.width.inputs.isEmpty)
    #expect(line.cap.inputs.isEmpty)
    #expect(line.cap.value(context) == .round)
  }
}

enum StyleTestFailure: Error {
  case wrongKind
}
