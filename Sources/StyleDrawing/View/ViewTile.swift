import Foundation
import Geometry
import MapData

/// A tile of the view, in one copy of the world.
struct ViewTile: Sendable, Hashable, Comparable {
  /// The level at which styles are evaluated.
  let level: Int
  /// The level of the stored tile; less than `level` where the source has no finer one.
  let zoom: Int
  let x, y: Int
  /// By how many worlds it is moved eastwards.
  let copy: Int

  /// Its origin and side in world units.
  var side: Double { exp2(-Double(zoom)) }
  var origin: Point { Point(Double(x) * side + Double(copy), Double(y) * side) }
  /// World units of a tile unit.
  var unit: Double { side / TileStore.extent }

  static func < (a: ViewTile, b: ViewTile) -> Bool { (a.copy, a.x, a.y) < (b.copy, b.x, b.y) }

  /// The tiles of a level that the view sees, of at most three copies of the world on each side.
  static func covering(_ camera: MapCamera, zoom: Int, level: Int, limit: Int = 4096) -> [ViewTile] {
    let count = exp2(Double(zoom))
    let quad = camera.corners.map { $0 * count }
    let box = Rect(bounding: quad)
    guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite else { return [] }
    let side = 1 << zoom
    guard let rows = cells(box.minY, box.maxY, within: 0...count - 1),
      let columns = cells(box.minX, box.maxX, within: -3 * count...4 * count - 1),
      columns.count * rows.count <= limit * 8
    else { return [] }
    var tiles: [ViewTile] = []
    for y in rows {
      for x in columns where touches(quad, Rect(x: Double(x), y: Double(y), width: 1, height: 1)) {
        let copy = Int((Double(x) / count).rounded(.down))
        tiles.append(ViewTile(level: level, zoom: zoom, x: x - copy * side, y: y, copy: copy))
      }
    }
    return Array(tiles.sorted().prefix(limit))
  }

  /// The whole cells that a stretch reaches into; none outside of `limits`.
  private static func cells(_ low: Double, _ high: Double, within limits: ClosedRange<Double>) -> ClosedRange<Int>? {
    let first = max(low.rounded(.down), limits.lowerBound)
    let last = min(high.rounded(.up) - 1, limits.upperBound)
    return first <= last ? Int(first)...Int(last) : nil
  }

  /// Whether a convex four-sided figure and a rectangle share area.
  private static func touches(_ quad: [Point], _ box: Rect) -> Bool {
    for index in quad.indices {
      let (a, b) = (quad[index], quad[(index + 1) % quad.count])
      // Clockwise with y down: the inside lies to the right of each side.
      if box.corners.allSatisfy({ (b - a).cross($0 - a) <= 0 }) { return false }
    }
    return true
  }
}
