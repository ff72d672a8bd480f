import Geometry

/// Walks an OSM PBF file before readosm does and refuses what readosm would crash on, misread or pass over in silence.
///
/// Source: the OSM PBF format (`fileformat.proto`, `osmformat.proto`). Reaches every length, string number and list
/// length; values that cannot hurt (positions) are left to readosm, which keeps 32 bits of a way's or relation's id.
struct PBFGuard {
  static let headerLimit = 64 << 10
  static let blobLimit = 32 << 20
  static let fileLimit = 512 << 20
  /// All blocks unpacked; keeps every list below 2³² entries.
  static let totalLimit = 2 << 30

  /// What the header states: the extract's area in nanodegrees, or nil.
  private(set) var bounds: (west: Int64, east: Int64, north: Int64, south: Int64)?
  private let path: String
  private var unpacked = 0
  private var blobOffset = 0

  private init(path: String) { self.path = path }

  static func check(_ bytes: [UInt8], path: String) throws(MapDataError) -> PBFGuard {
    var guardian = PBFGuard(path: path)
    var offset = 0
    var isFirst = true
    while offset < bytes.count {
      offset = try guardian.blob(bytes, at: offset, isFirst: isFirst)
      isFirst = false
    }
    if isFirst { throw .truncated(path: path, what: "the OSM header", offset: 0) }
    return guardian
  }

  /// Checks the blob at `offset` and returns where the next one begins.
  private mutating func blob(_ bytes: [UInt8], at offset: Int, isFirst: Bool) throws(MapDataError) -> Int {
    blobOffset = offset
    guard bytes.count - offset >= 4 else { throw .truncated(path: path, what: "a block's length", offset: offset) }
    let headerSize = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard headerSize <= Self.headerLimit else { throw tooLarge("a block header", headerSize, Self.headerLimit) }
    let headerStart = offset + 4
    guard bytes.count - headerStart >= headerSize else {
      throw .truncated(path: path, what: "a block header", offset: offset)
    }
    let header = try blobHeader(bytes[headerStart..<headerStart + headerSize])
    guard header.type == (isFirst ? "OSMHeader" : "OSMData") else {
      throw malformed(
        "a block of type \"\(header.type.prefix(32))\" where \(isFirst ? "OSMHeader" : "OSMData") belongs")
    }
    guard header.size <= Self.blobLimit else { throw tooLarge("a block", header.size, Self.blobLimit) }
    let end = headerStart + headerSize + header.size
    guard end <= bytes.count else { throw .truncated(path: path, what: "a block", offset: offset) }
    let raw = try content(bytes[(end - header.size)..<end])
    try walk(raw) { guardian, reader throws(ProtobufFault) in
      if isFirst { try guardian.headerBlock(&reader) } else { try guardian.primitiveBlock(&reader) }
    }
    return end
  }

  private func blobHeader(_ bytes: ArraySlice<UInt8>) throws(MapDataError) -> (type: String, size: Int) {
    var type = ""
    var size: UInt64 = 0
    var copy = self
    try copy.walk(Array(bytes)) { _, reader throws(ProtobufFault) in
      while let field = try reader.field() {
        switch (field.number, field.type) {
        case (1, .bytes): type = try reader.string()
        case (3, .varint): size = try reader.varint()
        default: try reader.skip(field.type)
        }
      }
    }
    return (type, Int(clamping: size))
  }

  private mutating func content(_ blob: ArraySlice<UInt8>) throws(MapDataError) -> [UInt8] {
    var plain: Range<Int>?
    var packed: Range<Int>?
    var size: UInt64 = 0
    var foreign: UInt64?
    let bytes = Array(blob)
    try walk(bytes) { _, reader throws(ProtobufFault) in
      while let field = try reader.field() {
        switch (field.number, field.type) {
        case (1, .bytes): plain = try reader.message().range
        case (2, .varint): size = try reader.varint()
        case (3, .bytes): packed = try reader.message().range
        case (4...7, .bytes):
          foreign = field.number
          try reader.skip(field.type)
        default: try reader.skip(field.type)
        }
      }
    }
    if let foreign {
      let name = [4: "LZMA", 5: "bzip2", 6: "LZ4", 7: "Zstandard"][foreign] ?? "unknown"
      throw unsupported("a PBF block compressed with \(name)")
    }
    if let plain, packed == nil {
      try count(plain.count)
      return Array(bytes[plain])
    }
    guard let packed, plain == nil, size > 0 else { throw malformed("a block without data") }
    guard size <= Self.blobLimit else { throw tooLarge("an unpacked block", Int(clamping: size), Self.blobLimit) }
    try count(Int(size))
    do {
      return try bytes.withUnsafeBytes { buffer throws(InflateFault) in
        try Inflate.zlib(UnsafeRawBufferPointer(rebasing: buffer[packed]), size: Int(size))
      }
    } catch {
      throw malformed("a block that does not unpack to the \(size) bytes it states")
    }
  }

