/// A position or displacement in a plane: `x` right, `y` down, unit stated where it is used.
public typealias Point = SIMD2<Double>

extension SIMD2 where Scalar: FloatingPoint {
  /// The Euclidean length.
  @inlinable public var length: Scalar { (x * x + y * y).squareRoot() }

  /// The scalar product.
  @inlinable public func dot(_ other: Self) -> Scalar { x * other.x + y * other.y }

  /// The z component of the cross product; positive when `other` lies clockwise of `self` with y pointing down.
  @inlinable public func cross(_ other: Self) -> Scalar { x * other.y - y * other.x }

  /// The vector turned by 90° clockwise (y down).
  @inlinable public var perpendicular: Self { Self(-y, x) }

  /// The unit vector of this direction, or zero for the zero vector.
  @inlinable public var normalized: Self {
    let length = length
    return length > 0 ? self / length : Self(0, 0)
  }

  /// The point at share `t` (0 is `self`, 1 is `other`) of the way to `other`.
  @inlinable public func interpolated(to other: Self, at t: Scalar) -> Self { self + (other - self) * t }

  /// Whether both coordinates are finite numbers.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}
