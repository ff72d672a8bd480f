import JSON

/// A part of a scene that is an object with a fixed set of keys, stated in a table.
protocol SceneReadable: Sendable {
  /// What holds where the object is empty; needed members have values that are never seen.
  static var blank: Self { get }
  /// In the order of reading.
  static var fields: [SceneField<Self>] { get }
  static var rules: [SceneRule] { get }

  /// Refuses values that contradict each other.
  func check(_ object: SceneObject) throws(SceneError)
}

extension SceneReadable {
  static var rules: [SceneRule] { [] }

  func check(_ object: SceneObject) throws(SceneError) {}

  static var keys: [SceneKey] { fields.flatMap(\.keys) }
  static var sceneType: SceneType { .object(keys, rules: rules) }

  /// Reads a whole object.
  init(_ object: inout SceneObject) throws(SceneError) {
    self = Self.blank
    try read(&object)
    try object.finish()
    try object.check(Self.rules)
    try check(object)
  }

  /// Takes over what an object states; it may have other members, too.
  mutating func read(_ object: inout SceneObject) throws(SceneError) {
    for field in Self.fields { try field.read(&self, &object) }
  }
}

/// A key of an object, or keys that make one value together, and how the value is read.
struct SceneField<Owner: SceneReadable>: Sendable {
  let keys: [SceneKey]
  let read: @Sendable (inout Owner, inout SceneObject) throws(SceneError) -> Void

  init(
    _ keys: [SceneKey], read: @escaping @Sendable (inout Owner, inout SceneObject) throws(SceneError) -> Void
  ) {
    self.keys = keys
    self.read = read
  }

  /// A key with a default, which is that of a blank owner.
  ///
  /// - Parameter otherwise: the default in words, where its value does not say it.
  static func key<Value>(
    _ name: String, _ property: WritableKeyPath<Owner, Value> & Sendable, _ value: SceneValue<Value>,
    otherwise: String? = nil, _ about: String
  ) -> SceneField {
    let usual = otherwise.map(SceneDefault.words) ?? value.json(Owner.blank[keyPath: property]).map(SceneDefault.value)
    return SceneField([SceneKey(name: name, type: value.type, fallback: usual, about: about)]) {
      (owner, object) throws(SceneError) in
      if let stated = try value.read(&object, name) { owner[keyPath: property] = stated }
    }
  }

  /// A key without which the property is `nil`.
  static func optional<Value>(
    _ name: String, _ property: WritableKeyPath<Owner, Value?> & Sendable, _ value: SceneValue<Value>,
    otherwise: String, _ about: String
  ) -> SceneField {
    let key = SceneKey(name: name, type: value.type, fallback: .words(otherwise), about: about)
    return SceneField([key]) { (owner, object) throws(SceneError) in
      if let stated = try value.read(&object, name) { owner[keyPath: property] = stated }
    }
  }

  /// A key that is always needed.
  static func needed<Value>(
    _ name: String, _ property: WritableKeyPath<Owner, Value> & Sendable, _ value: SceneValue<Value>, _ about: String
  ) -> SceneField {
    // The null that stands for a default cannot stand for what has none.
    let type = if case .color = value.type { SceneType.color(orNull: false) } else { value.type }
    return SceneField([SceneKey(name: name, type: type, isRequired: true, about: about)]) {
      (owner, object) throws(SceneError) in
      guard let stated = try value.read(&object, name) else {
        throw .missingKey(file: object.file, key: object.key(name))
      }
      owner[keyPath: property] = stated
    }
  }

  /// The keys of a part, which stand among the owner's own.
  static func members<Part: SceneReadable>(of property: WritableKeyPath<Owner, Part> & Sendable) -> SceneField {
    SceneField(Part.keys) { (owner, object) throws(SceneError) in try owner[keyPath: property].read(&object) }
  }
}

extension SceneObject {
  /// Refuses members that do not go together.
  func check(_ rules: [SceneRule]) throws(SceneError) {
    let stated = Set(names)
    for rule in rules {
      switch rule {
      case .together(let keys):
        guard let missing = keys.first(where: { !stated.contains($0) }), !stated.isDisjoint(with: keys) else {
          continue
        }
        throw .missingKey(file: file, key: key(missing))
      case .notBoth(let first, let second):
        guard stated.isSuperset(of: [first, second]) else { continue }
        throw .conflict(file: file, keys: [key(first), key(second)])
      case .needed(let needed, let other, let word):
        guard text(of: other) == word, !stated.contains(needed) else { continue }
        throw .missingKey(file: file, key: key(needed))
      }
    }
  }
}
