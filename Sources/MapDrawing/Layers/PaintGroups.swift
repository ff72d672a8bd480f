import Geometry
import Pixels

/// How features are painted: those with equal keys share one path, so that no seam shows where they meet.
protocol PaintKey: Hashable {
  var color: Color { get }
}

/// Paths by paint in drawing order.
///
/// A feature joins an earlier path of its paint unless something of another colour that was drawn in between overlaps
/// it; then it starts a new path, so the order of overlapping features is never changed.
struct PaintGroups<Key: PaintKey> {
  struct Group {
    var key: Key
    var path = Path()
    fileprivate var union = Rect.null
    fileprivate var boxes: [Rect] = []

    /// Beyond so many boxes only their union is asked: it may split a path needlessly, never wrongly.
    private static var mostBoxes: Int { 96 }

    fileprivate func mayOverlap(_ bounds: Rect) -> Bool {
      guard union.touches(bounds) else { return false }
      return boxes.count >= Group.mostBoxes || boxes.contains { $0.touches(bounds) }
    }

    fileprivate mutating func cover(_ bounds: Rect) {
      union = union.union(bounds)
      if boxes.count < Group.mostBoxes { boxes.append(bounds) }
    }
  }

  private(set) var groups: [Group] = []
  private var latest: [Key: Int] = [:]

  /// Appends to the path of `key`; `bounds` holds everything that will be covered.
  mutating func add(_ key: Key, bounds: Rect, _ append: (inout Path) -> Void) {
    let index: Int
    if let known = latest[key], !isCovered(bounds, after: known) {
      index = known
    } else {
      index = groups.count
      groups.append(Group(key: key))
      latest[key] = index
    }
    append(&groups[index].path)
    groups[index].cover(bounds)
  }

  private func isCovered(_ bounds: Rect, after index: Int) -> Bool {
    let color = groups[index].key.color
    return groups[(index + 1)...].contains { later in
      !(later.key.color == color && color.alpha >= 1) && later.mayOverlap(bounds)
    }
  }
}
