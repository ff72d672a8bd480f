import NavigationSDKNames
import Testing

/// Keys, terms, sessions, voice, and where the vehicle is.
@Suite(.phone) struct ServicesNamesTests {
  @Test func services() {
    #expect(GMSServices.provideAPIKey("a key"))
    GMSServices.setMetalRendererEnabled(true)
    #expect(GMSServices.sdkVersion() == "11.0")
    #expect(GMSNavigationServices.navSDKVersion() == "11.0")
    let held: Any = GMSServices.sharedServices()
    #expect(held is GMSServices)
    #expect(GMSServices.openSourceLicenseInfo().isEmpty)
  }

  @Test func termsAndConditions() {
    GMSNavigationServices.shouldOnlyShowDriverAwarenesssDisclaimer = true
    GMSNavigationServices.resetTermsAndConditionsAccepted()
    let options = GMSNavigationTermsAndConditionsOptions(companyName: "Rides & Co.")
    options.title = "Before you drive"
    options.uiParams = GMSNavigationTermsDialogUIParams(
      backgroundColor: .white, titleFont: UIFont.systemFont(ofSize: 20), titleColor: nil, mainTextFont: nil,
      mainTextColor: .darkGray, buttonsFont: nil, cancelButtonTextColor: nil, acceptButtonTextColor: .blue)
    var answers: [Bool] = []
    GMSNavigationServices.showTermsAndConditionsDialogIfNeeded(with: options) { termsAccepted in
      answers.append(termsAccepted)
    }
    GMSNavigationServices.showTermsAndConditionsDialogIfNeeded(withCompanyName: "Rides & Co.") { answers.append($0) }
    GMSNavigationServices.showTermsAndConditionsDialogIfNeeded(withTitle: nil, companyName: "Rides & Co.") {
      answers.append($0)
    }
    #expect(answers == [true, true, true])
    #expect(GMSNavigationServices.areTermsAndConditionsAccepted())
  }

  @Test func voiceAndSoundAreKept() throws {
    let mapView = GMSMapView()
    mapView.isNavigationEnabled = true
    let navigator = try #require(mapView.navigator)
    #expect(navigator.voiceGuidance == .alertsAndGuidance)
    #expect(navigator.sendsBackgroundNotifications)
    navigator.voiceGuidance = .silent
    navigator.audioDeviceType = .builtInOnly
    navigator.isVibrationEnabled = false
    navigator.sendsBackgroundNotifications = false
    #expect(navigator.voiceGuidance == .silent)
    #expect(navigator.audioDeviceType == .builtInOnly)
    #expect(!navigator.isVibrationEnabled)
    #expect(!navigator.sendsBackgroundNotifications)
  }

