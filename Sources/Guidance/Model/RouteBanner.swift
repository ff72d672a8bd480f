/// The text that a service shows from some distance before a manoeuvre on.
public struct RouteBanner: Sendable, Hashable {
  /// One piece of a banner's row, left to right in reading order.
  public struct Component: Sendable, Hashable {
    /// What a piece is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A word, a road's number with a sign, what stands between names, or the word for an exit.
      case text, icon, delimiter, exit
      /// An exit's number.
      case exitNumber = "exit-number"
    }

    /// What the piece is.
    public var kind: Kind
    /// The piece's text.
    public var text: String
    /// A shorter form, and its turn in shortening (0 first).
    public var abbreviation: String?
    /// Which pieces are shortened first, from 0 on; `nil` for those that are not.
    public var abbreviationPriority: Int?

    /// A piece by its kind and text.
    public init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// Metres before the manoeuvre.
  public var distanceBeforeManeuver: Double
  /// The pieces of the first row.
  public var primary: [Component]
  /// The pieces of the second row; none where there is no such row.
  public var secondary: [Component]
  /// The row for what comes after, where the service gives it.
  public var sub: [Component]
  /// Lanes before the manoeuvre, left to right.
  public var lanes: [Lane]

  /// A banner that shows from so many metres before the manoeuvre on.
  public init(distanceBeforeManeuver: Double, primary: [Component]) {
    self.distanceBeforeManeuver = distanceBeforeManeuver
    self.primary = primary
    secondary = []
    sub = []
    lanes = []
  }
}
