import Canvas
import Geometry
import Guidance
import Icons
import Pixels

/// The arrow that lies on the road through the next manoeuvre: white with the route's casing.
///
/// It begins ahead of the position's mark; where too little is left for a shaft and a head there is none.
struct ManeuverArrow {
  /// Metres before and after the manoeuvre.
  static let before = 35.0
  static let after = 30.0
  static let leastZoom = 15.5
  /// From the position to the tip of its mark, in points.
  static let markReach = 24.0

  /// One copy of the arrow, on the ground plane.
  private struct Shape {
    var shaft: Polyline
    /// The tip, a barb, the middle of the neck and the other barb.
    var head: [Point]
  }

  private let camera: Camera
  private let ground: VisibleGround
  private let widths: RouteWidths
  /// Lengths are designed for a route of 14 points.
  private let unit: Double
  private var shapes: [Shape] = []

  /// - Parameter line: the chosen route.
  init(camera: Camera, ground: VisibleGround, overlay: NavigationOverlay, line: RouteLine?) {
    self.camera = camera
    self.ground = ground
    widths = RouteWidths(zoom: camera.zoom)
    unit = widths.fill / 14
    guard camera.zoom >= Self.leastZoom, let line, let distance = overlay.maneuverDistance else {
      return
    }
    let nose = overlay.distanceAlongRoute + Self.markReach / camera.pointsPerMetre
    let slice = line.slice(from: max(distance - Self.before, nose), to: distance + Self.after)
    guard slice.count >= 2, let copies = camera.copies(of: Rect(bounding: slice), in: ground.bounds) else { return }
    shapes = copies.compactMap { copy in shape(Polyline(slice.map { camera.ground($0, copy: copy) })) }
  }

  var isEmpty: Bool { shapes.isEmpty }

  /// What the arrow covers, as boxes in device pixels along its shaft and around its head.
  var boxes: [Rect] {
    let half = widths.whole / 2
    return shapes.flatMap { shape in
      var boxes = [box(around: shape.head.filter { ground.contains($0) }, air: widths.casing + unit)]
      for piece in ground.clip(line: shape.shaft.points) {
        let line = Polyline(piece.points)
        boxes += stride(from: 0, through: line.length, by: half)
          .compactMap { line.place(at: $0)?.point }
          .map { box(around: [$0], air: half) }
      }
      return boxes.filter { !$0.isEmpty }
    }
  }

  private func box(around points: [Point], air: Double) -> Rect {
    guard !points.isEmpty else { return .null }
    let corners = Rect(bounding: points).inset(by: -air).corners
    return Rect(bounding: corners.map { camera.groundTransform($0) })
  }

  func drawings(_ colors: Palette) -> [Drawing] { shapes.flatMap { drawings($0, colors) } }

  private func shape(_ line: Polyline) -> Shape? {
    let (headLength, halfHead, sweep) = (30 * unit, 21 * unit, 5 * unit)
    guard line.length > headLength * 1.5, let start = line.points.first, let tip = line.points.last,
      let neck = line.point(at: line.length - headLength), ground.contains(neck) || ground.contains(start)
    else { return nil }
    let shaft = filleted(line.slice(from: 0, to: line.length - headLength * 0.8).points, radius: 10 * unit)
    let direction = (tip - neck).normalized
    let side = direction.perpendicular
    return Shape(
      shaft: shaft,
      head: [
        tip, neck + side * halfHead - direction * sweep, neck + direction * (headLength * 0.12),
        neck - side * halfHead - direction * sweep,
      ])
  }

  private func drawings(_ shape: Shape, _ colors: Palette) -> [Drawing] {
    var path = Path()
    for piece in ground.clip(line: shape.shaft.points) { path.addPolyline(piece.points, closed: false) }
    let transform = camera.groundTransform
    let shaftWidth = widths.fill - 2 * unit
    func stroke(_ path: Path, _ width: Double, _ color: Color) -> Drawing {
      .stroke(path, StrokeStyle(width: Float(width), cap: .round, join: .round), .solid(color), transform)
    }
    var (head, headOutline) = (Path(), Path())
    if shape.head.allSatisfy({ ground.contains($0) }) {
      headOutline.addPolyline(shape.head, closed: true)
      head.addPolyline(shape.head.map { transform($0) }, closed: true)
    }
    return [
      stroke(path, shaftWidth + 2 * widths.casing + 1 * unit, colors[.routeNormalCasing]),
      stroke(headOutline, 2 * widths.casing + 2 * unit, colors[.routeNormalCasing]),
      stroke(path, shaftWidth, .white),
      .fill(head, .nonzero, .solid(.white)),
      stroke(headOutline, 2 * unit, .white),
    ]
  }

  /// The line with its corners rounded by curves that begin `radius` before them.
  private func filleted(_ line: [Point], radius: Double) -> Polyline {
    guard line.count >= 3 else { return Polyline(line) }
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
    return Polyline(result)
  }
}
