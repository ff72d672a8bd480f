import Foundation
import XML

/// Opens map data of any kind.
public enum MapSource {
  /// The data at `path`, a file or a folder of tiles; their kind is found by their content, not their name.
  ///
  /// `file.mvt#z/x/y` says which tile a single file is where its name does not.
  ///
  /// - Parameters:
  ///   - threads: how many read an OSM file; the same comes out with any number.
  ///   - budget: what OSM files may take of memory, shared by all sources opened with it.
  public static func open(
    path: String, threads: Int = 1, budget: ReadingBudget = ReadingBudget()
  ) throws(MapDataError) -> any FeatureSource {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return try openNamedTile(path)
    }
    if isFolder.boolValue { return TileSource(archive: try TileFolder(folder: path)) }
    let file = try ByteFile(path: path)
    switch try FileKind.of(file) {
    case .pbf: return try OSMSource(file: file, format: .pbf, threads: threads, budget: budget)
    case .osmXML: return try OSMSource(file: file, format: .xml, threads: threads, budget: budget)
    case .mbtiles: return TileSource(archive: try MBTiles(file: file))
    case .pmtiles: return TileSource(archive: try PMTiles(file: file))
    case .tile: return TileSource(archive: TileFolder(file: path, tile: nil))
    case .json: return try GeoJSONSource(file: file)
    case nil:
      guard !path.lowercased().hasSuffix(".mlt") else {
        throw .unsupported(path: path, what: "a MapLibre Tile (MLT)", remedy: "give vector tiles (MVT)")
      }
      throw .unrecognised(path: path)
    }
  }

  private static func openNamedTile(_ path: String) throws(MapDataError) -> any FeatureSource {
    guard let mark = path.lastIndex(of: "#"), let tile = TileID(name: String(path[path.index(after: mark)...])) else {
      throw .missing(path: path)
    }
    let name = String(path[..<mark])
    guard try FileKind.of(ByteFile(path: name)) == .tile else { throw .unrecognised(path: name) }
    return TileSource(archive: TileFolder(file: name, tile: tile))
  }
}

/// What a file holds, by its first bytes.
enum FileKind {
  case pbf, osmXML, mbtiles, pmtiles, tile, json

  /// Nil for a kind that is not known here.
  static func of(_ file: ByteFile) throws(MapDataError) -> FileKind? {
    let head = try file.prefix(512)
    // A PBF begins with a length below 64 KiB and the type of its first block.
    if head.count > 16, head[0] == 0, head[1] == 0, head[4] == 0x0A, head[6...].starts(with: Array("OSMHeader".utf8)) {
      return .pbf
    }
    if head.starts(with: Array("SQLite format 3\0".utf8)) { return .mbtiles }
    if head.starts(with: PMTiles.magic) { return .pmtiles }
    if XMLScanner.looksLikeXML(head) { return .osmXML }
    if firstVisible(head) == UInt8(ascii: "{") { return .json }
    return isTile(head, file.path) ? .tile : nil
  }

  /// A bare tile begins with the tag of its first layer; a packed or empty one is recognised by its name.
  private static func isTile(_ head: [UInt8], _ path: String) -> Bool {
    if head.first == 0x1A { return true }
    return (head.isEmpty || Inflate.wrapping(of: head) != .none) && TileFolder.isTileName(path)
  }

  private static func firstVisible(_ head: [UInt8]) -> UInt8? {
    head.first { !($0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 0x20 || 0x09...0x0D ~= $0) }
  }
}
