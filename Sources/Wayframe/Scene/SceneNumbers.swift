import Geometry
import Guidance

/// What the numbers of a scene may be that an app has set: at least what a scene file may state.
///
/// Views hold theirs within their own ranges, and markers and shapes have `OverlayLimits`.
extension NavigationScene {
  /// Refuses numbers that nothing can be drawn by: NaN, infinities, and those far outside of what they measure.
  func checkNumbers() throws(SceneError) {
    let check = NumberCheck(file: file)
    try check.number(time.unixSeconds, "time", -1e12...1e12)
    try check.insets(device.safeArea, "device.safeArea")
    try check.insets(padding, "padding")
    try check.number(reportButtonExpansion, "reportButtonExpansion", 0...1)
    try check.number(headerAccessory?.height, "headerAccessory.height", 0...16_384)
    try check.number(prompt?.remainingShare, "prompt.remainingShare", 0...1)
    try check.number(guidance.secondsSpeeding, "guidance.secondsSpeeding", 0...1e9)
    try check.number(
      guidance.speedAlertOptions?.severityUpgradeDurationSeconds,
      "guidance.speedAlertOptions.severityUpgradeDurationSeconds", -1e9...1e9)
    if let position { try check.position(position) }
    try check.camera(camera)
    if let route { try check.route(route) }
  }
}

private struct NumberCheck {
  let file: String

  private static let turns = -36_000...36_000.0
  private static let places = -16_384...16_384.0

  func number(_ value: Double?, _ key: String, _ range: ClosedRange<Double>) throws(SceneError) {
    guard let value, !range.contains(value) else { return }
    throw .outOfRange(
      file: file, key: key, value: value, allowed: "\(plain(range.lowerBound)) to \(plain(range.upperBound))")
  }

  private func place(_ coordinate: Coordinate?, _ key: String) throws(SceneError) {
    try number(coordinate?.latitude, "\(key).latitude", OverlayLimits.latitude)
    try number(coordinate?.longitude, "\(key).longitude", OverlayLimits.longitude)
  }

  func insets(_ insets: Insets, _ key: String) throws(SceneError) {
    for (side, value) in [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ] { try number(value, "\(key).\(side)", Self.places) }
  }

  func position(_ position: PositionOptions) throws(SceneError) {
    try number(position.distanceAlongRoute, "position.distanceAlongRoute", -1e8...1e8)
    try place(position.coordinate, "position")
    try number(position.heading, "position.heading", Self.turns)
    try number(position.speed, "position.speed", 0...1_000)
    try number(position.accuracy, "position.accuracy", 0...1e8)
  }

  func camera(_ camera: CameraOptions) throws(SceneError) {
    try place(camera.coordinate, "camera")
    try number(camera.followingZoomLevel, "camera.followingZoomLevel", 0...25.5)
    try number(camera.zoom, "camera.zoom", 0...25.5)
    try number(camera.bearing, "camera.bearing", Self.turns)
    try number(camera.viewingAngle, "camera.viewingAngle", 0...85)
    try number(camera.anchor?.x, "camera.anchor.x", Self.places)
    try number(camera.anchor?.y, "camera.anchor.y", Self.places)
  }

  func route(_ route: RouteOptions) throws(SceneError) {
    for distance in route.targetDistancesMeters ?? [] {
      try number(distance, "route.targetDistancesMeters", 0...1e9)
    }
    for stretch in route.traffic {
      try number(stretch.from, "route.traffic.from", -1e9...1e9)
      try number(stretch.to, "route.traffic.to", -1e9...1e9)
    }
    try number(route.speedLimit?.limit?.value, "route.speedLimit", 0...1_000)
  }
}
