import Foundation
import Geometry
import Guidance
import MapDrawing

/// What a user's fingers do, in points; each gesture does nothing while its setting is off.
///
/// Gestures move the camera from where it is, which then follows no more; only zooming leaves it following.
extension MapView {
  /// Drags the map by a distance.
  public func pan(by distance: CGPoint) throws(FrameError) {
    guard settings.scrollGestures else { return }
    let camera = try currentCamera()
    let from = camera.anchor - Point(Double(distance.x), Double(distance.y))
    guard let center = camera.unproject(from * camera.scale) else { return }
    move { place(camera, at: center) }
  }

  /// Spreads or pinches the map by zoom levels; positive goes nearer.
  ///
  /// - Parameters:
  ///   - levels: each doubles or halves what is seen.
  ///   - focus: what stays where it is; the camera's centre when `nil`, and while scrolling is not allowed at all or not
  ///     during other gestures.
  public func zoom(by levels: Double, around focus: CGPoint? = nil) throws(FrameError) {
    guard settings.zoomGestures, levels.isFinite else { return }
    let camera = try currentCamera()
    let zoom = zoomLimits.held(camera.zoom + levels)
    guard base.camera.mode != .following else { return move { base.camera.zoom = zoom } }
    turn(camera, around: focus) { $0.zoom = zoom }
  }

  /// Tilts the view by degrees away from looking straight down.
  public func tilt(by degrees: Double) throws(FrameError) {
    guard settings.tiltGestures, degrees.isFinite else { return }
    let camera = try currentCamera()
    turn(camera, around: nil) { $0.viewingAngle = min(max(camera.pitchDegrees + degrees, 0), 75) }
  }

  /// Turns the map clockwise by degrees.
  public func rotate(by degrees: Double, around focus: CGPoint? = nil) throws(FrameError) {
    guard settings.rotateGestures, degrees.isFinite else { return }
    let camera = try currentCamera()
    turn(camera, around: focus) { $0.bearing = Geodesy.normalizedHeading(camera.bearingDegrees - degrees) }
  }

  /// Swipes the header by steps: forwards for positive ones, no further than to the current and the last step.
  ///
  /// The step that is swiped to stays until it is driven, or until the header is tapped.
  public func swipeHeader(by steps: Int) {
    let move = min(max(steps, -1_000), 1_000)
    guard let ahead = navigator?.progress?.announcedSteps else {
      let last = (try? Situation(scene()))?.progress.map { max($0.announcedSteps.count - 1, 0) } ?? .max
      base.guidance.headerStep = min(max(0, base.guidance.headerStep + move), last)
      return
    }
    let step = min(max(0, headerStep(of: ahead) + move), max(ahead.count - 1, 0))
    swipedStep = step > 0 ? ahead[step] : nil
  }

  /// How many steps after the current one the header shows.
  func headerStep(of steps: [Step]) -> Int { swipedStep.flatMap { steps.firstIndex(of: $0) } ?? 0 }

  /// Makes the camera a free one that sees what it sees now.
  func leaveCamera() {
    if let camera = try? currentCamera() { place(camera, at: camera.center) } else { base.camera.mode = .free }
  }

  func currentCamera() throws(FrameError) -> Camera { try renderer.interface(of: scene()).camera }

  /// Moves the camera as a gesture does; the delegate is notified.
  private func move(_ change: () -> Void) {
    delegate?.mapView(self, willMove: true)
    change()
    delegate?.mapViewDidMoveCamera(self)
  }

  /// Makes the camera a free one that sees the same but for what `change` does, with `focus` kept where it is.
  private func turn(_ camera: Camera, around focus: CGPoint?, _ change: (inout CameraOptions) -> Void) {
    move {
      place(camera, at: camera.center)
      change(&base.camera)
      if let focus, settings.scrollGestures, settings.allowScrollGesturesDuringRotateOrZoom { hold(focus, of: camera) }
    }
  }

  /// Moves the free camera so that what was seen at a point is seen there again.
  func hold(_ focus: CGPoint, of camera: Camera) {
    let changed = Camera(
      center: camera.center, zoom: base.camera.zoom ?? camera.zoom, bearingDegrees: base.camera.bearing,
      pitchDegrees: base.camera.viewingAngle, width: camera.width, height: camera.height, scale: camera.scale,
      anchor: camera.anchor)
    let pixel = Point(Double(focus.x), Double(focus.y)) * camera.scale
    guard let held = camera.unproject(pixel), let landed = changed.unproject(pixel) else { return }
    let center = camera.worldCenter + WebMercator.project(held) - WebMercator.project(landed)
    base.camera.coordinate = WebMercator.unproject(center)
  }

  func place(_ camera: Camera, at center: Coordinate) {
    base.camera.mode = .free
    base.camera.coordinate = center
    base.camera.anchor = camera.anchor.heldToFrames
    base.camera.zoom = camera.zoom
    base.camera.bearing = camera.bearingDegrees
    base.camera.viewingAngle = camera.pitchDegrees
  }
}
