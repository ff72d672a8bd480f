import Geometry
import TestSupport
import Testing

@testable import MapData

@Suite struct GeoJSONTests {
  private func open(_ text: String, name: String = "parks.geojson") throws -> FeatureLayers {
    let folder = try TemporaryFolder()
    return try MapSource.open(path: folder.write(text.utf8, to: name)).allFeatures()
  }

  @Test func everyGeometry() throws {
    let features = try open(
      """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "A\\u00e9\\ud83d\\ude00", "n": 1.5, "b": true, "x": null, "l": [1]},
         "geometry": {"type": "Point", "coordinates": [0, 0, 99]}},
        {"type": "Feature", "properties": {"layer": "roads"},
         "geometry": {"type": "LineString", "coordinates": [[-90, 0], [90, 0]]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
          {"type": "MultiPoint", "coordinates": [[0, 0], [180, 0]]},
          {"type": "GeometryCollection", "geometries": [
            {"type": "Polygon", "coordinates": [[[-90, 0], [0, 0], [0, -60], [-90, -60], [-90, 0]]]}]}]}}
      ]}
      """)
    #expect(features.warnings == [])
    let parks = try #require(features.layers["parks"])
    #expect(parks[0].points == [Point(0.5, 0.5)])
    #expect(parks[0].id == 7)
    #expect(
      parks[0].properties == ["name": .string("Aé😀"), "n": .number(1.5), "b": .bool(true), "x": .null])
    #expect(features.layers["roads"]?[0].lines == [[Point(0.25, 0.5), Point(0.75, 0.5)]])
    #expect(parks[1].points == [Point(0.5, 0.5), Point(1, 0.5)])
    let ring = try #require(parks[2].polygons.first?.rings[0])
    #expect(ring.count == 4)
    #expect(shoelace(ring) > 0)
  }

  /// Outer ring and hole drawn in the same direction still are a ring and its hole.
  @Test func holeInTheSameDirection() throws {
    let text = """
      {"type": "Polygon", "coordinates": [[[0,0],[9,0],[9,9],[0,9],[0,0]], [[2,2],[4,2],[4,4],[2,4],[2,2]]]}
      """
    let rings = try #require(open(text, name: "a.json").layers["a"]?[0].polygons[0].rings)
    #expect(shoelace(rings[0]) > 0)
    #expect(shoelace(rings[1]) < 0)
  }

  @Test(arguments: [
    #"{"type": "Feature", "geometry": null, "properties": {}}"#,
    #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": []}, "properties": {}}"#,
    #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [null, null]}, "properties": {}}"#,
    #"{"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[1, 2]]}, "properties": {}}"#,
    #"{"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[[1, 2], [1, 2], [1, 2]]]}}"#,
    #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 1e300]}}"#,
    #"{"type": "Feature", "geometry": {"type": "Circle", "coordinates": [0, 1]}}"#,
    #"{"type": "Feature"}"#, "17",
  ])
  func unusableFeaturesAreSkipped(_ feature: String) throws {
    let sound = #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}, "properties": {}}"#
    let features = try open(#"{"type": "FeatureCollection", "features": [\#(feature), \#(sound)]}"#)
    #expect(features.layers["parks"]?.map(\.points) == [[Point(0.5, 0.5)]])
    #expect(features.warnings.count == 1)
  }

  @Test(arguments: [
    #"{"type": "Feature""#, #"{"type": "Feature"} x"#, #"{"type": }"#, #"{"a": 1,}"#, #"{"a": "\x"}"#, #"{"a": 1e999}"#,
    #"{"type": "Topology"}"#, "{}", String(repeating: #"{"a":"#, count: 100_000),
    #"{"a": "# + String(repeating: "[", count: 100_000),
  ])
  func brokenDocuments(_ text: String) throws { #expect(throws: MapDataError.self) { try open(text) } }

  @Test(arguments: [
    (#"{"type": "FeatureCollection", "features": []}"#, "holds no features."),
    (#"{"type": "Feature"}"#, "holds no features; 1 geometry is empty or unusable and was left out."),
    (
      #"{"type": "FeatureCollection", "features": [1, 2]}"#,
      "holds no features; 2 geometries are empty or unusable and were left out."
    ),
  ])
  func emptyMaps(text: String, warning: String) throws {
    let warnings = try open(text).warnings
    try #require(warnings.count == 1)
    #expect(warnings[0].hasSuffix(": " + warning))
  }

  @Test func datelineCopies() throws {
    let folder = try TemporaryFolder()
    let text = #"{"type": "Point", "coordinates": [179, 0]}"#
    let source = try MapSource.open(path: folder.write(text.utf8, to: "a.json"))
    let west = try source.features(in: Rect(minX: -0.1, minY: 0, maxX: 0.1, maxY: 1), zoom: 3)
    #expect(west.layers["a"]?[0].points == [Point(179.0 / 360 + 0.5 - 1, 0.5)])
  }

  @Test(
    .enabled(if: SharedFolder.has("data/osm"), "skipped: there is no shared folder"),
    arguments: [
      "earcut_bad-diagonals", "earcut_degenerate", "earcut_hilbert", "earcut_issue83", "earcut_self-tangent-4",
      "earcut_steiner", "earcut_water-huge", "geojson-vt_dateline", "geojson-vt_empty",
    ])
  func awkwardFiles(_ name: String) throws {
    let bytes = try SharedFolder.bytes("data/malformed/geojson/\(name).json")
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "a.json")
    // The earcut cases are bare arrays of rings, no GeoJSON.
    if name.hasPrefix("earcut") {
      #expect(throws: MapDataError.self) { try MapSource.open(path: path) }
      let wrapped = Array(#"{"type": "Polygon", "coordinates": "#.utf8) + bytes + Array("}".utf8)
      _ = try MapSource.open(path: folder.write(wrapped, to: "b.json")).allFeatures()
    } else {
      _ = try MapSource.open(path: path).allFeatures()
    }
  }
}
