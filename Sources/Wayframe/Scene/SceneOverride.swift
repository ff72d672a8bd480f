import Foundation
import JSON

/// A `key=value` of the command line, laid over a scene.
struct SceneOverride {
  let keys: [String]
  let value: JSONValue

  init(_ text: String) throws(SceneError) {
    guard let separator = text.firstIndex(of: "="), separator != text.startIndex else {
      throw .malformedOverride(text: text)
    }
    keys = text[..<separator].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let raw = String(text[text.index(after: separator)...])
    value = (try? JSONValue(parsing: Array(raw.utf8), file: "--set")) ?? .string(raw)
  }
}

extension JSONValue {
  init(sceneText text: some Sequence<UInt8>, file: String) throws(SceneError) {
    do {
      try self.init(parsing: Array(text), file: file)
    } catch {
      throw .invalidJSON(error)
    }
  }

  /// Where a scene names files: a string or an array of strings.
  private static let pathKeys = [
    ["map", "sources"], ["map", "style"], ["route", "response"], ["headerAccessory", "image"],
    ["position", "image"], ["destinationMarker", "image"],
  ]

  /// Puts the change into the tree; a `null` takes the key away, so that its default applies.
  mutating func lay(over change: SceneOverride) {
    var patch = JSONValue.object(JSONObject())
    patch.set(change.keys[...], to: change.value)
    patch.resolvePaths(against: FileManager.default.currentDirectoryPath)
    if let last = change.keys.last, let other = SceneObject.otherSpelling(of: last) {
      set((change.keys.dropLast() + [other])[...], to: .null)
    }
    // Only the changed value is taken from the patch: its neighbours stay as they are.
    set(change.keys[...], to: patch[change.keys[...]] ?? change.value)
  }

  /// Makes every relative path of the scene absolute.
  mutating func resolvePaths(against folder: String) {
    for keys in Self.pathKeys {
      switch self[keys[...]] {
      case .string(let path)?:
        set(keys[...], to: .string(Self.absolute(path, folder)))
      case .array(let items)?:
        let resolved = items.map { item in
          if case .string(let path) = item { JSONValue.string(Self.absolute(path, folder)) } else { item }
        }
        set(keys[...], to: .array(resolved))
      default: break
      }
    }
    for key in ["views", "markers"] {
      guard case .array(var items)? = self[key] else { continue }
      for index in items.indices {
        guard case .string(let path)? = items[index]["image"] else { continue }
        items[index].set(["image"], to: .string(Self.absolute(path, folder)))
      }
      set([key], to: .array(items))
    }
  }

  private static func absolute(_ path: String, _ folder: String) -> String {
    path.hasPrefix("/") ? path : folder == "/" ? "/" + path : folder + "/" + path
  }

  private subscript(keys: ArraySlice<String>) -> JSONValue? {
    guard let key = keys.first else { return self }
    return self[key]?[keys.dropFirst()]
  }

  /// Puts `value` at a dotted key such as `settings.compassButton`, creating the objects on the way; `null` removes it.
  private mutating func set(_ keys: ArraySlice<String>, to value: JSONValue) {
    guard let key = keys.first else {
      self = value
      return
    }
    var object = object ?? JSONObject()
    if keys.count == 1 && value == .null {
      object[key] = nil
    } else {
      var member = object[key] ?? .null
      member.set(keys.dropFirst(), to: value)
      object[key] = member
    }
    self = .object(object)
  }
}
