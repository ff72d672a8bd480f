import NavigationSDKNames
import TestSupport
import Testing

/// The navigation part of `GMSMapView` (section "GMSMapView, navigation part") and what is beside it.
@Suite(.phone) struct MapViewNamesTests {
  private func element(_ name: String, of mapView: GMSMapView) throws -> FrameLayout.Element? {
    try mapView.frame().layout.elements.first { $0.name == name }
  }

  private func tap(_ name: String, of mapView: GMSMapView) throws {
    let element = try #require(try element(name, of: mapView))
    try mapView.tap(at: CGPoint(x: element.x + element.width / 2, y: element.y + element.height / 2))
  }

  @Test func cameraModesAndPerspectives() throws {
    let mapView = try Phone.drivingMapView(seconds: 10)
    mapView.followingPerspective = .topDownNorthUp
    #expect(mapView.camera.bearing == 0)
    #expect(mapView.camera.viewingAngle == 0)
    let heading = try #require(mapView.navigator?.progress).headingDegrees
    mapView.followingPerspective = .topDownHeadingUp
    #expect(abs(mapView.camera.bearing - heading) < 1e-6)
    #expect(mapView.camera.viewingAngle == 0)
    mapView.followingPerspective = .tilted
    #expect(30...45 ~= mapView.camera.viewingAngle)
    let place = try #require(mapView.navigator?.progress).coordinate
    let point = mapView.projection.point(for: place)
    #expect(point.y > 852 / 2)
    mapView.cameraMode = .overview
    #expect(mapView.projection.contains(Phone.artsCentre))
    #expect(mapView.projection.contains(place))
    let mode: GMSNavigationCameraMode = .free
    mapView.cameraMode = mode
    #expect(mapView.cameraMode == .free)
  }

  @Test func followingZoomLevel() throws {
    let mapView = try Phone.drivingMapView(seconds: 10)
    #expect(mapView.followingZoomLevel == GMSNavigationNoFollowingZoomLevel)
    let usual = mapView.camera.zoom
    mapView.followingZoomLevel = 14
    #expect(mapView.camera.zoom == 14)
    #expect(mapView.followingZoomLevel == 14)
    mapView.followingZoomLevel = GMSNavigationNoFollowingZoomLevel
    #expect(mapView.camera.zoom == usual)
    #expect(usual != 14)
  }

  @Test func travelModes() throws {
    let mapView = try Phone.drivingMapView()
    for mode in [GMSNavigationTravelMode.driving, .cycling, .walking, .twoWheeler, .taxicab] {
      mapView.travelMode = mode
      #expect(mapView.travelMode == mode)
    }
  }

  @Test func lightAndStyleAreIndependent() throws {
    let mapView = try Phone.drivingMapView(seconds: 5)
    let day = try mapView.frame().pixels
    mapView.lightingMode = .lowLight
    let night = try mapView.frame().pixels
    #expect(day != night)
    #expect(mapView.lightingMode == .lowLight)
    #expect(GMSNavigationLightingMode.lowLight.rawValue == 1)
    mapView.overrideUserInterfaceStyle = .dark
    mapView.lightingMode = .normal
    #expect(mapView.overrideUserInterfaceStyle == .dark)
    #expect(mapView.navigator?.suggestedLightingMode == .normal)
  }

  @Test func nightIsSuggestedNotDrawn() throws {
    var environment = Phone.environment
    // 21 June 2026, 23:30 in Turkey.
    environment.scene.time.unixSeconds = 1_782_073_800
    let mapView = try environment.use { try Phone.drivingMapView(seconds: 2) }
    #expect(mapView.navigator?.suggestedLightingMode == .lowLight)
    #expect(mapView.lightingMode == .normal)
  }

