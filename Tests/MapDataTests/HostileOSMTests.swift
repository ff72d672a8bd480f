import Foundation
import Geometry
import TestSupport
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
    BrokenXML(text: "<!DOCTYPE osm [<!ENTITY a 'b'>]><osm>&a;</osm>", reason: "a document type declaration"),
    BrokenXML(text: "<osm><node id='1' lat='1' lon='1'></osm>", reason: "not well-formed"),
    BrokenXML(text: "<!-- nothing -->", reason: "no <osm> element"),
    BrokenXML(
      text: "<osm><node id='1' lat='1' lon='1'><tag v='a'/></node></osm>", reason: "a tag without key or value"),
    BrokenXML(
      text: "<osm><relation id='1'><member type='area' ref='1' role=''/></relation></osm>",
      reason: "a member that is no node, way or relation"),
    BrokenXML(
      text: "<osm><way id='1'><nd ref='9223372036854775808'/></way></osm>", reason: "ref is no number of 64 bits"),
    BrokenXML(text: "<osm><way/></osm>", reason: "id is no number of 64 bits"),
    BrokenXML(text: "<osm><way id='1e3'/></osm>", reason: "id is no number of 64 bits"),
    BrokenXML(text: "<osm><node id='1' lat='1' lon='1'><tag k='a' v='&b;'/></node></osm>", reason: "the entity &b;"),
    BrokenXML(
      text: "<osm><node id='1' lat='1' lon='1'><tag k='a' v='\u{7}'/></node></osm>", reason: "control character"),
    BrokenXML(text: "<osm><node id='1' lat='1' lon='1'><tag k='a' v='&#7;'/></node></osm>", reason: "is no character"),
    BrokenXML(text: "<osm></osm><osm></osm>", reason: "a second root element"),
    BrokenXML(text: "<osm><1/></osm>", reason: "without a proper name"),
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
    let text = "<osm>\n<relation id='1'>\n<member type='area' ref='1'/></relation></osm>"
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

  /// Entities that would unfold to a billion words are refused where they are defined, and none is looked up.
  @Test func entitiesOfItsOwn() throws {
    let levels = (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined()
    let bomb = "<!DOCTYPE osm [<!ENTITY l0 'lol'>\(levels)]><osm><note>&l9;</note></osm>"
    let message = "\(try #require(try failure(bomb.utf8, "a.osm")))"
    #expect(message.contains("a document type declaration with rules of its own"))
    let outside = "<!DOCTYPE osm SYSTEM 'file:///etc/passwd'><osm><note>&a;</note></osm>"
    #expect("\(try #require(try failure(outside.utf8, "a.osm")))".contains("the entity &a; which is not defined"))
  }

  @Test func otherEncodings() throws {
    let text = "<osm><node id='1' lat='60' lon='24'/></osm>"
    for isBig in [true, false] {
      let wide = ("\u{FEFF}" + text).utf16.flatMap {
        isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
      }
      let message = "\(try #require(try failure(wide, "a.osm")))"
      #expect(message.contains("XML in UTF-16 cannot be read here; write it as UTF-8"))
    }
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><osm><note>".utf8) + [0xE4] + Array("</note></osm>".utf8)
    #expect("\(try #require(try failure(latin, "a.osm")))".contains("XML in ISO-8859-1 cannot be read here"))
    #expect(try failure("<?xml version='1.0' encoding='ISO-8859-1'?>\(text)".utf8, "a.osm") == nil)
  }

  @Test func truncatedXML() throws {
    let text =
      "<?xml version='1.0'?><osm><!-- a --><node id='1' lat='60' lon='24'><tag k='a' v='&lt;ü'/></node></osm>\n"
    for count in 1..<text.utf8.count - 1 {
      let error = try #require(try failure(text.utf8.prefix(count), "a.osm"), "\(count) bytes")
      switch error {
      // All that is cut off while the root element is open, or before it; what is cut in a word may be another word.
      case .truncated, .malformed: break
      default: Issue.record("\(count) bytes: \(error)")
      }
    }
  }

  @Test func deepAndWideXML() throws {
    let deep = "<osm>" + String(repeating: "<a>", count: 100_000)
    #expect("\(try #require(try failure(deep.utf8, "a.osm")))".contains("nested more than 200 deep"))
    let wide = "<osm " + (0..<1000).map { "a\($0)='' " }.joined() + "/>"
    #expect("\(try #require(try failure(wide.utf8, "a.osm")))".contains("more than 200 attributes"))
  }

  /// Relations that hold each other, and themselves, are not followed.
  @Test func relationsInACircle() throws {
    let relations = [(1, 2), (2, 1), (3, 3)].map {
      "<relation id='\($0)'><member type='relation' ref='\($1)' role='outer'/><tag k='type' v='multipolygon'/></relation>"
    }
    let layers = try open("<osm>\(relations.joined())</osm>".utf8, "a.osm")
    #expect(layers.layers.values.flatMap { $0 }.isEmpty)
  }

  // MARK: PBF

  /// A file of one block that is not compressed: a header and a primitive block of the given content.
  static func file(_ block: [UInt8], features: [String] = ["OsmSchema-V0.6", "DenseNodes"]) -> [UInt8] {
    var header = ProtobufWriter()
    for feature in features { header.bytes(4, feature.utf8) }
    return blob("OSMHeader", header.bytes) + blob("OSMData", block)
  }

  static func blob(_ type: String, _ content: [UInt8]) -> [UInt8] {
    var plain = ProtobufWriter()
    plain.bytes(1, content)
    return block(of: plain.bytes, type: type)
  }

  /// A block whose content is packed or plain as `blob` says.
  static func block(of blob: [UInt8], type: String = "OSMData") -> [UInt8] {
    var header = ProtobufWriter()
    header.bytes(1, type.utf8)
    header.varint(3, UInt64(blob.count))
    return withUnsafeBytes(of: UInt32(header.bytes.count).bigEndian) { Array($0) } + header.bytes + blob
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

  /// A block of one group with one field, and a table of three strings.
  static func group(_ field: UInt64, _ fill: (inout ProtobufWriter) -> Void) -> [UInt8] {
    var message = ProtobufWriter()
    fill(&message)
    var writer = PBFWriter(strings: ["", "highway", "stop"])
    writer.group(field, message.bytes)
    return file(writer.block.bytes)
  }

  static func dense(_ ids: [Int], _ latitudes: [Int], _ longitudes: [Int], _ tags: [UInt64]?) -> [UInt8] {
    var writer = PBFWriter(strings: ["", "highway", "stop"])
    writer.dense(ids, latitudes: latitudes, longitudes: longitudes, tags: tags)
    return file(writer.block.bytes)
  }

  @Test(arguments: [
    BrokenBlock(bytes: file(block(tags: [1, 3])), reason: "string number 3 of 3"),
    BrokenBlock(bytes: file(block(tags: [1 << 40, 2])), reason: "string number 1099511627776 of 3"),
    BrokenBlock(bytes: file(block(granularity: 0)), reason: "positions in units of 0 nanodegrees"),
    BrokenBlock(bytes: file(block(granularity: 1 << 40)), reason: "positions in units of 1099511627776 nanodegrees"),
    BrokenBlock(bytes: file([0x0A, 0x7F]), reason: "a value of 127 bytes where 0 are left"),
    BrokenBlock(bytes: file([0x0A, 0, 0x0A, 0]), reason: "a second string table"),
    BrokenBlock(bytes: dense([1, 2], [1], [1, 2], nil), reason: "unequal numbers of ids, latitudes and longitudes"),
    BrokenBlock(bytes: dense([1, 2], [1, 2], [1, 2, 3], nil), reason: "unequal numbers of ids, latitudes"),
    BrokenBlock(
      bytes: dense([1, 2], [1, 2], [1, 2], [1, 2, 0]), reason: "tags of fewer dense nodes than there are"),
    BrokenBlock(bytes: dense([1], [1], [1], [1, 2, 0, 0]), reason: "tags of more dense nodes than there are"),
    BrokenBlock(bytes: dense([1], [1], [1], [1]), reason: "a dense node's key without a value"),
    BrokenBlock(bytes: group(2) { $0.bytes(1, [0xFF]) }, reason: "a list that ends within a number"),
    BrokenBlock(bytes: group(2) { $0.varint(1, 2) }, reason: "a list that is not packed"),
    BrokenBlock(
      bytes: group(2) { dense in
        dense.bytes(1, [UInt8](repeating: 0xFF, count: 10) + [1])
        dense.bytes(8, [2])
        dense.bytes(9, [2])
      }, reason: "a number of more than 10 bytes"),
    BrokenBlock(
      bytes: group(2) { dense in
        for field: UInt64 in [1, 8, 9] { dense.bytes(field, [2, 2]) }
        dense.bytes(5, [6 << 3 | 2, 1, 1])
      }, reason: "unequal numbers of ids and visible flags"),
    BrokenBlock(
      bytes: group(3) { way in
        way.bytes(8, [2])
        way.bytes(8, [2])
      }, reason: "a list that is given twice"),
    BrokenBlock(bytes: group(3) { $0.varint(8, 2) }, reason: "a list that is not packed"),
    BrokenBlock(bytes: group(3) { $0.bytes(2, [1]) }, reason: "unequal numbers of keys and values"),
    BrokenBlock(
      bytes: group(3) { way in
        way.bytes(8, [2, 2])
        way.bytes(9, [2])
        way.bytes(10, [2, 2])
      }, reason: "a way with unequal numbers of nodes and positions"),
    BrokenBlock(
      bytes: group(4) { relation in
        relation.bytes(8, [0])
        relation.bytes(9, [2, 2])
        relation.bytes(10, [1, 1])
      }, reason: "unequal numbers of members, roles and types"),
    BrokenBlock(
      bytes: group(4) { relation in
        relation.bytes(8, [3])
        relation.bytes(9, [2])
        relation.bytes(10, [1])
      }, reason: "string number 3 of 3"),
    BrokenBlock(
      bytes: group(4) { relation in
        relation.bytes(8, [0])
        relation.bytes(9, [2])
        relation.bytes(10, [3])
      }, reason: "a member that is no node, way or relation"),
    BrokenBlock(bytes: group(3) { $0.bytes(2, [0x80, 0x80]) }, reason: "a list that ends within a number"),
    BrokenBlock(bytes: file(block()) + blob("OSMHeader", []), reason: "where OSMData belongs"),
  ])
  func brokenBlocks(_ broken: BrokenBlock) throws {
    guard case .malformed(_, let place, let reason)? = try failure(broken.bytes, "a.osm.pbf") else {
      Issue.record("expected: \(broken.reason)")
      return
    }
    #expect(reason.contains(broken.reason))
    #expect(place.hasPrefix("in the block at byte "))
  }

  @Test func foreignFiles() throws {
    func unsupported(_ bytes: [UInt8]) throws -> String {
      guard case .unsupported(_, let what, let remedy)? = try failure(bytes, "a.osm.pbf") else { return "no error" }
      #expect(remedy.contains("osmium "))
      return what
    }
    #expect(try unsupported(Self.file(Self.block(), features: ["HistoricalInformation"])) == "a history of the map")
    // What a file says of itself must not control a terminal.
    #expect(
      try unsupported(Self.file(Self.block(), features: ["Odd\u{1B}[31m\n"]))
        == "a file that requires \"Odd\\u{1B}[31m\\u{A}\"")
    for (field, name) in [4: "LZMA", 5: "bzip2", 6: "LZ4", 7: "Zstandard"] as [UInt64: String] {
      var content = ProtobufWriter()
      content.varint(2, 10)
      content.bytes(field, [1, 2, 3])
      let head = Self.blob("OSMHeader", [])
      #expect(
        try unsupported(head + Self.block(of: content.bytes)) == "a PBF block compressed with \(name)")
    }
  }

  @Test func blocksWithoutSoundContent() throws {
    func reason(_ content: (inout ProtobufWriter) -> Void) throws -> String {
      var writer = ProtobufWriter()
      content(&writer)
      return "\(try #require(try failure(Self.blob("OSMHeader", []) + Self.block(of: writer.bytes), "a.osm.pbf")))"
    }
    #expect(try reason { $0.varint(2, 10) }.contains("a block without data"))
    #expect(try reason { $0.bytes(3, [0x78, 0x9C]) }.contains("a block without data"))
    let both = try reason {
      $0.bytes(1, [])
      $0.varint(2, 10)
      $0.bytes(3, [0x78, 0x9C])
    }
    #expect(both.contains("a block without data"))
    let huge = try reason {
      $0.varint(2, 1 << 40)
      $0.bytes(3, [0x78, 0x9C])
    }
    #expect(huge.contains("1099511627776, more than the accepted 33554432"))
    // Two empty bytes, packed by zlib; the block states one, two and three.
    let packed: [UInt8] = [0x78, 0x9C, 0x63, 0x60, 0x00, 0x00, 0x00, 0x02, 0x00, 0x01]
    for size: UInt64 in [1, 3] {
      let text = try reason {
        $0.varint(2, size)
        $0.bytes(3, packed)
      }
      #expect(text.contains("does not unpack to the \(size) bytes it states"))
    }
    let sound = try reason {
      $0.varint(2, 2)
      $0.bytes(3, packed)
    }
    #expect(sound.contains("field number 0"))
  }

  @Test func granularityOfTheFormatIsAccepted() throws {
    #expect(try failure(Self.file(Self.block(granularity: 100)), "a.osm.pbf") == nil)
  }

  /// Any change of any byte, in the plain content that a checksum no longer guards, gives features or an error.
  @Test func flippedBytesOfPlainBlocks() throws {
    var random = SeededRandom(seed: 20_260_621)
    let folder = try TemporaryFolder()
    var writer = PBFWriter(strings: ["", "highway", "stop", "type", "multipolygon", "outer"])
    writer.dense([1, 2, 3], latitudes: [0, 9, 0], longitudes: [0, 9, 9], tags: [1, 2, 0, 0, 0], visible: [1, 1, 1])
    writer.node(4, latitude: 9, longitude: 5, tags: [1, 2], visible: 1)
    writer.way(5, refs: [1, 2, 3, 1], tags: [1, 2], places: ([0, 9, 0, 0], [0, 9, 9, 0]))
    writer.relation(6, members: [(5, 1, 5), (6, 2, 0), (1, 0, 0)], tags: [3, 4], visible: 1)
    let sound = writer.file
    #expect(throws: Never.self) { _ = try MapSource.open(path: folder.write(sound, to: "a.osm.pbf")) }
    for _ in 0..<3000 {
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
      // A cut between two blocks cannot be distinguished from a shorter file.
      if count != sound.count - Self.blob("OSMData", Self.block()).count { #expect(error != nil, "\(count) bytes") }
    }
  }
}

@Suite(.enabled(if: SharedFolder.has("data/osm"), "skipped: there is no shared folder")) struct MalformedOSMFileTests {
  /// Unpacked and changed at random: what libosmium's sample holds.
  @Test func flippedBytesOfARealFile() throws {
    let blobs = try Self.blobs(SharedFolder.bytes("data/malformed/osm/osm-binary_sample.pbf"))
    let seed: UInt64 = 4711
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
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
    let bytes = try SharedFolder.bytes("data/malformed/osm/osm-binary_sample.pbf")
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
      try MapSource.open(path: SharedFolder.path("data/malformed/osm/" + name)).allFeatures()
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
