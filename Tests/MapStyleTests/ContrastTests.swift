import Foundation
import MapData
import Pixels
import Testing

@testable import MapStyle

/// Whether the built-in looks can be read: contrast ratios of WCAG 2.
@Suite struct ContrastTests {
  private static func luminance(_ color: Color) -> Double {
    func linear(_ component: Float) -> Double {
      let value = Double(component)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func contrast(_ first: Color, _ second: Color) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static let classes = [
    "restaurant", "shop", "lodging", "hospital", "railway", "fuel", "museum", "park", "school", "parking", "motorway",
    "minor", "city", "suburb", "ocean",
  ]

  @Test(arguments: StyleVariant.allCases)
  func everyLabelStandsOutFromItsHalo(_ variant: StyleVariant) throws {
    let style = try BuiltInLooks.style(variant)
    var checked = 0
    for layer in style.layers {
      guard case .symbol(let symbol) = layer.kind, !symbol.textField.isDefault else { continue }
      for name in Self.classes {
        let feature = Feature(
          id: nil, geometry: .points([.zero]), properties: ["class": .string(name), "name": .string("N")])
        let context = EvaluationContext(zoom: 16, feature: feature)
        let (text, halo) = (symbol.textColor.value(context), symbol.textHaloColor.value(context))
        guard halo.alpha == 1, symbol.textHaloWidth.value(context) > 0 else { continue }
        #expect(Self.contrast(text, halo) >= 4.5, "\(layer.id), \(name)")
        checked += 1
      }
    }
    #expect(checked > 15 * Self.classes.count)
  }

  /// The figures that the design states, day and night.
  @Test(
    arguments: [
      ("minor", "land", 1.13, 1.69), ("water", "land", 1.39, 1.12), ("building", "land", 1.11, 1.18),
      ("routeNormal", "land", 4.3, 6.0), ("routeNormal", "minor", 4.8, 3.6), ("routeNormal", "motorway", 3.6, 2.1),
      ("labelRoad", "primary", 9.2, 4.9), ("labelWater", "water", 4.9, 7.7), ("shieldText", "shieldPlate", 13.3, 11.7),
      ("shieldWhite", "shieldGreen", 6.6, 4.7), ("labelPlace", "land", 13.8, 14.8),
    ] as [(String, String, Double, Double)])
  func groundAndRoute(_ first: String, _ second: String, _ day: Double, _ night: Double) throws {
    for (variant, expected) in [(StyleVariant.day, day), (.night, night)] {
      let palette = try BuiltInLooks.style(variant).palette
      let ratio = Self.contrast(try #require(palette[first]), try #require(palette[second]))
      // The design rounds to the last digit it gives.
      #expect(abs(ratio - expected) <= (expected < 2 ? 0.006 : 0.06), "\(variant): \(ratio)")
    }
  }

  @Test func stylesAreSharedBetweenThreads() async throws {
    let style = try BuiltInLooks.style(.day)
    let road = Feature(
      id: nil, geometry: .lines([[.zero, .one]]),
      properties: ["class": .string("primary"), "brunnel": .string("bridge")])
    let results = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { style.layers.filter { $0.accepts(road, zoom: 15) }.map(\.id) }
      }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(Set(results).count == 1)
    #expect(results[0].contains("bridge-main-fill"))
  }
}
