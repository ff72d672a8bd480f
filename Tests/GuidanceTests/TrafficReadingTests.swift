import Foundation
import Geometry
import TestSupport
import Testing

@testable import Guidance

/// Traffic and limits from answers.
@Suite struct TrafficReadingTests {
  static let annotated = SampleRoutes.names.filter { name in
    let routes = (try? SampleRoutes.json(name))?["routes"] as? [[String: Any]]
    let legs = routes?.first?["legs"] as? [[String: Any]] ?? []
    return legs.contains { ($0["annotation"] as? [String: Any])?["congestion"] != nil }
  }

  private static let levels: [String: TrafficLevel] = [
    "low": .normal, "moderate": .slow, "heavy": .jam, "severe": .severe, "unknown": .unknown,
  ]

  /// Mapbox: n − 1 levels over n points, each between its own vertices, over leg borders too.
  @Test(.enabled(if: SampleRoutes.arePresent), arguments: annotated)
  func congestionLevelsLieBetweenTheirVertices(name: String) throws {
    let nodes = try #require(try SampleRoutes.json(name)["routes"] as? [[String: Any]])
    let legs = try #require(nodes[0]["legs"] as? [[String: Any]])
    let words = legs.flatMap { ($0["annotation"] as? [String: Any])?["congestion"] as? [String] ?? [] }
    let route = try #require(try SampleRoutes.read(name).routes.first)
    #expect(words.count == route.geometry.count - 1)
    for (segment, word) in words.enumerated() where route.distances[segment] < route.distances[segment + 1] {
      let middle = (route.distances[segment] + route.distances[segment + 1]) / 2
      #expect(route.trafficLevel(at: middle) == Self.levels[word], "segment \(segment)")
    }
    // The lengths by level, summed segment by segment.
    for level in TrafficLevel.allCases {
      let expected = words.enumerated().reduce(0.0) { sum, entry in
        Self.levels[entry.element] == level
          ? sum + route.distances[entry.offset + 1] - route.distances[entry.offset] : sum
      }
      let found = route.traffic.filter { $0.value == level }.reduce(0) { $0 + $1.to - $1.from }
      #expect(abs(found - expected) < 1e-6, "\(level)")
    }
  }

  @Test(
    .enabled(if: SampleRoutes.arePresent),
    arguments: [
      ("sf_annotation.json", 5), ("cupertino_routeRefreshRoute.json", 6),
      ("dc_directions_three_leg_single_step_route.json", 6),
    ])
  func lineOfAMapboxSampleIsItsOwnGeometry(name: String, precision: Int) throws {
    let nodes = try #require(try SampleRoutes.json(name)["routes"] as? [[String: Any]])
    let text = try #require(nodes[0]["geometry"] as? String)
    let route = try #require(try SampleRoutes.read(name).routes.first)
    #expect(route.geometry == (try EncodedPolyline.decode(text, precision: precision)))
  }

  /// Annotated lengths agree with the distances along the route.
  @Test(
    .enabled(if: SampleRoutes.arePresent),
    arguments: [
      "dc_directions_distance_congestion_annotation.json", "sf_annotation.json", "osrm_valhalla_osrm_response.json",
      "denmark_tollAndFerryDirectionsRoute.json",
    ])
  func annotatedLengthsAgreeWithDistances(name: String) throws {
    let nodes = try #require(try SampleRoutes.json(name)["routes"] as? [[String: Any]])
    let legs = try #require(nodes[0]["legs"] as? [[String: Any]])
    let lengths = legs.flatMap { ($0["annotation"] as? [String: Any])?["distance"] as? [Double] ?? [] }
    let route = try #require(try SampleRoutes.read(name).routes.first)
    var sum = 0.0
    for (index, length) in lengths.enumerated() {
      sum += length
      // Annotations round each segment; a thousandth of the route and a metre cover that.
      #expect(abs(route.distances[index + 1] - sum) < route.distance / 500 + 1, "point \(index + 1)")
    }
  }

  @Test(.enabled(if: SampleRoutes.arePresent)) func limitsComeInTheUnitOfTheSigns() throws {
    let cupertino = try #require(try SampleRoutes.read("cupertino_routeRefreshRoute.json").routes.first)
    #expect(cupertino.speedLimits.allSatisfy { $0.value.unit == .milesPerHour })
    #expect(Set(cupertino.speedLimits.map(\.value.value)).isSubset(of: [15, 20, 25, 30, 35, 40, 45]))
  }

