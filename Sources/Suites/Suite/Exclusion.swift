import JSON
import Wayframe

/// An object of `exclude`: fits the frames that have one of the values of every key.
struct Exclusion {
  private let keys: [(key: String, patterns: [JSONValue])]
  /// Its place in the file.
  let place: String

  /// The keys that are not the scene's own.
  private static let facts: Set = ["scene", "light"]

  init(_ selection: [(key: String, values: [JSONValue])], place: String, folder: String) {
    self.place = place
    keys = selection.map { key, values in
      (key, values.map { SceneOverride(key: key, value: $0, folder: folder).resolvedValue })
    }
  }

  /// Its keys, without those that every frame has.
  var sceneKeys: [String] { keys.map(\.key).filter { !Self.facts.contains($0) } }

  /// Whether only the drawn light can tell.
  var needsLight: Bool { keys.contains { $0.key == "light" } }

  func fits(scene: String, document: SceneDocument, light: String?) -> Bool {
    keys.allSatisfy { key, patterns in
      let value: JSONValue? =
        switch key {
        case "scene": .string(scene)
        case "light": light.map { .string($0) }
        case "locale": document.value(of: key) ?? .string("en_US")
        default: document.value(of: key)
        }
      return patterns.contains { Self.fits(value ?? .null, $0) }
    }
  }

  /// An object fits when it has the pattern's members, a device also by its name alone.
  private static func fits(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
    switch (value, pattern) {
    case (.object(let object), .object(let wanted)):
      wanted.members.allSatisfy { member in object[member.key].map { fits($0, member.value) } ?? false }
    case (.object(let object), .string): object["name"] == pattern
    default: value == pattern
    }
  }
}
