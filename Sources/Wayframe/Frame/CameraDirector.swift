import Geometry
import Guidance
import MapDrawing

/// Where the camera stands for a scene: following the position, over the whole route, or where the user put it.
struct CameraDirector {
  let scene: NavigationScene
  let progress: RouteProgress?
  let position: MapPosition?
  /// Where most of the map is, in world points.
  let mapBounds: Rect?
  /// What the interface leaves free, in points.
  let freeRect: Rect
  /// The upper edge of the controls that stand above the footer, in points.
  let controlsTop: Double
  /// In points; overviews keep pins from under it.
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
    guard var position else { return overview() }
    if let eased = scene.camera.eased {
      position.headingDegrees = eased.bearing
      return following(position, zoom: scene.camera.zoom ?? eased.zoom)
    }
    return following(position, zoom: scene.camera.zoom ?? automaticZoom)
  }

  /// Where the camera goes by itself while it follows.
  var automaticZoom: Double {
    let usual = Self.usualZoom(of: scene)
    guard let position, scene.camera.followingZoomLevel == nil else { return usual }
    return zoomForManeuver(from: position, usual: max(usual, arrivalZoom ?? usual))
  }

  /// Close to a stop or the destination the camera comes nearer: the road beyond does not matter, the kerb does. Where the
  /// destination's building is known, the camera stays, so that building and doors are in view.
  private var arrivalZoom: Double? {
    guard let progress, scene.isNavigationEnabled, scene.guidance.isActive, !scene.guidance.isRerouting else {
      return nil
    }
    let place = progress.distanceAlongRoute
    let ends = scene.route?.destinationPlaceID == nil ? progress.route.legEnds : progress.route.legEnds.dropLast()
    let shares = [
      ends.first { $0 >= place }.map { (Self.arrivalMetres.far - ($0 - place)) / Self.arrivalMetres.way },
      ends.last { $0 < place }.map { 1 - (place - $0) / Self.departureMetres },
    ]
    let share = min(max(shares.compactMap { $0 }.max() ?? 0, 0), 1)
    return Self.townZoom + (Self.nearestZoom - Self.townZoom) * share * share * (3 - 2 * share)
  }

  private static let townZoom = 17.2
  private static let nearestZoom = 18.3
  /// From this far away the camera comes nearer, and so many metres later it has come.
  private static let arrivalMetres = (far: 160.0, way: 120.0)
  /// From a stop on, the camera goes back over so many metres.
  private static let departureMetres = 60.0

  private func following(_ position: MapPosition, zoom: Double) -> Camera {
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
  static func usualZoom(of scene: NavigationScene) -> Double {
    if let zoom = scene.camera.followingZoomLevel { return zoom }
    let speed = scene.position?.speed ?? 0
    return townZoom - 1.6 * min(max((speed - 14) / 18, 0), 1)
  }

  /// The zoom at which the next manoeuvre is seen: the usual one, or as far out as it takes and the camera may go. From there
  /// to where the manoeuvre is out of reach, the zoom returns to the usual one, so that a series of frames has no jump.
  private func zoomForManeuver(from position: MapPosition, usual: Double) -> Double {
    guard let progress, scene.isNavigationEnabled, scene.guidance.isActive, !scene.guidance.isRerouting,
      let step = progress.currentStep
    else { return usual }
    let place = progress.route.coordinate(at: step.distanceAlongRoute)
    let room = Rect(
      minX: freeRect.minX + Self.maneuverSide, minY: freeRect.minY + Self.maneuverTop,
      maxX: freeRect.maxX - Self.maneuverSide, maxY: freeRect.maxY)
    guard !room.isEmpty else { return usual }
    func shows(_ zoom: Double) -> Bool {
      let camera = following(position, zoom: zoom)
      return camera.project(place).map { room.contains($0.position / camera.scale) } ?? false
    }
    if shows(usual) { return usual }
    let way = usual - Self.leastManeuverZoom
    let farthest = Self.leastManeuverZoom
    var (low, high) = (farthest - Self.returnToUsual, usual)
    guard way > 0, shows(low) else { return usual }
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if shows(middle) { low = middle } else { high = middle }
    }
    return low >= farthest ? low : usual - way * (1 - (farthest - low) / Self.returnToUsual)
  }

  /// How far out the camera goes for a manoeuvre, where its arrow is still drawn, and within how many more levels it returns.
  private static let leastManeuverZoom = 15.5
  private static let returnToUsual = 0.25
  /// What the manoeuvre's arrow needs around its turn, in points.
  private static let maneuverTop = 20.0
  private static let maneuverSide = 12.0

  /// 30° far out to 45° at street scale, the documented range.
  private func tiltedPitch(zoom: Double) -> Double { 30 + 15 * min(max((zoom - 13.5) / 2.5, 0), 1) }

  private func overview() -> Camera {
    var places = progress?.remainingGeometry ?? []
    if let position { places.append(position.coordinate) }
    if places.isEmpty { places = mapDiagonal }
    guard !places.isEmpty else { return free() }
    return fitted(places)
  }

  /// From one corner of the map to the other, in steps of less than half the world: views go the short way round.
  private var mapDiagonal: [Coordinate] {
    guard let mapBounds, !mapBounds.isNull else { return [] }
    let far = Point(mapBounds.maxX, mapBounds.maxY)
    return (0...3).map { WebMercator.unproject(mapBounds.origin.interpolated(to: far, at: Double($0) / 3)) }
  }

  /// A view of all places, with no mark under the compass.
  private func fitted(_ places: [Coordinate]) -> Camera {
    let plain = fitted(places, insets: insets)
    guard let compass, coversMark(compass, in: plain) else { return plain }
    // Below the compass or beside it, whichever shows the route larger.
    var (below, beside) = (insets, insets)
    below.top = max(below.top, compass.maxY + Self.pinHeight)
    if compass.center.x > scene.device.width / 2 {
      beside.right = max(beside.right, scene.device.width - compass.minX + Self.pinHeight / 2)
    } else {
      beside.left = max(beside.left, compass.maxX + Self.pinHeight / 2)
    }
    let others = [below, beside].map { fitted(places, insets: $0) }.filter { !coversMark(compass, in: $0) }
    return others.max { $0.zoom < $1.zoom } ?? plain
  }

  /// Whether the compass lies on the position's mark or on a destination's pin.
  private func coversMark(_ compass: Rect, in camera: Camera) -> Bool {
    let pins = scene.settings.showsDestinationMarkers ? progress?.route.legs.map(\.destination) ?? [] : []
    return ((position.map { [$0.coordinate] } ?? []) + pins).contains { place in
      guard let tip = camera.project(place)?.position else { return false }
      let (x, y, height) = (tip.x / camera.scale, tip.y / camera.scale, Self.pinHeight)
      return Rect(minX: x - height / 2, minY: y - height, maxX: x + height / 2, maxY: y + height / 2)
        .intersects(compass)
    }
  }

  private static let pinHeight = 48.0

  private var insets: Insets {
    Insets(
      top: freeRect.minY + Self.overviewInset, left: freeRect.minX + Self.overviewInset,
      bottom: scene.device.height - min(freeRect.maxY, controlsTop) + Self.markInset,
      right: scene.device.width - freeRect.maxX + Self.overviewInset)
  }

  private func fitted(_ places: [Coordinate], insets: Insets) -> Camera {
    Camera.fitting(
      places, width: scene.device.width, height: scene.device.height, scale: scene.device.scale, insets: insets)
  }

  /// Around the route, so that the position's ring and pins on it stay inside.
  private static let overviewInset = 48.0
  /// Below the route, where the position's mark is at most, and pins have only their tips.
  private static let markInset = 36.0

  /// Where the scene says; without a place, on the position; without one, over the whole map.
  private func free() -> Camera {
    let place = scene.camera.coordinate ?? position?.coordinate
    if place == nil, scene.camera.zoom == nil, !mapDiagonal.isEmpty { return fitted(mapDiagonal) }
    let middle = mapBounds.flatMap { $0.isNull ? nil : WebMercator.unproject($0.center) }
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
