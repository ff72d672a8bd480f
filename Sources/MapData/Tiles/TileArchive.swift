import Geometry

/// A store of vector tiles.
protocol TileArchive: Sendable {
  var path: String { get }
  var minZoom: Int { get }
  var maxZoom: Int { get }
  var bounds: Rect { get }
  var attribution: String? { get }
  /// What it says of itself.
  var metadata: ArchiveMetadata { get }
  /// Irregularities of the store itself, one sentence each.
  var warnings: [String] { get }

  /// The stored bytes of a tile, still wrapped; nil where there is none.
  func bytes(of tile: TileID) throws(MapDataError) -> [UInt8]?

  /// Which tiles it has; counting ends at `limit`.
  func tiles(limit: Int) throws(MapDataError) -> TileList

  /// Of the files that hold these tiles: other stamps mean other contents.
  func stamps(of tiles: [TileID]) -> [FileStamp]
}

extension TileArchive {
  /// The one file that holds all.
  func stamps(of tiles: [TileID]) -> [FileStamp] { [FileStamp(path: path)] }
}
