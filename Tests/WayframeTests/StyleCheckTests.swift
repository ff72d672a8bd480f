import Foundation
import TestSupport
import Testing

@testable import Wayframe

/// What a check of a map style finds; each finding worked out from the style's words.
@Suite struct StyleCheckTests {
  private static let data = #"""
    {"type": "FeatureCollection", "features": [
      {"type": "Feature", "properties": {"kind": "park", "n": 3}, "geometry": {"type": "Point", "coordinates": [0, 0]}}]}
    """#

  private func findings(_ layers: String, root: String = "", files: [String: [UInt8]] = [:]) throws -> [StyleFinding] {
    let folder = try TemporaryFolder()
    for (name, bytes) in files { _ = try folder.write(bytes, to: name) }
    let json = """
      {"version": 8, \(root) "sources": {"g": {"type": "geojson", "data": \(Self.data)}}, "layers": [\(layers)]}
      """
    return try StyleCheck.report(path: try folder.write(Array(json.utf8), to: "style.json")).findings
  }

  private func found(_ layers: String, root: String = "") throws -> [String] {
    try findings(layers, root: root).map { "\($0.kind.rawValue) \($0.path)" }
  }

  private static let circle = #"{"id": "c", "type": "circle", "source": "g"}"#

  @Test func aSoundStyleHasNoFindings() throws { #expect(try found(Self.circle).isEmpty) }

  @Test(
    arguments: [
      (
        #"{"id": "c", "type": "circle", "source": "g", "paint": {"circle-radius": "x"}}"#,
        "error layers[0].paint.circle-radius"
      ),
      (
        #"{"id": "c", "type": "circle", "source": "g", "paint": {"circle-width": 2}}"#,
        "unsupported layers[0].paint.circle-width"
      ),
      (#"{"id": "c", "type": "circle", "source": "g", "source_layer": "a"}"#, "unsupported layers[0].source_layer"),
      (#"{"id": "c", "type": "circle", "source": "h"}"#, "missingSource layers[0].source"),
      (#"{"id": "c", "type": "circle", "source": "g", "minzoom": 9, "maxzoom": 5}"#, "neverMatches layers[0].maxzoom"),
      (
        #"{"id": "c", "type": "circle", "source": "g", "filter": ["==", ["get", "kind"], "wood"]}"#,
        "neverMatches layers[0].filter"
      ),
      (#"{"id": "c", "type": "circle", "source": "g", "filter": ["has", "kin"]}"#, "neverMatches layers[0].filter"),
      (
        #"{"id": "s", "type": "symbol", "source": "g", "layout": {"icon-image": "dot"}}"#,
        "missingImage layers[0].layout.icon-image"
      ),
      (
        #"{"id": "s", "type": "symbol", "source": "g", "layout": {"text-field": "a", "text-font": ["No Such Font"]}}"#,
        "missingFont layers[0].layout.text-font"
      ),
    ])
  func finds(_ layer: String, _ expected: String) throws {
    let found = try found(layer)
    #expect(found.contains(expected), "\(found)")
  }

  @Test func membersOfTheRoot() throws {
    let found = try found(Self.circle, root: #""fog": {}, "sprit": "a", "projection": {"type": "globe"},"#)
    #expect(found == ["unsupported fog", "unsupported sprit", "unsupported projection"])
  }

  /// Grey on white: (1 + 0.05) / (L + 0.05); #767676 has 4.54:1, #777777 4.48:1 (WCAG's own examples).
  @Test(arguments: [("#767676", false), ("#777777", true)]) func contrastOnTheBackground(
    _ color: String, _ isTooLow: Bool
  ) throws {
    let layers = """
      {"id": "b", "type": "background", "paint": {"background-color": "white"}},
      {"id": "s", "type": "symbol", "source": "g", "layout": {"text-field": "a", "text-font": ["Noto Sans Regular"]},
       "paint": {"text-color": "\(color)"}}
      """
    #expect(try found(layers) == (isTooLow ? ["contrast layers[1].paint.text-color"] : []))
  }

  /// The halo is the ground where there is one; large text needs 3:1.
  @Test func contrastOnTheHalo() throws {
    func layers(_ paint: String, size: Int) -> String {
      """
      {"id": "b", "type": "background", "paint": {"background-color": "black"}},
      {"id": "s", "type": "symbol", "source": "g", "layout": {"text-field": "a", "text-size": \(size),
       "text-font": ["Noto Sans Regular"]}, "paint": {\(paint)}}
      """
    }
    let halo = ##""text-color": "#777777", "text-halo-color": "white", "text-halo-width": 1"##
    #expect(try found(layers(halo, size: 16)) == ["contrast layers[1].paint.text-color"])
    #expect(try found(layers(halo, size: 24)).isEmpty)
  }

  @Test func layersOfTiles() throws {
    let folder = try TemporaryFolder()
    // A tile with one layer "roads", version 2, without features.
    let tile: [UInt8] = [0x1A, 11, 0x0A, 5] + Array("roads".utf8) + [0x78, 2, 0x28, 1]
    _ = try folder.write(tile, to: "0/0/0.mvt")
    let style = """
      {"version": 8, "sources": {"t": {"type": "vector", "tiles": ["{z}/{x}/{y}.mvt"], "maxzoom": 0},
       "net": {"type": "vector", "url": "https://example.com/tiles.json"}}, "layers": [
        {"id": "a", "type": "line", "source": "t", "source-layer": "roads"},
        {"id": "b", "type": "line", "source": "t", "source-layer": "rads"},
        {"id": "c", "type": "line", "source": "t"}, {"id": "d", "type": "line", "source": "net", "source-layer": "x"}]}
      """
    let report = try StyleCheck.report(path: try folder.write(Array(style.utf8), to: "style.json"))
    #expect(
      report.findings.map { "\($0.kind.rawValue) \($0.path)" } == [
        "missingSourceLayer layers[1].source-layer", "missingSourceLayer layers[2]",
      ])
    #expect(report.findings.first?.layer == "b")
    #expect(report.findings.first?.message.contains("did you mean \"roads\"?") == true)
    #expect(report.notes.count == 1)
    #expect(report.notes[0].contains("https://example.com/tiles.json"))
  }

  @Test func refusesWhatCannotBeRead() throws {
    #expect(throws: MapImage.Failure.self) { try StyleCheck.report(path: "/nowhere/style.json") }
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(#"{"version": 8, "layers": []}"#.utf8), to: "style.json")
    #expect(throws: MapImage.Failure.self) { try StyleCheck.report(path: path, substitutes: ["a": "b"]) }
  }
}
