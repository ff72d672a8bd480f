import Geometry
import MapData

extension Fuzzer {
  /// Map data of all kinds.
  static let maps = [
    Fuzzer("pbf", .osm) { try readMap($0, "map.osm.pbf") },
    Fuzzer("osm-xml", .xml) { try readMap($0, "map.osm") },
    Fuzzer("mvt", .protobuf) { try readTile($0) },
    Fuzzer("mbtiles", .header(1_024)) { try readMap($0, "map.mbtiles") },
    Fuzzer("pmtiles", .header(200)) { try readMap($0, "map.pmtiles") },
    Fuzzer("geojson", .json) { try readMap($0, "map.geojson") },
  ]

  /// All of the data from afar and a part of them from near, as frames ask for them.
  private static func readMap(_ bytes: [UInt8], _ name: String) throws {
    try Scratch.file(bytes, name) { path in try readMap(path: path) }
  }

  private static func readMap(path: String) throws {
    let source = try MapSource.open(path: path)
    let middle = source.mainBounds.center
    let near = Rect(minX: middle.x - 1e-5, minY: middle.y - 1e-5, maxX: middle.x + 1e-5, maxY: middle.y + 1e-5)
    _ = try source.features(in: source.bounds, zoom: 3)
    _ = try source.features(in: near, zoom: 16)
    _ = try source.streets(in: near, zoom: 16)
    _ = (source.attribution, source.streetNames)
  }

  private static func readTile(_ bytes: [UInt8]) throws {
    try Scratch.file(bytes, "tile.mvt") { path in
      try readMap(path: "\(path)#14/9328/4742")
      _ = try TileStore(path: path, content: .vector).features(zoom: 14, x: 9328, y: 4742)
    }
  }
}
