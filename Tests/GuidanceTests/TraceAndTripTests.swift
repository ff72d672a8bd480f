import Geometry
import Testing

@testable import Guidance

/// What OSRM's and Mapbox's services for traces and round trips answer.
@Suite struct TraceAndTripTests {
  private func read(_ text: String) throws -> RouteResponse {
    try RouteResponse.read([UInt8](text.utf8), path: "answer.json")
  }

  private static func step(_ type: String, _ name: String, _ metres: Int) -> String {
    #"{"maneuver": {"type": "\#(type)"}, "name": "\#(name)", "distance": \#(metres), "duration": \#(metres / 10)}"#
  }

  private static func leg(_ steps: [String], _ metres: Int) -> String {
    #"{"distance": \#(metres), "duration": \#(metres / 10), "steps": [\#(steps.joined(separator: ","))]}"#
  }

  /// Three positions of a trace make two legs; nobody stops at the second, and one position was left out.
  @Test func matchings() throws {
    let legs = [
      Self.leg([Self.step("depart", "A", 100), Self.step("turn", "B", 50), Self.step("arrive", "B", 0)], 150),
      Self.leg([Self.step("depart", "B", 30), Self.step("turn", "C", 20), Self.step("arrive", "C", 0)], 50),
    ].joined(separator: ",")
    let points = (0..<2).map {
      #"{"matchings_index": 0, "waypoint_index": \#($0), "name": "P\#($0)", "location": [25, 60]}"#
    }
    let text = """
      {"code": "Ok", "matchings": [{"confidence": 0.9, "distance": 200, "duration": 20,
        "geometry": {"type": "LineString", "coordinates": [[25, 60], [25.002, 60], [25.004, 60]]}, "legs": [\(legs)]}],
       "tracepoints": [\(points[0]), null, \(points[1]),
        {"matchings_index": 0, "waypoint_index": 2, "name": "End", "location": [25.004, 60]}]}
      """
    let response = try read(text)
    #expect(response.format == .osrm)
    #expect(response.routes.count == 1)
    let route = response.routes[0]
    expectConsistent(route)
    #expect(route.distance == 200)
    #expect(route.duration == 20)
    #expect(route.legs.count == 1)
    #expect(route.legs[0].destinationTitle == "End")
    let steps = route.legs[0].steps
    #expect(steps.map(\.roadName) == ["A", "B", "C", "C"])
    #expect(steps.map(\.length) == [100, 80, 20, 0])
    #expect(steps.map(\.distanceAlongRoute) == [0, 100, 180, 200])
    #expect(steps.filter { $0.maneuver.isArrival || $0.maneuver == .depart }.count == 2)
  }

  /// Only some positions were made waypoints: those are stops, and each piece of a torn trace is a route of its own.
  @Test func matchingsWithStops() throws {
    let leg = Self.leg([], 100)
    let line = #""geometry": {"type": "LineString", "coordinates": [[25, 60], [25.002, 60]]}"#
    let text = """
      {"code": "Ok", "uuid": "x", "matchings": [
        {"distance": 200, "duration": 20, \(line), "legs": [\(leg), \(leg)]},
        {"distance": 100, "duration": 10, \(line), "legs": [\(leg)]}],
       "tracepoints": [{"matchings_index": 0}, {"matchings_index": 0}, {"matchings_index": 0}, {"matchings_index": 0}]}
      """
    let response = try read(text)
    #expect(response.format == .mapbox)
    #expect(response.routes.map(\.distance) == [200, 100])
    #expect(response.routes.map(\.legs.count) == [2, 1])
  }

  /// The points of two matchings among each other go to their own one, in the order of their turns.
  @Test func matchingsAmongEachOther() throws {
    func matching() -> String {
      let durations = { (seconds: Int) in #""distance": 100, "steps": [], "annotation": {"duration": [\#(seconds)]}"# }
      let line = #""geometry": {"type": "LineString", "coordinates": [[25, 60], [25.002, 60], [25.004, 60]]}"#
      return #"{"distance": 200, "duration": 40, \#(line), "legs": [{\#(durations(10))}, {\#(durations(30))}]}"#
    }
    let points = [(0, 2), (1, 0), (0, 0), (1, 2), (0, 1), (1, 1)].map { matching, turn in
      #"{"matchings_index": \#(matching), "waypoint_index": \#(turn), "name": "\#(matching)-\#(turn)"}"#
    }
    let text =
      #"{"code": "Ok", "matchings": [\#(matching()), \#(matching())], "tracepoints": [\#(points.joined(separator: ","))]}"#
    let routes = try read(text).routes
    #expect(routes.map { $0.legs.map(\.destinationTitle) } == [["0-2"], ["1-2"]])
    // One leg of both, with the times of each in order.
    #expect(routes.allSatisfy { $0.times == [0, 10, 40] })
  }

  /// The waypoints stand in the order asked for; the trip visits them in its own and comes back.
  @Test func trips() throws {
    let legs = Array(repeating: Self.leg([], 100), count: 3).joined(separator: ",")
    let text = """
      {"code": "Ok", "trips": [{"distance": 300, "duration": 30,
        "geometry": {"type": "LineString", "coordinates": [[25, 60], [25.002, 60], [25.002, 60.001], [25, 60]]},
        "legs": [\(legs)]}],
       "waypoints": [{"trips_index": 0, "waypoint_index": 0, "name": "Start", "location": [25, 60]},
        {"trips_index": 0, "waypoint_index": 2, "name": "Last", "location": [25.002, 60.001]},
        {"trips_index": 0, "waypoint_index": 1, "name": "First", "location": [25.002, 60]}]}
      """
    let response = try read(text)
    #expect(response.routes.count == 1)
    #expect(response.routes[0].legs.map(\.destinationTitle) == ["First", "Last", "Start"])
    #expect(response.routes[0].distance == 300)
  }

  @Test(arguments: [
    (#"{"code": "NoMatch", "matchings": []}"#, "holds no route"), (#"{"code": "NoTrips"}"#, "holds no route"),
    (#"{"code": "Ok", "matchings": [], "tracepoints": [null]}"#, "holds no route"),
    (#"{"code": "Ok", "matchings": [{"legs": [{"steps": []}]}], "tracepoints": []}"#, "has 0 points"),
    (#"{"code": "Ok", "trips": 5}"#, "trips should be the array of routes"),
    (#"{"code": "NoMatch", "message": "Could not match the trace."}"#, "Could not match the trace."),
    (#"{"code": "Ok"}"#, "routes is missing"),
  ])
  func refused(text: String, part: String) {
    let error = #expect(throws: RouteError.self) {
      try RouteResponse.read([UInt8](text.utf8), path: "answer.json")
    }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }
}
