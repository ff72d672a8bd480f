/// Something on the road that a service reports for a stretch of the route.
public struct RouteIncident: Sendable, Hashable {
  /// What has happened.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What the interface has signs or words for.
    case crash, congestion, construction, laneClosure, roadClosure, disabledVehicle, police, speedCamera, weather
    /// What is kept and not shown.
    case massTransit, miscellaneous
  }

  /// What has happened.
  public var kind: Kind
  /// In the service's words; empty when it gives none.
  public var summary: String
  /// Whether nobody gets through.
  public var isRoadClosed: Bool

  /// An incident by its kind and the service's words.
  public init(kind: Kind, summary: String, isRoadClosed: Bool) {
    self.kind = kind
    self.summary = summary
    self.isRoadClosed = isRoadClosed
  }
}
