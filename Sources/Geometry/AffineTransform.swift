/// A map (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty).
public struct AffineTransform: Sendable, Hashable {
  /// The matrix: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public var a, b, c, d, tx, ty: Double

  /// The transform x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves points by `delta`.
  @inlinable public static func translation(_ delta: Point) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: delta.x, ty: delta.y)
  }

  /// Scales about the origin by a factor for each axis.
  @inlinable public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Scales about the origin.
  @inlinable public static func scale(_ factor: Double) -> AffineTransform { scale(factor, factor) }

  /// A rotation about the origin by its sine and cosine, so that no pixel depends on the platform's `sin`.
  @inlinable public static func rotation(sine: Double, cosine: Double) -> AffineTransform {
    AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// `self` first, then `next`.
  @inlinable public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The image of a point.
  @inlinable public func callAsFunction(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The factor by which areas grow; negative for reflections.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse map, or `nil` when areas collapse.
  @inlinable public var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let ia = d / determinant
    let ib = -b / determinant
    let ic = -c / determinant
    let id = a / determinant
    return AffineTransform(a: ia, b: ib, c: ic, d: id, tx: -(tx * ia + ty * ic), ty: -(tx * ib + ty * id))
  }
}
