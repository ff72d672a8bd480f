import Foundation
import JSON
import MapData
import Pixels
import TestSupport
import Testing

@testable import MapStyle

/// The public expression fixtures of the style specification: an expression, inputs, and what must come of it.
@Suite struct ExpressionFixtureTests {
  /// Fixtures that differ on purpose.
  private static let exceptions = [
    // Features have numbers as identifiers, as vector tiles do; here one has the text "one".
    "id/basic"
  ]

  /// The fixtures: `expressions` below `WAYFRAME_CONFORMANCE_ROOT`, else those of the shared folder.
  static let folder =
    ProcessInfo.processInfo.environment["WAYFRAME_CONFORMANCE_ROOT"].map { $0 + "/expressions" }
    ?? SharedFolder.path("conformance/expressions")

  static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: folder)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("/test.json") }
    return paths.map { String($0.dropLast("/test.json".count)) }.sorted()
  }()

  @Test(.enabled(if: !names.isEmpty, "skipped: there are no fixtures"), arguments: names)
  func agrees(_ name: String) throws {
    let file = URL(filePath: "\(Self.folder)/\(name)/test.json")
    let fixture = try JSONValue(parsing: Array(try Data(contentsOf: file)), file: name)
    try withKnownIssue(isIntermittent: false) {
      try ExpressionFixture(fixture).check()
    } when: {
      Self.exceptions.contains(name)
    }
  }
}

/// One fixture and how it is run.
struct ExpressionFixture {
  private let json: JSONValue
  private let specification: JSONValue

  init(_ json: JSONValue) throws {
    self.json = json
    specification = json["propertySpec"] ?? .object(JSONObject())
  }

