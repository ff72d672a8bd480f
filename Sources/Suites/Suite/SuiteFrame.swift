import Wayframe

/// One frame of a suite: a scene with the variants that make it, under a name of its own.
public struct SuiteFrame: Sendable, Hashable {
  /// Unique in its suite; a path without an extension, such as `turn/phone/en_US/day`.
  public var name: String
  /// The scene file's name without folder and extension, such as `turn`.
  public var scene: String
  /// The device's name, or its size in points such as `320x568`.
  public var device: String
  /// A locale identifier such as `en_US`.
  public var locale: String
  /// `day` or `night`.
  public var light: String
  /// What is drawn.
  public var navigationScene: NavigationScene
}
