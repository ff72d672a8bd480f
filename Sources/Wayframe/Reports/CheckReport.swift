/// Findings as text or JSON.
public struct CheckReport: Sendable, Codable {
  /// What was found, in order.
  public var findings: [Finding]

  /// A report of findings.
  public init(_ findings: [Finding]) { self.findings = findings }

  /// The report as JSON text with sorted keys.
  public func json() -> String { jsonText(self) }

  /// One line each: "contrast  navigationHeader: … [phone, tablet; de; lowLight]".
  public func text() -> String {
    guard !findings.isEmpty else { return "nothing found\n" }
    return findings.map { finding in
      let places = [finding.devices, finding.locales, finding.lightingModes].filter { !$0.isEmpty }.map(Self.list)
      let seen = places.isEmpty ? "" : " [\(places.joined(separator: "; "))]"
      return "\(finding.kind.rawValue)  \(finding.subject): \(finding.message)\(seen)\n"
    }.joined()
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).joined(separator: ", ")
    return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
  }
}
