import Foundation
import Geometry
import Guidance
import NavigationUI
import Testing

@testable import Wayframe

/// Gives routes along the 60th parallel without files.
private final class StubProvider: RouteProvider {
  var answers: [String]
  private(set) var origins: [Coordinate?] = []

  init(_ answers: [String]) { self.answers = answers }

  func routes(
    from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
  ) throws(RouteError) -> RouteResponse {
    origins.append(origin)
    let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
    return try RouteResponse.read([UInt8](answer.utf8), path: "stub.json")
  }
}

private final class Log: NavigatorListener {
  var arrivals: [String] = []
  var routeChanges = 0
  var times: [Double] = []
  var distances: [Double] = []
  var modes: [LightingMode] = []
  var severities: [SpeedAlertSeverity] = []
  var infos: [NavigationNavInfo] = []

  func navigator(_ navigator: Navigator, didArriveAt waypoint: NavigationWaypoint) { arrivals.append(waypoint.title) }
  func navigatorDidChangeRoute(_ navigator: Navigator) {
    routeChanges += 1
    #expect(!navigator.destinations.isEmpty)
  }
  func navigator(_ navigator: Navigator, didUpdateRemainingTime time: Double) { times.append(time) }
  func navigator(_ navigator: Navigator, didUpdateRemainingDistance distance: Double) { distances.append(distance) }
  func navigator(_ navigator: Navigator, didChangeSuggestedLightingMode mode: LightingMode) { modes.append(mode) }
  func navigator(
    _ navigator: Navigator, didUpdateSpeedAlertSeverity severity: SpeedAlertSeverity, speedingPercentage: Double
  ) {
    severities.append(severity)
  }
  func navigator(_ navigator: Navigator, didUpdateNavInfo navInfo: NavigationNavInfo) { infos.append(navInfo) }
}

/// Navigator and simulator.
@Suite struct NavigatorTests {
  /// Two legs of 1 km in 100 s each, a limit of 30 km/h on the first.
  static let twoLegs = """
    {"paths": [{"distance": 2000, "time": 200000, "points_encoded": false,
      "points": {"type": "LineString", "coordinates": [[25, 60], [25.017986, 60], [25.035972, 60]]},
      "instructions": [
        {"sign": 0, "text": "Go", "street_name": "Alfa", "distance": 1000, "time": 100000, "interval": [0, 1]},
        {"sign": 5, "text": "Via", "street_name": "", "distance": 1000, "time": 100000, "interval": [1, 2]},
        {"sign": 4, "text": "End", "street_name": "", "distance": 0, "time": 0, "interval": [2, 2]}],
      "details": {"max_speed": [[0, 1, 30]]}}]}
    """

  /// Noon in June.
  static let noon = 1_782_037_200.0

  private let stops = [NavigationWaypoint(title: "Stop"), NavigationWaypoint(title: "End")]

  /// A drive in steps of a second: arrival once a destination, the way ahead shrinks, speeding is notified.
  @Test func driveInStepsOfASecond() {
    let navigator = Navigator(provider: StubProvider([Self.twoLegs]))
    let log = Log()
    navigator.add(log)
    navigator.add(log)
    let simulator = Simulator(navigator: navigator, secondsSince1970: Self.noon)
    #expect(simulator.simulateAlongNewRoute(to: stops) == .ok)
    #expect(log.routeChanges == 1)
    #expect(navigator.isGuidanceActive)
    #expect(navigator.navState == .enroute)
    var remaining = navigator.progress?.distanceRemaining ?? 0
    for _ in 0..<220 {
      simulator.advance(bySeconds: 1)
      let now = navigator.progress?.distanceRemaining ?? 0
      #expect(now <= remaining)
      remaining = now
    }
    #expect(log.arrivals == ["Stop", "End"])
    #expect(simulator.isFinished)
    #expect(!navigator.isGuidanceActive)
    #expect(navigator.navState == .stopped)
    #expect(log.infos.first?.routeChanged == true)
    #expect(log.infos.dropFirst().allSatisfy { !$0.routeChanged })
    #expect(log.infos[50].distanceToFinalDestinationMeters > 1400)
    #expect(log.infos[50].navState == .enroute)
    // 36 km/h where 30 is allowed: no more than 10 above.
    #expect(log.severities.first == .notSpeeding)
    #expect(!log.severities.contains(.minor))
    #expect(navigator.traveledCoordinates.count > 100)
    #expect(log.times.count <= 201)
    #expect(log.distances.count <= 201)
  }

