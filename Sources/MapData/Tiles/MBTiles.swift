import CSQLite
import Geometry
import JSON
import ShownText
import Synchronization

/// Vector tiles in an SQLite database; the only file that touches SQLite.
///
/// Source: the MBTiles specification 1.3. Rows count from the south there.
final class MBTiles: TileArchive {
  let path: String
  let minZoom: Int
  let maxZoom: Int
  let bounds: Rect
  let attribution: String?
  let metadata: ArchiveMetadata
  let warnings: [String] = []

  /// Virtual machine steps from one row of a query to the next: a view that never ends is cut off there, no honest one
  /// comes near.
  private static let stepLimit = 20_000_000
  /// Bytes of a value of the metadata.
  private static let metadataLimit = 1 << 20

  private let database: Mutex<Database>

  /// - Parameter content: of tiles that are taken.
  init(file: ByteFile, content: TileContent = .vector) throws(MapDataError) {
    path = file.path
    try Self.checkSize(file)
    let database = try Database(path: file.path)
    let metadata = try database.metadata()
    self.metadata = ArchiveMetadata(mbtiles: metadata, file: file.path)
    if let format = metadata["format"], content != .any, !content.formats.contains(format) {
      let isMLT = format.lowercased().contains("mlt") || format.lowercased().contains("maplibre")
      throw .unsupported(
        path: file.path,
        what: isMLT ? "tiles of the kind MapLibre Tile (MLT)" : "tiles of format \"\(format.shown(limit: 32))\"",
        remedy: "give MBTiles with \(content.words)")
    }
    let levels = try database.levels()
    guard 0...TileID.zoomLimit ~= levels.lowerBound, levels.upperBound <= TileID.zoomLimit else {
      throw .malformed(path: file.path, place: "table tiles", reason: "its zoom levels are \(levels)")
    }
    minZoom = levels.lowerBound
    maxZoom = levels.upperBound
    attribution = metadata["attribution"].flatMap { $0.isEmpty ? nil : PlainText.fromHTML($0) }
    bounds = Self.bounds(metadata["bounds"]) ?? Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    self.database = Mutex(database)
  }

