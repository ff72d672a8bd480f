import Foundation
import JSON
import ShownText

/// A scene file as a tree of values, before it becomes a scene: what overrides and suites change key by key.
package struct SceneDocument: Sendable {
  /// For messages.
  package let file: String
  package private(set) var tree: JSONValue

  /// Reads the text of a scene file; relative paths count from its folder.
  package init(json: some Sequence<UInt8>, file: String) throws(SceneError) {
    self.file = file
    tree = try JSONValue(sceneText: json, file: file)
    tree.resolvePaths(NavigationScene.sceneType, against: URL(fileURLWithPath: file).deletingLastPathComponent().path)
    if let device = tree["device"] { tree.setMember("device", to: device.namedDevice) }
  }

  package init(path: String) throws(SceneError) {
    try self.init(json: try InputFile.read(path, limit: InputFile.textLimit), file: path)
  }

  /// What stands at a dotted key; `nil` where the default applies.
  package func value(of key: String) -> JSONValue? {
    tree[key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]]
  }

  /// The scene that the tree describes; `file` is its name in messages.
  package func scene(file: String) throws(SceneError) -> NavigationScene {
    var scene = try NavigationScene(tree: tree, file: file)
    scene.path = self.file
    return scene
  }

  /// Puts a change into the tree; a `null` takes the key away, so that its default applies.
  ///
  /// A member of `views`, `markers` and other lists is addressed by its name or, counted from 0, by its place.
  package mutating func lay(over change: SceneOverride) throws(SceneError) {
    if change.givenValue == .null { try NavigationScene.sceneType.find(change.keys[...], in: "", file: file) }
    var value = change.resolvedValue
    if change.keys == ["device"] {
      value = value.namedDevice
      // A screen of another size is looked at with the same eyes.
      if value["name"] != nil {
        for kept in ["scale", "textSize"] where value[kept] == nil {
          if let own = tree["device"]?[kept] { value.setMember(kept, to: own) }
        }
      }
    }
    if let last = change.keys.last, let other = SceneObject.otherSpelling(of: last) {
      try tree.set((change.keys.dropLast() + [other])[...], to: .null, in: file)
    }
    try tree.set(change.keys[...], to: value, in: file)
  }
}

extension JSONValue {
  /// A device's name as the object that it stands for.
  fileprivate var namedDevice: JSONValue {
    guard case .string = self else { return self }
    var device = JSONObject()
    device["name"] = self
    return .object(device)
  }

  /// Puts a member into an object.
  fileprivate mutating func setMember(_ name: String, to value: JSONValue) {
    guard var object else { return }
    object[name] = value
    self = .object(object)
  }

  fileprivate subscript(keys: ArraySlice<String>) -> JSONValue? {
    guard let key = keys.first else { return self }
    if case .array(let items) = self { return items.place(of: key).flatMap { items[$0][keys.dropFirst()] } }
    return self[key]?[keys.dropFirst()]
  }

  /// Puts `value` at a dotted key such as `settings.compassButton`, creating the objects on the way; `null` removes it.
  fileprivate mutating func set(
    _ keys: ArraySlice<String>, to value: JSONValue, in file: String, path: String = ""
  ) throws(SceneError) {
    guard let key = keys.first else {
      self = value
      return
    }
    // What is not there need not be taken away.
    if value == .null, array == nil, self[key] == nil { return }
    let isRemoved = keys.count == 1 && value == .null
    let memberPath = path.isEmpty ? key : "\(path).\(key)"
    if case .array(var items) = self {
      guard let place = items.place(of: key) else {
        throw .noMember(file, of: path, called: key, names: items.compactMap { $0["name"]?.string })
      }
      if isRemoved {
        items.remove(at: place)
      } else {
        try items[place].set(keys.dropFirst(), to: value, in: file, path: memberPath)
      }
      self = .array(items)
      return
    }
    var object = object ?? JSONObject()
    if isRemoved {
      object[key] = nil
    } else {
      if object[key] == nil, keys.count > 1, SceneOverride.namedLists.contains(memberPath) {
        throw .noMember(file, of: memberPath, called: keys[keys.index(after: keys.startIndex)], names: [])
      }
      var member = object[key] ?? .null
      try member.set(keys.dropFirst(), to: value, in: file, path: memberPath)
      object[key] = member
    }
    self = .object(object)
  }
}

extension SceneError {
  fileprivate static func noMember(_ file: String, of list: String, called name: String, names: [String]) -> Self {
    .unknownValue(
      file: file, key: list, value: name,
      allowed: names.isEmpty ? ["names of \"\(list)\", and the scene has none"] : names)
  }
}

extension [JSONValue] {
  /// Where the item of that name is, or the one at that place.
  fileprivate func place(of key: String) -> Int? {
    firstIndex { $0["name"]?.string == key } ?? Int(written: key).flatMap { indices.contains($0) ? $0 : nil }
  }
}
