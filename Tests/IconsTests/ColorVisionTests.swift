import Foundation
import TestSupport
import Testing

@testable import Icons

/// Colours that tell something stay apart for eyes that see red or green otherwise.
@Suite struct ColorVisionTests {
  enum Eyes: CaseIterable {
    case usual, protan, deutan

    /// On linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1.
    var matrix: [[Double]] {
      switch self {
      case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protan:
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
      case .deutan:
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
      }
    }
  }

  // MARK: Colour difference

  private typealias Lab = (l: Double, a: Double, b: Double)

  private func linear(_ byte: UInt32) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func product(_ row: [Double], _ values: [Double]) -> Double {
    var sum = 0.0
    for (a, b) in zip(row, values) { sum += a * b }
    return sum
  }

  private func curve(_ value: Double) -> Double {
    let (limit, slope) = (216.0 / 24389, 24389.0 / 27)
    return value > limit ? cbrt(value) : (slope * value + 16) / 116
  }

  private func lab(_ rgb: UInt32, _ eyes: Eyes) -> Lab {
    let channels: [Double] = [linear(rgb >> 16 & 0xFF), linear(rgb >> 8 & 0xFF), linear(rgb & 0xFF)]
    let seen: [Double] = eyes.matrix.map { row in min(max(product(row, channels), 0), 1) }
    let x = curve(product([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047)
    let y = curve(product([0.2126729, 0.7151522, 0.0721750], seen))
    let z = curve(product([0.0193339, 0.1191920, 0.9503041], seen) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// CIEDE2000.
  private func difference(_ x: Lab, _ y: Lab) -> Double {
    func power(_ c: Double) -> Double { pow(c, 7) / (pow(c, 7) + pow(25, 7)) }
    func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let mean = (hypot(x.a, x.b) + hypot(y.a, y.b)) / 2
    let stretch = 1 + 0.5 * (1 - power(mean).squareRoot())
    let (a1, a2) = (x.a * stretch, y.a * stretch)
    let (c1, c2) = (hypot(a1, x.b), hypot(a2, y.b))
    func hue(_ a: Double, _ b: Double) -> Double { (degrees(atan2(b, a)) + 360).truncatingRemainder(dividingBy: 360) }
    let (h1, h2) = (hue(a1, x.b), hue(a2, y.b))
    var turn = h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let isGrey = c1 * c2 == 0
    let hueStep = isGrey ? 0 : 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180)
    var middle = isGrey ? h1 + h2 : (h1 + h2) / 2
    if !isGrey, abs(h1 - h2) > 180 { middle += h1 + h2 < 360 ? 180 : -180 }
    let (light, chroma) = ((x.l + y.l) / 2, (c1 + c2) / 2)
    var t = 1 - 0.17 * cosine(middle - 30)
    t += 0.24 * cosine(2 * middle)
    t += 0.32 * cosine(3 * middle + 6)
    t -= 0.2 * cosine(4 * middle - 63)
    let offset = pow(light - 50, 2)
    let l = (y.l - x.l) / (1 + 0.015 * offset / (20 + offset).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * chroma)
    let h = hueStep / (1 + 0.015 * chroma * t)
    let angle = 60 * exp(-pow((middle - 275) / 25, 2))
    let rotation = -2 * sin(angle * .pi / 180) * power(chroma).squareRoot()
    let square = l * l + c * c + h * h + rotation * c * h
    return square.squareRoot()
  }

  /// Two of the published pairs of Sharma, Wu and Dalal 2005.
  @Test func differenceIsCIEDE2000() {
    #expect(abs(difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) - 2.0425) < 1e-4)
    #expect(abs(difference((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) - 1.2644) < 1e-4)
  }

  // MARK: The built-in colours

  private func difference(_ first: String, _ second: String, isNight: Bool, _ eyes: Eyes) throws -> Double {
    let colors = try BuiltInColors.rgb(isNight: isNight)
    func color(_ name: String) throws -> UInt32 { try #require(colors[name], "\(name)") }
    return difference(lab(try color(first), eyes), lab(try color(second), eyes))
  }

  /// The design's figures, computed by another program: day, then night, for usual, protan and deutan eyes.
  @Test(
    arguments: [
      ("routeNormal", "routeSlow", [60, 63, 71], [57, 57, 61]), ("routeSlow", "routeJam", [34, 29, 18], [39, 25, 15]),
      ("routeJam", "routeSevere", [23, 22, 25], [37, 32, 39]),
      ("routeSlow", "routeSevere", [54, 48, 48], [67, 67, 54]),
      ("routeNormal", "alternate", [23, 20, 22], [19, 18, 18]),
    ] as [(String, String, [Double], [Double])])
  func trafficIsToldByAllEyes(_ first: String, _ second: String, _ day: [Double], _ night: [Double]) throws {
    for (eyes, expected) in zip(Eyes.allCases, zip(day, night)) {
      #expect(abs(try difference(first, second, isNight: false, eyes) - expected.0) <= 0.51)
      #expect(abs(try difference(first, second, isNight: true, eyes) - expected.1) <= 0.51)
    }
  }

  /// On every surface of a street the line is told from the ground; severe traffic has a light casing at night besides.
  @Test(arguments: [false, true], Eyes.allCases) func lineIsToldFromTheStreet(isNight: Bool, eyes: Eyes) throws {
    for ground in ["street", "streetMain", "streetFast", "streetService", "pavement", "land", "busLane", "cycleLane"] {
      for (line, least) in [("routeNormal", 30.0), ("routeSlow", 15), ("routeJam", 20), ("routeSevere", 9)] {
        let difference = try difference(line, ground, isNight: isNight, eyes)
        #expect(difference >= least, "\(line) on \(ground): \(difference)")
      }
    }
    #expect(try difference("routeNormal", "laneLit", isNight: isNight, eyes) >= 20)
    // The driven part is seen as well, and is no alternate.
    #expect(try difference("routeTravelled", "street", isNight: isNight, eyes) >= 10)
    #expect(try difference("routeTravelled", "alternate", isNight: isNight, eyes) >= 12)
    #expect(try difference("routeNormal", "routeTravelled", isNight: isNight, eyes) >= 18)
  }
}
