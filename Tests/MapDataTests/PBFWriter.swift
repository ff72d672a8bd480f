/// Writes OSM PBF files, sound ones and such as no sound program makes.
struct PBFWriter {
  /// One block's content.
  var block = ProtobufWriter()

  init(strings: [String]) {
    var table = ProtobufWriter()
    for string in strings { table.bytes(1, string.utf8) }
    block.bytes(1, table.bytes)
  }

  static func packed(_ values: [UInt64]) -> [UInt8] { values.flatMap(ProtobufWriter.varint) }

  /// Differences to the value before, in zigzag form.
  static func deltas(_ values: [Int]) -> [UInt8] {
    packed(zip(values, [0] + values).map { ProtobufWriter.zigzag($0 &- $1) })
  }

  mutating func group(_ field: UInt64, _ message: [UInt8]) {
    var group = ProtobufWriter()
    group.bytes(field, message)
    block.bytes(2, group.bytes)
  }

  mutating func dense(
    _ ids: [Int], latitudes: [Int], longitudes: [Int], tags: [UInt64]? = nil, visible: [UInt64]? = nil
  ) {
    var dense = ProtobufWriter()
    dense.bytes(1, Self.deltas(ids))
    if let visible {
      var info = ProtobufWriter()
      info.bytes(6, Self.packed(visible))
      dense.bytes(5, info.bytes)
    }
    dense.bytes(8, Self.deltas(latitudes))
    dense.bytes(9, Self.deltas(longitudes))
    if let tags { dense.bytes(10, Self.packed(tags)) }
    group(2, dense.bytes)
  }

  mutating func node(_ id: Int, latitude: Int, longitude: Int, tags: [UInt64] = [], visible: UInt64? = nil) {
    var node = ProtobufWriter()
    node.varint(1, ProtobufWriter.zigzag(id))
    Self.append(tags, visible, to: &node)
    node.varint(8, ProtobufWriter.zigzag(latitude))
    node.varint(9, ProtobufWriter.zigzag(longitude))
    group(1, node.bytes)
  }

  mutating func way(
    _ id: Int, refs: [Int], tags: [UInt64] = [], visible: UInt64? = nil,
    places: (latitudes: [Int], longitudes: [Int])? = nil
  ) {
    var way = ProtobufWriter()
    way.varint(1, UInt64(bitPattern: Int64(id)))
    Self.append(tags, visible, to: &way)
    way.bytes(8, Self.deltas(refs))
    if let places {
      way.bytes(9, Self.deltas(places.latitudes))
      way.bytes(10, Self.deltas(places.longitudes))
    }
    group(3, way.bytes)
  }

  mutating func relation(
    _ id: Int, members: [(id: Int, kind: UInt64, role: UInt64)], tags: [UInt64] = [], visible: UInt64? = nil
  ) {
    var relation = ProtobufWriter()
    relation.varint(1, UInt64(bitPattern: Int64(id)))
    Self.append(tags, visible, to: &relation)
    relation.bytes(8, Self.packed(members.map(\.role)))
    relation.bytes(9, Self.deltas(members.map(\.id)))
    relation.bytes(10, Self.packed(members.map(\.kind)))
    group(4, relation.bytes)
  }

  /// Keys and values by turns.
  private static func append(_ tags: [UInt64], _ visible: UInt64?, to object: inout ProtobufWriter) {
    let indices = tags.indices
    object.bytes(2, packed(indices.filter { $0 % 2 == 0 }.map { tags[$0] }))
    object.bytes(3, packed(indices.filter { $0 % 2 == 1 }.map { tags[$0] }))
    if let visible { object.bytes(4, ProtobufWriter.varint(6 << 3) + ProtobufWriter.varint(visible)) }
  }

  /// A file of a header and this block.
  var file: [UInt8] { HostileOSMTests.file(block.bytes) }
}
