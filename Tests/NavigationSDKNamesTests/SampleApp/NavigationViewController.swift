import NavigationSDKNames

/// The sample app's main screen: a map with navigation, own buttons, a status pill and a banner.
final class NavigationViewController: UIViewController {
  /// The terms are accepted.
  var mayNavigate = false
  private(set) var mapView: GMSMapView!
  let places = ShuttlePlaces()
  private let locationManager = CLLocationManager()
  private let directionsButton = UIButton(type: .system)
  private let settingsButton = UIButton(configuration: .filled())
  private let buttonStack = UIStackView()
  private var aboveFooter: NSLayoutConstraint!
  private var besideFooter: NSLayoutConstraint!
  private let statusView = TripStatusView()
  private let bannerView = UIView()
  private let bannerLabel = UILabel()
  private let accessoryView = TripAccessoryView(frame: .zero)
  private var settings = SettingsViewController.Settings()

  private(set) var events: [String] = []
  private(set) var remainingTime: TimeInterval = 0
  private(set) var remainingDistance: CLLocationDistance = 0
  private(set) var snappedLocation: CLLocation?
  private(set) var currentStep: GMSNavigationStepInfo?

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  // MARK: Life cycle

  override func loadView() {
    let options = GMSMapViewOptions()
    options.camera = GMSCameraPosition.camera(withLatitude: 60.1699, longitude: 24.9455, zoom: 15)
    options.backgroundColor = .systemBackground
    mapView = GMSMapView(options: options)
    view = UIView(frame: UIScreen.main.bounds)
    mapView.frame = view.bounds
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(mapView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shuttle"
    view.backgroundColor = .systemBackground
    locationManager.delegate = self
    locationManager.desiredAccuracy = kCLLocationAccuracyBestForNavigation
    locationManager.requestWhenInUseAuthorization()
    setUpMap()
    setUpHeader()
    addButtons()
    addStatus()
    addBanner()
    places.show(on: mapView)
    mapView.moveCamera(
      GMSCameraUpdate.fit(places.bounds, with: UIEdgeInsets(top: 120, left: 60, bottom: 120, right: 60)))
    apply(settings)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("viewWillAppear")
    mapView.navigator?.add(self)
    mapView.roadSnappedLocationProvider?.add(self)
    mapView.roadSnappedLocationProvider?.startUpdatingLocation()
    applySuggestedLight()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    events.append("viewWillDisappear")
    mapView.navigator?.remove(self)
    mapView.roadSnappedLocationProvider?.stopUpdatingLocation()
    mapView.roadSnappedLocationProvider?.remove(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    directionsButton.layer.cornerRadius = directionsButton.bounds.height / 2
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.placeButtons(isWide: size.width > size.height)
      },
      completion: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
      events.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    }
  }

  // MARK: Views

  private func setUpMap() {
    mapView.delegate = self
    mapView.isNavigationEnabled = true
    mapView.isMyLocationEnabled = true
    mapView.isTrafficEnabled = true
    mapView.travelMode = .driving
    mapView.followingPerspective = .tilted
    mapView.routeCalloutFormat = GMSNavigationRouteCalloutFormat.time
    mapView.setMinZoom(5, maxZoom: 20)
    mapView.settings.compassButton = true
    mapView.settings.myLocationButton = false
    mapView.settings.isRecenterButtonEnabled = true
    mapView.settings.isNavigationHeaderEnabled = true
    mapView.settings.isNavigationFooterEnabled = true
    mapView.settings.isNavigationReportIncidentButtonEnabled = false
    // The app has a marker of its own there.
    mapView.settings.showsDestinationMarkers = false
    mapView.settings.showsIncidentCards = true
    mapView.settings.setAllGesturesEnabled(true)
    mapView.settings.tiltGestures = false
    let options = GMSNavigationMutableSpeedometerUIOptions()
    options.setTextColor(.white, for: .major, lightingMode: .normal)
    options.setBackgroundColor(Theme.brand, for: .major, lightingMode: .normal)
    mapView.settings.speedometerUIOptions = options
  }

  private func setUpHeader() {
    mapView.settings.navigationHeaderPrimaryBackgroundColor = Theme.headerDay
    mapView.settings.navigationHeaderSecondaryBackgroundColor = Theme.accent
    mapView.settings.navigationHeaderPrimaryBackgroundColorNightMode = Theme.headerNight
    mapView.settings.navigationHeaderSecondaryBackgroundColorNightMode = UIColor(
      red: 0, green: 0.15, blue: 0.35, alpha: 1)
    mapView.settings.navigationHeaderLargeManeuverIconColor = .white
    mapView.settings.navigationHeaderSmallManeuverIconColor = .white
    mapView.settings.navigationHeaderGuidanceRecommendedLaneColor = .white
    mapView.settings.navigationHeaderNextStepTextColor = .white
    mapView.settings.navigationHeaderNextStepFont = .systemFont(ofSize: 16)
    mapView.settings.navigationHeaderDistanceValueTextColor = .white
    mapView.settings.navigationHeaderDistanceValueFont = .boldSystemFont(ofSize: 24)
    mapView.settings.navigationHeaderDistanceUnitsTextColor = UIColor(white: 0.85, alpha: 1)
    mapView.settings.navigationHeaderDistanceUnitsFont = .systemFont(ofSize: 18)
    mapView.settings.navigationHeaderInstructionsTextColor = .white
    mapView.settings.navigationHeaderInstructionsFirstRowFont = .systemFont(ofSize: 28, weight: .bold)
  }

