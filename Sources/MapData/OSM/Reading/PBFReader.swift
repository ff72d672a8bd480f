import Geometry
import JSON
import ShownText

/// Reads an OSM PBF file: walks its blocks, unpacks and decodes each into columns and joins them in file order.
///
/// Ids have 64 bits and may come in any order, nodes densely or singly, with positions in any unit or on their ways.
struct PBFReader {
  /// Of the file.
  static let sizeLimit = 512 << 20
  /// What all blocks may unpack to whatever the file's size.
  static let freeSize = 16 << 20
  /// Times their own size that the blocks of data may unpack to; real ones reach 3.
  static let ratioLimit = 32
  static let rewrite = "write it again with `osmium cat in.osm.pbf -o out.osm.pbf`"

  private let path: String
  private let bytes: UnsafeRawBufferPointer

  /// What the file holds; `claim` is left holding the store's memory.
  static func read(
    _ file: ByteFile, threads: Int = 1, claim: inout ReadingClaim
  ) throws(MapDataError) -> OSMContent {
    try claim.hold(file.size, what: "its size")
    let (join, bounds) = try joined(file, threads: threads, &claim)
    // The file's bytes are gone before the store is made, which takes as much again.
    try claim.hold(join.assembler.weight, what: "the memory of its objects")
    return OSMContent(store: join.store(threads: threads), strayNodes: join.assembler.strayNodes, statedBounds: bounds)
  }

  private static func joined(
    _ file: ByteFile, threads: Int, _ claim: inout ReadingClaim
  ) throws(MapDataError) -> (PBFBlockJoin, bounds: Rect?) {
    let bytes = try file.contents(limit: sizeLimit)
    return try bytes.withUnsafeBytes { buffer in
      Result { () throws(MapDataError) in
        try PBFReader(buffer, path: file.path).joined(threads: threads, &claim)
      }
    }.get()
  }

  private init(_ bytes: UnsafeRawBufferPointer, path: String) {
    self.path = path
    self.bytes = bytes
  }

  private func joined(
    threads: Int, _ claim: inout ReadingClaim
  ) throws(MapDataError) -> (PBFBlockJoin, bounds: Rect?) {
    try checkSizes()
    var blocks = PBFBlocks(bytes, path: path)
    guard let first = try blocks.next() else { throw .truncated(path: path, what: "the OSM header", offset: 0) }
    let bounds = try header(first)
    var data: [PBFBlocks.Block] = []
    // Other types than these are skipped, as the format asks.
    while let block = try blocks.next() { if block.type == "OSMData" { data.append(block) } }
    let join = try withUnsafeMutablePointer(to: &claim) { [bytes, path] claim in
      Result { () throws(MapDataError) in
        let join = PBFBlockJoin(data, of: bytes, path: path, claim: claim)
        try join.run(threads: threads)
        return join
      }
    }.get()
    try claim.hold(bytes.count + join.assembler.weight, what: "the memory of its objects")
    return (join, bounds)
  }

  /// Checks that the blocks are in order and that their stated unpacked sizes are within limits, before any is
  /// unpacked.
  private func checkSizes() throws(MapDataError) {
    var blocks = PBFBlocks(bytes, path: path)
    var isFirst = true
    var packed = 0
    var unpacked = 0
    while let block = try blocks.next() {
      guard isFirst == (block.type == "OSMHeader") else {
        throw Self.malformed(
          "a block of type \"\(block.type.shown(limit: 32))\" where \(isFirst ? "OSMHeader" : "OSMData") belongs",
          at: block.offset, path: path)
      }
      isFirst = false
      guard block.type == "OSMData" else { continue }
      packed += block.content.count
      unpacked += block.size
    }
    let limit = max(Self.freeSize, packed * Self.ratioLimit)
    guard unpacked <= limit else {
      throw .tooLarge(
        path: path, what: "what its blocks unpack to, in bytes,", value: UInt64(unpacked), limit: UInt64(limit))
    }
  }

  // MARK: Blocks

