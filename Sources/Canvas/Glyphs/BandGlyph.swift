import KernelTypes

/// A glyph in a band, packed like an edge; the frame's cache holds its coverage.
struct BandGlyph {
  let coverage: Unmanaged<GlyphCoverage>
  let column, strip: Int

  init(_ stamp: GlyphStamp) {
    coverage = .passUnretained(stamp.coverage)
    (column, strip) = (stamp.column, stamp.strip)
  }

  init(packed edge: Edge) {
    coverage = unsafeBitCast(SIMD2(edge[0], edge[1]), to: Unmanaged<GlyphCoverage>.self)
    (column, strip) = (Int(edge[2]), Int(edge[3]))
  }

  var packed: Edge {
    let bits = unsafeBitCast(coverage, to: SIMD2<Int32>.self)
    return Edge(bits[0], bits[1], Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: strip))
  }
}
