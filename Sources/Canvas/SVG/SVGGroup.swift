import XML

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
