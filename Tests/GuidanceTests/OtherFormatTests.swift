import Geometry
import Testing

@testable import Guidance

/// GraphHopper, GeoJSON, GPX and HERE by small examples.
@Suite struct OtherFormatTests {
  private func read(_ text: String) throws -> RouteResponse {
    try RouteResponse.read([UInt8](text.utf8), path: "small")
  }

  /// GraphHopper: two legs, a roundabout, limits, milliseconds.
  @Test func graphHopperTwoLegs() throws {
    let text = """
      {"paths": [{"distance": 400.0, "time": 40000, "points_encoded": false,
        "points": {"type": "LineString", "coordinates": [[25, 60], [25, 60.001], [25, 60.002], [25, 60.003], [25, 60.004]]},
        "instructions": [
          {"sign": 0, "text": "Continue", "street_name": "Alfa Street", "street_ref": "A 1", "distance": 100, "time": 10000,
           "interval": [0, 1]},
          {"sign": 6, "text": "At roundabout, take exit 2", "street_name": "Bravo", "exit_number": 2, "exited": true,
           "turn_angle": -3.14, "distance": 100, "time": 10000, "interval": [1, 2]},
          {"sign": 5, "text": "Waypoint 1", "street_name": "Waypoint 1", "distance": 100, "time": 5000, "interval": [2, 3]},
          {"sign": 2, "text": "Turn right", "street_name": "", "street_destination": "Airport, City",
           "distance": 100, "time": 15000, "interval": [3, 4]},
          {"sign": 4, "text": "Arrive at destination", "street_name": "", "distance": 0, "time": 0, "interval": [4, 4]}],
        "details": {"max_speed": [[0, 2, 50], [2, 3, null], [3, 4, 80]]}}]}
      """
    let response = try read(text)
    #expect(response.format == .graphHopper)
    let route = response.routes[0]
    expectConsistent(route)
    #expect(route.duration == 40)
    #expect(route.legs.map(\.distance) == [200, 200])
    #expect(route.legEnds == [200, 400])
    #expect(
      route.legs.map { $0.steps.map(\.maneuver) } == [
        [.depart, .roundaboutStraightCounterClockwise], [.depart, .turnRight, .destination],
      ])
    #expect(route.legs[0].steps[1].roundaboutTurnNumber == 2)
    #expect(route.legs[0].steps[0].roadNumbers == ["A 1"])
    #expect(route.legs[1].steps[1].towards == ["Airport", "City"])
    #expect(route.guide.map(\.maneuver).filter(\.isArrival).count == 2)
    #expect(route.speedLimit(at: 150)?.value == 50)
    #expect(route.speedLimit(at: 250) == nil)
    #expect(route.speedLimit(at: 350)?.value == 80)
    #expect(abs(route.time(at: 300) - 25) < 1e-6)
  }

  @Test(arguments: [(5, "100000"), (6, "1000000"), (5, "null")])
  func graphHopperEncodedLineByItsMultiplier(precision: Int, multiplier: String) throws {
    let points = [Coordinate(latitude: 60.17, longitude: 24.94), Coordinate(latitude: 60.18, longitude: 24.95)]
    let line = PolylineTests.encode(points, precision: precision).replacing("\\", with: "\\\\")
    let text =
      #"{"paths": [{"points": "\#(line)", "points_encoded": true, "points_encoded_multiplier": \#(multiplier)}]}"#
    #expect(try read(text).routes[0].geometry == points)
  }

  /// GeoJSON: lines are routes, parts of a multi-line legs; 50 km/h is assumed and said.
  @Test func geoJSONLinesAreRoutes() throws {
    let text = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"name": "Fast", "distance": 500, "duration": 60},
         "geometry": {"type": "LineString", "coordinates": [[25, 60, 17], [25, 60.004, 18]]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [25, 60]}},
        {"type": "Feature", "properties": {}, "geometry": {"type": "MultiLineString",
          "coordinates": [[[25, 60], [25, 60.001]], [[25, 60.001], [25, 60.003]]]}}]}
      """
    let response = try read(text)
    #expect(response.format == .geoJSON)
    #expect(response.routes.count == 2)
    #expect(response.routes[0].label == "Fast")
    #expect(response.routes[0].distance == 500)
    #expect(response.routes[0].duration == 60)
    let second = response.routes[1]
    expectConsistent(second)
    #expect(second.legs.count == 2)
    #expect(second.geometry.count == 3)
    #expect(abs(second.legEnds[0] * 3 - second.distance) < 0.01)
    #expect(abs(second.duration - second.distance / 50 * 3.6) < 1e-6)
    try #require(response.warnings.count == 1)
    #expect(response.warnings[0].contains("50 km/h"))
  }

  /// GPX: tracks with times, routes with names, entities, CDATA, comments and prefixes.
  @Test func gpxTracksWithTimes() throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- two of them -->
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/1" version="1.1"><g:metadata><g:name>no route</g:name></g:metadata>
      <g:trk><g:name>Home &amp; away &#8212; <![CDATA[<1>]]></g:name><g:trkseg>
        <g:trkpt lat="60" lon="25"><g:ele>3</g:ele><g:time>2026-06-01T12:00:00Z</g:time></g:trkpt>
        <g:trkpt lat="60.001" lon="25"><g:time>2026-06-01T12:00:30.5Z</g:time></g:trkpt></g:trkseg><g:trkseg>
        <g:trkpt lat='60.002' lon='25'><g:time>2026-06-01T14:01:00+02:00</g:time></g:trkpt></g:trkseg></g:trk>
      <g:rte><g:rtept lat="60" lon="25"/><g:rtept lat="60.1" lon="25"><g:name>Harbour</g:name></g:rtept></g:rte></g:gpx>
      """
    let response = try read(text)
    #expect(response.format == .gpx)
    #expect(response.routes.count == 2)
    let track = response.routes[0]
    expectConsistent(track)
    #expect(track.label == "Home & away — <1>")
    // The second segment has one point, and segments are not joined.
    #expect(track.geometry.count == 2)
    #expect(abs(track.duration - 30.5) < 1e-6)
    #expect(response.routes[1].legs[0].destinationTitle == "Harbour")
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2000-02-29T12:00:00Z", 951_825_600),
    ("2026-06-01T14:00:00.25+02:00", 1_780_315_200.25),
    ("1969-12-31T23:59:59Z", -1), ("2026-06-01 14:00:00-01:30", 1_780_327_800),
  ])
  func datesAndTimesOfRFC3339(text: String, seconds: Double) {
    #expect(InternetTime.seconds(text) == seconds)
  }

  @Test(arguments: ["", "now", "2026-13-01T00:00:00Z", "2026-06-01T99:00:00Z", "2026-06-01"])
  func textsThatAreNoTimes(text: String) {
    #expect(InternetTime.seconds(text) == nil)
  }

  /// HERE: sections are legs, spans tell traffic by the ratio of speeds, limits and sides.
  @Test func hereSectionsAreLegs() throws {
    let text = """
      {"routes": [{"sections": [{"type": "vehicle", "polyline": "BFoz5xJ67i1B1B7PzIhaxL7Y",
        "summary": {"length": 900, "duration": 90, "baseDuration": 60},
        "arrival": {"place": {"name": "Depot"}},
        "actions": [{"action": "depart", "duration": 60, "length": 600, "instruction": "Go.", "offset": 0},
          {"action": "turn", "direction": "left", "severity": "heavy", "duration": 30, "length": 300, "offset": 2},
          {"action": "arrive", "duration": 0, "length": 0, "offset": 3}],
        "incidents": [{"type": "accident", "description": "Crash"}],
        "spans": [
          {"offset": 0, "duration": 10, "speedLimit": 13.8888893, "countryCode": "DEU",
           "streetAttributes": ["rightDrivingSide"], "dynamicSpeedInfo": {"trafficSpeed": 12, "baseSpeed": 13}},
          {"offset": 1, "duration": 50, "maxSpeed": "unlimited", "incidents": [0],
           "dynamicSpeedInfo": {"trafficSpeed": 3, "baseSpeed": 13}},
          {"offset": 2, "duration": 30, "speedLimit": 13.4112, "countryCode": "GBR",
           "dynamicSpeedInfo": {"trafficSpeed": 8, "baseSpeed": 13}}]}]}]}
      """
    let route = try read(text).routes[0]
    expectConsistent(route)
    #expect(route.legs[0].destinationTitle == "Depot")
    #expect(route.staticDuration == 60)
    #expect(route.traffic.map(\.value) == [.normal, .severe, .slow])
    #expect(
      route.speedLimits.map(\.value) == [
        SpeedLimit(value: 50, unit: .kilometresPerHour), SpeedLimit(value: 30, unit: .milesPerHour),
      ])
    #expect(route.incidents.map(\.value.kind) == [.crash])
    #expect(route.legs[0].steps.map(\.maneuver) == [.depart, .turnSharpLeft, .destination])
    #expect(abs(route.times[1] - 10) < 1e-6)
    #expect(abs(route.times[2] - 60) < 1e-6)
  }

  /// The caller's driving side rules; without border data that of the place does.
  @Test(.enabled(if: SampleRoutes.arePresent)) func callersDrivingSideRules() throws {
    let bytes = try SampleRoutes.bytes("monaco-1.valhalla-osrm.json")
    // The sample says "left" everywhere and has no border data.
    let found = try RouteResponse.read(bytes, path: "m").routes[0].legs[0].steps
    #expect(found.allSatisfy { $0.drivingSide == .right })
    let left = try RouteResponse.read(bytes, path: "m", drivingSide: .left).routes[0].legs[0].steps
    #expect(left.allSatisfy { $0.drivingSide == .left })
    let entry = try #require(left.first { $0.maneuver.isRoundabout })
    #expect(entry.maneuver == .roundaboutSlightLeftClockwise)
    #expect(entry.roundaboutTurnNumber == 2)
  }

  @Test(.enabled(if: SampleRoutes.arePresent)) func lanesStandLeftToRightWithTheFollowedArrow() throws {
    let steps = try SampleRoutes.read("sf_route-with-lanes.json").routes[0].legs[0].steps
    let ramp = steps[5].lanes
    let turn = steps[2].lanes
    #expect(ramp.isEmpty || ramp.contains(where: \.isRecommended))
    #expect(turn.map { $0.directions.map(\.laneShape) } == [[.normalLeft], [.straight, .normalLeft], [.unknown]])
    #expect(turn.map { $0.directions.map(\.recommended) } == [[true], [false, true], [false]])
  }
}
