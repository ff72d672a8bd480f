import Canvas
import Foundation
import Geometry

/// A line of straight stretches whose corners are rounded by arcs, drawn as a road.
struct CenterLine {
  var points: [Point]
  /// The radius of every corner; a corner with too little room gets what fits.
  var radius: Double

  init(_ points: [(Double, Double)], radius: Double = 0) {
    self.points = points.map { Point($0.0, $0.1) }
    self.radius = radius
  }

  /// The direction of travel at the end.
  var endDirection: Point { (points[points.count - 1] - points[points.count - 2]).normalized }

  /// The line less `shortening` units at its end.
  func path(shortenedBy shortening: Double = 0) -> Path {
    var points = points
    let end = points.count - 1
    points[end] -= endDirection * shortening
    var path = Path()
    path.move(to: points[0])
    for index in 1..<max(end, 1) { addCorner(points[index - 1], points[index], points[index + 1], to: &path) }
    path.line(to: points[end])
    return path
  }

  private func addCorner(_ before: Point, _ corner: Point, _ after: Point, to path: inout Path) {
    let incoming = (corner - before).normalized
    let outgoing = (after - corner).normalized
    let turn = atan2(incoming.cross(outgoing), incoming.dot(outgoing))
    let cut = abs(radius * tan(turn / 2))
    guard cut > 1e-9 else { return path.line(to: corner) }
    let start = corner - incoming * cut
    let side = turn > 0 ? 1.0 : -1.0
    let center = start + incoming.perpendicular * (radius * side)
    let offset = start - center
    path.line(to: start)
    path.addArc(center: center, radius: radius, from: atan2(offset.y, offset.x), sweep: turn)
  }
}

/// The measures of an arrow: shaft and swept-back kite head, in grid units.
struct ArrowShape {
  var shaft: Double
  /// From the nominal tip back to the polygon's tip; the round corner fills most of it.
  var offset: Double
  var length: Double
  var halfWidth: Double
  var notch: Double
  /// Where the shaft ends before the nominal tip.
  var shaftEnd: Double

  static let maneuver = ArrowShape(
    shaft: 6.5, offset: 1.6, length: 11.9, halfWidth: 9.8, notch: 2.4, shaftEnd: 10.5)
  static let roundabout = ArrowShape(
    shaft: 6, offset: 1.4, length: 9.6, halfWidth: 8.4, notch: 2, shaftEnd: 8.5)
  static let lane = ArrowShape(shaft: 5.5, offset: 1.6, length: 8.9, halfWidth: 7.4, notch: 1.4, shaftEnd: 8.5)
  static let combinedLane = ArrowShape(
    shaft: 5.5, offset: 1.6, length: 7.9, halfWidth: 6.4, notch: 1.4, shaftEnd: 7.5)

  /// The head with its nominal tip at `tip`, pointing along `direction`; its corners are rounded by an outset of 1.
  func head(tip: Point, direction: Point) -> Path {
    let point = tip - direction * offset
    let side = direction.perpendicular * halfWidth
    let base = point - direction * length
    var path = Path()
    path.addPolyline([point, base + side, base + direction * notch, base - side], closed: true)
    return path
  }

  /// The arrow along `line`, its nominal tip at the line's end.
  func layers(_ line: CenterLine, _ role: VectorIcon.Role = .main) -> [VectorIcon.Layer] {
    [
      .line(line.path(shortenedBy: shaftEnd), width: shaft, cap: .butt, .role(role)),
      .outset(head(tip: line.points[line.points.count - 1], direction: line.endDirection), by: 1, .role(role)),
    ]
  }

  /// A road without a head.
  func road(_ line: CenterLine, _ role: VectorIcon.Role) -> VectorIcon.Layer {
    .line(line.path(), width: shaft, cap: .butt, .role(role))
  }
}
