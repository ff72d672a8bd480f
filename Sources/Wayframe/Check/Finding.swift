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
    /// A colour that rules in low light too, for want of one of its own.
    case nightColor
    /// Something that previews show and the SDK does not have.
    case previewOnly
  }

  /// What is wrong.
  public var kind: Kind
  /// The element, view or setting that it is about.
  public var subject: String
  /// One sentence.
  public var message: String
  /// The element, view or guide that the subject lies on; `nil` but for overlaps of two.
  public var other: String?
  /// How far the two reach into each other where that is most, in points: width, then height.
  public var overlap: [Double]?
  /// The smallest change of the scene that resolves it there, as `KEY=VALUE` or in words; `nil` where none was found.
  public var remedy: String?
  /// The frames of a suite that it was found in; empty for a scene.
  public var frames: [String] = []
  /// Where it was seen, each in the order asked for; empty where it holds whatever the device, locale or light.
  public var devices: [String] = []
  /// Identifiers of those that it was found in; empty for all.
  public var locales: [String] = []
  /// Names of those that it was found in; empty for both.
  public var lightingModes: [String] = []
  /// The text sizes that it was found with; empty where only the scene's own was looked at.
  public var textSizes: [String] = []

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

    init(_ finding: Finding) { (kind, subject, message) = (finding.kind, finding.subject, finding.message) }
  }

  private(set) var findings: [Finding] = []
  private var indices: [Key: Int] = [:]

  /// Whether a finding is of a kind that has not been seen, or an overlap larger than any before.
  func isLargest(_ finding: Finding) -> Bool {
    guard let index = indices[Key(finding)] else { return true }
    return finding.area > findings[index].area
  }

  /// Adds a finding with all its places, as those of one frame.
  mutating func add(_ finding: Finding, frame: String) {
    let index = place(of: finding)
    func merge(_ list: WritableKeyPath<Finding, [String]>, _ names: [String]) {
      for name in names where !findings[index][keyPath: list].contains(name) {
        findings[index][keyPath: list].append(name)
      }
    }
    merge(\.frames, [frame])
    merge(\.devices, finding.devices)
    merge(\.locales, finding.locales)
    merge(\.lightingModes, finding.lightingModes)
    merge(\.textSizes, finding.textSizes)
  }

  /// Where findings of that kind stand; the largest overlap rules.
  private mutating func place(of finding: Finding) -> Int {
    let key = Key(finding)
    let index = indices[key] ?? findings.count
    if index == findings.count {
      indices[key] = index
      findings.append(finding)
    } else if finding.area > findings[index].area {
      (findings[index].overlap, findings[index].remedy) = (finding.overlap, finding.remedy)
    }
    return index
  }

  mutating func add(
    _ finding: Finding, device: String? = nil, locale: String? = nil, lighting: LightingMode? = nil,
    textSize: TextSize? = nil
  ) {
    let index = place(of: finding)
    func note(_ place: String?, _ list: WritableKeyPath<Finding, [String]>) {
      guard let place, !findings[index][keyPath: list].contains(place) else { return }
      findings[index][keyPath: list].append(place)
    }
    note(device, \.devices)
    note(locale, \.locales)
    note(lighting.map { "\($0)" }, \.lightingModes)
    note(textSize?.rawValue, \.textSizes)
  }
}

extension Finding {
  /// Of what two have in common, in square points.
  fileprivate var area: Double { overlap?.reduce(1, *) ?? 0 }
}
