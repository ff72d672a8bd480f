import Geometry
import JSON
import Synchronization

/// Vector tiles in one file with directories of its own.
///
/// Source: the PMTiles specification, version 3. Directories and tiles may be bare or gzip; clustered or not is all one
/// to a reader.
final class PMTiles: TileArchive {
  static let headerSize = 127
  static let magic = Array("PMTiles".utf8)
  /// Bytes of a packed or unpacked directory.
  static let directoryLimit = 4 << 20
  /// Entries of one directory: writers make leaves of about ten thousand.
  static let entryLimit = 1 << 18
  /// The specification allows a root and one level of leaves and asks readers to stop at some depth.
  private static let depthLimit = 4
  /// Entries of the leaf directories that are kept decoded.
  private static let cacheLimit = 1 << 20

  let minZoom: Int
  let maxZoom: Int
  let bounds: Rect
  let attribution: String?
  let metadata: ArchiveMetadata
  let warnings: [String] = []
  var path: String { file.path }

  let file: ByteFile
  private let header: Header
  private let root: Directory
  private let leaves = Mutex<(byOffset: [Int: Directory], entries: Int)>(([:], 0))

  /// - Parameter content: of tiles that are taken.
  init(file: ByteFile, content: TileContent = .vector) throws(MapDataError) {
    self.file = file
    header = try Header(file, content: content)
    minZoom = header.minZoom
    maxZoom = header.maxZoom
    bounds = header.bounds
    root = try Self.directory(header.root, header, file)
    metadata = try Self.metadata(header, file)
    attribution = metadata.attribution
  }

  func bytes(of tile: TileID) throws(MapDataError) -> [UInt8]? {
    let number = HilbertCurve.number(of: tile)
    var directory = root
    for _ in 0..<Self.depthLimit {
      guard let entry = directory.entry(for: number) else { return nil }
      if entry.runLength > 0 {
        guard entry.length <= UInt64(MVTDecoder.sizeLimit) else {
          throw .tooLarge(
            path: path, what: "the size in bytes of \(tile)", value: entry.length, limit: UInt64(MVTDecoder.sizeLimit))
        }
        return try file.bytes(header.tiles.part(entry, "\(tile)", path), what: "\(tile)")
      }
      directory = try leaf(entry)
    }
    throw .malformed(
      path: path, place: "\(tile)", reason: "its directories are nested more than \(Self.depthLimit) deep")
  }

  private func leaf(_ entry: Directory.Entry) throws(MapDataError) -> Directory {
    let range = try header.leaves.part(entry, "a leaf directory", path)
    if let known = leaves.withLock({ $0.byOffset[range.lowerBound] }) { return known }
    let directory = try Self.directory(range, header, file)
    leaves.withLock { leaves in
      if leaves.entries + directory.count > Self.cacheLimit { leaves = ([:], 0) }
      if leaves.byOffset.updateValue(directory, forKey: range.lowerBound) == nil { leaves.entries += directory.count }
    }
    return directory
  }

  private static func directory(
    _ range: Range<Int>, _ header: Header, _ file: ByteFile
  ) throws(MapDataError) -> Directory {
    let bytes = try unpacked(range, "a directory", header, file)
    var result: Directory?
    var fault: ProtobufFault?
    bytes.withUnsafeBytes { buffer in
      do throws(ProtobufFault) { result = try Directory(ProtobufReader(buffer)) } catch { fault = error }
    }
    guard let result else {
      throw .malformed(
        path: file.path, place: "the directory at byte \(range.lowerBound), \(fault?.offset ?? 0) bytes into it",
        reason: fault?.reason ?? "it cannot be decoded")
    }
    return result
  }

  private static func unpacked(
    _ range: Range<Int>, _ what: String, _ header: Header, _ file: ByteFile
  ) throws(MapDataError) -> [UInt8] {
    guard range.count <= directoryLimit else {
      throw .tooLarge(
        path: file.path, what: "\(what), in bytes,", value: UInt64(range.count), limit: UInt64(directoryLimit))
    }
    let bytes = try file.bytes(range, what: what)
    guard header.isPacked else { return bytes }
    do throws(InflateFault) {
      return try Inflate.gzip(bytes, limit: directoryLimit)
    } catch {
      throw .malformed(path: file.path, place: "\(what) at byte \(range.lowerBound)", reason: error.reason)
    }
  }

  private static func metadata(_ header: Header, _ file: ByteFile) throws(MapDataError) -> ArchiveMetadata {
    var metadata = ArchiveMetadata()
    if !header.metadata.isEmpty {
      let json = try unpacked(header.metadata, "the metadata", header, file)
      metadata = ArchiveMetadata((try? JSONValue(parsing: json, file: file.path, badUTF8: .replaced)) ?? .null)
    }
    metadata.format = header.format
    return metadata
  }

