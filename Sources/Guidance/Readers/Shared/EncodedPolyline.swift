import Geometry

/// Google's encoded polyline: differences of scaled integers, five bits per character from "?" on.
public enum EncodedPolyline {
  /// Why a text is no polyline: the offset of the first character that cannot stand there.
  public struct Malformed: Error, Sendable, Hashable {
    /// The byte of the text, from 0, at which it stops making sense.
    public var offset: Int
  }

  /// The points of `text`, whose numbers are degrees × 10^`precision` (1…10); takes time in proportion to its length.
  ///
  /// - Parameter hasElevation: whether a third number follows each latitude and longitude; it is skipped.
  public static func decode(
    _ text: String, precision: Int, hasElevation: Bool = false
  ) throws(Malformed) -> [Coordinate] {
    let scale = powerOfTen(precision)
    var points: [Coordinate] = []
    points.reserveCapacity(text.utf8.count / 4)
    var latitude = 0
    var longitude = 0
    var offset = 0
    var bits = 0
    var shift = 0
    let dimensions = hasElevation ? 3 : 2
    // Which number of a point comes next.
    var axis = 0
    for byte in text.utf8 {
      // 60 bits hold any place at any precision; more would overflow.
      guard byte >= 63, byte <= 126, shift <= 55 else { throw Malformed(offset: offset) }
      let value = Int(byte) - 63
      bits |= (value & 31) << shift
      shift += 5
      offset += 1
      if value >= 32 { continue }
      let difference = bits & 1 == 1 ? ~(bits >> 1) : bits >> 1
      bits = 0
      shift = 0
      if axis == 0 {
        latitude &+= difference
      } else if axis == 1 {
        longitude &+= difference
        points.append(Coordinate(latitude: Double(latitude) / scale, longitude: Double(longitude) / scale))
      }
      axis = (axis + 1) % dimensions
    }
    guard shift == 0, axis == 0 else { throw Malformed(offset: offset) }
    return points
  }

  /// The text of points, whose numbers are rounded to degrees × 10^`precision` (clamped to 1…10); what is not finite
  /// counts as 0.
  public static func encode(_ points: [Coordinate], precision: Int) -> String {
    let scale = powerOfTen(min(max(precision, 1), 10))
    func scaled(_ degrees: Double) -> Int {
      degrees.isFinite ? Int((min(max(degrees, -1e6), 1e6) * scale).rounded()) : 0
    }
    var text: [UInt8] = []
    func add(_ difference: Int) {
      var bits = UInt64(bitPattern: Int64(difference < 0 ? ~(difference << 1) : difference << 1))
      while bits >= 32 {
        text.append(UInt8(63 + (32 | bits & 31)))
        bits >>= 5
      }
      text.append(UInt8(63 + bits))
    }
    var (latitude, longitude) = (0, 0)
    for point in points {
      let (north, east) = (scaled(point.latitude), scaled(point.longitude))
      add(north - latitude)
      add(east - longitude)
      (latitude, longitude) = (north, east)
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func powerOfTen(_ exponent: Int) -> Double {
    (0..<max(0, exponent)).reduce(1.0) { power, _ in power * 10 }
  }
}
