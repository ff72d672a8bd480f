import Canvas
import Geometry
import Pixels

/// An app's lines and areas on the ground.
struct GroundShapes {
  let camera: Camera
  private let overlays: MapOverlays
  private let ground: VisibleGround

  init(_ overlays: MapOverlays, camera: Camera) {
    self.overlays = overlays
    self.camera = camera
    ground = VisibleGround(camera: camera, margin: LayerContext.margin)
  }

  func draw(into list: inout DisplayList) {
    var shapes: [(zIndex: Int, draw: (inout DisplayList) -> Void)] = []
    for polygon in overlays.polygons { shapes.append((polygon.zIndex, { draw(polygon, into: &$0) })) }
    for circle in overlays.circles { shapes.append((circle.zIndex, { draw(circle, into: &$0) })) }
    for polyline in overlays.polylines { shapes.append((polyline.zIndex, { draw(polyline, into: &$0) })) }
    let order = shapes.indices.sorted { (shapes[$0].zIndex, $0) < (shapes[$1].zIndex, $1) }
    for index in order { shapes[index].draw(&list) }
  }

  // MARK: Areas

  private func draw(_ polygon: MapOverlays.Polygon, into list: inout DisplayList) {
    let lines = ([polygon.path] + polygon.holes).map { path in
      WorldLine(path, isClosed: true, isGeodesic: polygon.isGeodesic, camera: camera, visible: ground.bounds)
    }
    draw(lines, fill: polygon.fill, stroke: polygon.stroke, into: &list)
  }

  private func draw(_ circle: MapOverlays.Circle, into list: inout DisplayList) {
    guard circle.radiusMetres > 0 else { return }
    let scale = WebMercator.metresPerWorldUnit(latitude: circle.center.latitude)
    let radius = circle.radiusMetres / max(scale, 1) * camera.worldSize * camera.scale
    // So many corners that sides keep within a twentieth of a pixel.
    let count = max(Int(min(Double.pi * (radius / 0.1).squareRoot(), 2_048)), 48)
    // Near a pole the line turns far in a few steps.
    let line = circle.line(count: circle.holdsPole ? 2_048 : count)
    let world = WorldLine(line, isClosed: true, isGeodesic: false, camera: camera, visible: ground.bounds)
    draw([world], fill: circle.fill, stroke: circle.stroke, holdsNorth: circle.center.latitude >= 0, into: &list)
  }

