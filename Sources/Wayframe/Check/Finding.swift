/// A fact about a scene that its designer would want to know.
public struct Finding: Sendable, Hashable, Codable {
  /// What is wrong; raw values are the names in reports.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text or a sign has too little contrast with its ground (WCAG 2: 4.5, 3 for large text and for signs).
    case contrast
    /// A text ends in "…".
    case truncatedText
    /// Elements overlap, or lie outside the map.
    case overlap
    /// Recommended lanes look like the strip they lie on, or like the other lanes.
    case laneColor
    /// An element that the settings ask for has no room.
    case noRoom
    /// A setting that changes nothing, and why.
    case noEffect
  }

  /// What is wrong.
  public var kind: Kind
  /// The element, view or setting that it is about.
  public var subject: String
  /// One sentence.
  public var message: String
  /// Where it was seen, each in the order asked for; empty where it holds whatever the device, locale or light.
  public var devices: [String] = []
  /// Identifiers of those that it was found in; empty for all.
  public var locales: [String] = []
  /// Names of those that it was found in; empty for both.
  public var lightingModes: [String] = []

  /// A finding about a subject, such as an element or a key, with a sentence.
  public init(_ kind: Kind, _ subject: String, _ message: String) {
    self.kind = kind
    self.subject = subject
    self.message = message
  }
}

/// Findings with the places where they were seen; the same one seen twice counts once.
struct FindingList {
  private struct Key: Hashable {
    var kind: Finding.Kind
    var subject, message: String
  }

  private(set) var findings: [Finding] = []
  private var indices: [Key: Int] = [:]

  mutating func add(_ finding: Finding, device: String? = nil, locale: String? = nil, lighting: LightingMode? = nil) {
    let key = Key(kind: finding.kind, subject: finding.subject, message: finding.message)
    let index = indices[key] ?? findings.count
    if index == findings.count {
      indices[key] = index
      findings.append(finding)
    }
    func note(_ place: String?, _ list: WritableKeyPath<Finding, [String]>) {
      guard let place, !findings[index][keyPath: list].contains(place) else { return }
      findings[index][keyPath: list].append(place)
    }
    note(device, \.devices)
    note(locale, \.locales)
    note(lighting.map { "\($0)" }, \.lightingModes)
  }
}
