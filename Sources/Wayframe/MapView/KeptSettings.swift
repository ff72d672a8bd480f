/// Settings of a map view that are kept for apps that read them, and change nothing in a frame.
public struct KeptSettings: Sendable, Hashable {
  /// Whether safe areas count as padding; here they always do.
  public enum PaddingAdjustmentBehavior: Int, Sendable, Hashable, CaseIterable {
    /// They count.
    case always = 0
    /// The SDK decides by the screen, or they never count; here they count all the same.
    case automatic, never
  }

  /// Whether safe areas count as padding.
  public var paddingAdjustmentBehavior = PaddingAdjustmentBehavior.automatic
  /// Whether maps of floors are shown; none are drawn.
  public var isIndoorEnabled = true
  /// Where the user may move the camera's target.
  public var cameraTargetBounds: CoordinateBounds?
  /// A style in a language that is not read, which the frame warns of.
  public var unreadStyle: String?

  /// The SDK's defaults.
  public init() {}

  var warning: String? {
    unreadStyle.map { _ in "the map's style is not a MapLibre style; the map is drawn in its usual one" }
  }
}
