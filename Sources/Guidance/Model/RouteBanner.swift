/// The text that a service shows from some distance before a manoeuvre on.
public struct RouteBanner: Sendable, Hashable {
  /// One piece of a banner's row, left to right in reading order.
  public struct Component: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case text, icon, delimiter, exit
      case exitNumber = "exit-number"
    }

    public var kind: Kind
    public var text: String
    /// A shorter form, and its turn in shortening (0 first).
    public var abbreviation: String?
    public var abbreviationPriority: Int?

    public init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// Metres before the manoeuvre.
  public var distanceBeforeManeuver: Double
  public var primary: [Component]
  public var secondary: [Component]
  /// The row for what comes after, where the service gives it.
  public var sub: [Component]
  /// Lanes before the manoeuvre, left to right.
  public var lanes: [Lane]

  public init(distanceBeforeManeuver: Double, primary: [Component]) {
    self.distanceBeforeManeuver = distanceBeforeManeuver
    self.primary = primary
    secondary = []
    sub = []
    lanes = []
  }
}
