import Foundation
import JSON
import Wayframe

/// A map in a style: a job of a batch, with the options of the verb `map`.
struct MapJob: Sendable, Hashable {
  var style: String
  /// Files in the place of the style's sources, by the sources' names.
  var substitutes: [String: String] = [:]
  var width = 512.0
  var height = 512.0
  var pixelRatio = 1.0
  var center: Coordinate?
  var zoom: Double?
  var bearing: Double?
  var pitch: Double?
  /// West, south, east and north in degrees.
  var bounds: [Double]?
  var padding: Double?

  /// A style with its sources, seen as it says itself.
  init(style: String, substitutes: [String: String]) { (self.style, self.substitutes) = (style, substitutes) }

  init(_ object: inout SceneObject, folder: String) throws(SceneError) {
    style = BatchJob.path(try object.string("style") ?? "", folder)
    if var sources = try object.object("sources") {
      for name in sources.names { substitutes[name] = BatchJob.path(try sources.string(name) ?? "", folder) }
    }
    if let size = try object.numbers("size", in: 1...16_384, atMost: 2) {
      guard size.count == 2 else { throw Self.refusal(object, "size", "[width, height] in points", size) }
      (width, height) = (size[0], size[1])
    }
    pixelRatio = try object.number("pixelRatio", in: 0.1...8) ?? pixelRatio
    if let place = try object.numbers("center", in: -540...540, atMost: 2) {
      guard place.count == 2, -90...90 ~= place[1] else {
        throw Self.refusal(object, "center", "[longitude, latitude] in degrees", place)
      }
      center = Coordinate(latitude: place[1], longitude: place[0])
    }
    zoom = try object.number("zoom", in: 0...25.5)
    bearing = try object.number("bearing", in: -3600...3600)
    pitch = try object.number("pitch", in: 0...60)
    if let sides = try object.numbers("bounds", in: -540...540, atMost: 4) {
      guard sides.count == 4, -90...90 ~= sides[1], -90...90 ~= sides[3], sides[1] <= sides[3] else {
        throw Self.refusal(object, "bounds", "[west, south, east, north] in degrees, the south below the north", sides)
      }
      bounds = sides
    }
    padding = try object.number("padding", in: 0...16_384)
    if bounds != nil, center != nil { throw .conflict(file: object.file, keys: ["center", "bounds"]) }
    if bounds == nil, padding != nil { throw .missingKey(file: object.file, key: "bounds") }
  }

  private static func refusal(
    _ object: SceneObject, _ key: String, _ expected: String, _ numbers: [Double]
  ) -> SceneError {
    .wrongType(
      file: object.file, key: key, expected: expected, found: JSONValue.array(numbers.map(JSONValue.number)).text())
  }

  /// Where the map is seen from; what is not stated is the style's.
  func viewpoint(of map: MapImage.Map) -> MapImage.Viewpoint {
    var view = map.viewpoint(width: width, height: height, pixelRatio: pixelRatio)
    if let bearing { view.bearingDegrees = bearing }
    if let bounds {
      view = .fitting(
        west: bounds[0], south: bounds[1], east: bounds[2], north: bounds[3], width: width, height: height,
        pixelRatio: pixelRatio, bearingDegrees: view.bearingDegrees, padding: padding ?? 0)
    }
    if let center { view.center = center }
    if let zoom { view.zoom = zoom }
    if let pitch { view.pitchDegrees = pitch }
    return view
  }

  var pixelCount: Int { Int(min(width * height * pixelRatio * pixelRatio, 1e12)) }

  /// The job's keys, paths absolute.
  var json: JSONObject {
    var object = JSONObject()
    func absolute(_ path: String) -> JSONValue { .string(URL(fileURLWithPath: path).path) }
    func numbers(_ values: [Double]?) -> JSONValue? { values.map { .array($0.map(JSONValue.number)) } }
    object["style"] = absolute(style)
    if !substitutes.isEmpty {
      var sources = JSONObject()
      for name in substitutes.keys.sorted() { sources[name] = substitutes[name].map(absolute) }
      object["sources"] = .object(sources)
    }
    object["size"] = numbers([width, height])
    object["pixelRatio"] = .number(pixelRatio)
    object["center"] = numbers(center.map { [$0.longitude, $0.latitude] })
    object["zoom"] = zoom.map(JSONValue.number)
    object["bearing"] = bearing.map(JSONValue.number)
    object["pitch"] = pitch.map(JSONValue.number)
    object["bounds"] = numbers(bounds)
    object["padding"] = padding.map(JSONValue.number)
    return object
  }
}
