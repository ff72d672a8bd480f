import Foundation
import Pixels
import Testing
import Wayframe

/// What the header's colours are in each light, for each way of setting them.
@Suite struct HeaderColorTests {
  /// How the same header is lit: by day, at night as the sun suggests, in low light asked for at noon.
  enum Light: String, CaseIterable, Sendable {
    case day, night, lowLight

    var keys: [String] {
      switch self {
      case .day: ["lightingMode=normal", "time=2026-06-21T12:00:00+03:00"]
      case .night: ["lightingMode=suggested", "time=2026-10-15T22:30:00+03:00"]
      case .lowLight: ["lightingMode=lowLight", "time=2026-06-21T12:00:00+03:00"]
      }
    }
  }

  /// Which of the four colours the user has set.
  struct Colors: Sendable, CustomTestStringConvertible {
    var primary, secondary, primaryNight, secondaryNight: String?

    var testDescription: String {
      [primary, secondary, primaryNight, secondaryNight].map { $0 ?? "–" }.joined(separator: " ")
    }

    var keys: [String] {
      [
        ("navigationHeaderPrimaryBackgroundColor", primary),
        ("navigationHeaderSecondaryBackgroundColor", secondary),
        ("navigationHeaderPrimaryBackgroundColorNightMode", primaryNight),
        ("navigationHeaderSecondaryBackgroundColorNightMode", secondaryNight),
      ].compactMap { name, value in value.map { "settings.\(name)=\($0)" } }
    }

    /// All sixteen ways of setting and not setting them.
    static let all: [Colors] = (0..<16).map { bits in
      Colors(
        primary: bits & 1 != 0 ? "#0033BF" : nil, secondary: bits & 2 != 0 ? "#C8102E" : nil,
        primaryNight: bits & 4 != 0 ? "#003380" : nil, secondaryNight: bits & 8 != 0 ? "#7A0A1C" : nil)
    }
  }

  private static func frame(_ light: Light, _ colors: Colors) throws -> Frame {
    let scene = try NavigationScene(
      path: Samples.path("helsinki/day.json"),
      overrides: ["map.sources=[]", "device.scale=1"] + light.keys + colors.keys)
    return try FrameRenderer().frame(of: scene)
  }

  /// The documented rule: in low light the night colour, else the day colour, else the built-in pair of the light.
  @Test(arguments: Light.allCases, Colors.all)
  func backgroundsFollowTheFallbackRule(light: Light, colors: Colors) throws {
    let pixels = try Self.frame(light, colors).pixels
    let isDay = light == .day
    let primary = (isDay ? nil : colors.primaryNight) ?? colors.primary ?? (isDay ? "#0B6E4F" : "#0C4F3A")
    let secondary = (isDay ? nil : colors.secondaryNight) ?? colors.secondary ?? (isDay ? "#07533B" : "#083829")
    // The card is 369 wide at (12, 63), its parts 108 and 56 high; text ends 16 before the trailing edge.
    for y in [90, 117, 150] { #expect(pixels[374, y] == SRGBColor(hex: primary)?.pixel, "primary at (374, \(y))") }
    for y in [180, 199, 206] { #expect(pixels[374, y] == SRGBColor(hex: secondary)?.pixel, "secondary at (374, \(y))") }
  }
}
