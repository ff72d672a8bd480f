/// Opens map data of any kind.
public enum MapSource {
  /// The data at `path`; their kind is found by their content, not their name.
  public static func open(path: String) throws(MapDataError) -> any FeatureSource {
    let file = try ByteFile(path: path)
    switch FileKind(head: try file.prefix(FileKind.headSize)) {
    case .pbf: return try OSMSource(file: file, format: .pbf)
    case .osmXML: return try OSMSource(file: file, format: .xml)
    case nil: throw .unrecognised(path: path)
    }
  }
}

/// What a file's first bytes say it holds.
enum FileKind {
  case pbf, osmXML

  static let headSize = 512

  init?(head: [UInt8]) {
    // A PBF begins with a big-endian length below 64 KiB and the field "type" of its first block.
    if head.count > 16, head[0] == 0, head[1] == 0, head[5...].starts(with: [0x09] + Array("OSMHeader".utf8)) {
      self = .pbf
    } else if Self.looksLikeXML(head) {
      self = .osmXML
    } else {
      return nil
    }
  }

  static func looksLikeXML(_ head: [UInt8]) -> Bool {
    let start = head.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 0x20 || 0x09...0x0D ~= $0 }
    return start.first == UInt8(ascii: "<")
  }
}
