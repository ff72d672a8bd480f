import Canvas
import Foundation
import Geometry
import Guidance
import Icons
import Pixels

/// What of the next junction the route does not drive, drawn pale under it: a roundabout's whole ring, a fork's other
/// branch.
struct JunctionUnderlay {
  private let camera: Camera
  /// Closed lines on the ground plane.
  private(set) var ring: [Point] = []
  private(set) var branch: [Point] = []
  /// Where the route leaves the ring, in metres along it.
  private(set) var exit: Double?
  /// Where the junction begins, in metres along the route.
  private(set) var start = 0.0

  init(_ figure: ManeuverFigure?, line: RouteLine?, features: [GroundFeature], camera: Camera) {
    self.camera = camera
    guard let figure, let line else { return }
    start = figure.first
    if let roundabout = figure.roundabout { findRing(roundabout, line, features) }
    if let fork = figure.fork { findBranch(fork, line, features) }
  }

  private func roads(around place: Point, _ features: [GroundFeature], metres: Double, onewayOnly: Bool) -> NearbyRoads
  {
    NearbyRoads(
      features, in: Rect(bounding: [place]).inset(by: -metres * camera.pointsPerMetre), camera: camera,
      onewayOnly: onewayOnly)
  }

  // MARK: The ring

  /// From the map's roads, else a circle through the route's own way round.
  private mutating func findRing(
    _ roundabout: ManeuverFigure.Roundabout, _ line: RouteLine, _ features: [GroundFeature]
  ) {
    guard let entry = line.route.point(at: roundabout.entry).map({ camera.ground(nearest: $0) }) else { return }
    let roads = roads(around: entry, features, metres: Self.reachMetres, onewayOnly: true)
    let heading = line.direction(at: roundabout.entry)
    if let found = roads.ring(through: entry, heading: heading, isClockwise: roundabout.isClockwise) {
      exit = roundabout.exit ?? exit(of: Polyline(found + found.prefix(1)), roundabout, line)
      ring = Self.rounded(found)
      return
    }
    exit = roundabout.exit ?? turnedExit(roundabout, line)
    if let exit { ring = circle(from: roundabout.entry, to: exit, line) }
  }

  /// Where the route gets farther from the ring than a road is wide.
  private func exit(of ring: Polyline, _ roundabout: ManeuverFigure.Roundabout, _ line: RouteLine) -> Double? {
    let farthest = Self.besideRing * camera.pointsPerMetre
    let places = stride(from: roundabout.entry + 6, to: roundabout.entry + Self.longestWayRound, by: 1.0)
    guard
      let off = places.first(where: { distance in
        guard let place = line.point(at: distance), let nearest = ring.nearest(to: camera.ground(nearest: place)) else {
          return true
        }
        return nearest.away > farthest
      })
    else { return nil }
    return min(off - Self.besideRing, line.length)
  }

  /// Where the route, having gone round, turns to the other side.
  private func turnedExit(_ roundabout: ManeuverFigure.Roundabout, _ line: RouteLine) -> Double? {
    var (turned, most) = (0.0, 0.0)
    var mostAt = roundabout.entry
    var direction = line.direction(at: roundabout.entry + 1)
    for distance in stride(
      from: roundabout.entry + 2, to: min(roundabout.entry + Self.longestWayRound, line.length), by: 1)
    {
      let next = line.direction(at: distance)
      turned += atan2(direction.cross(next), direction.dot(next)) * (roundabout.isClockwise ? 1 : -1)
      direction = next
      if turned >= most { (most, mostAt) = (turned, distance) }
      if most > 0.5, turned < most - 0.4 { return mostAt }
    }
    return nil
  }

  /// The circle that fits the way between two places best; none where that is too short to tell.
  private func circle(from: Double, to: Double, _ line: RouteLine) -> [Point] {
    let way = line.slice(from: from + 2, to: to - 2).map { camera.ground(nearest: $0) }
    let points = Polyline(way)
    let samples = stride(from: 0, through: points.length, by: max(points.length / 40, 0.1))
      .compactMap { points.point(at: $0) }
    guard let fit = Circle(fitting: samples) else { return [] }
    let metre = camera.pointsPerMetre
    let error = samples.map { abs(($0 - fit.middle).length - fit.radius) }.max() ?? .infinity
    guard fit.radius > 4 * metre, fit.radius < 90 * metre, error < max(1.5 * metre, 0.08 * fit.radius),
      points.length > 1.6 * fit.radius
    else { return [] }
    return (0..<64).map { step in
      let angle = 2 * .pi * Double(step) / 64
      return fit.middle + Point(cos(angle), sin(angle)) * fit.radius
    }
  }

  private static let reachMetres = 130.0
  private static let besideRing = 4.0
  private static let longestWayRound = 400.0

