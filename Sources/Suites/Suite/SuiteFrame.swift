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
  /// What the scene was read from, with variants, texts and colours laid over; `nil` for a scene made in code.
  package var document: SceneDocument?

  /// Whether the name can be a file's below the goldens' folder, with its ending.
  public var hasUsableName: Bool { WholeFile.isUsable(name: name) }

  /// Whether both draw the same under the same name.
  public static func == (a: SuiteFrame, b: SuiteFrame) -> Bool {
    a.name == b.name && a.scene == b.scene && a.device == b.device && a.locale == b.locale && a.light == b.light
      && a.navigationScene == b.navigationScene
  }

  /// Hashes the name alone, which is unique in a suite.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SuiteFrame {
  /// A frame of a scene made in code or read by itself.
  public init(name: String, scene: String, navigationScene: NavigationScene) {
    self.init(
      name: name, scene: scene, device: "", locale: navigationScene.locale, light: "",
      navigationScene: navigationScene, document: nil)
  }
}
