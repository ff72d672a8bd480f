import Foundation
import Geometry
import Testing

@testable import Guidance

/// Answers of the other services.
@Suite struct ServiceReaderTests {
  /// Every sample reads, in the format that it is in.
  @Test(
    .enabled(if: SampleRoutes.arePresent),
    arguments: SampleRoutes.names)
  func everySampleReads(name: String) throws {
    let response = try SampleRoutes.read(name)
    let expected: RouteFormat =
      switch name {
      case "google-routes-v2_mountain-view.json": .googleRoutes
      case "google-directions-v1_hague-delft.json": .googleDirections
      case "here-v8_car_route_response_frankfurt-mainz.json": .here
      case _ where name.hasSuffix(".valhalla.json"): .valhalla
      case "dc_dcmapbox_chipoltle.json", "sf_route-with-lanes.json": .osrm
      case _ where name.hasPrefix("osrm_") || name.hasSuffix("valhalla-osrm.json"): .osrm
      case "denmark_tollAndFerryDirectionsRoute.json": .mapbox
      default: .mapbox
      }
    #expect(response.format == expected)
    for route in response.routes { expectConsistent(route) }
  }

  @Test(
    .enabled(if: SampleRoutes.arePresent),
    arguments: SampleRoutes.names.filter { $0.hasSuffix(".valhalla.json") })
  func valhallaTotals(name: String) throws {
    let route = try #require(try SampleRoutes.read(name).routes.first)
    let trip = try #require(try SampleRoutes.json(name)["trip"] as? [String: Any])
    let summary = try #require(trip["summary"] as? [String: Double])
    #expect(abs(route.distance - (summary["length"] ?? 0) * 1000) < 1e-6)
    #expect(route.duration == summary["time"])
    let legs = try #require(trip["legs"] as? [[String: Any]])
    for (leg, node) in zip(route.legs, legs) {
      let maneuvers = try #require(node["maneuvers"] as? [[String: Any]])
      #expect(leg.steps.count == maneuvers.count)
      for (step, maneuver) in zip(leg.steps, maneuvers) {
        #expect(abs(step.length - (maneuver["length"] as? Double ?? -1) * 1000) < 1e-6)
        #expect(step.duration == maneuver["time"] as? Double)
      }
    }
    // Valhalla's OSRM form of the same route has the same line and the same turns.
    let twin = try #require(try SampleRoutes.read(name.replacing(".valhalla.", with: ".valhalla-osrm.")).routes.first)
    #expect(route.geometry == twin.geometry)
    #expect(route.legs[0].steps.map(\.distanceAlongRoute).count == twin.legs[0].steps.count)
  }

  @Test(.enabled(if: SampleRoutes.arePresent)) func googleRoutesTotalsAndSteps() throws {
    let route = try #require(try SampleRoutes.read("google-routes-v2_mountain-view.json").routes.first)
    #expect(route.distance == 774)
    #expect(route.duration == 128)
    #expect(route.staticDuration == 148)
    #expect(route.label == "DEFAULT_ROUTE")
    #expect(route.summary == "Huff Ave and Plymouth St")
    #expect(route.legs[0].steps.map(\.maneuver).first == .depart)
    try #require(route.legs[0].steps.count == 3)
    #expect(route.legs[0].steps[0].length == 329)
  }

  /// Google Directions: totals, roads and signs out of the text.
  @Test(.enabled(if: SampleRoutes.arePresent)) func googleDirectionsTotals() throws {
    let route = try #require(try SampleRoutes.read("google-directions-v1_hague-delft.json").routes.first)
    #expect(route.distance == 11244)
    #expect(route.duration == 906)
    let steps = route.legs[0].steps
    #expect(steps.count == 14)
    #expect(steps.map(\.length).reduce(0, +) == 11244)
    #expect(steps[1].maneuver == .turnSlightRight)
    #expect(steps[1].roadName == "Prins Bernhardviaduct")
    #expect(steps[2].maneuver == .mergeUnspecified)
    #expect(steps[2].towards == ["Rotterdam", "Utrecht", "Amsterdam"])
    #expect(steps[2].roadName == "Utrechtsebaan")
    #expect(steps[2].roadNumbers == ["A12"])
    #expect(steps[5].maneuver == .offRampRight)
    #expect(steps[5].exitNumber == "8")
    #expect(steps[13].maneuver == .turnUTurnCounterClockwise)
  }

  /// HERE: totals, lanes of time, limits by country.
  @Test(.enabled(if: SampleRoutes.arePresent)) func hereTotalsAndLimits() throws {
    let name = "here-v8_car_route_response_frankfurt-mainz.json"
    let route = try #require(try SampleRoutes.read(name).routes.first)
    #expect(route.distance == 24151)
    #expect(route.duration == 1085)
    #expect(route.staticDuration == 1034)
    let steps = route.legs[0].steps
    #expect(steps.count == 13)
    #expect(steps.map(\.length).reduce(0, +) == 24151)
    #expect(steps[7].maneuver == .offRampRight)
    #expect(steps[7].exitNumber == "7")
    #expect(steps[10].maneuver.isRoundabout)
    #expect(steps[10].maneuver.drivenOn(.right) == steps[10].maneuver)
    #expect(steps[10].roundaboutTurnNumber == 2)
    #expect(route.speedLimits.first?.value == SpeedLimit(value: 50, unit: .kilometresPerHour))
    #expect(!route.traffic.isEmpty)
  }
}