  func tiles(limit: Int) throws(MapDataError) -> TileList {
    var list = TileList()
    try add(root, to: &list, limit: limit, depth: 0)
    return list
  }

  private func add(
    _ directory: Directory, to list: inout TileList, limit: Int, depth: Int
  ) throws(MapDataError) {
    for entry in directory.entries {
      guard list.isWhole else { return }
      if entry.runLength == 0 {
        guard depth < Self.depthLimit else {
          throw .malformed(
            path: path, place: "a leaf directory",
            reason: "its directories are nested more than \(Self.depthLimit) deep")
        }
        try add(leaf(entry), to: &list, limit: limit, depth: depth + 1)
        continue
      }
      for number in 0..<entry.runLength {
        guard list.total < limit else {
          list.isWhole = false
          return
        }
        list.total += 1
        if let tile = HilbertCurve.tile(entry.number &+ number) { list.tiles.append(tile) }
      }
    }
  }
}

/// The fixed part at the beginning of a PMTiles file.
private struct Header {
  struct Section {
    var offset: UInt64
    var length: UInt64

    /// Where a directory entry's bytes lie in the file; an entry that leaves its section is refused.
    func part(_ entry: Directory.Entry, _ what: String, _ path: String) throws(MapDataError) -> Range<Int> {
      let (end, overflows) = entry.offset.addingReportingOverflow(entry.length)
      guard !overflows, end <= length else {
        throw .malformed(
          path: path, place: what, reason: "it lies at \(entry.offset), beyond its section of \(length) bytes")
      }
      return Int(offset + entry.offset)..<Int(offset + end)
    }
  }

  var root: Range<Int>
  var metadata: Range<Int>
  var leaves: Section
  var tiles: Section
  var isPacked: Bool
  var minZoom: Int
  var maxZoom: Int
  var bounds: Rect

  /// What tiles are, in a word: `mvt`, `png`, `jpg`, `webp`, `avif`.
  var format: String

  init(_ file: ByteFile, content: TileContent) throws(MapDataError) {
    let bytes = try file.bytes(0..<PMTiles.headerSize, what: "the header")
    func number(_ offset: Int, _ count: Int) -> UInt64 {
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard bytes[7] == 3 else {
      throw .unsupported(
        path: file.path, what: "PMTiles version \(bytes[7])", remedy: "convert it with `pmtiles convert` to version 3")
    }
    isPacked = try Self.isGzip(bytes[97], "directories", file.path)
    _ = try Self.isGzip(bytes[98], "tiles", file.path)
    let formats = ["unknown", "mvt", "png", "jpg", "webp", "avif", "mlt"]
    format = formats.dropFirst(Int(bytes[99])).first ?? "unknown"
    guard content.formats.contains(format) || content == .any else {
      let kinds = ["mvt": "vector", "png": "PNG", "jpg": "JPEG", "webp": "WebP", "avif": "AVIF"]
      let kind = format == "mlt" ? "MapLibre Tile (MLT)" : kinds[format] ?? "unknown"
      throw .unsupported(
        path: file.path, what: "tiles of the kind \(kind)", remedy: "give PMTiles with \(content.words)")
    }
    root = try Self.range(number(8, 8), number(16, 8), "the root directory", file)
    metadata = try Self.range(number(24, 8), number(32, 8), "the metadata", file)
    leaves = Section(offset: number(40, 8), length: number(48, 8))
    tiles = Section(offset: number(56, 8), length: number(64, 8))
    _ = try Self.range(leaves.offset, leaves.length, "the leaf directories", file)
    _ = try Self.range(tiles.offset, tiles.length, "the tile data", file)
    minZoom = Int(bytes[100])
    maxZoom = Int(bytes[101])
    guard minZoom <= maxZoom, maxZoom <= TileID.zoomLimit else {
      throw .malformed(path: file.path, place: "the header", reason: "its zoom levels are \(minZoom) to \(maxZoom)")
    }
    let degrees = [102, 106, 110, 114].map { Double(Int32(truncatingIfNeeded: number($0, 4))) / 1e7 }
    let first = WebMercator.project(Coordinate(latitude: degrees[3], longitude: degrees[0]))
    let second = WebMercator.project(Coordinate(latitude: degrees[1], longitude: degrees[2]))
    let stated = Rect(minX: first.x, minY: first.y, maxX: second.x, maxY: second.y)
    // Zeros mean unknown.
    bounds = stated.isNull || degrees.allSatisfy({ $0 == 0 }) ? Rect(minX: 0, minY: 0, maxX: 1, maxY: 1) : stated
  }

  /// None (1) or gzip (2); unknown (0) is left to the first bytes.
  private static func isGzip(_ code: UInt8, _ what: String, _ path: String) throws(MapDataError) -> Bool {
    switch code {
    case 0, 1: return false
    case 2: return true
    default:
      let name = code == 3 ? "Brotli" : code == 4 ? "Zstandard" : "method \(code)"
      throw .unsupported(
        path: path, what: "\(what) compressed with \(name)", remedy: "write the file again with gzip")
    }
  }

  private static func range(
    _ offset: UInt64, _ length: UInt64, _ what: String, _ file: ByteFile
  ) throws(MapDataError) -> Range<Int> {
    let (end, overflows) = offset.addingReportingOverflow(length)
    guard !overflows, end <= UInt64(file.size) else {
      throw .truncated(path: file.path, what: what, offset: Int(clamping: offset))
    }
    return Int(offset)..<Int(end)
  }
}

/// One directory of a PMTiles file.
private struct Directory {
  struct Entry {
    var number: UInt64
    var offset: UInt64
    var length: UInt64
    /// Tiles in a row with the same content; 0 for a leaf directory.
    var runLength: UInt64
  }

