import Geometry

/// Joins subpaths that share end points to long lines.
///
/// A street comes as many pieces. With round caps and joins the outline of the whole is that of its pieces, but each
/// pair of caps would count twice in the pixels it partly covers, and costs more than the join.
final class StrokeChains {
  private struct Piece {
    var points: UnsafePointer<SIMD2<Float>>
    var count: Int
    var isDone = false
  }

  private let pieces = ScratchBuffer<Piece>()
  /// For each end, numbered 2 · piece (+ 1 for the last point), the end it is joined to; else -1, or -2 if others are
  /// joined at its point.
  private let links = ScratchBuffer<Int32>()
  /// For each end another one at the same point, or -1.
  private let neighbors = ScratchBuffer<Int32>()
  /// The last end at each point, by the point's hash; -1 where there is none.
  private let table = ScratchBuffer<Int32>()

  /// Takes up the subpaths of `path`; false if there are none to join: a single one, or others than open polylines.
  func find(_ path: PathSlice) -> Bool {
    guard path.verbCount == path.pointCount, path.verbCount > 3 else { return false }
    pieces.count = 0
    var first = 0
    for i in 0..<path.verbCount {
      guard path.verbs[i] == .move else {
        if path.verbs[i] != .line { return false }
        continue
      }
      if i - first > 1 { pieces.append(Piece(points: path.points + first, count: i - first)) }
      first = i
    }
    guard first > 0 else { return false }
    if path.verbCount - first > 1 {
      pieces.append(Piece(points: path.points + first, count: path.verbCount - first))
    }
    return pieces.count > 1 && link()
  }

  /// Joins ends at the same point in pairs, those that go on most straightly first; false if there is no pair.
  private func link() -> Bool {
    var size = 16
    while size < pieces.count * 4 { size *= 2 }
    table.fill(-1, count: size)
    links.fill(-1, count: pieces.count * 2)
    neighbors.fill(-1, count: pieces.count * 2)
    for piece in 0..<pieces.count where point(2 * piece) != point(2 * piece + 1) {
      for end in [2 * piece, 2 * piece + 1] {
        let slot = slot(of: point(end), size: size)
        neighbors.pointer[end] = table[slot]
        table.pointer[slot] = Int32(end)
      }
    }
    var isLinked = false
    for slot in 0..<size where table[slot] >= 0 && neighbors[Int(table[slot])] >= 0 {
      var isCrossing = false
      while let (a, b) = straightestPair(from: Int(table[slot])) {
        links.pointer[a] = Int32(b)
        links.pointer[b] = Int32(a)
        isCrossing = true
      }
      guard isCrossing else { continue }
      isLinked = true
      var end = Int(table[slot])
      while end >= 0 {
        if links[end] < 0 { links.pointer[end] = -2 }
        end = Int(neighbors[end])
      }
    }
    return isLinked
  }

  /// More ends at one point than any crossing has are left as they are.
  private static var largestCrossing: Int { 16 }

  private func straightestPair(from first: Int) -> (Int, Int)? {
    var best: (Int, Int)?
    var straightest = Float.infinity
    var a = first
    for i in 0..<Self.largestCrossing where a >= 0 {
      var b = Int(neighbors[a])
      for _ in i..<Self.largestCrossing where b >= 0 {
        if links[a] < 0 && links[b] < 0 && a / 2 != b / 2 {
          let (p, q) = (direction(a), direction(b))
          let bend = p.x * q.x + p.y * q.y
          if best == nil || bend < straightest { (best, straightest) = ((a, b), bend) }
        }
        b = Int(neighbors[b])
      }
      a = Int(neighbors[a])
    }
    return best
  }

  /// The unit vector from an end into its piece.
  private func direction(_ end: Int) -> SIMD2<Float> {
    let piece = pieces[end / 2]
    let inner = piece.points[end & 1 == 0 ? 1 : piece.count - 2] - point(end)
    let length = (inner.x * inner.x + inner.y * inner.y).squareRoot()
    return length > 0 ? inner / length : inner
  }

  private func point(_ end: Int) -> SIMD2<Float> {
    let piece = pieces[end / 2]
    return piece.points[end & 1 == 0 ? 0 : piece.count - 1]
  }

  /// Where the ends at a point are noted, or will be.
  private func slot(of point: SIMD2<Float>, size: Int) -> Int {
    // Adding zero makes one zero of both.
    let bits = unsafeBitCast(point + 0, to: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: bits &>> 32) & (size - 1)
    while table[slot] >= 0 && self.point(Int(table[slot])) != point { slot = (slot + 1) & (size - 1) }
    return slot
  }

  /// What a chain is like. At a bare end other chains go on, whose join covers the place of a cap.
  struct Ends {
    var isClosed = false
    var hasBareStart = false
    var hasBareEnd = false
  }

  /// Calls `append` with the points of each chain in turn and `finish` at its end.
  func forEach(append: (SIMD2<Float>) -> Void, finish: (Ends) -> Void) {
    for end in 0..<pieces.count * 2 where links[end] < 0 && !pieces[end / 2].isDone {
      let last = walk(from: end, append)
      finish(Ends(hasBareStart: links[end] == -2, hasBareEnd: links[last] == -2))
    }
    // What is left runs in rings.
    for piece in 0..<pieces.count where !pieces[piece].isDone {
      _ = walk(from: 2 * piece, append)
      finish(Ends(isClosed: true))
    }
  }

  /// Returns the end that was reached.
  private func walk(from first: Int, _ append: (SIMD2<Float>) -> Void) -> Int {
    var end = first
    var last = first
    while end >= 0 && !pieces[end / 2].isDone {
      let piece = pieces[end / 2]
      pieces.pointer[end / 2].isDone = true
      for i in 0..<piece.count { append(piece.points[end & 1 == 0 ? i : piece.count - 1 - i]) }
      last = end ^ 1
      end = Int(links[last])
    }
    return last
  }
}
