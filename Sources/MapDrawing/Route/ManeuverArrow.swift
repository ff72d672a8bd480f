import Canvas
import Geometry
import Guidance
import Icons
import Pixels

/// The arrow that lies on the road through the next manoeuvre: white with the route's casing.
///
/// It is cut from the drawn line, so it turns where the line turns. It begins ahead of the position's mark, or under it
/// close to the turn; where too little is left for a shaft and a head there is none.
struct ManeuverArrow {
  static let leastZoom = 15.5
  /// How much of the way to a turn the arrow shows at least, in metres.
  private static let leastBefore = 10.0
  /// From the position to the tip of its mark, in points.
  static let markReach = 24.0

  /// One copy of the arrow, on the ground plane.
  private struct Shape {
    var shaft: Polyline
    /// Within its rounded corners: the tip, a barb, the notch and the other barb.
    var head: [Point]
    var size: Size
  }

  /// In points on the ground.
  private struct Size {
    var shaft, casing: Double
    var headLength: Double { 2 * shaft }
    var headWidth: Double { 2.5 * shaft }
    /// How far the barbs lie behind the head's foot, and the notch before it.
    var sweep: Double { 0.12 * headLength }
    var notch: Double { 0.14 * headLength }
    var corner: Double { 0.07 * shaft }

    /// A shaft keeps its size on the screen, but neither thinner than a cycle path nor wider than the line.
    init(_ widths: RouteWidths, camera: Camera, depth: Double) {
      let metre = camera.pointsPerMetre
      shaft = max(Self.share * max(widths.fill, widths.leastFill) * depth, Self.leastMetres * metre)
      shaft = min(shaft, Self.most * max(widths.fill, widths.leastFill * depth))
      casing = max(Self.casingMetres * metre, Self.casingPoints * depth)
    }

    private static let share = 0.74
    private static let leastMetres = 1.8
    private static let most = 1.2
    private static let casingMetres = 0.48
    private static let casingPoints = 1.1
  }

  private let camera: Camera
  private let ground: VisibleGround
  private var shapes: [Shape] = []
  /// What of the junction lies under the route.
  let underlay: JunctionUnderlay
  /// Which part of the route the arrow lies on, in metres along it.
  private(set) var extent: ClosedRange<Double>?

  /// - Parameters:
  ///   - line: the chosen route.
  ///   - roads: the features of the layer `transportation`.
  init(camera: Camera, ground: VisibleGround, overlay: NavigationOverlay, line: RouteLine?, roads: [GroundFeature] = [])
  {
    self.camera = camera
    self.ground = ground
    var figure: ManeuverFigure?
    if camera.zoom >= Self.leastZoom, let line, let distance = overlay.maneuverDistance {
      figure = ManeuverFigure(at: distance, of: line.route)
    }
    underlay = JunctionUnderlay(figure, line: line, features: roads, camera: camera)
    guard var figure, let line else { return }
    if let exit = underlay.exit, figure.roundabout?.exit == nil { figure.take(exit: exit) }
    figure.reachBeyondBend(of: line)
    // The turn stays whole until it is driven, though the mark lies on its beginning.
    let nose = overlay.distanceAlongRoute + Self.markReach / camera.pointsPerMetre
    let tail = min(nose, max(overlay.distanceAlongRoute, figure.first - Self.leastBefore))
    let (from, to) = (max(figure.from, tail), min(figure.to, line.length))
    let slice = line.slice(from: from, to: to)
    guard slice.count >= 2, let copies = camera.copies(of: Rect(bounding: slice), in: ground.bounds) else { return }
    shapes = copies.compactMap { copy in shape(Polyline(slice.map { camera.ground($0, copy: copy) })) }
    if !shapes.isEmpty { extent = from...to }
  }

  var isEmpty: Bool { shapes.isEmpty }

  /// What the arrow covers, as boxes in device pixels along its shaft and around its head.
  var boxes: [Rect] {
    shapes.flatMap { shape in
      let half = shape.size.shaft / 2 + shape.size.casing
      var boxes = [box(around: shape.head.filter { ground.contains($0) }, air: shape.size.corner + shape.size.casing)]
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
    guard let start = line.points.first, let end = line.points.last, let middle = line.point(at: line.length / 2)
    else { return nil }
    let depth = max(camera.groundTransform.w(middle), 0.3)
    let size = Size(RouteWidths(camera: camera), camera: camera, depth: depth)
    guard line.length > size.headLength * 1.5, let foot = line.point(at: line.length - size.headLength),
      ground.contains(foot) || ground.contains(start)
    else { return nil }
    // The round corners reach as far beyond the head's own corners as they are round.
    let direction = (end - foot).normalized
    let side = direction.perpendicular * (size.headWidth / 2 - size.corner)
    let back = direction * (size.headLength + size.sweep - size.corner)
    return Shape(
      shaft: line.slice(from: 0, to: line.length - size.headLength * 0.72),
      head: [
        end - direction * size.corner, end - back + side, end - direction * (size.headLength - size.notch),
        end - back - side,
      ], size: size)
  }

  private func drawings(_ shape: Shape, _ colors: Palette) -> [Drawing] {
    let size = shape.size
    let transform = camera.groundTransform
    func stroke(_ path: Path, _ width: Double, _ color: Color) -> Drawing {
      .stroke(path, StrokeStyle(width: Float(width), join: .round), .solid(color), transform)
    }
    var (shaft, bed) = (Path(), Path())
    for piece in ground.clip(line: shape.shaft.points) { shaft.addPolyline(piece.points, closed: false) }
    // The casing goes round the tail too.
    for piece in ground.clip(line: lengthened(shape.shaft.points, by: size.casing)) {
      bed.addPolyline(piece.points, closed: false)
    }
    var (head, headOutline) = (Path(), Path())
    if shape.head.allSatisfy({ ground.contains($0) }) {
      headOutline.addPolyline(shape.head, closed: true)
      head.addPolyline(shape.head.map { transform($0) }, closed: true)
    }
    return [
      stroke(bed, size.shaft + 2 * size.casing, colors[.routeNormalCasing]),
      stroke(headOutline, 2 * (size.corner + size.casing), colors[.routeNormalCasing]),
      stroke(shaft, size.shaft, .white),
      .fill(head, .nonzero, .solid(.white)),
      stroke(headOutline, 2 * size.corner, .white),
    ]
  }

  /// A line that begins earlier, straight back.
  private func lengthened(_ line: [Point], by distance: Double) -> [Point] {
    guard line.count >= 2 else { return line }
    return [line[0] - (line[1] - line[0]).normalized * distance] + line
  }
}
