import JSON

/// A validator of the part of JSON Schema (draft 2020-12) that the schemas here use, written from the specification; a
/// keyword that it does not know is a fault.
struct SchemaValidator {
  let root: JSONValue

  struct UnknownKeyword: Error { var name: String }

  /// The path of the first thing that is wrong, or `nil` for a value that the schema accepts.
  func fault(_ value: JSONValue) throws -> String? { try fault(value, root, "") }

  private func fault(_ value: JSONValue, _ schema: JSONValue, _ path: String) throws -> String? {
    for (keyword, rule) in schema.object?.members ?? [] {
      if let fault = try fault(value, keyword, rule, schema, path) { return fault }
    }
    return nil
  }

  private func isValid(_ value: JSONValue, _ schema: JSONValue) throws -> Bool { try fault(value, schema, "") == nil }

  private func fault(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue, _ path: String
  ) throws -> String? {
    func refused(_ isRefused: Bool) -> String? { isRefused ? "\(path): \(keyword)" : nil }
    switch keyword {
    case "$schema", "$defs", "title", "description", "default", "then": return nil
    case "$ref":
      let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
      guard let target = root["$defs"]?[name] else { throw UnknownKeyword(name: "$ref \(rule)") }
      return try fault(value, target, path)
    case "type":
      let kinds = rule.array?.compactMap(\.string) ?? [rule.string ?? ""]
      return refused(!kinds.contains { Self.is(value, $0) })
    case "minItems": return refused(value.array.map { Double($0.count) < rule.number ?? 0 } ?? false)
    case "minProperties": return refused(value.object.map { Double($0.members.count) < rule.number ?? 0 } ?? false)
    case "enum": return refused(!(rule.array ?? []).contains(value))
    case "const": return refused(rule != value)
    case "minimum": return refused(value.number.map { $0 < rule.number ?? 0 } ?? false)
    case "maximum": return refused(value.number.map { $0 > rule.number ?? 0 } ?? false)
    case "maxLength": return refused(value.string.map { Double($0.unicodeScalars.count) > rule.number ?? 0 } ?? false)
    case "pattern":
      guard let text = value.string else { return nil }
      return refused(try Regex(rule.string ?? "").firstMatch(in: text) == nil)
    case "maxItems": return refused(value.array.map { Double($0.count) > rule.number ?? 0 } ?? false)
    case "maxProperties": return refused(value.object.map { Double($0.members.count) > rule.number ?? 0 } ?? false)
    case "items":
      for (index, item) in (value.array ?? []).enumerated() {
        if let fault = try fault(item, rule, "\(path)[\(index)]") { return fault }
      }
      return nil
    case "properties":
      for (name, member) in value.object?.members ?? [] {
        if let inner = rule[name], let fault = try fault(member, inner, "\(path).\(name)") { return fault }
      }
      return nil
    case "additionalProperties":
      for (name, member) in value.object?.members ?? [] where schema["properties"]?[name] == nil {
        if rule == .bool(false) { return "\(path).\(name): \(keyword)" }
        if let fault = try fault(member, rule, "\(path).\(name)") { return fault }
      }
      return nil
    case "required":
      guard let object = value.object else { return nil }
      return refused((rule.array ?? []).contains { object[$0.string ?? ""] == nil })
    case "dependentRequired":
      guard let object = value.object else { return nil }
      return refused(
        (rule.object?.members ?? []).contains { name, needed in
          object[name] != nil && (needed.array ?? []).contains { object[$0.string ?? ""] == nil }
        })
    case "anyOf": return refused(try !(rule.array ?? []).contains { try isValid(value, $0) })
    case "allOf":
      for part in rule.array ?? [] {
        if let fault = try fault(value, part, path) { return fault }
      }
      return nil
    case "not": return refused(try isValid(value, rule))
    case "if":
      guard try isValid(value, rule), let then = schema["then"] else { return nil }
      return try fault(value, then, path)
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private static func `is`(_ value: JSONValue, _ type: String) -> Bool {
    switch value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
