/// Settings of a map view that are kept for apps that read them, and change nothing in a frame.
public struct KeptSettings: Sendable, Hashable {
  /// Whether safe areas count as padding; here they always do.
  public enum PaddingAdjustmentBehavior: Int, Sendable, Hashable, CaseIterable {
    case always = 0
    case automatic, never
  }

  public var paddingAdjustmentBehavior = PaddingAdjustmentBehavior.automatic
  public var isIndoorEnabled = true
  /// Where the user may move the camera's target.
  public var cameraTargetBounds: CoordinateBounds?
  /// A style in a language that is not read, which the frame warns of.
  public var unreadStyle: String?

  public init() {}

  var warning: String? {
    unreadStyle.map { _ in "the map's style is no MapLibre style; the map is drawn in its usual one" }
  }
}
