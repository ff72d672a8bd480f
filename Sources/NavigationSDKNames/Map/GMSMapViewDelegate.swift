public typealias GMSMapViewNavigationUIDelegate = MapViewNavigationUIDelegate

/// What the user does on a map. Every method may be left out; taps at a place and on buttons are `MapViewDelegate`'s.
public protocol GMSMapViewDelegate: MapViewDelegate {
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
  /// - Returns: whether the delegate has dealt with it, so that the map does nothing.
  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
  func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay)
  func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView?
  func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView?
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
  public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
  public func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) {}
  public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { nil }
  public func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView? { nil }
  public func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) {}
  public func mapView(
    _ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D
  ) {}
  public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
  public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
  public func mapViewSnapshotReady(_ mapView: GMSMapView) {}

  /// Nothing animates: the camera that has changed is idle.
  public func mapViewDidMoveCamera(_ mapView: MapView) {
    let position = mapView.camera
    self.mapView(mapView, didChange: position)
    self.mapView(mapView, idleAt: position)
  }
}
