import Canvas
import Geometry
import Pixels

/// Signs on a route that show its direction where it also goes the other way.
struct RouteChevrons {
  private let line: RouteLine
  private let camera: Camera
  private let ground: VisibleGround
  private let widths: RouteWidths
  private var distances: [Double] = []

  /// Metres between two signs, and at least so many points on the ground.
  private static let spacing = 14.0
  private static let leastPoints = 26.0
  private static let leastZoom = 13.5
  /// No sign where the line bends more than this within its length.
  private static let mostBend = 11.0

  /// - Parameters:
  ///   - from: metres along the route that are driven.
  ///   - leavingOut: where the manoeuvre's arrow lies.
  init(line: RouteLine, camera: Camera, ground: VisibleGround, from: Double, leavingOut arrow: ClosedRange<Double>?) {
    self.line = line
    self.camera = camera
    self.ground = ground
    widths = RouteWidths(camera: camera)
    guard camera.zoom >= Self.leastZoom else { return }
    let step = max(Self.spacing, Self.leastPoints / camera.pointsPerMetre)
    for run in line.opposing {
      var distance = run.from + step / 2
      while distance < run.to {
        if distance > from,
          !(arrow.map { $0.lowerBound - step / 2...$0.upperBound + step / 2 } ?? -1...(-1)).contains(distance)
        {
          distances.append(distance)
        }
        distance += step
      }
    }
  }

  var drawings: [Drawing] {
    var path = Path()
    let half = 0.62 * widths.fill / 2
    let metres = half / camera.pointsPerMetre
    for distance in distances {
      let direction = line.direction(at: distance)
      guard let place = line.point(at: distance).map({ camera.ground(nearest: $0) }), ground.contains(place),
        direction.dot(line.direction(at: distance - 2 * metres)) > Self.leastCosine,
        direction.dot(line.direction(at: distance + 2 * metres)) > Self.leastCosine
      else { continue }
      let (back, side) = (direction * (half * 0.45), direction.perpendicular * half)
      path.addPolyline([place - back - side, place + back, place - back + side], closed: false)
    }
    guard !path.isEmpty else { return [] }
    let style = StrokeStyle(width: Float(4.0 / 3), cap: .round, join: .round)
    return [.stroke(path, style, .solid(Color.white.opacity(0.95)), camera.groundTransform)]
  }

  /// The cosine of `mostBend`.
  private static let leastCosine = sineAndCosine(degrees: mostBend).1
}
