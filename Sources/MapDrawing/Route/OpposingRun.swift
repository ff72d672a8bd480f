import Foundation
import Geometry

/// A part of a line along which the line also goes the other way: both ways of one street, or the two sides of a U-turn.
///
/// Both ways are moved apart, each to the side that is driven on, so that they lie side by side at any zoom.
struct OpposingRun: Sendable, Hashable {
  /// Metres along the line.
  var from, to: Double
  /// 1 when this way moves to its right, −1 to its left.
  var side: Double
  /// At equal steps from `from` to `to`: how far the way already is on its side of the other one, in metres.
  var apart: [Double]

  /// The line is looked at in pieces of this length, in metres.
  private static let piece = 8.0
  /// A way that is farther from the other is a street of its own.
  private static let reach = 12.0
  /// Opposite enough: 145° and more.
  private static let opposite = -0.82
  /// Runs nearer together than this are one.
  private static let joint = 40.0
  /// Longer lines are not looked at.
  private static let mostPieces = 200_000
  /// So many pieces are kept of one place. No street is driven that often; a line that says to be far longer than it is
  /// would have thousands of them.
  private static let mostInCell = 64

  /// - Parameter line: in world points, measured in metres.
  static func all(of line: Polyline, drivesLeft: Bool) -> [OpposingRun] {
    let pieces = self.pieces(of: line)
    guard let first = pieces.first else { return [] }
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(first.middle).latitude)
    let cell = 2 * reach * metre
    func key(_ p: Point) -> SIMD2<Int> { SIMD2(Int((p.x / cell).rounded(.down)), Int((p.y / cell).rounded(.down))) }
    var grid: [SIMD2<Int>: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      let cell = key(piece.middle)
      if grid[cell, default: []].count < mostInCell { grid[cell, default: []].append(index) }
    }
    var runs: [[(measure: Double, right: Double)]] = []
    for (index, piece) in pieces.enumerated() {
      guard let right = right(of: index, pieces, key(piece.middle), grid, metre) else { continue }
      if let last = runs.last?.last, piece.measure - last.measure < joint {
        runs[runs.count - 1].append((piece.measure, right))
      } else {
        runs.append([(piece.measure, right)])
      }
    }
    return runs.map { OpposingRun($0, drivesLeft: drivesLeft) }
  }

  private typealias Piece = (measure: Double, middle: Point, direction: Point)

  private static func pieces(of line: Polyline) -> [Piece] {
    guard let start = line.measures.first, line.points.count >= 2, line.length > start else { return [] }
    let count = ((line.length - start) / piece).rounded(.up)
    guard count <= Double(mostPieces) else { return [] }
    let step = (line.length - start) / count
    return (0..<Int(count)).compactMap { index in
      let measure = start + (Double(index) + 0.5) * step
      guard let middle = line.point(at: measure) else { return nil }
      return (measure, middle, line.direction(at: measure))
    }
  }

  /// How far to the right of a piece the nearest opposite one lies, in metres; `nil` where there is none.
  private static func right(
    of index: Int, _ pieces: [Piece], _ cell: SIMD2<Int>, _ grid: [SIMD2<Int>: [Int]], _ metre: Double
  ) -> Double? {
    let own = pieces[index]
    var best: Double?
    for x in -1...1 {
      for y in -1...1 {
        for other in grid[cell &+ SIMD2(x, y)] ?? [] where other != index {
          guard own.direction.dot(pieces[other].direction) < opposite else { continue }
          let way = (pieces[other].middle - own.middle) / metre
          let right = own.direction.cross(way)
          guard abs(right) <= reach, abs(own.direction.dot(way)) <= piece, abs(right) < abs(best ?? .infinity) else {
            continue
          }
          best = right
        }
      }
    }
    return best
  }

  private init(_ found: [(measure: Double, right: Double)], drivesLeft: Bool) {
    from = (found.first?.measure ?? 0) - Self.piece / 2
    to = (found.last?.measure ?? 0) + Self.piece / 2
    let mean = found.reduce(0) { $0 + $1.right } / Double(found.count)
    // Ways that lie apart keep their sides; of those on one line the driving side decides.
    let side = abs(mean) > 0.75 ? (mean > 0 ? -1.0 : 1) : drivesLeft ? -1 : 1
    self.side = side
    let steps = max(1, Int(((to - from) / Self.piece).rounded()))
    var next = 0
    var apart: [Double] = []
    for step in 0...steps {
      let measure = from + (to - from) * Double(step) / Double(steps)
      while next + 1 < found.count, abs(found[next + 1].measure - measure) <= abs(found[next].measure - measure) {
        next += 1
      }
      apart.append(-found[next].right * side)
    }
    // Of neighbours the mean, so that the line does not waver.
    self.apart = apart.indices.map { index in
      let near = apart[max(0, index - 2)...min(apart.count - 1, index + 2)]
      return near.reduce(0, +) / Double(near.count)
    }
  }

  // MARK: Moving aside

  /// Metres over which the way moves aside, before and after the run.
  private static let ramp = 30.0
  private static let farthest = 14.0

  /// How far to its right the way moves at a place, in metres, so that both ways lie `distance` metres apart.
  func shift(at measure: Double, apart distance: Double) -> Double {
    guard measure > from - Self.ramp, measure < to + Self.ramp else { return 0 }
    let position = min(max((measure - from) / (to - from), 0), 1) * Double(apart.count - 1)
    let index = min(Int(position), apart.count - 2)
    let present = apart[index] + (apart[index + 1] - apart[index]) * (position - Double(index))
    let outside = max(from - measure, measure - to, 0) / Self.ramp
    let share = 1 - outside * outside * (3 - 2 * outside)
    return min(max((distance - present) / 2, 0), Self.farthest) * share * side
  }
}

