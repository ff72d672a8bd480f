import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapData

/// Forms that the format allows and common writers rarely use; all numbers are chosen here.
@Suite struct PBFReaderTests {
  static let strings = ["", "highway", "stop", "residential", "outer", "name", "Ü\u{1F600}"]

  static func content(
    _ bytes: some Sequence<UInt8>, threads: Int = 1, budget: ReadingBudget = ReadingBudget()
  ) throws -> OSMContent {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "map")
    var claim = ReadingClaim(on: budget, path: path)
    return try PBFReader.read(ByteFile(path: path), threads: threads, claim: &claim)
  }

  /// What a store holds of an object's tags.
  static func tags(_ tags: OSMTags) -> [String] {
    var list: [String] = []
    tags.each { list += ["\($0)=\($1)"] }
    return list
  }

  /// Degrees, rounded to the format's seven decimal places.
  static func degrees(_ points: [Point]) -> [[Double]] {
    points.map {
      let place = WebMercator.unproject($0)
      return [(place.latitude * 1e7).rounded() / 1e7, (place.longitude * 1e7).rounded() / 1e7]
    }
  }

  @Test func denseNodesWithTags() throws {
    var writer = PBFWriter(strings: Self.strings)
    writer.dense(
      [5, 7, 9_000_000_000_000], latitudes: [600_000_000, 600_000_001, -337_000_000],
      longitudes: [249_000_000, 249_000_000, 1_800_000_000], tags: [0, 1, 2, 5, 6, 0, 0])
    let content = try Self.content(writer.file)
    #expect(content.strayNodes == 0)
    #expect(content.store.nodes.ids == [5, 7, 9_000_000_000_000])
    #expect(Self.degrees(content.store.nodes.positions) == [[60, 24.9], [60.0000001, 24.9], [-33.7, 180]])
    #expect(content.store.nodes.tagged == [1])
    #expect(Self.tags(content.store.nodeTags(0)) == ["highway=stop", "name=Ü\u{1F600}"])
  }

  /// Positions are the nearest numbers to the decimal fractions that the file states.
  @Test func positionsAreExact() throws {
    let latitudes = [601_699_857, 437_384_176, -377_749_295]
    let longitudes = [249_383_791, 74_246_158, 1_224_194_155]
    var writer = PBFWriter(strings: Self.strings)
    writer.dense([1, 2, 3], latitudes: latitudes, longitudes: longitudes)
    let positions = try Self.content(writer.file).store.nodes.positions
    let places = [
      Coordinate(latitude: 60.1699857, longitude: 24.9383791), Coordinate(latitude: 43.7384176, longitude: 7.4246158),
      Coordinate(latitude: -37.7749295, longitude: 122.4194155),
    ]
    #expect(positions == places.map { WebMercator.project($0) })
  }

  @Test func singleNodes() throws {
    var writer = PBFWriter(strings: Self.strings)
    writer.node(12, latitude: 600_000_000, longitude: 249_000_000, tags: [1, 2])
    writer.node(-3, latitude: -10, longitude: 20)
    let store = try Self.content(writer.file).store
    #expect(store.nodes.ids == [-3, 12])
    #expect(Self.degrees(store.nodes.positions) == [[-0.000001, 0.000002], [60, 24.9]])
    #expect(store.nodes.tagged == [1])
    #expect(Self.tags(store.nodeTags(0)) == ["highway=stop"])
  }

  @Test func otherUnitsWhereverTheyStand() throws {
    // Units of 1,000 nanodegrees, counted from 1° south and 2° east, stated behind the objects.
    var writer = PBFWriter(strings: Self.strings)
    writer.dense([1], latitudes: [61_000_000], longitudes: [22_900_000])
    writer.block.varint(17, 1000)
    writer.block.varint(19, UInt64(bitPattern: -1_000_000_000))
    writer.block.varint(20, 2_000_000_000)
    #expect(try Self.degrees(Self.content(writer.file).store.nodes.positions) == [[60, 24.9]])
  }

  @Test func tableBehindTheObjects() throws {
    var objects = PBFWriter(strings: [])
    objects.block.bytes = []
    objects.dense([1], latitudes: [0], longitudes: [0], tags: [1, 2, 0])
    let table = PBFWriter(strings: Self.strings).block.bytes
    let store = try Self.content(HostileOSMTests.file(objects.block.bytes + table)).store
    #expect(Self.tags(store.nodeTags(0)) == ["highway=stop"])
  }

  @Test func idsOf64BitsAndWaysBeforeTheirNodes() throws {
    let wide = 3_000_000_000_000
    var writer = PBFWriter(strings: Self.strings)
    writer.relation(wide + 2, members: [(wide + 1, 1, 4), (7, 0, 0), (wide + 2, 2, 0)], tags: [5, 6])
    writer.way(wide + 1, refs: [wide, 7, 8, wide], tags: [1, 3])
    writer.way(4, refs: [7, 99])
    writer.dense([wide, 7, 7], latitudes: [100_000_000, 200_000_000, 300_000_000], longitudes: [0, 0, 0])
    let store = try Self.content(writer.file).store
    // The first of equals stays.
    #expect(store.nodes.ids == [7, Int64(wide)])
    #expect(Self.degrees(store.nodes.positions) == [[20, 0], [10, 0]])
    #expect(store.ways.ids == [Int64(wide) + 1, 4])
    #expect(store.ways.refs == [1, 0, OSMWays.missing, 1, 0, OSMWays.missing])
    #expect(store.ways.isClosed == [true, false])
    #expect(store.ways.index(of: 4) == 1)
    #expect(store.ways.index(of: Int64(wide) + 1) == 0)
    #expect(store.ways.bounds[0] == Rect(bounding: store.nodes.positions))
    #expect(store.relations.members.map(\.id) == [Int64(wide) + 1, 7, Int64(wide) + 2])
    #expect(store.relations.members.map(\.kind) == [.way, .node, .relation])
    #expect(store.relations.members.map { store.strings[Int($0.role)] } == ["outer", "", ""])
    #expect(Self.tags(store.relationTags(0)) == ["name=Ü\u{1F600}"])
  }

  @Test func positionsOnWays() throws {
    var writer = PBFWriter(strings: Self.strings)
    writer.dense([20], latitudes: [10], longitudes: [10], tags: [1, 2, 0])
    writer.way(1, refs: [30, 20, 10], places: ([300, 10, 100], [3000, 10, 1000]))
    writer.way(2, refs: [10, 20], places: ([100, 10], [1000, 10]))
    let store = try Self.content(writer.file).store
    #expect(store.nodes.ids == [10, 20, 30])
    #expect(store.ways.refs == [2, 1, 0, 0, 1])
    #expect(store.nodes.tagged == [1])
    #expect(Self.degrees(store.nodes.positions) == [[0.00001, 0.0001], [0.000001, 0.000001], [0.00003, 0.0003]])
  }

  @Test func hiddenObjectsAreLeftOut() throws {
    var writer = PBFWriter(strings: Self.strings)
    writer.dense(
      [1, 2, 3], latitudes: [0, 0, 0], longitudes: [1, 2, 3], tags: [1, 2, 0, 1, 2, 0, 5, 6, 0], visible: [1, 0, 1])
    writer.node(4, latitude: 0, longitude: 0, tags: [1, 2], visible: 0)
    writer.node(5, latitude: 0, longitude: 0, visible: 1)
    writer.way(6, refs: [1, 3], tags: [1, 3], visible: 0)
    writer.way(7, refs: [1, 2, 3], tags: [1, 3], visible: 1)
    writer.relation(8, members: [(7, 1, 4)], tags: [5, 6], visible: 0)
    let content = try Self.content(writer.file)
    let store = content.store
    #expect(content.strayNodes == 0)
    #expect(store.nodes.ids == [1, 3, 5])
    #expect(
      (0..<store.nodes.tagged.count).map { Self.tags(store.nodeTags($0)) } == [["highway=stop"], ["name=Ü\u{1F600}"]])
    #expect(store.ways.ids == [7])
    #expect(store.ways.refs == [0, OSMWays.missing, 1])
    #expect(store.relations.ids.isEmpty)
  }

  @Test func positionsOffTheEarth() throws {
    var writer = PBFWriter(strings: Self.strings)
    // Differences that wrap round in 64 bits give no place that looks sound.
    writer.dense(
      [1, 2, 3, 4], latitudes: [900_000_001, 0, Int.max, 5], longitudes: [0, 0, Int.min, 5],
      tags: [1, 2, 0, 0, 1, 2, 0, 0])
    writer.node(5, latitude: 0, longitude: -1_800_000_001)
    let content = try Self.content(writer.file)
    #expect(content.store.nodes.ids == [2, 4])
    #expect(content.store.nodes.tagged.isEmpty)
    #expect(content.strayNodes == 3)
  }

  @Test func namesOfFilesDoNotMatter() throws {
    var writer = PBFWriter(strings: Self.strings)
    writer.dense([1], latitudes: [0], longitudes: [0], tags: [1, 2, 0])
    let folder = try TemporaryFolder()
    for name in ["download.bin", "map.osm", "map", "a.mbtiles"] {
      let layers = try MapSource.open(path: folder.write(writer.file, to: name)).allFeatures().layers
      #expect(layers["stop_signs"]?.count == 1, "\(name)")
    }
    let text = "<osm><node id='1' lat='0' lon='0'><tag k='highway' v='stop'/></node></osm>"
    let layers = try MapSource.open(path: folder.write(text.utf8, to: "map.osm.pbf")).allFeatures().layers
    #expect(layers["stop_signs"]?.count == 1)
  }

  @Test func otherBlocksArePassedOver() throws {
    var writer = PBFWriter(strings: Self.strings)
    writer.dense([1], latitudes: [0], longitudes: [0])
    let first = HostileOSMTests.file(writer.block.bytes)
    let content = try Self.content(
      first + HostileOSMTests.blob("Index", [1, 2, 3]) + HostileOSMTests.blob("OSMData", []))
    #expect(content.store.nodes.ids == [1])
  }

  // MARK: Limits

  @Test func budgetOfOneContainer() throws {
    var writer = PBFWriter(strings: Self.strings)
    let ids = Array(1...1000)
    writer.dense(ids, latitudes: ids, longitudes: ids)
    let file = writer.file
    // Each node takes an id and a position: 24 bytes.
    _ = try Self.content(file, budget: ReadingBudget(container: file.count + 24_000 + 60_000))
    let error = #expect(throws: MapDataError.self) {
      try Self.content(file, budget: ReadingBudget(container: file.count + 23_999))
    }
    #expect("\(try #require(error))".contains("more than the accepted \(file.count + 23_999)"))
    let size = #expect(throws: MapDataError.self) { try Self.content(file, budget: ReadingBudget(container: 100)) }
    #expect("\(try #require(size))".contains("its size, in bytes, is \(file.count), more than the accepted 100"))
  }

  private static func excess(_ claim: inout ReadingClaim, _ bytes: Int) -> MapDataError? {
    do throws(MapDataError) { try claim.hold(bytes, what: "x") } catch { return error }
    return nil
  }

  @Test func budgetOfAllFilesIsGivenBack() throws {
    var writer = PBFWriter(strings: Self.strings)
    let ids = Array(1...4000)
    writer.dense(ids, latitudes: ids, longitudes: ids)
    let folder = try TemporaryFolder()
    let path = try folder.write(writer.file, to: "map")
    let budget = ReadingBudget(total: 200_000)
    for _ in 0..<4 { _ = try MapSource.open(path: path, budget: budget) }
    let first = try MapSource.open(path: path, budget: budget)
    let error = #expect(throws: MapDataError.self) { _ = try MapSource.open(path: path, budget: budget) }
    #expect("\(try #require(error))".contains("with all other files of the run"))
    // 150 and 80 bytes are 230, whichever of the two files asks for more.
    let small = ReadingBudget(total: 200)
    var one = ReadingClaim(on: small, path: "a")
    var two = ReadingClaim(on: small, path: "b")
    try one.hold(150, what: "a")
    try two.hold(50, what: "b")
    guard case .tooLarge(_, _, 230, 200)? = Self.excess(&two, 80) else {
      Issue.record("b")
      return
    }
    guard case .tooLarge(_, _, 250, 200)? = Self.excess(&one, 200) else {
      Issue.record("a")
      return
    }
    withExtendedLifetime(first) {}
  }

  /// 64 MiB of columns, whatever fits into a block of 32 MiB: three million nodes of three bytes each.
  @Test func nodesBeyondTheColumns() throws {
    var dense = ProtobufWriter()
    let zeros = [UInt8](repeating: 0, count: 3_000_000)
    for field: UInt64 in [1, 8, 9] { dense.bytes(field, zeros) }
    var writer = PBFWriter(strings: Self.strings)
    writer.group(2, dense.bytes)
    let error = #expect(throws: MapDataError.self) { try Self.content(writer.file) }
    #expect("\(try #require(error))".contains("more than the accepted 67108864 bytes of memory"))
  }

  private static func block(stating size: UInt64) -> [UInt8] {
    var content = ProtobufWriter()
    content.varint(2, size)
    content.bytes(3, [0x78, 0x9C, 0, 0])
    var header = ProtobufWriter()
    header.bytes(1, "OSMData".utf8)
    header.varint(3, UInt64(content.bytes.count))
    return withUnsafeBytes(of: UInt32(header.bytes.count).bigEndian) { Array($0) } + header.bytes + content.bytes
  }

  /// What blocks state to unpack to is added up before one is unpacked; bytes of other blocks widen nothing.
  @Test func blocksThatStateTooMuch() throws {
    let block = Self.block(stating: 32 << 20)
    let head = HostileOSMTests.blob("OSMHeader", [])
    let padding = HostileOSMTests.blob("Padding", [UInt8](repeating: 0, count: 5_000_000))
    let error = #expect(throws: MapDataError.self) { try Self.content(head + padding + block + block + block) }
    #expect(
      "\(try #require(error))".contains(
        "what its blocks unpack to, in bytes, is 100663296, more than the accepted 16777216"))
    // One of 16 MiB is within what any file may take; its content is damaged.
    let damaged = #expect(throws: MapDataError.self) { try Self.content(head + Self.block(stating: 16 << 20)) }
    #expect("\(try #require(damaged))".contains("does not unpack to the 16777216 bytes it states"))
  }
}
