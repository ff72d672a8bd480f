import Geometry

/// Cuts shapes exactly along the sides of a box; a cut point's coordinate equals the side's to the last bit.
enum BoxClipping {
  /// The pieces of a line inside the box, borders included.
  static func line(_ line: [Point], to box: Rect) -> [[Point]] {
    let bounds = Rect(bounding: line)
    if box.contains(bounds) { return [line] }
    guard box.touches(bounds) else { return [] }
    var pieces: [[Point]] = []
    var piece: [Point] = []
    for index in line.indices.dropLast() {
      guard let (start, end) = segment(line[index], line[index + 1], to: box) else {
        if piece.count > 1 { pieces.append(piece) }
        piece = []
        continue
      }
      if piece.last != start {
        if piece.count > 1 { pieces.append(piece) }
        piece = [start]
      }
      if end != start { piece.append(end) }
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// A ring cut to the box (after Sutherland and Hodgman): where it leaves and comes back it runs along the sides, there
  /// and back where two parts of it are joined, so that areas and windings are right.
  static func ring(_ ring: [Point], to box: Rect) -> [Point] {
    let bounds = Rect(bounding: ring)
    if box.contains(bounds) { return ring }
    guard box.touches(bounds) else { return [] }
    var result = ring
    result = half(result, axis: 0, side: box.minX, keepsAbove: true)
    result = half(result, axis: 0, side: box.maxX, keepsAbove: false)
    result = half(result, axis: 1, side: box.minY, keepsAbove: true)
    result = half(result, axis: 1, side: box.maxY, keepsAbove: false)
    return result.count >= 3 ? result : []
  }

  private static func half(_ ring: [Point], axis: Int, side: Double, keepsAbove: Bool) -> [Point] {
    guard var previous = ring.last else { return [] }
    var result: [Point] = []
    result.reserveCapacity(ring.count + 4)
    var wasInside = keepsAbove ? previous[axis] >= side : previous[axis] <= side
    for point in ring {
      let isInside = keepsAbove ? point[axis] >= side : point[axis] <= side
      if isInside != wasInside {
        let cut = crossing(previous, point, axis: axis, side: side)
        if result.last != cut { result.append(cut) }
      }
      if isInside, result.last != point { result.append(point) }
      previous = point
      wasInside = isInside
    }
    if result.count > 1, result.first == result.last { result.removeLast() }
    return result
  }

  private static func segment(_ start: Point, _ end: Point, to box: Rect) -> (Point, Point)? {
    var ends = (start, end)
    for (axis, low, high) in [(0, box.minX, box.maxX), (1, box.minY, box.maxY)] {
      if ends.0[axis] < low && ends.1[axis] < low || ends.0[axis] > high && ends.1[axis] > high { return nil }
      let (first, second) = ends
      if first[axis] < low { ends.0 = crossing(first, second, axis: axis, side: low) }
      if first[axis] > high { ends.0 = crossing(first, second, axis: axis, side: high) }
      if second[axis] < low { ends.1 = crossing(first, second, axis: axis, side: low) }
      if second[axis] > high { ends.1 = crossing(first, second, axis: axis, side: high) }
    }
    return ends
  }

  /// Always computed from the lower end, so that the neighbour that walks the other way finds the same point.
  private static func crossing(_ first: Point, _ second: Point, axis: Int, side: Double) -> Point {
    let (low, high) = first[axis] < second[axis] ? (first, second) : (second, first)
    var point = low.interpolated(to: high, at: (side - low[axis]) / (high[axis] - low[axis]))
    point[axis] = side
    return point
  }
}
