/// The SDK's name of the visible region.
public typealias GMSVisibleRegion = VisibleRegion

/// From places to points of a map view and back, for the camera as it stood when it was asked for.
public final class GMSProjection {
  let view: Projection

  /// Where the map view cannot be drawn, the values that its camera was set to are used instead.
  init(_ mapView: GMSMapView) {
    view = (try? mapView.currentProjection()) ?? Projection(mapView.cameraOptions, on: mapView.device)
  }

  public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { view.point(for: coordinate) }

  /// `kCLLocationCoordinate2DInvalid` above the horizon.
  public func coordinate(for point: CGPoint) -> CLLocationCoordinate2D {
    view.coordinate(for: point) ?? kCLLocationCoordinate2DInvalid
  }

  public func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
    CGFloat(view.points(forMeters: meters, at: coordinate))
  }

  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { view.contains(coordinate) }

  public func visibleRegion() -> GMSVisibleRegion { view.visibleRegion() }
}
