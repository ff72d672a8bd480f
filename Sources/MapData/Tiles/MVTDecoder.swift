import JSON
import ShownText

/// One layer of a vector tile, with coordinates still in tile units.
struct MVTLayer {
  var name: String
  /// Tile units along a side, at least 1.
  var extent: Int32
  var features: [MVTFeature]
}

struct MVTFeature {
  var id: UInt64?
  var properties: [String: PropertyValue]
  var kind: MVTGeometry.Kind
  var parts: [[SIMD2<Int32>]]
}

/// Decodes Mapbox Vector Tiles, versions 1 and 2.
///
/// Source: the Mapbox Vector Tile specification 2.1. A list that states more than its bytes can hold is refused before
/// room is made for it; a feature without usable geometry is skipped with a warning, and so is one whose geometry
/// is damaged.
struct MVTDecoder {
  /// Bytes of an unpacked tile.
  static let sizeLimit = 32 << 20
  /// Layers of a tile; real ones hold about twenty.
  static let layerLimit = 1000
  /// Features, keys and values of a layer together; real ones hold about ten thousand.
  static let entryLimit = 1 << 20

  private(set) var warnings: [String] = []
  private var budget: TileBudget

  /// - Parameter budget: what the view's tiles may hold yet, from which this one's content is taken.
  static func decode(
    _ bytes: [UInt8], budget: inout TileBudget
  ) throws(ProtobufFault) -> (layers: [MVTLayer], warnings: [String]) {
    var decoder = MVTDecoder(budget: budget)
    var layers: [MVTLayer] = []
    var fault: ProtobufFault?
    bytes.withUnsafeBytes { buffer in
      do throws(ProtobufFault) { layers = try decoder.tile(ProtobufReader(buffer)) } catch { fault = error }
    }
    budget = decoder.budget
    if let fault { throw fault }
    return (layers, decoder.warnings)
  }

  private mutating func tile(_ tile: ProtobufReader) throws(ProtobufFault) -> [MVTLayer] {
    var reader = tile
    var layers: [MVTLayer] = []
    var places: [String: Int] = [:]
    var repeated: Set<String> = []
    while let field = try reader.field() {
      guard field.number == 3 else {
        try reader.skip(field.type)
        continue
      }
      guard field.type == .bytes else { throw reader.fault("a layer that is no message") }
      let layer = try layer(reader.message())
      if let same = places[layer.name], layers[same].extent == layer.extent {
        repeated.insert(layer.name)
        layers[same].features.append(contentsOf: layer.features)
      } else {
        guard layers.count < Self.layerLimit else { throw reader.fault("more than \(Self.layerLimit) layers") }
        places[layer.name] = layers.count
        layers.append(layer)
      }
    }
    warnings += repeated.sorted().map { "layer \"\($0.shown())\" occurs twice" }
    return layers
  }

