import Geometry
import JSON
import Pixels
import TestSupport
import Text

@testable import StyleDrawing

/// A style drawn for a test: 64 points a side at zoom 0, where a point is 1/512 of the world.
struct DrawnStyle {
  let picture: PixelBuffer
  let warnings: [String]

  static func coordinates(_ points: [Point]) -> String {
    let list = points.map { point in
      let place = WebMercator.unproject(Point(0.5, 0.5) + (point - Point(32, 32)) / 512)
      return "[\(place.longitude), \(place.latitude)]"
    }
    return "[" + list.joined(separator: ", ") + "]"
  }

  static func line(_ points: Point..., properties: String = "{}") -> String {
    #"{"type": "Feature", "properties": \#(properties), "geometry": {"type": "LineString", "coordinates": \#(coordinates(points))}}"#
  }

  static func area(_ points: Point..., properties: String = "{}") -> String {
    let ring = points + points.prefix(1)
    return
      #"{"type": "Feature", "properties": \#(properties), "geometry": {"type": "Polygon", "coordinates": [\#(coordinates(ring))]}}"#
  }

  static func place(_ point: Point, properties: String = "{}") -> String {
    let place = coordinates([point]).dropFirst().dropLast()
    return
      #"{"type": "Feature", "properties": \#(properties), "geometry": {"type": "Point", "coordinates": \#(place)}}"#
  }

  /// - Parameters:
  ///   - layers: of source `s`, without the outer brackets.
  ///   - root: further members of the style, each followed by a comma.
  init(
    _ features: String..., layers: String, root: String = "", zoom: Double = 0, pixelRatio: Double = 1,
    pitch: Double = 0, threads: Int = 1, folder: TemporaryFolder? = nil
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    let json = """
      {"version": 8, \(root) "sources": {"s": {"type": "geojson", "lineMetrics": true, "data": {"type":
      "FeatureCollection", "features": [\(features.joined(separator: ", "))]}}}, "layers": [\(layers)]}
      """
    let path = try folder.write(Array(json.utf8), to: "style.json")
    let map = try StyledMap(path: path)
    var view = map.viewpoint(width: 64, height: 64, pixelRatio: pixelRatio)
    view.zoom = zoom
    view.pitchDegrees = pitch
    let drawn = try map.draw(view, typesetter: nil, threads: threads)
    picture = drawn.pixels
    warnings = map.warnings + drawn.warnings
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(picture[x, y].alpha) }

  static func layer(_ type: String, _ paint: String, layout: String = "") -> String {
    #"{"id": "l", "type": "\#(type)", "source": "s", "layout": {\#(layout)}, "paint": {\#(paint)}}"#
  }
}
