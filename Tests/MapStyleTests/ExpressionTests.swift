import Foundation
import JSON
import MapData
import Testing

@testable import MapStyle

@Suite struct ExpressionTests {
  private func compile(_ text: String, wanted: ValueType? = nil) throws -> Node {
    try Expression.compileProperty(JSONValue(parsing: Array(text.utf8), file: "style"), wanted: wanted)
  }

  private func number(_ text: String, zoom: Double = 0) throws -> Double {
    try compile(text).number(EvaluationContext(zoom: zoom))
  }

  /// (base^(z-a) - 1) / (base^(b-a) - 1), by hand: 1/7 and 3/7 for base 2 over three zooms; 1.5: 0.5/2.375, 1.25/2.375.
  @Test(
    arguments: [
      (#"["linear"]"#, 11, 10 + 10.0 / 3), (#"["linear"]"#, 9, 10), (#"["linear"]"#, 14, 20),
      (#"["exponential", 2]"#, 11, 10 + 10.0 / 7), (#"["exponential", 2]"#, 12, 10 + 30.0 / 7),
      (#"["exponential", 1.5]"#, 11, 10 + 10 * 0.5 / 2.375), (#"["exponential", 1.5]"#, 12, 10 + 10 * 1.25 / 2.375),
      (#"["exponential", 1]"#, 11.5, 15), (#"["exponential", 0]"#, 11.5, 20),
      (#"["cubic-bezier", 0, 0, 1, 1]"#, 11.5, 15),
      // The curve that CSS calls "ease" is 0.80240 half way.
      (#"["cubic-bezier", 0.25, 0.1, 0.25, 1]"#, 11.5, 18.0240338758486),
    ] as [(String, Double, Double)])
  func interpolationFollowsTheFormula(_ easing: String, _ zoom: Double, _ expected: Double) throws {
    let value = try number(#"["interpolate", \#(easing), ["zoom"], 10, 10, 13, 20]"#, zoom: zoom)
    #expect(abs(value - expected) < 1e-9, "\(value)")
  }

  @Test(
    arguments: [(-1e300, 1), (9.999, 1), (10, 2), (10.5, 2), (11, 3), (1e300, 3), (Double.nan, 1), (.infinity, 3)]
      as [(Double, Double)])
  func stepsBeginAtTheirStop(_ zoom: Double, _ expected: Double) throws {
    #expect(try number(#"["step", ["zoom"], 1, 10, 2, 11, 3]"#, zoom: zoom) == expected)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, 1e-308])
  func anyZoomGivesFiniteValues(_ zoom: Double) throws {
    for easing in [#"["linear"]"#, #"["exponential", 1.5]"#, #"["exponential", 1e300]"#, #"["exponential", 0.5]"#] {
      let value = try number(#"["interpolate", \#(easing), ["zoom"], -1e300, 1, 0, 2, 22, 3, 1e300, 4]"#, zoom: zoom)
      #expect((1...4).contains(value), "\(easing): \(value)")
    }
  }

  @Test(
    arguments: [
      (#"["-", 5]"#, -5), (#"["%", 7, 3]"#, 1), (#"["%", -7, 3]"#, -1), (#"["^", 2, 10]"#, 1024),
      (#"["round", -2.5]"#, -3),
      (#"["min"]"#, .infinity), (#"["max", 1, 3, 2]"#, 3), (#"["ln2"]"#, 0.6931471805599453), (#"["+"]"#, 0),
      (#"["*"]"#, 1),
      (#"["length", "a😀é"]"#, 3), (#"["index-of", "é", "a😀é"]"#, 2), (#"["to-number", "0x1F"]"#, 31),
      (#"["to-number", " 1e2 "]"#, 100), (#"["to-number", ""]"#, 0), (#"["to-number", "x", true]"#, 1),
      (#"["let", "a", 2, "b", 3, ["*", ["var", "a"], ["var", "b"]]]"#, 6), (#"["at", 1, ["literal", [4, 5]]]"#, 5),
    ] as [(String, Double)])
  func arithmetic(_ text: String, _ expected: Double) throws { #expect(try number(text) == expected) }

  @Test(
    arguments: [
      (#"["number-format", 1234567.891, {"locale": "de-DE"}]"#, "1.234.567,891"),
      (#"["number-format", -1234.5, {"max-fraction-digits": 0}]"#, "-1,235"),
      (#"["number-format", 0.5, {"min-fraction-digits": 2}]"#, "0.50"),
      (#"["number-format", 999.9999, {}]"#, "1,000"), (#"["number-format", 12, {"unit": "kilometer"}]"#, "12 km"),
      (#"["number-format", 1e300, {"max-fraction-digits": 1e9}]"#, nil),
      (#"["concat", 1, true, null, "a", ["literal", [1, "b"]]]"#, #"1truea[1,"b"]"#),
      (#"["join", ["split", "a,b,c", ","], "-"]"#, "a-b-c"), (#"["slice", "a😀éz", -3, -1]"#, "😀é"),
      (#"["to-string", ["rgba", 1, 2, 3, 0.5]]"#, "rgba(1,2,3,0.5)"),
      (#"["typeof", ["literal", [1]]]"#, "array<number, 1>"),
      (#"["upcase", "straße"]"#, "STRASSE"), (#"["downcase", "ÅÄÖ"]"#, "åäö"),
      (#"["resolved-locale", ["collator", {"locale": "fi"}]]"#, "fi"),
    ] as [(String, String?)])
  func texts(_ text: String, _ expected: String?) throws {
    let made = try compile(text).string(EvaluationContext(zoom: 0))
    if let expected { #expect(made == expected) } else { #expect(made.utf8.count < 500) }
  }

  @Test(
    arguments: [
      (#"["==", "A", "a", ["collator", {"case-sensitive": false}]]"#, true),
      (#"["==", "A", "a", ["collator", {"case-sensitive": true}]]"#, false),
      (#"["==", "é", "e", ["collator", {}]]"#, true),
      (#"["==", "é", "e", ["collator", {"diacritic-sensitive": true}]]"#, false),
      (#"["<", "a", "b"]"#, true), (#"["<", "10", "9"]"#, true), (#"["all"]"#, true), (#"["any"]"#, false),
      (#"["in", 2, ["literal", [1, 2]]]"#, true), (#"["to-boolean", "0"]"#, true), (#"["to-boolean", 0]"#, false),
      (#"["==", null, ["get", "missing"]]"#, true), (#"["==", ["get", "missing"], "x"]"#, false),
      (#"["has", "a", ["literal", {"a": null}]]"#, true),
    ] as [(String, Bool)])
  func conditions(_ text: String, _ expected: Bool) throws {
    #expect(try compile(text).boolean(EvaluationContext(zoom: 0)) == expected)
  }

  /// Doubling a variable forty times would take 2^40 operators.
  @Test func repeatedVariablesAreBounded() {
    let depth = 40
    let opening = (1...depth).map { #"["let", "v\#($0)", ["+", ["var", "v\#($0 - 1)"], ["var", "v\#($0 - 1)"]], "# }
    let text =
      #"["let", "v0", ["get", "x"], "# + opening.joined() + #"["var", "v\#(depth)"]"#
      + String(repeating: "]", count: depth + 1)
    let error = #expect(throws: ExpressionError.self) { try compile(text) }
    #expect(error?.reason.contains("100000") == true)
  }

  @Test func textsCannotGrowWithoutBound() {
    let opening = (1...40).map { #"["let", "v\#($0)", ["concat", ["var", "v\#($0 - 1)"], ["var", "v\#($0 - 1)"]], "# }
    let text =
      #"["let", "v0", "\#(String(repeating: "a", count: 1_000_000))", "# + opening.joined() + #"["var", "v40"]"#
      + String(repeating: "]", count: 41)
    #expect(throws: ExpressionError.self) { try compile(text) }
  }

  @Test func propertiesThatAreNoNumbersFail() throws {
    let feature = Feature(
      id: nil, geometry: .points([.zero]),
      properties: ["nan": .number(.nan), "huge": .number(1e308), "text": .string("x")])
    let context = EvaluationContext(zoom: 0, feature: feature)
    #expect(throws: EvaluationError.self) {
      try compile(#"["at", ["get", "nan"], ["literal", [1]]]"#, wanted: .number).number(context)
    }
    #expect(throws: EvaluationError.self) {
      try compile(#"["at", ["get", "huge"], ["literal", [1]]]"#, wanted: .number).number(context)
    }
    #expect(try compile(#"["slice", "abc", ["get", "huge"]]"#).string(context) == "")
    #expect(try compile(#"["slice", "abc", ["get", "nan"]]"#).string(context) == "abc")
    #expect(throws: EvaluationError.self) { try compile(#"["number", ["get", "text"]]"#).number(context) }
  }

  @Test func constantsAreFolded() throws {
    #expect(try compile(#"["+", 1, ["*", 2, 3]]"#).literal == .number(7))
    #expect(try compile(#"["+", 1, ["get", "x"]]"#).literal == nil)
  }

  // MARK: Places

  private let square =
    #"{"type": "Polygon", "coordinates": [[[0, 0], [0, 10], [10, 10], [10, 0], [0, 0]], "#
    + "[[4, 4], [6, 4], [6, 6], [4, 6], [4, 4]]]}"

  private func world(_ longitude: Double, _ latitude: Double) -> SIMD2<Double> {
    SIMD2(longitude / 360 + 0.5, 0.5 - log(tan(.pi / 4 + latitude * .pi / 360)) / (2 * .pi))
  }

  private func feature(_ lines: Bool, _ coordinates: [(Double, Double)]) -> Feature {
    let points = coordinates.map { world($0.0, $0.1) }
    return Feature(id: nil, geometry: lines ? .lines([points]) : .points(points), properties: [:])
  }

  @Test(
    arguments: [
      (false, [(2, 2)], true), (false, [(5, 5)], false), (false, [(11, 5)], false), (false, [(0, 5)], false),
      (false, [(2, 2), (20, 2)], false), (true, [(1, 1), (1, 9)], true), (true, [(2, 5), (8, 5)], false),
      (true, [(2, 2), (20, 2)], false),
    ] as [(Bool, [(Double, Double)], Bool)])
  func within(_ isLine: Bool, _ coordinates: [(Double, Double)], _ expected: Bool) throws {
    let node = try compile(#"["within", \#(square)]"#)
    #expect(try node.boolean(EvaluationContext(zoom: 0, feature: feature(isLine, coordinates))) == expected)
  }

  /// Lengths of a degree on WGS 84, from published tables (metres).
  @Test(
    arguments: [
      (0, 0.5, 0, -0.5, 110_574), (-0.5, 0, 0.5, 0, 111_320), (0, 60, 1, 60, 55_800), (2, 2, 2, 2, 0),
      (10, 45.5, 10, 44.5, 111_132),
    ] as [(Double, Double, Double, Double, Double)])
  func distance(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double, _ expected: Double) throws {
    let node = try compile(#"["distance", {"type": "Point", "coordinates": [\#(toX), \#(toY)]}]"#)
    let metres = try node.number(EvaluationContext(zoom: 0, feature: feature(false, [(x, y)])))
    #expect(abs(metres - expected) <= 0.001 * expected + 1e-6, "\(metres)")
  }

  @Test func insideAPolygonTheDistanceIsZero() throws {
    let node = try compile(#"["distance", \#(square)]"#)
    #expect(try node.number(EvaluationContext(zoom: 0, feature: feature(false, [(2, 2)]))) == 0)
    #expect(try node.number(EvaluationContext(zoom: 0, feature: feature(true, [(-5, 5), (15, 5)]))) == 0)
    #expect(try node.number(EvaluationContext(zoom: 0, feature: feature(false, [(5, 5)]))) > 100_000)
  }

  @Test(arguments: [
    "1", "{}", #"{"type": "Polygon"}"#, #"{"type": "Polygon", "coordinates": [[[0]]]}"#,
    #"{"type": "Point", "coordinates": [0, 0]}"#,
  ])
  func wrongGeometriesAreRefused(_ json: String) {
    #expect(throws: ExpressionError.self) { try compile(#"["within", \#(json)]"#) }
  }
}
