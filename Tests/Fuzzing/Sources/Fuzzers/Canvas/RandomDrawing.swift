import Canvas
import Geometry
import Pixels
import TestSupport

/// Display lists with random paths, paints, strokes, shadows, buildings, clips and layers.
public enum RandomDrawing {
  /// A list of everything, with random numbers in it.
  public static func list(seed: UInt64, wild: Bool = false) -> DisplayList {
    var random = SeededRandom(seed: seed)
    return list(wild: wild, &random)
  }

  /// A list of everything; a wild one has numbers in it that mean nothing.
  static func list(wild: Bool, _ random: inout some RandomNumberGenerator) -> DisplayList {
    var list = DisplayList(
      width: .random(in: 1...300, using: &random), height: .random(in: 1...200, using: &random),
      background: Color(red: 0.9, green: 0.8, blue: 0.7))
    var image = PixelBuffer(width: 5, height: 7)
    for i in image.storage.indices { image.storage[i] = UInt32(i * 7 % 256) * 0x0101_0101 }
    _ = list.add(image)
    add(to: &list, count: 40, depth: 0, wild, &random)
    return list
  }

  private static func number(_ wild: Bool, _ random: inout some RandomNumberGenerator) -> Float {
    if wild && Int.random(in: 0..<6, using: &random) == 0 {
      let odd: [Float] = [
        .nan, .infinity, -.infinity, 1e9, -1e9, 3e38, 1e-30, 0, -0.0, 16_384, 16_383.99, -16_000.5, 1e7, 2e5,
      ]
      return odd.randomElement(using: &random) ?? 0
    }
    return Float.random(in: -60...320, using: &random)
  }

  private static func path(_ wild: Bool, _ random: inout some RandomNumberGenerator) -> Path {
    var path = Path()
    func point() -> SIMD2<Float> { SIMD2(number(wild, &random), number(wild, &random)) }
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: path.move(to: point())
      case 1: path.quad(to: point(), control: point())
      case 2: path.cubic(to: point(), control1: point(), control2: point())
      case 3: path.close()
      default: path.line(to: point())
      }
    }
    return path
  }

  private static func color(_ random: inout some RandomNumberGenerator) -> Color {
    Color(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random),
      alpha: Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random))
  }

  private static func paint(_ wild: Bool, _ random: inout some RandomNumberGenerator) -> Paint {
    func point() -> SIMD2<Float> { SIMD2(number(wild, &random), number(wild, &random)) }
    let stops = (0..<3).map { GradientStop(offset: Float($0) / 2, color: color(&random)) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .linearGradient(LinearGradient(start: point(), end: point(), stops: stops))
    case 1: return .radialGradient(RadialGradient(center: point(), radius: number(wild, &random), stops: stops))
    case 2:
      let t = AffineTransform(
        a: Double(number(wild, &random)) / 40, b: Double(number(wild, &random)) / 100, c: 0.2, d: 3, tx: 20, ty: 30)
      let extends: [ImagePaint.Extend] = [.clamp, .repeat, .transparent]
      return .image(
        ImagePaint(image: 0, transform: t, extend: extends.randomElement(using: &random) ?? .clamp, opacity: 0.9))
    default: return .solid(color(&random))
    }
  }

  private static func style(_ wild: Bool, _ random: inout some RandomNumberGenerator) -> StrokeStyle {
    let dashes: [[Float]] = [[], [], [4, 3], [0, 8], [5], [0.001, 0.001], [-1, 2], [0, 0]]
    return StrokeStyle(
      width: wild ? number(true, &random) : .random(in: 0.1...20, using: &random),
      cap: StrokeStyle.Cap(rawValue: .random(in: 0...2, using: &random)) ?? .butt,
      join: StrokeStyle.Join(rawValue: .random(in: 0...2, using: &random)) ?? .miter,
      miterLimit: wild ? number(true, &random) : 4, dashes: dashes.randomElement(using: &random) ?? [],
      dashPhase: number(wild, &random))
  }

  private static func add(
    to list: inout DisplayList, count: Int, depth: Int, _ wild: Bool, _ random: inout some RandomNumberGenerator
  ) {
    for _ in 0..<count {
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4:
        list.fill(
          path(wild, &random), rule: Bool.random(using: &random) ? .nonzero : .evenOdd, paint: paint(wild, &random))
      case 4, 5:
        let transform =
          Bool.random(using: &random) ? nil : ProjectiveTransform(1, 0.1, 5, -0.1, 0.8, 30, 0.0001, 0.003, 1)
        list.stroke(path(wild, &random), style: style(wild, &random), paint: paint(wild, &random), transform: transform)
      case 6: list.outset(path(wild, &random), by: number(wild, &random) / 30, paint: paint(wild, &random))
      case 7:
        let (x, y) = (Double(number(wild, &random)), Double(number(wild, &random)))
        list.shadow(
          Rect(x: x, y: y, width: 80, height: Double(number(wild, &random))), radius: number(wild, &random) / 10,
          sigma: number(wild, &random) / 20, color: color(&random))
      case 8:
        var faces: [ExtrusionFace] = []
        for _ in 0..<10 {
          let slope = SIMD3<Float>(number(wild, &random), number(wild, &random), 300) * 0.00001
          faces.append(ExtrusionFace(path: list.add(path(wild, &random)), color: color(&random), inverseDepth: slope))
        }
        list.extrusions(ExtrusionLayer(faces: faces, opacity: Bool.random(using: &random) ? 1 : 0.6))
      case 9 where depth < 3:
        list.clipped(to: path(wild, &random)) { add(to: &$0, count: 4, depth: depth + 1, wild, &random) }
      case 10 where depth < 3:
        list.layer(opacity: .random(in: -0.2...1.2, using: &random)) {
          add(to: &$0, count: 4, depth: depth + 1, wild, &random)
        }
      default: list.fill(path(wild, &random), color: color(&random))
      }
    }
  }
}
