import Foundation

extension MapSource {
  /// The data at `path` where it is of a kind without tiles (OSM files, GeoJSON); `nil` for all others.
  public static func openUntiled(path: String) throws(MapDataError) -> (any FeatureSource)? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    switch try FileKind.of(ByteFile(path: path)) {
    case .pbf, .osmXML: return try open(path: path)
    case .json where path.lowercased().hasSuffix(".geojson"): return try open(path: path)
    default: return nil
    }
  }

  /// A file's content; larger ones than `limit` bytes are refused.
  public static func bytes(path: String, limit: Int) throws(MapDataError) -> [UInt8] {
    try ByteFile(path: path).contents(limit: limit)
  }
}
