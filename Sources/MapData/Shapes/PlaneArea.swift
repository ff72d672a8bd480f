import Geometry

/// Areas and insides of rings; rings are closed without repeating their first point.
enum PlaneArea {
  /// By the shoelace formula; positive where the ring turns clockwise on the screen (y down).
  static func signed(_ ring: [Point]) -> Double {
    guard let origin = ring.first, ring.count >= 3 else { return 0 }
    var sum = 0.0
    // Relative to the first point, else the products of world points cancel digits.
    var previous = ring[ring.count - 1] - origin
    for point in ring {
      let current = point - origin
      sum += previous.cross(current)
      previous = current
    }
    return sum / 2
  }

  /// Whether `point` lies inside by the even-odd rule; on the ring either may be answered.
  static func contains(_ point: Point, ring: [Point]) -> Bool {
    guard var previous = ring.last else { return false }
    var isInside = false
    for current in ring {
      if (current.y > point.y) != (previous.y > point.y) {
        let x = previous.x + (point.y - previous.y) / (current.y - previous.y) * (current.x - previous.x)
        if point.x < x { isInside.toggle() }
      }
      previous = current
    }
    return isInside
  }

  static func contains(_ point: Point, rings: [[Point]]) -> Bool {
    rings.reduce(false) { $0 != contains(point, ring: $1) }
  }

  /// A point well inside a polygon: its centroid where that lies inside, else the middle of its widest part at one of
  /// a few heights.
  static func interiorPoint(_ rings: [[Point]]) -> Point? {
    guard let outer = rings.first, outer.count >= 3 else { return nil }
    if let centroid = centroid(outer), contains(centroid, rings: rings) { return centroid }
    let bounds = Rect(bounding: outer)
    var best: (width: Double, point: Point)?
    for share in [0.5, 0.375, 0.625, 0.25, 0.75, 0.9, 0.1, 0.51] {
      let y = bounds.minY + bounds.height * share
      let crossings = rings.flatMap { Self.crossings(of: $0, y: y) }.sorted()
      for index in stride(from: 0, to: crossings.count - 1, by: 2) {
        let width = crossings[index + 1] - crossings[index]
        if width > best?.width ?? 0 { best = (width, Point((crossings[index] + crossings[index + 1]) / 2, y)) }
      }
    }
    return best?.point
  }

  private static func centroid(_ ring: [Point]) -> Point? {
    let area = signed(ring)
    guard area != 0, area.isFinite else { return nil }
    let origin = ring[0]
    var sum = Point(0, 0)
    var previous = ring[ring.count - 1] - origin
    for point in ring {
      let current = point - origin
      sum += (previous + current) * previous.cross(current)
      previous = current
    }
    let centroid = origin + sum / (6 * area)
    return centroid.isFinite ? centroid : nil
  }

  private static func crossings(of ring: [Point], y: Double) -> [Double] {
    guard var previous = ring.last else { return [] }
    var result: [Double] = []
    for current in ring {
      if (current.y > y) != (previous.y > y) {
        result.append(previous.x + (y - previous.y) / (current.y - previous.y) * (current.x - previous.x))
      }
      previous = current
    }
    return result
  }
}