  private func addButtons() {
    directionsButton.setTitle("Steps", for: .normal)
    directionsButton.titleLabel?.font = .boldSystemFont(ofSize: 16)
    directionsButton.backgroundColor = Theme.card
    directionsButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 18, bottom: 12, right: 18)
    Theme.shadow(directionsButton.layer)
    directionsButton.accessibilityIdentifier = "steps"
    directionsButton.addAction(UIAction { [weak self] _ in self?.showDirections() }, for: .touchUpInside)
    settingsButton.configuration?.title = "Settings"
    settingsButton.configuration?.baseBackgroundColor = Theme.brand
    settingsButton.configuration?.cornerStyle = .capsule
    settingsButton.accessibilityIdentifier = "settings"
    settingsButton.addAction(UIAction { [weak self] _ in self?.showSettings() }, for: .touchUpInside)
    buttonStack.axis = .vertical
    buttonStack.alignment = .trailing
    buttonStack.spacing = 12
    buttonStack.addArrangedSubview(directionsButton)
    buttonStack.addArrangedSubview(settingsButton)
    buttonStack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttonStack)
    NSLayoutConstraint.activate([
      buttonStack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12)
    ])
    aboveFooter = buttonStack.bottomAnchor.constraint(
      equalTo: mapView.navigationFooterLayoutGuide.topAnchor, constant: -24)
    besideFooter = buttonStack.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    placeButtons(isWide: view.bounds.width > view.bounds.height)
  }

  /// On wide screens the footer stands at the left and leaves the lower edge free.
  private func placeButtons(isWide: Bool) {
    NSLayoutConstraint.deactivate([isWide ? aboveFooter : besideFooter])
    NSLayoutConstraint.activate([isWide ? besideFooter : aboveFooter])
  }

  private func addStatus() {
    statusView.translatesAutoresizingMaskIntoConstraints = false
    statusView.isHidden = true
    statusView.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.showTrip() })
    mapView.addSubview(statusView)
    NSLayoutConstraint.activate([
      statusView.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor, constant: 12),
      statusView.centerXAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.centerXAnchor),
    ])
  }

  private func addBanner() {
    bannerLabel.numberOfLines = 0
    bannerLabel.textAlignment = .center
    bannerLabel.textColor = .label
    bannerLabel.font = .preferredFont(forTextStyle: .callout)
    bannerView.backgroundColor = Theme.card
    bannerView.alpha = 0.9
    bannerView.layer.cornerRadius = 12
    bannerView.layer.masksToBounds = true
    bannerView.layer.borderWidth = 2
    bannerView.layer.borderColor = Theme.brand.cgColor
    bannerView.isHidden = true
    bannerView.accessibilityIdentifier = "banner"
    bannerView.accessibilityLabel = "Message"
    bannerLabel.translatesAutoresizingMaskIntoConstraints = false
    bannerView.addSubview(bannerLabel)
    bannerView.translatesAutoresizingMaskIntoConstraints = false
    mapView.addSubview(bannerView)
    NSLayoutConstraint.activate([
      bannerView.topAnchor.constraint(equalTo: statusView.bottomAnchor, constant: 12),
      bannerView.centerXAnchor.constraint(equalTo: mapView.centerXAnchor),
      bannerView.widthAnchor.constraint(lessThanOrEqualTo: mapView.widthAnchor, multiplier: 0.6),
      bannerLabel.topAnchor.constraint(equalTo: bannerView.topAnchor, constant: 10),
      bannerLabel.bottomAnchor.constraint(equalTo: bannerView.bottomAnchor, constant: -10),
      bannerLabel.leadingAnchor.constraint(equalTo: bannerView.leadingAnchor, constant: 14),
      bannerLabel.trailingAnchor.constraint(equalTo: bannerView.trailingAnchor, constant: -14),
    ])
  }

  // MARK: The trip

  func startTrip() {
    guard mayNavigate, let navigator = mapView.navigator else { return }
    navigator.shouldDisplayPrompts = true
    navigator.avoidsTolls = true
    navigator.stopGuidanceAtArrival = true
    navigator.voiceGuidance = .alertsAndGuidance
    navigator.timeUpdateThreshold = 5
    navigator.distanceUpdateThreshold = 20
    let alert = GMSNavigationMutableSpeedAlertOptions()
    alert.setSpeedAlertThresholdPercentage(0.05, for: .minor)
    alert.severityUpgradeDurationSeconds = 5
    navigator.speedAlertOptions = alert
    var destinations: [GMSNavigationWaypoint] = []
    if let waypoint = GMSNavigationWaypoint(placeID: "ChIJforum", title: "Forum") { destinations.append(waypoint) }
    let routingOptions = GMSNavigationMutableRoutingOptions(alternateRoutesStrategy: .none)
    routingOptions.routingStrategy = .defaultBest
    navigator.setDestinations(destinations, routingOptions: routingOptions) { [weak self] routeStatus in
      guard let self else { return }
      guard routeStatus == .OK else {
        self.showBanner("No route: \(routeStatus)")
        return
      }
      navigator.isGuidanceActive = true
      self.mapView.cameraMode = .following
      self.mapView.locationSimulator?.speedMultiplier = 1.5
      self.mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
      self.statusView.isHidden = false
    }
  }

  func showPassenger(_ name: String, seats: Int) {
    accessoryView.show(passenger: name, seats: seats)
    mapView.setHeaderAccessory(accessoryView)
  }

  func showBanner(_ text: String) {
    bannerLabel.text = text
    UIView.animate(withDuration: 0.3) { self.bannerView.isHidden = false }
  }

  /// The whole way from above.
  private func showTrip() {
    let path = GMSMutablePath()
    for leg in mapView.navigator?.routeLegs ?? [] {
      guard let way = leg.path else { continue }
      for index in 0..<way.count() { path.add(way.coordinate(at: index)) }
    }
    mapView.animate(with: GMSCameraUpdate.fit(GMSCoordinateBounds(path: path), withPadding: 100))
  }

  private func showDirections() {
    guard let navigator = mapView.navigator else { return }
    let controller = DirectionsViewController(navigator: navigator)
    controller.modalPresentationStyle = .pageSheet
    present(controller, animated: true, completion: nil)
  }

  private func showSettings() {
    let controller = SettingsViewController(settings: settings)
    controller.delegate = self
    present(controller, animated: true)
  }

  private func apply(_ settings: SettingsViewController.Settings) {
    self.settings = settings
    mapView.settings.isNavigationTripProgressBarEnabled = settings.showsTripProgressBar
    mapView.settings.showsTrafficLights = settings.showsTrafficLights
    mapView.settings.showsStopSigns = settings.showsTrafficLights
    mapView.shouldDisplaySpeedometer = settings.showsSpeedometer
    mapView.shouldDisplaySpeedLimit = settings.showsSpeedometer
  }

  private func applySuggestedLight() {
    if let mode = mapView.navigator?.suggestedLightingMode { mapView.lightingMode = mode }
  }

  private func updateStatus(delay: GMSNavigationDelayCategory) {
    let kilometres = (remainingDistance / 100).rounded() / 10
    statusView.show("\(kilometres) km left", delay: delay)
  }
}

