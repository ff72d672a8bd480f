import Geometry
import KernelTypes
import Pixels

extension DepthFace {
  /// Faces are opaque, whatever their colour's alpha: only the layer as a whole can be translucent.
  init(_ face: ExtrusionFace, nearest: Float) {
    let pixel = Color(red: face.color.red, green: face.color.green, blue: face.color.blue).pixel
    self.init(
      red: UInt16(pixel.red), green: UInt16(pixel.green), blue: UInt16(pixel.blue), x: face.inverseDepth.x,
      y: face.inverseDepth.y, origin: face.inverseDepth.z, nearest: nearest)
  }
}

extension PathSlice {
  /// The largest 1/depth of the points, by the face's plane.
  func nearest(_ plane: SIMD3<Float>) -> Float {
    var nearest = -Float.infinity
    for i in 0..<pointCount {
      let depth = plane.x * points[i].x + plane.y * points[i].y + plane.z
      nearest = depth > nearest ? depth : nearest
    }
    return nearest
  }
}
