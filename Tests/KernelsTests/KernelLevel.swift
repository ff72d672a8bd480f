import KernelTypes
import Kernels
import TestSupport
import Testing

#if arch(x86_64)
  import KernelsAVX2
  import ProcessorFeatures
#endif

/// What every level offers, under the same names.
protocol KernelLevel: SendableMetatype {
  static func isHidden(_ coverage: Coverage, _ box: TileBox) -> Bool
  static func accumulate(_ edges: UnsafePointer<Edge>, count: Int, top: Int32, into coverage: Coverage)
  static func sweep(
    _ coverage: Coverage, _ box: TileBox, evenOdd: Bool, marksHidden: Bool, into stream: inout TileStream)
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32)
  static func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, color: UInt32, onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int)
  static func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, rowColors: UnsafePointer<UInt32>, onto origin: UnsafeMutablePointer<UInt32>,
    rowStride: Int)
  static func drawOpaqueMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int)
  static func drawTranslucentMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int)
  static func drawMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, rowColors: UnsafePointer<UInt32>,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int)
  static func drawTile(
    _ source: UnsafePointer<UInt32>, through mask: MaskTile, onto pixels: UnsafeMutablePointer<UInt32>, rowStride: Int)
  static func drawPixels(
    _ source: UnsafePointer<UInt32>, count: Int, coverage: UInt8, onto pixels: UnsafeMutablePointer<UInt32>)
  static func isBehind(_ plane: DepthPlane, _ box: TileBox, nearest: Float) -> Bool
  static func resolve(_ stream: TileStream, face: Int, into plane: inout DepthPlane)
  static func pack(_ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutableRawPointer) -> UInt32
}

extension ScalarKernels: KernelLevel {}
extension Kernels.VectorKernels: KernelLevel {}
#if arch(x86_64)
  extension KernelsAVX2.VectorKernels: KernelLevel {}
#endif

/// A level of the kernels, by name.
struct Level: Sendable, CustomTestStringConvertible {
  let name: String
  let kernels: any KernelLevel.Type

  var testDescription: String { name }

  /// The vector levels this machine can run; each must equal `ScalarKernels` bit for bit.
  static let vector: [Level] = {
    var levels = [Level(name: "baseline", kernels: Kernels.VectorKernels.self)]
    #if arch(x86_64)
      if processor_has_x86_64_v3() { levels.append(Level(name: "avx2", kernels: KernelsAVX2.VectorKernels.self)) }
    #endif
    return levels
  }()

  static let all = [Level(name: "scalar", kernels: ScalarKernels.self)] + vector
}

extension SeededRandom {
  /// Often nothing or everything, else something between.
  mutating func coverage() -> UInt8 {
    switch next() >> 60 {
    case 0..<4: 0
    case 4..<8: 255
    default: UInt8(truncatingIfNeeded: next() >> 40)
    }
  }

  mutating func mask() -> MaskTile {
    var mask = MaskTile()
    for i in 0..<16 { mask[i] = coverage() }
    return mask
  }

  /// A premultiplied pixel: no component exceeds alpha.
  mutating func pixel() -> UInt32 {
    let alpha = UInt32(coverage())
    return (0..<3).reduce(alpha << 24) { $0 | UInt32(number(0..<Int(alpha) + 1)) << UInt32($1 * 8) }
  }
}
