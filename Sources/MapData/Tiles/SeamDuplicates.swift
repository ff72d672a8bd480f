import Geometry

/// Takes a symbol once that two tiles hold because its point was rounded to the common border in one and beyond it in
/// the other.
enum SeamDuplicates {
  /// Points nearer to a tile's border than this share of its side are looked at.
  private static let margin = 2.0 / 4096

  /// - Returns: The features, those that repeat one of another tile with no points left, so that indices stay.
  static func removed(_ features: [Feature], tiles: [TileID]) -> [Feature] {
    struct Place: Hashable {
      var x: Int64
      var y: Int64
    }
    var seen: [Place: [Int]] = [:]
    var result = features
    for index in features.indices {
      guard case .points(let points) = features[index].geometry, points.count == 1 else { continue }
      let side = tiles[index].box.width
      guard isNearBorder(points[0], tiles[index].box, side * margin) else { continue }
      let cell = points[0] / (side * margin)
      let x = Int64(cell.x.rounded(.down))
      let y = Int64(cell.y.rounded(.down))
      let neighbours = (-1...1).flatMap { dx in (-1...1).flatMap { dy in seen[Place(x: x + dx, y: y + dy)] ?? [] } }
      let repeats = neighbours.contains { other in
        tiles[other] != tiles[index] && features[other].properties == features[index].properties
          && features[other].id == features[index].id
      }
      if repeats { result[index].geometry = .points([]) } else { seen[Place(x: x, y: y), default: []].append(index) }
    }
    return result
  }

  private static func isNearBorder(_ point: Point, _ box: Rect, _ margin: Double) -> Bool {
    !box.inset(by: margin).contains(point)
  }
}
