import Foundation
import JSON

/// A change of one key of a scene: a `key=value` of the command line, or a variant of a suite.
package struct SceneOverride: Sendable {
  let keys: [String]
  private let value: JSONValue
  /// What relative paths count from.
  private let folder: String

  /// A `key=value` of the command line; the value is JSON where it parses, else a string.
  package init(_ text: String) throws(SceneError) {
    guard let separator = text.firstIndex(of: "="), separator != text.startIndex else {
      throw .malformedOverride(text: text)
    }
    let raw = String(text[text.index(after: separator)...])
    let key = String(text[..<separator])
    var value = (try? JSONValue(parsing: Array(raw.utf8), file: "--set")) ?? .string(raw)
    switch value {
    // Nobody puts quotation marks around "views.badge.text=7".
    case .number, .bool:
      if Self.textKeys.contains(key.split(separator: ".").last.map(String.init) ?? "") { value = .string(raw) }
    default: break
    }
    self.init(key: key, value: value, folder: FileManager.default.currentDirectoryPath)
  }

  /// The last parts of keys whose values are always texts.
  private static let textKeys: Set = ["text", "title", "subtitle", "snippet", "destinationTitle", "accessibilityLabel"]

  /// - Parameters:
  ///   - key: with dots, such as `device.width`.
  ///   - folder: what relative paths in the value count from.
  package init(key: String, value: JSONValue, folder: String) {
    keys = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self.value = value
    self.folder = folder
  }

  /// The key with its dots.
  package var key: String { keys.joined(separator: ".") }
  /// The value as it was given.
  package var givenValue: JSONValue { value }

  /// The lists whose members have names.
  static let namedLists: Set = ["views", "markers"]

  /// The value with its relative paths made absolute.
  package var resolvedValue: JSONValue {
    // The second key of a list names one of its members.
    let isList = Self.namedLists.contains(keys[0])
    var patch = value
    for (index, key) in keys.enumerated().reversed() {
      if isList && index == 1 {
        patch = .array([patch])
      } else {
        var object = JSONObject()
        object[key] = patch
        patch = .object(object)
      }
    }
    patch.resolvePaths(NavigationScene.sceneType, against: folder)
    for (index, key) in keys.enumerated() {
      patch = (isList && index == 1 ? patch.array?.first : patch[key]) ?? .null
    }
    return patch
  }
}

extension JSONValue {
  init(sceneText text: some Sequence<UInt8>, file: String) throws(SceneError) {
    do {
      try self.init(parsing: Array(text), file: file, atMost: InputFile.textValueLimit)
    } catch {
      throw .invalidJSON(error)
    }
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
  func find(_ names: ArraySlice<String>, in path: String, file: String) throws(SceneError) {
    guard let name = names.first else { return }
    let place = path.isEmpty ? name : "\(path).\(name)"
    switch self {
    case .object(let keys, _):
      guard let key = keys.first(where: { $0.spellings.contains(name) }) else {
        throw .unknownKey(file: file, key: place, allowed: keys.map(\.name))
      }
      try key.type.find(names.dropFirst(), in: place, file: file)
    case .table(let item, _), .list(let item, _): try item.find(names.dropFirst(), in: place, file: file)
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