  @Test func layoutGuides() throws {
    let mapView = try Phone.drivingMapView(seconds: 5)
    let label = UILabel()
    label.text = "Below the header"
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    mapView.addSubview(label)
    label.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor, constant: 10).isActive = true
    label.centerXAnchor.constraint(equalTo: mapView.centerXAnchor).isActive = true
    let layout = try mapView.frame().layout
    let guide = try #require(layout.guides.first { $0.name == "navigationHeaderLayoutGuide" })
    #expect(layout.elements.first { $0.name == "label" }?.y == guide.y + guide.height + 10)
    let names = layout.guides.map(\.name)
    #expect(
      ["navigationFooterLayoutGuide", "bottomTrailingButtonsLayoutGuide", "bottomTrailingButtonsAlternateLayoutGuide"]
        .allSatisfy(names.contains))
    mapView.settings.isNavigationHeaderEnabled = false
    mapView.navigator?.isGuidanceActive = false
    mapView.navigator?.isGuidanceActive = true
    #expect(try mapView.frame().layout.guides.first { $0.name == "navigationHeaderLayoutGuide" }?.height == 0)
  }

  @Test func accessoryViewsGiveWayInLandscape() throws {
    final class Accessory: UIView, GMSNavigationAccessoryView {
      func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat { 80 }
    }
    let mapView = try Phone.drivingMapView(seconds: 5)
    let accessory = Accessory()
    accessory.backgroundColor = .magenta
    mapView.setHeaderAccessory(accessory)
    #expect(try element("navigationHeaderSecondary", of: mapView)?.height == 80)
    mapView.frame = CGRect(x: 0, y: 0, width: 667, height: 320)
    #expect(try element("navigationHeaderSecondary", of: mapView)?.height != 80)
    mapView.setHeaderAccessory(nil)
  }

  @Test func reports() throws {
    let mapView = GMSMapView()
    mapView.isNavigationEnabled = true
    #expect(!mapView.isIncidentReportingAvailable)
    var heard: [String] = []
    mapView.presentReportIncidentsPanel(nil) { heard.append(($0 as NSError?)?.domain ?? "shown") }
    let driving = try Phone.drivingMapView()
    #expect(driving.isIncidentReportingAvailable)
    driving.presentReportIncidentsPanel(nil) { error in heard.append(error == nil ? "shown" : "refused") }
    driving.presentReportIncidentsPanel(nil, completion: nil)
    #expect(heard == [GMSMapViewPresentReportIncidentPanelErrorDomain, "shown"])
  }

  @Test func navigationInterfaceDelegate() throws {
    final class Delegate: GMSMapViewDelegate {
      var calls: [String] = []
      func mapViewDidTapRecenterButton(_ mapView: GMSMapView) { calls.append("recenter") }
      func mapViewDidTapReportIncidentButton(_ mapView: GMSMapView) { calls.append("report") }
      func mapViewWillPresentPrompt(_ mapView: GMSMapView) { calls.append("prompt") }
      func mapViewDidDismissPrompt(_ mapView: GMSMapView) { calls.append("no prompt") }
      func didTapMyLocationButton(for mapView: GMSMapView) -> Bool {
        calls.append("my location")
        return true
      }
    }
    final class InterfaceDelegate: NSObject, GMSMapViewNavigationUIDelegate {
      var recenters = 0
      func mapViewDidTapRecenterButton(_ mapView: GMSMapView) { recenters += 1 }
    }
    let mapView = try Phone.drivingMapView(seconds: 10)
    let (delegate, interface) = (Delegate(), InterfaceDelegate())
    mapView.delegate = delegate
    mapView.navigationUIDelegate = interface
    mapView.settings.myLocationButton = true
    try tap("reportIncidentButton", of: mapView)
    try mapView.pan(by: CGPoint(x: 0, y: 90))
    try tap("recenterButton", of: mapView)
    try tap("myLocationButton", of: mapView)
    mapView.locationSimulator?.simulateNavigationPrompt()
    mapView.dismissPrompt()
    #expect(delegate.calls == ["report", "recenter", "my location", "prompt", "no prompt"])
    #expect(interface.recenters == 1)
    // One object in both roles is notified once.
    mapView.navigationUIDelegate = delegate
    mapView.locationSimulator?.simulateNavigationPrompt()
    #expect(delegate.calls.count == 6)
  }

  @Test func styleValuesAreThoseOfTheFrame() throws {
    let mapView = try Phone.drivingMapView(seconds: 10)
    mapView.settings.myLocationButton = true
    let layout = try mapView.frame().layout
    func element(_ name: String) throws -> FrameLayout.Element {
      try #require(layout.elements.first { $0.name == name })
    }
    let report = try element("reportIncidentButton")
    let (footer, header) = (try element("navigationFooter"), try element("navigationHeader"))
    let myLocation = try element("myLocationButton")
    #expect(393 - report.x - report.width == Double(GMSNavigationStyleValues.buttonHorizontalPadding))
    #expect(footer.y - report.y - report.height == Double(GMSNavigationStyleValues.buttonVerticalPadding))
    #expect(report.y - myLocation.y - myLocation.height == Double(GMSNavigationStyleValues.buttonVerticalPadding))
    #expect(header.x == Double(GMSNavigationStyleValues.turnCardHorizontalPadding))
    #expect(footer.x == Double(GMSNavigationStyleValues.etaCardHorizontalPadding))
    #expect(try element("attribution").x == Double(GMSNavigationStyleValues.elementHorizontalPadding))
    #expect(GMSNavigationStyleValues.defaultCornerRadius == 20)
  }

  @Test func mapTypes() throws {
    let mapView = GMSMapView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), camera: GMSCameraPosition(target: Phone.station, zoom: 16))
    let normal = try mapView.frame()
    #expect(normal.warnings.isEmpty)
    for type in [GMSMapViewType.satellite, .hybrid, .terrain] {
      mapView.mapType = type
      let frame = try mapView.frame()
      #expect(frame.pixels == normal.pixels)
      #expect(frame.warnings.count == 1)
    }
    mapView.mapType = .none
    mapView.isNavigationEnabled = true
    mapView.navigator?.setDestinations(Phone.stops) { #expect($0 == .OK) }
    let bare = try mapView.frame()
    #expect(bare.pixels != normal.pixels)
    #expect(bare.warnings.isEmpty)
    #expect(GMSMapViewType.normal.rawValue == 1)
    #expect(GMSMapViewType.hybrid.rawValue == 4)
  }

  @Test func mapStyles() throws {
    let mapView = GMSMapView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), camera: GMSCameraPosition(target: Phone.station, zoom: 16))
    #expect(mapView.mapStyle == nil)
    mapView.mapStyle = try GMSMapStyle(jsonString: #"[{"featureType": "road", "stylers": [{"visibility": "off"}]}]"#)
    #expect(mapView.mapStyle != nil)
    #expect(try mapView.frame().warnings.contains { $0.contains("style") })
    #expect(throws: (any Error).self) { try GMSMapStyle(jsonString: "no JSON") }
    let folder = try TemporaryFolder()
    let style = """
      {"version": 8, "sources": {}, "layers": [
        {"id": "ground", "type": "background", "paint": {"background-color": "#FF00FF"}}]}
      """
    let file = URL(filePath: try folder.write(style.utf8, to: "style.json"))
    mapView.mapStyle = try GMSMapStyle(contentsOfFileURL: file)
    #expect(try mapView.frame().pixels[50, 50] == UIColor(0xFF00FF).pixel)
    mapView.mapStyle = nil
    #expect(try mapView.frame().pixels[50, 50] != UIColor(0xFF00FF).pixel)
    #expect(mapView.mapStyle == nil)
  }

  @Test func settingsThatChangeNothingAreKept() {
    let mapView = GMSMapView()
    #expect(mapView.paddingAdjustmentBehavior == .automatic)
    #expect(mapView.isIndoorEnabled)
    mapView.paddingAdjustmentBehavior = .never
    mapView.isIndoorEnabled = false
    mapView.cameraTargetBounds = GMSCoordinateBounds(coordinate: Phone.start, coordinate: Phone.artsCentre)
    #expect(mapView.paddingAdjustmentBehavior == .never)
    #expect(!mapView.isIndoorEnabled)
    #expect(mapView.cameraTargetBounds?.contains(Phone.station) == true)
  }

  @Test func trafficBuildingsCalloutsAndMyLocation() throws {
    let mapView = try Phone.drivingMapView(seconds: 5)
    mapView.isTrafficEnabled = false
    mapView.isBuildingsEnabled = false
    mapView.routeCalloutFormat = .distance
    #expect(!mapView.isTrafficEnabled)
    #expect(!mapView.isBuildingsEnabled)
    #expect(mapView.routeCalloutFormat == .distance)
    #expect(mapView.myLocation?.coordinate == mapView.navigator?.location?.coordinate)
    mapView.isMyLocationEnabled = false
    #expect(mapView.myLocation == nil)
    #expect(try !mapView.frame().layout.landmarks.contains { $0.kind == "position" })
  }
}
