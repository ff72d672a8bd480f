import Foundation
import JSON
import Wayframe

/// What a line of a batch asks for.
struct BatchJob: Sendable {
  enum Kind: Sendable {
    /// A scene's file, or a scene in the line itself.
    case scene(path: String)
    case inlineScene(JSONValue)
    /// A suite, or those of its frames whose names fit a pattern.
    case suite(path: String, only: [NamePattern])
    /// A map in a style.
    case map(MapJob)
  }

  var kind: Kind
  /// What the picture is called, or the folder of a suite's pictures; `nil` for the usual name.
  var name: String?
  var changes: [SceneOverride] = []

  /// The name of the line in messages.
  static func place(_ file: String, _ line: Int) -> String { "\(file), line \(line)" }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - place: for messages.
  ///   - folder: what relative paths count from; empty for the working directory.
  init(_ text: [UInt8], place: String, folder: String) throws(FileFault) {
    let tree: JSONValue
    do { tree = try JSONValue(parsing: text, file: place) } catch {
      // The line of a text of one line says nothing.
      let inside = error.path == .root ? "" : ", in \(error.path)"
      throw FileFault("\(place): not valid JSON at byte \(error.column)\(inside): \(error.reason)")
    }
    guard case .object = tree else {
      throw FileFault(#"\#(place): a job is an object such as {"scene": "day.json", "name": "a1"}, not \#(tree.kind)"#)
    }
    do { try self.init(tree, place: place, folder: folder) } catch let error as FileFault { throw error } catch {
      throw FileFault("\(error)")
    }
  }

  private init(_ tree: JSONValue, place: String, folder: String) throws {
    var object = try SceneObject(tree, file: place, path: "")
    let kinds = ["scene", "suite", "style"].filter { tree[$0] != nil }
    guard kinds.count == 1 else {
      let known = ["scene", "suite", "style", "name", "set", "only"]
      let unknown = object.names.first { !known.contains($0) && !suggestion(for: $0, among: known).isEmpty }
      let meant = unknown.map { "; \"\($0.shown(limit: 40))\"\(suggestion(for: $0, among: known))" } ?? ""
      throw FileFault(
        kinds.isEmpty
          ? "\(place): a job needs \"scene\", \"suite\" or \"style\"\(meant)"
          : "\(place): give only one of \(kinds.map { "\"\($0)\"" }.joined(separator: ", "))")
    }
    if let name = try object.string("name") {
      do { try NameTemplate.check(name, file: place) } catch { throw FileFault("\(error)") }
      guard !name.lowercased().hasSuffix(".png") else {
        throw FileFault(
          "\(place): the name \"\(name.shown(limit: 120))\" has an ending already; leave out \"\(name.suffix(4))\"")
      }
      self.name = name
    }
    switch kinds[0] {
    case "scene":
      if object.isObject("scene") {
        kind = .inlineScene(object.any("scene") ?? .null)
        guard name != nil else {
          throw FileFault(
            "\(place): a scene inside the line has no file that it could be called after; give a \"name\"")
        }
      } else {
        kind = .scene(path: Self.path(try object.string("scene") ?? "", folder))
      }
    case "suite":
      let path = Self.path(try object.string("suite") ?? "", folder)
      kind = .suite(path: path, only: try object.names("only")?.map { NamePattern($0) } ?? [])
    default:
      kind = .map(try MapJob(&object, folder: folder))
    }
    if kinds[0] != "style", let set = try object.object("set") { changes = try Self.changes(set, folder) }
    try object.finish()
  }

  private static func changes(_ set: SceneObject, _ folder: String) throws(SceneError) -> [SceneOverride] {
    var set = set
    let base = URL(fileURLWithPath: folder.isEmpty ? "." : folder).path
    var changes: [SceneOverride] = []
    for key in set.names {
      guard !key.isEmpty, key.utf8.count <= 400 else {
        throw .wrongType(file: set.file, key: set.key(key), expected: "a scene's key", found: "a name of that length")
      }
      changes.append(SceneOverride(key: key, value: set.any(key) ?? .null, folder: base))
    }
    return changes
  }

  /// A line that no job could be read from, with the paths of scene, suite and style made absolute where it has some.
  static func anywhere(_ text: [UInt8], folder: String) -> [UInt8] {
    guard let tree = try? JSONValue(parsing: text, file: ""), var object = tree.object else { return text }
    for key in ["scene", "suite", "style"] {
      if let path = object[key]?.string { object[key] = absolute(self.path(path, folder)) }
    }
    return Array(JSONValue.object(object).text().utf8)
  }

  static func path(_ text: String, _ folder: String) -> String {
    text.hasPrefix("/") || folder.isEmpty ? text : folder + "/" + text
  }

  private static func absolute(_ path: String) -> JSONValue { .string(URL(fileURLWithPath: path).path) }

  /// The job as a line that means the same anywhere.
  ///
  /// - Parameter frame: of a suite, the frame that is wanted.
  func line(name: String? = nil, frame: String? = nil) -> [UInt8] {
    var object = JSONObject()
    switch kind {
    case .scene(let path): object["scene"] = Self.absolute(path)
    case .inlineScene(let scene): object["scene"] = scene
    case .suite(let path, let only):
      object["suite"] = Self.absolute(path)
      let patterns = frame.map { [$0] } ?? only.map(\.text)
      if !patterns.isEmpty { object["only"] = .array(patterns.map(JSONValue.string)) }
    case .map(let map): object = map.json
    }
    if let name = name ?? self.name { object["name"] = .string(name) }
    if !changes.isEmpty {
      var set = JSONObject()
      for change in changes { set[change.key] = change.resolvedValue }
      object["set"] = .object(set)
    }
    return Array((JSONValue.object(object).text() + "\n").utf8)
  }
}
