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
    self.init(
      key: String(text[..<separator]),
      value: (try? JSONValue(parsing: Array(raw.utf8), file: "--set")) ?? .string(raw),
      folder: FileManager.default.currentDirectoryPath)
  }

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
    patch.resolvePaths(against: folder)
    for (index, key) in keys.enumerated() {
      patch = (isList && index == 1 ? patch.array?.first : patch[key]) ?? .null
    }
    return patch
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

  /// Makes every relative path of the scene absolute.
  mutating func resolvePaths(against folder: String) {
    for keys in Self.pathKeys { change(keys[...]) { $0.absolutePath(folder) } }
    for key in SceneOverride.namedLists {
      change([key]) { list in
        guard case .array(let items) = list else { return list }
        return .array(
          items.map { item in
            var item = item
            item.change(["image"]) { $0.absolutePath(folder) }
            return item
          })
      }
    }
  }

  /// A path, or a list of paths, with relative ones counted from `folder`.
  fileprivate func absolutePath(_ folder: String) -> JSONValue {
    switch self {
    case .string(let path) where !path.hasPrefix("/"): .string(folder == "/" ? "/" + path : folder + "/" + path)
    case .array(let items):
      .array(items.map { if case .string = $0 { $0.absolutePath(folder) } else { $0 } })
    default: self
    }
  }

  /// Changes what stands at a key, where something does.
  private mutating func change(_ keys: ArraySlice<String>, _ body: (JSONValue) -> JSONValue) {
    guard let key = keys.first else {
      self = body(self)
      return
    }
    guard var object, var member = object[key] else { return }
    member.change(keys.dropFirst(), body)
    object[key] = member
    self = .object(object)
  }
}
