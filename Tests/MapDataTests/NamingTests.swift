import Geometry
import TestSupport
import Testing

@testable import MapData

/// What lies over ways, and what streets are called.
@Suite struct NamingTests {
  private func layers(_ xml: String) throws -> (source: any FeatureSource, layers: [String: [Feature]]) {
    let folder = try TemporaryFolder()
    let source = try MapSource.open(path: folder.write("<osm version=\"0.6\">\(xml)</osm>".utf8, to: "a.osm"))
    return (source, try source.allFeatures().layers)
  }

  private func row(_ count: Int) -> String {
    (1...count).map { "<node id=\"\($0)\" lat=\"60\" lon=\"\(24 + Double($0) / 100)\"/>" }.joined()
  }

  private func way(_ id: Int, _ nodes: [Int], _ tags: KeyValuePairs<String, String>) -> String {
    "<way id=\"\(id)\">" + nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
      + tags.map { "<tag k=\"\($0)\" v=\"\($1)\"/>" }.joined() + "</way>"
  }

  private func text(_ feature: Feature, _ key: String) -> String? {
    if case .string(let text) = feature.properties[key] { text } else { nil }
  }

  /// In the words of OpenMapTiles, Protomaps, Mapbox Streets, Shortbread and OSM.
  @Test(
    arguments: [
      ["brunnel": .string("tunnel")], ["is_tunnel": .bool(true)], ["is_tunnel": .number(1)],
      ["structure": .string("tunnel")], ["tunnel": .bool(true)], ["tunnel": .string("culvert")],
      ["tunnel": .string("building_passage")], ["covered": .string("yes")], ["covered": .bool(true)],
      ["indoor": .number(1)], ["indoor": .string("corridor")], ["location": .string("underground")],
      ["level": .string("-2;-1")], ["level": .number(-1)], ["class": .string("path"), "layer": .number(-1)],
      ["class": .string("path"), "subclass": .string("platform")],
      ["kind": .string("path"), "kind_detail": .string("corridor")],
    ] as [[String: PropertyValue]])
  func coversInEverySchema(properties: [String: PropertyValue]) {
    #expect(Feature(id: nil, geometry: .lines([]), properties: properties).isUnderCover)
  }

  /// Bridges, cuttings, streams of a lower layer, and what says no.
  @Test(
    arguments: [
      [:], ["brunnel": .string("bridge")], ["brunnel": .string("ford")], ["is_tunnel": .bool(false)],
      ["tunnel": .string("no")], ["covered": .string("no")], ["indoor": .number(0)], ["level": .number(1)],
      ["class": .string("primary"), "layer": .number(-1)], ["class": .string("stream"), "layer": .number(-1)],
    ] as [[String: PropertyValue]])
  func whatIsSeenHasNoCover(properties: [String: PropertyValue]) {
    #expect(!Feature(id: nil, geometry: .lines([]), properties: properties).isUnderCover)
  }

  /// By the layer where there is one, else bridges at 1, tunnels at −1, all others on the ground.
  @Test(
    arguments: [
      ([:], 0), (["layer": .number(2)], 2), (["layer": .string("-1;0")], -1), (["brunnel": .string("bridge")], 1),
      (["brunnel": .string("bridge"), "layer": .number(0)], 0), (["brunnel": .string("tunnel")], -1),
      (["is_bridge": .bool(true)], 1), (["layer": .string("high")], 0), (["covered": .string("yes")], -1),
    ] as [([String: PropertyValue], Double)])
  func levels(properties: [String: PropertyValue], level: Double) {
    let feature = Feature(id: nil, geometry: .lines([]), properties: properties)
    #expect(feature.level == level)
    for other in [-2, -1, -0.5, 0, 0.5, 1, 2] { #expect(feature.isAbove(level: other) == (level > other), "\(other)") }
  }

  /// A street's tunnel is a name of its own, its bridge is not.
  @Test func namesRunOverBridgesAndEndAtTunnels() throws {
    let names = try #require(
      layers(
        row(5) + way(1, [1, 2], ["highway": "primary", "name": "Broadway"])
          + way(2, [2, 3], ["highway": "primary", "name": "Broadway", "bridge": "yes", "layer": "1"])
          + way(3, [3, 4], ["highway": "primary", "name": "Broadway", "tunnel": "yes", "layer": "-1"])
          + way(4, [4, 5], ["waterway": "river", "name": "Creek", "tunnel": "culvert"])
      ).layers["transportation_name"])
    #expect(names.filter { !$0.isUnderCover }.map { $0.lines.map(\.count) } == [[3]])
    #expect(names.filter(\.isUnderCover).map { $0.lines.map(\.count) } == [[2]])
  }