  private mutating func layer(_ layer: ProtobufReader) throws(ProtobufFault) -> MVTLayer {
    var reader = layer
    var content = LayerContent()
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .bytes): content.name = try reader.string()
      case (2, .bytes): content.features.append(try reader.message())
      case (3, .bytes): content.keys.append(try reader.string())
      case (4, .bytes): content.values.append(try Self.value(reader.message()))
      case (5, .varint): content.extent = try reader.varint()
      case (15, .varint): content.version = try reader.varint()
      case (1...5, _), (15, _): throw reader.fault("a layer's field \(field.number) of the wrong type")
      default: try reader.skip(field.type)
      }
      guard content.count <= Self.entryLimit else {
        throw reader.fault("a layer of more than \(Self.entryLimit) features, keys and values")
      }
    }
    guard let name = content.name else { throw reader.fault("a layer without name") }
    guard let version = content.version, 1...2 ~= version else {
      throw reader.fault("layer \"\(name.shown())\" is of version \(content.version.map { "\($0)" } ?? "none")")
    }
    guard 1...UInt64(1 << 24) ~= content.extent else { throw reader.fault("a layer of extent \(content.extent)") }
    try budget.add(features: content.features.count, reader)
    return MVTLayer(name: name, extent: Int32(content.extent), features: try features(content, name, version))
  }

  private struct LayerContent {
    var name: String?
    var features: [ProtobufReader] = []
    var keys: [String] = []
    var values: [PropertyValue] = []
    var extent: UInt64 = 4096
    var version: UInt64?

    var count: Int { features.count + keys.count + values.count }
  }

  // MARK: Features

  private mutating func features(
    _ content: LayerContent, _ layer: String, _ version: UInt64
  ) throws(ProtobufFault) -> [MVTFeature] {
    var known: [[UInt32]: [String: PropertyValue]] = [:]
    var features: [MVTFeature] = []
    features.reserveCapacity(content.features.count)
    var unusable = 0
    var damaged: ProtobufFault?
    var damagedCount = 0
    for message in content.features {
      let fields = try Self.fields(message)
      if !fields.isSound { unusable += 1 }
      // Many features share their tags: sharing the dictionary too saves most of the work.
      let properties: [String: PropertyValue]
      if let same = known[fields.tags] {
        properties = same
      } else {
        properties = try Self.properties(fields.tags, content, message)
        try budget.add(properties: fields.tags.count / 2, message)
        known[fields.tags] = properties
      }
      guard let kind = fields.kind, let geometry = fields.geometry else { continue }
      let parts: [[SIMD2<Int32>]]
      do throws(ProtobufFault) {
        parts = try MVTGeometry.parts(geometry, kind: kind, version: version)
      } catch {
        // What a feature's geometry says ends with it; the tile's other features can still be read.
        damaged = damaged ?? error
        damagedCount += 1
        continue
      }
      guard !parts.isEmpty else { continue }
      try budget.add(points: parts.reduce(0) { $0 + $1.count }, message)
      features.append(MVTFeature(id: fields.id, properties: properties, kind: kind, parts: parts))
    }
    if let damaged {
      warnings.append(
        "layer \"\(layer.shown())\": \(damagedCount.counted("feature was", "features were")) left out: \(damaged.reason) (byte \(damaged.offset))"
      )
    }
    if unusable > 0 {
      warnings.append("layer \"\(layer.shown())\": \(unusable.counted("feature is", "features are")) incomplete")
    }
    return features
  }

  private struct Fields {
    var id: UInt64?
    var tags: [UInt32] = []
    var kind: MVTGeometry.Kind?
    var geometry: ProtobufReader?
    var isSound = true
  }

  private static func fields(_ feature: ProtobufReader) throws(ProtobufFault) -> Fields {
    var reader = feature
    var fields = Fields()
    var type: UInt64?
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .varint): fields.id = try reader.varint()
      case (2, .bytes):
        var list = try reader.message()
        // No room for more than the bytes hold, and none for what no style asks for.
        while !list.isAtEnd {
          guard fields.tags.count < 1 << 16 else { throw list.fault("a feature of more than \(1 << 15) properties") }
          guard let tag = UInt32(exactly: try list.varint()) else { throw list.fault("a tag beyond 32 bits") }
          fields.tags.append(tag)
        }
      case (3, .varint): type = try reader.varint()
      case (4, .bytes):
        if fields.geometry == nil {
          fields.geometry = try reader.message()
        } else {
          fields.isSound = false
          try reader.skip(field.type)
        }
      case (1...4, _): throw reader.fault("a feature's field \(field.number) of the wrong type")
      default: try reader.skip(field.type)
      }
    }
    fields.kind = type.flatMap { MVTGeometry.Kind(rawValue: $0) }
    if fields.tags.count % 2 == 1 {
      fields.tags.removeLast()
      fields.isSound = false
    }
    // Type 0 is "unknown" and may be left alone; none at all or another number is a mistake.
    if (fields.kind == nil && type != 0) || fields.geometry == nil { fields.isSound = false }
    return fields
  }

  private static func properties(
    _ tags: [UInt32], _ content: LayerContent, _ reader: ProtobufReader
  ) throws(ProtobufFault) -> [String: PropertyValue] {
    var properties: [String: PropertyValue] = [:]
    for index in stride(from: 0, to: tags.count, by: 2) {
      let key = Int(tags[index])
      let value = Int(tags[index + 1])
      guard key < content.keys.count else { throw reader.fault("key \(key) of \(content.keys.count)") }
      guard value < content.values.count else { throw reader.fault("value \(value) of \(content.values.count)") }
      properties[content.keys[key]] = content.values[value]
    }
    return properties
  }

  private static func value(_ value: ProtobufReader) throws(ProtobufFault) -> PropertyValue {
    var reader = value
    var result: PropertyValue?
    while let field = try reader.field() {
      switch (field.number, field.type) {
      case (1, .bytes): result = .string(try reader.string())
      case (2, .fixed32): result = .number(Double(Float(bitPattern: try reader.fixed32())))
      case (3, .fixed64): result = .number(Double(bitPattern: try reader.fixed64()))
      case (4, .varint): result = .number(Double(Int64(bitPattern: try reader.varint())))
      case (5, .varint): result = .number(Double(try reader.varint()))
      case (6, .varint): result = .number(Double(try reader.zigzag()))
      case (7, .varint): result = .bool(try reader.varint() != 0)
      default: throw reader.fault("a value of unknown type \(field.number)")
      }
    }
    guard let result else { throw reader.fault("a value without content") }
    return result
  }
}
