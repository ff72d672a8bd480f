import Geometry
import Testing

@testable import Guidance

/// Members that a valid answer may leave empty, and what stands in for them.
@Suite struct EmptyAnswerTests {
  private func read(_ text: String) throws(RouteError) -> RouteResponse {
    try RouteResponse.read([UInt8](text.utf8), path: "answer.json")
  }

  private static let noLegs = #""legs": [{"distance": 5120.4, "duration": 412.5, "steps": [], "summary": ""}]"#

  private static func osrm(_ geometry: String, _ legs: String = noLegs) -> String {
    #"{"code": "Ok", "waypoints": [], "routes": [{\#(geometry) "distance": 5120.4, "duration": 412.5, \#(legs)}]}"#
  }

  /// `overview=false` and whatever else leaves a route without a line.
  @Test(arguments: [
    "", #""geometry": null,"#, #""geometry": "","#, #""geometry": {"type": "LineString", "coordinates": []},"#,
    #""geometry": {"type": "LineString", "coordinates": null},"#, #""geometry": {},"#,
  ])
  func routesWithoutPoints(geometry: String) {
    let error = #expect(throws: RouteError.self) { try read(Self.osrm(geometry)) }
    #expect(error?.description.contains("has 0 points") == true)
  }

  @Test(arguments: ["\"??\"", #"{"type": "LineString", "coordinates": [[25, 60]]}"#])
  func routesOfOnePoint(geometry: String) {
    let error = #expect(throws: RouteError.self) { try read(Self.osrm(#""geometry": \#(geometry),"#)) }
    #expect(error?.description.contains("has 1 point;") == true)
  }

  /// The steps have lines though the route has none: two of two points each, which share one.
  @Test(arguments: ["", #""geometry": null,"#, #""geometry": {"type": "LineString", "coordinates": []},"#])
  func stepsStandIn(geometry: String) throws {
    func step(_ type: String, _ line: String) -> String {
      #"""
      {"maneuver": {"type": "\#(type)", "location": [25, 60]}, "name": "A", "distance": 100, "duration": 10,
       "geometry": {"type": "LineString", "coordinates": \#(line)}}
      """#
    }
    let steps = [
      step("depart", "[[25, 60], [25, 60.001]]"), step("turn", "[[25, 60.001], [25.002, 60.001]]"),
      step("arrive", "[[25.002, 60.001], [25.002, 60.001]]"),
    ].joined(separator: ",")
    let legs = #""legs": [{"distance": 200, "duration": 20, "steps": [\#(steps)]}]"#
    let route = try read(Self.osrm(geometry, legs)).routes[0]
    #expect(
      route.geometry == [
        Coordinate(latitude: 60, longitude: 25), Coordinate(latitude: 60.001, longitude: 25),
        Coordinate(latitude: 60.001, longitude: 25.002),
      ])
    expectConsistent(route)
  }

  /// Without the route's line the steps' line tells the precision: 6, by the start at 60° N 25° E.
  @Test(arguments: ["", #""geometry": "","#])
  func stepsTellThePrecision(geometry: String) throws {
    let line = [Coordinate(latitude: 60, longitude: 25), Coordinate(latitude: 60.001, longitude: 25)]
    let text = EncodedPolyline.encode(line, precision: 6).replacing("\\", with: "\\\\")
    let step =
      #"{"maneuver": {"type": "depart", "location": [25, 60]}, "name": "A", "distance": 111, "duration": 9, "geometry": "\#(text)"}"#
    let legs = #""legs": [{"distance": 111, "duration": 9, "steps": [\#(step)]}]"#
    #expect(try read(Self.osrm(geometry, legs)).routes[0].geometry == line)
  }

  /// One empty list after another in answers that are whole otherwise.
  @Test(arguments: [
    #"{"code": "Ok", "routes": [{"geometry": "_p~iF~ps|U_ulLnnqC", "legs": []}]}"#,
    #"{"code": "Ok", "routes": [{"geometry": "_p~iF~ps|U_ulLnnqC", "legs": [{"steps": [], "annotation": {"duration": [], "congestion": [], "maxspeed": []}, "incidents": [], "closures": []}]}], "waypoints": []}"#,
    #"{"routes": [{"legs": [{"steps": []}], "polyline": {"encodedPolyline": "_p~iF~ps|U_ulLnnqC"}, "travelAdvisory": {"speedReadingIntervals": []}}]}"#,
    #"{"routes": [{"legs": [], "polyline": {"encodedPolyline": "_p~iF~ps|U_ulLnnqC"}}]}"#,
    #"{"status": "OK", "routes": [{"legs": [{"steps": []}], "overview_polyline": {"points": "_p~iF~ps|U_ulLnnqC"}}]}"#,
    #"{"status": "OK", "routes": [{"legs": [], "overview_polyline": {"points": "_p~iF~ps|U_ulLnnqC"}}]}"#,
    #"{"trip": {"legs": [{"shape": "_izlhA~rlgdF_{geC~ywl@", "maneuvers": []}], "locations": []}}"#,
    #"{"paths": [{"points": "_p~iF~ps|U_ulLnnqC", "points_encoded": true, "instructions": [], "details": {}, "bbox": []}]}"#,
    #"{"paths": [{"points": {"coordinates": [[25, 60], [25, 61]]}, "instructions": [{"interval": [], "sign": 5}]}]}"#,
    #"{"routes": [{"sections": [{"polyline": "BFoz5xJ67i1B1B7PzIhaxL7Y", "spans": [], "actions": [], "notices": []}]}]}"#,
    #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "MultiLineString", "coordinates": [[], [[25, 60], [25, 61]]]}}]}"#,
  ])
  func emptyLists(text: String) throws {
    let response = try read(text)
    #expect(response.routes.count == 1)
    response.routes.forEach(expectConsistent)
  }

  /// Indices beyond the line are ignored or held to it, not looked up.
  @Test(arguments: ["-5", "2", "99", "9223372036854775807", "-9223372036854775808", "1e300", "0.5"])
  func indicesOutOfRange(index: String) throws {
    let texts = [
      #"{"code": "Ok", "routes": [{"geometry": "_p~iF~ps|U_ulLnnqC", "legs": [{"steps": [], "incidents": [{"type": "accident", "geometry_index_start": 0, "geometry_index_end": \#(index)}], "closures": [{"geometry_index_start": \#(index), "geometry_index_end": \#(index)}]}]}]}"#,
      #"{"routes": [{"distanceMeters": 5, "legs": [{"steps": []}], "polyline": {"encodedPolyline": "_p~iF~ps|U_ulLnnqC"}, "travelAdvisory": {"speedReadingIntervals": [{"startPolylinePointIndex": \#(index), "endPolylinePointIndex": 9, "speed": "SLOW"}, {"endPolylinePointIndex": \#(index), "speed": "SLOW"}]}}]}"#,
      #"{"trip": {"legs": [{"shape": "_izlhA~rlgdF_{geC~ywl@", "maneuvers": [{"type": 1, "begin_shape_index": \#(index)}]}]}}"#,
      #"{"paths": [{"points": {"coordinates": [[25, 60], [25, 61]]}, "instructions": [{"interval": [\#(index), \#(index)], "sign": 5}], "details": {"max_speed": [[0, \#(index), 50], [\#(index), 1, 50]]}}]}"#,
      #"{"routes": [{"sections": [{"polyline": "BFoz5xJ67i1B1B7PzIhaxL7Y", "spans": [{"offset": \#(index), "incidents": [\#(index)], "duration": 3}], "incidents": [{"type": "accident"}], "actions": [{"action": "depart", "offset": \#(index)}]}]}]}"#,
    ]
    for text in texts {
      let route = try read(text).routes[0]
      expectConsistent(route)
      #expect(route.speedLimits.allSatisfy { $0.to <= route.distance })
    }
  }
}
