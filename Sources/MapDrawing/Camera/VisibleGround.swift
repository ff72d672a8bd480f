import Geometry

/// The closed half plane a · x + b · y + c ≥ 0.
struct HalfPlane: Sendable, Hashable {
  var a, b, c: Double

  /// Scaled so that the value at a point is its distance from the border.
  init?(_ a: Double, _ b: Double, _ c: Double) {
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else { return nil }
    self.a = a / length
    self.b = b / length
    self.c = c / length
  }

  /// The distance from the border, positive inside.
  @inline(__always) func distance(_ p: Point) -> Double { a * p.x + b * p.y + c }

  /// The distance of that corner of a rectangle that lies farthest inside.
  @inline(__always) func farthest(of rect: Rect) -> Double {
    distance(Point(a > 0 ? rect.maxX : rect.minX, b > 0 ? rect.maxY : rect.minY))
  }
}

/// The convex part of the ground plane that a camera sees, cut before the horizon, as half planes and as a polygon.
struct VisibleGround: Sendable {
  private(set) var halfPlanes: [HalfPlane]
  private(set) var polygon: [Point]
  private(set) var bounds: Rect

  /// - Parameters:
  ///   - margin: points on the ground plane by which every side is moved outwards; the eye stays outside.
  ///   - nearMargin: how far before the eye's plane the ground begins; `margin` when `nil`, so that wide lines end
  ///     before the eye.
  init(camera: Camera, margin: Double = 0, nearMargin: Double? = nil) {
    let t = camera.groundTransform
    let (width, height) = (Double(camera.pixelWidth), Double(camera.pixelHeight))
    // Screen x ≥ 0 means that the numerator of x is ≥ 0 where w is positive, and so on for all sides.
    let sides = [
      HalfPlane(t.m00, t.m01, t.m02),
      HalfPlane(width * t.m20 - t.m00, width * t.m21 - t.m01, width * t.m22 - t.m02),
      HalfPlane(t.m10, t.m11, t.m12),
      HalfPlane(height * t.m20 - t.m10, height * t.m21 - t.m11, height * t.m22 - t.m12),
      HalfPlane(-t.m20, -t.m21, camera.farthestDepth - t.m22),
    ].compactMap { $0 }
    var planes = sides.map { side in
      var moved = side
      moved.c += margin
      return moved
    }
    if let near = HalfPlane(t.m20, t.m21, t.m22 - Camera.nearestDepth) {
      var moved = near
      moved.c -= nearMargin ?? margin
      planes.append(moved)
    }
    halfPlanes = planes
    let reach = 4 * camera.eyeDistance * (1 + camera.farthestDepth) + 8 * (camera.width + camera.height) + margin
    let everywhere = Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach).corners
    polygon = planes.reduce(everywhere) { $1.clip(ring: $0) }
    bounds = Rect(bounding: polygon)
  }

  enum Relation { case inside, outside, crossing }

  /// How a rectangle lies; `crossing` may also be said of one that lies just outside a corner.
  func relation(to rect: Rect) -> Relation {
    var isInside = true
    for plane in halfPlanes {
      if plane.farthest(of: rect) < 0 { return .outside }
      let lowest = plane.distance(Point(plane.a > 0 ? rect.minX : rect.maxX, plane.b > 0 ? rect.minY : rect.maxY))
      if lowest < 0 { isInside = false }
    }
    return isInside ? .inside : .crossing
  }

  func contains(_ p: Point) -> Bool { halfPlanes.allSatisfy { $0.distance(p) >= 0 } }
}

extension Camera {
  /// The depth at which the ground ends: 88.5° from straight down, so nothing at all is lost below 60° of pitch.
  var farthestDepth: Double {
    let tangent = 38.188_459_297
    return pitchCosine * (pitchCosine + tangent * pitchSine)
  }

  /// The visible ground in world points: convex, clockwise or counter-clockwise, with x beyond 0…1 in other worlds.
  public var visibleWorldPolygon: [Point] { VisibleGround(camera: self).polygon.map { world($0) } }

  /// Rectangles in the unit square that hold everything visible: what to ask a `FeatureSource` for.
  ///
  /// Two where the frame spans the 180th meridian; `margin` in points widens them for wide lines, labels and towers.
  public func visibleWorldRects(margin: Double = 160) -> [Rect] {
    let bounds = Rect(bounding: visibleWorldPolygon).inset(by: -margin / worldSize)
    let (minY, maxY) = (max(bounds.minY, 0), min(bounds.maxY, 1))
    guard minY < maxY else { return [] }
    guard bounds.width < 1 else { return [Rect(minX: 0, minY: minY, maxX: 1, maxY: maxY)] }
    let shift = bounds.minX.rounded(.down)
    let (west, east) = (bounds.minX - shift, bounds.maxX - shift)
    guard east > 1 else { return [Rect(minX: west, minY: minY, maxX: east, maxY: maxY)] }
    return [
      Rect(minX: west, minY: minY, maxX: 1, maxY: maxY), Rect(minX: 0, minY: minY, maxX: east - 1, maxY: maxY),
    ]
  }

  /// By how many whole worlds something with these bounds (world points) must be moved to be seen, in order.
  func copies(of bounds: Rect, in visible: Rect) -> ClosedRange<Int>? {
    let west = (visible.minX / worldSize + worldCenter.x - bounds.maxX).rounded(.up)
    let east = (visible.maxX / worldSize + worldCenter.x - bounds.minX).rounded(.down)
    // Also false for NaN; no frame is 64 worlds wide.
    guard west <= east, abs(west) < 1e6, east - west < 64 else { return nil }
    return Int(west)...Int(east)
  }
}
