import CSQLite
import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapData

/// Small files that would become large ones in memory.
@Suite struct TileLimitTests {
  private let world = Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  private func database(_ sql: String, in folder: TemporaryFolder) throws -> String {
    let path = folder.path + "/a.mbtiles"
    var handle: OpaquePointer?
    #expect(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
    return path
  }

  private static let tiles =
    "CREATE TABLE tiles(zoom_level, tile_column, tile_row, tile_data); INSERT INTO tiles VALUES(0, 0, 0, x'');"

  /// Views that make data by functions or by recursion, and values beyond a megabyte.
  @Test(arguments: [
    "CREATE VIEW metadata AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT 'format' AS name, x AS value FROM c",
    "CREATE VIEW metadata AS SELECT 'attribution' AS name, hex(zeroblob(15000000)) AS value",
    "CREATE TABLE metadata(name, value); INSERT INTO metadata VALUES('attribution', hex(zeroblob(1000000)))",
  ])
  func metadata(sql: String) throws {
    let folder = try TemporaryFolder()
    let path = try database(Self.tiles + sql, in: folder)
    let error = #expect(throws: MapDataError.self) { _ = try MapSource.open(path: path) }
    #expect(error?.description.contains(path) == true)
  }

  /// The database library repeats names of the file in its messages.
  @Test func namesOfTheFileAreShownSafely() throws {
    let folder = try TemporaryFolder()
    let name = "a\u{1B}[2J" + String(repeating: "é", count: 1_000)
    let path = try database("CREATE VIEW tiles AS SELECT * FROM \"\(name)\"", in: folder)
    let error = #expect(throws: MapDataError.self) { _ = try MapSource.open(path: path) }
    let message = error?.description ?? ""
    #expect(message.contains("a\\u{1B}[2Jé"), "\(message)")
    #expect(!message.contains("\u{1B}"))
    #expect(message.count < path.count + 400)
  }

  /// What tools write: metadata of any number and size that is not asked for, tiles as a view of two tables, and none.
  @Test func metadataAsToolsWriteIt() throws {
    let folder = try TemporaryFolder()
    let tile = TileWriter.tile([("a", [.point(100, 200)])]).map { String(format: "%02x", $0) }.joined()
    let path = try database(
      """
      CREATE TABLE map(zoom_level, tile_column, tile_row, tile_id); INSERT INTO map VALUES(0, 0, 0, 7);
      CREATE TABLE images(tile_id, tile_data); INSERT INTO images VALUES(7, x'\(tile)');
      CREATE VIEW tiles AS SELECT map.zoom_level AS zoom_level, map.tile_column AS tile_column,
        map.tile_row AS tile_row, images.tile_data AS tile_data FROM map JOIN images ON images.tile_id = map.tile_id;
      CREATE TABLE metadata(name text, value text);
      INSERT INTO metadata VALUES('json', hex(zeroblob(1000000))), ('format', 'pbf'), ('attribution', 'Me');
      """, in: folder)
    let source = try MapSource.open(path: path)
    #expect(source.attribution == "Me")
    #expect(try source.features(in: world, zoom: 0).layers["a"]?.count == 1)
    let bare = try TemporaryFolder()
    #expect(try MapSource.open(path: database(Self.tiles, in: bare)).attribution == nil)
  }

  /// One stored tile stands for all 1,024 of a level; each holds 600 features, together more than 500,000.
  @Test func runsOfOneTile() throws {
    let folder = try TemporaryFolder()
    let tile = TileWriter.tile([("a", Array(repeating: .point(7, 7), count: 600))])
    // Levels 0 to 4 have (4⁵ − 1) / 3 = 341 tiles.
    let archive = PMTilesTests.Archive(
      root: [.init(number: 341, offset: 0, length: UInt64(tile.count), run: 1024)], data: tile, zooms: (5, 5))
    let source = try MapSource.open(path: folder.write(archive.bytes, to: "a.pmtiles"))
    let error = #expect(throws: MapDataError.self) { try source.features(in: world, zoom: 5) }
    // 833 tiles hold 499,800, and one more is too much.
    guard case .tooLarge(_, let what, 500_400, 500_000)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.contains("features"))
    // A quarter of the world has a quarter of them.
    let quarter = try source.features(in: Rect(minX: 0, minY: 0, maxX: 0.5, maxY: 0.5), zoom: 5)
    #expect(quarter.layers["a"]?.count == 256 * 600)
  }

  /// 262,145 entries of a directory take a megabyte; their number stands in front.
  @Test func directoriesOfManyEntries() throws {
    let folder = try TemporaryFolder()
    let entries = (0..<UInt64(PMTiles.entryLimit + 1)).map {
      PMTilesTests.Entry(number: $0, offset: 0, length: 1, run: 1)
    }
    let archive = PMTilesTests.Archive(root: entries, data: [0])
    let path = try folder.write(archive.bytes, to: "a.pmtiles")
    let error = #expect(throws: MapDataError.self) { _ = try MapSource.open(path: path) }
    #expect(error?.description.contains("262145 entries") == true)
  }

  /// Layers without end, by different names and by one.
  @Test func manyLayers() throws {
    let many = TileWriter.tile((0...MVTDecoder.layerLimit).map { ("layer \($0)", []) })
    #expect(throws: ProtobufFault.self) { try MVTDecoder.decode(many) }
    let one = try MVTDecoder.decode(TileWriter.tile(Array(repeating: ("a", [.point(1, 1)]), count: 5000)))
    try #require(one.layers.count == 1)
    #expect(one.layers[0].features.count == 5000)
    #expect(one.warnings.count == 1)
  }

  // MARK: Closing commands

  private func rings(_ commands: [UInt64]) throws -> (rings: [[SIMD2<Int32>]], warnings: [String]) {
    var feature = ProtobufWriter()
    feature.varint(3, 3)
    feature.bytes(4, commands.flatMap(ProtobufWriter.varint))
    var layer = ProtobufWriter()
    layer.varint(15, 2)
    layer.bytes(1, "a".utf8)
    layer.bytes(2, feature.bytes)
    var tile = ProtobufWriter()
    tile.bytes(3, layer.bytes)
    let decoded = try MVTDecoder.decode(tile.bytes)
    return (decoded.layers[0].features.flatMap(\.parts), decoded.warnings)
  }

  /// MoveTo (0, 0), LineTo (10, 0) (10, 10), and ClosePath with a count of 0, 1, 2, twice, first or never.
  @Test(
    arguments: [
      [9, 0, 0, 18, 20, 0, 0, 20, 7], [9, 0, 0, 18, 20, 0, 0, 20, 15], [9, 0, 0, 18, 20, 0, 0, 20, 23],
      [9, 0, 0, 18, 20, 0, 0, 20, 15, 15], [15, 9, 0, 0, 18, 20, 0, 0, 20, 15], [9, 0, 0, 18, 20, 0, 0, 20],
    ] as [[UInt64]])
  func closings(commands: [UInt64]) throws {
    let result = try rings(commands)
    #expect(result.rings == [[SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 10)]])
    #expect(result.warnings.isEmpty)
  }

  /// A feature that cannot be understood goes by itself; the frame does not.
  @Test(
    arguments: [[18, 20, 0, 0, 20, 15], [9, 0, 0, 13], [9, 0, 0, 0x7F_FFF2], [17, 0, 0, 2, 2, 15]] as [[UInt64]])
  func damagedGeometry(commands: [UInt64]) throws {
    let result = try rings(commands)
    #expect(result.rings.isEmpty)
    #expect(result.warnings.count == 1)
  }
}
