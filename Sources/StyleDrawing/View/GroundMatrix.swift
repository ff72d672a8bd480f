import Geometry

/// Where a place of the ground (x right, y down, in units of one's own) and a height above it (z) stand on the screen:
/// device pixels times `w`, and `w`.
struct GroundMatrix: Sendable {
  /// What one unit along each axis and the origin add to (x·w, y·w, w).
  var x, y, z, origin: SIMD3<Double>

  @inline(__always) func callAsFunction(_ point: Point, height: Double = 0) -> SIMD3<Double> {
    x * point.x + y * point.y + z * height + origin
  }

  /// The point on the screen; not finite at the horizon.
  func screen(_ point: Point, height: Double = 0) -> Point {
    let image = self(point, height: height)
    return Point(image.x, image.y) / image.z
  }

  /// The same for places counted from `origin` in steps of `unit`.
  func scaled(by unit: Double, origin offset: Point) -> GroundMatrix {
    GroundMatrix(x: x * unit, y: y * unit, z: z, origin: x * offset.x + y * offset.y + origin)
  }

  /// Everything moved on the screen, in device pixels.
  func shifted(by shift: Point) -> GroundMatrix {
    func moved(_ column: SIMD3<Double>) -> SIMD3<Double> {
      column + SIMD3(shift.x * column.z, shift.y * column.z, 0)
    }
    return GroundMatrix(x: moved(x), y: moved(y), z: moved(z), origin: moved(origin))
  }

  /// The plane's transform.
  var plane: ProjectiveTransform {
    ProjectiveTransform(x.x, y.x, origin.x, x.y, y.y, origin.y, x.z, y.z, origin.z)
  }
}
