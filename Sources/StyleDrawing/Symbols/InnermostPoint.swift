import Geometry

/// The point of a polygon that is farthest from its sides (to a precision): where its label stands.
enum InnermostPoint {
  private struct Cell {
    var center: Point
    var half: Double
    /// From the middle to the nearest side, less than nothing outside.
    var distance: Double
    /// What no point of the cell can exceed.
    var most: Double

    init(_ center: Point, _ half: Double, _ polygon: [[Point]]) {
      self.center = center
      self.half = half
      distance = InnermostPoint.distance(center, polygon)
      most = distance + half * 2.0.squareRoot()
    }
  }

  /// Steps after which the best point found is taken.
  private static let limit = 4096

  static func of(_ polygon: [[Point]], precision: Double) -> Point {
    guard let outer = polygon.first else { return .zero }
    let box = Rect(bounding: outer)
    let size = min(box.width, box.height)
    guard size > 0 else { return box.origin }
    var queue: [Cell] = []
    var y = box.minY
    while y < box.maxY, queue.count < limit {
      var x = box.minX
      while x < box.maxX, queue.count < limit {
        queue.append(Cell(Point(x, y) + size / 2, size / 2, polygon))
        x += size
      }
      y += size
    }
    var best = Cell(centroid(outer), 0, polygon)
    let middle = Cell(box.center, 0, polygon)
    if middle.distance > best.distance { best = middle }
    queue.sort { $0.most < $1.most }
    var steps = 0
    while let cell = queue.popLast(), steps < limit {
      steps += 1
      if cell.distance > best.distance { best = cell }
      guard cell.most - best.distance > precision else { continue }
      let half = cell.half / 2
      for corner in [Point(-half, -half), Point(half, -half), Point(-half, half), Point(half, half)] {
        let part = Cell(cell.center + corner, half, polygon)
        let place = queue.firstIndex { $0.most > part.most } ?? queue.count
        queue.insert(part, at: place)
      }
    }
    return best.center
  }

  private static func centroid(_ ring: [Point]) -> Point {
    guard let first = ring.first, var previous = ring.last else { return .zero }
    var (sum, area) = (Point(0, 0), 0.0)
    for point in ring {
      let cross = (previous - first).cross(point - first)
      sum += (previous + point + first - first * 3) * cross
      area += cross * 3
      previous = point
    }
    return area == 0 ? first : first + sum / area
  }

  private static func distance(_ point: Point, _ polygon: [[Point]]) -> Double {
    var isInside = false
    var least = Double.infinity
    for ring in polygon {
      guard var previous = ring.last else { continue }
      for corner in ring {
        if (corner.y > point.y) != (previous.y > point.y),
          point.x < (previous.x - corner.x) * (point.y - corner.y) / (previous.y - corner.y) + corner.x
        {
          isInside.toggle()
        }
        let side = corner - previous
        let length = side.dot(side)
        let t = length > 0 ? min(max((point - previous).dot(side) / length, 0), 1) : 0
        let gap = point - (previous + side * t)
        least = min(least, gap.dot(gap))
        previous = corner
      }
    }
    return (isInside ? 1 : -1) * least.squareRoot()
  }
}
