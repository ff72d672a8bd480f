/// A plane-to-plane perspective map: (x, y, 1) times a 3 × 3 matrix, then division by the third coordinate.
///
/// `m[row][column]` acts on column vectors. Points with `w(_:) ≤ 0` lie behind the eye and have no image.
public struct ProjectiveTransform: Sendable, Hashable {
  /// The matrix by row and column; a point is divided by its third coordinate.
  public var m00, m01, m02, m10, m11, m12, m20, m21, m22: Double

  /// A transform by the nine numbers of its matrix, row by row.
  @inlinable public init(
    _ m00: Double, _ m01: Double, _ m02: Double, _ m10: Double, _ m11: Double, _ m12: Double, _ m20: Double,
    _ m21: Double, _ m22: Double
  ) {
    self.m00 = m00
    self.m01 = m01
    self.m02 = m02
    self.m10 = m10
    self.m11 = m11
    self.m12 = m12
    self.m20 = m20
    self.m21 = m21
    self.m22 = m22
  }

  /// The same as an affine transform.
  @inlinable public init(_ affine: AffineTransform) {
    self.init(affine.a, affine.c, affine.tx, affine.b, affine.d, affine.ty, 0, 0, 1)
  }

  /// The homogeneous divisor at `p`; it grows with the distance from the eye.
  @inlinable public func w(_ p: Point) -> Double { m20 * p.x + m21 * p.y + m22 }

  /// The image of a point; not finite on the line that goes to infinity.
  @inlinable public func callAsFunction(_ p: Point) -> Point {
    Point(m00 * p.x + m01 * p.y + m02, m10 * p.x + m11 * p.y + m12) / w(p)
  }

  /// The matrix's determinant; 0 for a transform without an inverse.
  @inlinable public var determinant: Double {
    m00 * (m11 * m22 - m12 * m21) - m01 * (m10 * m22 - m12 * m20) + m02 * (m10 * m21 - m11 * m20)
  }

  /// The inverse map, or `nil` when the plane is seen edge-on.
  @inlinable public var inverse: ProjectiveTransform? {
    let d = determinant
    guard d != 0, d.isFinite else { return nil }
    return ProjectiveTransform(
      (m11 * m22 - m12 * m21) / d, (m02 * m21 - m01 * m22) / d, (m01 * m12 - m02 * m11) / d,
      (m12 * m20 - m10 * m22) / d, (m00 * m22 - m02 * m20) / d, (m02 * m10 - m00 * m12) / d,
      (m10 * m21 - m11 * m20) / d, (m01 * m20 - m00 * m21) / d, (m00 * m11 - m01 * m10) / d)
  }

  /// `self` first, then `next`.
  public func then(_ next: ProjectiveTransform) -> ProjectiveTransform {
    let n = next
    return ProjectiveTransform(
      n.m00 * m00 + n.m01 * m10 + n.m02 * m20, n.m00 * m01 + n.m01 * m11 + n.m02 * m21,
      n.m00 * m02 + n.m01 * m12 + n.m02 * m22,
      n.m10 * m00 + n.m11 * m10 + n.m12 * m20, n.m10 * m01 + n.m11 * m11 + n.m12 * m21,
      n.m10 * m02 + n.m11 * m12 + n.m12 * m22,
      n.m20 * m00 + n.m21 * m10 + n.m22 * m20, n.m20 * m01 + n.m21 * m11 + n.m22 * m21,
      n.m20 * m02 + n.m21 * m12 + n.m22 * m22)
  }
}
