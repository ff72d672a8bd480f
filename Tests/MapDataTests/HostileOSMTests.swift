import Foundation
import Geometry
import Testing

@testable import MapData

@Suite struct HostileOSMTests {
  private func open(_ bytes: some Sequence<UInt8>, _ name: String) throws -> FeatureLayers {
    let folder = try TemporaryFolder()
    return try MapSource.open(path: folder.write(bytes, to: name)).allFeatures()
  }

  /// What opening throws; nil where it does not.
  private func failure(_ bytes: some Sequence<UInt8>, _ name: String) throws -> MapDataError? {
    do {
      _ = try open(bytes, name)
      return nil
    } catch let error as MapDataError {
      return error
    }
  }

  struct BrokenXML: Sendable {
    var text: String
    var reason: String
  }

  @Test(arguments: [
    BrokenXML(text: "<html><body>no map</body></html>", reason: "the first element is not <osm>"),
    BrokenXML(
      text: "<osm><node id='1' lat='1' lon='1'><tag k='a'/></node></osm>", reason: "a tag without key or value"),
    BrokenXML(
      text: "<osm>\n<relation id='1'>\n<member type='way' ref='1'/></relation></osm>", reason: "a member without role"),
    BrokenXML(text: "<!DOCTYPE osm [<!ENTITY a 'b'>]><osm>&a;</osm>", reason: "a document type declaration"),
    BrokenXML(text: "<osm><node id='1' lat='1' lon='1'></osm>", reason: "not well-formed"),
    BrokenXML(text: "<!-- nothing -->", reason: "no <osm> element"),
  ])
  func brokenXML(_ broken: BrokenXML) throws {
    let error = try #require(try failure(broken.text.utf8, "a.osm"))
    guard case .malformed(let path, _, let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path.hasSuffix("a.osm"))
    #expect(reason.contains(broken.reason))
  }

  @Test func lineOfTheMistakeIsNamed() throws {
    let text = "<osm>\n<relation id='1'>\n<member type='way' ref='1'/></relation></osm>"
    guard case .malformed(_, let place, _)? = try failure(text.utf8, "a.osm") else {
      Issue.record("no error")
      return
    }
    #expect(place == "line 3")
  }

  @Test func positionsOffTheEarthAreLeftOut() throws {
    let nodes = ["nan", "inf", "91", "-1e300", "60"].enumerated().map { index, latitude in
      "<node id=\"\(index + 1)\" lat=\"\(latitude)\" lon=\"24\"><tag k=\"highway\" v=\"stop\"/></node>"
    }
    let layers = try open("<osm>\(nodes.joined())</osm>".utf8, "a.osm")
    #expect(layers.layers["stop_signs"]?.count == 1)
    #expect(layers.warnings.contains { $0.contains("4 nodes have no position") })
  }

  // MARK: PBF

  /// A file of one block that is not compressed: a header and a primitive block of the given content.
  static func file(_ block: [UInt8], features: [String] = ["OsmSchema-V0.6", "DenseNodes"]) -> [UInt8] {
    var header = ProtobufWriter()
    for feature in features { header.bytes(4, feature.utf8) }
    return blob("OSMHeader", header.bytes) + blob("OSMData", block)
  }

  static func blob(_ type: String, _ content: [UInt8]) -> [UInt8] {
    var blob = ProtobufWriter()
    blob.bytes(1, content)
    var header = ProtobufWriter()
    header.bytes(1, type.utf8)
    header.varint(3, UInt64(blob.bytes.count))
    return withUnsafeBytes(of: UInt32(header.bytes.count).bigEndian) { Array($0) } + header.bytes + blob.bytes
  }

