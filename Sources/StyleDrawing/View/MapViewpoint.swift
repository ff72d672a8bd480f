import Foundation
import Geometry

/// Where a styled map is seen from, and how large its picture is.
public struct MapViewpoint: Sendable, Hashable {
  /// The picture's size in points.
  public var width, height: Double
  /// Device pixels a point.
  public var pixelRatio: Double
  /// What is in the middle of the picture.
  public var center: Coordinate
  /// Of 512-point tiles, held to 0…25.5.
  public var zoom: Double
  /// The direction at the top, clockwise from north.
  public var bearingDegrees: Double
  /// The tilt from straight down, held to 0…60.
  public var pitchDegrees: Double

  /// A view straight down with north at the top unless said otherwise.
  public init(
    width: Double, height: Double, pixelRatio: Double = 1, center: Coordinate, zoom: Double, bearingDegrees: Double = 0,
    pitchDegrees: Double = 0
  ) {
    (self.width, self.height, self.pixelRatio) = (width, height, pixelRatio)
    (self.center, self.zoom) = (center, zoom)
    (self.bearingDegrees, self.pitchDegrees) = (bearingDegrees, pitchDegrees)
  }

  /// The view from straight above that holds a box of places with `padding` points around it, as close as possible.
  ///
  /// A box whose east lies west of its west crosses the antimeridian; a single place is shown at `closest`.
  public static func fitting(
    west: Double, south: Double, east: Double, north: Double, width: Double, height: Double, pixelRatio: Double = 1,
    bearingDegrees: Double = 0, padding: Double = 0, closest: Double = 18
  ) -> MapViewpoint {
    let farEast = east < west ? east + 360 : east
    let low = WebMercator.project(Coordinate(latitude: north, longitude: west))
    let high = WebMercator.project(Coordinate(latitude: south, longitude: farEast))
    let angle = bearingDegrees * .pi / 180
    let size = high - low
    let turned = Point(
      abs(size.x * cos(angle)) + abs(size.y * sin(angle)), abs(size.x * sin(angle)) + abs(size.y * cos(angle)))
    let room = Point(max(width - 2 * padding, 1), max(height - 2 * padding, 1))
    func zoom(_ length: Double, _ room: Double) -> Double { length > 0 ? log2(room / (length * 512)) : .infinity }
    let fit = min(zoom(turned.x, room.x), zoom(turned.y, room.y))
    return MapViewpoint(
      width: width, height: height, pixelRatio: pixelRatio, center: WebMercator.unproject((low + high) / 2),
      zoom: fit.isFinite ? min(max(fit, 0), 25.5) : closest, bearingDegrees: bearingDegrees)
  }
}

/// A view with all that drawing needs of it.
struct MapCamera: Sendable {
  let viewpoint: MapViewpoint
  /// Device pixels a point.
  let ratio: Double
  let pixelWidth, pixelHeight: Int
  let zoom: Double
  /// The zoom's whole part.
  let level: Int
  let center: Point
  let bearing, pitch: Double
  /// Points from the eye to the place in the middle.
  let eyeDistance: Double
  /// Points a unit of the world.
  let worldSize: Double
  /// From points on the ground about the middle (east, south, up) to the screen.
  let ground: GroundMatrix
  /// The visible ground's corners in world units, clockwise from the screen's top left.
  let corners: [Point]

  init(_ viewpoint: MapViewpoint) {
    self.viewpoint = viewpoint
    ratio = viewpoint.pixelRatio
    func pixels(_ length: Double) -> Int { Int(min(max((length * viewpoint.pixelRatio).rounded(), 1), 1e9)) }
    (pixelWidth, pixelHeight) = (pixels(viewpoint.width), pixels(viewpoint.height))
    // The world is at least as high as the view, and no space above or below it shows.
    let least = max(0, log2(viewpoint.height / 512))
    let wanted = viewpoint.zoom.isFinite ? viewpoint.zoom : 0
    zoom = min(max(wanted, least), 25.5)
    level = Int(zoom.rounded(.down))
    bearing = viewpoint.bearingDegrees.isFinite ? viewpoint.bearingDegrees * .pi / 180 : 0
    pitch = viewpoint.pitchDegrees.isFinite ? min(max(viewpoint.pitchDegrees, 0), 60) * .pi / 180 : 0
    worldSize = 512 * exp2(zoom)
    eyeDistance = 1.5 * viewpoint.height
    var middle = WebMercator.project(viewpoint.center)
    let half = viewpoint.height / 2 / worldSize
    middle.y = half >= 0.5 || !middle.y.isFinite ? 0.5 : min(max(middle.y, half), 1 - half)
    // A style may open anywhere; so many worlds away numbers have no room for a place within one.
    if !middle.x.isFinite { middle.x = 0.5 } else if abs(middle.x) > 3 { middle.x -= middle.x.rounded(.down) }
    center = middle
    let (sine, cosine) = (sin(bearing), cos(bearing))
    let (tilt, flat) = (sin(pitch), cos(pitch))
    let middleOfScreen = Point(viewpoint.width / 2, viewpoint.height / 2)
    let (distance, scale) = (eyeDistance, ratio)
    /// What a step on the ground, turned so that y runs down the screen, or upwards adds.
    func column(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
      let w = -(y * tilt + z * flat) / distance
      let across = y * flat - z * tilt
      return SIMD3((x + middleOfScreen.x * w) * scale, (across + middleOfScreen.y * w) * scale, w)
    }
    ground = GroundMatrix(
      x: column(cosine, -sine, 0), y: column(sine, cosine, 0), z: column(0, 0, 1),
      origin: SIMD3(middleOfScreen.x * scale, middleOfScreen.y * scale, 1))
    let inverse = ground.plane.inverse
    let (right, bottom) = (Double(pixelWidth), Double(pixelHeight))
    let size = worldSize
    corners = [Point(0, 0), Point(right, 0), Point(right, bottom), Point(0, bottom)].map { corner in
      middle + (inverse?(corner) ?? .zero) / size
    }
  }

  var isFlat: Bool { pitch == 0 }

  /// From world units about the middle to the screen; heights are points.
  func matrix(unit: Double, origin: Point) -> GroundMatrix {
    ground.scaled(by: unit * worldSize, origin: (origin - center) * worldSize)
  }

  /// A shift of the style in points as a shift on the ground in points (east, south).
  func groundShift(_ shift: Point, isViewport: Bool) -> Point {
    guard isViewport else { return shift }
    return Point(
      shift.x * cos(bearing) - shift.y * sin(bearing), shift.x * sin(bearing) + shift.y * cos(bearing))
  }

  /// A shift of the style in points as a shift on the screen in points.
  func screenShift(_ shift: Point, isMap: Bool) -> Point {
    guard isMap else { return shift }
    return Point(
      shift.x * cos(bearing) + shift.y * sin(bearing), -shift.x * sin(bearing) + shift.y * cos(bearing))
  }
}
