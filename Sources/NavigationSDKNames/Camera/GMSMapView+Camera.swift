/// The camera under the program. Nothing moves by itself: an animation is at its end at once.
extension MapView {
  /// Where the camera stands. Setting it frees the camera from the vehicle.
  public var camera: GMSCameraPosition {
    get {
      let view = projection.view
      return GMSCameraPosition(
        target: view.target, zoom: TileZoom.theirs(view.zoom), bearing: view.bearing, viewingAngle: view.viewingAngle)
    }
    set { moveCamera(.setCamera(newValue)) }
  }

  public func moveCamera(_ update: GMSCameraUpdate) { update.apply(self) }

  public func animate(with update: GMSCameraUpdate) { update.apply(self) }

  public func animate(to cameraPosition: GMSCameraPosition) { camera = cameraPosition }

  public func animate(toLocation location: CLLocationCoordinate2D) { moveCamera(to: location) }

  public func animate(toZoom zoom: Float) { moveCamera(zoom: TileZoom.ours(zoom)) }

  public func animate(toBearing bearing: CLLocationDirection) { moveCamera(bearing: bearing) }

  public func animate(toViewingAngle viewingAngle: Double) { moveCamera(viewingAngle: viewingAngle) }

  /// The camera that sees a rectangle inside the insets; `nil` for an empty one.
  public func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
    projection(fitting: bounds.value, insets: insets).map {
      GMSCameraPosition(
        target: $0.target, zoom: TileZoom.theirs($0.zoom), bearing: $0.bearing, viewingAngle: $0.viewingAngle)
    }
  }

  public var projection: GMSProjection { GMSProjection(self) }

  // MARK: Zooms

  public var minZoom: Float { TileZoom.theirs(zoomRange.lowerBound) }
  public var maxZoom: Float { TileZoom.theirs(zoomRange.upperBound) }

  /// Limits the zooms, within 2…21; without effect when the smaller one is the larger.
  public func setMinZoom(_ minZoom: Float, maxZoom: Float) {
    guard minZoom <= maxZoom else { return }
    zoomRange = TileZoom.ours(minZoom)...TileZoom.ours(maxZoom)
  }

  /// The zoom while following; `GMSNavigationNoFollowingZoomLevel` for the default behaviour.
  public var followingZoomLevel: Float {
    get { cameraOptions.followingZoomLevel.map(TileZoom.theirs) ?? GMSNavigationNoFollowingZoomLevel }
    set {
      let isSet = newValue.isFinite && newValue > GMSNavigationNoFollowingZoomLevel
      cameraOptions.followingZoomLevel =
        isSet ? TileZoom.ours(min(max(newValue, kGMSMinZoomLevel), kGMSMaxZoomLevel)) : nil
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `followingZoomLevel` is while the zoom is automatic.
public let GMSNavigationNoFollowingZoomLevel: Float = -1
