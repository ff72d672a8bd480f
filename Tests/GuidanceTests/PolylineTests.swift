import Geometry
import TestSupport
import Testing

@testable import Guidance

@Suite struct PolylineTests {
  @Test func exampleOfGooglesDescriptionOfTheFormat() throws {
    let points = try EncodedPolyline.decode("_p~iF~ps|U_ulLnnqC_mqNvxq`@", precision: 5)
    #expect(
      points == [
        Coordinate(latitude: 38.5, longitude: -120.2), Coordinate(latitude: 40.7, longitude: -120.95),
        Coordinate(latitude: 43.252, longitude: -126.453),
      ])
  }

  @Test(arguments: [
    "BFoz5xJ67i1B1B7PzIhaxL7Y", "BlBoz5xJ67i1BU1B7PUzIhaUxL7YU",
  ])
  func examplesOfHEREsDescriptionOfTheFormat(text: String) throws {
    let (points, precision) = try FlexiblePolyline.decode(text)
    #expect(precision == 5)
    #expect(
      points == [
        Coordinate(latitude: 50.10228, longitude: 8.69821), Coordinate(latitude: 50.10201, longitude: 8.69567),
        Coordinate(latitude: 50.10063, longitude: 8.69150), Coordinate(latitude: 50.09878, longitude: 8.68752),
      ])
  }

  /// The encoder of the format's description, written for this test.
  static func encode(_ points: [Coordinate], precision: Int) -> String {
    let scale = EncodedPolyline.powerOfTen(precision)
    var text = ""
    var last = (0, 0)
    func append(_ value: Int) {
      var rest = value < 0 ? ~(value << 1) : value << 1
      while rest >= 32 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8((rest & 31) | 32) + 63))
        rest >>= 5
      }
      text.unicodeScalars.append(Unicode.Scalar(UInt8(rest) + 63))
    }
    for point in points {
      let scaled = (Int((point.latitude * scale).rounded()), Int((point.longitude * scale).rounded()))
      append(scaled.0 - last.0)
      append(scaled.1 - last.1)
      last = scaled
    }
    return text
  }

  @Test(arguments: 1...7) func whatIsEncodedComesBackAtEveryPrecision(precision: Int) throws {
    let seed: UInt64 = 0x5EED_0005
    var random = SeededRandom(seed: seed)
    let scale = EncodedPolyline.powerOfTen(precision)
    let points = (0..<500).map { _ in
      Coordinate(latitude: random.unit() * 180 - 90, longitude: random.unit() * 360 - 180)
    }
    let decoded = try EncodedPolyline.decode(Self.encode(points, precision: precision), precision: precision)
    #expect(decoded.count == points.count, "seed \(seed)")
    for (a, b) in zip(decoded, points) {
      #expect(abs(a.latitude - b.latitude) <= 0.5001 / scale)
      #expect(abs(a.longitude - b.longitude) <= 0.5001 / scale)
    }
  }

  @Test(arguments: [
    ("_p~iF~ps|U_", 11), ("_p~iF", 5), ("_p~iF ps|U", 5), ("\u{7F}", 0), (String(repeating: "~", count: 40), 12),
    ("_p~iF~ps|Uä", 10),
  ])
  func textsThatAreNoPolylinesNameThePlace(text: String, offset: Int) {
    #expect(throws: EncodedPolyline.Malformed(offset: offset)) { try EncodedPolyline.decode(text, precision: 5) }
  }

  @Test(arguments: ["", "B", "C", "BFoz5xJ67i1", "BF?", String(repeating: "_", count: 30)])
  func flexiblePolylinesThatAreNone(text: String) {
    #expect(throws: EncodedPolyline.Malformed.self) { try FlexiblePolyline.decode(text) }
  }

  /// Precisions beyond 1 to 10 count as the nearest of them.
  @Test func encodingHoldsThePrecision() {
    let points = [Coordinate(latitude: 60.12, longitude: -25)]
    #expect(EncodedPolyline.encode(points, precision: -3) == EncodedPolyline.encode(points, precision: 1))
    #expect(EncodedPolyline.encode(points, precision: 400) == EncodedPolyline.encode(points, precision: 10))
  }
}
