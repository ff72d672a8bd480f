import ShownText

/// A pull scanner for XML 1.0 in UTF-8: elements, attributes, text, CDATA, the predefined and numeric references.
///
/// It enforces the rules for well-formed XML, with three limits of its own: no document type with declarations
/// (so no entity can be defined, and nothing outside the file is read), `depthLimit` and `attributeLimit`.
public struct XMLScanner {
  /// What the scanner finds next.
  public enum Event: Sendable {
    /// `isEmpty` for `<name/>`, which no `end` follows.
    case start(isEmpty: Bool)
    /// The text's end.
    case end
    /// Text or a CDATA section within the root element; see `text`.
    case text
  }

  /// Elements within each other.
  public static let depthLimit = 200
  /// Attributes of one element.
  public static let attributeLimit = 200

  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
    /// Whether it holds references or white space other than spaces.
    var isCoded: Bool
  }

  let bytes: [UInt8]
  var offset = 0
  var attributes: [Attribute] = []
  /// Where the last event's markup or text begins.
  private var start = 0
  private var open: [Range<Int>] = []
  private(set) var hasRoot = false
  private var nameRange = 0..<0
  private var textRange = 0..<0
  private var isTextCoded = false
  private var counted: (offset: Int, line: Int) = (0, 1)

  /// - Parameter bytes: the whole file; a byte order mark is skipped.
  public init(_ bytes: [UInt8]) throws(XMLFault) {
    self.bytes = bytes
    if let encoding = Self.wideEncoding(bytes) {
      throw XMLFault(kind: .encoding, offset: 0, line: 1, reason: encoding)
    }
    let (isASCII, flaw) = bytes.withUnsafeBytes { XMLCharacters.check($0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    // The declared encoding explains the bytes better than the bytes themselves.
    try declaration(isASCII: isASCII)
    if let flaw { throw fault(flaw.reason, at: flaw.offset, flaw.isAtEnd ? .truncated : .malformed) }
  }

  /// Whether bytes begin as XML does, in whatever encoding: with a tag after a byte order mark and white space.
  public static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    let isBefore: (UInt8) -> Bool = { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || XMLCharacters.isSpace($0) }
    return bytes.first { !isBefore($0) } == UInt8(ascii: "<") || bytes.starts(with: [0xFF, 0xFE, 0x3C, 0])
      || bytes.starts(with: [0xFE, 0xFF, 0, 0x3C])
  }

  /// The next event, or nil at the end; a document of nothing but comments has none.
  public mutating func next() throws(XMLFault) -> Event? {
    while offset < bytes.count {
      start = offset
      guard bytes[offset] == UInt8(ascii: "<") else {
        if try passText() { return .text }
        continue
      }
      guard offset + 1 < bytes.count else { throw truncated("markup") }
      switch bytes[offset + 1] {
      case UInt8(ascii: "/"): return try endTag()
      case UInt8(ascii: "?"): try passInstruction()
      case UInt8(ascii: "!"):
        if follows("<!--") {
          try passComment()
        } else if follows("<![CDATA[") {
          try passCharacterData()
          return .text
        } else if follows("<!DOCTYPE") {
          try passDocumentType()
        } else if bytes.count - offset < 9 {
          throw truncated("markup")
        } else {
          throw fault("a declaration that XML does not have here", at: start)
        }
      default: return try startTag()
      }
    }
    if let last = open.last {
      throw fault("the element <\(Self.shown(bytes[last]))", at: last.lowerBound - 1, .truncated)
    }
    return nil
  }

  /// The line of the last event, from 1.
  public mutating func line() -> Int {
    counted = (start, line(of: start))
    return counted.line
  }

  // MARK: What the last event holds

  /// The element's name without its namespace prefix.
  public var name: String { String(decoding: bytes[nameRange], as: UTF8.self) }

  /// The element's name without its namespace prefix, compared byte by byte.
  public func isNamed(_ name: StaticString) -> Bool { equals(nameRange, name) }

  /// The text with its references resolved and its line ends as line feeds; a CDATA section as it stands.
  public var text: String {
    String(decoding: isTextCoded ? decoded(textRange, isAttribute: false) : bytes[textRange], as: UTF8.self)
  }

  /// The value of an attribute as XML means it, or nil; `name` is its whole name, prefix included.
  public func attribute(_ name: StaticString) -> String? {
    value(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same as UTF-8, without making a string of it.
  public func value(_ name: StaticString) -> ArraySlice<UInt8>? {
    for attribute in attributes where equals(attribute.name, name) {
      return attribute.isCoded ? decoded(attribute.value, isAttribute: true) : bytes[attribute.value]
    }
    return nil
  }

  // MARK: Tags

  private mutating func startTag() throws(XMLFault) -> Event {
    guard !(hasRoot && open.isEmpty) else { throw fault("a second root element", at: start) }
    hasRoot = true
    offset += 1
    let whole = try passName("an element")
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hadSpace = passSpace()
      guard offset < bytes.count else { throw truncated("the element <\(Self.shown(bytes[whole]))") }
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      guard hadSpace else { throw fault("an attribute without a space before it", at: offset) }
      try passAttribute()
    }
    let isEmpty = bytes[offset] == UInt8(ascii: "/")
    if isEmpty {
      offset += 1
      guard offset < bytes.count else { throw truncated("the element <\(Self.shown(bytes[whole]))") }
      guard bytes[offset] == UInt8(ascii: ">") else { throw fault("a stray slash", at: offset - 1) }
    }
    offset += 1
    if !isEmpty {
      guard open.count < Self.depthLimit else {
        throw fault("elements nested more than \(Self.depthLimit) deep", at: start)
      }
      open.append(whole)
    }
    nameRange = local(whole)
    return .start(isEmpty: isEmpty)
  }

  private mutating func endTag() throws(XMLFault) -> Event {
    offset += 2
    let whole = try passName("an end tag")
    _ = passSpace()
    guard offset < bytes.count else { throw truncated("an end tag") }
    guard bytes[offset] == UInt8(ascii: ">") else { throw fault("</\(Self.shown(bytes[whole])) has no >", at: start) }
    guard let last = open.popLast(), bytes[last] == bytes[whole] else {
      throw fault("</\(Self.shown(bytes[whole]))> closes another element", at: start)
    }
    offset += 1
    nameRange = local(whole)
    return .end
  }

  /// From the name to the closing quote.
  mutating func passAttribute() throws(XMLFault) {
    let name = try passName("an attribute")
    _ = passSpace()
    guard offset < bytes.count else { throw truncated("an element") }
    guard bytes[offset] == UInt8(ascii: "=") else {
      throw fault("the attribute \(Self.shown(bytes[name])) has no value", at: name.lowerBound)
    }
    offset += 1
    _ = passSpace()
    guard offset < bytes.count else { throw truncated("an element") }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("the value of \(Self.shown(bytes[name])) is not in quotes", at: offset)
    }
    offset += 1
    let first = offset
    var isCoded = false
    while offset < bytes.count, bytes[offset] != quote {
      switch bytes[offset] {
      case UInt8(ascii: "<"): throw fault("a < within the value of \(Self.shown(bytes[name]))", at: offset)
      case UInt8(ascii: "&"):
        isCoded = true
        offset = try reference(at: offset).end
      case 0..<0x20:
        isCoded = true
        offset += 1
      default: offset += 1
      }
    }
    guard offset < bytes.count else { throw truncated("an element") }
    guard !attributes.contains(where: { $0.name.count == name.count && bytes[$0.name] == bytes[name] }) else {
      throw fault("the attribute \(Self.shown(bytes[name])) is given twice", at: name.lowerBound)
    }
    guard attributes.count < Self.attributeLimit else {
      throw fault("an element with more than \(Self.attributeLimit) attributes", at: start)
    }
    attributes.append(Attribute(name: name, value: first..<offset, isCoded: isCoded))
    offset += 1
  }

  // MARK: Text

  /// Whether it is text within the root element.
  private mutating func passText() throws(XMLFault) -> Bool {
    var isCoded = false
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      let byte = bytes[offset]
      if open.isEmpty, !XMLCharacters.isSpace(byte) { throw fault("text outside the root element", at: offset) }
      switch byte {
      case UInt8(ascii: "&"):
        isCoded = true
        offset = try reference(at: offset).end
        continue
      case 0x0D: isCoded = true
      case UInt8(ascii: ">")
      where offset - start >= 2 && bytes[offset - 1] == UInt8(ascii: "]")
        && bytes[offset - 2] == UInt8(ascii: "]"):
        throw fault("]]> within text", at: offset - 2)
      default: break
      }
      offset += 1
    }
    textRange = start..<offset
    isTextCoded = isCoded
    return !open.isEmpty
  }

  private mutating func passCharacterData() throws(XMLFault) {
    guard !open.isEmpty else { throw fault("text outside the root element", at: start) }
    try pass("]]>", of: "a CDATA section", from: start + 9)
    textRange = start + 9..<offset - 3
    isTextCoded = false
  }

  // MARK: Faults

  func truncated(_ what: String) -> XMLFault { fault(what, at: start, .truncated) }

  func fault(_ reason: String, at place: Int, _ kind: XMLFault.Kind = .malformed) -> XMLFault {
    XMLFault(kind: kind, offset: place, line: line(of: place), reason: reason)
  }

  private func line(of place: Int) -> Int {
    let known = counted.offset <= place ? counted : (offset: 0, line: 1)
    return bytes[known.offset..<min(place, bytes.count)].reduce(known.line) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  /// A name as a message shows it.
  static func shown(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(4 * Self.shownLimit + 1), as: UTF8.self).shown(limit: Self.shownLimit)
  }

  /// Unicode scalars of a name in a message.
  private static let shownLimit = 40
}
