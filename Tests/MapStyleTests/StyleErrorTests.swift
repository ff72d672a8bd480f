import MapData
import Pixels
import TestSupport
import Testing

@testable import MapStyle

@Suite struct StyleErrorTests {
  private func style(_ text: String) throws -> Style { try Style(json: Array(text.utf8), path: "my.json") }

  private func layer(_ members: String) throws -> Style {
    try style(#"{"version": 8, "sources": {"s": {"type": "vector"}}, "layers": [\#(members)]}"#)
  }

  /// Text of a style in a message is short, on one line, and does not control a terminal.
  @Test(
    arguments: [
      (#"{"version": 8, "sources": {}, "layers": [{"id": "a", "type": "line", "layout": {"line-cap": $}}]}"#, 60),
      (#"{"version": 8, "sources": {}, "layers": [{"id": "a", "type": "background", "filter": [$]}]}"#, 60),
      (
        #"{"version": 8, "sources": {}, "layers": [{"id": $, "type": "background"}, {"id": $, "type": "background"}]}"#,
        60
      ),
      (
        #"{"version": 8, "sources": {"s": {"type": "vector"}}, "layers": [{"id": "a", "type": "line", "source": "s", "source-layer": "b", "paint": {"line-width": ["var", $]}}]}"#,
        60
      ),
    ] as [(String, Int)])
  func foreignTextIsShownSafely(_ text: String, _ limit: Int) {
    let foreign = "b\u{1B}[2J\u{202E}" + String(repeating: "é", count: 1_000)
    let written = #""b\u001b[2J\u202e\#(String(repeating: "é", count: 1_000))""#
    let error = #expect(throws: StyleError.self) { try style(text.replacing("$", with: written)) }
    let message = error?.description ?? ""
    #expect(message.contains("b\\u{1B}[2J\\u{202E}" + String(repeating: "é", count: limit - 6) + "…"), "\(message)")
    #expect(!message.contains(foreign.prefix(2)))
    #expect(message.count < 400)
  }

  @Test(
    arguments: [
      ("[", "my.json: not valid JSON at line 1, column 2"), ("[]", "the style is [], but must be an object"),
      ("{}", "version is missing"), (#"{"version": 7, "layers": []}"#, "version is 7"),
      (#"{"version": 8}"#, #"has no "layers""#),
      (#"{"version": 8, "layers": {}}"#, "layers is {}, but must be an array"),
      (#"{"version": 8, "layers": [], "sources": []}"#, "sources is []"),
      (#"{"version": 8, "layers": [], "sources": {"a": {}}}"#, #"sources.a has no "type""#),
      (#"{"version": 8, "layers": [], "light": {"intensity": 2}}"#, "light.intensity is 2, but must be 0 to 1"),
      (#"{"version": 8, "layers": [], "center": [1]}"#, "center is [1], but must be an array of 2 numbers"),
    ] as [(String, String)])
  func rootsAreChecked(_ text: String, _ message: String) {
    let error = #expect(throws: StyleError.self) { try style(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix("my.json:") == true)
  }

  @Test(
    arguments: [
      ("5", "layers[0] is 5, but must be an object"), (#"{"type": "line"}"#, #"layers[0] has no "id""#),
      (#"{"id": "a"}"#, #"layers[0] has no "type""#),
      (#"{"id": 1, "type": "line"}"#, "layers[0].id is 1, but must be a string"),
      (#"{"id": "a", "type": "line", "minzoom": 25}"#, "layers[0].minzoom is 25, but must be 0 to 24"),
      (#"{"id": "a", "type": "line"}, {"id": "a", "type": "line"}"#, #"layers[1].id is "a""#),
      (#"{"id": "a", "type": "line", "paint": []}"#, "layers[0].paint is []"),
      (
        #"{"id": "a", "type": "line", "paint": {"line-width": "3"}}"#,
        #"layers[0].paint.line-width is "3", but must be a number"#
      ),
      (
        #"{"id": "a", "type": "line", "paint": {"line-width": -1}}"#,
        "layers[0].paint.line-width is -1, but must be at least 0"
      ),
      (#"{"id": "a", "type": "line", "paint": {"line-opacity": 2}}"#, "line-opacity is 2, but must be 0 to 1"),
      (
        ##"{"id": "a", "type": "line", "paint": {"line-color": "#12"}}"##,
        "line-color is \"#12\", which is not a colour"
      ),
      (#"{"id": "a", "type": "line", "layout": {"line-cap": "flat"}}"#, "must be one of butt, round, square"),
      (#"{"id": "a", "type": "line", "layout": {"visibility": "maybe"}}"#, "must be one of visible, none"),
      (#"{"id": "a", "type": "line", "paint": {"line-dasharray": [1, "2"]}}"#, "must be an array of numbers"),
      (#"{"id": "a", "type": "line", "paint": {"line-translate": [1, 2, 3]}}"#, "must be an array of 2 numbers"),
      (
        #"{"id": "a", "type": "line", "paint": {"line-width": ["+", 1, "a"]}}"#,
        "layers[0].paint.line-width[2]: Expected number"
      ),
      (
        #"{"id": "a", "type": "line", "paint": {"line-width": ["+", 1, ["gte", 2]]}}"#,
        #"line-width[2][0]: Unknown operator "gte""#
      ),
      (#"{"id": "a", "type": "line", "filter": ["==", ["get"], 1]}"#, "layers[0].filter[1]:"),
      (#"{"id": "a", "type": "symbol", "layout": {"text-field": 5}}"#, "text-field is 5, but must be a string"),
      (#"{"id": "a", "type": "symbol", "layout": {"icon-padding": [1, 2, 3, 4, 5]}}"#, "an array of 1 to 4 numbers"),
      (#"{"id": "a", "type": "symbol", "layout": {"text-variable-anchor": ["middle"]}}"#, "an array of center, left"),
    ] as [(String, String)])
  func layersAreChecked(_ members: String, _ message: String) {
    let error = #expect(throws: StyleError.self) { try layer(members) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func whatIsUnknownIsAWarning() throws {
    let style = try layer(
      #"{"id": "a", "type": "line", "source": "t", "paint": {"line-glow": 1, "line-width-transition": {}}}, "#
        + #"{"id": "b", "type": "relief", "source": "s"}, {"id": "c", "type": "fill", "source": "s", "layout": {"x": 1}}"#
    )
    #expect(
      style.warnings == [
        "layers[0].paint.line-glow: unknown property, ignored.", #"layers[0].source: there is no source "t"."#,
        #"layers[1]: layers of type "relief" are not drawn."#, "layers[2].layout.x: unknown property, ignored.",
      ])
    guard case .unsupported("relief") = style.layers[1].kind else { throw StyleTestFailure.wrongKind }
  }

  @Test func deepExpressionsAreAnError() {
    let deep = String(repeating: #"["!", "#, count: 10_000) + "true" + String(repeating: "]", count: 10_000)
    #expect(throws: StyleError.self) { try layer(#"{"id": "a", "type": "line", "filter": \#(deep)}"#) }
    let allowed = String(repeating: #"["!", "#, count: 120) + "true" + String(repeating: "]", count: 120)
    #expect(throws: Never.self) { try layer(#"{"id": "a", "type": "line", "filter": \#(allowed)}"#) }
  }

  @Test func longStringsAreNoTrouble() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let style = try layer(#"{"id": "\#(long)", "type": "symbol", "source": "s", "layout": {"text-field": "\#(long)"}}"#)
    guard case .symbol(let symbol) = style.layers[0].kind else { throw StyleTestFailure.wrongKind }
    #expect(symbol.textField.value(EvaluationContext(zoom: 0)).text.utf8.count == 1_000_000)
    let error = #expect(throws: StyleError.self) {
      try layer(#"{"id": "a", "type": "line", "layout": {"line-cap": "\#(long)"}}"#)
    }
    #expect((error?.description.utf8.count ?? .max) < 500)
  }

  /// Every byte of a style cut off, and bytes changed at random: an error or a style, never a crash.
  @Test func damagedStylesNeverCrash() throws {
    var generator = SeededRandom(seed: 0x5EED_2026)
    let whole =
      Array(
        #"{"version":8,"layers":[{"id":"a","type":"symbol","filter":["in",["get","x"],["literal",[1,2]]],"layout":{"#
          .utf8)
      + Array(
        #""text-field":["format",["get","n"],{"font-scale":1.2},"\u00e9"],"text-size":{"stops":[[1,2],[3,4]]},"#.utf8)
      + Array(#""text-offset":["step",["zoom"],["literal",[0,1]],5,["literal",[1,2]]]},"paint":{"text-color":"#.utf8)
      + Array(##"["interpolate-hcl",["exponential",1.5],["zoom"],1,"#123",9,"hsl(1 2% 3%)"]}}]}"##.utf8)
    #expect(throws: Never.self) { try Style(json: whole, path: "a.json") }
    let feature = Feature(id: nil, geometry: .points([.zero]), properties: ["x": .number(1), "n": .string("N")])
    func use(_ bytes: [UInt8]) {
      guard let style = try? Style(json: bytes, path: "a.json"), let layer = style.layers.first else { return }
      let context = EvaluationContext(zoom: 4.2, feature: feature)
      _ = layer.accepts(context)
      if case .symbol(let symbol) = layer.kind {
        #expect(symbol.textSize.value(context).isFinite)
        _ = (symbol.textField.value(context), symbol.textColor.value(context), symbol.textOffset.value(context))
      }
    }
    for length in whole.indices { use(Array(whole[..<length])) }
    // The seed above makes every run the same.
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0...generator.number(below: 3) {
        bytes[generator.number(below: bytes.count)] = generator.byte()
      }
      use(bytes)
    }
  }
}