  @Test func culvertsAreUnderCover() throws {
    let streams = try #require(
      layers(
        row(4) + way(1, [1, 2], ["waterway": "river", "name": "Creek", "tunnel": "culvert", "layer": "-1"])
          + way(2, [3, 4], ["waterway": "river", "name": "Creek", "layer": "-1"])
      ).layers["waterway"])
    #expect(streams.map(\.isUnderCover) == [true, false])
    #expect(streams.map(\.level) == [-1, -1])
  }

  /// Of three ways of a street two are called "Nanjing Road", one "Nanking Road", and none of them all.
  @Test func streetHasOneSetOfNames() throws {
    let map = try layers(
      row(6) + way(1, [1, 2], ["highway": "primary", "name": "南京路", "name:en": "Nanjing Road"])
        + way(2, [2, 3], ["highway": "primary", "name": "南京路"])
        + way(3, [3, 4], ["highway": "primary", "name": "南京路", "name:en": "Nanking Road"])
        + way(4, [4, 5], ["highway": "primary", "name": "南京路", "name:en": "Nanjing Road"])
        + way(5, [5, 6], ["highway": "primary", "name": "南京路", "name:fr": "Rue de Nankin"]))
    let names = try #require(map.layers["transportation_name"])
    #expect(names.count == 1)
    #expect(names.first?.lines.map(\.count) == [6])
    #expect(text(names[0], "name:en") == "Nanjing Road")
    #expect(text(names[0], "name:fr") == "Rue de Nankin")
    // Whichever name a routing service uses.
    for name in ["南京路", "Nanjing Road", "Rue de Nankin"] {
      let known = try #require(map.source.streetNames?.names(of: name), "\(name)")
      #expect(known["name"] == .string("南京路"))
      #expect(known["name:en"] == .string("Nanjing Road"))
    }
    #expect(map.source.streetNames?.names(of: "Broadway") == nil)
  }

  /// The same for the pieces of a street in tiles.
  @Test func piecesInTilesShareTheirNames() {
    func piece(_ names: [String: PropertyValue]) -> Feature {
      Feature(id: nil, geometry: .lines([[Point(0, 0), Point(1, 1)]]), properties: names)
    }
    let pieces = StreetNames.unified([
      piece(["name": .string("Esplanadi"), "name:sv": .string("Esplanaden")]), piece(["name": .string("Esplanadi")]),
      piece(["name": .string("Toinen")]),
    ])
    #expect(pieces.map { text($0, "name:sv") } == ["Esplanaden", "Esplanaden", nil])
  }

  /// A fountain is a pond, and named as a sight is, not as a lake.
  @Test func fountainsAreNoLakes() throws {
    let square = [1, 2, 3, 4, 1]
    let nodes = [(60.0, 24.0), (60.001, 24.0), (60.001, 24.001), (60.0, 24.001)].enumerated().map {
      "<node id=\"\($0 + 1)\" lat=\"\($1.0)\" lon=\"\($1.1)\"/>"
    }.joined()
    let map = try layers(
      nodes + way(1, square, ["amenity": "fountain", "natural": "water", "name": "Vaillancourt Fountain"])
    ).layers
    #expect(map["water"]?.map { text($0, "class") } == ["pond"])
    #expect(map["water_name"] == nil)
    #expect(map["poi"]?.map { text($0, "class") } == ["attraction"])
    #expect(map["poi"]?.map { text($0, "name") } == ["Vaillancourt Fountain"])
  }
}