  /// A closed line through the middles of its sides, so that it has no corners.
  private static func rounded(_ ring: [Point]) -> [Point] {
    var ring = ring
    for _ in 0..<2 {
      ring = ring.indices.flatMap { index in
        let (a, b) = (ring[index], ring[(index + 1) % ring.count])
        return [a.interpolated(to: b, at: 0.25), a.interpolated(to: b, at: 0.75)]
      }
    }
    return ring
  }

  // MARK: The branch

  private mutating func findBranch(_ fork: Double, _ line: RouteLine, _ features: [GroundFeature]) {
    guard let place = line.route.point(at: fork).map({ camera.ground(nearest: $0) }) else { return }
    let roads = roads(around: place, features, metres: Self.branchAfter + 20, onewayOnly: false)
    guard
      let after = roads.branch(
        at: place, heading: line.direction(at: fork - 12), taken: line.direction(at: fork + 12),
        metres: Self.branchAfter)
    else { return }
    // The line may run beside the road's middle: the branch leaves it there and goes over to its own road.
    let leaves = (line.point(at: fork).map { camera.ground(nearest: $0) } ?? place) - place
    let way = Polyline(after)
    let glide = min(Self.glide * camera.pointsPerMetre, way.length)
    let steps = stride(from: 0, to: 1, by: 0.1).compactMap { share in
      way.point(at: share * glide).map { $0 + leaves * (1 - share * share * (3 - 2 * share)) }
    }
    let moved = steps + way.slice(from: glide, to: way.length).points
    let before = line.slice(from: fork - Self.branchBefore, to: fork).map { camera.ground(nearest: $0) }
    let whole = RouteCorners.smoothed(Polyline(before.dropLast() + moved), metre: camera.pointsPerMetre)
    guard let end = whole.points.last, isApart(end, line, fork) else { return }
    branch = whole.points
  }

  /// Whether a place lies so far from the route that a branch to it is seen as one.
  private func isApart(_ place: Point, _ line: RouteLine, _ fork: Double) -> Bool {
    let route = line.slice(from: fork, to: fork + 2 * Self.branchAfter).map { camera.ground(nearest: $0) }
    guard let nearest = Polyline(route).nearest(to: place) else { return true }
    return nearest.away > RouteWidths(camera: camera).whole
  }

  private static let branchBefore = 14.0
  private static let branchAfter = 64.0
  /// Metres over which the branch goes over to its own road.
  private static let glide = 40.0

  // MARK: Drawing

  func drawings(_ colors: Palette, ground: VisibleGround, haze: Haze?) -> [Drawing] {
    let widths = RouteWidths(camera: camera)
    func line(_ points: [Point], _ share: Double, _ color: Color, isWhole: Bool, cap: StrokeStyle.Cap) -> [Drawing] {
      let stroke = GroundStroke(
        width: isWhole ? widths.fill * share + 2 * widths.casing : widths.fill * share,
        leastWidth: isWhole ? widths.leastWhole : widths.leastFill, color: color, cap: cap)
      return stroke.drawings(ground.clip(line: points).map(\.points), camera: camera, haze: haze)
    }
    func both(_ points: [Point], share: Double, pale: Float) -> [Drawing] {
      guard points.count >= 2 else { return [] }
      return line(
        points, share, colors[.routeNormalCasing].mixed(with: colors.land, pale * 0.6), isWhole: true, cap: .round)
        + line(points, share, colors[.routeNormal].mixed(with: .white, pale), isWhole: false, cap: .round)
    }
    let closed = ring.isEmpty ? [] : ring + ring.prefix(2)
    return both(branch, share: 0.62, pale: 0.45) + both(closed, share: 1, pale: 0.38)
  }
}

/// A circle by its middle and radius.
private struct Circle {
  var middle: Point
  var radius: Double

  /// The circle nearest to points in the sense of Kåsa: least squares of |p|² − 2 m·p − c.
  init?(fitting points: [Point]) {
    guard points.count >= 5 else { return nil }
    let mean = points.reduce(.zero, +) / Double(points.count)
    var (xx, xy, yy, xz, yz) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let p = point - mean
      let z = p.dot(p)
      xx += p.x * p.x
      xy += p.x * p.y
      yy += p.y * p.y
      xz += p.x * z
      yz += p.y * z
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-9 * (xx + yy) * (xx + yy) else { return nil }
    let offset = Point(xz * yy - yz * xy, yz * xx - xz * xy) / (2 * determinant)
    let square = offset.dot(offset) + (xx + yy) / Double(points.count)
    middle = mean + offset
    radius = square.squareRoot()
    guard middle.isFinite, radius.isFinite else { return nil }
  }
}
