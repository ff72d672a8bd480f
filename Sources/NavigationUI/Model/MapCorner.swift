/// A corner of the map; leading is the side that reading begins on.
public enum MapCorner: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the lower edge.
  case bottomLeading, bottomTrailing
  /// At the upper edge.
  case topLeading, topTrailing

  var isTop: Bool { self == .topLeading || self == .topTrailing }
  var isTrailing: Bool { self == .bottomTrailing || self == .topTrailing }
}

/// What a scale bar shows.
public struct ScaleBarModel: Sendable, Hashable {
  /// How long the bar is, in points.
  public var length: Double
  /// What it measures, in words.
  public var text: String
  /// The corner that it stands in.
  public var corner: MapCorner

  /// A bar of some points with its text.
  public init(length: Double, text: String, corner: MapCorner = .bottomLeading) {
    (self.length, self.text, self.corner) = (length, text, corner)
  }
}
