/// What the user does with the interface; names are the Navigation SDK's (`GMSMapViewNavigationUIDelegate`). Every method
/// may be left out.
public protocol MapViewNavigationUIDelegate: AnyObject {
  /// The recenter button was tapped; the map follows again.
  func mapViewDidTapRecenterButton(_ mapView: MapView)
  /// The report button was tapped.
  func mapViewDidTapReportIncidentButton(_ mapView: MapView)
  /// A prompt is about to be shown.
  func mapViewWillPresentPrompt(_ mapView: MapView)
  /// The prompt is gone.
  func mapViewDidDismissPrompt(_ mapView: MapView)
}

/// What the user does on a map; names are the Navigation SDK's (`GMSMapViewDelegate`). Every method may be left out.
public protocol MapViewDelegate: MapViewNavigationUIDelegate {
  /// The My Location button was tapped.
  ///
  /// - Returns: whether the delegate has dealt with it, so that the map does nothing.
  func didTapMyLocationButton(for mapView: MapView) -> Bool
  /// The map was tapped where nothing else is.
  func mapView(_ mapView: MapView, didTapAt coordinate: Coordinate)
  /// The map was pressed for a long time.
  func mapView(_ mapView: MapView, didLongPressAt coordinate: Coordinate)
  /// The vehicle's mark was tapped.
  func mapView(_ mapView: MapView, didTapMyLocation location: Coordinate)
  /// The camera is about to move.
  ///
  /// - Parameters:
  ///   - mapView: whose camera it is.
  ///   - gesture: whether the user moves the camera, not the program.
  func mapView(_ mapView: MapView, willMove gesture: Bool)
  /// The camera has moved and stands still.
  func mapViewDidMoveCamera(_ mapView: MapView)

  // MARK: Markers and shapes

  /// - Returns: whether the delegate has dealt with it, so that the marker is not selected.
  func mapView(_ mapView: MapView, didTap marker: MapMarker) -> Bool
  /// A line or an area that `isTappable` was tapped.
  func mapView(_ mapView: MapView, didTap overlay: MapOverlay)
  func mapView(_ mapView: MapView, didTapInfoWindowOf marker: MapMarker)
  func mapView(_ mapView: MapView, didLongPressInfoWindowOf marker: MapMarker)
  func mapView(_ mapView: MapView, didCloseInfoWindowOf marker: MapMarker)
  /// A view in place of the whole info window, asked for when the marker is selected; `nil` for the usual bubble.
  func mapView(_ mapView: MapView, markerInfoWindow marker: MapMarker) -> AppView?
  /// A view in place of title and snippet inside the bubble; asked for where `markerInfoWindow` has given none.
  func mapView(_ mapView: MapView, markerInfoContents marker: MapMarker) -> AppView?
}

extension MapViewNavigationUIDelegate {
  /// Does nothing.
  public func mapViewDidTapRecenterButton(_ mapView: MapView) {}
  /// Does nothing.
  public func mapViewDidTapReportIncidentButton(_ mapView: MapView) {}
  /// Does nothing.
  public func mapViewWillPresentPrompt(_ mapView: MapView) {}
  /// Does nothing.
  public func mapViewDidDismissPrompt(_ mapView: MapView) {}
}

extension MapViewDelegate {
  /// Returns `false`: the map view goes on to follow.
  public func didTapMyLocationButton(for mapView: MapView) -> Bool { false }
  /// Does nothing.
  public func mapView(_ mapView: MapView, didTapAt coordinate: Coordinate) {}
  /// Does nothing.
  public func mapView(_ mapView: MapView, didLongPressAt coordinate: Coordinate) {}
  /// Does nothing.
  public func mapView(_ mapView: MapView, didTapMyLocation location: Coordinate) {}
  /// Does nothing.
  public func mapView(_ mapView: MapView, willMove gesture: Bool) {}
  /// Does nothing.
  public func mapViewDidMoveCamera(_ mapView: MapView) {}
  /// Returns `false`: the marker is selected.
  public func mapView(_ mapView: MapView, didTap marker: MapMarker) -> Bool { false }
  /// Does nothing.
  public func mapView(_ mapView: MapView, didTap overlay: MapOverlay) {}
  /// Does nothing.
  public func mapView(_ mapView: MapView, didTapInfoWindowOf marker: MapMarker) {}
  /// Does nothing.
  public func mapView(_ mapView: MapView, didLongPressInfoWindowOf marker: MapMarker) {}
  /// Does nothing.
  public func mapView(_ mapView: MapView, didCloseInfoWindowOf marker: MapMarker) {}
  /// Returns `nil`: the window is the built-in one.
  public func mapView(_ mapView: MapView, markerInfoWindow marker: MapMarker) -> AppView? { nil }
  /// Returns `nil`: the window has title and snippet.
  public func mapView(_ mapView: MapView, markerInfoContents marker: MapMarker) -> AppView? { nil }
}

extension MapView {
  /// The delegates that are notified about the interface, each once.
  var interfaceDelegates: [any MapViewNavigationUIDelegate] {
    let other = navigationUIDelegate.flatMap { $0 === delegate ? nil : $0 }
    return [delegate, other].compactMap { $0 }
  }
}
