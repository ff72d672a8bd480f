import JSON
import Pixels
import ShownText

/// A JSON object of a scene or a suite being read: hands out its members by key, and refuses what nobody asked for.
package struct SceneObject {
  package let file: String
  /// The dotted key of this object, empty for the root.
  package let path: String
  private let members: JSONObject
  private var asked: [String] = []

  /// - Parameter expected: what messages say that the value must be.
  package init(_ value: JSONValue, file: String, path: String, expected: String = "an object") throws(SceneError) {
    guard case .object(let members) = value else {
      throw .wrongType(file: file, key: path.isEmpty ? "scene" : path, expected: expected, found: value.kind)
    }
    self.file = file
    self.path = path
    self.members = members
  }

  package func key(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private mutating func member(_ name: String) -> JSONValue? {
    asked.append(name)
    return members[name]
  }

  /// The member as it stands, whatever its kind.
  package mutating func any(_ name: String) -> JSONValue? { member(name) }

  package func wrongType(_ name: String, _ expected: String, _ found: JSONValue) -> SceneError {
    .wrongType(file: file, key: key(name), expected: expected, found: found.kind)
  }

  package mutating func object(_ name: String, expected: String = "an object") throws(SceneError) -> SceneObject? {
    guard let value = member(name) else { return nil }
    return try SceneObject(value, file: file, path: key(name), expected: expected)
  }

  mutating func bool(_ name: String) throws(SceneError) -> Bool? {
    switch member(name) {
    case nil: nil
    case .bool(let value): value
    case let other?: throw wrongType(name, "true or false", other)
    }
  }

  /// A switch whose Swift name is such as `isBuildingsEnabled`; the documentation's `buildingsEnabled` is known, too.
  mutating func flag(_ name: String) throws(SceneError) -> Bool? {
    guard let other = Self.otherSpelling(of: name) else { return try bool(name) }
    let (stated, otherwise) = (try bool(name), try bool(other))
    if let stated, let otherwise, stated != otherwise {
      throw .conflict(file: file, keys: [key(name), key(other)])
    }
    return stated ?? otherwise
  }

  /// `buildingsEnabled` for `isBuildingsEnabled` and the other way round; `nil` for names of another form.
  static func otherSpelling(of name: String) -> String? {
    guard name.hasSuffix("Enabled") else { return nil }
    let bare = name.hasPrefix("is") ? name.dropFirst(2) : name[...]
    guard let first = bare.first, first.isUppercase == name.hasPrefix("is") else { return nil }
    return name.hasPrefix("is")
      ? first.lowercased() + bare.dropFirst() : "is" + first.uppercased() + bare.dropFirst()
  }

  /// The names that the file has here, in its order.
  package var names: [String] { members.members.map(\.key) }

  /// The spelling that the Swift API has.
  static func swiftSpelling(of name: String) -> String {
    name.hasPrefix("is") ? name : otherSpelling(of: name) ?? name
  }

  package func isString(_ name: String) -> Bool { text(of: name) != nil }

  package func isObject(_ name: String) -> Bool { members[name]?.object != nil }

  /// A list, or one item that stands for a list of one.
  package mutating func list<Item>(
    _ name: String, of what: String, atMost limit: Int = 100, _ read: (SceneItem) throws(SceneError) -> Item
  ) throws(SceneError) -> [Item]? {
    guard let value = members[name] else { return nil }
    asked.append(name)
    guard case .array = value else { return [try read(SceneItem(value: value, file: file, key: key(name)))] }
    var result: [Item] = []
    for (index, item) in (try items(name, of: what, atMost: limit) ?? []).enumerated() {
      result.append(try read(SceneItem(value: item, file: file, key: "\(key(name))[\(index)]")))
    }
    return result
  }

  /// A name or a list of them.
  package mutating func names(_ name: String) throws(SceneError) -> [String]? {
    try list(name, of: "names") { item throws(SceneError) in try item.string() }
  }

  package mutating func string(_ name: String) throws(SceneError) -> String? {
    switch member(name) {
    case nil: nil
    case .string(let value): value
    case let other?: throw wrongType(name, "a string", other)
    }
  }

  /// A text that is drawn, of at most `textLimit` characters.
  package mutating func shownText(_ name: String) throws(SceneError) -> String? {
    guard let text = try string(name) else { return nil }
    return try short(text, name)
  }

  /// The most characters of a text that a scene has drawn.
  static let textLimit = 1_000

  private func short(_ text: String, _ name: String) throws(SceneError) -> String {
    let count = text.unicodeScalars.count
    guard count <= Self.textLimit else {
      throw .outOfRange(
        file: file, key: "length of \(key(name))", value: Double(count), allowed: "at most \(Self.textLimit) characters"
      )
    }
    return text
  }

  /// The members of an array, or `nil` without the key; refuses too many before anything looks at them.
  private mutating func items(_ name: String, of what: String, atMost limit: Int) throws(SceneError) -> [JSONValue]? {
    guard let value = member(name) else { return nil }
    guard case .array(let items) = value else { throw wrongType(name, "an array of \(what)", value) }
    guard items.count <= limit else {
      throw .outOfRange(
        file: file, key: "number of \(key(name))", value: Double(items.count), allowed: "at most \(limit)")
    }
    return items
  }

  /// A string, or a number as it is written: versions are easily taken for numbers.
  mutating func text(_ name: String) throws(SceneError) -> String? {
    if case .number(let value)? = members[name] {
      asked.append(name)
      return plain(value)
    }
    return try string(name)
  }

  /// A number within `range`.
  package mutating func number(_ name: String, in range: ClosedRange<Double>) throws(SceneError) -> Double? {
    guard let value = member(name) else { return nil }
    return try number(value, name, in: range)
  }

  private func number(_ value: JSONValue, _ name: String, in range: ClosedRange<Double>) throws(SceneError) -> Double {
    guard case .number(let number) = value else { throw wrongType(name, "a number", value) }
    guard range.contains(number) else {
      throw .outOfRange(
        file: file, key: key(name), value: number, allowed: "\(plain(range.lowerBound)) to \(plain(range.upperBound))")
    }
    return number
  }

  /// A whole number within `range`.
  mutating func integer(_ name: String, in range: ClosedRange<Int>) throws(SceneError) -> Int? {
    guard let value = try number(name, in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
    guard let integer = Int(exactly: value) else {
      throw .outOfRange(
        file: file, key: key(name), value: value,
        allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  package mutating func strings(_ name: String, atMost limit: Int) throws(SceneError) -> [String]? {
    guard let items = try items(name, of: "strings", atMost: limit) else { return nil }
    var result: [String] = []
    for (index, item) in items.enumerated() {
      guard case .string(let text) = item else { throw wrongType("\(name)[\(index)]", "a string", item) }
      result.append(text)
    }
    return result
  }

  /// Strings, some of them `null`.
  mutating func optionalStrings(_ name: String, atMost limit: Int) throws(SceneError) -> [String?]? {
    guard let items = try items(name, of: "strings", atMost: limit) else { return nil }
    var result: [String?] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .null: result.append(nil)
      case .string(let text): result.append(text)
      default: throw wrongType("\(name)[\(index)]", "a string or null", item)
      }
    }
    return result
  }

  /// The member's text where it is one; the member does not count as asked for.
  func text(of name: String) -> String? { members[name]?.string }

  /// Texts that are drawn.
  mutating func shownTexts(_ name: String, atMost limit: Int) throws(SceneError) -> [String]? {
    guard let texts = try strings(name, atMost: limit) else { return nil }
    for (index, text) in texts.enumerated() { _ = try short(text, "\(name)[\(index)]") }
    return texts
  }

  /// Texts that are drawn, or `null`.
  mutating func optionalShownTexts(_ name: String, atMost limit: Int) throws(SceneError) -> [String?]? {
    guard let texts = try optionalStrings(name, atMost: limit) else { return nil }
    for (index, text) in texts.enumerated() { if let text { _ = try short(text, "\(name)[\(index)]") } }
    return texts
  }

  /// Numbers, each within `range`.
  package mutating func numbers(
    _ name: String, in range: ClosedRange<Double>, atMost limit: Int
  ) throws(SceneError) -> [Double]? {
    guard let items = try items(name, of: "numbers", atMost: limit) else { return nil }
    var result: [Double] = []
    for (index, item) in items.enumerated() { result.append(try number(item, "\(name)[\(index)]", in: range)) }
    return result
  }

  package mutating func objects(_ name: String, atMost limit: Int) throws(SceneError) -> [SceneObject]? {
    guard let items = try items(name, of: "objects", atMost: limit) else { return nil }
    var result: [SceneObject] = []
    for (index, item) in items.enumerated() {
      result.append(try SceneObject(item, file: file, path: "\(key(name))[\(index)]"))
    }
    return result
  }

  /// A colour such as `"#0B8043"`; an explicit `null` gives `.some(nil)`.
  mutating func color(_ name: String) throws(SceneError) -> SRGBColor?? {
    let expected = "a colour such as \"#0B8043\" or \"#0B8043CC\", or {\"light\": …, \"dark\": …}"
    switch member(name) {
    case nil: return nil
    case .null: return .some(nil)
    case .string(let text):
      guard let color = SRGBColor(hex: text) else {
        throw .wrongType(file: file, key: key(name), expected: expected, found: "\"\(text.shown())\"")
      }
      return color
    case .object?:
      guard var pair = try object(name) else { return nil }
      guard let light = try pair.color("light") ?? nil else {
        throw .missingKey(file: file, key: pair.key("light"))
      }
      guard let dark = try pair.color("dark") ?? nil else { throw .missingKey(file: file, key: pair.key("dark")) }
      try pair.finish()
      return SRGBColor(light: light.resolved(isDark: false), dark: dark.resolved(isDark: true))
    case let other?: throw wrongType(name, expected, other)
    }
  }

  /// One of an enumeration's raw values.
  package mutating func value<Value: RawRepresentable & CaseIterable>(
    _ name: String, as type: Value.Type
  ) throws(SceneError) -> Value? where Value.RawValue == String {
    guard let text = try string(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw .unknownValue(
        file: file, key: key(name), value: text, allowed: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// Refuses members that no call asked for; to be called last.
  package func finish() throws(SceneError) {
    guard let unknown = members.members.map(\.key).first(where: { !asked.contains($0) }) else { return }
    throw .unknownKey(file: file, key: key(unknown), allowed: asked)
  }
}

/// An item of a list, with its place for messages.
package struct SceneItem {
  let value: JSONValue
  let file: String
  let key: String

  package func string() throws(SceneError) -> String {
    guard case .string(let text) = value else {
      throw .wrongType(file: file, key: key, expected: "a string", found: value.kind)
    }
    return text
  }

  /// `nil` for what is no object.
  package func object() throws(SceneError) -> SceneObject? {
    guard case .object = value else { return nil }
    return try SceneObject(value, file: file, path: key)
  }
}
