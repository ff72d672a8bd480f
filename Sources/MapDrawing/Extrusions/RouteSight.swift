import Geometry

/// How high buildings may rise so that the camera still sees the route ahead over them.
///
/// A ray runs from each place on the route to the camera. The nearer a building stands to the place, the lower the ray
/// passes over it, so where the ray enters the outline decides.
struct RouteSight: Sendable {
  private struct Ray: Sendable {
    /// On the ground plane: the place on the route, and the way from there to the point below the eye.
    var place, way: Point
    var bounds: Rect
  }

  private let rays: [Ray]
  private let bounds: Rect
  private let eyeHeightMetres: Double
  private let pointsPerMetre: Double

  /// From one place on the route to the next, in metres.
  private static let stepMetres = 4.0
  /// By how much nearer to the place a building counts: the line is wider than its middle.
  static let marginMetres = 4.0
  /// What a building keeps of its height, in metres …
  static let leastMetres = 3.0
  /// … and a part of one that begins above the ground.
  static let leastBodyMetres = 0.5
  /// How far ahead the route is kept in sight, in metres along it.
  static let reachMetres = 520.0

  /// - Parameters:
  ///   - from: where the vehicle is, in metres along the route.
  ///   - to: up to where the route is to be seen.
  /// - Returns: `nil` where the camera sees nothing of it.
  init?(_ line: RouteLine, from: Double, to: Double, camera: Camera, ground: VisibleGround) {
    let end = min(to, from + Self.reachMetres, line.length)
    guard camera.pitchDegrees > 0, from.isFinite, end > from else { return nil }
    let eye = camera.eyeGround
    var rays: [Ray] = []
    for distance in stride(from: from, through: end, by: Self.stepMetres) {
      guard let world = line.point(at: distance) else { continue }
      let place = camera.ground(nearest: world)
      guard ground.contains(place) else { continue }
      rays.append(Ray(place: place, way: eye - place, bounds: Rect(bounding: [place, eye])))
    }
    guard !rays.isEmpty else { return nil }
    self.init(rays: rays, camera: camera)
  }

  /// For places on the ground plane.
  init(places: [Point], camera: Camera) {
    let eye = camera.eyeGround
    self.init(
      rays: places.map { Ray(place: $0, way: eye - $0, bounds: Rect(bounding: [$0, eye])) }, camera: camera)
  }

  private init(rays: [Ray], camera: Camera) {
    self.rays = rays
    bounds = rays.reduce(Rect.null) { $0.union($1.bounds) }
    pointsPerMetre = camera.pointsPerMetre
    eyeHeightMetres = camera.eyeDistance * camera.pitchCosine / camera.pointsPerMetre
  }

  /// The height in metres that a body over an outline (ground plane) may have at most; infinite where it hides nothing.
  ///
  /// Negative where the route runs through the outline itself.
  ///
  /// - Parameter baseMetres: where the body begins; what is seen below it is not hidden.
  func allowedMetres(over rings: [[Point]], baseMetres: Double) -> Double {
    guard let outer = rings.first else { return .infinity }
    let box = Rect(bounding: outer)
    guard bounds.touches(box) else { return .infinity }
    var least = Double.infinity
    for ray in rays where ray.bounds.touches(box) {
      guard let (entry, exit) = Self.crossing(ray, rings), exit * eyeHeightMetres > baseMetres else { continue }
      let length = ray.way.length / pointsPerMetre
      guard length > 0 else { continue }
      least = min(least, (entry * length - Self.marginMetres) * eyeHeightMetres / length)
    }
    return least
  }

  /// The height in metres to which a body is drawn; `nil` when all of it has to go.
  func drawnMetres(top: Double, base: Double, over rings: [[Point]]) -> Double? {
    let allowed = allowedMetres(over: rings, baseMetres: base)
    guard allowed < top else { return top }
    // What floats above the line of sight cannot be lowered out of it.
    if base > max(allowed, Self.leastMetres) { return nil }
    return min(top, max(allowed, Self.leastMetres, base > 0 ? base + Self.leastBodyMetres : 0))
  }

  /// The shares of the ray at which it first enters and last leaves the outline.
  private static func crossing(_ ray: Ray, _ rings: [[Point]]) -> (entry: Double, exit: Double)? {
    var (entry, exit) = (Double.infinity, -Double.infinity)
    var (startsInside, endsInside) = (false, false)
    for ring in rings {
      guard var a = ring.last else { continue }
      var sideOfA = ray.way.cross(a - ray.place)
      for b in ring {
        let sideOfB = ray.way.cross(b - ray.place)
        if (sideOfA > 0) != (sideOfB > 0) {
          let share = (a - ray.place).cross(b - a) / ray.way.cross(b - a)
          if share > 0 {
            startsInside.toggle()
            if share <= 1 { (entry, exit) = (min(entry, share), max(exit, share)) } else { endsInside.toggle() }
          }
        }
        (a, sideOfA) = (b, sideOfB)
      }
    }
    if startsInside { entry = 0 }
    if endsInside { exit = 1 }
    return entry <= 1 ? (entry, exit) : nil
  }
}
