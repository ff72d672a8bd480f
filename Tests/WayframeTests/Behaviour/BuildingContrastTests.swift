import Foundation
import MapStyle
import Pixels
import Testing

@testable import Wayframe

/// Buildings stand off the ground by their roof's edge or their walls, by day and by night.
@Suite struct BuildingContrastTests {
  /// The relative luminance of WCAG 2.
  private func luminance(_ hex: String) throws -> Double {
    let number = try #require(UInt32(hex.dropFirst().prefix(6), radix: 16))
    let channels = [16, 8, 0].map { shift -> Double in
      let value = Double(number >> UInt32(shift) & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  private func contrast(_ a: String, _ b: String) throws -> Double {
    let (first, second) = (try luminance(a), try luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: [false, true])
  func edgeOrWallStandsOffTheGround(isNight: Bool) throws {
    let palette = try Assets.style(isNight ? .lowLight : .normal, language: "en", state: [:]).palette
    func hex(_ name: String) throws -> String { try #require(palette[name]).hex }
    for ground in ["land", "residential", "commercial", "industrial", "education", "hospital", "plaza", "pedestrian"] {
      let ground = try hex(ground)
      let edge = try contrast(try hex("roofEdge"), ground)
      let wall = try contrast(try hex("wallDark"), ground)
      #expect(max(edge, wall) >= 1.25)
    }
    // The edge is seen against its own roof, and the darker wall against the roof above it.
    #expect(try contrast(try hex("roofEdge"), try hex("roof")) >= 1.25)
    #expect(try contrast(try hex("wallDark"), try hex("roof")) >= 1.25)
    #expect(try contrast(try hex("landmarkWallDark"), try hex("landmarkRoof")) >= 1.25)
  }
}