  /// Two legs of two segments each, given as congestion, numbers, closures and incidents.
  static let twoLegs = """
    {"code": "Ok", "uuid": "x", "routes": [{"distance": 400, "duration": 40,
      "geometry": {"type": "LineString", "coordinates": [[25, 60], [25, 60.001], [25, 60.002], [25, 60.003], [25, 60.004]]},
      "legs": [
        {"distance": 200, "duration": 10, "steps": [], "annotation": {"congestion": ["low", "severe"],
          "maxspeed": [{"speed": 50, "unit": "km/h"}, {"unknown": true}]}},
        {"distance": 200, "duration": 30, "steps": [], "annotation": {"congestion": ["unknown", "unknown"],
          "congestion_numeric": [null, 45], "maxspeed": [{"none": true}, {"speed": 30, "unit": "mph"}]},
          "closures": [{"geometry_index_start": 0, "geometry_index_end": 1}],
          "incidents": [{"id": "1", "type": "accident", "description": "Two cars", "geometry_index_start": 1,
            "geometry_index_end": 2, "closed": false}]}]}],
      "waypoints": [{"name": "", "location": [25, 60]}]}
    """

  @Test func stretchesOverALegBorderWithClosuresAndIncidents() throws {
    let response = try RouteResponse.read([UInt8](Self.twoLegs.utf8), path: "two.json")
    #expect(response.format == .mapbox)
    #expect(response.warnings.isEmpty)
    let route = response.routes[0]
    let levels = route.traffic.map { ($0.from.rounded(), $0.to.rounded(), $0.value) }
    #expect(levels.map(\.0) == [0, 100, 200, 300])
    #expect(levels.map(\.1) == [100, 200, 300, 400])
    #expect(levels.map(\.2) == [.normal, .severe, .closed, .slow])
    #expect(route.legEnds == [200, 400])
    #expect(route.speedLimit(at: 50) == SpeedLimit(value: 50, unit: .kilometresPerHour))
    #expect(route.speedLimit(at: 150) == nil)
    #expect(route.speedLimit(at: 250) == nil)
    #expect(route.postedLimit(at: 150) == .unknown)
    #expect(route.postedLimit(at: 250) == .unlimited)
    #expect(route.speedLimit(at: 350) == SpeedLimit(value: 30, unit: .milesPerHour))
    #expect(route.incidents(at: 350).map(\.kind) == [.crash])
    #expect(route.incidents(at: 250).isEmpty)
    // The second leg takes three times as long as the first.
    #expect(abs(route.time(at: 200) - 10) < 1e-9)
    #expect(abs(route.time(at: 300) - 25) < 1e-6)
  }

  /// An annotation of the wrong length is left out and said so.
  @Test func annotationOfTheWrongLengthIsLeftOut() throws {
    let text = Self.twoLegs.replacing("[\"low\", \"severe\"]", with: "[\"low\"]")
      .replacing("{\"unknown\": true}]", with: "{\"unknown\": true}, {\"unknown\": true}]")
    let response = try RouteResponse.read([UInt8](text.utf8), path: "two.json")
    #expect(response.warnings.count >= 1)
  }

  /// 4 segments of 1/1000° each; the interval that starts at 0 has no start index.
  static let google = """
    {"routes": [{"distanceMeters": 400, "duration": "100s", "staticDuration": "40s", "routeLabels": ["DEFAULT_ROUTE"],
      "polyline": {"geoJsonLinestring": {"type": "LineString",
        "coordinates": [[25, 60], [25, 60.001], [25, 60.002], [25, 60.003], [25, 60.004]]}},
      "legs": [{"distanceMeters": 400, "duration": "100s", "staticDuration": "40s", "steps": []}],
      "travelAdvisory": {"speedReadingIntervals": [
        {"endPolylinePointIndex": 1, "speed": "NORMAL"},
        {"startPolylinePointIndex": 1, "endPolylinePointIndex": 3, "speed": "SLOW"},
        {"startPolylinePointIndex": 3, "endPolylinePointIndex": 4, "speed": "TRAFFIC_JAM"}]}}]}
    """

  /// Google: an index of 0 is left out, intervals tile the line, delay is where the traffic is.
  @Test func googleIntervalsTileTheLine() throws {
    let route = try RouteResponse.read([UInt8](Self.google.utf8), path: "g.json").routes[0]
    #expect(route.traffic.map(\.value) == [.normal, .slow, .jam])
    #expect(route.traffic.map { $0.from.rounded() } == [0, 100, 300])
    #expect(route.traffic.last?.to == 400)
    #expect(route.duration == 100)
    #expect(route.staticDuration == 40)
    // Weights 1, 2, 2, 4 share 100 seconds.
    #expect(abs(route.time(at: 100) - 100.0 / 9) < 0.01)
    #expect(abs(route.time(at: 300) - 500.0 / 9) < 0.01)
  }

