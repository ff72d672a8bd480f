import Geometry
import MapData

/// A feature that may be seen, and in which copy of the world.
struct GroundFeature: Sendable {
  var feature: Feature
  /// Its place among the features of its layer.
  var index: Int
  /// By how many worlds it is moved eastwards.
  var copy: Int
  /// On the ground plane.
  var bounds: Rect
  /// Whether no part of it must be cut away.
  var isWhole: Bool
}

extension GroundFeature {
  /// The features of `all` that touch the visible ground, in their order.
  static func visible(_ all: [Feature], camera: Camera, ground: VisibleGround) -> [GroundFeature] {
    var result: [GroundFeature] = []
    for (index, feature) in all.enumerated() {
      let world = feature.bounds
      guard let copies = camera.copies(of: world, in: ground.bounds) else { continue }
      for copy in copies {
        let low = camera.ground(Point(world.minX, world.minY), copy: copy)
        let high = camera.ground(Point(world.maxX, world.maxY), copy: copy)
        let bounds = Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
        let relation = ground.relation(to: bounds)
        guard relation != .outside else { continue }
        result.append(
          GroundFeature(
            feature: feature, index: index, copy: copy, bounds: bounds, isWhole: relation == .inside))
      }
    }
    return result
  }

  /// The visible parts of its lines, or of the borders of its polygons, on the ground plane.
  func lines(camera: Camera, ground: VisibleGround) -> [[Point]] {
    var result: [[Point]] = []
    func add(_ world: [Point]) {
      guard world.count >= 2 else { return }
      let line = world.map { camera.ground($0, copy: copy) }
      if isWhole { result.append(line) } else { result.append(contentsOf: ground.clip(line: line).map(\.points)) }
    }
    switch feature.geometry {
    case .points: break
    case .lines(let lines): lines.forEach(add)
    case .polygons(let polygons):
      for polygon in polygons {
        for ring in polygon.rings { outlines(of: ring, in: polygon).forEach(add) }
      }
    }
    return result
  }

  /// The visible parts of its polygons' rings on the ground plane: outer rings clockwise (y down), holes the other way.
  func rings(camera: Camera, ground: VisibleGround) -> [[Point]] {
    guard case .polygons(let polygons) = feature.geometry else { return [] }
    var result: [[Point]] = []
    for polygon in polygons {
      for (index, world) in polygon.rings.enumerated() where world.count >= 3 {
        var ring = world.map { camera.ground($0, copy: copy) }
        if (doubleArea(of: ring) < 0) == (index == 0) { ring.reverse() }
        if !isWhole { ring = ground.clip(ring: ring) }
        if ring.count >= 3 { result.append(ring) }
      }
    }
    return result
  }

  /// Its visible points on the ground plane.
  func points(camera: Camera, ground: VisibleGround) -> [Point] {
    guard case .points(let points) = feature.geometry else { return [] }
    return points.map { camera.ground($0, copy: copy) }.filter { isWhole || ground.contains($0) }
  }
}

/// Twice the area of a closed ring, positive when it runs clockwise with y down.
func doubleArea(of ring: [Point]) -> Double {
  guard let first = ring.first, var previous = ring.last else { return 0 }
  var sum = 0.0
  // About the first point, since far-away rings lose precision about the origin.
  for point in ring {
    sum += (previous - first).cross(point - first)
    previous = point
  }
  return sum
}

/// What of a polygon's ring (world points) is a real border: stretches where a tile only cut it are left out.
private func outlines(of ring: [Point], in polygon: Polygon) -> [[Point]] {
  guard ring.count >= 3 else { return [] }
  let count = ring.count
  guard let cut = (0..<count).first(where: { polygon.isCutEdge(from: ring[$0], to: ring[($0 + 1) % count]) }) else {
    return [ring + ring.prefix(1)]
  }
  var result: [[Point]] = []
  var current: [Point] = []
  for step in 1...count {
    let point = ring[(cut + step) % count]
    current.append(point)
    if polygon.isCutEdge(from: point, to: ring[(cut + step + 1) % count]) {
      if current.count >= 2 { result.append(current) }
      current = []
    }
  }
  return result
}
