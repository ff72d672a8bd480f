import Canvas
import Geometry
import Pixels

/// What buildings in the house look lay on the ground: the sun's shadow and a soft darkening at their feet.
struct HouseGround {
  let look: HouseLook
  let camera: Camera
  let ground: VisibleGround
  private let bodies: [(rings: [[Point]], heightMetres: Double)]

  init(_ prisms: [Prism], look: HouseLook, camera: Camera, ground: VisibleGround) {
    self.look = look
    self.camera = camera
    self.ground = ground
    let pointsPerCentimetre = camera.pointsPerMetre / 100
    var bodies: [(rings: [[Point]], heightMetres: Double)] = []
    for prism in prisms where prism.heights.base <= ExtrusionFaces.highestFoot {
      let rings = prism.rings.map { $0.map { Point(Double($0.x), Double($0.y)) * pointsPerCentimetre } }
      guard look.metresAhead(rings[0][0]) < HouseLook.shadeReach else { continue }
      // Of a sloped roof most of the shadow falls short of the ridge's.
      let height = Double(prism.heights.top) * pointsPerCentimetre + 0.6 * prism.roofPoints
      bodies.append((rings, height / camera.pointsPerMetre))
    }
    self.bodies = bodies
  }

  func drawings() -> [Drawing] { shadows() + foot() }

  // MARK: The sun's shadow

  /// The sun is no point: two shadows, from its edges, each of half of the darkness, lie a little beside each other.
  private static let samples: [(turn: Double, length: Double)] = [(-0.016, 0.985), (0.016, 1.015)]
  private static let darkness = 0.14

  private func shadows() -> [Drawing] {
    guard let shadow = look.shadow else { return [] }
    // Two layers of this darkness make up one of the whole darkness.
    let alpha = 1 - (1 - Self.darkness * shadow.strength).squareRoot()
    let color = look.colors.shadow.opacity(Float(alpha))
    return Self.samples.compactMap { sample in
      let way = shadow.metresPerMetre + shadow.metresPerMetre.perpendicular * sample.turn
      let path = shadowPath(way * sample.length)
      return path.isEmpty ? nil : .fill(path, .nonzero, .solid(color))
    }
  }

  /// - Parameter way: where the shadow of a point one metre above the ground falls, in metres.
  private func shadowPath(_ way: Point) -> Path {
    var path = Path()
    for body in bodies {
      // Whole centimetres, so that the last bits of a platform's sine do not show.
      let metres = way * body.heightMetres
      let shift = Point((metres.x * 100).rounded(), (metres.y * 100).rounded()) * (camera.pointsPerMetre / 100)
      for ring in SunShadow.rings(of: body.rings, shift: shift) {
        let seen = ground.clip(ring: ring)
        if seen.count >= 3 { path.addPolyline(seen.map { camera.groundTransform($0) }, closed: true) }
      }
    }
    return path
  }

  // MARK: The foot

  /// Distances from the walls in metres, and the share of the darkness that lies within each: footprints grown by 1.1 m
  /// and blurred by 0.9 m.
  private static let bands: [(metres: Double, share: Double)] = [
    (0.6, 0.31), (1.3, 0.33), (2.2, 0.26),
  ]

  private func foot() -> [Drawing] {
    guard look.shades > 0 else { return [] }
    var path = Path()
    for body in bodies where look.metresAhead(body.rings[0][0]) < HouseLook.footReach {
      for ring in body.rings {
        for piece in ground.clip(line: ring + ring.prefix(1)) { path.addPolyline(piece.points, closed: false) }
      }
    }
    guard !path.isEmpty else { return [] }
    let darkness = (look.colors.isNight ? 0.5 : 0.17) * look.shades
    return Self.bands.map { band in
      let style = StrokeStyle(width: Float(2 * band.metres * camera.pointsPerMetre), cap: .butt, join: .bevel)
      let color = look.colors.foot.opacity(Float(darkness * band.share))
      return .stroke(path, style, .solid(color), camera.groundTransform)
    }
  }
}

/// The ground that a body with vertical walls keeps from the sun.
enum SunShadow {
  /// Rings of one orientation, in a plane whose y points down, that overlap and together cover the shadow.
  ///
  /// - Parameters:
  ///   - rings: outer ones clockwise, courtyards the other way.
  ///   - shift: where the shadow of the upper edge falls.
  static func rings(of rings: [[Point]], shift: Point) -> [[Point]] {
    guard shift != .zero else { return rings }
    var result = rings
    for ring in rings {
      // Runs of edges that look away from the sun, each with its copy moved by the shift.
      let count = ring.count
      let isAway = ring.indices.map { index in
        let way = ring[index + 1 < count ? index + 1 : 0] - ring[index]
        return Point(way.y, -way.x).dot(shift) > 0
      }
      guard let start = isAway.indices.first(where: { isAway[$0] && !isAway[$0 > 0 ? $0 - 1 : count - 1] }) else {
        continue
      }
      var run: [Point] = []
      for step in 0...count {
        let index = (start + step) % count
        if step < count, isAway[index] {
          if run.isEmpty { run.append(ring[index]) }
          run.append(ring[index + 1 < count ? index + 1 : 0])
        } else if !run.isEmpty {
          result.append(oriented(run + run.reversed().map { $0 + shift }))
          run = []
        }
      }
    }
    return result
  }

  private static func oriented(_ ring: [Point]) -> [Point] { doubleArea(of: ring) < 0 ? ring.reversed() : ring }
}
