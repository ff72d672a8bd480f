import Geometry

/// Where faces adjoin in the picture.
///
/// Source-over lets a(1 − a) of the ground through a joint that passes through a pixel. So the face that is painted
/// first is continued under its neighbour: what the neighbour leaves free is then its own, as if both parts added up.
struct FaceJoints {
  /// How far a face is continued, pixels: through all pixels that a level or upright joint passes through.
  private static let largestReach = 1.0
  /// The largest gap between edges that still are one joint, pixels.
  private static let tolerance = 0.05
  /// Pairs of edges that are looked at, at most; joints beyond them are not covered.
  private static let largestComparisonCount = 50_000_000

  private struct Side {
    var face: Int
    var start, end: Point
    var low, high: Point
  }

  /// What each face is continued by: quadrilaterals that turn like `FaceShape.edges`.
  private(set) var continuations: [[[Point]]]

  /// - Parameter shapes: in painting order.
  init(_ shapes: [FaceShape]) {
    continuations = Array(repeating: [], count: shapes.count)
    var sides: [Side] = []
    for (face, shape) in shapes.enumerated() {
      for edge in shape.edges {
        let (a, b) = (edge.start, edge.end)
        let (low, high) = (Point(min(a.x, b.x), min(a.y, b.y)), Point(max(a.x, b.x), max(a.y, b.y)))
        sides.append(Side(face: face, start: a, end: b, low: low, high: high))
      }
    }
    let fromLeft = sides.indices.sorted {
      sides[$0].low.x != sides[$1].low.x ? sides[$0].low.x < sides[$1].low.x : $0 < $1
    }
    var comparisonsLeft = Self.largestComparisonCount
    for (place, index) in fromLeft.enumerated() {
      let a = sides[index]
      for other in fromLeft[(place + 1)...] {
        let b = sides[other]
        guard b.low.x <= a.high.x + Self.tolerance else { break }
        guard comparisonsLeft > 0 else { return }
        comparisonsLeft -= 1
        guard a.face != b.face, b.low.y <= a.high.y + Self.tolerance, a.low.y <= b.high.y + Self.tolerance,
          let joint = Self.common(a, b)
        else { continue }
        let (back, front) = (min(a.face, b.face), max(a.face, b.face))
        continuations[back].append(Self.strip(along: a.face == front ? joint : joint.reversed, of: shapes[front]))
      }
    }
  }

  /// The stretch of `a` along which `b` runs against it, which means: with their faces on either side.
  private static func common(_ a: Side, _ b: Side) -> FaceShape.Edge? {
    let length = (a.end - a.start).length
    guard length > 0 else { return nil }
    let direction = (a.end - a.start) / length
    // Places along a and distances from it.
    let (first, last) = (b.end - a.start, b.start - a.start)
    let (from, to) = (first.dot(direction), last.dot(direction))
    guard from < to else { return nil }
    let (begin, end) = (max(from, 0), min(to, length))
    guard end - begin > tolerance else { return nil }
    let (offset, slope) = (direction.cross(first), direction.cross(last - first) / (to - from))
    guard abs(offset + slope * (begin - from)) <= tolerance, abs(offset + slope * (end - from)) <= tolerance else {
      return nil
    }
    return FaceShape.Edge(start: begin == 0 ? a.start : b.end, end: end == length ? a.end : b.start)
  }

  /// The border of a face, half way into it where it is thin, so that nothing shows on its other side.
  private static func strip(along joint: FaceShape.Edge, of face: FaceShape) -> [Point] {
    let inward = (joint.end - joint.start).normalized.perpendicular
    let thickness = face.edges.reduce(0) { max($0, ($1.start - joint.start).dot(inward)) }
    let reach = inward * min(largestReach, thickness / 2)
    return [joint.start, joint.end, joint.end + reach, joint.start + reach]
  }
}
