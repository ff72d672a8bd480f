import JSON
import MapData
import Testing

@testable import MapStyle

@Suite struct LegacyTests {
  private func filter(_ text: String) throws -> Node {
    try Filter.compile(JSONValue(parsing: Array(text.utf8), file: "style"))
  }

  private let shop = Feature(
    id: 7, geometry: .lines([[.zero, .one], [.zero, .one]]),
    properties: ["class": .string("shop"), "rank": .number(3), "open": .bool(true), "name": .null])

  @Test(
    arguments: [
      (#"["==", "class", "shop"]"#, true), (#"["!=", "class", "shop"]"#, false), (#"["==", "rank", 3]"#, true),
      (#"["==", "rank", "3"]"#, false), (#"["==", "missing", 1]"#, false), (#"["!=", "missing", 1]"#, true),
      (#"["<", "rank", 4]"#, true), (#"[">=", "rank", 4]"#, false), (#"["<", "rank", "4"]"#, false),
      (#"["<=", "class", "shop"]"#, true), (#"[">", "missing", 0]"#, false),
      (#"["in", "class", "park", "shop"]"#, true), (#"["!in", "class", "park", "shop"]"#, false),
      (#"["in", "class"]"#, false), (#"["has", "name"]"#, true), (#"["!has", "name"]"#, false),
      (#"["has", "$id"]"#, true), (#"["==", "$id", 7]"#, true), (#"["==", "$type", "LineString"]"#, true),
      (#"["in", "$type", "Point", "Polygon"]"#, false), (#"["==", "open", true]"#, true),
      (#"["==", "name", null]"#, true),
      (#"["all", ["==", "class", "shop"], ["<", "rank", 5]]"#, true), (#"["any", ["has", "x"], ["has", "y"]]"#, false),
      (#"["none", ["has", "x"], ["has", "y"]]"#, true), (#"["all"]"#, true), ("true", true), ("false", false),
      (#"["==", ["get", "class"], "shop"]"#, true),
      (#"["all", ["==", "class", "shop"], [">", ["get", "rank"], 2]]"#, true),
      (#"["in", ["get", "class"], ["literal", ["shop"]]]"#, true),
      (#"["==", ["geometry-type"], "MultiLineString"]"#, true),
      (#"["step", ["zoom"], false, 10, true]"#, true),
    ] as [(String, Bool)])
  func filtersOfBothForms(_ text: String, _ expected: Bool) throws {
    #expect(try filter(text).boolean(EvaluationContext(zoom: 12, feature: shop)) == expected)
  }

  @Test(
    arguments: [
      (#"["=", "class", "shop"]"#, "[0]"), (#"["==", "class"]"#, ""),
      (#"["all", ["==", "a", 1], ["foo", "b"]]"#, "[2][0]"),
      ("5", ""), (#"["none", 5]"#, "[1]"), (#"["<", "a", 1, 2]"#, ""), (#"["in", "a", {}]"#, "[2]"),
      (#"["none", ["in", "a", []]]"#, "[1][2]"), (#"["+", 1, 2]"#, ""),
    ] as [(String, String)])
  func wrongFiltersArePlaced(_ text: String, _ place: String) {
    let error = #expect(throws: ExpressionError.self) { try filter(text) }
    #expect(error?.place.description == place, "\(error?.reason ?? "")")
  }

  @Test(
    arguments: [
      ("plain", [.plain("plain")]), ("{a}", [.property("a")]),
      ("x {a:b} y", [.plain("x "), .property("a:b"), .plain(" y")]),
      ("{}", [.plain("{}")]), ("{a", [.plain("{a")]), ("a}", [.plain("a}")]),
      ("{{a}}", [.plain("{"), .property("a"), .plain("}")]),
      ("", []),
    ] as [(String, [TokenText.Part])])
  func tokens(_ text: String, _ expected: [TokenText.Part]) { #expect(TokenText.parts(of: text) == expected) }

  private func width(_ function: String) throws -> StyleProperty<Double> {
    let json =
      #"{"version": 8, "layers": [{"id": "a", "type": "line", "source": "s", "paint": {"line-width": \#(function)}}]}"#
    guard case .line(let line) = try Style(json: Array(json.utf8), path: "a.json").layers[0].kind else {
      throw StyleTestFailure.wrongKind
    }
    return line.width
  }

  @Test func functionsOfZoomAndProperties() throws {
    #expect(try width(#"{"stops": [[10, 1], [12, 5]]}"#).value(EvaluationContext(zoom: 11)) == 3)
    #expect(try width(#"{"stops": [[10, 1]]}"#).value(EvaluationContext(zoom: 99)) == 1)
    #expect(try width(#"{"type": "interval", "stops": [[10, 1], [12, 5]]}"#).value(EvaluationContext(zoom: 11)) == 1)
    let byRank = try width(#"{"property": "rank", "stops": [[0, 0], [10, 20]]}"#)
    #expect(byRank.dependsOnFeature)
    #expect(!byRank.inputs.contains(.zoom))
    #expect(byRank.value(EvaluationContext(zoom: 0, feature: shop)) == 6)
    // Without the property there is no value, and the specification's default (1) stands in.
    #expect(byRank.value(EvaluationContext(zoom: 0)) == 1)
    let byClass = try width(#"{"property": "class", "type": "categorical", "stops": [["shop", 4]], "default": 9}"#)
    #expect(byClass.value(EvaluationContext(zoom: 0, feature: shop)) == 4)
    #expect(byClass.value(EvaluationContext(zoom: 0)) == 9)
  }

  @Test(arguments: [
    "{}", #"{"stops": []}"#, #"{"stops": [[1]]}"#, #"{"stops": [["a", 1]]}"#, #"{"stops": [[2, 1], [1, 2]]}"#,
    #"{"stops": [[1, "a"], [2, "b"]]}"#, #"{"type": "odd", "stops": [[1, 2]]}"#, #"{"type": "identity"}"#,
    #"{"property": 5, "stops": [[1, 2]]}"#, #"{"stops": [[{"zoom": 1, "value": 2}, 3]]}"#,
  ])
  func brokenFunctionsAreRefused(_ function: String) {
    #expect(throws: StyleError.self) { try width(function) }
  }
}
