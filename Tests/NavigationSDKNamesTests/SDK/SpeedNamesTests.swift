import NavigationSDKNames
import Testing

/// Speed alerts (section "Speed alerts").
@Suite(.phone) struct SpeedNamesTests {
  final class Listener: GMSNavigatorListener {
    var severities: [GMSNavigationSpeedAlertSeverity] = []
    var percentages: [CGFloat] = []
    func navigator(
      _ navigator: GMSNavigator, didUpdate speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
      speedingPercentage percentageAboveLimit: CGFloat
    ) {
      severities.append(speedAlertSeverity)
      percentages.append(percentageAboveLimit)
    }
  }

  private func severities(
    speed: Float, seconds: Double = 8, options: GMSNavigationSpeedAlertOptions? = nil
  ) throws -> Listener {
    var environment = Phone.environment
    // 100 km/h, where the file's durations mean 43.3 m in 1.6 s at first, 97.4 km/h, and at most 100.3 km/h.
    environment.scene.route?.speedLimit = .limit(SpeedLimit(value: 100, unit: .kilometresPerHour))
    let mapView = environment.use { GMSMapView() }
    mapView.isNavigationEnabled = true
    let listener = Listener()
    let navigator = try #require(mapView.navigator)
    navigator.add(listener)
    navigator.speedAlertOptions = options
    navigator.setDestinations(Phone.stops) { #expect($0 == .OK) }
    navigator.isGuidanceActive = true
    mapView.locationSimulator?.speedMultiplier = speed
    mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
    mapView.advance(by: seconds)
    return listener
  }

  @Test func rawValues() {
    let values = [GMSNavigationSpeedAlertSeverity.unknown, .notSpeeding, .minor, .major].map(\.rawValue)
    #expect(values == [-2, -1, 0, 1])
  }

  @Test func builtInThresholds() throws {
    // At most 100.3, 112.0 to 115.3 and more than 126 km/h in a zone of 100: none, more than 10, more than 20 above.
    #expect(try severities(speed: 1).severities == [.notSpeeding])
    let minor = try severities(speed: 1.15)
    #expect(minor.severities == [.minor])
    let percentage = try #require(minor.percentages.first)
    #expect(abs(percentage - 12.04) < 0.1)
    #expect(try severities(speed: 1.3).severities == [.major])
  }

  @Test func ownThresholds() throws {
    let options = GMSNavigationMutableSpeedAlertOptions()
    let minorSpeedAlertThresholdPercentage: CGFloat = 0.05
    let majorSpeedAlertThresholdPercentage: CGFloat = 0.1
    options.setSpeedAlertThresholdPercentage(minorSpeedAlertThresholdPercentage, for: .minor)
    options.setSpeedAlertThresholdPercentage(majorSpeedAlertThresholdPercentage, for: .major)
    #expect(try severities(speed: 1.08, options: options).severities == [.minor])
    #expect(try severities(speed: 1.16, options: options).severities == [.major])
  }

  @Test func aMinorAlertThatLastsBecomesAMajorOne() throws {
    let options = GMSNavigationMutableSpeedAlertOptions()
    options.setSpeedAlertThresholdPercentage(0.05, for: .minor)
    options.severityUpgradeDurationSeconds = 5
    #expect(try severities(speed: 1.08, seconds: 12, options: options).severities == [.minor, .major])
  }
}
