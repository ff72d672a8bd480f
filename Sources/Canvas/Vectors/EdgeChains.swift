import Geometry

/// Joins loose directed edges to closed outlines.
///
/// Every point is left as often as it is reached, so that following edges from any start leads back to it.
struct EdgeChains {
  private var starts: [Point] = []
  private var ends: [Point] = []
  /// The edges that leave a point, by its coordinates' bits.
  private var leaving: [SIMD2<UInt64>: [Int]] = [:]

  mutating func add(_ start: Point, _ end: Point) {
    guard start != end else { return }
    leaving[Self.key(start), default: []].append(starts.count)
    starts.append(start)
    ends.append(end)
  }

  private static func key(_ p: Point) -> SIMD2<UInt64> {
    // Zero has two signs.
    SIMD2((p.x + 0).bitPattern, (p.y + 0).bitPattern)
  }

  /// The outlines, each closed.
  var path: Path {
    var left = leaving
    var used = [Bool](repeating: false, count: starts.count)
    var path = Path()
    for first in starts.indices where !used[first] {
      var edge = first
      path.move(to: starts[first])
      while !used[edge] {
        used[edge] = true
        path.line(to: ends[edge])
        let key = Self.key(ends[edge])
        while let candidate = left[key]?.last, used[candidate] { left[key]?.removeLast() }
        guard let next = left[key]?.last else { break }
        edge = next
      }
      path.close()
    }
    return path
  }
}
