import Canvas
import Foundation
import Geometry
import Pixels

/// Why a workload could not be read.
enum WorkloadError: Error, CustomStringConvertible {
  case unreadable(path: String)
  case notNPL(path: String)
  case truncated(path: String, offset: Int)
  case unknownCommand(path: String, code: UInt8, offset: Int)
  case size(path: String, width: Int, height: Int)

  var description: String {
    switch self {
    case .unreadable(let path): "Cannot read \(path): check that the file exists."
    case .notNPL(let path): "\(path) does not begin with NPL1: give a workload file."
    case .truncated(let path, let offset): "\(path) ends within a command at byte \(offset): copy the file again."
    case .unknownCommand(let path, let code, let offset):
      "\(path) has the unknown command or verb \(code) at byte \(offset): this program reads NPL1 only."
    case .size(let path, let width, let height):
      "\(path) asks for \(width) x \(height) pixels: both must lie in 1...16384."
    }
  }
}

/// Reads NPL1: drawn-path frames as flat little-endian bytes.
struct WorkloadFile {
  private let path: String
  private let bytes: [UInt8]
  private var offset = 0

  static func read(_ path: String) throws(WorkloadError) -> DisplayList {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
    var file = WorkloadFile(path: path, bytes: [UInt8](data))
    return try file.list()
  }

  private init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  private mutating func list() throws(WorkloadError) -> DisplayList {
    guard bytes.starts(with: Array("NPL1".utf8)) else { throw .notNPL(path: path) }
    offset = 4
    let width = try Int(integer())
    let height = try Int(integer())
    guard 1...16384 ~= width, 1...16384 ~= height else { throw .size(path: path, width: width, height: height) }
    var list = try DisplayList(width: width, height: height, background: color())
    for _ in 0..<(try integer()) { try command(into: &list) }
    return list
  }

  private mutating func command(into list: inout DisplayList) throws(WorkloadError) {
    let start = offset
    let head = try take(4)
    let (code, a, b) = (head[head.startIndex], head[head.startIndex + 1], head[head.startIndex + 2])
    let first = try color()
    let strokeWidth = try float()
    let miterLimit = try float()
    let verbCount = try Int(integer())
    let pointCount = try Int(integer())
    var paint = Paint.solid(first)
    if code == 3 {
      let (from, to) = try (point(), point())
      let second = try color()
      paint = .linearGradient(
        LinearGradient(
          start: from, end: to, stops: [GradientStop(offset: 0, color: first), GradientStop(offset: 1, color: second)]))
    }
    let shape = try outline(verbCount: verbCount, pointCount: pointCount)
    switch code {
    case 1, 3: list.fill(shape, rule: a == 1 ? .evenOdd : .nonzero, paint: paint)
    case 2:
      let style = StrokeStyle(
        width: strokeWidth, cap: StrokeStyle.Cap(rawValue: a) ?? .butt, join: StrokeStyle.Join(rawValue: b) ?? .miter,
        miterLimit: miterLimit)
      list.stroke(shape, style: style, paint: paint)
    default: throw .unknownCommand(path: path, code: code, offset: start)
    }
  }

  private mutating func outline(verbCount: Int, pointCount: Int) throws(WorkloadError) -> Path {
    let start = offset
    let verbs = Array(try take((verbCount + 3) & ~3).prefix(verbCount))
    guard pointCount <= (bytes.count - offset) / 8 else { throw .truncated(path: path, offset: start) }
    var shape = Path()
    shape.reserveCapacity(verbs: verbCount, points: pointCount)
    var used = 0
    for verb in verbs {
      guard let kind = Path.Verb(rawValue: verb) else {
        throw .unknownCommand(path: path, code: verb, offset: start)
      }
      used += kind.pointCount
      guard used <= pointCount else { throw .truncated(path: path, offset: start) }
      switch kind {
      case .move: shape.move(to: try point())
      case .line: shape.line(to: try point())
      case .quad:
        let control = try point()
        shape.quad(to: try point(), control: control)
      case .cubic:
        let (control1, control2) = try (point(), point())
        shape.cubic(to: try point(), control1: control1, control2: control2)
      case .close: shape.close()
      }
    }
    _ = try take((pointCount - used) * 8)
    return shape
  }

  // MARK: Values

  private mutating func take(_ count: Int) throws(WorkloadError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else { throw .truncated(path: path, offset: offset) }
    offset += count
    return bytes[offset - count..<offset]
  }

  private mutating func integer() throws(WorkloadError) -> UInt32 {
    try take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private mutating func float() throws(WorkloadError) -> Float { Float(bitPattern: try integer()) }

  private mutating func point() throws(WorkloadError) -> SIMD2<Float> {
    let x = try float()
    return SIMD2(x, try float())
  }

  private mutating func color() throws(WorkloadError) -> Color {
    let c = Array(try take(4))
    return Color(
      red: Float(c[0]) / 255, green: Float(c[1]) / 255, blue: Float(c[2]) / 255, alpha: Float(c[3]) / 255)
  }
}
