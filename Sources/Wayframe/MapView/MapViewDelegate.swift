/// What the user does on a map; names are the Navigation SDK's (`GMSMapViewDelegate`). Every method may be left out.
public protocol MapViewDelegate: AnyObject {
  func mapViewDidTapRecenterButton(_ mapView: MapView)
  /// - Returns: whether the delegate has dealt with it, so that the map does nothing.
  func didTapMyLocationButton(for mapView: MapView) -> Bool
}

extension MapViewDelegate {
  public func mapViewDidTapRecenterButton(_ mapView: MapView) {}
  public func didTapMyLocationButton(for mapView: MapView) -> Bool { false }
}
