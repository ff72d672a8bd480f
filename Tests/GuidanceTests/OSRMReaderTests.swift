import Foundation
import Geometry
import Testing

@testable import Guidance

/// Answers in OSRM's format.
@Suite struct OSRMReaderTests {
  static let samples = SampleRoutes.names.filter { name in
    ((try? SampleRoutes.json(name)) ?? [:])["code"] as? String == "Ok"
  }

  @Test(.enabled(if: SampleRoutes.arePresent), arguments: samples)
  func totalsAreThoseOfTheAnswer(name: String) throws {
    let json = try SampleRoutes.json(name)
    let nodes = try #require(json["routes"] as? [[String: Any]])
    let response = try SampleRoutes.read(name)
    #expect(response.routes.count == nodes.count)
    for (route, node) in zip(response.routes, nodes) {
      #expect(isSame(route.distance, node["distance"]))
      #expect(isSame(route.duration, node["duration"]))
      let legs = try #require(node["legs"] as? [[String: Any]])
      #expect(route.legs.count == legs.count)
      for (leg, legNode) in zip(route.legs, legs) {
        #expect(isSame(leg.distance, legNode["distance"]))
        #expect(isSame(leg.duration, legNode["duration"]))
        let steps = try #require(legNode["steps"] as? [[String: Any]])
        #expect(zip(leg.steps, steps).allSatisfy { isSame($0.length, $1["distance"]) })
        #expect(leg.steps.count == steps.count)
        #expect(zip(leg.steps, steps).allSatisfy { isSame($0.duration, $1["duration"]) })
        #expect(leg.steps.count == steps.count)
        let lanes = steps.map { (($0["intersections"] as? [[String: Any]])?.first?["lanes"] as? [Any])?.count ?? 0 }
        for (step, count) in zip(leg.steps, lanes) where count > 0 { #expect(step.lanes.count == count) }
      }
      expectConsistent(route)
    }
  }
}

/// Within Foundation's own error in reading long fractions.
private func isSame(_ value: Double, _ other: Any?) -> Bool {
  guard let other = other as? Double else { return false }
  return abs(value - other) <= abs(value) * 1e-14
}

/// What holds for every route, whatever it was read from.
func expectConsistent(_ route: Route) {
  let count = route.geometry.count
  #expect(count >= 2)
  #expect(route.distances.count == count)
  #expect(route.times.count == count)
  #expect(route.legEnds.count == route.legs.count)
  #expect(route.distances.first == 0)
  #expect(route.times.first == 0)
  #expect(route.distances.last == route.distance)
  #expect(route.times.last == route.duration)
  #expect(route.legEnds.last == route.distance)
  // One expectation each, not one a point: routes have thousands.
  #expect(zip(route.distances, route.distances.dropFirst()).allSatisfy { $0 <= $1 })
  #expect(zip(route.times, route.times.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
  let positions = route.legs.flatMap(\.steps).map(\.distanceAlongRoute)
  #expect(zip([0] + positions, positions + [route.distance]).allSatisfy { $0 <= $1 })
  #expect(zip(route.traffic, route.traffic.dropFirst()).allSatisfy { $0.to <= $1.from })
  #expect(route.traffic.allSatisfy { $0.from < $0.to && $0.to <= route.distance })
}
