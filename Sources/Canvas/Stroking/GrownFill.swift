import Geometry

extension Stroker {
  /// Adds the path's inside (nonzero) grown by `distance` pixels, 0 for the inside alone. Fill and outline must agree in
  /// sign to add up to one shape, so rings are turned the stroker's way.
  func fill(_ path: PathSlice, grownBy distance: Float) {
    bins.fillOriented(path)
    guard distance > 0 else { return }
    begin(StrokeStyle(width: distance * 2, cap: .round, join: .round), scale: 1)
    strokeRings(path)
  }

  /// The same for a shape that is scaled, then moved.
  func fill(_ glyph: PlacedPath, grownBy distance: Float) {
    glyphPoints.count = 0
    for point in glyph.shape.path.points { glyphPoints.append(point * glyph.scale + glyph.origin) }
    glyph.shape.path.verbs.withUnsafeBufferPointer { verbs in
      guard let base = verbs.baseAddress else { return }
      fill(
        PathSlice(
          verbs: base, verbCount: verbs.count, points: glyphPoints.pointer, pointCount: glyphPoints.count),
        grownBy: distance)
    }
  }
}
