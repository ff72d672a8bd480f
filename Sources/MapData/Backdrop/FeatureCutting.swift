import Geometry

extension Feature {
  /// Its lines and areas without what lies in any of `boxes` (world points); points stay. `nil` when nothing is left.
  func cut(awayFrom boxes: [Rect]) -> Feature? {
    var feature: Feature? = self
    for box in boxes {
      guard let current = feature, current.geometry.bounds.intersects(box) else { continue }
      feature = current.cut(to: box.surroundings)
    }
    return feature
  }

  /// The parts of its areas in the first of `boxes` that each touches; points and lines stay. `nil` when nothing is left.
  func cut(toAnyOf boxes: [Rect]) -> Feature? {
    guard case .polygons = geometry else { return self }
    guard let box = boxes.first(where: { geometry.bounds.touches($0) }) else { return nil }
    return box.contains(geometry.bounds) ? self : cut(to: [box])
  }

  private func cut(to boxes: [Rect]) -> Feature? {
    var result = self
    switch geometry {
    case .points: return self
    case .lines(let lines):
      let pieces = boxes.flatMap { box in lines.flatMap { BoxClipping.line($0, to: box) } }
      guard !pieces.isEmpty else { return nil }
      result.geometry = .lines(pieces)
    case .polygons(let polygons):
      let pieces = boxes.flatMap { box in polygons.compactMap { $0.cut(to: box) } }
      guard !pieces.isEmpty else { return nil }
      result.geometry = .polygons(pieces)
    }
    return result
  }
}

extension Polygon {
  /// Its part in a box; `nil` for none.
  fileprivate func cut(to box: Rect) -> Polygon? {
    guard let outer = rings.first.map({ BoxClipping.ring($0, to: box) }), !outer.isEmpty else { return nil }
    let holes = rings.dropFirst().map { BoxClipping.ring($0, to: box) }.filter { !$0.isEmpty }
    return Polygon(rings: [outer] + holes, cutBox: box)
  }
}

extension Rect {
  /// Four rectangles that hold everything around this one, without overlaps.
  fileprivate var surroundings: [Rect] {
    let far = 64.0
    return [
      Rect(minX: -far, minY: -far, maxX: far, maxY: minY), Rect(minX: -far, minY: maxY, maxX: far, maxY: far),
      Rect(minX: -far, minY: minY, maxX: minX, maxY: maxY), Rect(minX: maxX, minY: minY, maxX: far, maxY: maxY),
    ]
  }
}
