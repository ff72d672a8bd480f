import Canvas
import Geometry
import Guidance
import Pixels

/// The arrow that lies on the road through the next manoeuvre: white with the route's casing.
struct ManeuverArrow {
  /// Metres before and after the manoeuvre.
  static let before = 35.0
  static let after = 30.0
  static let leastZoom = 15.5

  let camera: Camera
  let ground: VisibleGround
  let colors: RouteColors

  func drawings(_ route: Route, at distance: Double) -> [Drawing] {
    guard camera.zoom >= ManeuverArrow.leastZoom else { return [] }
    let line = RouteLine(route)
    let slice = line.slice(from: distance - ManeuverArrow.before, to: distance + ManeuverArrow.after)
    guard slice.count >= 2, let copies = camera.copies(of: Rect(bounding: slice), in: ground.bounds) else { return [] }
    return copies.flatMap { copy in arrow(slice.map { camera.ground($0, copy: copy) }) }
  }

  private func arrow(_ line: [Point]) -> [Drawing] {
    let widths = RouteWidths(zoom: camera.zoom)
    // The head is designed for a route of 14 points.
    let unit = widths.fill / 14
    let (headLength, halfHead, sweep) = (30 * unit, 21 * unit, 5 * unit)
    let total = zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard total > headLength * 1.5, let tip = line.last else { return [] }
    let shaft = filleted(shortened(line, by: headLength * 0.8), radius: 10 * unit)
    let back = shortened(line, by: headLength)
    guard shaft.count >= 2, let neck = back.last, ground.contains(neck) || ground.contains(line[0]) else { return [] }
    let direction = (tip - neck).normalized
    let side = direction.perpendicular
    var head = Path()
    head.addPolyline(
      [
        tip, neck + side * halfHead - direction * sweep, neck + direction * (headLength * 0.12),
        neck - side * halfHead - direction * sweep,
      ], closed: true)
    var path = Path()
    for piece in ground.clip(line: shaft) { path.addPolyline(piece.points, closed: false) }
    let transform = camera.groundTransform
    let shaftWidth = widths.fill - 2 * unit
    func stroke(_ path: Path, _ width: Double, _ color: Color) -> Drawing {
      .stroke(path, StrokeStyle(width: Float(width), cap: .round, join: .round), .solid(color), transform)
    }
    let visible = head.points.allSatisfy { ground.contains(Point($0)) }
    var filled = Path()
    if visible { filled.addPolyline(head.points.map { transform(Point($0)) }, closed: true) }
    let headOutline = visible ? head : Path()
    return [
      stroke(path, shaftWidth + 2 * widths.casing + 1 * unit, colors.normalCasing),
      stroke(headOutline, 2 * widths.casing + 2 * unit, colors.normalCasing),
      stroke(path, shaftWidth, .white),
      .fill(filled, .nonzero, .solid(.white)),
      stroke(headOutline, 2 * unit, .white),
    ]
  }

  /// The line without its last `length`.
  private func shortened(_ line: [Point], by length: Double) -> [Point] {
    var result = line
    var rest = length
    while result.count >= 2 {
      let (a, b) = (result[result.count - 2], result[result.count - 1])
      let edge = (b - a).length
      if edge > rest {
        result[result.count - 1] = b.interpolated(to: a, at: rest / edge)
        return result
      }
      rest -= edge
      result.removeLast()
    }
    return result
  }

  /// The line with its corners rounded by curves that begin `radius` before them.
  private func filleted(_ line: [Point], radius: Double) -> [Point] {
    guard line.count >= 3 else { return line }
    var result = [line[0]]
    for i in 1..<(line.count - 1) {
      let (a, corner, b) = (line[i - 1], line[i], line[i + 1])
      let reach = min(radius, (corner - a).length / 2, (b - corner).length / 2)
      let start = corner + (a - corner).normalized * reach
      let end = corner + (b - corner).normalized * reach
      for step in 0...6 {
        let t = Double(step) / 6
        let first = start.interpolated(to: corner, at: t)
        result.append(first.interpolated(to: corner.interpolated(to: end, at: t), at: t))
      }
    }
    result.append(line[line.count - 1])
    return withoutRepeats(result)
  }
}
