import Geometry
import Pixels

/// One plane face of a building, turned to the eye.
public struct ExtrusionFace: Sendable {
  /// Range of `DisplayList.verbs` and of `DisplayList.points`: the face's outline in device pixels.
  public var path: DisplayList.PathRange
  /// The face's colour; its alpha does not count.
  public var color: Color
  /// 1/depth at device pixel (x, y) is `inverseDepth.x · x + inverseDepth.y · y + inverseDepth.z`; larger is nearer.
  public var inverseDepth: SIMD3<Float>

  /// A face by its outline, its colour and its plane of 1/depth.
  public init(path: DisplayList.PathRange, color: Color, inverseDepth: SIMD3<Float>) {
    self.path = path
    self.color = color
    self.inverseDepth = inverseDepth
  }
}

/// All buildings of a frame as one body: faces hide one another by depth, and the whole is laid over the map once.
///
/// Faces come nearest building first; shared walls have been removed. Coverage of adjoining faces adds up, so no
/// ground shines through their joints.
public struct ExtrusionLayer: Sendable {
  /// The faces, roughly the nearest first.
  public var faces: [ExtrusionFace]
  /// 0…1, of the body as a whole: no inner wall shows through.
  public var opacity: Float

  /// A layer of faces that is as opaque as a whole, 0 to 1.
  public init(faces: [ExtrusionFace], opacity: Float) {
    self.faces = faces
    self.opacity = opacity
  }
}
