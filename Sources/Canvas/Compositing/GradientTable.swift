import Geometry
import Pixels

/// A gradient as a table of premultiplied pixels and the affine map from a pixel's centre to its parameter.
struct GradientTable {
  private static var largestSize: Int { 1024 }

  let table: [UInt32]
  let isOpaque: Bool
  /// Linear: the table position is x · step.x + y · step.y + offset. Radial: the two components of the position.
  let step: SIMD2<Float>
  let offset: SIMD2<Float>

  /// Whether a linear gradient has one colour per row.
  var isVertical: Bool { step.x == 0 }

  /// Nothing for a gradient without stops or with numbers that are not finite.
  init?(_ gradient: LinearGradient) {
    let axis = gradient.end - gradient.start
    let square = axis.x * axis.x + axis.y * axis.y
    guard square.isFinite, gradient.start.isFinite else { return nil }
    guard let table = Self.table(gradient.stops, length: square.squareRoot()) else { return nil }
    let scale = Float(table.count - 1)
    // Without length everything lies beyond the end.
    let step = square > 0 ? axis * (scale / square) : SIMD2()
    let start = gradient.start
    self.init(table, step, SIMD2(square > 0 ? -(start.x * step.x + start.y * step.y) : scale, 0))
  }

  init?(_ gradient: RadialGradient) {
    guard gradient.center.isFinite, gradient.radius.isFinite else { return nil }
    guard let table = Self.table(gradient.stops, length: gradient.radius) else { return nil }
    let scale = Float(table.count - 1)
    let perPixel = gradient.radius > 0 ? scale / gradient.radius : 1e9
    self.init(table, SIMD2(perPixel, perPixel), -gradient.center)
  }

  private init(_ table: [UInt32], _ step: SIMD2<Float>, _ offset: SIMD2<Float>) {
    self.table = table
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
    self.step = step
    self.offset = offset
  }

  /// Colours are interpolated straight and premultiplied afterwards, as SVG and Cairo do.
  private static func table(_ stops: [GradientStop], length: Float) -> [UInt32]? {
    guard let first = stops.first, let last = stops.last else { return nil }
    // Twice the steps there are pixels, within reason.
    var size = 64
    while size < largestSize && Float(size) < length * 2 { size *= 2 }
    var table: [UInt32] = []
    table.reserveCapacity(size)
    var next = 0
    for i in 0..<size {
      let t = Float(i) / Float(size - 1)
      while next < stops.count && stops[next].offset <= t { next += 1 }
      let color: Color
      if next == 0 {
        color = first.color
      } else if next == stops.count {
        color = last.color
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        let span = b.offset - a.offset
        color = a.color.mixed(with: b.color, span > 0 ? (t - a.offset) / span : 1)
      }
      table.append(color.pixel.bits)
    }
    return table
  }

  /// The colours of pixels (x, y) to (x + count - 1, y).
  func fetchLinear(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let last = Float(table.count - 1)
    let row = (Float(y) + 0.5) * step.y + offset.x
    table.withUnsafeBufferPointer { table in
      for i in 0..<count {
        pixels[i] = table[Self.index(row + (Float(x + i) + 0.5) * step.x, last)]
      }
    }
  }

  func fetchRadial(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let last = Float(table.count - 1)
    let dy = Float(y) + 0.5 + offset.y
    table.withUnsafeBufferPointer { table in
      for i in 0..<count {
        let dx = Float(x + i) + 0.5 + offset.x
        pixels[i] = table[Self.index((dx * dx + dy * dy).squareRoot() * step.x, last)]
      }
    }
  }

  /// The nearest table index; NaN gives 0.
  @inline(__always) private static func index(_ position: Float, _ last: Float) -> Int {
    position > 0 ? Int((position < last ? position : last) + 0.5) : 0
  }
}
