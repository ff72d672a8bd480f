import Geometry

/// Finds what fills the small gaps that surfaces enclose: rows of the plane are looked at one by one, from a place in the
/// gap on. Most places lie in no gap or in the open, which one row tells.
struct SmallGaps {
  /// A stretch of a row that no surface covers.
  private typealias Gap = (from: Double, to: Double)

  private let store: RingStore
  private let grid: EdgeGrid
  /// In square metres.
  private let limit: Double

  /// Metres between two rows.
  private static let rowHeight = 0.1
  /// A wider gap is no small one.
  private static let widest = 8.0
  /// How far what fills a gap reaches under the surfaces around it.
  private static let overlap = 0.1

  /// - Parameter limit: larger gaps, in square metres, stay.
  init(_ store: RingStore, limit: Double) {
    self.store = store
    self.limit = limit
    let bounds = store.rings.reduce(Rect.null) { $0.union($1.bounds) }
    var grid = EdgeGrid(bounds: bounds)
    grid.fill { grid, put in
      for (index, ring) in store.rings.enumerated() { grid.walk(ring.bounds) { put($0, Int32(index)) } }
    }
    self.grid = grid
  }

  /// Rings that fill the gap around a place; none where a surface is, and none for a gap that is not small.
  func filling(around place: Point) -> [[Point]] {
    let row = Int((place.y / Self.rowHeight).rounded(.down))
    guard let first = gaps(of: row, near: place.x, place.x), let start = first.first else { return [] }
    var found = [row: [start]]
    var open = [(row: row, gap: start)]
    var area = 0.0
    while let (row, gap) = open.popLast() {
      area += (gap.to - gap.from) * Self.rowHeight
      guard area < limit else { return [] }
      for next in [row - 1, row + 1] {
        guard let gaps = gaps(of: next, near: gap.from, gap.to) else { return [] }
        for gap in gaps where found[next]?.contains(where: { $0.from == gap.from }) != true {
          found[next, default: []].append(gap)
          open.append((next, gap))
        }
      }
    }
    return found.keys.sorted().flatMap { row in (found[row] ?? []).map { ring(row, $0) } }
  }

  private func ring(_ row: Int, _ gap: Gap) -> [Point] {
    let (low, high) = (Double(row) * Self.rowHeight - Self.overlap, Double(row + 1) * Self.rowHeight + Self.overlap)
    let (from, to) = (gap.from - Self.overlap, gap.to + Self.overlap)
    return [Point(from, low), Point(to, low), Point(to, high), Point(from, high)]
  }

  private func rings(near box: Rect) -> [Int32] {
    var found: [Int32] = []
    grid.walk(box) { found += grid.items(in: $0) }
    found.sort()
    var last: Int32 = -1
    return found.filter { index in
      defer { last = index }
      return index != last
    }
  }

  /// The gaps of a row that touch a stretch of it; `nil` where one of them is wide or reaches out of all surfaces.
  private func gaps(of row: Int, near from: Double, _ to: Double) -> [Gap]? {
    let y = (Double(row) + 0.5) * Self.rowHeight
    var steps: [(x: Double, turn: Int)] = []
    for index in rings(near: Rect(minX: from - Self.widest / 2, minY: y, maxX: to + Self.widest / 2, maxY: y)) {
      let ring = store.rings[Int(index)]
      guard y > ring.bounds.minY, y < ring.bounds.maxY else { continue }
      guard var previous = store.points[ring.points].last else { continue }
      for point in store.points[ring.points] {
        let (a, b) = (Point(previous), Point(point))
        previous = point
        guard (a.y > y) != (b.y > y) else { continue }
        // On a border that runs up a counter-clockwise ring ends.
        steps.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), b.y > a.y ? -1 : 1))
      }
    }
    steps.sort { ($0.x, -$0.turn) < ($1.x, -$1.turn) }
    var gaps: [Gap] = []
    var covers = 0
    var end = -Double.infinity
    for step in steps {
      if covers == 0, end < to, step.x > from {
        guard step.x - end < Self.widest else { return nil }
        if step.x > end { gaps.append((end, step.x)) }
      }
      covers += step.turn
      end = step.x
    }
    // Beyond the last surface.
    return covers == 0 && end < to ? nil : gaps
  }
}
