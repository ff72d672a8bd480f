extension JSONValue {
  /// The value as compact JSON text, members in their order; stops soon after `limit` bytes of UTF-8.
  public func text(limit: Int = .max) -> String {
    var writer = JSONWriter(limit: limit)
    writer.write(self)
    return writer.text
  }
}

/// Writes compact JSON text piece by piece.
public struct JSONWriter {
  /// What was written so far.
  public private(set) var text = ""
  private let limit: Int

  /// - Parameter limit: in bytes of UTF-8; once the text is longer, nothing more is written.
  public init(limit: Int = .max) { self.limit = limit }

  private var isFull: Bool { text.utf8.count > limit }

  /// Writes a value.
  public mutating func write(_ value: JSONValue) {
    guard !isFull else { return }
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let items):
      list("[", items, "]") { writer, item in writer.write(item) }
    case .object(let object):
      list("{", object.members, "}") { writer, member in
        writer.name(member.key)
        writer.write(member.value)
      }
    }
  }

  /// A number that JSON cannot hold becomes null.
  public mutating func write(_ number: Double) { text += number.isFinite ? number.shortText : "null" }

  /// What stands between two brackets, with commas.
  public mutating func list<Items: Sequence>(
    _ open: String, _ items: Items, _ close: String, _ body: (inout JSONWriter, Items.Element) -> Void
  ) {
    text += open
    var isFirst = true
    for item in items where !isFull {
      if !isFirst { text += "," }
      isFirst = false
      body(&self, item)
    }
    text += close
  }

  /// The name of a member and its colon.
  public mutating func name(_ name: String) {
    write(name)
    text += ":"
  }

  /// Writes a text, in quotes and escaped.
  public mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      guard !isFull else { break }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
