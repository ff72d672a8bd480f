extension StringProtocol {
  /// The text as a message shows it: cut after `limit` Unicode scalars, with `\u{…}` for characters that break lines,
  /// control a terminal or turn the direction of writing.
  public func shown(limit: Int = 60) -> String {
    var shown = String.UnicodeScalarView()
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else { return String(shown) + "…" }
      count += 1
      if scalar.isSafeToShow {
        shown.append(scalar)
      } else {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      }
    }
    return String(shown)
  }
}

extension String {
  /// Lines of a report as a terminal shows them: whole, with the same characters escaped as in `shown`.
  public var shownLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.shown(limit: .max) }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  fileprivate var isSafeToShow: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }
}
