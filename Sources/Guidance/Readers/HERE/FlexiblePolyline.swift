import Geometry

/// HERE's flexible polyline: a header with precision and third dimension, then differences, five bits per character.
///
/// Source: github.com/heremaps/flexible-polyline (format description).
public enum FlexiblePolyline {
  /// Decodes latitude and longitude; a third dimension is skipped.
  ///
  /// - Returns: the points and the precision that the header names.
  public static func decode(
    _ text: String
  ) throws(EncodedPolyline.Malformed) -> (points: [Coordinate], precision: Int) {
    var numbers = Numbers(text)
    guard try numbers.next() == 1, let header = try numbers.next() else { throw .init(offset: 0) }
    let precision = Int(header & 15)
    let hasThird = (header >> 4) & 7 != 0
    let scale = EncodedPolyline.powerOfTen(precision)
    var points: [Coordinate] = []
    points.reserveCapacity(text.utf8.count / 4)
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    while let north = try numbers.next() {
      guard let east = try numbers.next() else { throw .init(offset: numbers.offset) }
      latitude &+= Self.signed(north)
      longitude &+= Self.signed(east)
      points.append(Coordinate(latitude: Double(latitude) / scale, longitude: Double(longitude) / scale))
      if hasThird, try numbers.next() == nil { throw .init(offset: numbers.offset) }
    }
    return (points, precision)
  }

  private static func signed(_ value: UInt64) -> Int64 {
    let half = Int64(bitPattern: value >> 1)
    return value & 1 == 1 ? ~half : half
  }

  private struct Numbers {
    private var bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next number, or `nil` at the end.
    mutating func next() throws(EncodedPolyline.Malformed) -> UInt64? {
      guard offset < bytes.count else { return nil }
      var result: UInt64 = 0
      var shift: UInt64 = 0
      while offset < bytes.count {
        guard let value = Self.value(bytes[offset]), shift <= 55 else { throw .init(offset: offset) }
        result |= (value & 31) << shift
        offset += 1
        if value < 32 { return result }
        shift += 5
      }
      throw .init(offset: offset)
    }

    private static func value(_ byte: UInt8) -> UInt64? {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 52
      case UInt8(ascii: "-"): 62
      case UInt8(ascii: "_"): 63
      default: nil
      }
    }
  }
}