  private(set) var entries: [Entry] = []

  var count: Int { entries.count }

  init(_ bytes: ProtobufReader) throws(ProtobufFault) {
    var reader = bytes
    let count = try reader.varint()
    // Each entry takes at least four bytes.
    guard count <= UInt64(reader.count / 4) else { throw reader.fault("\(count) entries in \(reader.count) bytes") }
    guard count <= UInt64(PMTiles.entryLimit) else {
      throw reader.fault("\(count) entries, more than the accepted \(PMTiles.entryLimit)")
    }
    entries = Array(repeating: Entry(number: 0, offset: 0, length: 0, runLength: 0), count: Int(count))
    var number: UInt64 = 0
    for index in entries.indices {
      number = number &+ (try reader.varint())
      entries[index].number = number
    }
    for index in entries.indices { entries[index].runLength = try reader.varint() }
    for index in entries.indices { entries[index].length = try reader.varint() }
    for index in entries.indices {
      let value = try reader.varint()
      if value > 0 {
        entries[index].offset = value - 1
      } else {
        guard index > 0 else { throw reader.fault("a first entry without offset") }
        entries[index].offset = entries[index - 1].offset &+ entries[index - 1].length
      }
    }
  }

  func entry(for number: UInt64) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number <= number { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    return entry.runLength == 0 || number - entry.number < entry.runLength ? entry : nil
  }
}

/// Numbers tiles along Hilbert's curve, level after level.
enum HilbertCurve {
  /// The tile of a number; `nil` beyond the deepest level.
  static func tile(_ number: UInt64) -> TileID? {
    var zoom = 0
    var rest = number
    while rest >= 1 << UInt64(2 * zoom) {
      rest -= 1 << UInt64(2 * zoom)
      zoom += 1
      guard zoom <= TileID.zoomLimit else { return nil }
    }
    var (x, y) = (0, 0)
    var side = 1
    while side < 1 << zoom {
      let quarter = rest & 3
      let right = quarter >= 2
      let lower = quarter == 1 || quarter == 2
      // The same turns as below, from the smallest quarter up.
      if !lower {
        if right { (x, y) = (side - 1 - x, side - 1 - y) }
        swap(&x, &y)
      }
      if right { x += side }
      if lower { y += side }
      rest >>= 2
      side *= 2
    }
    return TileID(checkedZoom: zoom, x: x, y: y)
  }

  /// Source: the PMTiles specification, section 4.1; tile 0/0/0 is 0, level 1 begins with 1.
  static func number(of tile: TileID) -> UInt64 {
    var number = ((UInt64(1) << UInt64(2 * tile.zoom)) - 1) / 3
    var x = tile.x
    var y = tile.y
    var side = (1 << tile.zoom) / 2
    while side > 0 {
      let right = x & side != 0
      let lower = y & side != 0
      let quarter = (right ? 3 : 0) ^ (lower ? 1 : 0)
      number += UInt64(side) * UInt64(side) * UInt64(quarter)
      // The curve of a quarter is that of the whole, turned so that its ends meet the neighbours'.
      if !lower {
        if right {
          x = side - 1 - (x & (side - 1))
          y = side - 1 - (y & (side - 1))
        }
        swap(&x, &y)
      }
      side /= 2
    }
    return number
  }
}