// MARK: - GMSMapViewDelegate

extension NavigationViewController: GMSMapViewDelegate {
  func mapViewDidTapRecenterButton(_ mapView: GMSMapView) { events.append("recenter") }

  func didTapMyLocationButton(for mapView: GMSMapView) -> Bool {
    mapView.cameraMode = .overview
    return true
  }

  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool {
    events.append("marker \(marker.title ?? "")")
    mapView.animate(toZoom: 17.5)
    return false
  }

  func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) {
    events.append("overlay \(overlay.title ?? "")")
  }

  func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {
    showPassenger(marker.title ?? "", seats: 2)
    mapView.selectedMarker = nil
  }

  func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) { events.append("closed") }
}

// MARK: - GMSNavigatorListener

extension NavigationViewController: GMSNavigatorListener {
  func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint) {
    statusView.isHidden = true
    places.destinationMarker.map = nil
    showBanner("Arrived at \(waypoint.title)")
    navigator.isGuidanceActive = false
    if navigator.continueToNextDestination() == nil { navigator.clearDestinations() }
  }

  func navigatorDidChangeRoute(_ navigator: GMSNavigator) { events.append("route") }

  func navigator(_ navigator: GMSNavigator, didUpdateRemainingTime time: TimeInterval) { remainingTime = time }

  func navigator(_ navigator: GMSNavigator, didUpdateRemainingDistance distance: CLLocationDistance) {
    remainingDistance = distance
    updateStatus(delay: navigator.delayCategoryToNextDestination)
  }

  func navigator(_ navigator: GMSNavigator, didUpdate navInfo: GMSNavigationNavInfo) {
    if navInfo.navState == .enroute { currentStep = navInfo.currentStep }
  }

  func navigator(
    _ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode
  ) {
    mapView.lightingMode = lightingMode
  }
}

// MARK: - GMSRoadSnappedLocationProviderListener

extension NavigationViewController: GMSRoadSnappedLocationProviderListener {
  func locationProvider(_ locationProvider: GMSRoadSnappedLocationProvider, didUpdate location: CLLocation) {
    snappedLocation = location
  }
}

// MARK: - CLLocationManagerDelegate

extension NavigationViewController: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .authorizedWhenInUse { events.append("authorized") }
  }
}

// MARK: - SettingsViewControllerDelegate

extension NavigationViewController: SettingsViewControllerDelegate {
  func settingsViewController(
    _ controller: SettingsViewController, didChange settings: SettingsViewController.Settings
  ) {
    apply(settings)
  }
}
