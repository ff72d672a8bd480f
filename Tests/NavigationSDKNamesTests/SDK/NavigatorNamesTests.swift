import NavigationSDKNames
import Testing

/// The navigator, its listener, and what a turn-by-turn display gets (section "Navigator, listener, NavInfo, StepInfo").
@Suite(.phone) struct NavigatorNamesTests {
  /// Every method, in the SDK's words.
  final class Listener: NSObject, GMSNavigatorListener {
    var arrivals: [String] = []
    var times: [TimeInterval] = []
    var distances: [CLLocationDistance] = []
    var routes = 0
    var delays: [GMSNavigationDelayCategory] = []
    var lights: [GMSNavigationLightingMode] = []
    var percentages: [CGFloat] = []
    var severities: [GMSNavigationSpeedAlertSeverity] = []
    var infos: [GMSNavigationNavInfo] = []
    var prompts: [String] = []

    func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint) {
      arrivals.append(waypoint.title)
    }
    func navigatorDidChangeRoute(_ navigator: GMSNavigator) { routes += 1 }
    func navigator(_ navigator: GMSNavigator, didUpdateRemainingTime time: TimeInterval) { times.append(time) }
    func navigator(_ navigator: GMSNavigator, didUpdateRemainingDistance distance: CLLocationDistance) {
      distances.append(distance)
    }
    func navigator(_ navigator: GMSNavigator, didUpdate delayCategory: GMSNavigationDelayCategory) {
      delays.append(delayCategory)
    }
    func navigator(_ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode) {
      lights.append(lightingMode)
    }
    func navigator(_ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat) {
      percentages.append(percentageAboveLimit)
    }
    func navigator(
      _ navigator: GMSNavigator, didUpdate speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
      speedingPercentage percentageAboveLimit: CGFloat
    ) {
      severities.append(speedAlertSeverity)
    }
    func navigator(_ navigator: GMSNavigator, didUpdate navInfo: GMSNavigationNavInfo) { infos.append(navInfo) }
    func navigatorWillPresentPrompt(_ navigator: GMSNavigator) { prompts.append("will present") }
    func navigatorDidDismissPrompt(_ navigator: GMSNavigator) { prompts.append("did dismiss") }
  }

  private func drive(seconds: Double, speed: Float = 1, time: Double? = nil) throws -> (GMSMapView, Listener) {
    var environment = Phone.environment
    if let time { environment.scene.time.unixSeconds = time }
    let mapView = environment.use { GMSMapView() }
    mapView.isNavigationEnabled = true
    let listener = Listener()
    let navigator = try #require(mapView.navigator)
    navigator.add(listener)
    navigator.setDestinations(Phone.stops) { #expect($0 == .OK) }
    navigator.isGuidanceActive = true
    mapView.locationSimulator?.speedMultiplier = speed
    mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
    mapView.advance(by: seconds)
    return (mapView, listener)
  }

  @Test func everyCallOfTheListener() throws {
    // The route takes 580 s; 700 s later its end is reached.
    let (mapView, listener) = try drive(seconds: 700)
    #expect(listener.arrivals == ["Station", "Arts Centre"])
    #expect(listener.routes == 1)
    #expect(listener.times.first.map { abs($0 - 288.4) < 2 } == true)
    #expect(listener.distances.first.map { abs($0 - 2_503.7) < 2 } == true)
    #expect(listener.times.min().map { $0 < 2 } == true)
    #expect(listener.distances.min().map { $0 <= 10 } == true)
    #expect(!listener.delays.isEmpty)
    #expect(!listener.delays.contains(.noData))
    #expect(listener.infos.count > 500)
    #expect(listener.severities.first != nil)
    #expect(!listener.percentages.isEmpty)
    #expect(listener.prompts.count.isMultiple(of: 2))
    #expect(listener.prompts.first == "will present")
    #expect(mapView.navigator?.isGuidanceActive == false)
  }

  @Test func aRemovedListenerHearsNothing() throws {
    let (mapView, listener) = try drive(seconds: 10)
    mapView.navigator?.remove(listener)
    let count = listener.infos.count
    mapView.advance(by: 10)
    #expect(count > 0)
    #expect(listener.infos.count == count)
  }

  @Test func thresholds() throws {
    let (mapView, listener) = try drive(seconds: 0)
    mapView.navigator?.timeUpdateThreshold = TimeInterval.infinity
    mapView.navigator?.distanceUpdateThreshold = 100
    let (times, distances) = (listener.times.count, listener.distances.count)
    mapView.advance(by: 20)
    // 20 s at 27.7 m/s are 555 m: at most five steps of at least 100 m.
    #expect(listener.times.count == times)
    #expect((3...5).contains(listener.distances.count - distances))
  }

  @Test func navigatorValues() throws {
    let (mapView, _) = try drive(seconds: 30)
    let navigator = try #require(mapView.navigator)
    let driven = try #require(navigator.progress).distanceAlongRoute
    #expect(abs(navigator.distanceToNextDestination - (2_503.7 - driven)) < 2)
    #expect(navigator.timeToNextDestination > 200)
    #expect(navigator.timeToNextDestination < 288.4)
    #expect(navigator.delayCategoryToNextDestination != .noData)
    #expect(navigator.traveledPath.count() > 10)
    #expect(navigator.currentRouteLeg?.destinationWaypoint?.title == "Station")
    #expect(
      abs(navigator.traveledPath.coordinate(at: 0).longitude - Phone.start.longitude) < 1e-4)
    navigator.setDestinations(Phone.stops) { #expect($0 == .OK) }
    #expect(navigator.traveledPath.count() == 0)
  }

  @Test func withoutStoppingAtArrivalGuidanceGoesOn() throws {
    let (mapView, listener) = try drive(seconds: 0)
    mapView.navigator?.stopGuidanceAtArrival = false
    mapView.advance(by: 700)
    #expect(mapView.navigator?.isGuidanceActive == true)
    #expect(listener.arrivals.count == 2)
    #expect(try #require(mapView.navigator).distanceToNextDestination < 1)
    mapView.cameraMode = .following
    #expect(try mapView.frame().layout.elements.contains { $0.name == "navigationHeader" })
  }

  @Test func navInfo() throws {
    let (_, listener) = try drive(seconds: 5)
    let info: GMSNavigationNavInfo = try #require(listener.infos.last)
    #expect(info.navState == .enroute)
    #expect(GMSNavigationNavState.stopped.rawValue == 3)
    #expect(listener.infos.first?.routeChanged == true)
    #expect(!info.routeChanged)
    let driven = 5 * 981.8 / 35.4
    #expect(abs(info.distanceToCurrentStepMeters - (981.8 - driven)) < 5)
    #expect(abs(info.timeToCurrentStepSeconds - 30.4) < 0.5)
    #expect(abs(info.distanceToFinalDestinationMeters - (4_584.7 - driven)) < 5)
    #expect(abs(info.timeToFinalDestinationSeconds - 575.1) < 1)
    #expect(info.roundedTime(12) == 60)
    #expect(info.roundedTime(149) == 120)
    #expect(info.roundedTime(151) == 180)
    #expect(info.roundedDistance(234).value == 230)
    #expect(info.roundedDistance(1_234).value == 1_200)
    #expect(info.currentStep != nil)
    #expect(info.remainingSteps.count >= 10)
  }

  @Test func stepInfo() throws {
    let (mapView, listener) = try drive(seconds: 1)
    let info = try #require(listener.infos.last)
    let step: GMSNavigationStepInfo = try #require(info.currentStep)
    // The first manoeuvre takes exit 12, whose ramp has no name; then come Plane Tree Boulevard and Republic Avenue.
    #expect(step.exitNumber == "12")
    #expect(!step.fullInstructionText.isEmpty)
    #expect(step.drivingSide == .right)
    let steps = [step] + info.remainingSteps
    #expect(steps[1...2].map(\.simpleRoadName) == ["Plane Tree Boulevard", "Republic Avenue"])
    #expect(steps.map(\.stepNumber) == Array(step.stepNumber..<step.stepNumber + steps.count))
    #expect(steps[2].fullRoadName == "06-34 / Republic Avenue")
    #expect(steps[1].maneuver == .turnRight)
    let roundabout = try #require(steps.first { $0.roundaboutTurnNumber >= 0 })
    #expect("\(roundabout.maneuver)".hasPrefix("roundabout"))
    #expect(step.roundaboutTurnNumber == -1)
    #expect(abs(step.distanceFromPrevStepMeters - 981.8) < 2)
    #expect(abs(step.timeFromPrevStepSeconds - 35.4) < 1)
    if let lanes = steps.first(where: { $0.lanes != nil })?.lanes, !lanes.isEmpty {
      let directions = lanes.flatMap(\.laneDirections)
      #expect(directions.contains { $0.recommended })
      #expect(directions.contains { $0.laneShape == .straight })
    } else {
      Issue.record("no step has lanes")
    }
    #expect(mapView.navigator?.navInfo.navState == .enroute)
  }

  @Test func picturesOfSteps() throws {
    struct Screen: GMSNavigationScreenMetrics { var scale: CGFloat = 2 }
    let (_, listener) = try drive(seconds: 1)
    let info = try #require(listener.infos.last)
    let withLanes = try #require(info.remainingSteps.first { $0.lanes != nil })
    let options = GMSNavigationStepInfoImageOptions()
    #expect(options.maneuverImageSize == .square96)
    options.screenMetrics = Screen()
    options.maneuverImageSize = .square48
    for (image, size, scale) in [
      (withLanes.maneuverImage(with: nil), [288, 288], 3.0),
      (withLanes.maneuverImage(with: options), [96, 96], 2.0),
      (withLanes.lanesImage(with: options), [96 * (withLanes.lanes?.count ?? 0), 96], 2.0),
    ] {
      let image = try #require(image)
      #expect(image.scale == scale)
      guard case .png(let bytes) = image.picture else {
        Issue.record("not drawn")
        continue
      }
      // Width and height stand at a fixed place of every PNG file.
      let numbers = [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(numbers == size)
    }
    #expect(try #require(info.currentStep).maneuverImage(with: nil) != withLanes.lanesImage(with: nil))
  }

  @Test func maneuversAndLanesHaveTheSDKsValues() {
    #expect(GMSNavigationManeuver.allCases.count == 66)
    #expect(GMSNavigationManeuver.nameChange.rawValue == 65)
    #expect(GMSNavigationManeuver.roundaboutClockwise.rawValue == 43)
    #expect(GMSNavigationLaneShape.uTurnRight.rawValue == 9)
    #expect(GMSNavigationDelayCategory.light.rawValue == 3)
  }

  @Test func promptsAreTold() throws {
    let (mapView, listener) = try drive(seconds: 1)
    let before = listener.prompts.count
    mapView.locationSimulator?.simulateNavigationPrompt()
    mapView.advance(by: 60)
    #expect(listener.prompts.count >= before + 2)
    mapView.navigator?.shouldDisplayPrompts = false
    let quiet = listener.prompts.count
    mapView.locationSimulator?.simulateNavigationPrompt()
    #expect(listener.prompts.count == quiet)
  }

  @Test func directionsListInAControllerOfItsOwn() throws {
    let (mapView, _) = try drive(seconds: 1)
    final class DirectionsController {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let list: GMSNavigationDirectionsListController
      init(navigator: GMSNavigator) {
        list = GMSNavigationDirectionsListController(navigator: navigator)
        list.directionsListView.frame = view.bounds
        view.addSubview(list.directionsListView)
        list.reloadData()
        list.invalidateLayout()
      }
    }
    let controller = DirectionsController(navigator: try #require(mapView.navigator))
    #expect(try controller.list.frame().pixels.width == 320)
    #expect(try controller.list.frame().layout.elements.filter { $0.name.hasPrefix("row") }.count >= 10)
  }
}
