import Geometry

/// The pixels whose centres lie inside a tile's square: where what the tile holds may be drawn.
struct TileMask: Sendable {
  /// For each row, the first column inside and the first one beyond.
  private let spans: [SIMD2<Int32>]

  /// All pixels.
  init(width: Int, height: Int) {
    spans = [SIMD2<Int32>](repeating: SIMD2(0, Int32(clamping: width)), count: height)
  }

  init(_ tile: ViewTile, _ camera: MapCamera) {
    let matrix = camera.matrix(unit: tile.side, origin: tile.origin)
    let corners = [Point(0, 0), Point(1, 0), Point(1, 1), Point(0, 1)].map { matrix($0) }
    // Neighbours work out the same corner by different ways: rounding makes them agree.
    let screen = HomogeneousClip.polygon(corners).map { corner -> Point in
      let point = Point(corner.x, corner.y) / corner.z
      return (point * 4096).rounded(.toNearestOrAwayFromZero) / 4096
    }
    var spans = [SIMD2<Int32>](repeating: SIMD2(Int32.max, Int32.min), count: camera.pixelHeight)
    let right = Double(camera.pixelWidth)
    for index in screen.indices {
      let (a, b) = (screen[index], screen[(index + 1) % screen.count])
      let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
      guard top.y < bottom.y else { continue }
      let first = max(Int((max(top.y, 0) - 0.5).rounded(.up)), 0)
      let end = min(Int((min(bottom.y, Double(camera.pixelHeight)) - 0.5).rounded(.up)), camera.pixelHeight)
      guard first < end else { continue }
      let slope = (bottom.x - top.x) / (bottom.y - top.y)
      for row in first..<end {
        let x = top.x + (Double(row) + 0.5 - top.y) * slope
        let column = Int32(min(max((x - 0.5).rounded(.up), 0), right))
        spans[row] = SIMD2(min(spans[row].x, column), max(spans[row].y, column))
      }
    }
    self.spans = spans.map { $0.x < $0.y ? $0 : SIMD2(0, 0) }
  }

  /// The columns of a row that are inside.
  @inline(__always) func columns(_ row: Int) -> Range<Int> { Int(spans[row].x)..<Int(spans[row].y) }
}

/// Cuts away what lies behind the eye.
enum HomogeneousClip {
  /// The nearest `w` that is drawn.
  static let near = 1e-3

  /// The part of a convex polygon in front of the eye.
  static func polygon(_ points: [SIMD3<Double>]) -> [SIMD3<Double>] {
    if points.allSatisfy({ $0.z >= near }) { return points }
    var result: [SIMD3<Double>] = []
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      if a.z >= near { result.append(a) }
      if (a.z >= near) != (b.z >= near) { result.append(a + (b - a) * ((near - a.z) / (b.z - a.z))) }
    }
    return result
  }
}
