import Geometry

/// The pixels whose centres lie in an area of straight-sided rings: no soft edges.
enum CentreCoverage {
  static func forEach(
    _ rings: [[Point]], _ rule: AreaCoverage.Rule, isClockwise: Bool, rows: Range<Int>, mask: TileMask,
    _ body: (Int, Int) -> Void
  ) {
    for row in rows {
      let y = Double(row) + 0.5
      let inside = mask.columns(row)
      guard !inside.isEmpty else { continue }
      var crossings: [(x: Double, turn: Int)] = []
      for ring in rings {
        guard var previous = ring.last else { continue }
        for point in ring {
          let (a, b) = (previous, point)
          previous = point
          guard (a.y <= y) != (b.y <= y) else { continue }
          crossings.append((a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y), a.y < b.y ? -1 : 1))
        }
      }
      crossings.sort { $0.x < $1.x }
      var turns = 0
      for index in crossings.indices.dropLast() {
        turns += crossings[index].turn
        let isInside =
          switch rule {
          case .evenOdd: turns % 2 != 0
          case .winding: isClockwise ? turns > 0 : turns < 0
          }
        guard isInside else { continue }
        let start = max(Int(max(crossings[index].x - 0.5, -1).rounded(.up)), inside.lowerBound)
        let end = min(
          Int(min(crossings[index + 1].x - 0.5, Double(inside.upperBound)).rounded(.up)), inside.upperBound)
        for x in start..<max(start, end) { body(x, row) }
      }
    }
  }
}
