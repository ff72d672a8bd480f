/// Something in a map style that its maker would want to know.
public struct StyleFinding: Sendable, Hashable, Codable {
  /// What is wrong; raw values are the names in reports.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The style specification does not allow it.
    case error
    /// A layer, a property or a member that is not drawn or not known.
    case unsupported
    /// A source that the style does not have, or that cannot be read.
    case missingSource
    /// A layer that the source's data do not have.
    case missingSourceLayer
    /// A picture that the sprites do not have.
    case missingImage
    /// A font that is not installed.
    case missingFont
    /// A layer that never shows, or a condition that never holds.
    case neverMatches
    /// Text has too little contrast with its halo or the ground (WCAG 2: 4.5, 3 for large text).
    case contrast
  }

  /// What is wrong.
  public var kind: Kind
  /// Where in the style it stands, such as `layers[3].paint.fill-color`.
  public var path: String
  /// The layer's id.
  public var layer: String?
  /// One sentence.
  public var message: String
}

/// What a check of a map style found, as text or JSON.
public struct StyleReport: Sendable, Codable {
  /// In the order of the style.
  public var findings: [StyleFinding]
  /// What was not looked into, one sentence each.
  public var notes: [String]

  /// The report as JSON text with sorted keys.
  public func json() -> String { jsonText(self) }

  /// One line each: "missingImage  layers[3].layout.icon-image (poi): …".
  public func text() -> String {
    guard !findings.isEmpty else { return "nothing found\n" }
    return findings.map { finding in
      let place = finding.path + (finding.layer.map { " (\($0))" } ?? "")
      // Faults name the place themselves.
      let rest =
        finding.message.hasPrefix(finding.path) && !finding.path.isEmpty
        ? String(finding.message.dropFirst(finding.path.count)).drop { $0 == ":" || $0 == " " } : finding.message[...]
      return "\(finding.kind.rawValue)  \(place.isEmpty ? "style" : place): \(rest)\n"
    }.joined()
  }
}
