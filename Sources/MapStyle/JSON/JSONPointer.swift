/// A place in a JSON document (RFC 6901), such as `/layers/3/paint/line-width`.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  public private(set) var components: [String]

  public init(_ components: [String] = []) { self.components = components }

  func appending(_ key: String) -> JSONPointer { JSONPointer(components + [key]) }

  func appending(_ index: Int) -> JSONPointer { JSONPointer(components + [String(index)]) }

  func appending(_ pointer: JSONPointer) -> JSONPointer { JSONPointer(components + pointer.components) }

  /// The pointer's text; the whole document is the empty text.
  public var description: String {
    components.map { component in
      var text = "/"
      for character in component {
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.append(character)
        }
      }
      return text
    }.joined()
  }
}
