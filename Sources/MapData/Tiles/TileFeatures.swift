import Geometry

/// Turns a decoded tile into features in world points, cut exactly to the tile.
///
/// What a tile holds beyond its border (its buffer) belongs to the neighbours: points count for the tile with
/// 0 ≤ x, y < extent, lines and polygons are cut at the border.
struct TileFeatures {
  let tile: TileID
  private let scale: Double

  init(tile: TileID) {
    self.tile = tile
    scale = Double(sign: .plus, exponent: -tile.zoom, significand: 1)
  }

  func features(of layer: MVTLayer) -> [Feature] {
    let extent = Double(layer.extent)
    let box = Rect(minX: 0, minY: 0, maxX: extent, maxY: extent)
    return layer.features.compactMap { feature in
      geometry(feature, box: box).map {
        Feature(id: feature.id, geometry: $0, properties: feature.properties).formed(in: layer.name)
      }
    }
  }

  private func geometry(_ feature: MVTFeature, box: Rect) -> FeatureGeometry? {
    let parts = feature.parts.map { $0.map { Point(Double($0.x), Double($0.y)) } }
    switch feature.kind {
    case .point:
      let points = parts.joined().filter { box.contains($0) }.map { world($0, box.maxX) }
      return points.isEmpty ? nil : .points(points)
    case .line:
      let lines = parts.flatMap { BoxClipping.line($0, to: box) }.filter { !runsAlongFarSide($0, box) }
      return lines.isEmpty ? nil : .lines(lines.map { $0.map { world($0, box.maxX) } })
    case .polygon:
      let polygons = Self.grouped(parts).compactMap { polygon($0, box: box) }
      return polygons.isEmpty ? nil : .polygons(polygons)
    }
  }

  /// A line on the right or lower border lies on the neighbour's left or upper one too and counts there.
  private func runsAlongFarSide(_ line: [Point], _ box: Rect) -> Bool {
    line.allSatisfy { $0.x == box.maxX } || line.allSatisfy { $0.y == box.maxY }
  }

  private func world(_ point: Point, _ extent: Double) -> Point {
    (point / extent + Point(Double(tile.x), Double(tile.y))) * scale
  }

  // MARK: Polygons

  private func polygon(_ rings: [[Point]], box: Rect) -> Polygon? {
    let isWhole = rings.allSatisfy { box.contains(Rect(bounding: $0)) }
    var cut: [[Point]] = []
    for (index, ring) in rings.enumerated() {
      let ring = isWhole ? ring : BoxClipping.ring(ring, to: box)
      if ring.isEmpty && index == 0 { return nil }
      if !ring.isEmpty { cut.append(ring.map { world($0, box.maxX) }) }
    }
    return Polygon(rings: cut, cutBox: isTouching(rings[0], box) ? tile.box : nil)
  }

  /// A producer without buffer cuts at the border itself: a ring that reaches it counts as cut too.
  private func isTouching(_ ring: [Point], _ box: Rect) -> Bool {
    let bounds = Rect(bounding: ring)
    return bounds.minX <= box.minX || bounds.minY <= box.minY || bounds.maxX >= box.maxX || bounds.maxY >= box.maxY
  }

  /// Rings as polygons: one that turns as the first does begins a polygon, one that turns the other way is a hole in it.
  ///
  /// Version 2 demands that outer rings turn clockwise on the screen, version 1 leaves it open; going by the first ring
  /// is right for both. All rings come out with outer ones clockwise.
  static func grouped(_ rings: [[Point]]) -> [[[Point]]] {
    var polygons: [[[Point]]] = []
    var outerIsClockwise: Bool?
    for ring in rings {
      let area = PlaneArea.signed(ring)
      guard area != 0 else { continue }
      let isClockwise = area > 0
      let outer = outerIsClockwise ?? isClockwise
      outerIsClockwise = outer
      let turned = outer ? ring : ring.reversed()
      if isClockwise == outer { polygons.append([turned]) } else { polygons[polygons.count - 1].append(turned) }
    }
    return polygons
  }
}
