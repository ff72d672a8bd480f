import Foundation
import Geometry
import Testing

@testable import Guidance

/// Driving along routes.
@Suite struct DriveTests {
  /// Every sample in steps of a second: the way ahead shrinks, steps advance in order, arrival comes once.
  @Test(.enabled(if: SampleRoutes.arePresent), arguments: SampleRoutes.names)
  func everySampleInStepsOfASecond(name: String) throws {
    for route in try SampleRoutes.read(name).routes {
      let seconds = Int(route.duration.rounded(.up)) + 2
      var before = RouteProgress(route: route, distanceAlongRoute: 0)
      let all = Array(before.remainingSteps)
      #expect(!all.isEmpty)
      #expect(all.last?.maneuver.isArrival == true)
      var arrivals = 0
      for second in 1...seconds {
        let now = RouteProgress(route: route, distanceAlongRoute: route.distance(atTime: Double(second)))
        #expect(now.distanceRemaining <= before.distanceRemaining, "second \(second)")
        #expect(now.timeRemaining <= before.timeRemaining + 1e-6, "second \(second)")
        #expect(now.remainingSteps.count <= before.remainingSteps.count, "second \(second)")
        #expect(now.legIndex >= before.legIndex)
        #expect(now.distanceToCurrentStep >= 0)
        #expect(now.timeToCurrentStep >= 0)
        #expect(now.distanceToNextDestination <= now.distanceRemaining + 1e-6)
        if now.hasArrived, !before.hasArrived { arrivals += 1 }
        before = now
      }
      #expect(arrivals == 1)
      #expect(before.distanceRemaining == 0)
      #expect(before.timeRemaining == 0)
      #expect(before.remainingSteps.isEmpty)
      #expect(before.currentStep == all.last)
      #expect(abs(RouteProgress(route: route, distanceAlongRoute: 0).timeRemaining - route.duration) < 1e-9)
    }
  }

  /// A measured position comes back to where it was measured.
  @Test(
    .enabled(if: SampleRoutes.arePresent),
    arguments: SampleRoutes.names.filter { $0.hasSuffix("valhalla-osrm.json") })
  func measuredPositionComesBackToItsPlace(name: String) throws {
    let route = try #require(try SampleRoutes.read(name).routes.first)
    var previous = 0.0
    for second in 0...Int(route.duration) {
      let distance = route.distance(atTime: Double(second))
      let snap = route.snap(
        route.coordinate(at: distance), headingDegrees: route.headingDegrees(at: distance), near: previous)
      #expect(abs(snap.distanceAlongRoute - distance) < 1, "second \(second)")
      #expect(snap.distanceFromRoute < 0.5)
      previous = snap.distanceAlongRoute
    }
  }

  /// Metres north and east of a place, as a route without steps of 10 m/s.
  static func route(_ metres: [(east: Double, north: Double)]) -> Route {
    let origin = Coordinate(latitude: 60, longitude: 25)
    let degree = Geodesy.earthRadius * Double.pi / 180
    let points = metres.map {
      Coordinate(
        latitude: origin.latitude + $0.north / degree,
        longitude: origin.longitude + $0.east / degree / cos(origin.latitude * .pi / 180))
    }
    var distances = [0.0]
    for (from, to) in zip(points, points.dropFirst()) {
      distances.append((distances.last ?? 0) + Geodesy.distance(from, to))
    }
    let length = distances.last ?? 0
    let leg = RouteLeg(
      steps: [], distance: length, duration: length / 10, destination: points[points.count - 1], destinationTitle: nil)
    return Route(geometry: points, distances: distances, legs: [leg], distance: length, duration: length / 10)
  }

  /// Where a route crosses itself, heading and past tell the passes apart.
  @Test func whereARouteCrossesItself() {
    // East, then round and north through the middle of the first stretch.
    let route = Self.route([(0, 0), (400, 0), (400, -200), (200, -200), (200, 200)])
    let crossing = route.coordinate(at: 200)
    #expect(abs(route.snap(crossing, headingDegrees: 90).distanceAlongRoute - 200) < 1)
    #expect(abs(route.snap(crossing, headingDegrees: 0).distanceAlongRoute - 1000) < 2)
    #expect(abs(route.snap(crossing, near: 190).distanceAlongRoute - 200) < 1)
    #expect(abs(route.snap(crossing, near: 990).distanceAlongRoute - 1000) < 2)
    // Without either the first pass.
    #expect(abs(route.snap(crossing).distanceAlongRoute - 200) < 1)
  }

