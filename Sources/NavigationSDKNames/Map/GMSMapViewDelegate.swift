/// The SDK's name of the delegate of the interface.
public typealias GMSMapViewNavigationUIDelegate = MapViewNavigationUIDelegate

/// What the user does on a map. Every method may be left out; taps are `MapViewDelegate`'s.
public protocol GMSMapViewDelegate: MapViewDelegate {
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker)
  func mapView(
    _ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D)
  func mapViewDidStartTileRendering(_ mapView: GMSMapView)
  func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
  func mapViewSnapshotReady(_ mapView: GMSMapView)
}

extension GMSMapViewDelegate {
  public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) {}
  public func mapView(
    _ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D
  ) {}
  public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
  public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
  public func mapViewSnapshotReady(_ mapView: GMSMapView) {}

  /// Nothing animates: after a change the camera is idle at once.
  public func mapViewDidMoveCamera(_ mapView: MapView) {
    let position = mapView.camera
    self.mapView(mapView, didChange: position)
    self.mapView(mapView, idleAt: position)
  }
}
