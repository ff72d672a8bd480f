import JSON

/// Texts made safe for the places where pages hold them.
enum MarkupText {
  /// A text between tags or in a quoted attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A message that names files without the folder that they lie in.
  static func message(_ message: String, without folder: String?) -> String {
    guard let folder, !folder.isEmpty, folder != "/" else { return message }
    return message.replacing(folder.hasSuffix("/") ? folder : folder + "/", with: "")
  }

  /// JSON for a script element: no tag can begin or end in it.
  static func scriptData(_ value: JSONValue) -> String {
    // In JSON "<" stands in strings only.
    value.text().replacing("<", with: "\\u003c")
  }
}

/// Words for a shell's command line.
public enum ShellWord {
  /// The word as it is where every shell takes it so, otherwise in single quotes.
  public static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// A whole command line.
  public static func command(_ words: String...) -> String { words.map(quoted).joined(separator: " ") }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
