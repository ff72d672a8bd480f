extension String {
  /// As the text of an XML element: marks escaped, and characters that XML cannot hold replaced by U+FFFD.
  public var xmlText: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// As an attribute's value in double quotes, which keeps tabs and line ends.
  public var xmlAttribute: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      default: text += String(scalar).xmlText
      }
    }
  }
}
