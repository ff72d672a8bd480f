import Geometry
import Pixels

/// A gradient as a table of premultiplied pixels and the affine map from a pixel's centre to its parameter.
struct GradientTable {
  private let colors: GradientColors
  /// Linear: the table position is x · step.x + y · step.y + offset. Radial: the two components of the position.
  let step: SIMD2<Float>
  let offset: SIMD2<Float>

  var isOpaque: Bool { colors.isOpaque }

  /// Whether a linear gradient has one colour per row.
  var isVertical: Bool { step.x == 0 }

  /// Whether there is something to draw: stops, and no numbers that are not finite.
  static func isDrawn(_ gradient: LinearGradient) -> Bool {
    square(gradient).isFinite && gradient.start.isFinite && !gradient.stops.isEmpty
  }

  static func isDrawn(_ gradient: RadialGradient) -> Bool {
    gradient.center.isFinite && gradient.radius.isFinite && !gradient.stops.isEmpty
  }

  private static func square(_ gradient: LinearGradient) -> Float {
    let axis = gradient.end - gradient.start
    return axis.x * axis.x + axis.y * axis.y
  }

  /// Nothing for a gradient that is not drawn.
  init?(_ gradient: LinearGradient, _ cache: GradientCache) {
    guard Self.isDrawn(gradient) else { return nil }
    let axis = gradient.end - gradient.start
    let square = Self.square(gradient)
    let colors = cache.colors(gradient.stops, length: square.squareRoot())
    let scale = Float(colors.table.count - 1)
    // Without length everything lies beyond the end.
    let step = square > 0 ? axis * (scale / square) : SIMD2()
    let start = gradient.start
    self.init(colors, step, SIMD2(square > 0 ? -(start.x * step.x + start.y * step.y) : scale, 0))
  }

  init?(_ gradient: RadialGradient, _ cache: GradientCache) {
    guard Self.isDrawn(gradient) else { return nil }
    let colors = cache.colors(gradient.stops, length: gradient.radius)
    let scale = Float(colors.table.count - 1)
    let perPixel = gradient.radius > 0 ? scale / gradient.radius : 1e9
    self.init(colors, SIMD2(perPixel, perPixel), -gradient.center)
  }

  private init(_ colors: GradientColors, _ step: SIMD2<Float>, _ offset: SIMD2<Float>) {
    self.colors = colors
    self.step = step
    self.offset = offset
  }

  /// The colours of pixels (x, y) to (x + count - 1, y).
  func fetchLinear(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let last = Float(colors.table.count - 1)
    let row = (Float(y) + 0.5) * step.y + offset.x
    colors.table.withUnsafeBufferPointer { table in
      for i in 0..<count {
        pixels[i] = table[Self.index(row + (Float(x + i) + 0.5) * step.x, last)]
      }
    }
  }

  func fetchRadial(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let last = Float(colors.table.count - 1)
    let dy = Float(y) + 0.5 + offset.y
    colors.table.withUnsafeBufferPointer { table in
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
