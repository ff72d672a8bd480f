import NavigationSDKNames

/// The sample app's main screen: a map with navigation, own buttons and a banner.
final class NavigationViewController: UIViewController {
  let mapView: GMSMapView
  private let locationManager = CLLocationManager()
  private let directionsButton = UIButton(type: .system)
  private let settingsButton = UIButton(configuration: .filled())
  private let buttonStack = UIStackView()
  private let bannerView = UIView()
  private let bannerLabel = UILabel()
  private let accessoryView = TripAccessoryView(frame: .zero)
  private var settings = SettingsViewController.Settings()

  private(set) var events: [String] = []
  private(set) var remainingDistance: CLLocationDistance?
  private(set) var currentLocation: CLLocation?
  private(set) var currentStep: GMSNavigationStepInfo?

  init(mapView: GMSMapView) {
    self.mapView = mapView
    super.init(nibName: nil, bundle: nil)
    title = "Navigation"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("viewDidLoad")
    view.backgroundColor = .systemBackground
    locationManager.delegate = self
    locationManager.desiredAccuracy = kCLLocationAccuracyBestForNavigation
    locationManager.requestWhenInUseAuthorization()
    locationManager.startUpdatingLocation()
    addMap()
    addButtons()
    addBanner()
    apply(settings)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("viewWillAppear")
    mapView.navigator?.add(self)
    applySuggestedLight()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    events.append("viewWillDisappear")
    mapView.navigator?.remove(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    directionsButton.layer.cornerRadius = directionsButton.bounds.height / 2
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.buttonStack.axis = size.width > size.height ? .horizontal : .vertical
      },
      completion: nil)
  }

  // MARK: Views

  private func addMap() {
    mapView.delegate = self
    mapView.isNavigationEnabled = true
    mapView.isMyLocationEnabled = true
    mapView.travelMode = .driving
    mapView.settings.compassButton = true
    mapView.settings.myLocationButton = false
    mapView.settings.isRecenterButtonEnabled = true
    mapView.settings.isNavigationHeaderEnabled = true
    mapView.settings.isNavigationFooterEnabled = true
    mapView.settings.isNavigationReportIncidentButtonEnabled = false
    mapView.settings.showsDestinationMarkers = true
    mapView.settings.showsIncidentCards = true
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
    mapView.settings.setAllGesturesEnabled(true)
    mapView.settings.tiltGestures = false
    mapView.routeCalloutFormat = .time
    mapView.followingPerspective = .tilted
    let options = GMSNavigationMutableSpeedometerUIOptions()
    options.setTextColor(.white, for: .major, lightingMode: .normal)
    options.setBackgroundColor(Theme.brand, for: .major, lightingMode: .normal)
    mapView.settings.speedometerUIOptions = options
    mapView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mapView)
    NSLayoutConstraint.activate([
      mapView.topAnchor.constraint(equalTo: view.topAnchor),
      mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      mapView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
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
      buttonStack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
      buttonStack.bottomAnchor.constraint(equalTo: mapView.navigationFooterLayoutGuide.topAnchor, constant: -24),
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
      bannerView.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor, constant: 12),
      bannerView.centerXAnchor.constraint(equalTo: mapView.centerXAnchor),
      bannerView.widthAnchor.constraint(lessThanOrEqualTo: mapView.widthAnchor, multiplier: 0.6),
      bannerLabel.topAnchor.constraint(equalTo: bannerView.topAnchor, constant: 10),
      bannerLabel.bottomAnchor.constraint(equalTo: bannerView.bottomAnchor, constant: -10),
      bannerLabel.leadingAnchor.constraint(equalTo: bannerView.leadingAnchor, constant: 14),
      bannerLabel.trailingAnchor.constraint(equalTo: bannerView.trailingAnchor, constant: -14),
    ])
  }

  // MARK: The trip

  func startTrip(to title: String) {
    guard let navigator = mapView.navigator else { return }
    navigator.shouldDisplayPrompts = true
    navigator.avoidsTolls = true
    navigator.stopGuidanceAtArrival = true
    let alert = GMSNavigationMutableSpeedAlertOptions()
    alert.setSpeedAlertThresholdPercentage(0.05, for: .minor)
    alert.severityUpgradeDurationSeconds = 5
    navigator.speedAlertOptions = alert
    var destinations: [GMSNavigationWaypoint] = []
    if let waypoint = GMSNavigationWaypoint(
      location: CLLocationCoordinate2DMake(60.17, 24.94), title: title)
    {
      destinations.append(waypoint)
    }
    let routingOptions = GMSNavigationRoutingOptions(alternateRoutesStrategy: .one)
    navigator.setDestinations(destinations, routingOptions: routingOptions) { [weak self] status in
      guard let self else { return }
      guard status == .OK else {
        self.showBanner("No route: \(status)")
        return
      }
      navigator.isGuidanceActive = true
      self.mapView.cameraMode = .following
      self.mapView.locationSimulator?.speedMultiplier = 1.5
      self.mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
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
}

// MARK: - GMSMapViewDelegate

extension NavigationViewController: GMSMapViewDelegate {
  func mapViewDidTapRecenterButton(_ mapView: GMSMapView) { events.append("recenter") }

  func didTapMyLocationButton(for mapView: GMSMapView) -> Bool {
    mapView.cameraMode = .overview
    return true
  }
}

// MARK: - GMSNavigatorListener

extension NavigationViewController: GMSNavigatorListener {
  func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint) {
    showBanner("Arrived at \(waypoint.title)")
    navigator.isGuidanceActive = false
  }

  func navigatorDidChangeRoute(_ navigator: GMSNavigator) { events.append("route") }

  func navigator(_ navigator: GMSNavigator, didUpdateRemainingDistance distance: CLLocationDistance) {
    remainingDistance = distance
  }

  func navigator(_ navigator: GMSNavigator, didUpdateNavInfo navInfo: GMSNavigationNavInfo) {
    currentStep = navInfo.currentStep
  }

  func navigator(
    _ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode
  ) {
    mapView.lightingMode = lightingMode
  }
}

// MARK: - CLLocationManagerDelegate

extension NavigationViewController: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .authorizedWhenInUse { events.append("authorized") }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    currentLocation = locations.last
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
