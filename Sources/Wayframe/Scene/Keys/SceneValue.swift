import Geometry
import JSON

/// A kind of value that keys of scenes have: what it is called, how it is read, and how a default is written.
struct SceneValue<Value: Sendable>: Sendable {
  typealias Reading = @Sendable (inout SceneObject, String) throws(SceneError) -> Value?

  let type: SceneType
  let read: Reading
  let json: @Sendable (Value) -> JSONValue?

  init(_ type: SceneType, json: @escaping @Sendable (Value) -> JSONValue? = { _ in nil }, read: @escaping Reading) {
    self.type = type
    self.json = json
    self.read = read
  }
}

extension SceneValue<Bool> {
  static var flag: SceneValue {
    SceneValue(.flag, json: { .bool($0) }) { (object, name) throws(SceneError) in try object.flag(name) }
  }
}

extension SceneValue<Double> {
  static func number(in range: ClosedRange<Double>, _ unit: String = "") -> SceneValue {
    SceneValue(.number(range, unit: unit, isWhole: false), json: { .number($0) }) {
      (object, name) throws(SceneError) in try object.number(name, in: range)
    }
  }
}

extension SceneValue<Int> {
  static func integer(in range: ClosedRange<Int>, _ unit: String = "") -> SceneValue {
    let type = SceneType.number(Double(range.lowerBound)...Double(range.upperBound), unit: unit, isWhole: true)
    return SceneValue(type, json: { .number(Double($0)) }) {
      (object, name) throws(SceneError) in try object.integer(name, in: range)
    }
  }
}

extension SceneValue where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static var word: SceneValue {
    SceneValue(.words(Value.allCases.map(\.rawValue)), json: { .string($0.rawValue) }) {
      (object, name) throws(SceneError) in try object.value(name, as: Value.self)
    }
  }
}

extension SceneValue<String> {
  /// A text that is drawn.
  static var shownText: SceneValue {
    SceneValue(.text(limit: SceneObject.textLimit), json: { .string($0) }) {
      (object, name) throws(SceneError) in try object.shownText(name)
    }
  }

  /// A name that something else in the scene has.
  static var name: SceneValue {
    SceneValue(.text(limit: nil), json: { .string($0) }) {
      (object, name) throws(SceneError) in try object.string(name)
    }
  }

  static var file: SceneValue {
    SceneValue(.file, json: { .string($0) }) { (object, name) throws(SceneError) in try object.string(name) }
  }
}

extension SceneValue<ViewContent.Picture> {
  static var picture: SceneValue {
    SceneValue(.file) { (object, name) throws(SceneError) in try object.string(name).map(ViewContent.Picture.file) }
  }
}

extension SceneValue<SRGBColor> {
  /// A colour; `null` for the default.
  static var color: SceneValue {
    SceneValue(.color(orNull: true), json: { .string($0.hex) }) {
      (object, name) throws(SceneError) in try object.color(name) ?? nil
    }
  }
}

extension SceneValue<SRGBColor?> {
  /// A colour, or `null` for none.
  static var colorOrNone: SceneValue {
    SceneValue(.color(orNull: true), json: { $0.map { .string($0.hex) } }) {
      (object, name) throws(SceneError) in try object.color(name)
    }
  }
}

extension SceneValue where Value: SceneReadable {
  static var object: SceneValue {
    SceneValue(Value.sceneType) { (object, name) throws(SceneError) in
      guard var member = try object.object(name) else { return nil }
      return try Value(&member)
    }
  }
}

extension SceneValue {
  static func list<Item: SceneReadable>(atMost limit: Int) -> SceneValue where Value == [Item] {
    SceneValue(.list(of: Item.sceneType, atMost: limit), json: { $0.isEmpty ? .array([]) : nil }) {
      (object, name) throws(SceneError) in
      guard let objects = try object.objects(name, atMost: limit) else { return nil }
      var items: [Item] = []
      items.reserveCapacity(objects.count)
      for var object in objects { items.append(try Item(&object)) }
      return items
    }
  }
}

extension SceneValue<FontSpec> {
  private static let sizes = 8...40.0

  /// A font such as `{"size": 24, "isBold": true}`.
  static func font(isBold: Bool) -> SceneValue {
    let keys = [
      SceneKey(
        name: "size", type: .number(sizes, unit: "points", isWhole: false), isRequired: true,
        about: "the size at the usual text size"),
      SceneKey(name: "isBold", type: .flag, fallback: .value(.bool(isBold)), about: "`true` for the bold face"),
    ]
    return SceneValue(.object(keys, rules: [])) { (object, name) throws(SceneError) in
      guard var font = try object.object(name) else { return nil }
      guard let size = try font.number("size", in: sizes) else {
        throw .missingKey(file: font.file, key: font.key("size"))
      }
      let result = FontSpec(size: size, isBold: try font.bool("isBold") ?? isBold)
      try font.finish()
      return result
    }
  }
}

extension SceneValue<FontSpec?> {
  /// A bold font unless it says otherwise.
  static var fontOrNone: SceneValue {
    let font = SceneValue<FontSpec>.font(isBold: true)
    return SceneValue(font.type) { (object, name) throws(SceneError) in try font.read(&object, name) }
  }
}

extension SceneValue<Point> {
  /// An object with `x` and `y`, both of which must be there.
  static func point(in range: ClosedRange<Double>, _ unit: String = "", about: String) -> SceneValue {
    let keys = ["x", "y"].map { name in
      SceneKey(name: name, type: .number(range, unit: unit, isWhole: false), isRequired: true, about: about)
    }
    return SceneValue(.object(keys, rules: [])) { (object, name) throws(SceneError) in
      guard var place = try object.object(name) else { return nil }
      guard let x = try place.number("x", in: range), let y = try place.number("y", in: range) else {
        throw .missingKey(file: place.file, key: place.key("x and y"))
      }
      try place.finish()
      return Point(x, y)
    }
  }
}

extension SceneValue where Value: Equatable {
  /// One of some words, each with what it stands for.
  static func choice(_ named: [(name: String, value: Value)]) -> SceneValue {
    let words = named.map(\.name)
    return SceneValue(.words(words), json: { value in named.first { $0.value == value }.map { .string($0.name) } }) {
      (object, name) throws(SceneError) in
      guard let word = try object.string(name) else { return nil }
      guard let found = named.first(where: { $0.name == word }) else {
        throw .unknownValue(file: object.file, key: object.key(name), value: word, allowed: words)
      }
      return found.value
    }
  }
}
