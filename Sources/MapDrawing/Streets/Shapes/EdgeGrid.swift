import Geometry

/// Which things lie in each square of a grid over a part of the plane.
struct EdgeGrid {
  static let cell = 12.0

  private let bounds: Rect
  private var origin: Point { bounds.origin }
  let columns, rows: Int
  private(set) var starts: [Int32] = []
  private(set) var items: [Int32] = []

  /// - Parameter bounds: what lies outside counts to the squares at the border.
  init(bounds: Rect) {
    self.bounds = bounds
    columns = Self.count(bounds.width)
    rows = Self.count(bounds.height)
    starts = Array(repeating: 0, count: columns * rows + 1)
  }

  private static func count(_ length: Double) -> Int { length.isFinite ? max(1, Int(min(length / cell, 1000)) + 1) : 1 }

  var squares: Range<Int> { 0..<(columns * rows) }
  func items(in square: Int) -> ArraySlice<Int32> { items[Int(starts[square])..<Int(starts[square + 1])] }

  /// - Parameter each: calls its argument with a square and an item; it is called twice and must do the same.
  mutating func fill(_ each: (EdgeGrid, (Int, Int32) -> Void) -> Void) {
    let grid = self
    var counts = Array(repeating: Int32(0), count: columns * rows + 1)
    each(grid) { square, _ in counts[square + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    starts = counts
    var filled = Array(repeating: Int32(0), count: Int(counts[counts.count - 1]))
    each(grid) { square, item in
      filled[Int(counts[square])] = item
      counts[square] += 1
    }
    items = filled
  }

  private func column(_ x: Double) -> Int { Int(min(max((x - origin.x) / Self.cell, 0), Double(columns - 1))) }
  private func row(_ y: Double) -> Int { Int(min(max((y - origin.y) / Self.cell, 0), Double(rows - 1))) }

  func square(of point: Point) -> Int { row(point.y) * columns + column(point.x) }

  /// Where what counts to a square lies.
  func rect(of square: Int) -> Rect {
    let (column, row) = (square % columns, square / columns)
    let (x, y) = (origin.x + Double(column) * Self.cell, origin.y + Double(row) * Self.cell)
    return Rect(
      minX: x, minY: y, maxX: column + 1 < columns ? x + Self.cell : max(x + Self.cell, bounds.maxX),
      maxY: row + 1 < rows ? y + Self.cell : max(y + Self.cell, bounds.maxY))
  }

  /// The squares that a box touches.
  func walk(_ box: Rect, _ body: (Int) -> Void) {
    for row in row(box.minY)...row(box.maxY) {
      for column in column(box.minX)...column(box.maxX) { body(row * columns + column) }
    }
  }

  /// The squares that a segment runs through.
  func walk(_ a: Point, _ b: Point, _ body: (Int) -> Void) {
    let (low, high) = a.y <= b.y ? (a, b) : (b, a)
    let (first, last) = (row(low.y), row(high.y))
    let (west, east) = (column(min(a.x, b.x)), column(max(a.x, b.x)))
    if west == east || first == last {
      for row in first...last {
        for column in west...east { body(row * columns + column) }
      }
      return
    }
    let slope = (high.x - low.x) / (high.y - low.y)
    for row in first...last {
      let from = row == first ? low.y : max(low.y, origin.y + Double(row) * Self.cell)
      let to = row == last ? high.y : min(high.y, origin.y + Double(row + 1) * Self.cell)
      let (p, q) = (low.x + (from - low.y) * slope, low.x + (to - low.y) * slope)
      for column in column(min(p, q) - 1e-6)...column(max(p, q) + 1e-6) { body(row * columns + column) }
    }
  }
}
