import Foundation
import Geometry
import Guidance
import MapDrawing

/// What the program does with the camera: no gesture setting limits it, the limits of zoom do. It becomes a free one, and is
/// where it is to be at once.
extension MapView {
  /// The zooms of 512-pixel tiles that the SDK's own limits stand for.
  static var widestZoomLimits: ClosedRange<Double> { 1...20 }

  /// The zooms that gestures and the program may choose, of 512-pixel tiles, within 1…20; the camera is clamped to
  /// them.
  public var zoomRange: ClosedRange<Double> {
    get { zoomLimits }
    set {
      zoomLimits = newValue.clamped(to: Self.widestZoomLimits)
      guard base.camera.mode == .free, let zoom = base.camera.zoom, !zoomLimits.contains(zoom) else { return }
      moveCamera(zoom: zoom)
    }
  }

  /// Where the camera stands, and what it sees where.
  public func currentProjection() throws(FrameError) -> Projection { Projection(try currentCamera()) }

  /// Moves the camera to what is given; the rest stays. Values that are no numbers change nothing.
  ///
  /// - Parameters:
  ///   - coordinate: appears in the middle of what the padding leaves.
  ///   - zoom: of 512-pixel tiles.
  ///   - bearing: degrees clockwise from north.
  ///   - viewingAngle: degrees from looking straight down.
  public func moveCamera(
    to coordinate: Coordinate? = nil, zoom: Double? = nil, bearing: Double? = nil, viewingAngle: Double? = nil
  ) {
    moveFreely {
      if let coordinate, coordinate.latitude.isFinite, coordinate.longitude.isFinite {
        base.camera.coordinate = coordinate
        base.camera.anchor = paddedCenter?.heldToFrames
      }
      if let zoom, !zoom.isNaN { base.camera.zoom = zoomLimits.held(zoom) }
      if let bearing, bearing.isFinite { base.camera.bearing = Geodesy.normalizedHeading(bearing) }
      if let viewingAngle, !viewingAngle.isNaN { base.camera.viewingAngle = min(max(viewingAngle, 0), 65) }
    }
  }

  /// Zooms by levels with the place at `focus`, in points, kept where it is; the camera's target where `nil`.
  public func zoomCamera(by levels: Double, at focus: CGPoint? = nil) {
    guard let camera = try? currentCamera(), levels.isFinite else { return }
    moveFreely {
      base.camera.zoom = zoomLimits.held(camera.zoom + levels)
      if let focus { hold(focus, of: camera) }
    }
  }

  /// Moves the camera by points: to the right for positive x, down for positive y.
  public func scrollCamera(by distance: CGPoint) {
    guard let camera = try? currentCamera() else { return }
    let aim = (camera.anchor + Point(Double(distance.x), Double(distance.y))) * camera.scale
    guard let center = camera.unproject(aim) else { return }
    moveFreely { base.camera.coordinate = center }
  }

  /// Looks straight down at a rectangle, as near as it fits into what padding and insets leave; an empty one changes nothing.
  public func fitCamera(_ bounds: CoordinateBounds, insets: Insets = Insets()) {
    guard let camera = fitting(bounds, insets: insets) else { return }
    moveFreely { place(camera, at: camera.center) }
  }

  /// Where `fitCamera` would put the camera; `nil` for an empty rectangle.
  public func projection(fitting bounds: CoordinateBounds, insets: Insets = Insets()) -> Projection? {
    fitting(bounds, insets: insets).map { Projection($0) }
  }

  private func fitting(_ bounds: CoordinateBounds, insets: Insets) -> Camera? {
    guard bounds.isValid else { return nil }
    let device = base.device
    let fitted = Camera.fitting(
      bounds.outline, width: device.width, height: device.height, scale: device.scale,
      insets: Insets(
        top: insets.top + padding.top, left: insets.left + padding.left, bottom: insets.bottom + padding.bottom,
        right: insets.right + padding.right), maximumZoom: zoomLimits.upperBound)
    return fitted.zoomed(to: zoomLimits.held(fitted.zoom))
  }

  /// Presses the map for long at a place in points; of what lies over it only info windows take long presses.
  public func longPress(at place: CGPoint) throws(FrameError) {
    let situation = try Situation(scene())
    let interface = try renderer.interface(of: situation)
    let point = Point(Double(place.x), Double(place.y))
    if let window = try overlays(at: point, in: situation, interface).markers.first(where: \.isWindow) {
      delegate?.mapView(self, didLongPressInfoWindowOf: window.marker)
    } else if let coordinate = interface.camera.unproject(point * interface.camera.scale) {
      delegate?.mapView(self, didLongPressAt: coordinate)
    }
  }

  /// Notifies the delegate of a tap on the map itself: on the vehicle's mark, or beside it.
  func tellTap(at place: Point, camera: Camera) {
    guard let coordinate = camera.unproject(place * camera.scale) else { return }
    if isMyLocationEnabled, let own = guideLocation, let mark = camera.project(own)?.position,
      (mark - place * camera.scale).length <= 22 * camera.scale
    {
      delegate?.mapView(self, didTapMyLocation: own)
    } else {
      delegate?.mapView(self, didTapAt: coordinate)
    }
  }

  /// Where the vehicle is known to be.
  private var guideLocation: Coordinate? {
    navigator?.progress?.coordinate ?? navigator?.location?.coordinate ?? base.position?.coordinate
  }

  /// The middle of what the padding leaves; `nil` without padding.
  private var paddedCenter: Point? {
    guard padding != Insets() else { return nil }
    let (width, height) = (base.device.width, base.device.height)
    return Point((padding.left + width - padding.right) / 2, (padding.top + height - padding.bottom) / 2)
  }

  /// Makes the camera a free one that sees what it sees now, and moves it; the delegate is notified.
  private func moveFreely(_ move: () -> Void) {
    delegate?.mapView(self, willMove: false)
    leaveCamera()
    move()
    delegate?.mapViewDidMoveCamera(self)
  }
}

extension ClosedRange<Double> {
  /// The value of the range that is nearest.
  func held(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

extension Point {
  /// The point, or the nearest one that a camera's anchor may be at.
  var heldToFrames: Point {
    let limit = Double(Device.pixelLimit)
    return Point(Swift.min(Swift.max(x, -limit), limit), Swift.min(Swift.max(y, -limit), limit))
  }
}
