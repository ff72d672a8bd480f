/// Findings as text or JSON.
public struct CheckReport: Sendable, Codable {
  /// What was found, in order.
  public var findings: [Finding]

  /// A report of findings.
  public init(_ findings: [Finding]) { self.findings = findings }

  /// The findings in the frames of a suite, each once with all places where it was seen.
  public init(byFrame findings: [(frame: String, findings: [Finding])]) {
    var list = FindingList()
    for (frame, found) in findings {
      for finding in found { list.add(finding, frame: frame) }
    }
    self.findings = list.findings
  }

  /// The report as JSON text with sorted keys.
  public func json() -> String { jsonText(self) }

  /// One line each: "contrast  navigationHeader: … [phone, tablet; de; lowLight]", of a suite with its frames' names.
  public func text() -> String {
    guard !findings.isEmpty else { return "nothing found\n" }
    return findings.map { finding in
      let kinds =
        finding.frames.isEmpty
        ? [finding.devices, finding.locales, finding.lightingModes, finding.textSizes] : [finding.frames]
      let places = kinds.filter { !$0.isEmpty }.map(Self.list)
      let seen = places.isEmpty ? "" : " [\(places.joined(separator: "; "))]"
      let size = finding.overlap.map { " by \($0.map(plain).joined(separator: " x ")) points" } ?? ""
      let remedy = finding.remedy.map { "; remedy: \($0)" } ?? ""
      return "\(finding.kind.rawValue)  \(finding.subject): \(finding.message)\(size)\(remedy)\(seen)\n"
    }.joined()
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).joined(separator: ", ")
    return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
  }
}
