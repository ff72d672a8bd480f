import KernelTypes

/// The kernels in plain loops: what every other level must equal bit for bit.
public enum ScalarKernels {}

/// The integer nearest to `value`, ties to even; |value| < 2²².
///
/// Adding 1.5 · 2²³ leaves the integer in the low mantissa bits.
@inline(__always) private func nearest(_ value: Float) -> Int32 {
  Int32(bitPattern: (value + 12_582_912).bitPattern) &- 0x4B40_0000
}

@inline(__always) private func positiveSquare(_ u: Float) -> Float { u > 0 ? u * u : 0 }

extension ScalarKernels {
  /// Adds the exact area coverage of `count` edges to the band's cells.
  ///
  /// For each row of an edge the differences add up exactly to the row's share of the edge's height, so nothing
  /// drifts to the right; a sign is applied to rounded values, so an edge walked both ways cancels exactly.
  /// `top` is the band's first row in 1/256 pixels.
  public static func accumulate(_ edges: UnsafePointer<Edge>, count: Int, top: Int32, into coverage: Coverage) {
    var remainder = TinyEdges.half
    for i in 0..<count {
      let e = edges[i]
      let y0 = e[1] &- top
      let y1 = e[3] &- top
      if (y0 ^ y1) >> 8 == 0 && (e[0] ^ e[2]) >> 8 == 0 {
        addWithinPixel(x0: e[0], y0: y0, x1: e[2], y1: y1, coverage, &remainder)
      } else if y0 < y1 {
        addDownward(x0: e[0], y0: y0, x1: e[2], y1: y1, sign: 1, coverage)
      } else {
        addDownward(x0: e[2], y0: y1, x1: e[0], y1: y0, sign: -1, coverage)
      }
    }
  }

  private static func addWithinPixel(
    x0: Int32, y0: Int32, x1: Int32, y1: Int32, _ coverage: Coverage, _ remainder: inout Int32
  ) {
    let row = Int(y0 >> 8)
    let column = Int(x0 >> 8)
    let height = y1 &- y0
    // Rounded alike for both directions.
    let right = height.signum() * TinyEdges.share(abs(height), (x0 & 255) &+ (x1 & 255), &remainder)
    let cell = coverage.cells + (row >> 2) * coverage.cellStride + column * 4 + (row & 3)
    cell[0] &+= Int16(truncatingIfNeeded: height &- right)
    cell[4] &+= Int16(truncatingIfNeeded: right)
    mark(coverage, strip: row >> 2, from: column >> 2, through: column >> 2)
  }

  private static func mark(_ coverage: Coverage, strip: Int, from first: Int, through last: Int) {
    for tile in first...max(first, last) { coverage.touched[strip * coverage.tileStride + tile] = 255 }
  }

  /// The same arithmetic as the vector form, a lane at a time: columns are walked in pairs for a whole strip.
  private static func addDownward(
    x0: Int32, y0: Int32, x1: Int32, y1: Int32, sign: Int16, _ coverage: Coverage
  ) {
    let dx = Float(x1 &- x0)
    let dy = Float(y1 &- y0)
    let steep = dx.magnitude * 64 < dy
    let slope = dx / dy * (1 / 256)
    let inverse = dy * 128 / dx.magnitude
    let column = Int(x0 >> 8)
    let fraction = Float(x0 & 255) * (1 / 256)
    let first = Int(max(y0, 0) >> 10)
    let last = Int((min(y1, Int32(BandShape.rows << 8)) &- 1) >> 10)
    guard first <= last else { return }
    for strip in first...last {
      var top = SIMD4<Float>()
      var bottom = SIMD4<Float>()
      var height = SIMD4<Int32>()
      for row in 0..<4 {
        let boundary = Int32(strip * 1024 + row * 256) &- y0
        let upper = min(max(boundary, 0), y1 &- y0)
        let lower = min(max(boundary &+ 256, 0), y1 &- y0)
        top[row] = Float(upper) * slope + fraction
        bottom[row] = Float(lower) * slope + fraction
        height[row] = lower &- upper
      }
      let ca = nearest(top[0] - 0.5)
      let cz = nearest(bottom[3] - 0.5)
      let low = min(ca, cz)
      let high = max(ca, cz)
      mark(coverage, strip: strip, from: (column + Int(low)) >> 2, through: (column + Int(high)) >> 2)
      let cells = coverage.cells + strip * coverage.cellStride + (column + Int(low)) * 4
      let pairs = steep ? 1 : (Int(high &- low) + 2) / 2
      for row in 0..<4 {
        var cell = cells + row
        var given: Int16 = 0
        let left = Float(low) + 1
        let right = Float(low) + 2
        if steep {
          let middle = (top[row] + bottom[row]) * 0.5
          for edge in [left, right] {
            let u = edge - middle
            let area = Int16(truncatingIfNeeded: nearest((u < 0 ? 0 : u > 1 ? 1 : u) * Float(height[row])))
            cell.pointee &+= sign &* (area &- given)
            cell += 4
            given = area
          }
        } else {
          let x = min(top[row], bottom[row])
          let far = max(top[row], bottom[row])
          var upper = SIMD2(left - x, right - x)
          var lower = SIMD2(left - far, right - far)
          var before: Float = 0
          for _ in 0..<pairs {
            for lane in 0..<2 {
              let sum = positiveSquare(upper[lane]) - positiveSquare(lower[lane])
              let area = Int16(truncatingIfNeeded: nearest((sum - before) * inverse))
              before = sum
              cell.pointee &+= sign &* (area &- given)
              cell += 4
              given = area
            }
            upper += 2
            lower += 2
          }
        }
        cell.pointee &+= sign &* (Int16(truncatingIfNeeded: height[row]) &- given)
      }
    }
  }
}
