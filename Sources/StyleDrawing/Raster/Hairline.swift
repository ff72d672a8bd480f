import Geometry

/// Lines one device pixel wide: one pixel for each step along their longer axis, fainter the farther its centre is.
enum Hairline {
  static func draw(_ a: Point, _ b: Point, _ color: Premultiplied, _ band: Band, _ mask: TileMask) {
    let d = b - a
    if abs(d.x) >= abs(d.y) {
      let (left, right) = a.x < b.x ? (a, b) : (b, a)
      guard right.x > left.x else { return }
      let slope = (right.y - left.y) / (right.x - left.x)
      let first = max(Int(max(left.x - 0.5, -1).rounded(.up)), 0)
      let end = min(Int(min(right.x - 0.5, Double(band.width)).rounded(.up)), band.width)
      for x in first..<max(first, end) {
        let y = left.y + (Double(x) + 0.5 - left.x) * slope
        plot(x, Int(y.rounded(.down)), abs(y - y.rounded(.down) - 0.5), color, band, mask)
      }
    } else {
      let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
      let slope = (bottom.x - top.x) / (bottom.y - top.y)
      let first = max(Int(max(top.y - 0.5, -1).rounded(.up)), band.rows.lowerBound)
      let end = min(Int(min(bottom.y - 0.5, Double(band.rows.upperBound)).rounded(.up)), band.rows.upperBound)
      for y in first..<max(first, end) {
        let x = top.x + (Double(y) + 0.5 - top.y) * slope
        guard abs(x) < 1e6 else { continue }
        plot(Int(x.rounded(.down)), y, abs(x - x.rounded(.down) - 0.5), color, band, mask)
      }
    }
  }

  private static func plot(
    _ x: Int, _ y: Int, _ distance: Double, _ color: Premultiplied, _ band: Band, _ mask: TileMask
  ) {
    guard band.rows.contains(y), mask.columns(y).contains(x) else { return }
    band.blend(color * (1 - smoothstep(0, 1, Float(distance))), x, y)
  }
}
