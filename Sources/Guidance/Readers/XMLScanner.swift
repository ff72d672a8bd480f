/// A pull scanner for the XML that GPX files use: elements, attributes, text, CDATA, the predefined and numeric entities.
///
/// Document types are passed over, so no entity can be defined and nothing outside the file is read.
struct XMLScanner {
  enum Event {
    case start(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
    case end(name: String)
    case text(String)
  }

  private let bytes: [UInt8]
  private let file: String
  private var offset = 0
  /// Of the last event, from 1.
  private(set) var line = 1
  private var open: [String] = []

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The next event, or `nil` at the end. Names come without their namespace prefix.
  mutating func next() throws(RouteError) -> Event? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { advance() }
        if open.isEmpty { continue }
        return .text(Self.unescaped(bytes[start..<offset]))
      }
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        let start = offset + 9
        try skip(past: "]]>")
        return .text(String(decoding: bytes[start..<max(start, offset - 3)], as: UTF8.self))
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skipDocumentType()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func advance() {
    if bytes[offset] == 10 { line += 1 }
    offset += 1
  }

  private func starts(with text: String) -> Bool {
    bytes.count - offset >= text.utf8.count && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
  }

  private mutating func skip(past end: String) throws(RouteError) {
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8.count
        return
      }
      advance()
    }
    throw fault("\(end) is missing")
  }

  private mutating func skipDocumentType() throws(RouteError) {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      advance()
      if depth == 0 { return }
    }
    throw fault("the document type has no end")
  }

  private func fault(_ detail: String) -> RouteError { .notXML(file: file, line: line, detail: detail) }

  private mutating func tag() throws(RouteError) -> Event {
    offset += 1
    let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let name = name()
    guard !name.isEmpty else { throw fault("a tag has no name") }
    if isEnd {
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else { throw fault("</\(name) has no >") }
      offset += 1
      guard open.popLast() == name else { throw fault("</\(name)> closes another element") }
      return .end(name: Self.local(name))
    }
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      guard offset < bytes.count else { throw fault("<\(name) has no >") }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        guard open.count < 200 else { throw fault("elements are nested more than 200 deep") }
        open.append(name)
        return .start(name: Self.local(name), attributes: attributes, isEmpty: false)
      }
      if starts(with: "/>") {
        offset += 2
        return .start(name: Self.local(name), attributes: attributes, isEmpty: true)
      }
      attributes.append(try attribute(of: name))
    }
  }

  private mutating func attribute(of element: String) throws(RouteError) -> (name: String, value: String) {
    let name = name()
    skipSpace()
    guard !name.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      throw fault("an attribute of <\(element) has no value")
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw fault("the value of \(name) is not in quotes")
    }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote { advance() }
    guard offset < bytes.count else { throw fault("the value of \(name) has no end") }
    let value = Self.unescaped(bytes[start..<offset])
    offset += 1
    return (name, value)
  }

  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, !Self.endsName(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { advance() }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: "<")
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      result += character(name) ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> String? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let digits = entity.dropFirst()
      let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}

extension String {
  /// Without white space at its ends.
  var trimmedOfSpace: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
