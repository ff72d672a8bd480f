import Foundation
import Geometry
import Guidance
import MapData
import TestSupport
import Testing

/// Holds the invented town to what it promises: everything at once, and a route that runs on its roads.
@Suite struct SamplevilleTests {
  static let folder = Checkout.url("Assets/Samples/sampleville")

  private func layers() throws -> FeatureLayers {
    let source = try MapSource.open(path: Self.folder.appendingPathComponent("sampleville.osm").path)
    return try source.features(in: source.bounds, zoom: 17)
  }

  private func response() throws -> RouteResponse {
    let file = Self.folder.appendingPathComponent("sampleville-route.json")
    return try RouteResponse.read(Array(Data(contentsOf: file)), path: file.path)
  }

  private func classes(_ features: [Feature]?) -> Set<String> {
    Set(
      (features ?? []).compactMap { feature in
        if case .string(let name)? = feature.properties["class"] { name } else { nil }
      })
  }

  @Test func theTownHasEverything() throws {
    let layers = try layers()
    #expect(layers.warnings.isEmpty, "\(layers.warnings)")
    #expect(
      classes(layers.layers["transportation"]).isSuperset(of: [
        "motorway", "trunk", "primary", "secondary", "tertiary", "minor", "service", "path", "track", "rail",
        "transit", "ferry", "pier", "secondary_construction",
      ]))
    let transportation = layers.layers["transportation"] ?? []
    for brunnel in ["bridge", "tunnel"] {
      #expect(transportation.contains { $0.properties["brunnel"] == .string(brunnel) }, "\(brunnel)")
    }
    for (layer, least) in [
      ("building", 900), ("housenumber", 500), ("poi", 60), ("place", 12), ("traffic_signals", 10),
      ("stop_signs", 20), ("entrances", 400), ("park", 1), ("boundary", 1), ("aeroway", 2), ("waterway", 1),
    ] {
      #expect((layers.layers[layer] ?? []).count >= least, "\(layer): \(layers.layers[layer]?.count ?? 0)")
    }
    #expect(classes(layers.layers["water"]).isSuperset(of: ["lake", "river", "pond"]))
    #expect(classes(layers.layers["landcover"]).isSuperset(of: ["wood", "grass", "farmland", "sand"]))
    #expect(
      classes(layers.layers["landuse"]).isSuperset(of: [
        "residential", "commercial", "retail", "industrial", "railway", "cemetery", "pitch", "playground", "school",
        "hospital",
      ]))
  }

  @Test func theRouteHasEverything() throws {
    let response = try response()
    #expect(response.warnings.isEmpty, "\(response.warnings)")
    #expect(response.routes.count == 3)
    let route = try #require(response.routes.first)
    #expect(route.legs.count == 2)
    #expect(Set(route.traffic.map(\.value)).isSuperset(of: [.normal, .slow, .jam, .severe]))
    #expect(response.routes.contains { $0.traffic.contains { $0.value == .closed } })
    let steps = route.legs.flatMap(\.steps)
    #expect(steps.contains { $0.exitNumber == "12" })
    #expect(steps.contains { $0.roundaboutTurnNumber == 3 })
    #expect(steps.filter { !$0.lanes.isEmpty }.count >= 6)
    #expect(steps.allSatisfy { $0.drivingSide == .right || $0.drivingSide == .none })
    #expect(Set(route.speedLimits.map(\.value.value)) == [30, 50, 70, 110])
    for alternate in response.routes.dropFirst() { #expect(alternate.duration > route.duration) }
  }

  /// Lengths as the file states them, against its vertices.
  @Test func distancesAddUp() throws {
    for route in try response().routes {
      #expect(abs(route.legs.reduce(0) { $0 + $1.distance } - route.distance) < 0.1)
      #expect(abs((route.distances.last ?? 0) - route.distance) < 1.5)
      for leg in route.legs { #expect(abs(leg.steps.reduce(0) { $0 + $1.length } - leg.distance) < 1.5) }
    }
  }

  @Test func everyVertexIsANodeOfARoad() throws {
    // A thousand millionth of the world's width is four centimetres; the file's last digit is eight.
    func cell(_ point: Point) -> SIMD2<Int64> {
      SIMD2(Int64((point.x * 1e9).rounded()), Int64((point.y * 1e9).rounded()))
    }
    var nodes: Set<SIMD2<Int64>> = []
    for feature in try layers().layers["transportation"] ?? [] {
      if case .lines(let lines) = feature.geometry { nodes.formUnion(lines.joined().map(cell)) }
    }
    for route in try response().routes {
      for vertex in route.geometry {
        let place = cell(WebMercator.project(vertex))
        let near = (-1...1).flatMap { x in (-1...1).map { y in place &+ SIMD2(Int64(x), Int64(y)) } }
        #expect(near.contains(where: nodes.contains), "\(vertex)")
      }
    }
  }
}
