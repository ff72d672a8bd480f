import Foundation
import Geometry
import JSON
import MapData
import MapStyle
import StyleDrawing
import TestSupport

extension Fuzzer {
  /// Styles and what they name.
  static let styles = [
    Fuzzer("style", .json) { bytes in
      try evaluate(Style(json: bytes, path: "style.json"))
      try Scratch.file(bytes, "style.json", drawStyle)
    },
    Fuzzer("expression", .json) { bytes in
      var refusals: [any Error] = []
      let styles = try stylesUsing(bytes)
      for style in styles {
        do { try evaluate(Style(json: style, path: "style.json")) } catch { refusals.append(error) }
      }
      if refusals.count == styles.count, let first = refusals.first { throw first }
    },
    Fuzzer("style-template", .json) { bytes in
      let palette = try [UInt8](Data(contentsOf: Checkout.url("Assets/Styles/palette.json")))
      let template = try StyleTemplate(
        template: bytes, templatePath: "style.json", palette: palette, palettePath: "palette.json")
      try evaluate(template.style(.day))
    },
    Fuzzer("tilejson", .json) { bytes in
      let files = ["tiles.json": bytes, "0.mvt": sample("mvt/streets.mvt"), "style.json": Array(tilesStyle.utf8)]
      try Scratch.folder(files) { try drawStyle("\($0)/style.json") }
    },
    Fuzzer("sprite", .json) { bytes in
      _ = try Sprite(json: bytes, path: "sprite.json", sheetWidth: 16, sheetHeight: 16)
      let files = ["sprite.json": bytes, "sprite.png": sample("png/rgba.png"), "style.json": Array(spriteStyle.utf8)]
      try Scratch.folder(files) { try drawStyle("\($0)/style.json") }
    },
  ]

  private static func sample(_ name: String) -> [UInt8] {
    (try? [UInt8](Data(contentsOf: Checkout.url("Tests/Fuzzing/Corpus/\(name)")))) ?? []
  }

  /// A small picture of the style as it opens.
  private static func drawStyle(_ path: String) throws {
    let map = try StyledMap(path: path)
    _ = try map.draw(map.viewpoint(width: 48, height: 40), typesetter: Samples.typesetter)
  }

  /// Every layer's filter and look for one feature at several zooms.
  private static func evaluate(_ style: Style) throws {
    let properties: [String: PropertyValue] = [
      "name": .string("Main Street"), "class": .string("primary"), "height": .number(12), "oneway": .bool(true),
    ]
    let line = Feature(id: 7, geometry: .lines([[Point(0.5, 0.5), Point(0.6, 0.5)]]), properties: properties)
    for zoom in [0, 7.5, 16] {
      let context = EvaluationContext(zoom: zoom, feature: line, lineProgress: 0.5, heatmapDensity: 0.5)
      for layer in style.layers {
        _ = layer.accepts(context)
        _ = layer.paintValues(context)
      }
    }
  }

  /// The expression as a filter, a number, a colour and a text.
  private static func stylesUsing(_ expression: [UInt8]) throws -> [[UInt8]] {
    let text = try JSONValue(parsing: expression, file: "expression.json").text()
    return [
      #""type": "line", "filter": \#(text)"#, #""type": "line", "paint": {"line-width": \#(text)}"#,
      #""type": "fill", "paint": {"fill-color": \#(text)}"#, #""type": "symbol", "layout": {"text-field": \#(text)}"#,
    ].map { #"{"version": 8, "sources": {}, "layers": [{"id": "a", "source": "a", \#($0)}]}"#.utf8.map { $0 } }
  }

  private static let tilesStyle = """
    {"version": 8, "sources": {"s": {"type": "vector", "url": "tiles.json"}}, "layers": [
      {"id": "a", "type": "line", "source": "s", "source-layer": "streets", "paint": {"line-width": 3}}]}
    """
  private static let spriteStyle = """
    {"version": 8, "sprite": "sprite", "sources": {"s": {"type": "geojson", "data":
      {"type": "Polygon", "coordinates": [[[-40, -40], [40, -40], [40, 40], [-40, 40], [-40, -40]]]}}}, "layers": [
      {"id": "a", "type": "fill", "source": "s", "paint": {"fill-pattern": "dot"}},
      {"id": "b", "type": "symbol", "source": "s", "layout": {"icon-image": "box", "icon-text-fit": "both", "text-field": "A"}}]}
    """
}
