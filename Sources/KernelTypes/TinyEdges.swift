/// How edges within one pixel round what they leave to the right of them.
///
/// Alone, each to the nearest 256th. But a curve may come as hundreds of edges per pixel, all rounded the same way; so
/// short ones pass their rounding error on to the next.
public enum TinyEdges {
  /// 256ths of a pixel's height below which edges pass their rounding error on.
  @inlinable public static var limit: Int32 { 16 }
  /// What the first edge takes over.
  @inlinable public static var half: Int32 { 256 }

  /// - Parameters:
  ///   - height: the edge's, 0 or more 256ths.
  ///   - sides: the sum of the distances of both ends from the pixel's left side in 256ths.
  @inlinable @inline(__always)
  /// What an edge leaves to the right of it, in 256ths of a pixel; `remainder` is handed on to the next edge.
  public static func share(_ height: Int32, _ sides: Int32, _ remainder: inout Int32) -> Int32 {
    let area = height &* sides
    if height >= limit { return (area &+ half) &>> 9 }
    let sum = area &+ remainder
    remainder = sum & 511
    return sum &>> 9
  }
}
