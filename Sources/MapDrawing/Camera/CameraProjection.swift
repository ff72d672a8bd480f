import Geometry

/// Where something appears: device pixels, and how far away it is.
public struct ProjectedPoint: Sendable, Hashable {
  /// The place in the frame, in device pixels.
  public var position: Point
  /// The distance along the viewing axis over that of the camera's centre: 1 there, larger beyond.
  public var depth: Double

  /// How large something of a size of 1 point on the ground appears against one at the centre.
  public var perspective: Double { 1 / depth }
}

/// Three spaces: *world* points (`WebMercator`), the *ground* plane in points with the centre at its origin (x east,
/// y south, so that `Float` is exact enough), and *device* pixels.
extension Camera {
  /// From the ground plane to device pixels; `w` is the depth, 1 at the centre.
  public var groundTransform: ProjectiveTransform { planeTransform(heightPoints: 0) }

  /// From a plane parallel to the ground, `heightPoints` above it, to device pixels.
  func planeTransform(heightPoints height: Double) -> ProjectiveTransform {
    // Turned to the view: u right, v towards the viewer. Tilted: the eye sees v · cos as up and v · sin as depth.
    let (u0, u1) = (bearingCosine, bearingSine)
    let (v0, v1) = (-bearingSine, bearingCosine)
    let w = (-v0 * pitchSine / eyeDistance, -v1 * pitchSine / eyeDistance, 1 - height * pitchCosine / eyeDistance)
    let (ax, ay) = (anchor.x * scale, anchor.y * scale)
    return ProjectiveTransform(
      u0 * scale + ax * w.0, u1 * scale + ax * w.1, ax * w.2,
      v0 * pitchCosine * scale + ay * w.0, v1 * pitchCosine * scale + ay * w.1,
      -height * pitchSine * scale + ay * w.2,
      w.0, w.1, w.2)
  }

  /// A world point on the ground plane; `copy` moves it by whole worlds eastwards.
  @inlinable public func ground(_ world: Point, copy: Int = 0) -> Point {
    Point(world.x - worldCenter.x + Double(copy), world.y - worldCenter.y) * worldSize
  }

  /// The world point of a place on the ground plane.
  @inlinable public func world(_ ground: Point) -> Point { ground / worldSize + worldCenter }

  /// The ground plane's place of a coordinate, in the copy of the world that is nearest to the centre.
  public func ground(_ coordinate: Coordinate) -> Point {
    let world = WebMercator.project(coordinate)
    return world.isFinite ? ground(nearest: world) : Point(0, 0)
  }

  /// The ground plane's place of a world point, in the copy of the world that is nearest to the centre.
  func ground(nearest world: Point) -> Point {
    ground(Point(world.x - (world.x - worldCenter.x).rounded(), world.y))
  }

  /// Where a place `heightPoints` above the ground plane appears; `nil` when it is beside or behind the eye.
  func project(_ ground: Point, heightPoints: Double = 0) -> ProjectedPoint? {
    let transform = planeTransform(heightPoints: heightPoints)
    let depth = transform.w(ground)
    guard depth > Camera.nearestDepth else { return nil }
    return ProjectedPoint(position: transform(ground), depth: depth)
  }

  /// Where a place, `heightMetres` above the ground, appears; `nil` when it is beside or behind the eye.
  public func project(_ coordinate: Coordinate, heightMetres: Double = 0) -> ProjectedPoint? {
    project(ground(coordinate), heightPoints: heightMetres * pointsPerMetre)
  }

  /// Where a world point, `heightMetres` above the ground, appears in the copy of the world that is nearest to the centre;
  /// `nil` when it is beside or behind the eye.
  func project(world: Point, heightMetres: Double = 0) -> ProjectedPoint? {
    project(ground(nearest: world), heightPoints: heightMetres * pointsPerMetre)
  }

  /// The place on the ground that appears at a device pixel; `nil` above the horizon.
  public func unproject(_ position: Point) -> Coordinate? {
    guard let inverse = groundTransform.inverse, inverse.w(position) > 0 else { return nil }
    let world = world(inverse(position))
    guard world.x.isFinite, world.y.isFinite else { return nil }
    return WebMercator.unproject(world)
  }

  /// Things nearer to the eye than this share of the centre's distance are not drawn.
  static let nearestDepth = 0.02
}
