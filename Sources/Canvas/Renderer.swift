import Geometry
import KernelTypes
import Pixels

/// Draws display lists.
///
/// The bytes are the same at any thread count and any level.
public struct Renderer: Sendable {
  /// How many threads draw.
  public let threads: Int
  /// The instructions that are used, which the machine has.
  public let simd: SIMDLevel
  let core: RenderCore

  /// `threads`: how many threads draw, clamped to 1…64. They start with the first frame and wait between
  /// frames; memory is kept from frame to frame.
  public init(threads: Int, simd: SIMDLevel = .best) {
    self.threads = min(max(threads, 1), 64)
    self.simd = simd
    core = RenderCore(threads: self.threads, simd: simd)
  }

  /// The picture of `list`; sizes above 16,384 are the caller's error.
  ///
  /// A path with a coordinate that is not finite or beyond ±10⁹ is left out.
  public func render(_ list: DisplayList) -> PixelBuffer {
    var picture = PixelBuffer(width: list.width, height: list.height)
    render(list, into: &picture)
    return picture
  }

  /// Draws into an existing picture of the list's size, which avoids new memory for each frame.
  public func render(_ list: DisplayList, into picture: inout PixelBuffer) {
    precondition(picture.width == list.width && picture.height == list.height, "picture and list differ in size")
    core.render(list, into: &picture)
  }
}