extension Polyline {
  /// The line in world points with both ways of its runs `distance` metres apart; measures stay those of the line.
  func parting(_ runs: [OpposingRun], metresApart distance: Double) -> Polyline {
    guard !runs.isEmpty else { return self }
    return movedAside { measure in
      runs.reduce(0) { sum, run in
        let shift = run.shift(at: measure, apart: distance)
        return abs(shift) > abs(sum) ? shift : sum
      }
    } changes: { from, to in
      runs.contains { $0.isNear(from, to) }
    }
  }

  /// The line in world points moved to its right; measures stay those of the line.
  ///
  /// - Parameters:
  ///   - shift: metres to the right at a measure.
  ///   - changes: whether the shift may change between two measures.
  func movedAside(
    _ shift: (Double) -> Double, changes: (_ from: Double, _ to: Double) -> Bool
  ) -> Polyline {
    guard points.count >= 2 else { return self }
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(points[0]).latitude)
    var result = Polyline()
    var before = points[1] - points[0]
    for i in points.indices {
      let after = i + 1 < points.count ? points[i + 1] - points[i] : before
      for (point, aside) in corner(points[i], before, after, shift: shift(measures[i]) * metre) {
        result.append(point + aside, at: measures[i])
      }
      before = after
      guard i + 1 < points.count else { break }
      // Between two points the shift may change.
      let (from, to) = (measures[i], measures[i + 1])
      let steps = Int(((to - from) / 6).rounded(.up))
      guard steps > 1, changes(from, to) else { continue }
      let right = after.normalized.perpendicular
      for step in 1..<steps {
        let share = Double(step) / Double(steps)
        let measure = from + (to - from) * share
        result.append(
          points[i].interpolated(to: points[i + 1], at: share) + right * (shift(measure) * metre), at: measure)
      }
    }
    return result
  }

  /// Where a corner goes when both legs move to the right by `shift`: its place and how far it moves, in order.
  private func corner(_ point: Point, _ before: Point, _ after: Point, shift: Double) -> [(Point, Point)] {
    guard shift != 0 else { return [(point, .zero)] }
    let (ahead, next) = (before.normalized, after.normalized)
    let bend = atan2(ahead.cross(next), ahead.dot(next))
    let side = shift < 0 ? -1.0 : 1
    let isOuter = bend * side <= 0
    guard abs(bend) > .pi / 3, isOuter || abs(bend) > RouteCorners.uTurn else {
      let sum = (ahead.perpendicular + next.perpendicular)
      let mitre = min(2 / max(sum.dot(sum), 0.1), 1.5)
      return [(point, sum * (shift * mitre))]
    }
    // Around the corner in an arc: from beside the one leg over ahead of it to beside the other.
    let sweep = isOuter ? abs(bend) : 2 * .pi - abs(bend)
    let steps = max(4, Int((sweep / 0.2).rounded(.up)))
    return (0...steps).map { step in
      let angle = sweep * Double(step) / Double(steps)
      return (point, (ahead.perpendicular * (side * cos(angle)) + ahead * sin(angle)) * abs(shift))
    }
  }
}

extension OpposingRun {
  /// Whether the run, with its ramps, reaches between two measures.
  func isNear(_ from: Double, _ to: Double) -> Bool {
    to > self.from - Self.ramp && from < self.to + Self.ramp
  }
}
