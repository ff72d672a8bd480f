import Foundation
import TestSupport
import Testing

@testable import Wayframe

/// What `inspect` says of files; counts from files written here.
@Suite struct FileReportTests {
  private func report(_ text: String, _ name: String, beside: [String: [UInt8]] = [:]) throws -> FileReport? {
    let folder = try TemporaryFolder()
    for (name, bytes) in beside { _ = try folder.write(bytes, to: name) }
    return try FileReport(path: try folder.write(Array(text.utf8), to: name))
  }

  @Test func styles() throws {
    let report = try #require(
      try report(
        #"{"version": 8, "name": "N", "zoom": 3, "sprite": "s", "sources": {"a": {"type": "vector", "url": "u"}}, "layers": [{"id": "x", "type": "line", "source": "a", "source-layer": "l", "minzoom": 4}, {"id": "y", "type": "symbol", "layout": {"icon-image": "dot", "text-font": ["F"]}}]}"#,
        "style.json"))
    #expect(report.kind == "map style")
    #expect(report.name == "N")
    let style = try #require(report.style)
    #expect(style.sources.map(\.address) == ["u"])
    #expect(style.layers.map(\.id) == ["x", "y"])
    #expect(style.layers[0].sourceLayer == "l")
    #expect(style.layers[0].minzoom == 4)
    #expect(style.images == ["dot"])
    #expect(style.fonts == ["F"])
    #expect(style.zoom == 3)
    #expect(report.text().contains("layers: 2\n  x: line, a/l, zooms 4 to 24\n"))
  }

  @Test func spritesTileJSONAndOthers() throws {
    let sprite = try report(
      #"{"dot": {"x": 0, "y": 0, "width": 8, "height": 9, "pixelRatio": 2, "sdf": true}}"#, "sprite.json")
    #expect(sprite?.kind == "sprite")
    #expect(sprite?.images?.map(\.height) == [9])
    #expect(sprite?.images?.first?.isSDF == true)
    let tiles = try report(
      #"{"tilejson": "3.0.0", "tiles": ["a"], "minzoom": 2, "maxzoom": 5, "bounds": [1, 2, 3, 4], "attribution": "<b>A</b>", "vector_layers": [{"id": "w", "fields": {"k": "String"}}]}"#,
      "t.json")
    #expect(tiles?.kind == "TileJSON")
    #expect(tiles?.zooms == [2, 5])
    #expect(tiles?.bounds == [1, 2, 3, 4])
    #expect(tiles?.attribution == "A")
    #expect(tiles?.layers?.first?.fields.map(\.types) == [["string"]])
    // A routing service's answer is none of these.
    #expect(try report(#"{"code": "Ok", "routes": []}"#, "answer.json") == nil)
  }

  @Test func geoJSON() throws {
    let report = try #require(
      try report(
        #"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"k": "a"}, "geometry": {"type": "Point", "coordinates": [1, 2]}}, {"type": "Feature", "properties": {"k": "a"}, "geometry": {"type": "Point", "coordinates": [3, 4]}}]}"#,
        "p.geojson"))
    #expect(report.kind == "GeoJSON")
    #expect(report.bounds == [1, 2, 3, 4])
    let layer = try #require(report.layers?.first)
    #expect(layer.name == "p")
    #expect(layer.points == 2)
    #expect(layer.features == 2)
    #expect(layer.fields.map(\.values) == [["a"]])
    #expect(report.routes == nil)
    #expect(report.json().contains("\"kind\" : \"GeoJSON\""))
  }

  @Test func whatCannotBeRead() throws {
    #expect(throws: (any Error).self) { try FileReport(path: "/nowhere") }
    #expect(throws: (any Error).self) { try report("no map", "x.txt") }
    #expect(throws: (any Error).self) { try report("{\"type\":", "x.json") }
  }
}