  /// A block with one dense node, tagged with the given string numbers.
  static func block(tags: [UInt64] = [1, 2], strings: [String] = ["", "highway", "stop"], granularity: UInt64? = nil)
    -> [UInt8]
  {
    var table = ProtobufWriter()
    for string in strings { table.bytes(1, string.utf8) }
    var dense = ProtobufWriter()
    dense.bytes(1, ProtobufWriter.varint(ProtobufWriter.zigzag(7)))
    dense.bytes(8, ProtobufWriter.varint(ProtobufWriter.zigzag(600_000_000)))
    dense.bytes(9, ProtobufWriter.varint(ProtobufWriter.zigzag(240_000_000)))
    dense.bytes(10, (tags + [0]).flatMap(ProtobufWriter.varint))
    var group = ProtobufWriter()
    group.bytes(2, dense.bytes)
    var block = ProtobufWriter()
    block.bytes(1, table.bytes)
    block.bytes(2, group.bytes)
    if let granularity { block.varint(17, granularity) }
    return block.bytes
  }

  @Test func soundBlock() throws {
    let layers = try open(Self.file(Self.block()), "a.osm.pbf").layers
    let expected = WebMercator.project(Coordinate(latitude: 60, longitude: 24))
    #expect(layers["stop_signs"]?.map(\.points) == [[expected]])
  }

  struct BrokenBlock: Sendable {
    var bytes: [UInt8]
    var reason: String
  }

  static let singleNodes: [UInt8] = {
    var group = ProtobufWriter()
    group.bytes(1, [8, 2, 0x40, 2, 0x48, 2])
    var block = ProtobufWriter()
    block.bytes(1, [0x0A, 0])
    block.bytes(2, group.bytes)
    return block.bytes
  }()

  static let wideIDs: [UInt8] = {
    var way = ProtobufWriter()
    way.varint(1, 3_000_000_000)
    var group = ProtobufWriter()
    group.bytes(3, way.bytes)
    var block = ProtobufWriter()
    block.bytes(1, [0x0A, 0])
    block.bytes(2, group.bytes)
    return block.bytes
  }()

  @Test(arguments: [
    BrokenBlock(bytes: file(block(tags: [1, 3])), reason: "number 3 of 3"),
    BrokenBlock(bytes: file(block(tags: [1 << 40, 2])), reason: "number 1099511627776 of 3"),
    BrokenBlock(bytes: file(block(granularity: 1000)), reason: "other units than 100 nanodegrees"),
    BrokenBlock(bytes: file(wideIDs), reason: "way or relation 3000000000"),
    BrokenBlock(bytes: file(singleNodes), reason: "nodes stored singly"),
    BrokenBlock(bytes: file(block(), features: ["HistoricalInformation"]), reason: "HistoricalInformation"),
    BrokenBlock(bytes: file(block()) + blob("OSMOther", []), reason: "a block of type \"OSMOther\""),
    BrokenBlock(bytes: file([0x0A, 0x7F]), reason: "a value of 127 bytes where 0 are left"),
  ])
  func brokenBlocks(_ broken: BrokenBlock) throws {
    guard case .malformed(_, _, let reason)? = try failure(broken.bytes, "a.osm.pbf") else {
      Issue.record("expected: \(broken.reason)")
      return
    }
    #expect(reason.contains(broken.reason))
  }

  @Test func granularityOfTheFormatIsAccepted() throws {
    #expect(try failure(Self.file(Self.block(granularity: 100)), "a.osm.pbf") == nil)
  }

  @Test func otherNames() throws {
    guard case .unsupported(_, let what, _)? = try failure(Self.file(Self.block()), "download.bin") else {
      Issue.record("no error")
      return
    }
    #expect(what.contains(".pbf"))
  }

  /// Any change of any byte, in the plain content that a checksum no longer guards, gives features or an error.
  @Test func flippedBytesOfPlainBlocks() throws {
    var random = SeededGenerator(seed: 20_260_621)
    let folder = try TemporaryFolder()
    let sound = Self.file(Self.block(tags: [1, 2, 1, 1]), features: ["OsmSchema-V0.6"])
    for _ in 0..<1500 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? MapSource.open(path: folder.write(bytes, to: "a.osm.pbf")).allFeatures()
    }
  }

  @Test func truncatedPlainFile() throws {
    let sound = Self.file(Self.block())
    let firstBlob = Self.blob("OSMHeader", []).count
    for count in 0..<sound.count where count != firstBlob {
      let error = try failure(sound.prefix(count), "a.osm.pbf")
      // A cut between two blocks cannot be told from a shorter file.
      if count != sound.count - Self.blob("OSMData", Self.block()).count { #expect(error != nil, "\(count) bytes") }
    }
  }
}

