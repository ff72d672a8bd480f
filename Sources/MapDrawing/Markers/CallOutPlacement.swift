import Geometry

/// Finds places for call-outs: along the free part of their route, with a corner such that the box covers neither the
/// chosen route, nor their own, nor the position, nor another call-out, nor the interface.
struct CallOutPlacement {
  /// The frame less what call-outs must not touch, in device pixels.
  var free: Rect
  /// Boxes that are taken, in device pixels.
  var taken: [Rect]
  /// Lines that boxes keep off, and how far off their middle, in device pixels.
  var lines: [(line: Polyline, reach: Double)] = []
  var scale: Double

  /// The anchor and box of the first place with room along `line` (device pixels); `nil` when there is none.
  mutating func place(_ bubble: CallOutBubble, along line: Polyline) -> (anchor: Point, box: Rect)? {
    guard line.length > 0 else { return nil }
    // From the middle outwards.
    for attempt in 0..<25 {
      let share = 0.5 + Double((attempt + 1) / 2) * 0.04 * (attempt % 2 == 0 ? 1 : -1)
      guard let anchor = line.place(at: share * line.length)?.point, free.contains(anchor) else { continue }
      for corner in [Point(1, 1), Point(-1, 1), Point(1, -1), Point(-1, -1)] {
        let box = bubble.box(pointingAt: anchor, corner: corner)
        var whole = box
        whole.formUnion(anchor)
        guard free.contains(whole), !taken.contains(where: { $0.intersects(whole) }), !coversLine(box) else {
          continue
        }
        taken.append(box.inset(by: -8 * scale))
        return (anchor, box)
      }
    }
    return nil
  }

  private func coversLine(_ box: Rect) -> Bool {
    lines.contains { $0.line.touches(box.inset(by: -$0.reach)) }
  }
}
