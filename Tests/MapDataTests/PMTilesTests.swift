import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapData

@Suite struct PMTilesTests {
  /// Numbers that the specification lists.
  @Test(
    arguments: [
      (TileID(zoom: 0, x: 0, y: 0), 0), (TileID(zoom: 1, x: 0, y: 0), 1), (TileID(zoom: 1, x: 0, y: 1), 2),
      (TileID(zoom: 1, x: 1, y: 1), 3), (TileID(zoom: 1, x: 1, y: 0), 4), (TileID(zoom: 2, x: 0, y: 0), 5),
      (TileID(zoom: 12, x: 3423, y: 1763), 19_078_479),
    ] as [(TileID, UInt64)])
  func numbersOfTiles(_ tile: TileID, _ number: UInt64) { #expect(HilbertCurve.number(of: tile) == number) }

  /// Neighbours on the curve are neighbours on the map, and no tile is left out.
  @Test func curveIsContinuous() {
    let tiles = (0..<32).flatMap { y in (0..<32).map { TileID(zoom: 5, x: $0, y: y) } }
    let sorted = tiles.sorted { HilbertCurve.number(of: $0) < HilbertCurve.number(of: $1) }
    #expect(Set(tiles.map(HilbertCurve.number)).count == 1024)
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) == 1 })
  }

  struct Entry {
    var number: UInt64
    var offset: UInt64
    var length: UInt64
    var run: UInt64
  }

  /// An archive without compression.
  struct Archive {
    var root: [Entry]
    var leaves: [[Entry]] = []
    var data: [UInt8]
    var compression: (directories: UInt8, tiles: UInt8) = (1, 1)
    var zooms: (UInt8, UInt8) = (0, 1)
    var kind: UInt8 = 1
    var degrees = [-180.0, -85, 180, 85]

    static func directory(_ entries: [Entry]) -> [UInt8] {
      var numbers = [UInt64(entries.count)]
      var last: UInt64 = 0
      for entry in entries {
        numbers.append(entry.number &- last)
        last = entry.number
      }
      numbers += entries.map(\.run) + entries.map(\.length) + entries.map { $0.offset + 1 }
      return numbers.flatMap(ProtobufWriter.varint)
    }

    var bytes: [UInt8] {
      let rootBytes = Self.directory(root)
      let leafBytes = leaves.flatMap(Self.directory)
      let metadata = Array(#"{"attribution":"<a href=\"x\">&copy; Someone</a>"}"#.utf8)
      var bytes = Array("PMTiles".utf8) + [3]
      var offset: UInt64 = 127
      for section in [rootBytes, metadata, leafBytes, data] {
        for number in [offset, UInt64(section.count)] {
          bytes += withUnsafeBytes(of: number.littleEndian) { Array($0) }
        }
        offset += UInt64(section.count)
      }
      bytes +=
        [UInt8](repeating: 0, count: 24) + [0, compression.directories, compression.tiles, kind, zooms.0, zooms.1]
      for degrees in degrees {
        bytes += withUnsafeBytes(of: Int32(degrees * 1e7).littleEndian) { Array($0) }
      }
      bytes += [UInt8](repeating: 0, count: 127 - bytes.count)
      return bytes + rootBytes + metadata + leafBytes + data
    }
  }

  /// Level 1: the two western tiles share their content as a run, the south-eastern one lies behind a leaf, the
  /// north-eastern one is missing.
  static let archive: Archive = {
    let west = TileWriter.tile([("a", [.point(100, 100, [("name", "west")])])])
    let east = TileWriter.tile([("a", [.point(200, 300, [("name", "east")])])])
    let leaf = [Entry(number: 3, offset: UInt64(west.count), length: UInt64(east.count), run: 1)]
    return Archive(
      root: [
        Entry(number: 1, offset: 0, length: UInt64(west.count), run: 2),
        Entry(number: 3, offset: 0, length: UInt64(Archive.directory(leaf).count), run: 0),
      ], leaves: [leaf], data: west + east)
  }()

  @Test func runsAndLeaves() throws {
    let folder = try TemporaryFolder()
    let source = try MapSource.open(path: folder.write(Self.archive.bytes, to: "a.pmtiles"))
    let features = try source.features(in: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1), zoom: 1)
    let found = features.layers["a"]?.map { [$0.points[0].x, $0.points[0].y].map { $0 * 8192 } }
    #expect(found == [[100, 100], [100, 4196], [4296, 4396]])
    #expect(features.warnings.count == 1)
    #expect(features.warnings[0].contains("1 of 4 tiles is missing or empty, among them tile 1/1/0"))
    #expect(source.attribution == "© Someone")
  }

  /// Beyond the deepest level its tiles serve on.
  @Test func overzoom() throws {
    let folder = try TemporaryFolder()
    let source = try MapSource.open(path: folder.write(Self.archive.bytes, to: "a.pmtiles"))
    let corner = Rect(minX: 0, minY: 0, maxX: 0.01, maxY: 0.01)
    #expect(try source.features(in: corner, zoom: 17.4).layers["a"]?.map { $0.string("name") } == ["west"])
  }

  /// A map of one place or of a meridian is as small as its header says; zeros and turned sides say nothing.
  @Test(
    arguments: [
      ([90, 0, 90, 0], 0.75, 0.75, 0.5), ([0, 0, 180, 0], 0.5, 1, 0.5), ([0, 0, 0, 0], 0, 1, 0.5),
      ([90, 0, 0, 0], 0, 1, 0.5),
    ] as [([Double], Double, Double, Double)])
  func flatBounds(degrees: [Double], west: Double, east: Double, middle: Double) throws {
    let folder = try TemporaryFolder()
    var archive = Self.archive
    archive.degrees = degrees
    let bounds = try MapSource.open(path: folder.write(archive.bytes, to: "a.pmtiles")).bounds
    #expect(abs(bounds.minX - west) < 1e-9)
    #expect(abs(bounds.maxX - east) < 1e-9)
    #expect(abs(bounds.center.y - middle) < 1e-9)
    let stated = MBTiles.bounds(degrees.map { String($0) }.joined(separator: ","))
    #expect((stated == nil) == (west == 0))
    if let stated {
      #expect(abs(stated.minX - west) < 1e-9)
      #expect(abs(stated.maxX - east) < 1e-9)
    }
  }

  @Test func whatIsNotReadIsNamed() throws {
    func failure(_ change: (inout Archive) -> Void) throws -> MapDataError? {
      var archive = Self.archive
      change(&archive)
      let folder = try TemporaryFolder()
      do {
        _ = try MapSource.open(path: folder.write(archive.bytes, to: "a.pmtiles"))
        return nil
      } catch let error as MapDataError {
        return error
      }
    }
    for (change, name) in [
      ({ $0.compression.directories = 3 }, "directories compressed with Brotli"),
      ({ $0.compression.tiles = 4 }, "tiles compressed with Zstandard"), ({ $0.kind = 2 }, "tiles of the kind PNG"),
    ] as [((inout Archive) -> Void, String)] {
      guard case .unsupported(_, let what, _)? = try failure(change) else {
        Issue.record("\(name)")
        continue
      }
      #expect(what == name)
    }
    guard case .malformed? = try failure({ $0.zooms = (9, 3) }) else {
      Issue.record("zoom levels")
      return
    }
  }

  /// Entries beyond the file, directories that lead to themselves, a count without bytes behind it.
  @Test func hostileDirectories() throws {
    let folder = try TemporaryFolder()
    let world = Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    var beyond = Self.archive
    beyond.root[0].length = 1 << 40
    let source = try MapSource.open(path: folder.write(beyond.bytes, to: "a.pmtiles"))
    #expect(throws: MapDataError.self) { try source.features(in: world, zoom: 1) }
    var circle = Self.archive
    circle.leaves = [[Entry(number: 0, offset: 0, length: 5, run: 0)]]
    circle.root = circle.leaves[0]
    let looped = try MapSource.open(path: folder.write(circle.bytes, to: "b.pmtiles"))
    #expect(throws: MapDataError.self) { try looped.features(in: world, zoom: 1) }
    var bytes = Self.archive.bytes
    bytes.replaceSubrange(127..<129, with: [0xFF, 0x7F])
    #expect(throws: MapDataError.self) { _ = try MapSource.open(path: folder.write(bytes, to: "c.pmtiles")) }
  }

  @Test func truncatedAndFlipped() throws {
    let folder = try TemporaryFolder()
    let sound = Self.archive.bytes
    func tryAll(_ bytes: [UInt8]) throws {
      let source = try MapSource.open(path: folder.write(bytes, to: "a.pmtiles"))
      _ = try source.features(in: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1), zoom: 1)
    }
    for count in 0..<sound.count { #expect(throws: MapDataError.self) { try tryAll(Array(sound.prefix(count))) } }
    let seed: UInt64 = 20_240_229
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    for _ in 0..<1000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try? tryAll(bytes)
    }
  }
}
