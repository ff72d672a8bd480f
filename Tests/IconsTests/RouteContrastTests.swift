import Foundation
import Pixels
import TestSupport
import Testing

@testable import Icons

/// The driven part of the route never competes with what lies ahead.
@Suite struct RouteContrastTests {
  /// Of WCAG 2, from components 0…255.
  private func luminance(_ rgb: [Double]) -> Double {
    let linear = rgb.map { $0 / 255 }.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ a: [Double], _ b: [Double]) -> Double {
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  private func components(_ rgb: UInt32) -> [Double] { [16, 8, 0].map { Double(rgb >> $0 & 0xFF) } }

  /// At 62 % over every road the contrast of the route to the driven part is at least 2; at night that of both colours.
  @Test(arguments: [false, true]) func routeStandsOutFromItsDrivenPart(isNight: Bool) throws {
    let colors = try BuiltInColors.rgb(isNight: isNight)
    func color(_ name: String) throws -> [Double] { components(try #require(colors[name], "\(name)")) }
    let (route, driven) = (try color("routeNormal"), try color("routeTravelled"))
    for road in ["minor", "main", "primary", "trunk", "motorway", "tunnel", "tunnelFast", "land"] {
      let seen = zip(driven, try color(road)).map { $0 * 0.62 + $1 * 0.38 }
      #expect(contrast(route, seen) >= 2, "\(road): \(contrast(route, seen))")
    }
    if isNight { #expect(contrast(route, driven) >= 2) }
    for traffic in ["routeSlow", "routeJam"] { #expect(contrast(try color(traffic), driven) >= 1.2, "\(traffic)") }
  }
}
