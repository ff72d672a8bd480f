import JSON

/// A style read to its end whatever is wrong with it: all faults at once, and what is left without them.
public struct StyleReview: Sendable {
  /// A fault by its place.
  public struct Fault: Sendable, Hashable {
    /// Where it stands.
    public var place: JSONPath
    /// One sentence that names the place.
    public var message: String
  }

  /// The style without what is wrong; `nil` where nothing can be read.
  public private(set) var style: Style?
  /// In the order of the style.
  public private(set) var faults: [Fault] = []
  /// The style's words as they are in the file.
  public let document: JSONValue

  /// Faults beyond which a style is not looked at any further.
  public static let faultLimit = 200

  /// Reads a style; what is no JSON at all is refused.
  public init(json: [UInt8], path: String) throws(StyleError) {
    document = try Style.document(json, path: path)
    var sound = document
    while faults.count < Self.faultLimit {
      do throws(StyleError) {
        style = try Style(document: sound, path: path, language: nil)
        break
      } catch {
        let message = error.description
        let prefix = path + ": "
        let place = error.place ?? .root
        faults.append(
          Fault(place: place, message: message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message))
        guard let repaired = Self.without(place, in: sound, number: faults.count), repaired != sound else { break }
        sound = repaired
      }
    }
    sort()
  }

  private mutating func sort() {
    let order = faults.enumerated().sorted { first, second in
      let (a, b) = (Self.layer(first.element.place) ?? -1, Self.layer(second.element.place) ?? -1)
      return a != b ? a < b : first.offset < second.offset
    }
    faults = order.map(\.element)
  }

  /// The number of the layer that a place lies in.
  public static func layer(_ place: JSONPath) -> Int? {
    let steps = place.steps
    guard steps.count > 1, steps[0] == .key("layers"), case .index(let index) = steps[1] else { return nil }
    return index
  }

  // MARK: Taking faults out

  /// The document without the property, filter or layer that the place lies in; layers keep their numbers.
  private static func without(_ place: JSONPath, in document: JSONValue, number: Int) -> JSONValue? {
    let steps = place.steps
    guard let first = steps.first else {
      // A version that is missing or another one; anything else at the root ends the reading.
      return document.object == nil ? nil : document.setting([.key("version")], to: .number(8))
    }
    guard first == .key("layers"), steps.count > 1 else {
      guard first != .key("layers") else { return nil }
      if first == .key("sources"), steps.count > 1 {
        return document.setting([steps[0], steps[1]], to: .object(object([("type", .string(""))])))
      }
      return document.setting([first], to: nil)
    }
    let layer = Array(steps.prefix(2))
    if steps.count == 3, steps[2] == .key("id") { return document.setting(steps, to: .string("\u{0}\(number)")) }
    switch steps.dropFirst(2).first {
    case .key("layout"), .key("paint"): return document.setting(Array(steps.prefix(4)), to: nil)
    case .key("filter"), .key("minzoom"), .key("maxzoom"), .key("source"), .key("source-layer"):
      return document.setting(Array(steps.prefix(3)), to: nil)
    default:
      let stub = object([
        ("id", .string("\u{0}\(number)")), ("type", .string("background")),
        ("layout", .object(object([("visibility", .string("none"))]))),
      ])
      return document.setting(layer, to: .object(stub))
    }
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONObject {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    return object
  }
}

extension JSONPath {
  /// One step down.
  enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  /// From the root down.
  var steps: [Step] {
    switch self {
    case .root: []
    case .key(let parent, let name): parent.steps + [.key(name)]
    case .index(let parent, let index): parent.steps + [.index(index)]
    }
  }
}

extension JSONValue {
  /// The same with another value at a place, or without it; unchanged where there is no such place.
  fileprivate func setting(_ steps: [JSONPath.Step], to value: JSONValue?) -> JSONValue {
    guard let first = steps.first else { return value ?? .null }
    let rest = Array(steps.dropFirst())
    switch (first, self) {
    case (.key(let name), .object(var object)):
      object[name] = rest.isEmpty ? value : object[name]?.setting(rest, to: value)
      return .object(object)
    case (.index(let index), .array(var items)) where items.indices.contains(index):
      items[index] = items[index].setting(rest, to: value)
      return .array(items)
    default: return self
    }
  }
}
