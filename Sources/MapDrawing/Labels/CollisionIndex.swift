import Geometry

/// The parts of the frame that are taken, as boxes in device pixels, found by cells of a grid.
struct CollisionIndex {
  private let frame: Rect
  private let cell: Double
  private let columns, rows: Int
  private var cells: [[Rect]]

  init(frame: Rect, cell: Double) {
    self.frame = frame
    self.cell = max(cell, 1)
    columns = max(1, Int(min(frame.width / self.cell, 1024)) + 1)
    rows = max(1, Int(min(frame.height / self.cell, 1024)) + 1)
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Whether a box lies wholly in the frame.
  func isWhole(_ box: Rect) -> Bool { frame.contains(box) }

  func isFree(_ box: Rect) -> Bool {
    guard let (xs, ys) = range(box) else { return true }
    for y in ys {
      for x in xs where cells[y * columns + x].contains(where: { $0.intersects(box) }) { return false }
    }
    return true
  }

  mutating func insert(_ box: Rect) {
    guard let (xs, ys) = range(box) else { return }
    for y in ys { for x in xs { cells[y * columns + x].append(box) } }
  }

  /// The cells that a box touches; `nil` when it lies outside the frame or is no box.
  private func range(_ box: Rect) -> (ClosedRange<Int>, ClosedRange<Int>)? {
    guard box.intersects(frame) else { return nil }
    func index(_ value: Double, _ count: Int) -> Int { Int(min(max(value / cell, 0), Double(count - 1))) }
    return (
      index(box.minX - frame.minX, columns)...index(box.maxX - frame.minX, columns),
      index(box.minY - frame.minY, rows)...index(box.maxY - frame.minY, rows)
    )
  }
}
