import Geometry

/// What a picture is cut to: an element with a margin, narrower where it would cut through other elements.
struct CropMargins {
  private(set) var cut: Rect

  /// A narrower margin would look like none: rather cut through something.
  private static let least = 4.0
  /// What is no farther away is a part of the same card, and comes along.
  private static let touch = 0.5

  /// - Parameters:
  ///   - shown: what is shown.
  ///   - margin: on every side; above and below, left and right are narrowed alike.
  ///   - others: what should be whole or not be seen; what holds the box or lies in it counts for nothing.
  init(around shown: Rect, asked margin: Double, others: [Rect]) {
    var box = shown
    for other in others where Self.touches(other, shown) { box = box.union(other) }
    var (across, down) = (margin, margin)
    func cut() -> Rect {
      Rect(minX: box.minX - across, minY: box.minY - down, maxX: box.maxX + across, maxY: box.maxY + down)
    }
    // The nearest first: a margin that leaves it out often leaves out the others.
    let gaps = others.filter { !$0.isEmpty && !$0.intersects(box) }.map { other in
      (
        other: other, across: max(other.minX - box.maxX, box.minX - other.maxX),
        down: max(other.minY - box.maxY, box.minY - other.maxY)
      )
    }
    for gap in gaps.sorted(by: { max($0.across, $0.down) < max($1.across, $1.down) })
    where cut().intersects(gap.other) && !cut().contains(gap.other) {
      if gap.down >= gap.across, gap.down >= Self.least {
        down = min(down, gap.down.rounded(.down))
      } else if gap.across >= Self.least {
        across = min(across, gap.across.rounded(.down))
      }
    }
    self.cut = cut()
  }

  /// Whether two stand edge to edge, one no wider than the other.
  private static func touches(_ other: Rect, _ box: Rect) -> Bool {
    let isAligned = abs(other.minX - box.minX) <= touch && abs(other.maxX - box.maxX) <= touch
    let gap = max(other.minY - box.maxY, box.minY - other.maxY)
    return !other.isEmpty && isAligned && abs(gap) <= touch
  }
}
