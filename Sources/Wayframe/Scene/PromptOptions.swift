import Guidance
import Icons

/// A card in the footer's place: a question about an incident, or the arrival.
public struct PromptOptions: Sendable, Hashable {
  /// What a card tells of.
  public enum Kind: Sendable, Hashable {
    /// The arrival at a stop or the destination.
    case arrival
    /// An incident ahead.
    case incident(IncidentKind)

    /// Every kind by its name in scenes: incidents of a kind that has a sign, and the arrival.
    static let byName: [(name: String, kind: Kind)] =
      [("arrival", .arrival)]
      + IncidentKind.allCases.filter { HazardIcon($0) != nil }.map { ($0.rawValue, .incident($0)) }
  }

  /// What the card tells of.
  public var kind: Kind
  /// `nil` for words of the scene's language: "Arriving at …", "Crash ahead".
  public var title: String?
  /// A second row; `nil` for none.
  public var subtitle: String?
  /// None, one or two, in reading order; the last is the prominent one.
  public var buttons: [String] = []
  /// The share of the time to answer that is left, 0…1, drawn as a line.
  public var remainingShare: Double?

  /// A card in the language's words, without buttons.
  public init(_ kind: Kind) { self.kind = kind }
}

extension NavigationScene {
  /// Whether cards of a kind are shown: none without navigation, and those about incidents can be switched off.
  func shows(_ kind: PromptOptions.Kind) -> Bool {
    switch kind {
    case .arrival: isNavigationEnabled
    case .incident(let incident):
      isNavigationEnabled && shouldDisplayPrompts && settings.showsIncidentCards && HazardIcon(incident) != nil
    }
  }
}
