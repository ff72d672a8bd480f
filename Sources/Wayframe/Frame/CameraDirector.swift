import Geometry
import Guidance
import MapDrawing

/// Where the camera stands for a scene: following the position, over the whole route, or where the user put it.
struct CameraDirector {
  let scene: Scene
  let progress: RouteProgress?
  let position: MapPosition?
  /// Where most of the map is, in world points.
  let mapBounds: Rect?
  /// What the interface leaves free, in points.
  let freeRect: Rect
  /// The upper edge of the controls that stand above the footer, in points.
  let controlsTop: Double
  /// The compass, in points.
  let compass: Rect?
  /// Where the position sits while guiding with the heading up, in points; in the middle without guidance.
  let positionAnchor: Point

  /// A place with the direction it faces, in degrees clockwise from north.
  struct MapPosition {
    var coordinate: Coordinate
    var headingDegrees: Double
  }

  func camera() -> Camera {
    switch scene.camera.mode {
    case .following: following()
    case .overview: overview()
    case .free: free()
    }
  }

  private func following() -> Camera {
    guard let position else { return overview() }
    let zoom = scene.camera.zoom ?? Self.usualZoom(of: scene)
    switch scene.camera.followingPerspective {
    case .tilted:
      return camera(
        position.coordinate, zoom: zoom, bearing: position.headingDegrees, pitch: tiltedPitch(zoom: zoom),
        anchor: positionAnchor)
    case .topDownHeadingUp:
      return camera(position.coordinate, zoom: zoom, bearing: position.headingDegrees, anchor: positionAnchor)
    case .topDownNorthUp:
      return camera(position.coordinate, zoom: zoom, anchor: freeRect.center)
    }
  }

  /// Street scale in town, further out the faster the car, so that a manoeuvre is seen about as long before it comes.
  static func usualZoom(of scene: Scene) -> Double {
    if let zoom = scene.camera.followingZoomLevel { return zoom }
    let speed = scene.position?.speed ?? 0
    return 17.2 - 1.6 * min(max((speed - 14) / 18, 0), 1)
  }

  /// 30° far out to 45° at street scale, the documented range.
  private func tiltedPitch(zoom: Double) -> Double { 30 + 15 * min(max((zoom - 13.5) / 2.5, 0), 1) }

  private func overview() -> Camera {
    var places = progress?.remainingGeometry ?? []
    if let position { places.append(position.coordinate) }
    if places.isEmpty { places = mapCorners }
    guard !places.isEmpty else { return free() }
    return fitted(places)
  }

  private var mapCorners: [Coordinate] {
    guard let mapBounds, !mapBounds.isEmpty else { return [] }
    return [mapBounds.origin, Point(mapBounds.maxX, mapBounds.maxY)].map(WebMercator.unproject)
  }

  /// A view of all places, with no mark under the compass.
  private func fitted(_ places: [Coordinate]) -> Camera {
    let camera = fitted(places, top: freeRect.minY + Self.overviewInset)
    guard let compass, marks.contains(where: { covers(compass, $0, in: camera) }) else { return camera }
    return fitted(places, top: max(freeRect.minY + Self.overviewInset, compass.maxY + Self.pinHeight))
  }

  /// The position and the destinations.
  private var marks: [Coordinate] {
    (position.map { [$0.coordinate] } ?? []) + (progress?.route.legs.map(\.destination) ?? [])
  }

  /// Whether a button lies on the mark of a place.
  private func covers(_ button: Rect, _ place: Coordinate, in camera: Camera) -> Bool {
    guard let p = camera.project(place).map({ $0.position * (1 / camera.scale) }) else { return false }
    let half = Self.pinHeight / 2
    return Rect(minX: p.x - half, minY: p.y - Self.pinHeight, maxX: p.x + half, maxY: p.y + half).intersects(button)
  }

  private static let pinHeight = 48.0

  private func fitted(_ places: [Coordinate], top: Double) -> Camera {
    let insets = EdgeInsets(
      top: top, left: freeRect.minX + Self.overviewInset,
      bottom: scene.device.height - min(freeRect.maxY, controlsTop) + Self.markInset,
      right: scene.device.width - freeRect.maxX + Self.overviewInset)
    return Camera.fitting(
      places, width: scene.device.width, height: scene.device.height, scale: scene.device.scale, insets: insets)
  }

  /// Around the route, so that the position's ring and pins on it stay inside.
  private static let overviewInset = 48.0
  /// Below the route, where the position's mark is at most, and pins have only their tips.
  private static let markInset = 36.0

  /// Where the scene says; without a place, on the position; without one, over the whole map.
  private func free() -> Camera {
    let place = scene.camera.coordinate ?? position?.coordinate
    if place == nil, scene.camera.zoom == nil, !mapCorners.isEmpty { return fitted(mapCorners) }
    let middle = mapBounds.flatMap { $0.isEmpty ? nil : WebMercator.unproject($0.center) }
    return camera(
      place ?? middle ?? Coordinate(latitude: 0, longitude: 0),
      zoom: scene.camera.zoom ?? 16, bearing: scene.camera.bearing, pitch: scene.camera.viewingAngle,
      anchor: scene.camera.anchor)
  }

  private func camera(
    _ center: Coordinate, zoom: Double, bearing: Double = 0, pitch: Double = 0, anchor: Point?
  ) -> Camera {
    Camera(
      center: center, zoom: zoom, bearingDegrees: bearing, pitchDegrees: pitch, width: scene.device.width,
      height: scene.device.height, scale: scene.device.scale, anchor: anchor)
  }
}
