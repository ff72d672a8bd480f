import Geometry
import KernelTypes
import Synchronization

/// A glyph's coverage and where it goes.
struct GlyphStamp {
  let coverage: GlyphCoverage
  /// The cell column of the coverage's first, which may lie outside the frame.
  let column: Int
  /// The frame's strip of the coverage's first.
  let strip: Int
}

/// Coverage of glyphs, kept from label to label and from frame to frame. Origins stand on quarters of a pixel, so that
/// equal glyphs meet again.
///
/// What it holds never changes a result, only the time it takes.
final class GlyphCache: @unchecked Sendable {
  /// When this many bytes are held, the next frame begins with an empty cache: about ten thousand glyphs of a map's
  /// labels.
  static let limit = 16 << 20

  private struct Key: Hashable {
    let shape: ObjectIdentifier
    let scale: UInt32
    let outset: UInt32
    /// Quarters of pixels in x and in four rows.
    let phase: UInt32
  }

  private let lock = Mutex(())
  private let rasterizer: GlyphRasterizer
  private var known: [Key: GlyphCoverage] = [:]
  private(set) var byteCount = 0

  init(kernels: KernelSet) { rasterizer = GlyphRasterizer(kernels: kernels) }

  /// Called while nothing of the last frame is in use any more.
  func beginFrame() {
    guard byteCount > Self.limit else { return }
    known.removeAll()
    byteCount = 0
  }

  /// Calls `body` with the stamp of every glyph; the coverages live until the frame after.
  func stamps(_ glyphs: ArraySlice<PlacedPath>, outset: Float, _ body: (GlyphStamp) -> Void) {
    lock.withLock { _ in
      for glyph in glyphs {
        // Places in quarters of a pixel.
        let x = Int((glyph.origin.x * 4).rounded())
        let y = Int((glyph.origin.y * 4).rounded())
        let (phaseX, phaseY) = (x & 3, y & 15)
        let key = Key(
          shape: ObjectIdentifier(glyph.shape), scale: glyph.scale.bitPattern, outset: outset.bitPattern,
          phase: UInt32(phaseX | phaseY << 2))
        let coverage = known[key] ?? make(glyph, outset, phaseX, phaseY, key)
        body(
          GlyphStamp(
            coverage: coverage, column: x >> 2 + coverage.column + BandShape.leftMargin,
            strip: y >> 4 + coverage.strip))
      }
    }
  }

  private func make(_ glyph: PlacedPath, _ outset: Float, _ x: Int, _ y: Int, _ key: Key) -> GlyphCoverage {
    let coverage = rasterizer.coverage(
      of: glyph.shape, scale: glyph.scale, outset: outset, origin: SIMD2(Float(x), Float(y)) / 4)
    known[key] = coverage
    byteCount += coverage.byteCount
    return coverage
  }
}
