import Geometry

/// The middle line of a chain with a place for every distance along it and to its side, for all that is laid along it.
struct StreetTrack: Sendable {
  /// A stretch with one layout of lanes.
  struct Section: Sendable {
    var from, to: Double
    /// As the track goes.
    var carriageway: Carriageway
    var kind: StreetKind
  }

  /// A stretch without lane lines.
  struct Block: Sendable {
    var from, to: Double
  }

  private(set) var line: Polyline
  /// By which points move for a metre to the left; the same for all parallel lines.
  private var mitres: [Point] = []
  private var left: [Double]
  private var right: [Double]
  var sections: [Section] = []
  /// Where other streets cross or join.
  var junctions: [Block] = []
  /// Junctions, crossings and what lies before them, up to the stop lines.
  var blocks: [Block] = []

  init(_ chain: StreetChain) {
    line = Polyline()
    left = chain.left
    right = chain.right
    var length = 0.0
    for (index, point) in chain.points.enumerated() {
      if index > 0 { length += (point - chain.points[index - 1]).length }
      line.append(point, at: length)
    }
    let points = chain.points
    for index in points.indices {
      let before = (points[max(index, 1)] - points[max(index, 1) - 1]).normalized.perpendicular
      let next = min(index, points.count - 2)
      let after = (points[next + 1] - points[next]).normalized.perpendicular
      let sum = before + after
      mitres.append(sum * (2 / max(sum.dot(sum), 1)))
    }
  }

  var length: Double { line.length }

  /// No place to the side is farther from the line: mitres are at most 2.
  var widest: Double { 2 * max(left.max() ?? 0, right.max() ?? 0) }

  func measure(ofPoint index: Int) -> Double { line.measures[index] }

  /// The place at a distance along the track, moved to the left by `offset`, at most to the kerb.
  func place(_ measure: Double, _ offset: Double) -> Point {
    guard let place = line.place(at: min(max(measure, 0), length)) else { return line.points.first ?? .zero }
    let next = min(place.segment + 1, line.points.count - 1)
    let span = line.measures[next] - line.measures[place.segment]
    let share = span > 0 ? (place.measure - line.measures[place.segment]) / span : 0
    let mitre = mitres[place.segment].interpolated(to: mitres[next], at: share)
    let toLeft = left[place.segment] + (left[next] - left[place.segment]) * share
    let toRight = right[place.segment] + (right[next] - right[place.segment]) * share
    return place.point + mitre * min(max(offset, -toRight), toLeft)
  }

  /// The distances from the track to both kerbs.
  func kerbs(at measure: Double) -> (left: Double, right: Double) {
    guard let place = line.place(at: min(max(measure, 0), length)) else { return (0, 0) }
    let next = min(place.segment + 1, line.points.count - 1)
    let span = line.measures[next] - line.measures[place.segment]
    let share = span > 0 ? (place.measure - line.measures[place.segment]) / span : 0
    return (
      left[place.segment] + (left[next] - left[place.segment]) * share,
      right[place.segment] + (right[next] - right[place.segment]) * share
    )
  }

  /// The ring between two distances and two offsets; `slant` shortens its right side at both ends.
  func ring(from: Double, to: Double, left: Double, right: Double, slant: Double = 0) -> [Point] {
    func side(_ offset: Double, _ from: Double, _ to: Double) -> [Point] {
      guard from < to else { return [place(from, offset)] }
      return ([from] + bends(between: from, and: to) + [to]).map { place($0, offset) }
    }
    return side(right, from + max(slant, 0), to - max(slant, 0))
      + side(left, from + max(-slant, 0), to - max(-slant, 0)).reversed()
  }

  /// The distances of the line's points between two others.
  private func bends(between from: Double, and to: Double) -> ArraySlice<Double> {
    guard let first = line.place(at: max(from, 0)), let last = line.place(at: min(to, length)),
      first.segment < last.segment
    else { return [] }
    return line.measures[(first.segment + 1)...last.segment]
  }

  /// The parts of a stretch that no block covers and that are long enough.
  static func free(from: Double, to: Double, of blocks: [Block], least: Double) -> [Block] {
    var result: [Block] = []
    var reached = from
    for block in blocks.sorted(by: { $0.from < $1.from }) where block.to > reached && block.from < to {
      if block.from - reached >= least { result.append(Block(from: reached, to: block.from)) }
      reached = max(reached, block.to)
    }
    if to - reached >= least { result.append(Block(from: reached, to: to)) }
    return result
  }

  /// The section at a distance.
  func section(at measure: Double) -> Section? {
    sections.last { $0.from <= measure } ?? sections.first
  }
}

/// Dashes spread evenly over a length, one at each of its ends.
enum Dashes {
  /// Where they begin: n = round((L + gap) / (dash + gap)) of them, (L + gap) / n apart.
  static func starts(length: Double, dash: Double, gap: Double) -> [Double] {
    guard length.isFinite, length > 0 else { return [] }
    let count = max(1, min(10_000, ((length + gap) / (dash + gap)).rounded()))
    let period = (length + gap) / count
    return (0..<Int(count)).map { Double($0) * period }
  }
}
