import Canvas
import Geometry
import Guidance
import Icons
import MapData
import Pixels
import Testing
import Text

@testable import MapDrawing

/// A route on a plain ground, by places in metres east and north of `center`, drawn and read pixel by pixel.
struct RouteCanvas {
  static let colors: [String: UInt32] = [
    "routeNormal": 0x0000FF, "routeNormalCasing": 0x000080, "routeSlow": 0xFF8000, "routeSlowCasing": 0x804000,
    "routeJam": 0xFF0000, "routeJamCasing": 0x800000, "routeSevere": 0xFF00FF, "routeSevereCasing": 0x800080,
    "routeClosed": 0x202020, "routeTravelled": 0x808080, "land": 0x112233,
  ]

  var overlay = NavigationOverlay()
  var features = FeatureLayers()

  /// - Parameters:
  ///   - steps: manoeuvres by their distance in metres.
  init(_ places: [Point], steps: [(Double, Maneuver)] = [], side: DrivingSide = .right) {
    var distances = [0.0]
    for (a, b) in zip(places, places.dropFirst()) { distances.append((distances.last ?? 0) + (b - a).length) }
    let length = distances.last ?? 0
    let all = ([(0, Maneuver.depart)] + steps).map { distance, maneuver in
      var step = Step(maneuver: maneuver, distanceAlongRoute: distance, length: 0, duration: 0)
      step.drivingSide = side
      return step
    }
    let leg = RouteLeg(
      steps: all, distance: length, duration: length / 10, destination: Self.coordinate(places.last ?? .zero),
      destinationTitle: nil)
    overlay.route = Route(
      geometry: places.map(Self.coordinate), distances: distances, legs: [leg], distance: length, duration: length / 10)
    overlay.isGuiding = true
    overlay.maneuverDistance = steps.first?.0
  }

  private static let metre = 1 / WebMercator.metresPerWorldUnit(latitude: center.latitude)

  static func world(_ metres: Point) -> Point { WebMercator.project(center) + Point(metres.x, -metres.y) * metre }

  static func coordinate(_ metres: Point) -> Coordinate { WebMercator.unproject(world(metres)) }

  /// A way of the map.
  mutating func add(
    road places: [Point], class kind: String = "minor", oneway: Double = 0, besides: [String: PropertyValue] = [:]
  ) {
    var properties = besides
    properties["class"] = .string(kind)
    if oneway != 0 { properties["oneway"] = .number(oneway) }
    features.layers["transportation", default: []].append(
      Feature(id: nil, geometry: .lines([places.map(Self.world)]), properties: properties))
  }

  /// - Parameter metres: what the camera looks at.
  static func camera(
    at metres: Point = .zero, zoom: Double = 17, pitch: Double = 0, bearing: Double = 0, scale: Double = 2
  ) -> Camera {
    Camera(
      center: coordinate(metres), zoom: zoom, bearingDegrees: bearing, pitchDegrees: pitch, width: 400, height: 700,
      scale: scale)
  }

  func picture(_ camera: Camera) throws -> MapPicture {
    let layer = #"""
      {"id": "roads", "type": "line", "source": "s", "source-layer": "transportation", "paint": {"line-opacity": 0}}
      """#
    var picture = MapPicture(style: try style(layer), features: features, camera: camera)
    picture.palette = Palette(Self.colors.mapValues { Color($0) })
    picture.overlay = overlay
    return picture
  }

  func drawn(_ camera: Camera) throws -> Picture {
    let picture = try picture(camera)
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: try typesetter())
    let lines = RouteLines(overlay, shapes: RouteShapes(), camera: camera)
    return Picture(
      pixels: Renderer(threads: 1).render(list), camera: camera, landmarks: landmarks,
      line: try #require(lines.chosen))
  }

  /// A drawn frame with the line that was drawn.
  struct Picture {
    let pixels: PixelBuffer
    let camera: Camera
    let landmarks: MapLandmarks
    let line: RouteLine

    /// The colour at a place in device pixels, as 0xRRGGBB; `nil` outside the frame.
    func color(_ place: Point) -> UInt32? {
      let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      guard x >= 0, y >= 0, x < pixels.width, y < pixels.height else { return nil }
      let pixel = pixels[x, y]
      return (pixel.bits & 0xFF) << 16 | pixel.bits & 0xFF00 | pixel.bits >> 16 & 0xFF
    }

    /// A place of the drawn line in device pixels, moved to its right by metres.
    func place(_ distance: Double, right: Double = 0) throws -> Point {
      let point = try #require(line.point(at: distance))
      let side = line.direction(at: distance).perpendicular * (right / WebMercator.metresPerWorldUnit(latitude: 60.17))
      return try #require(camera.project(world: point + side)).position
    }

    func place(metres: Point) throws -> Point {
      try #require(camera.project(world: RouteCanvas.world(metres))).position
    }
  }
}
