/// What the app puts on the map at coordinates.
extension MapView {
  /// Takes away every marker, line and area, the scene's own included.
  public func clear() {
    for overlay in appOverlays { overlay.map = nil }
    base.overlays = OverlayOptions()
  }

  /// What place IDs of waypoints that are not OpenStreetMap's (`osm:way/25`) stand for; the SDK asks a service.
  public var places: [String: PlaceReference] {
    get { base.places }
    set { base.places = newValue }
  }

  func add(_ overlay: MapOverlay) { appOverlays.append(overlay) }

  func remove(_ overlay: MapOverlay) {
    appOverlays.removeAll { $0 === overlay }
    if selection.marker === overlay { selectedMarker = nil }
  }

  /// Puts the app's overlays into a scene.
  func addOverlays(to scene: inout NavigationScene) throws(FrameError) {
    for overlay in appOverlays {
      try overlay.add(to: &scene.overlays, on: self)
      guard overlay === selection.marker else { continue }
      let last = scene.overlays.markers.endIndex - 1
      scene.overlays.markers[last].isSelected = true
      scene.overlays.markers[last].infoWindow = try infoWindowPicture()
    }
    if let destinationMarker { scene.destinationMarker = try destinationMarker.options(on: self) }
    guard let vehicleImage else { return }
    var position = scene.position ?? PositionOptions()
    position.image = vehicleImage.picture
    position.imageScale = vehicleImage.scale
    scene.position = position
  }
}