  /// A block driven round twice, and a street driven there and back.
  @Test func blockDrivenRoundTwice() {
    let block = [(0.0, 0.0), (100, 0), (100, 100), (0, 100)]
    let twice = Self.route((block + block + [(0, 0)]).map { (east: $0.0, north: $0.1) })
    var previous = 0.0
    for metre in stride(from: 0.0, to: twice.distance, by: 5) {
      let snap = twice.snap(
        twice.coordinate(at: metre), headingDegrees: twice.headingDegrees(at: metre), near: previous)
      #expect(abs(snap.distanceAlongRoute - metre) < 1)
      previous = snap.distanceAlongRoute
    }
    let thereAndBack = Self.route([(0, 0), (300, 0), (0, 0)])
    #expect(abs(thereAndBack.snap(thereAndBack.coordinate(at: 100), headingDegrees: 90).distanceAlongRoute - 100) < 1)
    #expect(abs(thereAndBack.snap(thereAndBack.coordinate(at: 100), headingDegrees: 270).distanceAlongRoute - 500) < 1)
  }

  /// A position beside the route is as far off as it is, and off the route beyond 50 m.
  @Test func positionBesideTheRouteIsOffIt() {
    let route = Self.route([(0, 0), (1000, 0)])
    let beside = Self.route([(500, 49), (500, 51)]).geometry
    #expect(abs(route.snap(beside[0]).distanceFromRoute - 49) < 0.1)
    #expect(!route.snap(beside[0]).isOffRoute())
    #expect(route.snap(beside[1]).isOffRoute())
    #expect(abs(route.snap(beside[0], headingDegrees: .nan, near: .infinity).distanceAlongRoute - 500) < 1)
    #expect(route.snap(Coordinate(latitude: .nan, longitude: 0)).isOffRoute())
  }

  /// Cutting a route: driven and remaining parts meet at the position.
  @Test func cutPartsMeetAtThePosition() {
    let route = Self.route([(0, 0), (100, 0), (100, 100)])
    let progress = RouteProgress(route: route, distanceAlongRoute: 150)
    #expect(progress.traveledGeometry.count == 3)
    #expect(progress.remainingGeometry.count == 2)
    #expect(progress.traveledGeometry.last == progress.remainingGeometry.first)
    #expect(abs(progress.headingDegrees) < 1e-6 || abs(progress.headingDegrees - 360) < 1e-6)
    #expect(abs(progress.traveledShare - 0.75) < 1e-9)
    let start = RouteProgress(route: route, distanceAlongRoute: 0)
    #expect(start.traveledGeometry.count == 2)
    #expect(start.remainingGeometry == route.geometry)
    #expect(abs(start.headingDegrees - 90) < 0.01)
    let corner = RouteProgress(route: route, distanceAlongRoute: route.distances[1])
    #expect(corner.traveledGeometry.count == 2)
    #expect(corner.remainingGeometry.count == 2)
  }

  @Test(arguments: [
    (Double.nan, 0.0), (-5, 0), (-Double.infinity, 0), (.infinity, 1), (1e300, 1),
  ])
  func distancesThatAreNoneCountAsStartOrEnd(distance: Double, share: Double) {
    let progress = RouteProgress(route: Self.route([(0, 0), (100, 0)]), distanceAlongRoute: distance)
    #expect(progress.traveledShare == share)
  }

  @Test func overTheAntimeridianARouteGoesTheShortWay() throws {
    let text = #"{"type": "LineString", "coordinates": [[179, -17], [-179, -17]]}"#
    let route = try RouteResponse.read([UInt8](text.utf8), path: "a.json").routes[0]
    #expect(route.geometry.map(\.longitude) == [179, 181])
    #expect(abs(route.coordinate(at: route.distance / 2).longitude - 180) < 1e-9)
    #expect(abs(route.distance - Geodesy.distance(route.geometry[0], route.geometry[1])) < 1e-6)
    #expect(abs(route.distance - 212_662) < 200)
  }

  /// The upcoming manoeuvre, the one after it, and what lies between.
  @Test(.enabled(if: SampleRoutes.arePresent)) func upcomingManoeuvreAndTheOneAfterIt() throws {
    let route = try #require(try SampleRoutes.read("monaco-1.valhalla-osrm.json").routes.first)
    let start = RouteProgress(route: route, distanceAlongRoute: 0)
    #expect(start.followedStep?.maneuver == .depart)
    #expect(start.followedStep?.roadName == "Rue de la Source")
    #expect(start.currentStep?.maneuver == .turnLeft)
    #expect(start.announcedSteps[1].maneuver == .turnRight)
    #expect(abs(start.distanceToCurrentStep - 46.431) < 0.01)
    #expect(abs(start.announcedSteps[1].distanceAlongRoute - start.announcedSteps[0].distanceAlongRoute - 122) < 0.01)
    // The exit of a roundabout belongs to its entry.
    let entry = try #require(route.guide.first { $0.maneuver.isRoundabout })
    let before = RouteProgress(route: route, distanceAlongRoute: entry.distanceAlongRoute - 10)
    #expect(before.currentStep == entry)
    #expect(before.announcedSteps[1].maneuver == .turnRight)
    #expect(before.announcedSteps[1].roadName == "Rue Grimaldi")
  }
}
