import NavigationSDKNames
import Testing

/// Routing options, waypoints and legs (section "Routing options, waypoints, legs").
@Suite(.phone) struct RoutingNamesTests {
  private func navigator() throws -> GMSNavigator {
    let mapView = GMSMapView()
    mapView.isNavigationEnabled = true
    // The map view would go with this function; the navigator alone is asked here.
    return try #require(mapView.navigator)
  }

  @Test func routingOptions() throws {
    let navigator = try navigator()
    let options = GMSNavigationMutableRoutingOptions()
    #expect(options.routingStrategy == .defaultBest)
    #expect(options.targetDistancesMeters == nil)
    options.alternateRoutesStrategy = .one
    navigator.setDestinations(Phone.stops, routingOptions: options) { #expect($0 == .OK) }
    #expect(navigator.alternateRoutes.count == 1)
    let none = GMSNavigationRoutingOptions(alternateRoutesStrategy: .none)
    navigator.setDestinations(Phone.stops, routingOptions: none) { #expect($0 == .OK) }
    #expect(navigator.alternateRoutes.isEmpty)
    navigator.setDestinations(Phone.stops) { #expect($0 == .OK) }
    #expect(navigator.alternateRoutes.count == 2)
  }

  @Test func theShortestRouteAndTheOneNearestToADistance() throws {
    let navigator = try navigator()
    let shorter = GMSNavigationRoutingOptions(routingStrategy: .shorter)
    navigator.setDestinations(Phone.stops, routingOptions: shorter) { #expect($0 == .OK) }
    #expect(abs(try #require(navigator.route).distance - 2_873.1) < 1)
    let target = GMSNavigationMutableRoutingOptions(routingStrategy: .deltaToTargetDistance)
    target.targetDistancesMeters = [NSNumber(value: 2_000), 2_000]
    navigator.setDestinations(Phone.stops, routingOptions: target) { #expect($0 == .OK) }
    #expect(abs(try #require(navigator.route).distance - 3_975.1) < 1)
    #expect(target.targetDistancesMeters?.map(\.intValue) == [2_000, 2_000])
    #expect(GMSNavigationRoutingStrategy.deltaToTargetDistance.rawValue == 2)
  }

  @Test func everyWaypoint() throws {
    let plain = try #require(GMSNavigationWaypoint(location: Phone.station, title: "Station"))
    #expect(plain.title == "Station")
    #expect(plain.coordinate == Phone.station)
    #expect(plain.placeID == nil)
    #expect(!plain.preferSameSideOfRoad)
    #expect(plain.preferredHeading == -1)
    #expect(!plain.vehicleStopover)
    let side = try #require(
      GMSNavigationWaypoint(location: Phone.station, title: "Station", preferSameSideOfRoad: true))
    #expect(side.preferSameSideOfRoad)
    #expect(side.preferredHeading == -1)
    let heading = try #require(
      GMSNavigationWaypoint(location: Phone.station, title: "Station", preferredSegmentHeading: 90))
    #expect(heading.preferredHeading == 90)
    #expect(!heading.preferSameSideOfRoad)
    let place = try #require(GMSNavigationWaypoint(placeID: "ChIJ", title: "Station"))
    #expect(place.placeID == "ChIJ")
    #expect(!CLLocationCoordinate2DIsValid(place.coordinate))
    let both = try #require(GMSNavigationWaypoint(location: Phone.station, placeID: "ChIJ", title: "Station"))
    #expect(both.placeID == "ChIJ")
    #expect(both.coordinate == Phone.station)
    let token = try #require(GMSNavigationWaypoint(navigationPointToken: "door", title: "Station"))
    #expect(token.navigationPointToken == "door")
    #expect(token.placeID == nil)
    #expect(plain == GMSNavigationWaypoint(location: Phone.station, title: "Station"))
    #expect(plain != side)
  }

  @Test func waypointsThatAreNone() {
    let nowhere = CLLocationCoordinate2D(latitude: 91, longitude: 0)
    #expect(GMSNavigationWaypoint(location: nowhere, title: "") == nil)
    #expect(GMSNavigationWaypoint(location: nowhere, title: "", preferSameSideOfRoad: true) == nil)
    #expect(GMSNavigationWaypoint(location: Phone.station, title: "", preferredSegmentHeading: 361) == nil)
    #expect(GMSNavigationWaypoint(placeID: "", title: "") == nil)
    #expect(GMSNavigationWaypoint(navigationPointToken: "", title: "") == nil)
  }

  @Test func mutableWaypoint() throws {
    let waypoint = try #require(GMSNavigationMutableWaypoint(location: Phone.station, title: "Station"))
    waypoint.preferredHeading = 180
    waypoint.preferSameSideOfRoad = true
    #expect(waypoint.preferredHeading == -1)
    waypoint.preferredHeading = 200
    #expect(!waypoint.preferSameSideOfRoad)
    waypoint.vehicleStopover = true
    waypoint.title = "Main station"
    var destinations: [GMSNavigationWaypoint] = []
    destinations.append(waypoint)
    let navigator = try navigator()
    navigator.setDestinations(destinations) { #expect($0 == .OK) }
    waypoint.title = "Elsewhere"
    #expect(navigator.destinations.map(\.title) == ["Main station"])
    #expect(navigator.destinations[0].vehicleStopover)
    #expect(navigator.destinations[0].preferredHeading == 200)
  }

  @Test func statuses() throws {
    let navigator = try navigator()
    var status = GMSRouteStatus.internalError
    navigator.setDestinations([]) { status = $0 }
    #expect(status == .noWaypointsError)
    navigator.setDestinations(Array(repeating: Phone.stops[0], count: 26)) { status = $0 }
    #expect(status == .waypointError)
    navigator.setDestinations(Phone.stops, routeToken: "token") { routeStatus in
      switch routeStatus {
      case .OK: status = routeStatus
      case .noRouteFound, .networkError, .quotaExceeded, .apiKeyNotAuthorized, .canceled, .duplicateWaypointsError,
        .noWaypointsError, .locationUnavailable, .waypointError, .travelModeUnsupported, .internalError:
        Issue.record("\(routeStatus)")
      }
    }
    #expect(status == .OK)
    #expect(navigator.destinations.count == 2)
  }

  @Test func legs() throws {
    let navigator = try navigator()
    #expect(navigator.routeLegs == nil)
    #expect(navigator.currentRouteLeg == nil)
    navigator.setDestinations(Phone.stops) { #expect($0 == .OK) }
    let legs: [GMSRouteLeg] = navigator.routeLegs ?? []
    #expect(legs.map { $0.destinationWaypoint?.title } == ["Station", "Arts Centre"])
    #expect(legs.map { Int($0.distance.rounded()) } == [2_504, 2_081])
    let ends = [Phone.station, Phone.artsCentre]
    for (leg, end) in zip(legs, ends) {
      #expect(abs(leg.destinationCoordinate.latitude - end.latitude) < 1e-4)
      let path = try #require(leg.path)
      #expect(path.count() > 20)
      #expect(abs(path.coordinate(at: path.count() - 1).longitude - end.longitude) < 1e-4)
    }
    // A leg begins where the one before ends.
    #expect(legs[1].coordinates.first == legs[0].coordinates.last)
    #expect(navigator.currentRouteLeg == legs[0])
  }

  @Test func continuing() throws {
    let mapView = try Phone.drivingMapView(seconds: 5)
    let navigator = try #require(mapView.navigator)
    var heard: [String] = []
    navigator.continueToNextDestination { waypoint, routeStatus in
      heard.append("\(waypoint?.title ?? "none") \(routeStatus == .OK)")
    }
    navigator.continueToNextDestination { waypoint, _ in heard.append(waypoint?.title ?? "none") }
    #expect(heard == ["Arts Centre true", "none"])
    #expect(!navigator.isGuidanceActive)
    navigator.setDestinations(Phone.stops) { #expect($0 == .OK) }
    navigator.clearDestinations()
    #expect(navigator.routeLegs == nil)
    #expect(navigator.destinations.isEmpty)
  }

  @Test func avoidsAndThresholds() throws {
    let navigator = try navigator()
    #expect(!navigator.avoidsHighways)
    #expect(!navigator.avoidsTolls)
    #expect(navigator.avoidsFerries)
    #expect(navigator.stopGuidanceAtArrival)
    #expect(navigator.shouldDisplayPrompts)
    #expect(navigator.timeUpdateThreshold == 1)
    #expect(navigator.distanceUpdateThreshold == 1)
    navigator.avoidsHighways = true
    navigator.avoidsTolls = true
    navigator.avoidsFerries = false
    #expect(navigator.avoidsHighways)
    #expect(navigator.avoidsTolls)
    #expect(!navigator.avoidsFerries)
  }
}