  /// Traffic given by the scene: cut to the route, later entries on top, gaps unknown.
  @Test func trafficGivenByTheScene() throws {
    var route = try RouteResponse.read([UInt8](Self.google.utf8), path: "g.json").routes[0]
    route.setTraffic([
      RouteStretch(from: -50, to: 150, value: .normal), RouteStretch(from: 100, to: 200, value: .jam),
      RouteStretch(from: 250, to: 9999, value: .slow), RouteStretch(from: 300, to: 300, value: .closed),
      RouteStretch(from: 310, to: 305, value: .closed), RouteStretch(from: .nan, to: 10, value: .closed),
    ])
    #expect(
      route.traffic == [
        RouteStretch(from: 0, to: 100, value: .normal), RouteStretch(from: 100, to: 200, value: .jam),
        RouteStretch(from: 250, to: 400, value: .slow),
      ])
    #expect(route.trafficLevel(at: 225) == .unknown)
    #expect(route.trafficLevel(at: 400) == .slow)
  }

  /// Segments of 100 m whose free times are 40 s / 4 = 10 s: a jam on half of one makes (50 · 4 + 50) / 100 = 2.5 times that.
  @Test func timesFollowTheTrafficThatTheSceneGives() throws {
    var route = try RouteResponse.read([UInt8](Self.google.utf8), path: "g.json").routes[0]
    route.setTraffic([RouteStretch(from: 0, to: 400, value: .normal)])
    #expect(abs(route.duration - 40) < 1e-9)
    #expect(abs(route.time(at: 100) - 10) < 0.05)
    route.setTraffic([RouteStretch(from: 0, to: 50, value: .jam), RouteStretch(from: 200, to: 300, value: .slow)])
    #expect(abs(route.duration - 65) < 0.2)
    #expect(abs(route.time(at: 300) - 55) < 0.2)
    #expect(route.staticDuration == 40)
    #expect(abs(route.legs.reduce(0) { $0 + $1.duration } - route.duration) < 1e-9)

    var silent = DriveTests.route([(0, 0), (1000, 0), (2000, 0)])
    silent.setTraffic([RouteStretch(from: 0, to: 500, value: .severe)])
    #expect(abs((silent.staticDuration ?? 0) - 200) < 0.01)
    #expect(abs(silent.duration - 450) < 0.01)
    #expect(abs(RouteProgress(route: silent, distanceAlongRoute: 1000).timeRemaining - 100) < 0.01)
  }

  /// A limit in kilometres on a street of the United States is one in miles.
  /// 30 mph is 48 km/h; the service writes the latter and does not say what signs show.
  @Test(arguments: [(-122.4, 37.7), (25.0, 60.0)]) func limitsTakeTheUnitOfThePlace(longitude: Double, latitude: Double)
    throws
  {
    let text = """
      {"code": "Ok", "routes": [{"distance": 111, "duration": 10,
        "geometry": {"type": "LineString", "coordinates": [[\(longitude), \(latitude)], [\(longitude), \(latitude + 0.001)]]},
        "legs": [{"distance": 111, "duration": 10, "steps": [], "annotation": {"maxspeed": [{"speed": 48, "unit": "km/h"}]}}]}]}
      """
    let route = try RouteResponse.read([UInt8](text.utf8), path: "us.json").routes[0]
    let expected =
      latitude == 60 ? SpeedLimit(value: 48, unit: .kilometresPerHour) : SpeedLimit(value: 30, unit: .milesPerHour)
    #expect(route.speedLimits.map(\.value) == [expected])
  }

  @Test(arguments: 0..<20) func layeredStretchesAgreeWithPaintingMetreByMetre(number: Int) throws {
    let seed = UInt64(number) &* 7919 &+ 5
    var random = SeededRandom(seed: seed)
    var route = try RouteResponse.read([UInt8](Self.google.utf8), path: "g.json").routes[0]
    let stretches = (0..<30).map { _ in
      let from = (random.unit() * 400).rounded()
      return RouteStretch(
        from: from, to: from + (random.unit() * 80).rounded(),
        value: TrafficLevel.allCases[random.number(below: 6)])
    }
    route.setTraffic(stretches)
    for metre in 0..<400 {
      let place = Double(metre) + 0.5
      let expected = stretches.last { $0.from < place && place < $0.to }?.value ?? .unknown
      #expect(route.trafficLevel(at: place) == expected, "seed \(seed), metre \(metre)")
    }
  }
}
