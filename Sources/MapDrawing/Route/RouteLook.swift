import Foundation
import Guidance
import Pixels

/// The colours of the navigation layer: the style's palette where it has one, else the built-in pair for its lightness.
public struct RouteColors: Sendable, Hashable {
  /// The route by its traffic, each colour with that of its casing.
  public var normal, normalCasing, slow, slowCasing, jam, jamCasing, severe, severeCasing: Color
  /// What is driven, its casing, and the dashes of closed stretches.
  public var traveled, traveledCasing, closed: Color
  /// Other routes by their traffic, with their casing.
  public var alternate, alternateCasing, alternateSlow, alternateJam, alternateSevere: Color
  /// The destination's building.
  public var destination: Color

  /// The built-in colours of a light map.
  public static let day = RouteColors(
    normal: Color(0x2468F2), normalCasing: Color(0x123E9C), slow: Color(0xF28C00), slowCasing: Color(0x935300),
    jam: Color(0xD62432), jamCasing: Color(0x830D18), severe: Color(0x740B2E), severeCasing: Color(0x3A0314),
    traveled: Color(0x8F96A1), traveledCasing: Color(0x6B7380), closed: Color(0x30343B),
    alternate: Color(0x8DB3F5), alternateCasing: Color(0x5677B8), alternateSlow: Color(0xDDA854),
    alternateJam: Color(0xD98A85), alternateSevere: Color(0x8E4A63), destination: Color(0xEF8FBB))

  /// The built-in colours of a dark map.
  public static let night = RouteColors(
    normal: Color(0x5B9DFF), normalCasing: Color(0x16336B), slow: Color(0xFFD05C), slowCasing: Color(0x7A4E00),
    jam: Color(0xFF6A5C), jamCasing: Color(0x8A1E1A), severe: Color(0x7A0A1A), severeCasing: Color(0xFF8A94),
    traveled: Color(0x9099A8), traveledCasing: Color(0x565F6E), closed: Color(0xD5DAE2),
    alternate: Color(0x456CB0), alternateCasing: Color(0xA3C1F2), alternateSlow: Color(0xA68F58),
    alternateJam: Color(0xB8706A), alternateSevere: Color(0x5A1E33), destination: Color(0xB04D82))

  func fill(_ level: TrafficLevel) -> Color {
    switch level {
    case .unknown, .normal: normal
    case .slow: slow
    case .jam: jam
    case .severe: severe
    case .closed: closed
    }
  }

  /// `nil` for closed stretches, whose dashes have no casing.
  func casing(_ level: TrafficLevel) -> Color? {
    switch level {
    case .unknown, .normal: normalCasing
    case .slow: slowCasing
    case .jam: jamCasing
    case .severe: severeCasing
    case .closed: nil
    }
  }

  func alternateFill(_ level: TrafficLevel) -> Color {
    switch level {
    case .unknown, .normal: alternate
    case .slow: alternateSlow
    case .jam: alternateJam
    case .severe: alternateSevere
    case .closed: closed
    }
  }
}

extension RouteColors {
  /// The colours that a style's palette names `routeNormal`, `alternateSlow`, `destination` and so on.
  public init(palette: [String: Color], isNight: Bool) {
    self = isNight ? .night : .day
    func take(_ name: String, _ path: WritableKeyPath<RouteColors, Color>) {
      if let color = palette[name] { self[keyPath: path] = color }
    }
    take("routeNormal", \.normal)
    take("routeNormalCasing", \.normalCasing)
    take("routeSlow", \.slow)
    take("routeSlowCasing", \.slowCasing)
    take("routeJam", \.jam)
    take("routeJamCasing", \.jamCasing)
    take("routeSevere", \.severe)
    take("routeSevereCasing", \.severeCasing)
    take("routeTravelled", \.traveled)
    take("routeTravelledCasing", \.traveledCasing)
    take("routeClosed", \.closed)
    take("alternate", \.alternate)
    take("alternateCasing", \.alternateCasing)
    take("alternateSlow", \.alternateSlow)
    take("alternateJam", \.alternateJam)
    take("alternateSevere", \.alternateSevere)
    take("destination", \.destination)
  }
}

/// The widths of route lines in points on the ground, at the camera's zoom.
struct RouteWidths: Sendable {
  /// Without casing.
  var fill: Double
  /// On each side.
  var casing: Double

  init(zoom: Double, factor: Double = 1) {
    let stops = [(8.0, 3.0), (12, 4), (14, 5.5), (16, 8.5), (18, 17), (20, 34)]
    fill = factor * exponential(stops, at: zoom, base: 1.5)
    casing = min(max(0.16 * fill, 1), 2.2)
  }

  var whole: Double { fill + 2 * casing }
}

/// The value between stops as styles interpolate it exponentially (linearly for base 1); the end values beyond them.
func exponential(_ stops: [(zoom: Double, value: Double)], at zoom: Double, base: Double) -> Double {
  guard let first = stops.first else { return 0 }
  var (low, high) = (first, first)
  for stop in stops {
    if stop.zoom <= zoom { low = stop }
    high = stop
    if stop.zoom > zoom { break }
  }
  guard high.zoom > low.zoom, zoom > low.zoom else { return zoom < first.zoom ? first.value : low.value }
  let (position, span) = (zoom - low.zoom, high.zoom - low.zoom)
  let share = base == 1 ? position / span : (pow(base, position) - 1) / (pow(base, span) - 1)
  return low.value + (high.value - low.value) * share
}
