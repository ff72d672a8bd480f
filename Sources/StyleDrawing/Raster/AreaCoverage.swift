import Geometry

/// How much of each pixel an area covers, exactly: rings of straight sides on the screen.
///
/// Each side adds the signed area between itself and the right end of its rows; sums along the rows are the coverage.
struct AreaCoverage {
  /// Which of what the rings enclose is covered.
  enum Rule: Sendable {
    /// What is enclosed in the direction of the first ring.
    case winding
    /// What is enclosed an odd number of times.
    case evenOdd
  }

  private var cells: [Float] = []
  private var columns = 0..<0
  private var rows = 0..<0

  /// Adds rings in device pixels, of which the given rows and columns are wanted.
  mutating func begin(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(0, count: rows.count * (columns.count + 2)))
  }

  mutating func add(_ start: Point, _ end: Point) {
    guard start.y != end.y else { return }
    let direction: Double = start.y < end.y ? 1 : -1
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let first = max(Int(max(top.y, Double(rows.lowerBound))), rows.lowerBound)
    let last = min(Int(min(bottom.y, Double(rows.upperBound)).rounded(.up)), rows.upperBound)
    guard first < last else { return }
    let left = Double(columns.lowerBound)
    let wide = Double(columns.count)
    let stride = columns.count + 2
    for row in first..<last {
      let y0 = max(top.y, Double(row))
      let y1 = min(bottom.y, Double(row + 1))
      guard y1 > y0 else { continue }
      let x0 = top.x + (y0 - top.y) * slope - left
      let x1 = top.x + (y1 - top.y) * slope - left
      addPart(min(x0, x1), max(x0, x1), (y1 - y0) * direction, (row - rows.lowerBound) * stride, wide)
    }
  }

  /// A piece of a side within one row, from column `low` to `high`.
  private mutating func addPart(_ low: Double, _ high: Double, _ height: Double, _ base: Int, _ wide: Double) {
    if high <= 0 {
      cells[base] += Float(height)
      return
    }
    guard low < wide else { return }
    if low < 0 || high > wide {
      // What lies beyond the columns: to the left it counts whole, to the right not at all.
      let length = high - low
      let before = max(0, -low) / length
      if before > 0 { cells[base] += Float(height * before) }
      let (from, to) = (max(low, 0), min(high, wide))
      addPart(from, to, height * (to - from) / length, base, wide)
      return
    }
    let firstColumn = Int(low)
    let lastColumn = Int(high)
    if firstColumn == lastColumn {
      let middle = (low + high) / 2 - Double(firstColumn)
      cells[base + firstColumn] += Float(height * (1 - middle))
      cells[base + firstColumn + 1] += Float(height * middle)
      return
    }
    let perColumn = height / (high - low)
    for column in firstColumn...lastColumn {
      let from = max(low, Double(column))
      let to = min(high, Double(column + 1))
      guard to > from else { continue }
      let part = perColumn * (to - from)
      let middle = (from + to) / 2 - Double(column)
      cells[base + column] += Float(part * (1 - middle))
      cells[base + column + 1] += Float(part * middle)
    }
  }

  /// Calls `body` with each pixel that is covered and by how much.
  @inline(__always) func forEach(
    _ rule: Rule, isClockwise: Bool, mask: TileMask, _ body: (Int, Int, Float) -> Void
  ) {
    let stride = columns.count + 2
    // A side that runs down closes what lies to its right: clockwise rings sum up to less than nothing.
    let sign: Float = isClockwise ? -1 : 1
    for row in rows {
      let inside = mask.columns(row).clamped(to: columns)
      guard !inside.isEmpty else { continue }
      let base = (row - rows.lowerBound) * stride
      var sum: Float = 0
      for column in columns.lowerBound..<inside.upperBound {
        sum += cells[base + column - columns.lowerBound]
        guard column >= inside.lowerBound else { continue }
        let covered: Float
        switch rule {
        case .winding: covered = min(max(sum * sign, 0), 1)
        case .evenOdd:
          let turns = abs(sum).truncatingRemainder(dividingBy: 2)
          covered = turns <= 1 ? turns : 2 - turns
        }
        if covered > 1e-4 { body(column, row, covered) }
      }
    }
  }
}