  func bytes(of tile: TileID) throws(MapDataError) -> [UInt8]? {
    let result = database.withLock { database -> Result<[UInt8]?, MapDataError> in
      do throws(MapDataError) { return .success(try database.tile(tile)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  func tiles(limit: Int) throws(MapDataError) -> TileList {
    let result = database.withLock { database -> Result<TileList, MapDataError> in
      do throws(MapDataError) { return .success(try database.tiles(limit: limit)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// SQLite itself notices a short file only when a query reaches the part that is missing.
  private static func checkSize(_ file: ByteFile) throws(MapDataError) {
    let header = try file.bytes(0..<100, what: "the database header")
    let stated = Int(header[16]) << 8 | Int(header[17])
    let pageSize = stated == 1 ? 65_536 : stated
    let pages = header[28..<32].reduce(0) { $0 << 8 | Int($1) }
    // The page count holds only where the two change counters agree.
    guard header[24..<28].elementsEqual(header[92..<96]) else { return }
    guard file.size >= pages * pageSize else {
      throw .truncated(path: file.path, what: "a database of \(pages) pages of \(pageSize) bytes", offset: 0)
    }
  }

  /// What the views of a file may do: read tables. Recursion and functions can make any amount of data and work out of a
  /// small file, and no view of tiles needs them.
  private static func allows(_ action: Int32, _ function: UnsafePointer<CChar>?) -> Int32 {
    switch action {
    case SQLITE_RECURSIVE: return SQLITE_DENY
    case SQLITE_FUNCTION:
      let name = function.map { String(cString: $0).lowercased() } ?? ""
      return name == "min" || name == "max" ? SQLITE_OK : SQLITE_DENY
    default: return SQLITE_OK
    }
  }

  /// "west,south,east,north" in degrees; zeros mean unknown.
  static func bounds(_ text: String?) -> Rect? {
    let sides = (text ?? "").split(separator: ",").compactMap {
      Double(written: String($0).trimmedSpaces, isScientific: true)
    }
    guard sides.count == 4, sides.contains(where: { $0 != 0 }) else { return nil }
    let first = WebMercator.project(Coordinate(latitude: sides[3], longitude: sides[0]))
    let second = WebMercator.project(Coordinate(latitude: sides[1], longitude: sides[2]))
    let rect = Rect(minX: first.x, minY: first.y, maxX: second.x, maxY: second.y)
    return rect.isNull || rect.minX < -1 || rect.maxX > 2 ? nil : rect
  }

  /// One connection with its statement, used under the lock only.
  private final class Database: @unchecked Sendable {
    private let path: String
    private let handle: OpaquePointer
    private var tileQuery: OpaquePointer?

    init(path: String) throws(MapDataError) {
      var handle: OpaquePointer?
      let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
      guard code == SQLITE_OK, let handle else {
        sqlite3_close(handle)
        throw .unreadable(path: path, reason: String(cString: sqlite3_errstr(code)))
      }
      self.path = path
      self.handle = handle
      sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(MVTDecoder.sizeLimit))
      sqlite3_exec(handle, "PRAGMA trusted_schema = OFF; PRAGMA query_only = ON", nil, nil, nil)
      sqlite3_set_authorizer(handle, { _, action, _, function, _, _ in MBTiles.allows(action, function) }, nil)
      tileQuery = try prepare("SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?")
    }

    deinit {
      sqlite3_finalize(tileQuery)
      sqlite3_close(handle)
    }

    func metadata() throws(MapDataError) -> [String: String] {
      // The table is optional in practice.
      let table = try prepare("SELECT 1 FROM sqlite_master WHERE name = 'metadata' COLLATE NOCASE")
      defer { sqlite3_finalize(table) }
      guard try step(table) else { return [:] }
      sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(MBTiles.metadataLimit))
      defer { sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(MVTDecoder.sizeLimit)) }
      let query = try prepare(
        """
        SELECT name, value FROM metadata WHERE name IN ('format', 'bounds', 'attribution', 'name', 'description') LIMIT 16
        """)
      defer { sqlite3_finalize(query) }
      var metadata: [String: String] = [:]
      while try step(query) {
        guard let name = sqlite3_column_text(query, 0), let value = sqlite3_column_text(query, 1) else { continue }
        metadata[String(cString: name)] = String(cString: value)
      }
      metadata["json"] = try layerList()
      return metadata
    }

    /// What the file says of its layers; a list that is too long is done without, since tiles say the same.
    private func layerList() throws(MapDataError) -> String? {
      let query = try prepare("SELECT value FROM metadata WHERE name = 'json' LIMIT 1")
      defer { sqlite3_finalize(query) }
      guard (try? step(query)) == true else { return nil }
      return sqlite3_column_text(query, 0).map { String(cString: $0) }
    }

    func levels() throws(MapDataError) -> ClosedRange<Int> {
      // One by one they are looked up in the index; together they would read every row.
      let query = try prepare("SELECT (SELECT min(zoom_level) FROM tiles), (SELECT max(zoom_level) FROM tiles)")
      defer { sqlite3_finalize(query) }
      guard try step(query), sqlite3_column_type(query, 0) == SQLITE_INTEGER else {
        throw .malformed(path: path, place: "table tiles", reason: "it holds no tiles")
      }
      let low = Int(sqlite3_column_int64(query, 0))
      return low...max(low, Int(sqlite3_column_int64(query, 1)))
    }

    func tiles(limit: Int) throws(MapDataError) -> TileList {
      let query = try prepare("SELECT zoom_level, tile_column, tile_row FROM tiles")
      defer { sqlite3_finalize(query) }
      var list = TileList()
      while list.total < limit, try step(query) {
        let zoom = Int(sqlite3_column_int64(query, 0))
        let row = Int(sqlite3_column_int64(query, 2))
        list.total += 1
        guard 0...TileID.zoomLimit ~= zoom, 0..<1 << zoom ~= row,
          let tile = TileID(checkedZoom: zoom, x: Int(sqlite3_column_int64(query, 1)), y: (1 << zoom) - 1 - row)
        else { continue }
        list.tiles.append(tile)
      }
      if list.total >= limit { list.isWhole = try !step(query) }
      return list
    }

    func tile(_ tile: TileID) throws(MapDataError) -> [UInt8]? {
      sqlite3_reset(tileQuery)
      sqlite3_bind_int64(tileQuery, 1, Int64(tile.zoom))
      sqlite3_bind_int64(tileQuery, 2, Int64(tile.x))
      sqlite3_bind_int64(tileQuery, 3, Int64((1 << tile.zoom) - 1 - tile.y))
      defer { sqlite3_reset(tileQuery) }
      guard try step(tileQuery), let blob = sqlite3_column_blob(tileQuery, 0) else { return nil }
      return [UInt8](UnsafeRawBufferPointer(start: blob, count: Int(sqlite3_column_bytes(tileQuery, 0))))
    }

    private func prepare(_ sql: String) throws(MapDataError) -> OpaquePointer? {
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw failure() }
      return statement
    }

    /// Whether there is a row.
    private func step(_ statement: OpaquePointer?) throws(MapDataError) -> Bool {
      sqlite3_progress_handler(handle, Int32(MBTiles.stepLimit), { _ in 1 }, nil)
      switch sqlite3_step(statement) {
      case SQLITE_ROW: return true
      case SQLITE_DONE: return false
      default: throw failure()
      }
    }

    private var valueLimit: Int32 { sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, -1) }

    private func failure() -> MapDataError {
      let message = String(cString: sqlite3_errmsg(handle)).shown(limit: 200)
      return switch sqlite3_errcode(handle) {
      case SQLITE_TOOBIG:
        .malformed(
          path: path, place: "as SQLite reads it", reason: "a value is longer than the accepted \(valueLimit) bytes")
      case SQLITE_AUTH:
        .unsupported(
          path: path, what: "a view that calls functions or itself (\(message))",
          remedy: "write its content as a table")
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT:
        .malformed(path: path, place: "as SQLite reads it", reason: message)
      case SQLITE_INTERRUPT:
        .tooLarge(
          path: path, what: "the steps of a query", value: UInt64(MBTiles.stepLimit) + 1,
          limit: UInt64(MBTiles.stepLimit))
      default: .unreadable(path: path, reason: message)
      }
    }
  }
}
