import Wayframe

/// Every key that the scene reader knows, as it tells itself: its message about an unknown key lists the known ones, and
/// its message about a wrong value says where an object is expected.
struct SceneKeyList {
  /// Dotted names in the reader's order; those of an array's objects stand after the array's name: `views.text`.
  private(set) var keys: [String] = []

  /// What objects cannot be without, by dotted name or by the last part of one.
  private static let seeds: [String: [(key: String, value: String)]] = [
    "anchor": point, "groundAnchor": point, "infoWindowAnchor": point, "path": place, "font": [("size", "17")],
    "route": [("response", #""answer.json""#)],
    "route.traffic": [("from", "0"), ("to", "1"), ("level", #""slow""#)],
    "route.speedLimit": [("value", "50")],
    "headerAccessory": [("height", "40")],
    "prompt": [("kind", #""crash""#)],
    "views": [("name", #""view""#)],
    "markers": place,
    "polylines": [("path", "[]")],
    "polylines.spans": [("color", ##""#000000""##)],
    "polygons": [("path", "[]")],
    "polygons.holes": [("path", "[]")],
    "circles": place + [("radius", "1")],
  ]

  private static let place = [(key: "latitude", value: "0"), (key: "longitude", value: "0")]
  private static let point = [(key: "x", value: "0"), (key: "y", value: "0")]

  private static func seeds(of path: ArraySlice<Level>) -> [(key: String, value: String)] {
    let (name, last) = (dotted(path), path.last?.name ?? "")
    return seeds[name] ?? seeds[last.hasSuffix("Font") ? "font" : last] ?? []
  }

  /// Objects whose keys the scene's author chooses.
  private static let tables: Set<String> = ["places"]

  private struct Level {
    var name: String
    var isList: Bool
  }

  init() throws { try read([]) }

  private static func dotted(_ path: some Collection<Level>) -> String { path.map(\.name).joined(separator: ".") }

  private mutating func read(_ path: [Level]) throws {
    for name in try Self.names(at: path) {
      let inner = path + [Level(name: name, isList: false)]
      let key = Self.dotted(inner)
      keys.append(key)
      guard !Self.tables.contains(key), let isList = try Self.holdsObjects(path, name) else { continue }
      try read(path + [Level(name: name, isList: isList)])
    }
  }

  /// What the reader says to a scene with one member at a place.
  private static func fault(_ path: [Level], _ name: String, _ value: String) -> SceneError? {
    var text = "\"\(name)\": \(value)"
    var taken = name
    for (index, level) in path.enumerated().reversed() {
      let seed = seeds(of: path[...index]).filter { $0.key != taken }
      let object = "{\((seed.map { "\"\($0.key)\": \($0.value)" } + [text]).joined(separator: ", "))}"
      text = "\"\(level.name)\": \(level.isList ? "[\(object)]" : object)"
      taken = level.name
    }
    do {
      _ = try NavigationScene(json: Array("{\(text)}".utf8), file: "scene")
      return nil
    } catch { return error }
  }

  /// The keys of the object at a place, in one spelling.
  private static func names(at path: [Level]) throws -> [String] {
    guard case .unknownKey(_, _, let allowed)? = fault(path, "?", "0") else {
      throw Unexpected(place: dotted(path), fault: fault(path, "?", "0"))
    }
    return allowed.filter { name in
      guard let first = name.first, first.isLowercase, name.hasSuffix("Enabled"), !name.hasPrefix("is") else {
        return true
      }
      return !allowed.contains("is" + first.uppercased() + name.dropFirst())
    }
  }

  /// Whether a key holds a list of objects (`true`), an object (`false`) or neither (`nil`).
  private static func holdsObjects(_ path: [Level], _ name: String) throws -> Bool? {
    guard case .wrongType(_, let key, "an object", _)? = fault(path, name, "[[]]") else { return nil }
    return key.hasSuffix("[0]")
  }

  /// An object that says something else of an unknown key, such as that another one is missing: it needs a seed.
  struct Unexpected: Error {
    var place: String
    var fault: SceneError?
  }
}
