import Geometry

/// The lines of all steps as one line, with the points where steps and legs begin and end in it.
struct JoinedLines {
  private(set) var points: [Coordinate] = []
  /// The first point of each step of each leg.
  private(set) var stepStarts: [[Int]] = []
  /// The last point of each leg.
  private(set) var legEnds: [Int] = []

  /// - Parameter lines: by leg and step.
  init(_ lines: [[[Coordinate]]]) {
    for leg in lines {
      stepStarts.append(leg.map { append($0) })
      legEnds.append(max(0, points.count - 1))
    }
  }

  /// Adds a line without repeating the point that it shares with the one before.
  private mutating func append(_ line: [Coordinate]) -> Int {
    guard let first = line.first else { return max(0, points.count - 1) }
    guard let last = points.last, Self.isSame(last, first) else {
      points += line
      return points.count - line.count
    }
    let start = points.count - 1
    // An arrival is one place written twice.
    if line.count > 2 || !Self.isSame(first, line[line.count - 1]) { points += line.dropFirst() }
    return start
  }

  /// Within the rounding of precision 5.
  static func isSame(_ a: Coordinate, _ b: Coordinate) -> Bool {
    abs(a.latitude - b.latitude) < 1.5e-5 && abs(a.longitude - b.longitude) < 1.5e-5
  }
}
