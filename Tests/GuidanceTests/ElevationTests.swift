import Geometry
import Testing

@testable import Guidance

/// Lines whose points have a height, which is left out.
@Suite struct ElevationTests {
  private func geometry(_ text: String) throws -> [Coordinate] {
    try RouteResponse.read([UInt8](text.utf8), path: "answer.json").routes[0].geometry
  }

  /// The polyline of numbers that follow each other in `dimensions`, written for this test.
  private static func encode(_ numbers: [Int], dimensions: Int) -> String {
    var text = ""
    for (index, number) in numbers.enumerated() {
      let difference = number - (index < dimensions ? 0 : numbers[index - dimensions])
      var rest = difference < 0 ? ~(difference << 1) : difference << 1
      while rest >= 32 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8((rest & 31) | 32) + 63))
        rest >>= 5
      }
      text.unicodeScalars.append(Unicode.Scalar(UInt8(rest) + 63))
    }
    return text.replacing("\\", with: "\\\\")
  }

  /// Due north from 60° N, 25° E: each point 0.001° (111.195 m) on, so that `count` points are (count − 1) × 111.195 m.
  private static func path(_ count: Int, hasElevation: Bool, _ members: String) -> String {
    var numbers: [Int] = []
    for index in 0..<count {
      numbers += [6_000_000 + 100 * index, 2_500_000]
      if hasElevation { numbers.append(1250 + 3 * index) }
    }
    let line = encode(numbers, dimensions: hasElevation ? 3 : 2)
    return #"{"paths": [{"points": "\#(line)", "points_encoded": true\#(members)}]}"#
  }

  private static func places(_ count: Int) -> [Coordinate] {
    (0..<count).map { index in
      let latitude = Double(6_000_000 + 100 * index) / 1e5
      return Coordinate(latitude: latitude, longitude: 25)
    }
  }

  /// By one hint each: the count of numbers, the box, the instructions, the details, the place that was
  /// asked for, the length. Twelve numbers are four points or six.
  @Test(arguments: [
    (3, #", "distance": 1"#), (4, #", "bbox": [25, 60, 12.5, 25, 60.003, 12.6]"#),
    (4, #", "bbox": [25, 60, 25, 60.003]"#),
    (4, #", "instructions": [{"interval": [0, 2], "sign": 0}, {"interval": [2, 3], "sign": 4}]"#),
    (4, #", "details": {"max_speed": [[0, 1, 50], [1, 3, 80]]}"#), (4, #", "distance": 333.6"#),
    (4, #", "snapped_waypoints": {"type": "LineString", "coordinates": [[25, 60], [25, 60.003]]}"#),
  ])
  func graphHopperWithElevation(count: Int, members: String) throws {
    let points = try geometry(Self.path(count, hasElevation: true, members))
    #expect(points == Self.places(count))
  }

  /// The same for lines without: six points have twelve numbers too.
  @Test(arguments: [
    "", #", "bbox": [25, 60, 25, 60.005]"#, #", "instructions": [{"interval": [0, 5], "sign": 0}], "ascend": 3.5"#,
    #", "distance": 556.0"#,
  ])
  func graphHopperWithoutElevation(members: String) throws {
    let points = try geometry(Self.path(6, hasElevation: false, members))
    #expect(points == Self.places(6))
  }

  /// Header and numbers by the format's description: version 1; precision 5, third dimension altitude (2) with
  /// precision 0 make 5 + 2·16 = 37.
  @Test func hereWithElevation() throws {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    func append(_ value: Int, to text: inout String) {
      var rest = value
      while rest > 31 {
        text.append(letters[rest & 31 | 32])
        rest >>= 5
      }
      text.append(letters[rest])
    }
    var text = ""
    append(1, to: &text)
    append(37, to: &text)
    var last = [0, 0, 0]
    for point in [[6_000_000, 2_500_000, 12], [6_000_100, 2_499_900, 7], [6_000_300, 2_500_000, -3]] {
      for (axis, value) in point.enumerated() {
        let difference = value - last[axis]
        append(difference < 0 ? ~(difference << 1) : difference << 1, to: &text)
      }
      last = point
    }
    #expect(
      try geometry(#"{"routes": [{"sections": [{"polyline": "\#(text)"}]}]}"#) == [
        Coordinate(latitude: 60, longitude: 25), Coordinate(latitude: 60.001, longitude: 24.999),
        Coordinate(latitude: 60.003, longitude: 25),
      ])
  }

  @Test func positionsOfThreeNumbers() throws {
    let line = "[[25, 60, 12], [25.001, 60, 13.5], [25.002, 60, -4]]"
    let expected = [25, 25.001, 25.002].map { Coordinate(latitude: 60, longitude: $0) }
    #expect(try geometry(#"{"type": "LineString", "coordinates": \#(line)}"#) == expected)
    let graphHopper =
      #"{"paths": [{"points_encoded": false, "points": {"type": "LineString", "coordinates": \#(line)}}]}"#
    #expect(try geometry(graphHopper) == expected)
  }
}
