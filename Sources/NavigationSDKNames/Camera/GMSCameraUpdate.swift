/// A change of the camera, to be given to `moveCamera(_:)` or `animate(with:)`.
public final class GMSCameraUpdate {
  let apply: (GMSMapView) -> Void

  private init(_ apply: @escaping (GMSMapView) -> Void) { self.apply = apply }

  public static func zoomIn() -> GMSCameraUpdate { zoom(by: 1) }

  public static func zoomOut() -> GMSCameraUpdate { zoom(by: -1) }

  public static func zoom(by delta: Float) -> GMSCameraUpdate {
    GMSCameraUpdate { $0.zoomCamera(by: Double(delta)) }
  }

  /// With what is seen at the point kept there.
  public static func zoom(by delta: Float, at point: CGPoint) -> GMSCameraUpdate {
    GMSCameraUpdate { $0.zoomCamera(by: Double(delta), at: point) }
  }

  public static func zoom(to zoom: Float) -> GMSCameraUpdate {
    GMSCameraUpdate { $0.moveCamera(zoom: TileZoom.ours(zoom)) }
  }

  public static func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
    GMSCameraUpdate { $0.moveCamera(to: target) }
  }

  public static func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate {
    GMSCameraUpdate { $0.moveCamera(to: target, zoom: TileZoom.ours(zoom)) }
  }

  public static func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate {
    GMSCameraUpdate {
      $0.moveCamera(
        to: camera.target, zoom: TileZoom.ours(camera.zoom), bearing: camera.bearing,
        viewingAngle: camera.viewingAngle)
    }
  }

  /// With 64 points around the rectangle.
  public static func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { fit(bounds, withPadding: 64) }

  public static func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat) -> GMSCameraUpdate {
    fit(bounds, with: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }

  public static func fit(_ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets) -> GMSCameraUpdate {
    GMSCameraUpdate { $0.fitCamera(bounds.value, insets: edgeInsets) }
  }

  /// Moves the camera, not the map: to the right for positive `x`, down for positive `y`.
  public static func scrollBy(x: CGFloat, y: CGFloat) -> GMSCameraUpdate {
    GMSCameraUpdate { $0.scrollCamera(by: CGPoint(x: x, y: y)) }
  }
}
