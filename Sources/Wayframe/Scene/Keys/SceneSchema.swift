import JSON

extension NavigationScene {
  /// A JSON Schema (draft 2020-12) of scene files: every key with its type, range, default and meaning.
  ///
  /// It refuses what the reader refuses, but for what depends on the values of several keys together, such as a frame's area.
  public static var schema: String {
    var members = [
      ("$schema", JSONValue.string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A scene of Wayframe")),
    ]
    members += sceneType.schemaMembers
    members.append(("$defs", .object(JSONObject([("color", SceneType.colorSchema)]))))
    return JSONValue.object(JSONObject(members)).indentedText() + "\n"
  }
}

extension NavigationScene {
  /// The schema of every key of a scene that has a dotted name, and of the colours that they refer to.
  package static var dottedKeySchemas: (keys: [(key: String, schema: JSONValue)], color: JSONValue) {
    (sceneType.dottedKeys(under: ""), SceneType.colorSchema)
  }
}

extension SceneType {
  /// Keys with dots between them, as overrides and suites write them; what authors name themselves is left out.
  fileprivate func dottedKeys(under path: String) -> [(key: String, schema: JSONValue)] {
    switch self {
    case .object(let keys, _):
      keys.flatMap { key in
        key.spellings.flatMap { name in
          let place = path.isEmpty ? name : "\(path).\(name)"
          return [(place, key.schema)] + key.type.dottedKeys(under: place)
        }
      }
    case .orNull(let type): type.dottedKeys(under: path)
    case .anyOf(let types): types.flatMap { $0.dottedKeys(under: path) }
    default: []
    }
  }
}

extension JSONObject {
  /// - Parameter members: each name once.
  package init(_ members: [(String, JSONValue)]) {
    self.init()
    for (name, value) in members { self[name] = value }
  }
}

extension SceneType {
  fileprivate var schema: JSONValue { .object(JSONObject(schemaMembers)) }

  fileprivate var schemaMembers: [(String, JSONValue)] {
    switch self {
    case .flag: return [("type", .string("boolean"))]
    case .number(let range, _, let isWhole):
      return [
        ("type", .string(isWhole ? "integer" : "number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .text(let limit):
      return [("type", .string("string"))] + (limit.map { [("maxLength", .number(Double($0)))] } ?? [])
    case .form(let pattern, _): return [("type", .string("string")), ("pattern", .string(pattern))]
    case .words(let words): return [("enum", .array(words.map(JSONValue.string)))]
    case .file: return [("type", .string("string"))]
    case .color(let orNull):
      let color = JSONValue.object(JSONObject([("$ref", .string("#/$defs/color"))]))
      return orNull ? [("anyOf", .array([color, Self.nullSchema]))] : [("$ref", .string("#/$defs/color"))]
    case .object(let keys, let rules): return Self.schemaMembers(of: keys, rules)
    case .list(let item, let limit):
      return [("type", .string("array")), ("items", item.schema), ("maxItems", .number(Double(limit)))]
    case .table(let item, let limit):
      return [
        ("type", .string("object")), ("additionalProperties", item.schema), ("maxProperties", .number(Double(limit))),
      ]
    case .orNull(let type): return [("anyOf", .array([type.schema, Self.nullSchema]))]
    case .anyOf(let types): return [("anyOf", .array(types.map(\.schema)))]
    }
  }

  private static var nullSchema: JSONValue { .object(JSONObject([("type", .string("null"))])) }

  fileprivate static var colorSchema: JSONValue {
    let hex = JSONValue.object(
      JSONObject([
        ("type", .string("string")),
        ("pattern", .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
      ]))
    let pair = SceneType.object(
      [
        SceneKey(name: "light", type: .color(orNull: false), isRequired: true, about: "the colour by day"),
        SceneKey(
          name: "dark", type: .color(orNull: false), isRequired: true,
          about: "the colour in low light and with the style `dark`"),
      ], rules: [])
    return .object(
      JSONObject([
        ("description", .string("#RRGGBB, #RRGGBBAA, #RGB or #RGBA, or one by day and one in low light")),
        ("anyOf", .array([hex, pair.schema])),
      ]))
  }

  private static func schemaMembers(of keys: [SceneKey], _ rules: [SceneRule]) -> [(String, JSONValue)] {
    let properties = keys.flatMap { key in key.spellings.map { ($0, key.schema) } }
    let needed = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members = [("type", JSONValue.string("object")), ("properties", .object(JSONObject(properties)))]
    if !needed.isEmpty { members.append(("required", .array(needed))) }
    members.append(("additionalProperties", .bool(false)))
    if !rules.isEmpty { members.append(("allOf", .array(rules.map(\.schema)))) }
    return members
  }
}

extension SceneKey {
  fileprivate var schema: JSONValue {
    var members = type.schemaMembers
    var sentence = about.prefix(1) == "`" ? about : about.prefix(1).uppercased() + about.dropFirst()
    switch fallback {
    case .value(let value): members.append(("default", value))
    case .words(let words): sentence += "; default: \(words)"
    case .byVersion(let values):
      if let newest = values.last { members.append(("default", newest.value)) }
      for (older, newer) in zip(values, values.dropFirst()) {
        sentence += "; before \(newer.since.rawValue) the default is \(older.value.text())"
      }
    case nil: break
    }
    members.append(("description", .string(sentence)))
    return .object(JSONObject(members))
  }
}

extension SceneRule {
  fileprivate var schema: JSONValue {
    func needs(_ names: [String]) -> JSONValue {
      .object(JSONObject([("required", .array(names.map(JSONValue.string)))]))
    }
    switch self {
    case .together(let names):
      let others = names.map { name in
        (name, JSONValue.array(names.filter { $0 != name }.map(JSONValue.string)))
      }
      return .object(JSONObject([("dependentRequired", .object(JSONObject(others)))]))
    case .notBoth(let first, let second): return .object(JSONObject([("not", needs([first, second]))]))
    case .needed(let name, let other, let word):
      let isSo = JSONValue.object(JSONObject([(other, .object(JSONObject([("const", .string(word))])))]))
      let condition = JSONValue.object(JSONObject([("properties", isSo), ("required", .array([.string(other)]))]))
      return .object(JSONObject([("if", condition), ("then", needs([name]))]))
    }
  }
}
