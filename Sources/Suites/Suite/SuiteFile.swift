import JSON
import Wayframe

/// What a suite file says, before its frames are made.
struct SuiteFile {
  /// Values of scene keys that stand together.
  typealias Values = [(key: String, value: JSONValue)]

  let path: String
  /// What relative paths count from.
  let folder: String
  /// Paths of scene files, in order.
  var scenes: [String] = []
  var variants: [(key: String, values: [JSONValue])] = []
  var include: [[(key: String, values: [JSONValue])]] = []
  var exclude: [[(key: String, values: [JSONValue])]] = []
  /// `nil` for the default name.
  var name: String?
  /// By locale.
  var strings: [String: Values] = [:]
  /// By light.
  var colors: [String: Values] = [:]
  var pictures: [SuitePicture] = []

  /// The most keys of one object, values of one list and members of `include`, `exclude` and `strings`.
  static let countLimit = 1_000

  /// Scenes without variants.
  init(path: String, folder: String, scenes: [String]) {
    self.path = path
    self.folder = folder
    self.scenes = scenes
  }

  init(_ tree: JSONValue, path: String, folder: String) throws(SuiteError) {
    self.init(path: path, folder: folder, scenes: [])
    do { try read(tree) } catch { throw .scene(error) }
    if scenes.isEmpty { scenes = try SuiteFolder.scenes(in: folder) }
  }

  private mutating func read(_ tree: JSONValue) throws(SceneError) {
    guard case .object = tree else {
      throw .wrongType(file: path, key: "suite", expected: "an object", found: tree.kind)
    }
    var root = try SceneObject(tree, file: path, path: "")
    for key in SuiteKey.allCases { _ = root.any(key.rawValue) }
    try root.finish()
    if let names = try root.strings(SuiteKey.scenes.rawValue, atMost: Self.countLimit) {
      guard !names.isEmpty else {
        throw .wrongType(file: path, key: "scenes", expected: "paths of scene files", found: "an empty array")
      }
      scenes = names.map { $0.hasPrefix("/") ? $0 : (folder == "/" ? "" : folder) + "/" + $0 }
    }
    if let object = try root.object(SuiteKey.variants.rawValue) {
      for (key, value) in try members(of: object) {
        guard case .array(let values) = value, !values.isEmpty else {
          throw .wrongType(
            file: path, key: "variants.\(key)", expected: "a list of one value or more",
            found: value == .array([]) ? "an empty one" : value.kind)
        }
        variants.append((key, try counted(values, "variants.\(key)")))
      }
    }
    include = try selections(.include, &root)
    exclude = try selections(.exclude, &root)
    name = try root.string(SuiteKey.name.rawValue)
    strings = try groups(.strings, &root) { key throws(SceneError) in
      let locale = key.replacing("-", with: "_")
      guard NavigationScene.isLocale(key) else {
        throw .unknownValue(
          file: path, key: "strings", value: key, allowed: ["languages such as it and locales such as it_IT"])
      }
      return locale
    }
    colors = try groups(.colors, &root) { key throws(SceneError) in
      guard Light(rawValue: key) != nil else {
        throw .unknownKey(file: path, key: "colors.\(key)", allowed: Light.allCases.map(\.rawValue))
      }
      return key
    }
    for var object in try root.objects(SuiteKey.pictures.rawValue, atMost: Self.countLimit) ?? [] {
      pictures.append(try SuitePicture(&object))
    }
  }

  private func counted<Item>(_ items: [Item], _ key: String) throws(SceneError) -> [Item] {
    guard items.count <= Self.countLimit else {
      throw .outOfRange(
        file: path, key: "number of \(key)", value: Double(items.count), allowed: "at most \(Self.countLimit)")
    }
    return items
  }

  private func members(of object: SceneObject) throws(SceneError) -> Values {
    var object = object
    var result: Values = []
    for name in try counted(object.names, object.path) {
      guard let value = object.any(name) else { continue }
      guard !name.isEmpty else { throw .unknownKey(file: path, key: object.key(name), allowed: ["keys of a scene"]) }
      result.append((name, value))
    }
    return result
  }

  /// Objects whose values stand alone or in a list.
  private func selections(
    _ key: SuiteKey, _ root: inout SceneObject
  ) throws(SceneError) -> [[(key: String, values: [JSONValue])]] {
    var result: [[(key: String, values: [JSONValue])]] = []
    for object in try root.objects(key.rawValue, atMost: Self.countLimit) ?? [] {
      var selection: [(key: String, values: [JSONValue])] = []
      for (name, value) in try members(of: object) {
        let values = value.array ?? [value]
        guard !values.isEmpty else {
          throw .wrongType(
            file: path, key: object.key(name), expected: "a value or a list of them", found: "an empty list")
        }
        selection.append((name, try counted(values, object.key(name))))
      }
      guard key == .include || !selection.isEmpty else {
        throw .wrongType(file: path, key: object.path, expected: "keys with values", found: "an empty object")
      }
      result.append(selection)
    }
    return result
  }

  /// Objects of texts or colours, by a name that `check` accepts and writes in the usual way.
  private func groups(
    _ key: SuiteKey, _ root: inout SceneObject, check: (String) throws(SceneError) -> String
  ) throws(SceneError) -> [String: Values] {
    guard var groups = try root.object(key.rawValue) else { return [:] }
    var result: [String: Values] = [:]
    for group in try counted(groups.names, key.rawValue) {
      let name = try check(group)
      guard result[name] == nil else {
        throw .conflict(file: path, keys: groups.names.filter { $0.replacing("-", with: "_") == name })
      }
      guard let object = try groups.object(group) else { continue }
      result[name] = try members(of: object)
      for (member, value) in result[name] ?? [] {
        switch value {
        case .string, .null: break
        case .array where key == .strings, .object where key == .colors: break
        default:
          throw .wrongType(
            file: path, key: object.key(member), expected: key == .strings ? "a text" : "a colour", found: value.kind)
        }
      }
    }
    return result
  }
}

/// What tells day from night in names and in `colors`.
enum Light: String, CaseIterable {
  case day, night
}
