import Foundation
import Geometry
import Testing

@testable import Guidance

@Suite("Answers in OSRM's format")
struct OSRMReaderTests {
  static let samples = SampleRoutes.names.filter { name in
    ((try? SampleRoutes.json(name)) ?? [:])["code"] as? String == "Ok"
  }

  @Test("totals are those of the answer", .enabled(if: SampleRoutes.arePresent), arguments: samples)
  func totals(name: String) throws {
    let json = try SampleRoutes.json(name)
    let nodes = try #require(json["routes"] as? [[String: Any]])
    let response = try SampleRoutes.read(name)
    #expect(response.routes.count == nodes.count)
    for (route, node) in zip(response.routes, nodes) {
      #expect(route.distance == node["distance"] as? Double)
      #expect(route.duration == node["duration"] as? Double)
      let legs = try #require(node["legs"] as? [[String: Any]])
      #expect(route.legs.count == legs.count)
      for (leg, legNode) in zip(route.legs, legs) {
        #expect(leg.distance == legNode["distance"] as? Double)
        #expect(leg.duration == legNode["duration"] as? Double)
        let steps = try #require(legNode["steps"] as? [[String: Any]])
        #expect(leg.steps.map(\.length) == steps.compactMap { $0["distance"] as? Double })
        #expect(leg.steps.map(\.duration) == steps.compactMap { $0["duration"] as? Double })
        let lanes = steps.map { (($0["intersections"] as? [[String: Any]])?.first?["lanes"] as? [Any])?.count ?? 0 }
        for (step, count) in zip(leg.steps, lanes) where count > 0 { #expect(step.lanes.count == count) }
      }
      expectConsistent(route)
    }
  }
}

/// What holds for every route, whatever it was read from.
func expectConsistent(_ route: Route) {
  let count = route.geometry.count
  #expect(count >= 2)
  #expect(route.distances.count == count && route.times.count == count && route.legEnds.count == route.legs.count)
  #expect(route.distances.first == 0 && route.times.first == 0)
  #expect(route.distances.last == route.distance && route.times.last == route.duration)
  #expect(route.legEnds.last == route.distance)
  for index in 1..<count {
    #expect(route.distances[index] >= route.distances[index - 1], "point \(index)")
    #expect(route.times[index] >= route.times[index - 1] - 1e-9, "point \(index)")
  }
  var position = 0.0
  for step in route.legs.flatMap(\.steps) {
    #expect(step.distanceAlongRoute >= position && step.distanceAlongRoute <= route.distance)
    position = step.distanceAlongRoute
  }
  for (stretch, next) in zip(route.traffic, route.traffic.dropFirst()) { #expect(stretch.to <= next.from) }
  for stretch in route.traffic { #expect(stretch.from < stretch.to && stretch.to <= route.distance) }
}
