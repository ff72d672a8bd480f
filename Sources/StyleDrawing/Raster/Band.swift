import Pixels

/// A colour with its components multiplied by alpha: red, green, blue, alpha, 0…1.
typealias Premultiplied = SIMD4<Float>

extension Color {
  var premultiplied: Premultiplied { SIMD4(red * alpha, green * alpha, blue * alpha, alpha) }
}

/// Rows of the picture that one thread draws, and how far away what stands in them is.
struct Band {
  /// The picture's first pixel.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Depths of the band's own rows: the part of the way to the far end, 0…1.
  let depth: UnsafeMutablePointer<Float>
  let width, stride: Int
  let rows: Range<Int>

  @inline(__always) func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride + x }
  @inline(__always) func depth(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Float> {
    depth + (y - rows.lowerBound) * width + x
  }

  /// Lays a colour over a pixel.
  @inline(__always) func blend(_ color: Premultiplied, _ x: Int, _ y: Int) {
    guard color.w > 0 else { return }
    let target = pixel(x, y)
    target.pointee = Self.over(color, target.pointee)
  }

  /// The bytes of a colour laid over a pixel.
  @inline(__always) static func over(_ color: Premultiplied, _ below: UInt32) -> UInt32 {
    var sum = color * 255 + 0.5
    if color.w < 1 {
      let under = SIMD4<Float>(
        SIMD4<UInt32>(below & 255, below >> 8 & 255, below >> 16 & 255, below >> 24))
      sum += under * (1 - color.w)
    }
    let bytes = SIMD4<UInt32>(sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}

/// Something that is drawn into any rows of a picture, the same whichever rows are asked for together.
protocol Painting: Sendable {
  func paint(_ band: Band)
}

/// `3t² − 2t³` between two edges, which may fall.
@inline(__always) func smoothstep(_ low: Float, _ high: Float, _ x: Float) -> Float {
  guard low != high else { return x < low ? 0 : 1 }
  let t = min(max((x - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}
