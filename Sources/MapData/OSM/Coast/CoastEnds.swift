import Geometry

/// Leads the open ends of a shore on to the border of a box, where the sea is closed.
///
/// Nobody knows how the shore goes on beyond an extract. It is led straight away from the middle of the data: lines from
/// one middle never cross each other. It turns aside where it would cross a known shore, and away from the sea until the
/// places that are known to be in the sea are in it.
struct CoastEnds {
  let middle: Point
  let box: Rect
  private let shores: [(points: [Point], bounds: Rect)]
  private let isChecked: Bool

  /// Beyond this many tests of an end against a point, ends go straight on unchecked.
  private static let testLimit = 50_000_000
  /// The turns that are tried are multiples of 15 degrees.
  private static let step = Point(0.965_925_826_289_068_3, 0.258_819_045_102_520_76)
  /// The last turn is 165 degrees.
  private static let steps = 11

  init(_ chains: CoastChains, middle: Point, box: Rect) {
    self.middle = middle
    self.box = box
    shores = (chains.rings.map { $0 + [$0[0]] } + chains.lines).map { ($0, Rect(bounding: $0)) }
    isChecked = shores.reduce(0) { $0 + $1.points.count } * chains.lines.count <= Self.testLimit
  }

  /// The lines with both ends led on to the border.
  ///
  /// - Parameter strays: Places in the sea that were on land when the ends went straight on.
  func extended(_ lines: [[Point]], strays: [Point] = []) -> [[Point]] {
    var nearest = [[Point]](repeating: [], count: lines.count * 2)
    for stray in strays {
      let ends = nearest.indices.map { (self.end(of: lines, $0) - stray).length }
      if let best = ends.indices.min(by: { ends[$0] < ends[$1] }) { nearest[best].append(stray) }
    }
    return lines.indices.map { line in
      let first = way(from: lines[line][0], strays: nearest[line * 2], turn: 1)
      let last = way(from: lines[line][lines[line].count - 1], strays: nearest[line * 2 + 1], turn: -1)
      return [first] + lines[line] + [last]
    }
  }

  private func end(of lines: [[Point]], _ index: Int) -> Point {
    let line = lines[index / 2]
    return index % 2 == 0 ? line[0] : line[line.count - 1]
  }

  /// - Parameter turn: Which way makes the sea larger, seen outward on the screen: 1 clockwise, -1 the other way.
  private func way(from end: Point, strays: [Point], turn: Double) -> Point {
    let outward = end - middle
    let heading = outward.length > 0 ? outward : Point(0, -1)
    var best: (misses: Int, target: Point)?
    for count in strays.isEmpty ? Self.bothWays : Array(0...Self.steps) {
      let heading = Self.turned(heading, by: count, turn: turn)
      let target = border(from: end, heading: heading)
      if isChecked, isBlocked(Segment(end, target)) { continue }
      let misses = strays.count { heading.cross($0 - end) * turn > 0 }
      if misses == 0 { return target }
      if misses < best?.misses ?? .max { best = (misses, target) }
    }
    return best?.target ?? border(from: end, heading: heading)
  }

  /// From the least turn to the largest, by turns one way and the other.
  private static let bothWays = [0] + (1...steps).flatMap { [$0, -$0] }

  private static func turned(_ heading: Point, by count: Int, turn: Double) -> Point {
    let side = count < 0 ? -turn : turn
    return (0..<abs(count)).reduce(heading) { heading, _ in
      Point(heading.x * step.x - heading.y * step.y * side, heading.x * step.y * side + heading.y * step.x)
    }
  }

  private func isBlocked(_ way: Segment) -> Bool {
    shores.contains { shore in
      way.touches(shore.bounds)
        && shore.points.indices.dropLast().contains { way.crosses(Segment(shore.points[$0], shore.points[$0 + 1])) }
    }
  }

  /// Where a ray from inside the box leaves it, exactly on one of the sides.
  private func border(from start: Point, heading: Point) -> Point {
    let across = heading.x > 0 ? (box.maxX - start.x) / heading.x : (box.minX - start.x) / heading.x
    let down = heading.y > 0 ? (box.maxY - start.y) / heading.y : (box.minY - start.y) / heading.y
    if heading.y == 0 || (heading.x != 0 && across <= down) {
      let y = start.y + heading.y * across
      return Point(heading.x > 0 ? box.maxX : box.minX, min(max(y, box.minY), box.maxY))
    }
    let x = start.x + heading.x * down
    return Point(min(max(x, box.minX), box.maxX), heading.y > 0 ? box.maxY : box.minY)
  }
}
