import Geometry

extension Camera {
  /// The border in device pixels of a visible line on the ground plane, so many points wide on each side; always turned the
  /// same way.
  func band(_ line: [Point], half: Double) -> [Point] {
    let (polyline, transform) = (Polyline(line), groundTransform)
    let ring = (polyline.offset(by: half) + polyline.offset(by: -half).reversed()).map { transform($0) }
    return doubleArea(of: ring) < 0 ? ring.reversed() : ring
  }
}
