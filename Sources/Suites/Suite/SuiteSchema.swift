import JSON
import Wayframe

extension Suite {
  /// A JSON Schema (draft 2020-12) of suite files: every key with its form and meaning, and the scene's keys in them.
  ///
  /// Keys of the scene under names of their author's, such as `views.badge.text`, may have any value.
  public static var schema: String {
    let (keys, color) = NavigationScene.dottedKeySchemas
    // A key that several forms of an object share may take what any of them takes.
    let forms = Dictionary(grouping: keys.filter { $0.key != "$schema" }) { $0.key }
    let known = forms.keys.sorted()
    let schemas = known.map { key -> (String, JSONValue) in
      let own = (forms[key] ?? []).map(\.schema)
      return (key, own.count == 1 ? own[0] : .object(JSONObject([("anyOf", .array(own))])))
    }
    let members: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A suite of Wayframe")),
      ("type", .string("object")),
      ("properties", .object(JSONObject(SuiteKey.allCases.map { ($0.rawValue, $0.schema(known)) }))),
      ("additionalProperties", .bool(false)),
      ("$defs", .object(JSONObject([("color", color)] + schemas))),
    ]
    return JSONValue.object(JSONObject(members)).indentedText() + "\n"
  }
}

extension SuiteKey {
  /// - Parameter keys: the scene's, which `$defs` has.
  fileprivate func schema(_ keys: [String]) -> JSONValue {
    let limit = JSONValue.number(Double(SuiteFile.countLimit))
    var members: [(String, JSONValue)] = [("description", .string(summary))]
    switch form {
    case .string: members.append(("type", .string("string")))
    case .strings:
      members += [
        ("type", .string("array")), ("items", Self.object([("type", .string("string"))])), ("minItems", .number(1)),
        ("maxItems", limit),
      ]
    case .lists: members += Self.sceneKeys(keys) { Self.list(of: $0, limit) }
    case .selections:
      let selection = Self.object(
        Self.sceneKeys(keys) { Self.object([("anyOf", .array([$0, Self.list(of: $0, limit)]))]) }
          + (self == .include ? [] : [("minProperties", .number(1))]))
      members += [("type", .string("array")), ("items", selection), ("maxItems", limit)]
    case .groups:
      // Where nothing better is known, a text or what removes it.
      let kinds = ["string", "null"] + (self == .strings ? ["array"] : ["object"])
      let group = Self.object([
        ("type", .string("object")),
        ("additionalProperties", Self.object([("type", .array(kinds.map(JSONValue.string)))])),
        ("maxProperties", limit),
      ])
      members += [("type", .string("object")), ("maxProperties", limit)]
      if self == .colors {
        members += [
          ("properties", .object(JSONObject(Light.allCases.map { ($0.rawValue, group) }))),
          ("additionalProperties", .bool(false)),
        ]
      } else {
        members.append(("additionalProperties", group))
      }
    case .pictures:
      members += [("type", .string("array")), ("items", SuitePicture.schema), ("maxItems", limit)]
    }
    return Self.object(members)
  }

  /// An object of the scene's keys; a value of `null` takes a key away.
  private static func sceneKeys(_ keys: [String], _ form: (JSONValue) -> JSONValue) -> [(String, JSONValue)] {
    let any = JSONValue.object(JSONObject())
    let properties = keys.map { key in
      let value = object([
        ("anyOf", .array([object([("$ref", .string("#/$defs/\(key)"))]), object([("type", .string("null"))])]))
      ])
      return (key, form(value))
    }
    return [
      ("type", .string("object")), ("properties", .object(JSONObject(properties))), ("additionalProperties", form(any)),
      ("maxProperties", .number(Double(SuiteFile.countLimit))),
    ]
  }

  private static func list(of value: JSONValue, _ limit: JSONValue) -> JSONValue {
    object([("type", .string("array")), ("items", value), ("minItems", .number(1)), ("maxItems", limit)])
  }

  fileprivate static func object(_ members: [(String, JSONValue)]) -> JSONValue { .object(JSONObject(members)) }
}

extension SuitePicture {
  /// What `init(_:)` reads.
  fileprivate static var schema: JSONValue {
    let text = SuiteKey.object([("type", .string("string"))])
    func either(_ forms: JSONValue...) -> JSONValue { SuiteKey.object([("anyOf", .array(forms))]) }
    func list(_ item: JSONValue) -> JSONValue {
      SuiteKey.object([("type", .string("array")), ("items", item), ("maxItems", .number(100))])
    }
    func object(_ members: [(String, JSONValue)], required: [String]) -> JSONValue {
      SuiteKey.object([
        ("type", .string("object")), ("properties", .object(JSONObject(members))),
        ("required", .array(required.map(JSONValue.string))), ("additionalProperties", .bool(false)),
      ])
    }
    let margin = SuiteKey.object([
      ("type", .string("number")), ("minimum", .number(0)), ("maximum", .number(1_000)),
    ])
    let words = either(text, list(text))
    let cut = object([("element", words), ("margin", margin)], required: ["element"])
    func described(_ schema: JSONValue, _ about: String) -> JSONValue {
      SuiteKey.object((schema.object?.members ?? []).map { ($0.key, $0.value) } + [("description", .string(about))])
    }
    let line = SuiteKey.object([("type", .string("string")), ("maxLength", .number(1_000))])
    let shown = either(
      line, SuiteKey.object([("type", .string("object")), ("additionalProperties", line)]))
    let mark = either(text, object([("element", text), ("name", shown)], required: ["element"]))
    let properties: [(String, JSONValue)] = [
      (
        "name", described(text, "The picture's name, a path without an extension; it may have tokens such as {locale}.")
      ),
      (
        "scene",
        described(text, "The name of the frame that is shown, a pattern, or a scene's name for all of its frames.")
      ),
      (
        "callouts",
        described(
          either(mark, list(mark)), "The elements that are pointed out, by name, with words of one's own or \"all\".")
      ),
      (
        "crop",
        described(
          either(text, list(text), cut),
          "The elements that the picture is cut to, alone or with a margin in points.")
      ),
      (
        "style",
        SuiteKey.object([
          ("enum", .array(Style.allCases.map { .string($0.rawValue) })),
          ("description", .string("How elements are pointed out.")),
        ])
      ),
      ("title", described(shown, "A heading, for all languages or by language.")),
      ("alt", described(shown, "What the picture shows, in words, for all languages or by language.")),
    ]
    return SuiteKey.object([
      ("type", .string("object")), ("properties", .object(JSONObject(properties))),
      ("required", .array([.string("name"), .string("scene")])), ("additionalProperties", .bool(false)),
    ])
  }
}
