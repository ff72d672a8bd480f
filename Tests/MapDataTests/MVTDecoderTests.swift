import Geometry
import TestSupport
import Testing

@testable import MapData

@Suite struct MVTDecoderTests {
  /// The encoded examples of the specification, section 4.3.5.
  @Test func specificationExamples() throws {
    func parts(_ commands: [UInt64], _ kind: MVTGeometry.Kind) throws -> [[SIMD2<Int32>]] {
      let bytes = commands.flatMap(ProtobufWriter.varint)
      return try bytes.withUnsafeBytes { try MVTGeometry.parts(ProtobufReader($0), kind: kind, version: 2) }
    }
    func points(_ pairs: [(Int32, Int32)]) -> [SIMD2<Int32>] { pairs.map { SIMD2($0.0, $0.1) } }
    #expect(try parts([9, 50, 34], .point) == [points([(25, 17)])])
    #expect(try parts([17, 10, 14, 3, 9], .point) == [points([(5, 7), (3, 2)])])
    #expect(try parts([9, 4, 4, 18, 0, 16, 16, 0], .line) == [points([(2, 2), (2, 10), (10, 10)])])
    #expect(
      try parts([9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8], .line)
        == [points([(2, 2), (2, 10), (10, 10)]), points([(1, 1), (3, 5)])])
    #expect(try parts([9, 6, 12, 18, 10, 12, 24, 44, 15], .polygon) == [points([(3, 6), (8, 12), (20, 34)])])
    let multi: [UInt64] = [
      9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 22, 2, 26, 18, 0, 0, 18, 17, 0, 15, 9, 4, 13, 26, 0, 8, 8, 0, 0, 7, 15,
    ]
    let rings = try parts(multi, .polygon)
    #expect(
      rings == [
        points([(0, 0), (10, 0), (10, 10), (0, 10)]), points([(11, 11), (20, 11), (20, 20), (11, 20)]),
        points([(13, 13), (13, 17), (17, 17), (17, 13)]),
      ])
    let grouped = TileFeatures.grouped(rings.map { $0.map { Point(Double($0.x), Double($0.y)) } })
    #expect(grouped.map(\.count) == [1, 2])
    #expect(grouped.flatMap { $0 }.map(shoelace) == [100, 81, -16])
  }

  /// Version 1 leaves the winding open: outer rings anticlockwise here, and they come out clockwise.
  @Test func windingOfVersionOne() {
    let outer = [Point(0, 0), Point(0, 10), Point(10, 10), Point(10, 0)]
    let hole = [Point(2, 2), Point(8, 2), Point(8, 8), Point(2, 8)]
    let grouped = TileFeatures.grouped([outer, hole, outer])
    #expect(grouped.map { $0.map(shoelace) } == [[100, -36], [100]])
  }

  @Test func valuesOfEveryType() throws {
    var value = ProtobufWriter()
    var layer = ProtobufWriter()
    layer.varint(15, 2)
    layer.bytes(1, "all".utf8)
    var values: [[UInt8]] = []
    value.bytes(1, "ä".utf8)
    values.append(value.bytes)
    values.append([2 << 3 | 5, 0, 0, 0x20, 0x40])  // 2.5 as float
    values.append([3 << 3 | 1, 0, 0, 0, 0, 0, 0, 0x04, 0xC0])  // -2.5 as double
    value = ProtobufWriter()
    value.varint(4, UInt64(bitPattern: -7))
    values.append(value.bytes)
    value = ProtobufWriter()
    value.varint(5, 1 << 40)
    values.append(value.bytes)
    value = ProtobufWriter()
    value.varint(6, 3)
    values.append(value.bytes)
    value = ProtobufWriter()
    value.varint(7, 1)
    values.append(value.bytes)
    for (index, bytes) in values.enumerated() {
      layer.bytes(3, "k\(index)".utf8)
      layer.bytes(4, bytes)
    }
    var feature = ProtobufWriter()
    feature.bytes(2, (0..<7).flatMap { [UInt8($0), UInt8($0)] })
    feature.varint(3, 1)
    feature.bytes(4, [9, 50, 34])
    layer.bytes(2, feature.bytes)
    var tile = ProtobufWriter()
    tile.bytes(3, layer.bytes)
    let properties = try MVTDecoder.decode(tile.bytes).layers[0].features[0].properties
    #expect(
      properties == [
        "k0": .string("ä"), "k1": .number(2.5), "k2": .number(-2.5), "k3": .number(-7),
        "k4": .number(1_099_511_627_776),
        "k5": .number(-2), "k6": .bool(true),
      ])
  }

  /// The same square at any extent, and at none, which means 4096.
  @Test(arguments: [512, 1024, 4096, 8192, nil] as [UInt64?])
  func extents(_ extent: UInt64?) throws {
    let folder = try TemporaryFolder()
    let unit = Int(extent ?? 4096) / 512
    let ring = [
      (x: 128 * unit, y: 128 * unit), (384 * unit, 128 * unit), (384 * unit, 256 * unit), (128 * unit, 256 * unit),
    ]
    let bytes = TileWriter.tile([("a", [.polygon([ring])])], extent: extent)
    let path = try folder.write(bytes, to: "1-1-0.mvt")
    let layers = try MapSource.open(path: path).allFeatures().layers
    let polygon = try #require(layers["a"]?.first?.polygons.first)
    #expect(polygon.rings == [[Point(0.625, 0.125), Point(0.875, 0.125), Point(0.875, 0.25), Point(0.625, 0.25)]])
    #expect(polygon.cutBox == nil)
  }

  /// Lines without points and with a lone MoveTo draw nothing and break nothing.
  @Test func emptyLines() throws {
    let features = [TileFeature(type: 2, parts: []), TileFeature.line([(5, 5)]), TileFeature.line([(5, 5), (9, 5)])]
    let decoded = try MVTDecoder.decode(TileWriter.tile([("roads", features)]))
    #expect(decoded.layers[0].features.map(\.parts) == [[[SIMD2(5, 5), SIMD2(9, 5)]]])
  }
}