  @Test func aSessionDrivesOnceItIsStarted() throws {
    let session = try #require(GMSNavigationServices.createNavigationSession())
    #expect(!session.isStarted)
    #expect(session.travelMode == .driving)
    session.navigator?.setDestinations(Phone.stops) { #expect($0 == .OK) }
    session.navigator?.isGuidanceActive = true
    session.locationSimulator?.simulateLocationsAlongExistingRoute()
    session.locationSimulator?.advance(bySeconds: 30)
    #expect(session.navigator?.progress?.distanceAlongRoute == 0)
    session.isStarted = true
    session.locationSimulator?.advance(bySeconds: 30)
    #expect(try #require(session.navigator?.progress).distanceAlongRoute > 100)

    // The map view takes over what the session has.
    session.travelMode = .walking
    let mapView = GMSMapView()
    #expect(mapView.enableNavigation(with: session))
    #expect(mapView.isNavigationEnabled)
    #expect(mapView.navigator === session.navigator)
    #expect(mapView.travelMode == .walking)
    mapView.cameraMode = .following
    #expect(try mapView.frame().layout.elements.contains { $0.name == "navigationHeader" })
    let before = try #require(session.navigator?.progress).distanceAlongRoute
    mapView.advance(by: 20)
    #expect(try #require(session.navigator?.progress).distanceAlongRoute > before)
    session.travelMode = .driving
    #expect(mapView.travelMode == .driving)
  }

  @Test func roadSnappedLocations() throws {
    final class Listener: NSObject, GMSRoadSnappedLocationProviderListener {
      var locations: [CLLocation] = []
      func locationProvider(_ locationProvider: GMSRoadSnappedLocationProvider, didUpdate location: CLLocation) {
        locations.append(location)
      }
    }
    let mapView = try Phone.drivingMapView()
    let listener = Listener()
    let provider = try #require(mapView.roadSnappedLocationProvider)
    provider.allowsBackgroundLocationUpdates = true
    provider.add(listener)
    mapView.advance(by: 3)
    #expect(listener.locations.isEmpty)
    provider.startUpdatingLocation()
    mapView.advance(by: 4)
    provider.stopUpdatingLocation()
    mapView.advance(by: 2)
    #expect(listener.locations.count == 4)
    // 981.8 m in 35.4 s of motorway, due east (81°).
    let last = try #require(listener.locations.last)
    #expect(abs(last.speed - 981.8 / 35.4) < 2)
    #expect(abs(last.course - 81) < 8)
    #expect(abs(last.coordinate.latitude - 41.0649) < 0.001)
    #expect(last.coordinate.longitude > Phone.start.longitude)
    #expect(last.timestamp.timeIntervalSince(listener.locations[0].timestamp) == 3)
    #expect(provider.location?.timestamp == last.timestamp)
    #expect(mapView.myLocation != nil)
    provider.remove(listener)
    provider.startUpdatingLocation()
    mapView.advance(by: 1)
    #expect(listener.locations.count == 4)
  }

  /// Off the road the vehicle is reported on it.
  @Test func locationsAreSnappedToTheRoute() throws {
    let mapView = try Phone.drivingMapView(seconds: 5)
    let provider = try #require(mapView.roadSnappedLocationProvider)
    provider.startUpdatingLocation()
    let beside = CLLocationCoordinate2D(
      latitude: try #require(mapView.navigator?.progress).coordinate.latitude + 0.0001,
      longitude: try #require(mapView.navigator?.progress).coordinate.longitude)
    mapView.locationSimulator?.simulateLocation(at: beside)
    let told = try #require(provider.location).coordinate
    #expect(told != beside)
    #expect(abs(told.latitude - beside.latitude) < 0.0002)
  }

  @Test func simulator() throws {
    let mapView = GMSMapView()
    mapView.isNavigationEnabled = true
    let simulator: GMSLocationSimulator = try #require(mapView.locationSimulator)
    let options = GMSNavigationMutableRoutingOptions()
    options.routingStrategy = .shorter
    var status: GMSRouteStatus?
    simulator.simulateAlongNewRoute(toDestinations: Phone.stops) { status = $0 }
    #expect(status == .OK)
    #expect(mapView.navigator?.isGuidanceActive == true)
    simulator.simulateAlongNewRoute(toDestinations: Phone.stops, routingOptions: options) { routeStatus in
      status = routeStatus
    }
    // The shortest of the file's three routes is 2,873 m long.
    #expect(status == .OK)
    #expect(try abs(#require(mapView.navigator?.route).distance - 2_873.1) < 1)
    simulator.speedMultiplier = 2.0
    mapView.advance(by: 5)
    let driven = try #require(mapView.navigator?.progress).distanceAlongRoute
    #expect(driven > 0)
    simulator.isPaused = true
    mapView.advance(by: 5)
    #expect(mapView.navigator?.progress?.distanceAlongRoute == driven)
    simulator.isPaused = false
    simulator.stopSimulation()
    mapView.advance(by: 5)
    #expect(mapView.navigator?.progress?.distanceAlongRoute == driven)
    simulator.simulateLocation(at: Phone.artsCentre)
    #expect(mapView.navigator?.location?.coordinate == Phone.artsCentre)
    simulator.avoidsTolls = true
    #expect(mapView.navigator?.avoidsTolls == true)
    #expect(!simulator.avoidsHighways)
    #expect(simulator.avoidsFerries)
    simulator.simulateNavigationPrompt()
    #expect(try mapView.scene().prompt != nil)
  }
}