@Suite(.enabled(if: SharedData.isPresent, "the shared data are absent"))
struct MalformedOSMFileTests {
  /// Unpacked and changed at random: what libosmium's sample holds, read by readosm behind the guard.
  @Test func flippedBytesOfARealFile() throws {
    let blobs = try Self.blobs(SharedData.bytes("malformed/osm/osm-binary_sample.pbf"))
    let seed: UInt64 = 4711
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for (index, blob) in blobs.enumerated() {
        var content = blob
        if index > 0 {
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            content[Int.random(in: 0..<content.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
          }
        }
        bytes += HostileOSMTests.blob(index == 0 ? "OSMHeader" : "OSMData", content)
      }
      _ = try? MapSource.open(path: folder.write(bytes, to: "a.osm.pbf")).allFeatures()
    }
  }

  @Test func truncatedRealFile() throws {
    let bytes = try SharedData.bytes("malformed/osm/osm-binary_sample.pbf")
    let folder = try TemporaryFolder()
    for count in stride(from: 0, to: bytes.count, by: 97) {
      let path = try folder.write(bytes.prefix(count), to: "a.osm.pbf")
      #expect(throws: MapDataError.self) { _ = try MapSource.open(path: path) }
    }
  }

  /// The unpacked blocks of a PBF.
  private static func blobs(_ bytes: [UInt8]) throws -> [[UInt8]] {
    var blobs: [[UInt8]] = []
    var offset = 0
    while offset < bytes.count {
      let headerSize = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let header = Array(bytes[(offset + 4)..<(offset + 4 + headerSize)])
      let size = try Int(header.withUnsafeBytes { try field(3, ProtobufReader($0)).number })
      let blob = Array(bytes[(offset + 4 + headerSize)..<(offset + 4 + headerSize + size)])
      let content = try blob.withUnsafeBytes { buffer in
        let packed = try field(3, ProtobufReader(buffer)).bytes
        let size = try Int(field(2, ProtobufReader(buffer)).number)
        let unpacked = try Inflate.unwrapped(packed, limit: size)
        try #require(unpacked.count == size)
        return unpacked
      }
      blobs.append(content)
      offset += 4 + headerSize + size
    }
    return blobs
  }

  private static func field(_ number: UInt64, _ reader: ProtobufReader) throws -> (number: UInt64, bytes: [UInt8]) {
    var reader = reader
    while let field = try reader.field() {
      guard field.number == number else {
        try reader.skip(field.type)
        continue
      }
      return field.type == .varint ? (try reader.varint(), []) : (0, Array(try reader.message().rest))
    }
    return (0, [])
  }

  @Test func brokenAndSelfTouchingMultipolygons() throws {
    func layers(_ name: String) throws -> FeatureLayers {
      try MapSource.open(path: SharedData.path("malformed/osm/" + name)).allFeatures()
    }
    // Two triangular holes that share a side, and a third: all of them whole.
    let touching = try layers("osm2world_mp_two_holes_touching_inners.osm")
    let polygons = touching.layers.values.flatMap { $0 }.flatMap(\.polygons)
    #expect(polygons.map(\.rings.count) == [4])
    #expect(touching.warnings.isEmpty)
    let broken = try layers("osm2world_mp_broken.osm")
    #expect(broken.warnings.count == 1)
    let missing = try layers("libosmium_missing_members.osm")
    #expect(missing.warnings.count == 1)
    let emoji = try layers("osm2world_josm_emoji.osm")
    #expect(
      emoji.layers.values.flatMap { $0 }.contains {
        ($0.string("name") ?? "").unicodeScalars.contains { $0.value > 0xFFFF }
      })
    #expect(throws: MapDataError.self) { try layers("empty_map.osm") }
  }
}

/// SplitMix64, so that a run can be repeated from its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
