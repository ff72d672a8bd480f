import Geometry
import Text

extension MapOverlays {
  /// Something that a finger can be on, with its place in the list of its kind.
  public enum Hit: Sendable, Hashable {
    /// Over the marker of that number.
    case infoWindow(Int)
    /// The marker at an index.
    case marker(Int)
    /// The line at an index.
    case polyline(Int)
    /// The polygon at an index.
    case polygon(Int)
    /// The circle at an index.
    case circle(Int)
  }

  /// The side of the square that a finger covers, and how near it must come to the middle of a line; points.
  private static let fingerSize = 44.0
  private static let lineReach = 12.0

  /// Everything that is under a place in device pixels, uppermost first.
  public func hits(at pixel: Point, camera: Camera, typesetter: Typesetter, language: String) -> [Hit] {
    let markers = PlacedMarkers(self, camera: camera, typesetter: typesetter, language: language)
    return markers.windows(at: pixel).map(Hit.infoWindow)
      + markers.markers(at: pixel, leastSize: Self.fingerSize * camera.scale).map(Hit.marker)
      + shapes(at: pixel, camera: camera)
  }

  private func shapes(at pixel: Point, camera: Camera) -> [Hit] {
    guard let inverse = camera.groundTransform.inverse, inverse.w(pixel) > 0,
      let depth = camera.project(inverse(pixel))?.depth, depth <= camera.farthestDepth
    else { return [] }
    let finger = Finger(
      place: inverse(pixel), reach: Self.lineReach * depth, camera: camera,
      visible: VisibleGround(camera: camera).bounds)
    var shapes: [(zIndex: Int, hit: Hit, isHit: Bool)] = []
    for (index, polygon) in polygons.enumerated() {
      let rings = ([polygon.path] + polygon.holes).map { finger.line($0, isClosed: true, polygon.isGeodesic) }
      let width = polygon.stroke?.width ?? 0
      let isHit = finger.isInside(rings.map { $0.ring() }) || rings.contains { finger.isOn($0, width: width) }
      shapes.append((polygon.zIndex, .polygon(index), isHit))
    }
    for (index, circle) in circles.enumerated() {
      let line = finger.line(circle.line(count: 256), isClosed: true, false)
      let isHit = finger.isInside([line.ring(holdsNorth: circle.center.latitude >= 0)])
      shapes.append((circle.zIndex, .circle(index), isHit && circle.radiusMetres > 0))
    }
    for (index, polyline) in polylines.enumerated() {
      let line = finger.line(polyline.path, isClosed: false, polyline.isGeodesic)
      let isHit = finger.isOn(line, width: max(polyline.stroke.width, 2 * finger.reach))
      shapes.append((polyline.zIndex, .polyline(index), isHit && polyline.stroke.width > 0))
    }
    return shapes.indices.sorted { (shapes[$0].zIndex, $0) > (shapes[$1].zIndex, $1) }
      .filter { shapes[$0].isHit }.map { shapes[$0].hit }
  }
}

/// A place on the ground plane that is asked for.
private struct Finger {
  let place: Point
  /// How far from a line it still counts, in points on the ground.
  let reach: Double
  let camera: Camera
  let visible: Rect

  func line(_ path: [Coordinate], isClosed: Bool, _ isGeodesic: Bool) -> WorldLine {
    WorldLine(path, isClosed: isClosed, isGeodesic: isGeodesic, camera: camera, visible: visible)
  }

  /// Whether the place lies in the first ring and in none of the others, in some copy of the world.
  func isInside(_ rings: [[Point]]) -> Bool {
    guard let outer = rings.first, outer.count >= 3 else { return false }
    return copies(of: Rect(bounding: outer)).contains { copy in
      isInside(outer, copy) && !rings.dropFirst().contains { isInside($0, copy) }
    }
  }

  private func isInside(_ ring: [Point], _ copy: Int) -> Bool {
    let points = ring.map { camera.ground($0, copy: copy) }
    var isInside = false
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y > place.y) != (b.y > place.y) {
      if place.x < a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }

  func isOn(_ line: WorldLine, width: Double) -> Bool {
    guard line.points.count >= 2, width > 0 else { return false }
    return copies(of: line.bounds).contains { copy in
      zip(line.points, line.points.dropFirst()).contains { a, b in
        distance(camera.ground(a, copy: copy), camera.ground(b, copy: copy)) <= width / 2
      }
    }
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    let (way, to) = (b - a, place - a)
    let square = way.x * way.x + way.y * way.y
    let share = square > 0 ? min(max((to.x * way.x + to.y * way.y) / square, 0), 1) : 0
    return (place - a.interpolated(to: b, at: share)).length
  }

  private func copies(of bounds: Rect) -> [Int] {
    camera.copies(of: bounds, in: visible.inset(by: -reach)).map { Array($0) } ?? []
  }
}
