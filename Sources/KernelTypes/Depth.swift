/// Sixteen pixels of a building layer, row by row.
///
/// Colours are sums of byte times coverage byte; coverages add up to at most 255, so that nothing is ever rounded.
public struct DepthTile: BitwiseCopyable {
  /// Sums of colour byte times coverage byte.
  public var red, green, blue: SIMD16<UInt16>
  /// 0…255.
  public var coverage: SIMD16<UInt16>
  /// 1/depth of the larger part of each pixel; larger is nearer.
  public var depth: SIMD16<Float>

  /// Sixteen empty pixels.
  @inlinable public init() {
    red = SIMD16()
    green = SIMD16()
    blue = SIMD16()
    coverage = SIMD16()
    depth = SIMD16()
  }
}

/// A face's colour and the plane of its 1/depth over the frame.
public struct DepthFace: BitwiseCopyable {
  /// 0…255.
  public var red, green, blue: UInt16
  /// 1/depth at the frame point (px, py) is px · x + py · y + origin.
  public var x, y, origin: Float
  /// The largest 1/depth of its corners.
  public var nearest: Float

  /// A face by its colour, the plane of its 1/depth, and the largest of it.
  @inlinable public init(
    red: UInt16, green: UInt16, blue: UInt16, x: Float, y: Float, origin: Float, nearest: Float
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.x = x
    self.y = y
    self.origin = origin
    self.nearest = nearest
  }

  /// 1/depth at the centre of pixel (x, y).
  @inlinable @inline(__always) public func depth(atPixel px: Int, _ py: Int) -> Float {
    let cx = Float(Int32(truncatingIfNeeded: px)) + 0.5
    let cy = Float(Int32(truncatingIfNeeded: py)) + 0.5
    return origin + cx * x + cy * y
  }
}

/// The building layer of a band.
public struct DepthPlane {
  /// For each tile: 0 empty, n > 0 wholly face n - 1, n < 0 the pixels of `tiles[-n - 1]`.
  public var states: UnsafeMutablePointer<Int32>
  /// For each tile the 1/depth that hides whatever lies behind it; -infinity where it is not full.
  public var farthest: UnsafeMutablePointer<Float>
  /// Tiles of sixteen pixels, `tileCount` of them.
  public var tiles: UnsafeMutablePointer<DepthTile>
  /// Tiles taken so far.
  public var tileCount: Int
  /// The faces that `states` names.
  public var faces: UnsafePointer<DepthFace>
  /// Tiles from one strip to the next.
  public var tileStride: Int
  /// Pixels from one row of the picture to the next.
  public var rowStride: Int
  /// The band's first row.
  public var top: Int

  /// A plane over the caller's memory, without tiles of sixteen pixels so far.
  public init(
    states: UnsafeMutablePointer<Int32>, farthest: UnsafeMutablePointer<Float>, tiles: UnsafeMutablePointer<DepthTile>,
    faces: UnsafePointer<DepthFace>, tileStride: Int, rowStride: Int, top: Int
  ) {
    self.states = states
    self.farthest = farthest
    self.tiles = tiles
    tileCount = 0
    self.faces = faces
    self.tileStride = tileStride
    self.rowStride = rowStride
    self.top = top
  }

  /// How much nearer a part must be to go before another: less is the same plane, whose first part stays.
  @inlinable public static var bias: Float { 1.000_02 }
}
