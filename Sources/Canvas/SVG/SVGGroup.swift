import XML

/// Commands of a display list that belong together, as a group of an SVG document.
public struct SVGGroup: Sendable, Hashable {
  /// Unique in the document, made of ASCII letters, digits, ".", "_" and "-", with a letter first.
  public let id: String
  /// What people read; any text.
  public let title: String
  /// Places in the list's commands: of two groups, one holds the other or they are apart. Clips and layers that begin
  /// among them end among them.
  public let commands: Range<Int>

  /// Commands with the id and the title of their group.
  public init(id: String, title: String, commands: Range<Int>) {
    self.id = id
    self.title = title
    self.commands = commands
  }
}

/// Hands out ids for the groups of a document.
public struct SVGIdentifiers: Sendable {
  private var used: Set<String> = []

  /// With no id given yet.
  public init() {}

  /// An id made of a name, with what an id may not have replaced by "-" and, where it was given before, a number.
  public mutating func unique(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": Character(scalar)
      default: "-"
      }
    }
    var base = String(allowed)
    if !(base.first?.isLetter ?? false) { base = "part-" + base }
    var (id, number) = (base, 1)
    while !used.insert(id).inserted {
      number += 1
      id = "\(base)-\(number)"
    }
    return id
  }
}

extension SVGWriter {
  /// A title in one line.
  static func title(_ text: String) -> String {
    let spaced = String(
      String.UnicodeScalarView(text.unicodeScalars.map { "\t\n\r".unicodeScalars.contains($0) ? " " : $0 }))
    return "<title>\(spaced.xmlText.replacing("\"", with: "&quot;"))</title>"
  }
}
