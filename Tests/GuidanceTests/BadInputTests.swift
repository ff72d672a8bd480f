import Foundation
import Geometry
import TestSupport
import Testing

@testable import Guidance

/// Answers that cannot be used.
@Suite struct BadInputTests {
  private func message(_ text: String, format: RouteFormat? = nil, precision: Int? = nil) -> String {
    do {
      let response = try RouteResponse.read(
        [UInt8](text.utf8), path: "answer.json", format: format, precision: precision)
      return "\(response.routes.count) routes"
    } catch {
      return error.description
    }
  }

  /// What each service sends when it cannot answer.
  @Test(arguments: [
    (
      #"{"error": {"code": 403, "message": "The API key is not valid", "status": "PERMISSION_DENIED"}}"#,
      ["Google Routes", "PERMISSION_DENIED", "The API key is not valid"]
    ),
    (
      #"[{"error": {"code": 400, "message": "Bad origin", "status": "INVALID_ARGUMENT"}}]"#,
      ["Google Routes", "INVALID_ARGUMENT", "Bad origin"]
    ),
    (
      #"{"status": "REQUEST_DENIED", "error_message": "No key", "routes": []}"#,
      ["Google Directions", "REQUEST_DENIED", "No key"]
    ),
    (#"{"status": "ZERO_RESULTS", "routes": [], "geocoded_waypoints": []}"#, ["Google Directions", "no route"]),
    (#"{"code": "InvalidUrl", "message": "URL string malformed"}"#, ["OSRM", "InvalidUrl", "URL string malformed"]),
    (#"{"code": "NoRoute", "message": "Impossible route"}"#, ["OSRM", "NoRoute", "Impossible route"]),
    (#"{"code": "NoRoute"}"#, ["OSRM", "no route"]),
    (#"{"code": "Ok", "routes": [], "waypoints": []}"#, ["OSRM", "no route"]),
    (
      #"{"error_code": 442, "error": "No path could be found", "status_code": 400, "status": "Bad Request"}"#,
      ["Valhalla", "442", "No path could be found"]
    ),
    (
      #"{"trip": {"legs": [], "status": 171, "status_message": "No suitable edges"}}"#,
      ["Valhalla", "171", "No suitable edges"]
    ),
    (
      #"{"message": "Cannot find point 0", "hints": [{"message": "x", "details": "com.x.PointNotFoundException"}]}"#,
      ["GraphHopper", "PointNotFoundException", "Cannot find point 0"]
    ),
    (#"{"paths": []}"#, ["GraphHopper", "no route"]),
    (
      #"{"title": "Malformed request", "status": 400, "code": "E605001", "cause": "origin", "action": "Fix it"}"#,
      ["HERE", "E605001", "Malformed request", "origin", "Fix it"]
    ),
    (
      #"{"error": "Unauthorized", "error_description": "No credentials"}"#,
      ["HERE", "Unauthorized", "No credentials"]
    ),
    (
      #"{"notices": [{"title": "Route calculation failed", "code": "noRouteFound"}], "routes": []}"#,
      ["HERE", "noRouteFound", "Route calculation failed"]
    ),
    (#"{"type": "FeatureCollection", "features": []}"#, ["holds no track or route"]),
    (#"<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>"#, ["holds no track or route"]),
  ])
  func errorsOfTheServicesKeepTheirWords(text: String, parts: [String]) {
    let message = message(text)
    for part in parts + ["answer.json"] { #expect(message.contains(part), "\(message)") }
  }

  @Test func mapboxErrorReadAsMapbox() {
    let text = #"{"message": "Not Authorized - Invalid Token"}"#
    #expect(
      message(text, format: .mapbox).contains("Mapbox Directions answered with the error unknown: Not Authorized"))
  }

  @Test(arguments: [#"{"a": 1}"#, "<html/>"]) func formatThatWasNamedIsNotAskedFor(text: String) {
    #expect(message(text, format: .gpx).contains("is not GPX, which was named as its format"))
  }

  @Test(arguments: [
    ("", "not valid JSON"), ("{", "not valid JSON"), ("{} {}", "not valid JSON"),
    ("[1, 2]", "not a known route response"),
    ("null", "not a known route response"), ("17", "not a known route response"),
    (#"{"a": 1}"#, "not a known route response"),
    (#"{"a": NaN}"#, "not valid JSON"), (#"{"a": 1e400}"#, "not valid JSON"),
    (String(repeating: "[", count: 100_000), "not valid JSON"),
    (String(repeating: #"{"a":"#, count: 100_000), "not valid JSON"),
    ("<html><body>502</body></html>", "not a known route response"),
    ("<gpx><trk><trkseg>", "not valid XML"), ("<gpx><trk></rte></gpx>", "closes another element"),
    ("<gpx><trk><trkseg><trkpt lat=\"x\" lon=\"1\"/></trkseg></trk></gpx>", "a number of degrees"),
    ("<gpx><trk><trkseg><trkpt lon=\"1\"/></trkseg></trk></gpx>", "lat is missing"),
    ("<gpx><trk><trkseg><trkpt lat=\"91\" lon=\"1\"/></trkseg></trk></gpx>", "latitude 91"),
    ("<!DOCTYPE gpx [<!ENTITY a \"b\">]><gpx><trk/></gpx>", "a document type declaration with rules of its own"),
    ("<!DOCTYPE gpx><gpx><trk/></gpx>", "no track or route"),
  ])
  func textsThatAreNoAnswers(text: String, part: String) {
    let message = message(text)
    #expect(message.contains(part), "\(message)")
  }

  static func osrm(geometry: String, legs: String = "[]", more: String = "") -> String {
    #"{"code": "Ok", "routes": [{"distance": 10, "duration": 5, "geometry": \#(geometry), "legs": \#(legs)\#(more)}]}"#
  }

  static func line(_ coordinates: String) -> String { #"{"type": "LineString", "coordinates": \#(coordinates)}"# }

  @Test(arguments: [
    (osrm(geometry: line("[[25, 60]]")), "routes[0].geometry has 1 point"),
    (osrm(geometry: line("[]")), "routes[0].geometry has 0 points"),
    (osrm(geometry: line("[[25, 60], [25, null]]")), "routes[0].geometry.coordinates[1] should be a position"),
    (osrm(geometry: line("[[25, 60], [25]]")), "coordinates[1] should be a position"),
    (osrm(geometry: line("[[25, 60], [25, true]]")), "coordinates[1] should be a position"),
    (osrm(geometry: line("[[25, 60], [25, 91]]")), "latitude 91"),
    (osrm(geometry: line("[[25, 60], [1e308, 60]]")), "longitude 1e+308"),
    (osrm(geometry: "17"), "routes[0].geometry should be an encoded polyline, but is the number 17"),
    (osrm(geometry: #""   ""#), "no encoded polyline: character 0"),
    (osrm(geometry: "null"), "has 0 points"),
    (#"{"code": "Ok", "routes": 5}"#, "routes should be the array of routes, but is the number 5"),
    (#"{"code": "Ok", "routes": [7]}"#, "has 0 points"),
    (
      osrm(geometry: line("[[25, 60], [25, 61]]"), legs: #"[{"distance": "far", "steps": []}]"#),
      "routes[0].legs[0].distance should be a number, but is the text \"far\""
    ),
    (
      osrm(geometry: line("[[25, 60], [25, 61]]"), legs: #"[{"distance": -1, "steps": []}]"#),
      "routes[0].legs[0].distance is -1.0"
    ),
    (
      osrm(geometry: line("[[25, 60], [25, 61]]"), legs: #"[{"distance": 1e300, "steps": []}]"#),
      "distance is 1e+300"
    ),
  ])
  func geometryThatIsNoneNamesThePlace(text: String, part: String) {
    let message = message(text)
    #expect(message.contains(part), "\(message)")
  }

  /// Empty legs, missing members and unknown words have fallbacks.
  @Test func missingPartsHaveFallbacks() throws {
    let legs = """
      [{"steps": []}, {}, {"steps": [{"maneuver": {"type": "moonwalk", "modifier": "sideways", "location": [25, 60.5]},
        "driving_side": "middle", "intersections": [{"lanes": [{"indications": ["loop"], "valid": true}, {"valid": 3}]}]},
        {"distance": 3}], "annotation": {"congestion": ["purple"], "maxspeed": 3, "duration": [-1, null]}}]
      """
    let text = Self.osrm(geometry: Self.line("[[25, 60], [25, 61]]"), legs: legs)
    let route = try RouteResponse.read([UInt8](text.utf8), path: "a.json").routes[0]
    expectConsistent(route)
    #expect(route.legs.count == 3)
    #expect(route.distance == 10)
    let step = route.legs[2].steps[0]
    #expect(step.maneuver == .unknown)
    #expect(step.drivingSide == .right)
    #expect(step.lanes[0].directions == [LaneDirection(laneShape: .unknown, recommended: true)])
    let progress = RouteProgress(route: route, distanceAlongRoute: 5)
    #expect(progress.remainingSteps.last?.maneuver == .destination)
  }

  /// A latitude out of range tells that the precision is another one.
  @Test func latitudeOutOfRangeTellsTheOtherPrecision() throws {
    let points = [Coordinate(latitude: 60.17, longitude: 24.94), Coordinate(latitude: 60.18, longitude: 24.95)]
    let five = PolylineTests.encode(points, precision: 5)
    let six = PolylineTests.encode(points, precision: 6)
    func answer(_ line: String) -> String {
      Self.osrm(geometry: "\"\(line.replacing("\\", with: "\\\\"))\"")
    }
    let error = message(answer(six))
    #expect(error.contains("latitude 601.7"), "\(error)")
    #expect(error.contains("precision 5"), "\(error)")
    #expect(error.contains("precision 6"), "\(error)")
    for (line, precision) in [(five, 5), (six, 6)] {
      let route = try RouteResponse.read([UInt8](answer(line).utf8), path: "a.json", precision: precision).routes[0]
      #expect(route.geometry == points)
    }
    #expect(message(answer(six), precision: 5).contains("out of range"))
    #expect(message(answer(six), precision: 0).contains("precision of 0"))
    #expect(message(answer(six), precision: 99).contains("precision of 99"))
  }

  /// The precision is found by where the answer says that it starts.
  @Test(arguments: [5, 6]) func precisionIsFoundByTheStart(precision: Int) throws {
    let points = [Coordinate(latitude: 6.17, longitude: 2.94), Coordinate(latitude: 6.18, longitude: 2.95)]
    let line = PolylineTests.encode(points, precision: precision).replacing("\\", with: "\\\\")
    let text = """
      {"code": "Ok", "routes": [{"geometry": "\(line)", "legs": []}], "waypoints": [{"location": [2.94, 6.17]}]}
      """
    #expect(try RouteResponse.read([UInt8](text.utf8), path: "a.json").routes[0].geometry == points)
  }

  @Test func halfAMillionPoints() throws {
    let count = 500_000
    let points = (0..<count).map { "[25.\(String(1_000_000 + $0).dropFirst()),60]" }
    let text = #"{"type": "LineString", "coordinates": [\#(points.joined(separator: ","))]}"#
    let route = try RouteResponse.read([UInt8](text.utf8), path: "a.json").routes[0]
    #expect(route.geometry.count == count)
    let length = Geodesy.distance(route.geometry[0], Coordinate(latitude: 60, longitude: 25.25))
    #expect(abs(route.distance - 2 * length) < 20)
    let progress = RouteProgress(route: route, distanceAlongRoute: route.distance / 2)
    #expect(abs(progress.coordinate.longitude - 25.25) < 1e-4)
  }

  /// Random damage to real answers ends in an error or in a sound route.
  @Test(
    .enabled(if: SampleRoutes.arePresent),
    arguments: [
      "monaco-1.valhalla-osrm.json", "monaco-1.valhalla.json", "google-routes-v2_mountain-view.json",
      "google-directions-v1_hague-delft.json", "cincinnati_subLaneInstructions.json",
      "dc_directions_distance_congestion_annotation.json",
    ])
  func damagedAnswersEndInAnErrorOrARoute(name: String) throws {
    let bytes = try SampleRoutes.bytes(name)
    let seed: UInt64 = 0xDA3A_6E05
    var random = SeededRandom(seed: seed)
    let replacements = ["null", "-1", "1e9", "[]", "{}", "\"x\"", "true", "9223372036854775807", "0.5"]
    for round in 0..<40 {
      // One value of the text becomes another one.
      var text = String(decoding: bytes, as: UTF8.self)
      let colons = text.indices.filter { text[$0] == ":" }
      let colon = colons[random.number(below: colons.count)]
      let start = text.index(after: colon)
      let end = text[start...].firstIndex { ",}]".contains($0) } ?? text.endIndex
      text.replaceSubrange(start..<end, with: replacements[random.number(below: replacements.count)])
      if let response = try? RouteResponse.read([UInt8](text.utf8), path: name) {
        for route in response.routes {
          expectConsistent(route)
          for share in [0.0, 0.3, 0.7, 1.0] {
            let progress = RouteProgress(route: route, distanceAlongRoute: route.distance * share)
            #expect(progress.timeRemaining.isFinite, "seed \(seed), \(round)")
            #expect(progress.coordinate.latitude.isFinite, "seed \(seed), \(round)")
            for step in progress.remainingSteps { _ = InstructionText(step: step, language: "tr") }
          }
        }
      }
    }
  }
}
