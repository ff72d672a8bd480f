import Geometry

/// The buildings that bridges run over: a bridge is drawn over them, though buildings rise above the ground's roads.
struct Viaducts {
  private let ways: [LevelWay]
  private let camera: Camera
  private let ground: VisibleGround

  /// A bridge runs over a building where a place of its middle line lies in the outline; looked at every so many metres.
  private static let stepMetres = 5.0

  /// - Parameter roads: the features of a layer of roads that may be seen.
  init(_ roads: [GroundFeature], camera: Camera, ground: VisibleGround) {
    self.camera = camera
    self.ground = ground
    ways = roads.filter(\.feature.isBridge).compactMap { LevelWay($0, camera: camera) }.filter(\.isElevated)
  }

  /// How much wider than usual a bridge of its class may be.
  private static let widest = 2.0

  /// Where in the frame bridges run over buildings.
  func area(over prisms: [Prism]) -> Path {
    guard !ways.isEmpty else { return Path() }
    let pointsPerCentimetre = camera.pointsPerMetre / 100
    var buildings: [[Point]] = []
    var bridges: Set<Int> = []
    for prism in prisms where prism.heights.base == 0 {
      let rings = prism.rings.map { $0.map { Point(Double($0.x), Double($0.y)) * pointsPerCentimetre } }
      let bounds = Rect(bounding: rings.lazy.joined())
      let above = ways.indices.filter { ways[$0].bounds.touches(bounds) && runs(ways[$0], over: rings, bounds) }
      guard !above.isEmpty else { continue }
      bridges.formUnion(above)
      let top = Double(prism.heights.top) * pointsPerCentimetre + prism.roofPoints
      buildings += silhouette(rings[0], height: top)
    }
    guard !buildings.isEmpty else { return Path() }
    func rows(_ rings: [[Point]]) -> PixelRows {
      PixelRows(rings, width: camera.pixelWidth, height: camera.pixelHeight)
    }
    let bands = bridges.sorted().flatMap { index in
      ways[index].lines.flatMap { ground.clip(line: $0) }.map {
        camera.band($0.points, half: ways[index].reach * Self.widest)
      }
    }
    return rows(buildings).grown.intersection(rows(bands)).path
  }

  private func runs(_ way: LevelWay, over rings: [[Point]], _ bounds: Rect) -> Bool {
    let step = Self.stepMetres * camera.pointsPerMetre
    return way.lines.contains { line in
      zip(line, line.dropFirst()).contains { start, end in
        guard Segment(start, end).touches(bounds) else { return false }
        let count = min(max(Int((end - start).length / step), 1), 400)
        return (0..<count).contains { index in
          let place = start.interpolated(to: end, at: (Double(index) + 0.5) / Double(count))
          return bounds.contains(place) && isInside(place, rings)
        }
      }
    }
  }

  /// A building's foot, roof and walls, each turned the same way, so that none takes away another.
  private func silhouette(_ ring: [Point], height: Double) -> [[Point]] {
    let (ground, top) = (camera.groundTransform, camera.planeTransform(heightPoints: height))
    guard ring.allSatisfy({ min(ground.w($0), top.w($0)) > Camera.nearestDepth }) else { return [] }
    let (foot, roof) = (ring.map { ground($0) }, ring.map { top($0) })
    var faces = [foot, roof]
    for index in ring.indices {
      let next = index + 1 < ring.count ? index + 1 : 0
      faces.append([foot[index], foot[next], roof[next], roof[index]])
    }
    return faces.map { doubleArea(of: $0) < 0 ? $0.reversed() : $0 }
  }
}
