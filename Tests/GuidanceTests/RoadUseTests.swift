import Foundation
import Geometry
import Testing

@testable import Guidance

/// Ferries, tolls and restricted roads in answers.
@Suite struct RoadUseTests {
  /// Five places 0.001° of latitude apart, about 111.2 m.
  private static let places = [0, 1, 2, 3, 4].map { "[10, \(50 + Double($0) * 0.001)]" }

  private func read(_ json: String) throws -> Route {
    try #require(try RouteResponse.read(Array(json.utf8), path: "answer.json").routes.first)
  }

  private func stretches(_ route: Route, _ use: RoadUse) -> [[Int]] {
    route.uses.filter { $0.value == use }.map { [Int(($0.from / 111.2).rounded()), Int(($0.to / 111.2).rounded())] }
  }

  private func osrm(_ crossings: [(Int, String)], mode: String = "driving", hasIndices: Bool) throws -> Route {
    let nodes = crossings.map { place, classes in
      let index = hasIndices ? ", \"geometry_index\": \(place)" : ""
      return "{\"location\": \(Self.places[place]), \"classes\": [\(classes)]\(index)}"
    }
    return try read(
      """
      {"code": "Ok", "routes": [{"distance": 444.8, "duration": 60,
        "geometry": {"type": "LineString", "coordinates": [\(Self.places.joined(separator: ","))]},
        "legs": [{"distance": 444.8, "duration": 60, "steps": [
          {"distance": 444.8, "duration": 60, "mode": "\(mode)", "name": "A",
           "geometry": {"type": "LineString", "coordinates": [\(Self.places.joined(separator: ","))]},
           "maneuver": {"type": "depart", "location": \(Self.places[0])},
           "intersections": [\(nodes.joined(separator: ","))]},
          {"distance": 0, "duration": 0, "name": "A",
           "geometry": {"type": "LineString", "coordinates": [\(Self.places[4]), \(Self.places[4])]},
           "maneuver": {"type": "arrive", "location": \(Self.places[4])}}]}]}]}
      """)
  }

  /// A class holds from its crossing up to the next one, told by number or by place.
  @Test(arguments: [true, false]) func classesOfCrossings(hasIndices: Bool) throws {
    let route = try osrm(
      [(0, ""), (1, #""toll", "motorway""#), (2, #""toll", "restricted""#), (3, #""restricted""#)],
      hasIndices: hasIndices)
    #expect(stretches(route, .toll) == [[1, 3]])
    #expect(stretches(route, .restricted) == [[2, 4]])
    #expect(stretches(route, .ferry).isEmpty)
  }

  @Test func modeOfASteps() throws {
    #expect(stretches(try osrm([(0, "")], mode: "ferry", hasIndices: true), .ferry) == [[0, 4]])
    #expect(try osrm([(0, "")], hasIndices: true).uses.isEmpty)
  }

  /// What points outside the line counts as its end; nothing traps.
  @Test func numbersBeyondTheLine() throws {
    let json = #"{"location": [10, 50], "classes": ["toll"], "geometry_index": 99999999999}"#
    let route = try read(
      """
      {"code": "Ok", "routes": [{"distance": 444.8, "duration": 60,
        "geometry": {"type": "LineString", "coordinates": [\(Self.places.joined(separator: ","))]},
        "legs": [{"distance": 444.8, "duration": 60, "steps": [
          {"distance": 444.8, "duration": 60, "name": "A", "maneuver": {"type": "depart", "location": [10, 50]},
           "intersections": [\(json), \(json.replacing("toll", with: "ferry"))]}]}]}]}
      """)
    #expect(route.uses.allSatisfy { $0.from >= 0 && $0.to <= route.distance })
  }

  @Test func details() throws {
    let route = try read(
      """
      {"paths": [{"distance": 444.8, "time": 60000, "points_encoded": false,
        "points": {"type": "LineString", "coordinates": [\(Self.places.joined(separator: ","))]},
        "details": {"road_environment": [[0, 1, "road"], [1, 2, "ferry"], [2, 4, "road"]],
                    "toll": [[0, 2, "no"], [2, 3, "all"], [3, 4, null], [7, 9, "all"], [3, 2, "all"]],
                    "road_access": [[0, 3, "yes"], [3, 4, "private"]]},
        "instructions": []}]}
      """)
    #expect(stretches(route, .ferry) == [[1, 2]])
    #expect(stretches(route, .toll) == [[2, 3]])
    #expect(stretches(route, .restricted) == [[3, 4]])
  }

  /// A service that only says "take the ferry": from there to the next manoeuvre.
  @Test func ferriesOfSteps() throws {
    var steps = [(0.0, Maneuver.depart), (100, .ferryBoat), (300, .turnLeft)].map {
      Step(maneuver: $0.1, distanceAlongRoute: $0.0, length: 0, duration: 0)
    }
    func route() -> Route {
      let leg = RouteLeg(
        steps: steps, distance: 400, duration: 40, destination: Coordinate(latitude: 0, longitude: 0),
        destinationTitle: nil)
      var route = Route(
        geometry: [0, 1].map { Coordinate(latitude: 0, longitude: $0) }, distances: [0, 400], legs: [leg],
        distance: 400, duration: 40)
      route.noteFerries()
      return route
    }
    #expect(route().uses == [RouteStretch(from: 100, to: 300, value: .ferry)])
    steps.removeLast()
    #expect(route().uses == [RouteStretch(from: 100, to: 400, value: .ferry)])
  }

  @Test func stretchesAreCutAndLeaveARest() {
    let uses = [RouteStretch(from: 10, to: 20, value: RoadUse.ferry), RouteStretch(from: 30, to: 50, value: .ferry)]
    let rest = RouteStretch<RoadUse>.rest(of: uses, from: 0, to: 40)
    #expect(rest.map(\.from) == [0, 20])
    #expect(rest.map(\.to) == [10, 30])
  }
}
