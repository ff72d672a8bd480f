/// A variant of a scene: values laid over it, under a name of its own.
public struct SceneVariant: Sendable, Hashable {
  /// A part of a file name, such as `de_DE-lowLight`; empty for the scene as it is.
  public let name: String
  /// `key=value` pairs, as `--set` takes them.
  public let overrides: [String]

  /// The scene as it is; its golden has no suffix.
  public static let base = SceneVariant("", [])

  /// A variant of that name.
  public init(_ name: String, _ overrides: [String]) {
    self.name = name
    self.overrides = overrides
  }

  /// The golden's name: that of the test alone for the base variant, else a file in a folder named after the test.
  func goldenName(_ test: String) -> String { name.isEmpty ? test : "\(test)/\(name)" }
}

extension [SceneVariant] {
  /// Every combination of values, named by them: `["device": ["phone", "tablet"], "locale": ["ar_EG"]]` gives
  /// `phone-ar_EG` and `tablet-ar_EG`.
  public static func combinations(_ values: KeyValuePairs<String, [String]>) -> [SceneVariant] {
    values.reduce([.base]) { variants, key in
      variants.flatMap { variant in
        key.value.map { value in
          let part = value.replacing("/", with: "-")
          return SceneVariant(
            variant.name.isEmpty ? part : "\(variant.name)-\(part)", variant.overrides + ["\(key.key)=\(value)"])
        }
      }
    }
  }
}
