/// A pattern for frames' names: `*` is any text within one part, `**` any parts, `?` one character, `[ab]` one of some.
///
/// A pattern that fits the first parts of a name fits everything below them: `turn/*/it_IT` fits `turn/phone/it_IT/day`.
public struct NamePattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let text: String
  private let parts: [[Element]]

  private enum Element: Sendable, Hashable {
    case character(Character)
    case any
    case some
    case oneOf(Set<Character>, isExcluded: Bool)
  }

  /// Reads a pattern; every text is one.
  public init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").map { Self.elements(of: $0) }
  }

  private static func elements(of part: Substring) -> [Element] {
    var elements: [Element] = []
    var rest = part
    while let character = rest.popFirst() {
      switch character {
      case "*": elements.append(.some)
      case "?": elements.append(.any)
      case "[":
        guard let end = rest.dropFirst().firstIndex(of: "]") else {
          elements.append(.character(character))
          continue
        }
        let isExcluded = rest.first == "!"
        elements.append(.oneOf(Set(rest[..<end].dropFirst(isExcluded ? 1 : 0)), isExcluded: isExcluded))
        rest = rest[rest.index(after: end)...]
      default: elements.append(.character(character))
      }
    }
    return elements
  }

  /// Takes time in proportion to the pattern's length times the name's.
  public func fits(_ name: String) -> Bool {
    let names = name.split(separator: "/")
    // Which numbers of the name's parts the pattern's parts so far can cover.
    var reached: Set = [0]
    for part in parts {
      if part == [.some, .some] {
        reached = reached.min().map { Set($0...names.count) } ?? []
      } else {
        reached = Set(reached.filter { $0 < names.count && Self.fits(names[$0], part) }.map { $0 + 1 })
      }
    }
    return !parts.isEmpty && !reached.isEmpty
  }

  private static func fits(_ name: Substring, _ elements: [Element]) -> Bool {
    let characters = Array(name)
    // Whether the elements so far fit the first n characters.
    var row = [true] + [Bool](repeating: false, count: characters.count)
    for element in elements {
      var next = [Bool](repeating: false, count: row.count)
      for count in row.indices {
        switch element {
        case .some: next[count] = row[count] || (count > 0 && next[count - 1])
        case .any: next[count] = count > 0 && row[count - 1]
        case .character(let character): next[count] = count > 0 && row[count - 1] && characters[count - 1] == character
        case .oneOf(let set, let isExcluded):
          next[count] = count > 0 && row[count - 1] && set.contains(characters[count - 1]) != isExcluded
        }
      }
      row = next
    }
    return row[characters.count]
  }
}
