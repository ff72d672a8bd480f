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

  /// Puts the change into the tree; a `null` takes the key away, so that its default applies.
  mutating func lay(over change: SceneOverride, file: String) throws(SceneError) {
    if change.value == .null { try NavigationScene.sceneType.find(change.keys[...], in: "", file: file) }
    var patch = JSONValue.object(JSONObject())
    patch.set(change.keys[...], to: change.value)
    patch.resolvePaths(NavigationScene.sceneType, against: FileManager.default.currentDirectoryPath)
    if let last = change.keys.last, let other = SceneObject.otherSpelling(of: last) {
      set((change.keys.dropLast() + [other])[...], to: .null)
    }
    // Only the changed value is taken from the patch: its neighbours stay as they are.
    set(change.keys[...], to: patch[change.keys[...]] ?? change.value)
  }

  /// Makes every relative path of a value absolute.
  mutating func resolvePaths(_ type: SceneType, against folder: String) {
    guard type.holdsFiles else { return }
    switch (type, self) {
    case (.file, .string(let path)): self = .string(Self.absolute(path, folder))
    case (.list(let item, _), .array(var items)):
      for index in items.indices { items[index].resolvePaths(item, against: folder) }
      self = .array(items)
    case (.object(let keys, _), .object(var object)):
      for key in keys {
        guard var member = object[key.name] else { continue }
        member.resolvePaths(key.type, against: folder)
        object[key.name] = member
      }
      self = .object(object)
    default: break
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
    // What is not there need not be taken away.
    if value == .null && self[key] == nil { return }
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

extension SceneType {
  /// Whether a file can be named somewhere in it.
  fileprivate var holdsFiles: Bool {
    switch self {
    case .file: true
    case .list(let item, _), .table(let item, _), .orNull(let item): item.holdsFiles
    case .object(let keys, _): keys.contains { $0.type.holdsFiles }
    case .anyOf(let types): types.contains { $0.holdsFiles }
    case .flag, .number, .text, .form, .words, .color: false
    }
  }

  /// Refuses a dotted key that leads to nothing which a scene can have.
  fileprivate func find(_ names: ArraySlice<String>, in path: String, file: String) throws(SceneError) {
    guard let name = names.first else { return }
    let place = path.isEmpty ? name : "\(path).\(name)"
    switch self {
    case .object(let keys, _):
      guard let key = keys.first(where: { $0.spellings.contains(name) }) else {
        throw .unknownKey(file: file, key: place, allowed: keys.map(\.name))
      }
      try key.type.find(names.dropFirst(), in: place, file: file)
    case .table(let item, _): try item.find(names.dropFirst(), in: place, file: file)
    case .color where ["light", "dark"].contains(name) && names.count == 1: return
    case .anyOf(let types):
      guard let object = types.first(where: { if case .object = $0 { true } else { false } }) else {
        throw .unknownKey(file: file, key: place, allowed: [])
      }
      try object.find(names, in: path, file: file)
    default: throw .unknownKey(file: file, key: place, allowed: [])
    }
  }
}
