import Geometry
import Pixels

/// A paint made ready for pixels.
struct PreparedPaint {
  enum Kind: UInt8 { case solid, linear, radial, image }

  var kind: Kind
  /// Whether every pixel it yields is opaque.
  var isOpaque: Bool
  /// The premultiplied colour of a solid paint.
  var pixel: UInt32
  /// Index into the frame's gradients or images.
  var index: Int32
  /// The fill rule of the command that uses it.
  var isEvenOdd = false

  static func solid(_ color: Color) -> PreparedPaint {
    let pixel = color.pixel
    return PreparedPaint(kind: .solid, isOpaque: pixel.alpha == 255, pixel: pixel.bits, index: 0)
  }

  static let none = PreparedPaint(kind: .solid, isOpaque: false, pixel: 0, index: 0)

  /// Whether drawing with it changes nothing.
  var isInvisible: Bool { kind == .solid && pixel == 0 }
}

/// The paints of a frame, prepared as the planner meets them.
struct PaintTable {
  private(set) var gradients: [GradientTable] = []
  private(set) var images: [ImageSampler] = []
  private var pyramids: [Int: ImagePyramid] = [:]
  private let gradientCache: GradientCache

  init(_ gradientCache: GradientCache) { self.gradientCache = gradientCache }

  mutating func removeAll() {
    gradients.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    pyramids.removeAll()
  }

  @inline(__always)
  mutating func prepare(_ paint: DisplayList.PaintReference, _ list: DisplayList) -> PreparedPaint {
    switch paint {
    case .solid(let color): .solid(color)
    case .stored(let index): prepare(list.paints[index], images: list.images)
    }
  }

  private mutating func prepare(_ paint: Paint, images source: [PixelBuffer]) -> PreparedPaint {
    switch paint {
    case .solid(let color): return .solid(color)
    case .linearGradient(let gradient): return prepare(GradientTable(gradient, gradientCache), .linear)
    case .radialGradient(let gradient): return prepare(GradientTable(gradient, gradientCache), .radial)
    case .image(let paint): return prepare(paint, source)
    }
  }

  private mutating func prepare(_ table: GradientTable?, _ kind: PreparedPaint.Kind) -> PreparedPaint {
    guard let table else { return .none }
    gradients.append(table)
    return PreparedPaint(kind: kind, isOpaque: table.isOpaque, pixel: 1, index: Int32(gradients.count - 1))
  }

  private mutating func prepare(_ paint: ImagePaint, _ source: [PixelBuffer]) -> PreparedPaint {
    guard source.indices.contains(paint.image), paint.opacity > 0 else { return .none }
    let pyramid = pyramids[paint.image] ?? ImagePyramid(source[paint.image])
    pyramids[paint.image] = pyramid
    guard let sampler = ImageSampler(paint, pyramid) else { return .none }
    images.append(sampler)
    return PreparedPaint(kind: .image, isOpaque: sampler.isOpaque, pixel: 1, index: Int32(images.count - 1))
  }
}