  /// The content of a block, valid as long as `bytes` and `room` stay as they are.
  static func unpack(
    _ block: PBFBlocks.Block, of bytes: UnsafeRawBufferPointer, path: String, _ unpacker: borrowing ZlibUnpacker?,
    into room: inout Column<UInt8>
  ) throws(MapDataError) -> UnsafeRawBufferPointer {
    let content = UnsafeRawBufferPointer(rebasing: bytes[block.content])
    guard block.isPacked else { return content }
    room.clear()
    let target = UnsafeMutableRawBufferPointer(start: room.room(for: block.size), count: block.size)
    guard let isUnpacked = unpacker?.unpack(content, into: target) else {
      throw .unreadable(path: path, reason: "memory ran out")
    }
    guard isUnpacked else {
      throw Self.malformed(
        "a block that does not unpack to the \(block.size) bytes it states", at: block.offset, path: path)
    }
    room.commit(block.size)
    return UnsafeRawBufferPointer(room.values)
  }

  /// The area that the header states, if it does, in world points.
  private func header(_ block: PBFBlocks.Block) throws(MapDataError) -> Rect? {
    var bounds: Rect?
    var unknown: String?
    var room = Column<UInt8>()
    let content = try Self.unpack(block, of: bytes, path: path, ZlibUnpacker(), into: &room)
    do throws(ProtobufFault) {
      var reader = ProtobufReader(content)
      while let field = try reader.field() {
        switch (field.number, field.type) {
        case (1, .bytes):
          var box = try reader.message()
          bounds = try Self.bounds(&box).worldRect
        case (4, .bytes):
          let feature = try reader.string()
          if feature != "OsmSchema-V0.6", feature != "DenseNodes" { unknown = feature.shown(limit: 32) }
        default: try reader.skip(field.type)
        }
      }
    } catch {
      throw Self.malformed(error.reason, at: block.offset, within: error.offset, path: path)
    }
    switch unknown {
    case nil: return bounds
    case "HistoricalInformation":
      throw .unsupported(
        path: path, what: "a history of the map",
        remedy: "take one moment of it with `osmium time-filter in.osm.pbf 2026-01-01T00:00:00Z -o out.osm.pbf`")
    case let feature?:
      throw .unsupported(path: path, what: "a file that requires \"\(feature)\"", remedy: Self.rewrite)
    }
  }

  private static func bounds(_ reader: inout ProtobufReader) throws(ProtobufFault) -> OSMContent.Bounds {
    var bounds = OSMContent.Bounds(west: 0, east: 0, north: 0, south: 0)
    func nanodegrees(_ value: Int64) -> Double { Double(value) / 1e9 }
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .varint): bounds.west = nanodegrees(try reader.zigzag())
      case (2, .varint): bounds.east = nanodegrees(try reader.zigzag())
      case (3, .varint): bounds.north = nanodegrees(try reader.zigzag())
      case (4, .varint): bounds.south = nanodegrees(try reader.zigzag())
      default: try reader.skip(field.type)
      }
    }
    return bounds
  }

  // MARK: Messages

  /// - Parameters:
  ///   - offset: of the block.
  ///   - inner: within its unpacked content, or its header.
  static func malformed(_ reason: String, at offset: Int, within inner: Int? = nil, path: String) -> MapDataError {
    let place = inner.map { ", \($0) bytes into it" } ?? ""
    return .malformed(path: path, place: "in the block at byte \(offset)\(place)", reason: reason)
  }
}

/// What an OSM file holds.
struct OSMContent {
  /// Sides of an area in degrees.
  struct Bounds {
    var west, east, north, south: Double

    /// The area in world points; `nil` for one that is none on the earth.
    var worldRect: Rect? {
      guard abs(west) <= 180, abs(east) <= 180, abs(north) <= 90, abs(south) <= 90 else { return nil }
      let topLeft = WebMercator.project(Coordinate(latitude: north, longitude: west))
      let bottomRight = WebMercator.project(Coordinate(latitude: south, longitude: east))
      let rect = Rect(minX: topLeft.x, minY: topLeft.y, maxX: bottomRight.x, maxY: bottomRight.y)
      return rect.isEmpty ? nil : rect
    }
  }

  var store: OSMStore
  /// Nodes left out because their position is not on the earth.
  var strayNodes: Int
  /// The area that the file says it covers, in world points.
  var statedBounds: Rect?
}
