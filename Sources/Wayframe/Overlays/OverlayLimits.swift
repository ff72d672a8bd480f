import Geometry

/// What markers and shapes may be like, whether a scene or an app states them.
enum OverlayLimits {
  /// The most of each kind.
  static let count = 1_000
  /// The most places of all paths and holes together.
  static let places = 200_000
  static let spans = 10_000
  static let holes = 1_000
  /// Points.
  static let strokeWidth = 0...1_000.0
  /// Metres: up to a quarter of the way round the earth.
  static let radius = 0...10_000_000.0
  static let latitude = -90...90.0
  static let longitude = -540...540.0
  static let imageScale = 0.25...8.0
  static let groundAnchor = -100...100.0
  static let rotation = -36_000...36_000.0
  static let opacity = 0...1.0
  static let zIndex = Double(Int32.min)...Double(Int32.max)
  static let segments = 0...1e6
}

extension NavigationScene {
  /// Refuses markers and shapes that cannot be drawn.
  func checkOverlays() throws(SceneError) {
    let check = OverlayCheck(file: file)
    for (key, count) in [
      ("markers", overlays.markers.count), ("polylines", overlays.polylines.count),
      ("polygons", overlays.polygons.count), ("circles", overlays.circles.count),
    ] { try check.count(count, "number of \(key)", atMost: OverlayLimits.count) }
    if let destinationMarker { try check.marker(destinationMarker, "destinationMarker") }
    for (index, marker) in overlays.markers.enumerated() { try check.marker(marker, "markers[\(index)]") }
    var places = 0
    for (index, polyline) in overlays.polylines.enumerated() {
      try check.polyline(polyline, "polylines[\(index)]", &places)
    }
    for (index, polygon) in overlays.polygons.enumerated() { try check.polygon(polygon, "polygons[\(index)]", &places) }
    for (index, circle) in overlays.circles.enumerated() { try check.circle(circle, "circles[\(index)]") }
    if let scale = position?.imageScale { try check.number(scale, "position.imageScale", OverlayLimits.imageScale) }
  }
}

private struct OverlayCheck {
  let file: String

  func number(_ value: Double, _ key: String, _ range: ClosedRange<Double>) throws(SceneError) {
    guard range.contains(value) else {
      throw .outOfRange(
        file: file, key: key, value: value, allowed: "\(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
  }

  func count(_ count: Int, _ key: String, atMost limit: Int) throws(SceneError) {
    guard count <= limit else {
      throw .outOfRange(file: file, key: key, value: Double(count), allowed: "at most \(limit)")
    }
  }

  private func place(_ coordinate: Coordinate, _ key: @autoclosure () -> String) throws(SceneError) {
    guard
      OverlayLimits.latitude.contains(coordinate.latitude), OverlayLimits.longitude.contains(coordinate.longitude)
    else {
      try number(coordinate.latitude, "\(key()).latitude", OverlayLimits.latitude)
      try number(coordinate.longitude, "\(key()).longitude", OverlayLimits.longitude)
      return
    }
  }

  private func path(_ path: [Coordinate], _ key: String, _ places: inout Int) throws(SceneError) {
    places += path.count
    try count(places, "number of places of all paths, up to \(key)", atMost: OverlayLimits.places)
    for (index, coordinate) in path.enumerated() { try place(coordinate, "\(key)[\(index)]") }
  }

  private func drawn(_ strokeWidth: Double, _ zIndex: Int, _ key: String) throws(SceneError) {
    try number(strokeWidth, "\(key).strokeWidth", OverlayLimits.strokeWidth)
    try number(Double(zIndex), "\(key).zIndex", OverlayLimits.zIndex)
  }

  func marker(_ marker: MarkerOptions, _ key: String) throws(SceneError) {
    try place(marker.position, key)
    try number(marker.imageScale, "\(key).imageScale", OverlayLimits.imageScale)
    for (name, anchor) in [("groundAnchor", marker.groundAnchor), ("infoWindowAnchor", marker.infoWindowAnchor)] {
      try number(anchor.x, "\(key).\(name).x", OverlayLimits.groundAnchor)
      try number(anchor.y, "\(key).\(name).y", OverlayLimits.groundAnchor)
    }
    try number(marker.rotation, "\(key).rotation", OverlayLimits.rotation)
    try number(marker.opacity, "\(key).opacity", OverlayLimits.opacity)
    try number(Double(marker.zIndex), "\(key).zIndex", OverlayLimits.zIndex)
  }

  func polyline(_ polyline: PolylineOptions, _ key: String, _ places: inout Int) throws(SceneError) {
    try path(polyline.path, "\(key).path", &places)
    try drawn(polyline.strokeWidth, polyline.zIndex, key)
    try count(polyline.spans.count, "number of \(key).spans", atMost: OverlayLimits.spans)
    for (index, span) in polyline.spans.enumerated() {
      try number(span.segments, "\(key).spans[\(index)].segments", OverlayLimits.segments)
    }
  }

  func polygon(_ polygon: PolygonOptions, _ key: String, _ places: inout Int) throws(SceneError) {
    try path(polygon.path, "\(key).path", &places)
    try count(polygon.holes.count, "number of \(key).holes", atMost: OverlayLimits.holes)
    for (index, hole) in polygon.holes.enumerated() { try path(hole, "\(key).holes[\(index)]", &places) }
    try drawn(polygon.strokeWidth, polygon.zIndex, key)
  }

  func circle(_ circle: CircleOptions, _ key: String) throws(SceneError) {
    try place(circle.position, key)
    try number(circle.radius, "\(key).radius", OverlayLimits.radius)
    try drawn(circle.strokeWidth, circle.zIndex, key)
  }
}
