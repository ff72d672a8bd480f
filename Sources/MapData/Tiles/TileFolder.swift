import Foundation
import Geometry
import JSON

/// Vector tiles as single files: a folder of `{z}/{x}/{y}.mvt`, `z-x-y.mvt` or `z_x_y.mvt`, or one file by itself.
///
/// The names may end in `.mvt`, `.pbf` or `.vector.pbf`, with `.gz` after it or not.
final class TileFolder: TileArchive {
  /// Files looked at; a folder of more is better packed into an archive.
  static let fileLimit = 1_000_000

  let path: String
  let minZoom: Int
  let maxZoom: Int
  let bounds: Rect
  let metadata: ArchiveMetadata
  let warnings: [String]

  var attribution: String? { metadata.attribution }

  private let files: [TileID: String]

  /// The tiles below a folder.
  convenience init(folder: String) throws(MapDataError) {
    var files: [TileID: String] = [:]
    var seen = 0
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(path: folder, reason: "its content cannot be listed")
    }
    while let name = names.nextObject() as? String {
      seen += 1
      guard seen <= Self.fileLimit else {
        throw .tooLarge(
          path: folder, what: "the number of files in it", value: UInt64(seen), limit: UInt64(Self.fileLimit))
      }
      guard Self.isTileName(name), let tile = TileID(name: name) else { continue }
      // Two files for one tile: the name that sorts first, whatever order the system lists them in.
      files[tile] = min(files[tile] ?? name, name)
    }
    guard !files.isEmpty else { throw .unrecognised(path: folder) }
    self.init(
      path: folder, files: files.mapValues { folder + "/" + $0 }, warnings: [], metadata: .inFolder(folder))
  }

  /// One file; a name that does not say which tile it is makes it the whole world.
  convenience init(file: String, tile: TileID?) {
    let named = tile ?? TileID(name: file)
    let warnings =
      named == nil
      ? ["\(file): its name does not say which tile it is, so it is drawn as 0/0/0; call it z-x-y.mvt or add #z/x/y."]
      : []
    self.init(
      path: file, files: [named ?? TileID(zoom: 0, x: 0, y: 0): file], warnings: warnings,
      metadata: ArchiveMetadata())
  }

  private init(path: String, files: [TileID: String], warnings: [String], metadata: ArchiveMetadata) {
    self.path = path
    self.metadata = metadata
    self.files = files
    self.warnings = warnings
    let zooms = files.keys.map(\.zoom)
    minZoom = zooms.min() ?? 0
    maxZoom = zooms.max() ?? 0
    let deepest = zooms.max() ?? 0
    bounds = files.keys.reduce(Rect.null) { $1.zoom == deepest ? $0.union($1.box) : $0 }
  }

  func bytes(of tile: TileID) throws(MapDataError) -> [UInt8]? {
    guard let name = files[tile] else { return nil }
    return try ByteFile(path: name).contents(limit: MVTDecoder.sizeLimit)
  }

  func tiles(limit: Int) -> TileList {
    TileList(tiles: files.keys.sorted(), total: files.count)
  }

  /// One for each tile; files may change one by one.
  func stamps(of tiles: [TileID]) -> [FileStamp] {
    tiles.map { tile in files[tile.wrapped].map { FileStamp(path: $0) } ?? .missing }
  }

  static func isTileName(_ name: String) -> Bool {
    let bare = name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
    return (bare.hasSuffix(".mvt") || bare.hasSuffix(".pbf")) && !bare.hasSuffix(".osm.pbf")
  }
}

extension ArchiveMetadata {
  /// What a folder of tiles says of itself, in a file beside them.
  static func inFolder(_ folder: String) -> ArchiveMetadata {
    for name in ["metadata.json", "tiles.json", "tilejson.json"] {
      guard let bytes = try? ByteFile(path: folder + "/" + name).contents(limit: 8 << 20),
        let json = try? JSONValue(parsing: bytes, file: name, badUTF8: .replaced)
      else { continue }
      return ArchiveMetadata(json)
    }
    return ArchiveMetadata()
  }
}
