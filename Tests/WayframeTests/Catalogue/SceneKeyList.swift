import Wayframe

/// Every key that the scene reader knows, as it tells itself: its message about an unknown key lists the known ones, and
/// its message about a wrong value says where an object is expected.
struct SceneKeyList {
  /// A key within the objects that lead to it.
  struct Place {
    fileprivate var path: [Level]
    fileprivate var name: String

    /// Dotted; the keys of an array's objects stand after the array's name: `views.text`.
    var key: String { SceneKeyList.dotted(path + [Level(name: name, isList: false)]) }

    /// A scene with one value at the place, and with what the objects around it cannot be without.
    func scene(_ value: String) -> String { SceneKeyList.scene(path, name, value) }
  }

  /// In the reader's order.
  private(set) var places: [Place] = []

  var keys: [String] { places.map(\.key) }

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

  fileprivate struct Level {
    var name: String
    var isList: Bool
  }

  init() throws { try read([]) }

  fileprivate static func dotted(_ path: some Collection<Level>) -> String { path.map(\.name).joined(separator: ".") }

  private mutating func read(_ path: [Level]) throws {
    for name in try Self.names(at: path) {
      let inner = path + [Level(name: name, isList: false)]
      let key = Self.dotted(inner)
      places.append(Place(path: path, name: name))
      guard !Self.tables.contains(key), let isList = try Self.holdsObjects(path, name) else { continue }
      try read(path + [Level(name: name, isList: isList)])
    }
  }

  private static func scene(_ path: [Level], _ name: String, _ value: String) -> String {
    var text = "\"\(name)\": \(value)"
    var taken = name
    for (index, level) in path.enumerated().reversed() {
      let seed = seeds(of: path[...index]).filter { $0.key != taken }
      let object = "{\((seed.map { "\"\($0.key)\": \($0.value)" } + [text]).joined(separator: ", "))}"
      text = "\"\(level.name)\": \(level.isList ? "[\(object)]" : object)"
      taken = level.name
    }
    return "{\(text)}"
  }

  /// What the reader says to a scene with one member at a place.
  private static func fault(_ path: [Level], _ name: String, _ value: String) -> SceneError? {
    do {
      _ = try NavigationScene(json: Array(scene(path, name, value).utf8), file: "scene")
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
    guard case .wrongType(_, let key, let expected, _)? = fault(path, name, "[[]]"), expected.hasPrefix("an object")
    else { return nil }
    return key.hasSuffix("[0]")
  }

  /// An object that says something else of an unknown key, such as that another one is missing: it needs a seed.
  struct Unexpected: Error {
    var place: String
    var fault: SceneError?
  }
}
