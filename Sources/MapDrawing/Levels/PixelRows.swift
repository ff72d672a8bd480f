import Geometry

/// Whole pixels, row by row: an area without soft edges, so that what is drawn again inside it leaves no trace along its
/// border.
struct PixelRows {
  /// Ordered and apart from each other.
  private var spans: [Int: [Range<Int>]] = [:]
  private let width, height: Int

  /// - Parameters:
  ///   - rings: in device pixels, all turned the same way; a pixel belongs to them where its middle does.
  ///   - width: the frame's.
  ///   - height: the frame's.
  init(_ rings: [[Point]], width: Int, height: Int) {
    self.width = width
    self.height = height
    var rows: [Int: [(x: Double, turn: Int)]] = [:]
    for ring in rings where ring.allSatisfy(\.isFinite) {
      for (from, to) in zip(ring, ring.dropFirst() + ring.prefix(1)) where from.y != to.y {
        let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        let first = Int(min(max((upper.y - 0.5).rounded(.up), 0), Double(height)))
        let end = Int(min(max((lower.y - 0.5).rounded(.up), 0), Double(height)))
        for row in first..<max(end, first) {
          let share = (Double(row) + 0.5 - upper.y) / (lower.y - upper.y)
          rows[row, default: []].append((upper.x + (lower.x - upper.x) * share, from.y < to.y ? 1 : -1))
        }
      }
    }
    spans = rows.mapValues { crossings in
      var (turns, start) = (0, 0.0)
      var result: [Range<Int>] = []
      for crossing in crossings.sorted(by: { ($0.x, $0.turn) < ($1.x, $1.turn) }) {
        if turns == 0 { start = crossing.x }
        turns += crossing.turn
        let (low, high) = (pixel(start), pixel(crossing.x))
        if turns == 0, low < high { result.append(low..<high) }
      }
      return result
    }
  }

  /// The first pixel whose middle is not to the left of a place.
  private func pixel(_ x: Double) -> Int { Int(min(max((x - 0.5).rounded(.up), 0), Double(width))) }

  private init(_ spans: [Int: [Range<Int>]], width: Int, height: Int) {
    (self.spans, self.width, self.height) = (spans, width, height)
  }

  var isEmpty: Bool { spans.allSatisfy(\.value.isEmpty) }

  /// The same with all neighbouring pixels: those that a soft edge reaches.
  var grown: PixelRows {
    var result: [Int: [Range<Int>]] = [:]
    for row in Set(spans.keys.flatMap { $0 - 1...$0 + 1 }) where row >= 0 && row < height {
      let near = (row - 1...row + 1).flatMap { spans[$0] ?? [] }
      var joined: [Range<Int>] = []
      for span in near.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let wide = max(span.lowerBound - 1, 0)..<min(span.upperBound + 1, width)
        if let last = joined.last, last.upperBound >= wide.lowerBound {
          joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, wide.upperBound)
        } else {
          joined.append(wide)
        }
      }
      result[row] = joined
    }
    return PixelRows(result, width: width, height: height)
  }

  func intersection(_ other: PixelRows) -> PixelRows {
    var result: [Int: [Range<Int>]] = [:]
    for (row, mine) in spans {
      guard let others = other.spans[row] else { continue }
      result[row] = mine.flatMap { a in others.map { a.clamped(to: $0) }.filter { !$0.isEmpty } }
    }
    return PixelRows(result, width: width, height: height)
  }

  /// As rectangles with corners between pixels.
  var path: Path {
    var path = Path()
    for (row, spans) in spans.sorted(by: { $0.key < $1.key }) {
      for span in spans {
        let box = Rect(
          minX: Double(span.lowerBound), minY: Double(row), maxX: Double(span.upperBound), maxY: Double(row + 1))
        path.addPolyline(box.corners, closed: true)
      }
    }
    return path
  }
}
