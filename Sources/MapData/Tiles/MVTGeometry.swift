/// The geometry commands of a vector tile's feature.
///
/// Source: the Mapbox Vector Tile specification 2.1, section 4.3.
enum MVTGeometry {
  enum Kind: UInt64 {
    case point = 1
    case line = 2
    case polygon = 3
  }

  /// The points, lines or rings that the commands draw, in tile units; rings are not closed again at their end.
  ///
  /// Lines of one point and rings of fewer than three are left out, repeated points are taken once; coordinates beyond
  /// 32 bits wrap.
  static func parts(
    _ commands: ProtobufReader, kind: Kind, version: UInt64
  ) throws(ProtobufFault) -> [[SIMD2<Int32>]] {
    var reader = commands
    var cursor = SIMD2<Int32>(0, 0)
    var parts: [[SIMD2<Int32>]] = []
    var part: [SIMD2<Int32>] = []
    let least = kind == .polygon ? 3 : kind == .line ? 2 : 1
    while !reader.isAtEnd {
      let command = try reader.varint()
      let count = command >> 3
      switch command & 7 {
      case 1:
        try check(count, &reader)
        if part.count >= least { parts.append(part) }
        part = []
        guard kind == .point || count == 1 else { throw reader.fault("a MoveTo of \(count) points") }
        try read(count, &reader, &cursor, &part, keepsRepeats: kind == .point)
      case 2:
        guard kind != .point, !part.isEmpty else { throw reader.fault("a LineTo without a line begun") }
        try check(count, &reader)
        try read(count, &reader, &cursor, &part, keepsRepeats: false)
      case 7:
        // Rings are closed however often a writer says so, also before one has begun. Version 1 tiles close lines too.
        guard kind == .polygon || (kind == .line && version == 1) else { throw reader.fault("a misplaced ClosePath") }
        if kind == .line, part.count > 1, part.first != part.last { part.append(part[0]) }
      default: throw reader.fault("unknown command \(command & 7)")
      }
    }
    if part.count >= least { parts.append(part) }
    if kind == .polygon { parts = parts.compactMap(Self.open) }
    return parts
  }

  /// Each point takes at least two bytes.
  private static func check(_ count: UInt64, _ reader: inout ProtobufReader) throws(ProtobufFault) {
    guard count > 0, count <= UInt64(reader.count / 2) else {
      throw reader.fault("a command of \(count) points where \(reader.count) bytes are left")
    }
  }

  private static func read(
    _ count: UInt64, _ reader: inout ProtobufReader, _ cursor: inout SIMD2<Int32>, _ part: inout [SIMD2<Int32>],
    keepsRepeats: Bool
  ) throws(ProtobufFault) {
    for _ in 0..<count {
      let dx = Int32(truncatingIfNeeded: try reader.zigzag())
      let dy = Int32(truncatingIfNeeded: try reader.zigzag())
      cursor &+= SIMD2(dx, dy)
      if keepsRepeats || part.last != cursor { part.append(cursor) }
    }
  }

  /// A ring without its last point where that repeats the first.
  private static func open(_ ring: [SIMD2<Int32>]) -> [SIMD2<Int32>]? {
    let ring = ring.first == ring.last ? Array(ring.dropLast()) : ring
    return ring.count >= 3 ? ring : nil
  }
}
