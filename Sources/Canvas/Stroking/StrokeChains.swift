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
  /// For each end, numbered 2 · piece (+ 1 for the last point), the end it is joined to, or -1.
  private let links = ScratchBuffer<Int32>()
  /// Ends by their point's hash; -1 where there is none.
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

  /// Joins each end to a free one at the same point; false if there is no pair.
  private func link() -> Bool {
    var size = 16
    while size < pieces.count * 4 { size *= 2 }
    table.fill(-1, count: size)
    links.fill(-1, count: pieces.count * 2)
    var isLinked = false
    for piece in 0..<pieces.count where point(2 * piece) != point(2 * piece + 1) {
      for end in [2 * piece, 2 * piece + 1] {
        let slot = slot(of: point(end), size: size)
        let other = Int(table[slot])
        if other < 0 || links[other] >= 0 {
          table.pointer[slot] = Int32(end)
        } else if other / 2 != piece {
          links.pointer[other] = Int32(end)
          links.pointer[end] = Int32(other)
          isLinked = true
        }
      }
    }
    return isLinked
  }

  private func point(_ end: Int) -> SIMD2<Float> {
    let piece = pieces[end / 2]
    return piece.points[end & 1 == 0 ? 0 : piece.count - 1]
  }

  /// Where the first end at a point is noted, or will be.
  private func slot(of point: SIMD2<Float>, size: Int) -> Int {
    // Adding zero makes one zero of both.
    let bits = unsafeBitCast(point + 0, to: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: bits &>> 32) & (size - 1)
    while table[slot] >= 0 && self.point(Int(table[slot])) != point { slot = (slot + 1) & (size - 1) }
    return slot
  }

  /// Calls `append` with the points of each chain in turn and `finish` at its end.
  func forEach(append: (SIMD2<Float>) -> Void, finish: (_ isClosed: Bool) -> Void) {
    for end in 0..<pieces.count * 2 where links[end] < 0 && !pieces[end / 2].isDone {
      walk(from: end, append)
      finish(false)
    }
    // What is left runs in rings.
    for piece in 0..<pieces.count where !pieces[piece].isDone {
      walk(from: 2 * piece, append)
      finish(true)
    }
  }

  private func walk(from first: Int, _ append: (SIMD2<Float>) -> Void) {
    var end = first
    while end >= 0 && !pieces[end / 2].isDone {
      let piece = pieces[end / 2]
      pieces.pointer[end / 2].isDone = true
      for i in 0..<piece.count { append(piece.points[end & 1 == 0 ? i : piece.count - 1 - i]) }
      end = Int(links[end ^ 1])
    }
  }
}
