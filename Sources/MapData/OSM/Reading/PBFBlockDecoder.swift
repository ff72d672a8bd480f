import Geometry

/// Decodes one unpacked block of type OSMData into columns.
///
/// Source: `osmformat.proto` of the OSM PBF format. Everything that a number points at is checked here: lengths, string
/// numbers, list lengths, and the room that lists take before it is made.
struct PBFBlockDecoder {
  private let bytes: UnsafeRawBufferPointer
  private var stringCount: UInt64 = 0
  /// Nanodegrees.
  private var granularity: Int64 = 100
  private var latitudeOffset: Int64 = 0
  private var longitudeOffset: Int64 = 0

  static func decode(_ bytes: UnsafeRawBufferPointer, into columns: inout OSMColumns) throws(ProtobufFault) {
    var decoder = PBFBlockDecoder(bytes: bytes)
    try decoder.readUnits(&columns)
    var reader = ProtobufReader(bytes)
    while let field = try reader.field() {
      guard field.number == 2, field.type == .bytes else {
        try reader.skip(field.type)
        continue
      }
      var group = try reader.message()
      try decoder.group(&group, &columns)
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The string table and the units of positions, which may stand behind the objects.
  private mutating func readUnits(_ columns: inout OSMColumns) throws(ProtobufFault) {
    var reader = ProtobufReader(bytes)
    var hasTable = false
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .bytes):
        guard !hasTable else { throw reader.fault("a second string table") }
        hasTable = true
        var table = try reader.message()
        try strings(&table, &columns)
      case (17, .varint):
        let value = try reader.varint()
        guard 1...1_000_000_000 ~= value else { throw reader.fault("positions in units of \(value) nanodegrees") }
        granularity = Int64(value)
      case (19, .varint): latitudeOffset = Int64(bitPattern: try reader.varint())
      case (20, .varint): longitudeOffset = Int64(bitPattern: try reader.varint())
      default: try reader.skip(field.type)
      }
    }
  }

  private mutating func strings(_ reader: inout ProtobufReader, _ columns: inout OSMColumns) throws(ProtobufFault) {
    while let field = try reader.field() {
      guard field.number == 1, field.type == .bytes else { throw reader.fault("a malformed string table") }
      let range = try reader.message().range
      guard columns.hasRoom(forBytes: 8) else { throw tooMuch(reader) }
      columns.strings.append(OSMColumns.Text(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
      stringCount += 1
    }
  }

  private func group(_ reader: inout ProtobufReader, _ columns: inout OSMColumns) throws(ProtobufFault) {
    while let field = try reader.field() {
      guard field.type == .bytes else { throw reader.fault("a malformed group of objects") }
      var message = try reader.message()
      switch field.number {
      case 1: try node(&message, &columns)
      case 2: try denseNodes(&message, &columns)
      case 3: try way(&message, &columns)
      case 4: try relation(&message, &columns)
      default: break
      }
    }
  }

  // MARK: Lists

  /// Takes a packed list that may be given once.
  private func take(
    _ list: inout PackedNumbers?, _ type: ProtobufReader.WireType, _ reader: inout ProtobufReader
  ) throws(ProtobufFault) {
    guard type == .bytes else { throw reader.fault("a list that is not packed") }
    guard list == nil else { throw reader.fault("a list that is given twice") }
    let content = try reader.message()
    guard let packed = PackedNumbers(content.rest) else { throw content.fault("a list that ends within a number") }
    list = packed
  }

  private func makeRoom(
    forBytes bytes: Int, _ columns: borrowing OSMColumns, _ reader: ProtobufReader
  ) throws(ProtobufFault) {
    guard columns.hasRoom(forBytes: bytes) else { throw tooMuch(reader) }
  }

  private func tooMuch(_ reader: ProtobufReader) -> ProtobufFault {
    reader.fault("a block whose objects take more than the accepted \(OSMColumns.limit) bytes of memory")
  }

  private func checkNumbers(_ areDamaged: Bool, _ reader: ProtobufReader) throws(ProtobufFault) {
    if areDamaged { throw reader.fault("a number of more than 10 bytes") }
  }

  @inline(__always)
  private func tag(_ key: UInt64, _ value: UInt64, _ reader: ProtobufReader) throws(ProtobufFault) -> OSMTag {
    guard key < stringCount, value < stringCount else {
      throw reader.fault("string number \(max(key, value)) of \(stringCount)")
    }
    return OSMTag(key: UInt32(truncatingIfNeeded: key), value: UInt32(truncatingIfNeeded: value))
  }

  private func appendTags(
    _ keys: PackedNumbers?, _ values: PackedNumbers?, to column: inout Column<OSMTag>, _ reader: ProtobufReader
  ) throws(ProtobufFault) {
    var keys = keys ?? PackedNumbers()
    var values = values ?? PackedNumbers()
    let count = keys.left
    guard values.left == count else { throw reader.fault("unequal numbers of keys and values") }
    let room = column.room(for: count)
    for index in 0..<count { room[index] = try tag(keys.take(), values.take(), reader) }
    try checkNumbers(keys.isDamaged || values.isDamaged, reader)
    column.commit(count)
  }

  // MARK: Nodes

  /// Nil for a position off the earth; never NaN.
  @inline(__always)
  private func position(_ latitude: Int64, _ longitude: Int64) -> Point? {
    // In floating point, where no overflow gives a place that looks valid; a quotient, since a product with 1e-9
    // is not rounded to the nearest value and moves positions by a last digit.
    let latitude = (Double(latitudeOffset) + Double(granularity) * Double(latitude)) / 1e9
    let longitude = (Double(longitudeOffset) + Double(granularity) * Double(longitude)) / 1e9
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    return WebMercator.project(Coordinate(latitude: latitude, longitude: longitude))
  }

  private func denseNodes(_ reader: inout ProtobufReader, _ columns: inout OSMColumns) throws(ProtobufFault) {
    var idList: PackedNumbers?
    var latitudeList: PackedNumbers?
    var longitudeList: PackedNumbers?
    var tagList: PackedNumbers?
    var visibleList: PackedNumbers?
    while let field = try reader.field() {
      switch field.number {
      case 1: try take(&idList, field.type, &reader)
      case 5 where field.type == .bytes:
        var info = try reader.message()
        while let field = try info.field() {
          if field.number == 6 { try take(&visibleList, field.type, &info) } else { try info.skip(field.type) }
        }
      case 8: try take(&latitudeList, field.type, &reader)
      case 9: try take(&longitudeList, field.type, &reader)
      case 10: try take(&tagList, field.type, &reader)
      default: try reader.skip(field.type)
      }
    }
    var ids = idList ?? PackedNumbers()
    var latitudes = latitudeList ?? PackedNumbers()
    var longitudes = longitudeList ?? PackedNumbers()
    var pairs = tagList ?? PackedNumbers()
    var visible = visibleList ?? PackedNumbers()
    let count = ids.left
    guard latitudes.left == count, longitudes.left == count else {
      throw reader.fault("dense nodes with unequal numbers of ids, latitudes and longitudes")
    }
    let hasVisible = visible.left > 0
    guard !hasVisible || visible.left == count else {
      throw reader.fault("dense nodes with unequal numbers of ids and visible flags")
    }
    let hasTags = pairs.left > 0
    try makeRoom(forBytes: count * 32 + pairs.left * 4, columns, reader)
    let idRoom = columns.nodeIDs.room(for: count)
    let positionRoom = columns.positions.room(for: count)
    // Each pair of numbers gives a tag at most.
    let tagRoom = columns.nodeTags.room(for: pairs.left / 2)
    var id: Int64 = 0
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    var kept = 0
    var tagCount = 0
    for _ in 0..<count {
      id &+= ids.zigzag()
      latitude &+= latitudes.zigzag()
      longitude &+= longitudes.zigzag()
      let isVisible = !hasVisible || visible.take() != 0
      let firstTag = tagCount
      if hasTags {
        while true {
          guard pairs.left > 0 else { throw reader.fault("tags of fewer dense nodes than there are") }
          let key = pairs.take()
          if key == 0 { break }
          guard pairs.left > 0 else { throw reader.fault("a dense node's key without a value") }
          tagRoom[tagCount] = try tag(key, pairs.take(), reader)
          tagCount += 1
        }
      }
      guard isVisible, let place = position(latitude, longitude) else {
        if isVisible { columns.strayNodes += 1 }
        tagCount = firstTag
        continue
      }
      if tagCount > firstTag {
        columns.tagged.append(UInt32(columns.nodeIDs.count + kept))
        columns.nodeTagEnds.append(UInt32(columns.nodeTags.count + tagCount))
      }
      idRoom[kept] = id
      positionRoom[kept] = place
      kept += 1
    }
    guard pairs.left == 0 else { throw reader.fault("tags of more dense nodes than there are") }
    try checkNumbers(ids.isDamaged || latitudes.isDamaged || longitudes.isDamaged || pairs.isDamaged, reader)
    columns.nodeIDs.commit(kept)
    columns.positions.commit(kept)
    columns.nodeTags.commit(tagCount)
  }

  private func node(_ reader: inout ProtobufReader, _ columns: inout OSMColumns) throws(ProtobufFault) {
    var id: Int64 = 0
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    var keys: PackedNumbers?
    var values: PackedNumbers?
    var isVisible = true
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .varint): id = try reader.zigzag()
      case (2, _): try take(&keys, field.type, &reader)
      case (3, _): try take(&values, field.type, &reader)
      case (4, .bytes): isVisible = try self.isVisible(&reader)
      case (8, .varint): latitude = try reader.zigzag()
      case (9, .varint): longitude = try reader.zigzag()
      default: try reader.skip(field.type)
      }
    }
    guard isVisible else { return }
    guard let place = position(latitude, longitude) else {
      columns.strayNodes += 1
      return
    }
    try makeRoom(forBytes: 72 + (keys?.left ?? 0) * 8, columns, reader)
    try appendTags(keys, values, to: &columns.nodeTags, reader)
    columns.nodeIDs.append(id)
    columns.positions.append(place)
    columns.endNode()
  }

  /// The flag of an object's `Info`; history files and editors mark what is deleted by it.
  private func isVisible(_ reader: inout ProtobufReader) throws(ProtobufFault) -> Bool {
    var info = try reader.message()
    var result = true
    while let field = try info.field() {
      if field.number == 6, field.type == .varint { result = try info.varint() != 0 } else { try info.skip(field.type) }
    }
    return result
  }

  // MARK: Ways and relations

  /// The fields that ways and relations share; the lists 8 to 10 differ.
  private struct Parts {
    var id: Int64 = 0
    var keys: PackedNumbers?
    var values: PackedNumbers?
    var isVisible = true
    var list8: PackedNumbers?
    var list9: PackedNumbers?
    var list10: PackedNumbers?
  }

  private func parts(_ reader: inout ProtobufReader) throws(ProtobufFault) -> Parts {
    var parts = Parts()
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .varint): parts.id = Int64(bitPattern: try reader.varint())
      case (2, _): try take(&parts.keys, field.type, &reader)
      case (3, _): try take(&parts.values, field.type, &reader)
      case (4, .bytes): parts.isVisible = try self.isVisible(&reader)
      case (8, _): try take(&parts.list8, field.type, &reader)
      case (9, _): try take(&parts.list9, field.type, &reader)
      case (10, _): try take(&parts.list10, field.type, &reader)
      default: try reader.skip(field.type)
      }
    }
    return parts
  }

  private func way(_ reader: inout ProtobufReader, _ columns: inout OSMColumns) throws(ProtobufFault) {
    let parts = try parts(&reader)
    guard parts.isVisible else { return }
    var refs = parts.list8 ?? PackedNumbers()
    let count = refs.left
    try makeRoom(forBytes: 48 + (parts.keys?.left ?? 0) * 8 + count * 12, columns, reader)
    try appendTags(parts.keys, parts.values, to: &columns.wayTags, reader)
    columns.wayIDs.append(parts.id)
    let room = columns.refs.room(for: count)
    var ref: Int64 = 0
    for index in 0..<count {
      ref &+= refs.zigzag()
      room[index] = ref
    }
    try checkNumbers(refs.isDamaged, reader)
    if let latitudes = parts.list9, let longitudes = parts.list10 {
      try addLocations(UnsafeBufferPointer(start: room, count: count), latitudes, longitudes, reader, &columns)
    }
    columns.refs.commit(count)
    columns.endWay()
  }

  /// Files with locations on ways leave out the nodes without tags, so each place becomes a node; where several ways
  /// meet, the store keeps the first.
  private func addLocations(
    _ refs: UnsafeBufferPointer<Int64>, _ latitudeList: PackedNumbers, _ longitudeList: PackedNumbers,
    _ reader: ProtobufReader, _ columns: inout OSMColumns
  ) throws(ProtobufFault) {
    var latitudes = latitudeList
    var longitudes = longitudeList
    guard latitudes.left == refs.count, longitudes.left == refs.count else {
      throw reader.fault("a way with unequal numbers of nodes and positions")
    }
    try makeRoom(forBytes: refs.count * 36, columns, reader)
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    for ref in refs {
      latitude &+= latitudes.zigzag()
      longitude &+= longitudes.zigzag()
      guard let place = position(latitude, longitude) else { continue }
      columns.nodeIDs.append(ref)
      columns.positions.append(place)
    }
    try checkNumbers(latitudes.isDamaged || longitudes.isDamaged, reader)
  }

  private func relation(_ reader: inout ProtobufReader, _ columns: inout OSMColumns) throws(ProtobufFault) {
    let parts = try parts(&reader)
    guard parts.isVisible else { return }
    var roles = parts.list8 ?? PackedNumbers()
    var ids = parts.list9 ?? PackedNumbers()
    var kinds = parts.list10 ?? PackedNumbers()
    let count = ids.left
    guard roles.left == count, kinds.left == count else {
      throw reader.fault("unequal numbers of members, roles and types")
    }
    try makeRoom(forBytes: 48 + (parts.keys?.left ?? 0) * 8 + count * 24, columns, reader)
    try appendTags(parts.keys, parts.values, to: &columns.relationTags, reader)
    columns.relationIDs.append(parts.id)
    let room = columns.members.room(for: count)
    var member: Int64 = 0
    for index in 0..<count {
      member &+= ids.zigzag()
      let role = roles.take()
      guard role < stringCount else { throw reader.fault("string number \(role) of \(stringCount)") }
      guard let kind = OSMMember.Kind(rawValue: UInt8(clamping: kinds.take())) else {
        throw reader.fault("a member that is no node, way or relation")
      }
      room[index] = OSMMember(kind: kind, id: member, role: UInt32(truncatingIfNeeded: role))
    }
    try checkNumbers(ids.isDamaged || roles.isDamaged || kinds.isDamaged, reader)
    columns.members.commit(count)
    columns.endRelation()
  }
}
