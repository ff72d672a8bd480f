/// The walls of prisms that stand free: where two prisms meet in the same edge, neither has a wall.
struct SharedWalls {
  private struct Edge: Hashable {
    var from, to: GridPoint
  }

  private var heights: [Edge: [HeightInterval]] = [:]

  /// Must be made of exactly the prisms that will be drawn: a wall towards one that is left out would be missing.
  init(_ prisms: [Prism]) {
    for prism in prisms {
      for ring in prism.rings {
        for (from, to) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
          heights[Edge(from: from, to: to), default: []].append(prism.heights)
        }
      }
    }
  }

  /// The free stretches of the wall of a prism of `own` heights, whose ring runs this way.
  func free(from: GridPoint, to: GridPoint, own: HeightInterval) -> [HeightInterval] {
    guard let neighbours = heights[Edge(from: to, to: from)] else { return own.isEmpty ? [] : [own] }
    return own.isEmpty ? [] : own.subtracting(neighbours)
  }
}
