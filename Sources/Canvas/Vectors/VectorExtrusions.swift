import Geometry
import Pixels

extension VectorDrawing {
  /// Buildings face by face from the farthest to the nearest, in a group that is laid over the map as a whole.
  func extrusions(_ layer: ExtrusionLayer, on page: inout some VectorPage) {
    guard layer.opacity > 0 else { return }
    let drawn = layer.faces.compactMap { face in shape(face).map { (face: face, shape: $0) } }
    let painted = FaceOrder.farthestFirst(drawn.map(\.shape)).map { drawn[$0] }
    let joints = FaceJoints(painted.map(\.shape))
    let scope = VectorScope.layer(opacity: min(layer.opacity, 1))
    page.begin(scope)
    for (item, continuations) in zip(painted, joints.continuations) {
      guard var path = path(item.face.path) else { continue }
      for ring in continuations { path.addPolyline(item.shape.isReversed ? ring.reversed() : ring, closed: true) }
      let color = Color(red: item.face.color.red, green: item.face.color.green, blue: item.face.color.blue)
      page.fill(path, .nonzero, .solid(color))
    }
    page.end(scope)
  }

  /// Nothing for a face that the renderer leaves out.
  private func shape(_ face: ExtrusionFace) -> FaceShape? {
    guard (face.inverseDepth * 0) == SIMD3() else { return nil }
    return withPath(face.path) { path in
      let frame = PixelBounds(minX: 0, minY: 0, maxX: Float(list.width), maxY: Float(list.height))
      guard let bounds = path.bounds, !bounds.intersection(frame).isEmpty else { return nil }
      let recorder = EdgeBins()
      recorder.needsClipping = true
      var edges: [FaceShape.Edge] = []
      recorder.recorder = { edges.append(FaceShape.Edge(start: $0, end: $1)) }
      recorder.fill(path)
      return FaceShape(edges: edges, box: bounds, inverseDepth: face.inverseDepth)
    }
  }
}
