import Geometry
import JSON
import MapData
import MapStyle
import TestSupport
import Testing

@testable import StyleDrawing

/// Properties of clusters, and what the user says of features.
@Suite struct StateTests {
  private static func property(_ name: String, _ json: String) throws -> ClusterProperty {
    try ClusterProperty(
      name, JSONValue(parsing: Array(json.utf8), file: "test"), at: JSONPath("p"), path: "style.json")
  }

  /// Points with 1, 2 and 4 in one place, one with 8 far away.
  @Test func clustersHavePropertiesOfTheirPoints() throws {
    let places = [(0.0, 1), (0.1, 2), (0.2, 4), (90, 8)].map { longitude, n in
      #"{"type": "Feature", "properties": {"n": \#(n)}, "geometry": {"type": "Point", "coordinates": [\#(longitude), 0]}}"#
    }
    var shapes = GeoJSONShapes(promotedID: nil)
    let text = #"{"type": "FeatureCollection", "features": [\#(places.joined(separator: ","))]}"#
    #expect(shapes.read(try JSONValue(parsing: Array(text.utf8), file: "test")))
    var options = PointClusters.Options()
    options.maxZoom = 5
    options.properties = [
      try Self.property("sum", #"["+", ["get", "n"]]"#), try Self.property("most", #"["max", ["get", "n"]]"#),
      try Self.property("any", #"["any", [">", ["get", "n"], 3]]"#),
      try Self.property("all", #"[["concat", ["accumulated"], ["get", "all"]], ["to-string", ["get", "n"]]]"#),
    ]
    let clusters = try #require(PointClusters(shapes.shapes, options).shapes(zoom: 2))
    #expect(clusters.count == 2)
    let cluster = try #require(clusters.first { $0.feature.properties["cluster"] != nil }?.feature.properties)
    #expect(cluster["point_count"] == .number(3))
    #expect(cluster["sum"] == .number(7))
    #expect(cluster["most"] == .number(4))
    #expect(cluster["any"] == .bool(true))
    #expect(cluster["all"] == .string("124"))
    let lone = try #require(clusters.first { $0.feature.properties["cluster"] == nil }?.feature.properties)
    #expect(lone == ["n": .number(8)])
  }

  @Test(arguments: ["3", #"["+"]"#, #"["nope", ["get", "n"]]"#, #"["+", ["nope"]]"#])
  func wrongProperties(_ json: String) { #expect(throws: StyleError.self) { try Self.property("p", json) } }

  /// A discs' colour by the feature's state: opaque with it, nothing without.
  @Test func statesOfFeatures() throws {
    let folder = try TemporaryFolder()
    let json = """
      {"version": 8, "sources": {"s": {"type": "geojson", "data": {"type": "Feature", "id": 7, "properties": {},
       "geometry": {"type": "Point", "coordinates": [0, 0]}}}}, "layers": [{"id": "c", "type": "circle", "source": "s",
       "paint": {"circle-radius": 20, "circle-opacity": ["case", ["boolean", ["feature-state", "on"], false], 1, 0]}}]}
      """
    var map = try StyledMap(path: try folder.write(Array(json.utf8), to: "style.json"))
    let view = map.viewpoint(width: 64, height: 64)
    func alpha() throws -> UInt8 { try map.draw(view, typesetter: nil).pixels[32, 32].alpha }
    #expect(try alpha() == 0)
    map.setFeatureState(["on": .bool(true)], ofFeature: 7, source: "s")
    #expect(try alpha() == 255)
    map.setFeatureState(["on": .bool(true)], ofFeature: 8, source: "s")
    map.setFeatureState([:], ofFeature: 7, source: "s")
    #expect(try alpha() == 0)
  }

  @Test func otherTilesAreRefusedByName() throws {
    let folder = try TemporaryFolder()
    let json = """
      {"version": 8, "sources": {"s": {"type": "vector", "tiles": ["{z}.mlt"], "encoding": "mlt"}}, "layers": [
       {"id": "l", "type": "line", "source": "s", "source-layer": "a"}]}
      """
    let map = try StyledMap(path: try folder.write(Array(json.utf8), to: "style.json"))
    #expect(map.warnings.count == 1)
    #expect(map.warnings.first?.contains("sources.s: tiles of the kind MapLibre Tile (MLT)") == true)
    let tile = try folder.write([1, 2, 3], to: "a.mlt")
    let error = #expect(throws: MapDataError.self) { try MapSource.open(path: tile) }
    #expect(error?.description.contains("a MapLibre Tile (MLT) cannot be read here") == true)
  }
}
