/// Names, references and what is skipped: declarations, comments, instructions, document types.
extension XMLScanner {
  // MARK: Encoding

  /// UTF-16 and UTF-32 by their first bytes (appendix F); nil for what may be UTF-8.
  static func wideEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0x3C, 0), (0, 0x3C): return "UTF-16"
    case (0, 0): return bytes.count >= 4 && (bytes[2] == 0xFE || bytes[3] == 0x3C) ? "UTF-32" : nil
    default: return nil
    }
  }

  /// Passes `<?xml … ?>` at the very beginning. What it says of the encoding counts only where bytes beyond ASCII make a
  /// difference.
  mutating func declaration(isASCII: Bool) throws(XMLFault) {
    guard follows("<?xml"), offset + 5 < bytes.count, XMLCharacters.isSpace(bytes[offset + 5]) else { return }
    offset += 5
    while passSpace(), offset < bytes.count, bytes[offset] != UInt8(ascii: "?") { try passAttribute() }
    guard offset + 1 < bytes.count else { throw truncated("the XML declaration") }
    guard follows("?>") else { throw fault("a malformed XML declaration", at: offset) }
    offset += 2
    guard let encoding = attribute("encoding"), !isASCII else { return }
    guard ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(encoding.uppercased()) else {
      throw fault(Self.shown(Array(encoding.utf8)[...]), at: 0, .encoding)
    }
  }

  // MARK: Names and space

  mutating func passName(_ what: String) throws(XMLFault) -> Range<Int> {
    let start = offset
    guard offset < bytes.count else { throw truncated(what) }
    guard XMLCharacters.startsName(bytes[offset]) else { throw fault("\(what) without a proper name", at: start) }
    while offset < bytes.count, XMLCharacters.continuesName(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Whether there was any.
  @discardableResult
  mutating func passSpace() -> Bool {
    let start = offset
    while offset < bytes.count, XMLCharacters.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  func local(_ name: Range<Int>) -> Range<Int> {
    for index in name.reversed() where bytes[index] == UInt8(ascii: ":") { return index + 1..<name.upperBound }
    return name
  }

  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    var index = 0
    while index < range.count {
      if bytes[range.lowerBound + index] != text.utf8Start[index] { return false }
      index += 1
    }
    return true
  }

  func follows(_ text: StaticString) -> Bool {
    let end = offset + text.utf8CodeUnitCount
    return end <= bytes.count && equals(offset..<end, text)
  }

  // MARK: References

  /// The character that the reference at `place` stands for, and where it ends.
  func reference(at place: Int) throws(XMLFault) -> (scalar: Unicode.Scalar, end: Int) {
    let first = place + 1
    var end = first
    while end < bytes.count, XMLCharacters.continuesName(bytes[end]) || bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count else { throw fault("a reference", at: place, .truncated) }
    guard bytes[end] == UInt8(ascii: ";"), end > first else { throw fault("an & that begins no reference", at: place) }
    let name = first..<end
    for (entity, scalar) in Self.entities where equals(name, entity) { return (scalar, end + 1) }
    guard bytes[first] == UInt8(ascii: "#") else {
      throw fault("the entity &\(Self.shown(bytes[name])); which is not defined", at: place)
    }
    guard let scalar = number(first + 1..<end) else {
      throw fault("&\(Self.shown(bytes[name])); which is no character", at: place)
    }
    return (scalar, end + 1)
  }

  private static let entities: [(StaticString, Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  private func number(_ range: Range<Int>) -> Unicode.Scalar? {
    let isHex = range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "x")
    let digits = bytes[range].dropFirst(isHex ? 1 : 0)
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let digit = Character(Unicode.Scalar(digit)).hexDigitValue, isHex || digit < 10 else { return nil }
      value = value * (isHex ? 16 : 10) + UInt32(digit)
      guard value <= 0x10FFFF else { return nil }
    }
    return XMLCharacters.isAllowed(value) ? Unicode.Scalar(value) : nil
  }

  /// References resolved and line ends made one (section 2.11); in attributes white space becomes spaces (3.3.3).
  func decoded(_ range: Range<Int>, isAttribute: Bool) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      // Scanning has seen that all references are sound.
      if byte == UInt8(ascii: "&"), let found = try? reference(at: index) {
        result.append(contentsOf: UTF8.encode(found.scalar) ?? UTF8.encodedReplacementCharacter)
        index = found.end
        continue
      }
      let isPair = byte == 0x0D && index + 1 < range.upperBound && bytes[index + 1] == 0x0A
      if byte < 0x20, !isPair {
        result.append(isAttribute ? 0x20 : byte == 0x0D ? 0x0A : byte)
      } else if !isPair {
        result.append(byte)
      }
      index += 1
    }
    return result[...]
  }

  // MARK: Passed over

  mutating func pass(_ end: StaticString, of what: String, from place: Int) throws(XMLFault) {
    offset = place
    while offset < bytes.count {
      if follows(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw truncated(what)
  }

  mutating func passComment() throws(XMLFault) {
    try pass("--", of: "a comment", from: offset + 4)
    guard offset < bytes.count else { throw truncated("a comment") }
    guard bytes[offset] == UInt8(ascii: ">") else { throw fault("-- within a comment", at: offset - 2) }
    offset += 1
  }

  mutating func passInstruction() throws(XMLFault) {
    let start = offset
    offset += 2
    let name = try passName("a processing instruction")
    guard Self.shown(bytes[name]).lowercased() != "xml" else {
      throw fault("an XML declaration that is not at the beginning", at: start)
    }
    try pass("?>", of: "a processing instruction", from: offset)
  }

  /// A document type's name and the place of its rules, which are not fetched.
  mutating func passDocumentType() throws(XMLFault) {
    let start = offset
    guard !hasRoot else { throw fault("a document type after the root element's start", at: start) }
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw fault("a document type declaration with rules of its own, which are not taken", at: start)
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
    throw truncated("a document type declaration")
  }
}
