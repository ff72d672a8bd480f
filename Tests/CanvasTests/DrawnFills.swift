import Canvas
import Geometry
import Pixels

/// The picture of one white fill on black.
func filled(
  _ path: Path, _ rule: FillRule = .nonzero, width: Int, height: Int, simd: SIMDLevel = .best, threads: Int = 1
) -> PixelBuffer {
  var list = DisplayList(width: width, height: height, background: .black)
  list.fill(path, rule: rule, color: .white)
  return Renderer(threads: threads, simd: simd).render(list)
}

/// Sum of coverage of a picture of white on black, in pixels.
func ink(_ picture: PixelBuffer) -> Double {
  (0..<picture.height).reduce(0.0) { sum, y in sum + picture.row(y).reduce(0.0) { $0 + Double($1 & 255) / 255 } }
}

/// How many pixels differ, and by how much at most: short to print, unlike the pictures.
func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> (count: Int, largest: Int) {
  guard a.width == b.width && a.height == b.height else { return (.max, .max) }
  var (count, largest) = (0, 0)
  for y in 0..<a.height {
    for (p, q) in zip(a.row(y), b.row(y)) where p != q {
      count += 1
      for shift in [UInt32(0), 8, 16, 24] {
        largest = max(largest, abs(Int((p >> shift) & 255) - Int((q >> shift) & 255)))
      }
    }
  }
  return (count, largest)
}
