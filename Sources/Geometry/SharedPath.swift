/// An outline that many drawings share, known by identity, so that what is computed of it once can be kept.
public final class SharedPath: Sendable {
  /// The outline.
  public let path: Path
  /// The corners of the box around all points, control points included; `nil` for a path without points or with one
  /// that is not finite.
  public let corners: (low: SIMD2<Float>, high: SIMD2<Float>)?

  /// Shares an outline, so that equal ones are known by identity.
  public init(_ path: Path) {
    self.path = path
    var low = SIMD2<Float>(repeating: .infinity)
    var high = -low
    for point in path.points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let isFinite = path.points.allSatisfy { ($0 * 0) == SIMD2() }
    corners = isFinite && !path.points.isEmpty ? (low, high) : nil
  }
}

/// A shared outline scaled, then moved: a glyph where it stands.
public struct PlacedPath: Sendable {
  /// The outline, shared with equal ones.
  public var shape: SharedPath
  /// More than 0.
  public var scale: Float
  /// Where the outline's origin goes.
  public var origin: SIMD2<Float>

  /// An outline scaled, then moved to `origin`.
  public init(_ shape: SharedPath, scale: Float, origin: SIMD2<Float>) {
    self.shape = shape
    self.scale = scale
    self.origin = origin
  }
}
