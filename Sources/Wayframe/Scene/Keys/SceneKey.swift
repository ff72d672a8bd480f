import JSON

/// A key of an object in a scene: the reader, the schema, the key reference and `--set` all know it from here.
struct SceneKey: Sendable {
  var name: String
  var type: SceneType
  var isRequired = false
  /// What holds without the key; `nil` where nothing does.
  var fallback: SceneDefault?
  /// One sentence without its full stop.
  var about: String

  /// The name in both spellings, where it has two: `isBuildingsEnabled` and `buildingsEnabled`.
  var spellings: [String] {
    guard case .flag = type else { return [name] }
    return [name] + [SceneObject.otherSpelling(of: name)].compactMap { $0 }
  }
}

/// What holds without a key.
enum SceneDefault: Sendable {
  case value(JSONValue)
  /// Where no single value says it.
  case words(String)
  /// Values in the order of the versions that brought them, the oldest first.
  case byVersion([(since: SDKVersion, value: JSONValue)])
}

/// What a key of a scene holds.
indirect enum SceneType: Sendable {
  case flag
  /// - Parameter unit: what is counted, such as "points"; may be empty.
  case number(ClosedRange<Double>, unit: String, isWhole: Bool)
  /// - Parameter limit: in characters, of texts that are drawn.
  case text(limit: Int?)
  /// A text that matches a pattern (ECMA 262).
  case form(pattern: String, words: String)
  case words([String])
  /// The path of a file, which counts from the scene's folder.
  case file
  case color(orNull: Bool)
  case object([SceneKey], rules: [SceneRule])
  case list(of: SceneType, atMost: Int)
  /// An object whose names the scene's author chooses.
  case table(of: SceneType, atMost: Int)
  case orNull(SceneType)
  case anyOf([SceneType])
}

/// What the keys of one object demand of each other.
enum SceneRule: Sendable {
  /// All of them or none.
  case together([String])
  /// The second is not given with the first.
  case notBoth(String, String)
  /// The last is needed where `key` has a value.
  case needed(String, where: String, is: String)
}
