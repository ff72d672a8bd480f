import MapData

/// Files that belong to a style.
enum StyleFile {
  /// Larger ones are refused.
  static let limit = 256 << 20

  static func bytes(_ path: String) throws(MapDataError) -> [UInt8] { try MapSource.bytes(path: path, limit: limit) }
}
