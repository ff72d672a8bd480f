import Pixels

/// A picture that is laid on the map.
struct Texture: Sendable {
  let width, height: Int
  private let texels: [UInt32]

  /// A part of a picture.
  init(_ picture: PixelBuffer, x: Int, y: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    var texels: [UInt32] = []
    texels.reserveCapacity(width * height)
    for row in y..<(y + height) {
      texels += picture.storage[(row * picture.stride + x)..<(row * picture.stride + x + width)]
    }
    self.texels = texels
  }

  init(_ picture: PixelBuffer) { self.init(picture, x: 0, y: 0, width: picture.width, height: picture.height) }

  @inline(__always) private func texel(_ x: Int, _ y: Int) -> Premultiplied {
    let bits = texels[y * width + x]
    return SIMD4<Float>(SIMD4<UInt32>(bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24)) * (1 / 255)
  }

  @inline(__always) private func bordered(_ x: Int, _ y: Int) -> Premultiplied {
    x >= 0 && y >= 0 && x < width && y < height ? texel(x, y) : .zero
  }

  /// The texel at a place in texels; nothing beyond the border.
  @inline(__always) func nearest(_ x: Float, _ y: Float) -> Premultiplied {
    bordered(Int(x.rounded(.down)), Int(y.rounded(.down)))
  }

  /// Blended between the four texels around a place in texels; what lies beyond the border is transparent.
  @inline(__always) func linear(_ x: Float, _ y: Float) -> Premultiplied {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (column, row) = (Int(left), Int(top))
    return Self.mixed(
      bordered(column, row), bordered(column + 1, row), bordered(column, row + 1), bordered(column + 1, row + 1),
      x - 0.5 - left, y - 0.5 - top)
  }

  /// The same of a picture that repeats without end.
  @inline(__always) func repeating(_ x: Float, _ y: Float) -> Premultiplied {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (x0, x1) = (wrapped(Int(left), width), wrapped(Int(left) + 1, width))
    let (y0, y1) = (wrapped(Int(top), height), wrapped(Int(top) + 1, height))
    return Self.mixed(texel(x0, y0), texel(x1, y0), texel(x0, y1), texel(x1, y1), x - 0.5 - left, y - 0.5 - top)
  }

  /// The same of a picture whose border goes on outwards.
  @inline(__always) func clamped(_ x: Float, _ y: Float) -> Premultiplied {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    func inside(_ value: Int, _ count: Int) -> Int { min(max(value, 0), count - 1) }
    let (x0, x1) = (inside(Int(left), width), inside(Int(left) + 1, width))
    let (y0, y1) = (inside(Int(top), height), inside(Int(top) + 1, height))
    return Self.mixed(texel(x0, y0), texel(x1, y0), texel(x0, y1), texel(x1, y1), x - 0.5 - left, y - 0.5 - top)
  }

  @inline(__always) func clampedNearest(_ x: Float, _ y: Float) -> Premultiplied {
    texel(min(max(Int(x.rounded(.down)), 0), width - 1), min(max(Int(y.rounded(.down)), 0), height - 1))
  }

  @inline(__always) private static func mixed(
    _ a: Premultiplied, _ b: Premultiplied, _ c: Premultiplied, _ d: Premultiplied, _ x: Float, _ y: Float
  ) -> Premultiplied {
    let top = a + (b - a) * x
    let bottom = c + (d - c) * x
    return top + (bottom - top) * y
  }

  @inline(__always) private func wrapped(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }
}
