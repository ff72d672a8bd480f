import Foundation

/// Writes protocol buffer fields.
struct ProtobufWriter {
  var bytes: [UInt8] = []

  static func varint(_ value: UInt64) -> [UInt8] {
    var rest = value
    var bytes: [UInt8] = []
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  static func zigzag(_ value: Int) -> UInt64 { UInt64(bitPattern: Int64(value << 1 ^ value >> 63)) }

  mutating func varint(_ field: UInt64, _ value: UInt64) {
    bytes += Self.varint(field << 3) + Self.varint(value)
  }

  mutating func bytes(_ field: UInt64, _ value: some Collection<UInt8>) {
    bytes += Self.varint(field << 3 | 2) + Self.varint(UInt64(value.count)) + Array(value)
  }
}

/// A feature of a vector tile to be written; coordinates in tile units.
struct TileFeature {
  var type: UInt64
  /// Points, lines or rings; rings without their closing point.
  var parts: [[(x: Int, y: Int)]]
  var tags: [(String, String)] = []
  var id: UInt64?

  static func line(_ points: [(x: Int, y: Int)], _ tags: [(String, String)] = []) -> TileFeature {
    TileFeature(type: 2, parts: [points], tags: tags)
  }

  static func polygon(_ rings: [[(x: Int, y: Int)]], _ tags: [(String, String)] = []) -> TileFeature {
    TileFeature(type: 3, parts: rings, tags: tags)
  }

  static func point(_ x: Int, _ y: Int, _ tags: [(String, String)] = []) -> TileFeature {
    TileFeature(type: 1, parts: [[(x, y)]], tags: tags)
  }

  var commands: [UInt64] {
    var commands: [UInt64] = []
    var cursor = (x: 0, y: 0)
    for part in parts {
      func append(_ points: ArraySlice<(x: Int, y: Int)>) {
        for point in points {
          commands += [ProtobufWriter.zigzag(point.x - cursor.x), ProtobufWriter.zigzag(point.y - cursor.y)]
          cursor = point
        }
      }
      commands.append(1 << 3 | 1)
      append(part.prefix(1))
      if part.count > 1 {
        commands.append(UInt64(part.count - 1) << 3 | 2)
        append(part.dropFirst())
      }
      if type == 3 { commands.append(1 << 3 | 7) }
    }
    return commands
  }
}

/// Writes vector tiles by the specification.
enum TileWriter {
  static func tile(_ layers: [(name: String, features: [TileFeature])], extent: UInt64? = 4096, version: UInt64 = 2)
    -> [UInt8]
  {
    var tile = ProtobufWriter()
    for layer in layers { tile.bytes(3, self.layer(layer.name, layer.features, extent, version)) }
    return tile.bytes
  }

  private static func layer(
    _ name: String, _ features: [TileFeature], _ extent: UInt64?, _ version: UInt64
  ) -> [UInt8] {
    var layer = ProtobufWriter()
    layer.varint(15, version)
    layer.bytes(1, name.utf8)
    var keys: [String] = []
    var values: [String] = []
    func index(_ text: String, in list: inout [String]) -> UInt64 {
      if let known = list.firstIndex(of: text) { return UInt64(known) }
      list.append(text)
      return UInt64(list.count - 1)
    }
    for feature in features {
      var message = ProtobufWriter()
      if let id = feature.id { message.varint(1, id) }
      let tags = feature.tags.flatMap { [index($0.0, in: &keys), index($0.1, in: &values)] }
      message.bytes(2, tags.flatMap(ProtobufWriter.varint))
      message.varint(3, feature.type)
      message.bytes(4, feature.commands.flatMap(ProtobufWriter.varint))
      layer.bytes(2, message.bytes)
    }
    for key in keys { layer.bytes(3, key.utf8) }
    for value in values {
      var message = ProtobufWriter()
      message.bytes(1, value.utf8)
      layer.bytes(4, message.bytes)
    }
    if let extent { layer.varint(5, extent) }
    return layer.bytes
  }
}