  func check() throws {
    let compiled = try #require(json["expected"]?["compiled"])
    let node: Node
    do { node = try compile() } catch {
      #expect(compiled["result"] == .string("error"), "\(error.place): \(error.reason)")
      let places = compiled["errors"]?.array?.compactMap { $0["key"]?.string } ?? []
      #expect(places.contains(bracketed(error.place)), "\(error.place): \(error.reason)")
      return
    }
    guard compiled["result"] == .string("success") else {
      Issue.record("It compiles, but should fail with \(compiled["errors"]?.excerpt(limit: 300) ?? "").")
      return
    }
    #expect(node.type.description == compiled["type"]?.string)
    #expect(!node.inputs.contains(.feature) == compiled["isFeatureConstant"]?.bool)
    #expect(!node.inputs.contains(.zoom) == compiled["isZoomConstant"]?.bool)
    let inputs = json["inputs"]?.array ?? []
    for (input, expected) in zip(inputs, json["expected"]?["outputs"]?.array ?? []) {
      let actual = try output(node, input)
      #expect(
        matches(actual, expected),
        "\(input.excerpt(limit: 200)): \(actual?.jsonText() ?? "error"), expected \(expected.excerpt(limit: 200))")
    }
  }

  private func compile() throws(ExpressionError) -> Node {
    let expression = json["expression"] ?? .null
    guard let function = expression.object else {
      return try Expression.compileProperty(
        expression, wanted: wantedType, isFreeText: specification["type"] == .string("string"))
    }
    let target = LegacyFunction.Target(
      type: wantedType ?? .value, isInterpolated: specification["expression"]?["interpolated"] == .bool(true),
      hasTokens: specification["tokens"] == .bool(true),
      keywords: specification["values"]?.object?.members.map(\.key), fallback: specification["default"])
    return try LegacyFunction.compile(function, target)
  }

  private var wantedType: ValueType? {
    guard let name = specification["type"]?.string else { return nil }
    let types: [String: ValueType] = [
      "string": .string, "enum": .string, "number": .number, "boolean": .boolean, "color": .color,
      "formatted": .formatted, "resolvedImage": .image, "padding": .padding, "numberArray": .numberArray,
      "colorArray": .colorArray, "projectionDefinition": .projection, "null": .null,
      "variableAnchorOffsetCollection": .anchorOffsets,
    ]
    if let type = types[name] { return type }
    let item = specification["value"]?.string.flatMap { types[$0] } ?? .value
    return .array(item: item, count: specification["length"]?.number.map { Int($0) })
  }

  /// The value, or `nil` for an error.
  private func output(_ node: Node, _ input: JSONValue) throws -> Value? {
    let given = try #require(input.array)
    var state: [String: JSONValue] = [:]
    for (key, value) in json["globalState"]?.object?.members ?? [] { state[key] = value }
    var properties: [String: PropertyValue] = [:]
    var structured: [String: JSONValue] = [:]
    for (key, value) in given[1]["properties"]?.object?.members ?? [] {
      switch value {
      case .null: properties[key] = .null
      case .bool(let flag): properties[key] = .bool(flag)
      case .number(let number): properties[key] = .number(number)
      case .string(let text): properties[key] = .string(text)
      case .array, .object: structured[key] = value
      }
    }
    let id = given[1]["id"]?.number.map { UInt64($0) }
    let context = EvaluationContext(
      zoom: given[0]["zoom"]?.number ?? 0,
      feature: Feature(id: id, geometry: .points([.zero]), properties: properties),
      heatmapDensity: given[0]["heatmapDensity"]?.number, elevationMetres: given[0]["elevation"]?.number,
      availableImages: given[0]["availableImages"]?.array.map { Set($0.compactMap(\.string)) },
      globalState: state, structuredProperties: structured)
    return try? node.evaluate(context)
  }

  /// As the fixtures write places: every step in brackets.
  private func bracketed(_ place: JSONPath) -> String {
    switch place {
    case .root: ""
    case .key(let parent, let name): bracketed(parent) + "[\(name)]"
    case .index(let parent, let index): bracketed(parent) + "[\(index)]"
    }
  }

  private func matches(_ actual: Value?, _ expected: JSONValue) -> Bool {
    guard let actual else { return expected["error"] != nil }
    // A blend that the style writes out itself is kept as an array in the fixtures.
    if case .projection(let blend) = actual, let parts = expected.array {
      return parts == [.string(blend.from), .string(blend.to), .number(blend.transition)]
    }
    return matches(plain(actual), expected)
  }

  private func matches(_ actual: JSONValue, _ expected: JSONValue) -> Bool {
    switch (actual, expected) {
    case (.number(let a), .number(let b)): abs(a - b) <= 1.5e-5 * max(1, abs(b))
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { matches($0, $1) }
    case (.object(let a), .object(let b)):
      a.members.count == b.members.count
        && b.members.allSatisfy { member in a[member.key].map { matches($0, member.value) } ?? false }
    default: actual == expected
    }
  }

  /// The value in the form that fixtures have it.
  private func plain(_ value: Value) -> JSONValue {
    func object(_ members: [(String, JSONValue)]) -> JSONValue {
      var object = JSONObject()
      for (key, value) in members { object[key] = value }
      return .object(object)
    }
    func components(_ color: Color) -> [JSONValue] {
      [color.red, color.green, color.blue, color.alpha].map { .number(Double($0)) }
    }
    func image(_ image: ResolvedImage) -> JSONValue {
      object([("name", .string(image.name)), ("available", .bool(image.isAvailable))])
    }
    switch value {
    case .null: return .null
    case .boolean(let flag): return .bool(flag)
    case .number(let number): return number.isFinite ? .number(number) : .null
    case .string(let text): return .string(text)
    case .color(let color): return .array(components(color))
    case .array(let items): return .array(items.map(plain))
    case .object(let members): return object(members.keys.sorted().map { ($0, plain(members[$0] ?? .null)) })
    case .image(let resolved): return image(resolved)
    case .padding(let padding): return object([("values", .array(padding.numbers.map(JSONValue.number)))])
    case .numberArray(let numbers): return object([("values", .array(numbers.map(JSONValue.number)))])
    case .colorArray(let colors):
      return object([
        (
          "values",
          .array(
            colors.map { color in
              object(Array(zip(["r", "g", "b", "a"], components(color))))
            })
        )
      ])
    case .projection(let blend) where blend.from == blend.to: return .string(blend.from)
    case .projection(let blend):
      return object([
        ("from", .string(blend.from)), ("to", .string(blend.to)), ("transition", .number(blend.transition)),
      ])
    case .formatted(let formatted):
      return object([
        (
          "sections",
          .array(
            formatted.sections.map { section in
              object([
                ("text", .string(section.text)), ("image", section.image.map(image) ?? .null),
                ("scale", section.scale.map(JSONValue.number) ?? .null),
                ("fontStack", section.fontStack.map(JSONValue.string) ?? .null),
                (
                  "textColor",
                  section.color.map { color in
                    object(Array(zip(["r", "g", "b", "a"], components(color))))
                  } ?? .null
                ),
                ("verticalAlign", section.verticalAlignment.map { .string($0.rawValue) } ?? .null),
              ])
            })
        )
      ])
    case .anchorOffsets, .collator: return .null
    }
  }
}
