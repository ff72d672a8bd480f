import Geometry

/// Chooses the finest line of an answer in OSRM's format and finds legs and steps on it.
///
/// The overview may be simplified, the steps' lines may be missing, and annotations count the segments of the full line:
/// the line that agrees with the annotations is taken, else the one with more points.
struct OSRMGeometry {
  var overview: [Coordinate]
  var stepLines: [[[Coordinate]]]
  /// Segments that each leg's annotation counts; `nil` without annotation.
  var annotationCounts: [Int?]
  var legDistances: [Double] = []

  private(set) var points: [Coordinate] = []
  /// First and last point of each leg.
  private(set) var legRanges: [ClosedRange<Int>] = []
  /// The manoeuvre's point of each step, where the chosen line gives it.
  private(set) var stepPoints: [[Int?]] = []
  /// Whether manoeuvres are to be found on the overview by their place.
  private(set) var stepsFollowOverview = false

  init(overview: [Coordinate], stepLines: [[[Coordinate]]], annotationCounts: [Int?]) {
    self.overview = overview
    self.stepLines = stepLines
    self.annotationCounts = annotationCounts
  }

  mutating func place() {
    let joined = JoinedLines(stepLines)
    let counts = annotationCounts.compactMap { $0 }
    let total = counts.reduce(0, +)
    if counts.count == annotationCounts.count, !counts.isEmpty, total == overview.count - 1 {
      usesOverview(legEnds: counts.reduce(into: []) { $0.append(($0.last ?? 0) + $1) }, joined: joined)
    } else if joined.points.count >= max(2, overview.count), hasAllLegs || overview.count < 2 {
      points = joined.points
      setRanges(joined.legEnds)
      stepPoints = joined.stepStarts
    } else {
      usesOverview(legEnds: overviewLegEnds(joined), joined: joined)
    }
  }

  /// Whether the steps' lines leave no leg out.
  private var hasAllLegs: Bool { stepLines.allSatisfy { leg in leg.contains { !$0.isEmpty } } }

  private mutating func usesOverview(legEnds: [Int], joined: JoinedLines) {
    points = overview
    setRanges(legEnds)
    if joined.points.count == overview.count, joined.legEnds == legEnds {
      stepPoints = joined.stepStarts
    } else {
      stepPoints = stepLines.map { $0.map { _ in nil } }
      stepsFollowOverview = true
    }
  }

  private mutating func setRanges(_ ends: [Int]) {
    var start = 0
    legRanges = ends.map { end in
      defer { start = max(start, end) }
      return start...max(start, end)
    }
  }

  /// Ends of legs on the overview: where the steps' lines end, else in proportion to the legs' lengths.
  private func overviewLegEnds(_ joined: JoinedLines) -> [Int] {
    let last = max(0, overview.count - 1)
    guard annotationCounts.count > 1 else { return annotationCounts.map { _ in last } }
    let total = legDistances.reduce(0, +)
    var measured = [0.0]
    for (from, to) in zip(overview, overview.dropFirst()) {
      measured.append((measured.last ?? 0) + Geodesy.distance(from, to))
    }
    let length = measured.last ?? 0
    var sum = 0.0
    var ends: [Int] = []
    for (index, distance) in legDistances.enumerated() {
      sum += max(0, distance)
      if index == legDistances.count - 1 {
        ends.append(last)
      } else {
        let target = total > 0 ? sum / total * length : length
        let after = measured[(ends.last ?? 0)...].firstIndex { $0 >= target } ?? last
        let nearer = after > 0 && target - measured[after - 1] < measured[after] - target ? after - 1 : after
        ends.append(max(nearer, ends.last ?? 0))
      }
    }
    return ends
  }

  /// The leg's first point from `start` on that is at a manoeuvre's place; `nil` when none is within some metres.
  func point(at place: Coordinate, leg: Int, from start: Int) -> Int? {
    let range = legRanges[leg]
    let first = max(start, range.lowerBound)
    // A route without any geometry has leg ranges but no points.
    guard first <= range.upperBound, range.upperBound < points.count else { return nil }
    return (first...range.upperBound).first { JoinedLines.isSame(points[$0], place) }
  }
}
