/// Looks through an OSM XML file before readosm does and refuses what readosm would crash on or take for an empty map.
///
/// Whether the XML is well-formed is left to readosm's parser; this only follows it far enough to see each element's
/// name and its attributes' names.
struct XMLGuard {
  static let fileLimit = 1 << 30

  private let bytes: [UInt8]
  private let path: String
  private var position = 0
  private var hasRoot = false

  static func check(_ bytes: [UInt8], path: String) throws(MapDataError) {
    var guardian = XMLGuard(bytes: bytes, path: path)
    while try guardian.markup() {}
    guard guardian.hasRoot else { throw .malformed(path: path, place: "line 1", reason: "it holds no <osm> element") }
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Passes the next piece of markup; false at the end of the file.
  private mutating func markup() throws(MapDataError) -> Bool {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    guard position < bytes.count else { return false }
    if follows("<!--") { return try passing("-->", what: "a comment") }
    if follows("<![CDATA[") { return try passing("]]>", what: "a CDATA section") }
    if follows("<?") { return try passing("?>", what: "a processing instruction") }
    // Entities of its own could unfold without bound; OSM files have none.
    if follows("<!") { throw malformed("a document type declaration, which OSM files do not have") }
    if follows("</") { return try passing(">", what: "an end tag") }
    try element()
    return true
  }

  private mutating func element() throws(MapDataError) {
    let start = position
    position += 1
    let name = word()
    if !hasRoot {
      guard name.elementsEqual("osm".utf8) else {
        throw malformed("the first element is not <osm>")
      }
      hasRoot = true
    }
    let isTag = name.elementsEqual("tag".utf8)
    let isMember = name.elementsEqual("member".utf8)
    var found: (key: Bool, value: Bool, role: Bool) = (false, false, false)
    while let attribute = try attribute(of: start) {
      found.key = found.key || attribute.elementsEqual("k".utf8)
      found.value = found.value || attribute.elementsEqual("v".utf8)
      found.role = found.role || attribute.elementsEqual("role".utf8)
    }
    if isTag && !(found.key && found.value) { throw malformed("a tag without key or value", at: start) }
    if isMember && !found.role { throw malformed("a member without role", at: start) }
  }

  /// The next attribute's name, its value passed; nil after the element's closing bracket.
  private mutating func attribute(of start: Int) throws(MapDataError) -> ArraySlice<UInt8>? {
    while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "/") {
      position += 1
    }
    guard position < bytes.count else { throw unfinished("an element", start) }
    if bytes[position] == UInt8(ascii: ">") {
      position += 1
      return nil
    }
    let name = word()
    while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "=") {
      position += 1
    }
    guard position < bytes.count else { throw unfinished("an element", start) }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed("an attribute without a quoted value")
    }
    position += 1
    while position < bytes.count, bytes[position] != quote { position += 1 }
    guard position < bytes.count else { throw unfinished("an element", start) }
    position += 1
    return name
  }

  private mutating func word() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !Self.isSpace(bytes[position]), !"=/><\"'".utf8.contains(bytes[position]) {
      position += 1
    }
    return bytes[start..<position]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func passing(_ end: StaticString, what: String) throws(MapDataError) -> Bool {
    let start = position
    while position < bytes.count {
      if follows(end) {
        position += end.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    throw unfinished(what, start)
  }

  private func unfinished(_ what: String, _ start: Int) -> MapDataError {
    .truncated(path: path, what: what, offset: start)
  }

  private func malformed(_ reason: String, at offset: Int? = nil) -> MapDataError {
    let line = bytes[..<min(offset ?? position, bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return .malformed(path: path, place: "line \(line)", reason: reason)
  }
}
