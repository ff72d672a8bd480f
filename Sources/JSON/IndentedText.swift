extension JSONValue {
  /// The value as JSON text for people: a line for each item and member, two spaces deeper in each level, no line break at
  /// the end.
  public func indentedText() -> String { lines(indent: "") }

  private func lines(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .array(let items) where !items.isEmpty:
      return "[\n" + items.map { inner + $0.lines(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let object) where !object.members.isEmpty:
      let members = object.members.map {
        "\(inner)\(JSONValue.string($0.key).text()): \($0.value.lines(indent: inner))"
      }
      return "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
    default: return text()
    }
  }
}