  private mutating func count(_ size: Int) throws(MapDataError) {
    unpacked += size
    guard unpacked <= Self.totalLimit else { throw tooLarge("all blocks unpacked", unpacked, Self.totalLimit) }
  }

  // MARK: Blocks

  private mutating func headerBlock(_ reader: inout ProtobufReader) throws(ProtobufFault) {
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .bytes):
        var box = try reader.message()
        bounds = try Self.box(&box)
      case (4, .bytes):
        let feature = try reader.string()
        guard feature == "OsmSchema-V0.6" || feature == "DenseNodes" else {
          throw reader.fault("the file requires \"\(feature.prefix(32))\", which is not known here")
        }
      default: try reader.skip(field.type)
      }
    }
  }

  private static func box(
    _ reader: inout ProtobufReader
  ) throws(ProtobufFault) -> (west: Int64, east: Int64, north: Int64, south: Int64) {
    var sides: [Int64] = [0, 0, 0, 0]
    while let field = try reader.field() {
      if field.type == .varint, 1...4 ~= field.number {
        sides[Int(field.number) - 1] = try reader.zigzag()
      } else {
        try reader.skip(field.type)
      }
    }
    return (sides[0], sides[1], sides[2], sides[3])
  }

  private func primitiveBlock(_ reader: inout ProtobufReader) throws(ProtobufFault) {
    var strings: UInt64?
    var isEnding = false
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .bytes):
        guard strings == nil else { throw reader.fault("a second string table") }
        var table = try reader.message()
        strings = try Self.stringCount(&table)
      case (2, .bytes):
        // readosm stops at the granularity field, which writers put after the groups.
        guard let strings, !isEnding else { throw reader.fault("objects at an unusual place in their block") }
        var group = try reader.message()
        try Self.group(&group, strings: strings)
      case (17, .varint):
        guard try reader.varint() == 100 else { throw reader.fault("positions in other units than 100 nanodegrees") }
        isEnding = true
      case (19, .varint), (20, .varint):
        guard try reader.varint() == 0 else { throw reader.fault("positions counted from another origin than 0°") }
        isEnding = true
      default:
        try reader.skip(field.type)
        isEnding = true
      }
    }
  }

  private static func stringCount(_ reader: inout ProtobufReader) throws(ProtobufFault) -> UInt64 {
    var count: UInt64 = 0
    while let field = try reader.field() {
      guard field.number == 1, field.type == .bytes else { throw reader.fault("an odd string table") }
      try reader.skip(field.type)
      count += 1
    }
    return count
  }

  private static func group(_ reader: inout ProtobufReader, strings: UInt64) throws(ProtobufFault) {
    while let field = try reader.field() {
      guard field.type == .bytes else { throw reader.fault("an odd group of objects") }
      var message = try reader.message()
      switch field.number {
      case 1: throw reader.fault("nodes stored singly, not densely; write the file again with `osmium cat`")
      case 2: try denseNodes(&message, strings: strings)
      case 3, 4: try wayOrRelation(&message, isRelation: field.number == 4, strings: strings)
      default: break
      }
    }
  }

  private static func denseNodes(_ reader: inout ProtobufReader, strings: UInt64) throws(ProtobufFault) {
    var counts: [UInt64: Int] = [:]
    while let field = try reader.field() {
      guard field.type == .bytes, counts[field.number] == nil else { throw reader.fault("odd dense nodes") }
      var list = try reader.message()
      switch field.number {
      case 5:
        try denseInfo(&list, strings: strings)
        counts[5] = 0
      case 10: counts[10] = try numbers(&list, below: strings)
      default: counts[field.number] = try numbers(&list)
      }
    }
    guard counts[1] ?? 0 == counts[8] ?? 0, counts[1] ?? 0 == counts[9] ?? 0 else {
      throw reader.fault("dense nodes with unequal numbers of ids, latitudes and longitudes")
    }
  }

  /// User names are string numbers too, each the difference to the one before.
  private static func denseInfo(_ reader: inout ProtobufReader, strings: UInt64) throws(ProtobufFault) {
    while let field = try reader.field() {
      guard field.type == .bytes else { throw reader.fault("odd node information") }
      var list = try reader.message()
      guard field.number == 5 else {
        // All but the changesets have 32 bits there.
        _ = field.number == 3 ? try numbers(&list) : try numbers(&list, below: 1 << 32)
        continue
      }
      var name: Int64 = 0
      while !list.isAtEnd {
        name = name &+ (try list.zigzag())
        guard name >= 0, UInt64(name) < strings else { throw list.fault("user name \(name) of \(strings) strings") }
      }
    }
  }

  private static func wayOrRelation(
    _ reader: inout ProtobufReader, isRelation: Bool, strings: UInt64
  ) throws(ProtobufFault) {
    var counts: [UInt64: Int] = [:]
    while let field = try reader.field() {
      guard field.type == .bytes else {
        if field.number == 1, field.type == .varint {
          let id = Int64(bitPattern: try reader.varint())
          guard Int32(exactly: id) != nil else { throw reader.fault("way or relation \(id), an id beyond 32 bits") }
        } else {
          try reader.skip(field.type)
        }
        continue
      }
      var list = try reader.message()
      guard field.number != 4 else { continue }
      guard counts[field.number] == nil else { throw reader.fault("a list that is given twice") }
      switch (field.number, isRelation) {
      case (2, _), (3, _), (8, true): counts[field.number] = try numbers(&list, below: strings)
      case (10, true): counts[10] = try numbers(&list, below: 3)
      default: counts[field.number] = try numbers(&list)
      }
    }
    guard counts[2] ?? 0 == counts[3] ?? 0 else { throw reader.fault("unequal numbers of keys and values") }
    guard !isRelation || (counts[8] ?? 0 == counts[9] ?? 0 && counts[8] ?? 0 == counts[10] ?? 0) else {
      throw reader.fault("unequal numbers of members, roles and types")
    }
  }

  /// Counts a packed list's numbers.
  private static func numbers(_ reader: inout ProtobufReader) throws(ProtobufFault) -> Int {
    var count = 0
    while !reader.isAtEnd {
      _ = try reader.varint()
      count += 1
    }
    return count
  }

  /// Counts a packed list's numbers and holds them below `limit` and, as readosm must have them, in five bytes.
  private static func numbers(_ reader: inout ProtobufReader, below limit: UInt64) throws(ProtobufFault) -> Int {
    var count = 0
    while !reader.isAtEnd {
      let start = reader.position
      let number = try reader.varint()
      guard number < limit, reader.position - start <= 5 else { throw reader.fault("number \(number) of \(limit)") }
      count += 1
    }
    return count
  }

  // MARK: Errors

  private mutating func walk(
    _ bytes: [UInt8], _ body: (inout PBFGuard, inout ProtobufReader) throws(ProtobufFault) -> Void
  ) throws(MapDataError) {
    var fault: ProtobufFault?
    bytes.withUnsafeBytes { buffer in
      var reader = ProtobufReader(buffer)
      do throws(ProtobufFault) { try body(&self, &reader) } catch { fault = error }
    }
    if let fault { throw malformed(fault.reason, within: fault.offset) }
  }

  private func malformed(_ reason: String, within offset: Int? = nil) -> MapDataError {
    let inner = offset.map { ", \($0) bytes into it" } ?? ""
    return .malformed(path: path, place: "in the block at byte \(blobOffset)\(inner)", reason: reason)
  }

  private func unsupported(_ what: String) -> MapDataError {
    .unsupported(path: path, what: what, remedy: "write it again with `osmium cat in.osm.pbf -o out.osm.pbf`")
  }

  private func tooLarge(_ what: String, _ value: Int, _ limit: Int) -> MapDataError {
    .tooLarge(
      path: path, what: "\(what) at byte \(blobOffset), in bytes,", value: UInt64(max(value, 0)), limit: UInt64(limit))
  }
}