  /// A drive through the sample town: each destination once and in time, steps in order, the way ahead shrinks.
  /// The file says how long its legs take; a destination counts as reached 10 m before it.
  @Test func driveThroughTheSampleTown() throws {
    let file = Samples.path("sampleville/sampleville-route.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file))) as? [String: Any]
    let route = try #require((json?["routes"] as? [[String: Any]])?.first)
    let durations = (route["legs"] as? [[String: Any]] ?? []).compactMap { $0["duration"] as? Double }
    #expect(durations.count == 2)
    let navigator = Navigator(provider: FileRouteProvider(paths: [file]))
    let log = Log()
    navigator.add(log)
    let simulator = Simulator(navigator: navigator, secondsSince1970: Self.noon)
    simulator.simulateAlongNewRoute(to: stops)
    #expect(navigator.routeLegs?.count == 2)
    #expect(navigator.alternateRoutes.count == 2)
    var arrivals: [Int] = []
    var last = log.infos[0]
    for second in 1...Int(durations[0] + durations[1]) + 2 where navigator.isGuidanceActive {
      let before = log.arrivals.count
      simulator.advance(bySeconds: 1)
      if log.arrivals.count > before { arrivals.append(second) }
      guard let info = log.infos.last, info.navState == .enroute else { continue }
      #expect(info.distanceToFinalDestinationMeters <= last.distanceToFinalDestinationMeters)
      #expect((info.currentStep?.stepNumber ?? 0) >= (last.currentStep?.stepNumber ?? 0))
      last = info
    }
    #expect(log.arrivals == ["Stop", "End"])
    #expect(arrivals.count == 2)
    #expect(!navigator.isGuidanceActive)
    for (arrival, end) in zip(arrivals, [durations[0], durations[0] + durations[1]]) {
      #expect(Double(arrival) <= end + 1)
      #expect(Double(arrival) > end - 5)
    }
    #expect(last.remainingSteps.isEmpty)
    #expect(navigator.timeToNextDestination < 5)
  }

  @Test func fasterPausedAndSpeeding() {
    let navigator = Navigator(provider: StubProvider([Self.twoLegs]))
    let log = Log()
    navigator.add(log)
    let simulator = Simulator(navigator: navigator, secondsSince1970: Self.noon)
    simulator.simulateAlongNewRoute(to: stops)
    simulator.speedMultiplier = 2
    simulator.advance(bySeconds: 10)
    #expect(abs((navigator.progress?.distanceAlongRoute ?? 0) - 200) < 1)
    #expect(log.severities.last == .major)
    simulator.isPaused = true
    simulator.advance(bySeconds: 10)
    #expect(abs((navigator.progress?.distanceAlongRoute ?? 0) - 200) < 1)
    simulator.advance(bySeconds: .nan)
    #expect(simulator.secondsSince1970 == Self.noon + 20)
  }

  /// Three positions off the route ask for a new one, from where the vehicle is.
  @Test func threePositionsOffTheRouteAskForANewOne() {
    let other = Self.twoLegs.replacing("60]", with: "60.01]")
    let provider = StubProvider([Self.twoLegs, other])
    let navigator = Navigator(provider: provider)
    let log = Log()
    navigator.add(log)
    navigator.setDestinations(stops)
    navigator.isGuidanceActive = true
    let away = Coordinate(latitude: 60.01, longitude: 25.001)
    for second in 0..<3 {
      navigator.update(VehicleLocation(coordinate: away, secondsSince1970: Self.noon + Double(second)))
    }
    #expect(log.routeChanges == 2)
    #expect(provider.origins == [nil, away])
    #expect(navigator.navState == .enroute)
    #expect(navigator.progress?.route.geometry.first?.latitude == 60.01)
    navigator.update(VehicleLocation(coordinate: away, secondsSince1970: Self.noon + 3))
    #expect((navigator.progress?.distanceAlongRoute ?? 0) > 40)
  }

  /// While no route is found the state is rerouting, and every further position asks again.
  @Test func whileNoRouteIsFoundTheStateIsRerouting() throws {
    let provider = StubProvider([Self.twoLegs, #"{"code": "NoRoute"}"#])
    let navigator = Navigator(provider: provider)
    navigator.setDestinations(stops)
    navigator.isGuidanceActive = true
    let away = Coordinate(latitude: 60.01, longitude: 25.001)
    for second in 0..<5 {
      navigator.update(VehicleLocation(coordinate: away, secondsSince1970: Self.noon + Double(second)))
    }
    #expect(provider.origins == [nil, away, away, away])
    #expect(navigator.navState == .rerouting)
    var scene = Self.scene
    scene.follow(navigator)
    #expect(scene.guidance.isRerouting)
    #expect(scene.position?.coordinate == away)
    let frame = try FrameRenderer().frame(of: scene)
    #expect(frame.layout.elements.contains { $0.name == "navigationHeader" })
    #expect(!frame.layout.elements.contains { $0.name == "navigationHeaderSecondary" })
    let back = Coordinate(latitude: 60, longitude: 25.002)
    navigator.update(VehicleLocation(coordinate: back, secondsSince1970: Self.noon + 5))
    #expect(navigator.navState == .enroute)
  }

  /// Giving up a destination asks for a route to the rest; at a stop the route goes on.
  @Test func givingUpADestinationAsksForTheRest() throws {
    let provider = StubProvider([Self.twoLegs])
    let navigator = Navigator(provider: provider)
    #expect(navigator.continueToNextDestination() == nil)
    let simulator = Simulator(navigator: navigator, secondsSince1970: Self.noon)
    simulator.simulateAlongNewRoute(to: stops)
    simulator.advance(bySeconds: 99.5)
    #expect(navigator.continueToNextDestination()?.title == "End")
    #expect(provider.origins.count == 1)
    simulator.simulateAlongNewRoute(to: stops)
    simulator.advance(bySeconds: 50)
    #expect(navigator.continueToNextDestination()?.title == "End")
    try #require(provider.origins.count == 3)
    #expect(abs((provider.origins[2]?.longitude ?? 0) - 25.008993) < 1e-5)
    #expect(navigator.continueToNextDestination() == nil)
    #expect(!navigator.isGuidanceActive)
    #expect(navigator.route == nil)
  }

  /// A minor alert that lasts becomes a major one, and the sign grows with it.
  /// 36 km/h where 30 are allowed is 20 % too fast.
  @Test func minorAlertThatLastsBecomesAMajorOne() throws {
    let navigator = Navigator(provider: StubProvider([Self.twoLegs]))
    let log = Log()
    navigator.add(log)
    var options = SpeedAlertOptions()
    options.setSpeedAlertThresholdPercentage(0.05, forSpeedAlertSeverity: .minor)
    options.severityUpgradeDurationSeconds = 5
    navigator.speedAlertOptions = Reference(options)
    let simulator = Simulator(navigator: navigator, secondsSince1970: Self.noon)
    simulator.simulateAlongNewRoute(to: stops)
    var widths: [Double] = []
    let renderer = try FrameRenderer()
    for second in 0...120 {
      simulator.advance(bySeconds: 1)
      if second == 3 || second == 5 {
        var scene = Self.scene
        scene.follow(navigator)
        #expect(scene.guidance.secondsSpeeding == Double(second + 1))
        widths.append(try renderer.layout(of: scene).elements.first { $0.name == "speedometer" }?.width ?? 0)
      }
    }
    #expect(log.severities == [.minor, .major, .unknown])
    try #require(widths.count == 2)
    #expect(widths[0] > 100)
    #expect(widths[0] == widths[1])
  }

  static var scene: NavigationScene {
    var scene = NavigationScene()
    scene.device.scale = 1
    scene.settings.shouldDisplaySpeedometer = true
    return scene
  }

  /// The footer's three numbers follow the clock: 2000 m in 200 s is one kilometre and 100 s on at half time.
  @Test func navigatorDrawsTheFramesOfItsDrive() throws {
    let navigator = Navigator(provider: StubProvider([Self.twoLegs]))
    let simulator = Simulator(navigator: navigator, secondsSince1970: Self.noon)
    let renderer = try FrameRenderer()
    func elements() throws -> Set<String> {
      var scene = Self.scene
      scene.follow(navigator)
      return Set(try renderer.layout(of: scene).elements.map(\.name))
    }
    navigator.setDestinations(stops)
    #expect(try elements().isDisjoint(with: ["navigationHeader", "navigationFooter"]))
    simulator.simulateAlongNewRoute(to: stops)
    #expect(try elements().isSuperset(of: ["navigationHeader", "navigationFooter", "speedometer"]))
    simulator.advance(bySeconds: 100)
    var scene = Self.scene
    scene.follow(navigator)
    #expect(scene.time.unixSeconds == Self.noon + 100)
    #expect(scene.position?.speed.rounded() == 10)
    #expect(abs((scene.position?.distanceAlongRoute ?? 0) - 1000) < 1)
    // Without guidance the position is in the middle of the map, with guidance below it.
    let guided = try renderer.layout(of: scene).landmarks.first { $0.kind == "position" }
    #expect(guided.map { $0.y > 560 } == true)
    scene.guidance.isActive = false
    let unguided = try renderer.layout(of: scene).landmarks.first { $0.kind == "position" }
    #expect(
      unguided.map { abs($0.y - 426) < 0.5 && abs($0.x - 196.5) < 0.5 } == true, "\(String(describing: unguided))")
    simulator.advance(bySeconds: 200)
    #expect(try !elements().contains("navigationHeader"))
    #expect(!navigator.isGuidanceActive)
  }

  @Test func suggestedModeIsNotifiedOnceAtEachChange() throws {
    let navigator = Navigator(provider: StubProvider([Self.twoLegs]))
    let log = Log()
    navigator.add(log)
    let helsinki = Coordinate(latitude: 60.17, longitude: 24.94)
    for quarter in 0..<96 {
      navigator.update(
        VehicleLocation(coordinate: helsinki, secondsSince1970: 1_773_982_800 + Double(quarter) * 900))
    }
    try #require(log.modes.count == 2)
    #expect(log.modes[0] != log.modes[1])
  }

  @Test func requestsThatCannotBeMet() {
    let navigator = Navigator(provider: StubProvider([#"{"code": "NoRoute"}"#]))
    #expect(navigator.setDestinations([]) == .noWaypointsError)
    #expect(navigator.setDestinations(Array(repeating: stops[0], count: 26)) == .waypointError)
    #expect(navigator.setDestinations(stops) == .noRouteFound)
    #expect(navigator.lastError != nil)
    navigator.isGuidanceActive = true
    #expect(!navigator.isGuidanceActive)
    #expect(navigator.navInfo.navState == .stopped)
    #expect(Navigator(provider: FileRouteProvider(paths: ["/no/such/file"])).setDestinations(stops) == .internalError)
  }

  /// Times are rounded to the nearest minute, at least one.
  @Test(arguments: [
    (0.0, 60.0), (29, 60), (89, 60), (90, 120), (3629, 3600), (.nan, 60),
  ])
  func timesAreRoundedToTheNearestMinute(seconds: Double, rounded: Double) {
    #expect(NavigationNavInfo.roundedTime(seconds) == rounded)
  }

  @Test func waypointsHeadingAndSideExcludeEachOther() {
    var waypoint = NavigationWaypoint(title: "A")
    waypoint.preferredHeading = 90
    waypoint.preferSameSideOfRoad = true
    #expect(waypoint.preferredHeading == -1)
    #expect(waypoint.preferSameSideOfRoad)
    waypoint.preferredHeading = 10
    #expect(!waypoint.preferSameSideOfRoad)
  }

  /// Delays by the service's two times, else by the traffic ahead.
  @Test func delaysByTheServicesTwoTimes() throws {
    var route = try RouteResponse.read([UInt8](Self.twoLegs.utf8), path: "a").routes[0]
    func category() -> DelayCategory { DelayCategory(RouteProgress(route: route, distanceAlongRoute: 0)) }
    #expect(category() == .noData)
    for (level, expected) in [(TrafficLevel.normal, DelayCategory.light), (.slow, .medium), (.jam, .heavy)] {
      route.setTraffic([RouteStretch(from: 0, to: 900, value: .normal), RouteStretch(from: 500, to: 900, value: level)])
      #expect(category() == expected)
    }
    // The jam of 400 m at 10 m/s takes 160 s instead of 40, on the first leg's step.
    #expect(abs(route.duration - 320) < 1e-6)
    #expect(route.legs[0].steps.map { $0.duration.rounded() } == [220])
    route.duration = 200
    for (free, expected) in [(190.0, DelayCategory.light), (175, .medium), (150, .heavy)] {
      route.staticDuration = free
      #expect(category() == expected)
    }
  }
}