  /// - Parameter lines: closed; the outer one, then its holes.
  private func draw(
    _ lines: [WorldLine], fill: Color?, stroke: MapOverlays.Stroke?, holdsNorth: Bool? = nil,
    into list: inout DisplayList
  ) {
    guard let outer = lines.first, outer.points.count >= 4 else { return }
    if let fill, fill.alpha > 0 {
      let inside = area(outer.ring(holdsNorth: holdsNorth))
      var holes = Path()
      for hole in lines.dropFirst() where hole.points.count >= 4 { holes.append(area(hole.ring())) }
      if holes.isEmpty {
        list.fill(inside, color: fill)
      } else if !inside.isEmpty {
        var rest = Path.rect(Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight)))
        rest.append(holes)
        list.clipped(to: inside) { $0.fill(rest, rule: .evenOdd, color: fill) }
      }
    }
    if let stroke, stroke.width > 0, stroke.color.alpha > 0 {
      var path = Path()
      let ground = ground(reaching: stroke.width)
      for line in lines { append(line, ground: ground, to: &path) }
      list.stroke(path, style: style(stroke.width), paint: .solid(stroke.color), transform: camera.groundTransform)
    }
  }

  /// A ring's visible part in device pixels, in every copy of the world that is seen.
  private func area(_ ring: [Point]) -> Path {
    var path = Path()
    guard ring.count >= 3, let copies = camera.copies(of: Rect(bounding: ring), in: ground.bounds) else { return path }
    let transform = camera.groundTransform
    for copy in copies {
      let visible = ground.clip(ring: ring.map { camera.ground($0, copy: copy) })
      if visible.count >= 3 { path.addPolyline(visible.map { transform($0) }, closed: true) }
    }
    return path
  }

  // MARK: Lines

  private func style(_ width: Double) -> StrokeStyle { StrokeStyle(width: Float(width), join: .round) }

  /// Lines reach beyond their middle: the ground is cut as far outside the frame as a line reaches.
  private func ground(reaching width: Double) -> VisibleGround {
    width < LayerContext.margin ? ground : VisibleGround(camera: camera, margin: width)
  }

  /// The visible stretches of a line on the ground plane, in every copy of the world that is seen.
  private func append(_ line: WorldLine, ground: VisibleGround, to path: inout Path) {
    guard line.points.count >= 2, let copies = camera.copies(of: line.bounds, in: ground.bounds) else { return }
    for copy in copies {
      let points = line.points.map { camera.ground($0, copy: copy) }
      let isClosed = points.count > 3 && points.first == points.last
      if isClosed, ground.relation(to: Rect(bounding: points)) == .inside {
        path.addPolyline(points.dropLast(), closed: true)
      } else {
        for stretch in ground.clip(line: points) { path.addPolyline(stretch.points, closed: false) }
      }
    }
  }

  private func draw(_ polyline: MapOverlays.Polyline, into list: inout DisplayList) {
    let width = polyline.stroke.width
    guard width > 0 else { return }
    let ground = ground(reaching: width)
    let line = WorldLine(
      polyline.path, isClosed: false, isGeodesic: polyline.isGeodesic, camera: camera, visible: ground.bounds)
    guard let end = line.positions.last, camera.copies(of: line.bounds, in: ground.bounds) != nil else { return }
    for span in polyline.looks(to: end) {
      let slice = line.slice(from: span.start, to: span.end)
      if span.from == span.to {
        strokeSolid(slice, after: line, span.from, width: width, ground: ground, into: &list)
      } else {
        strokeGradient(slice, span, after: line, width: width, ground: ground, into: &list)
      }
    }
  }

  private func strokeSolid(
    _ slice: WorldLine, after line: WorldLine, _ color: Color, width: Double, ground: VisibleGround,
    into list: inout DisplayList
  ) {
    guard color.alpha > 0 else { return }
    var path = Path()
    append(overlapping(slice, line), ground: ground, to: &path)
    list.stroke(path, style: style(width), paint: .solid(color), transform: camera.groundTransform)
  }

  /// Segment by segment, each with a gradient of its own along it.
  private func strokeGradient(
    _ slice: WorldLine, _ span: MapOverlays.Polyline.Look, after line: WorldLine, width: Double,
    ground: VisibleGround, into list: inout DisplayList
  ) {
    guard let copies = camera.copies(of: slice.bounds, in: ground.bounds) else { return }
    let transform = camera.groundTransform
    for index in slice.points.indices.dropLast() {
      let piece = overlapping(slice.slice(from: slice.positions[index], to: slice.positions[index + 1]), line)
      guard camera.copies(of: piece.bounds, in: ground.bounds) != nil else { continue }
      for copy in copies {
        let points = piece.points.map { camera.ground($0, copy: copy) }
        guard points.count >= 2, points[0] != points[1] else { continue }
        for visible in ground.clip(line: Array(points.prefix(2))) {
          let length = (points[1] - points[0]).length
          func share(_ t: Double) -> Double {
            let reach = (visible.points[1] - visible.points[0]).length
            let along = (visible.start + t * reach) / length
            return slice.positions[index] + along * (slice.positions[index + 1] - slice.positions[index])
          }
          // The eye sees equal steps on the ground shrink: steps are placed where they appear.
          let (a, b) = (transform(visible.points[0]), transform(visible.points[1]))
          let total = (b - a).length
          let stops = (0...Self.gradientSteps).map { step in
            let t = Double(step) / Double(Self.gradientSteps)
            let place = transform(visible.points[0].interpolated(to: visible.points[1], at: t))
            return GradientStop(
              offset: Float(total > 0 ? min((place - a).length / total, 1) : t), color: span.color(at: share(t)))
          }
          var path = Path()
          path.addPolyline(visible.points + points.dropFirst(2), closed: false)
          let paint: Paint =
            total > 0.01
            ? .linearGradient(LinearGradient(start: SIMD2<Float>(a), end: SIMD2<Float>(b), stops: stops))
            : .solid(span.color(at: share(0.5)))
          list.stroke(path, style: style(width), paint: paint, transform: transform)
        }
      }
    }
  }

  private static let gradientSteps = 8

  /// A stretch with a short piece of what follows it, so that it fills the corner between the two.
  private func overlapping(_ slice: WorldLine, _ line: WorldLine) -> WorldLine {
    slice.followed(by: line, length: 0.05 / camera.worldSize)
  }
}

extension MapOverlays.Polyline {
  /// How a part of the line looks, between two of its positions.
  struct Look {
    var start, end: Double
    var from, to: Color

    func color(at position: Double) -> Color {
      from.mixed(with: to, Float(min(max((position - start) / (end - start), 0), 1)))
    }
  }

  /// The looks from the path's start to its end.
  func looks(to end: Double) -> [Look] {
    var result: [Look] = []
    var start = 0.0
    for span in spans where span.segments > 0 && start < end {
      result.append(Look(start: start, end: start + span.segments, from: span.from, to: span.to))
      start += span.segments
    }
    if start < end {
      let color = spans.last?.to ?? stroke.color
      result.append(Look(start: start, end: end, from: color, to: color))
    }
    return result
  }
}
