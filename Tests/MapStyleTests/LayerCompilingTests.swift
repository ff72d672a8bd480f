import JSON
import TestSupport
import Testing

@testable import MapStyle

/// Layers that are compiled when they are used say the same as layers that are compiled at once.
@Suite struct LayerCompilingTests {
  @Test(arguments: StyleVariant.allCases)
  func builtInLooksAreTheSame(_ variant: StyleVariant) throws {
    let state = ["heightUnit": "foot"]
    let atOnce = try BuiltInLooks.template().style(variant, language: "ja", state: state)
    let whenUsed = try BuiltInLooks.template().style(variant, language: "ja", state: state, compiling: .whenUsed)
    // A style that is compiled when used is not checked: the one that ships has to be right.
    #expect(atOnce.warnings.isEmpty)
    let compiled = (atOnce.layers.filter { $0.isCompiled }, whenUsed.layers.filter { $0.isCompiled })
    #expect(compiled.0.count == atOnce.layers.count)
    #expect(compiled.1.isEmpty)
    #expect(atOnce.layers.map(\.id) == whenUsed.layers.map(\.id))
    for (one, other) in zip(atOnce.layers, whenUsed.layers) {
      if case .unsupported = one.kind { Issue.record("\(one.id) is not drawn") }
      for zoom in [3.0, 12, 17] {
        let context = EvaluationContext(zoom: zoom)
        #expect(one.paintValues(context) == other.paintValues(context))
      }
      #expect(other.isCompiled)
    }
  }

  private static let wrong = Array(
    #"""
    {"version": 8, "layers": [{"id": "a", "type": "line", "paint": {"line-width": ["+", "x"]}},
      {"id": "b", "type": "fill", "filter": ["=="], "paint": {"fill-color": "red", "fill-pattern": null}}]}
    """#.utf8)

  @Test func wrongLayersAreRefusedOrDrawNothing() throws {
    #expect(throws: StyleError.self) { try Style(json: Self.wrong, path: "s") }
    let document = try JSONValue(parsing: Self.wrong, file: "s")
    let style = try Style(document: document, path: "s", language: nil, .whenUsed)
    guard case .unsupported("line") = style.layers[0].kind, case .fill = style.layers[1].kind else {
      Issue.record("a wrong width is no line, a wrong filter leaves the fill")
      return
    }
    #expect(style.layers[1].states(paint: "fill-color"))
    #expect(!style.layers[1].states(paint: "fill-pattern"))
    #expect(!style.layers[1].states(paint: "fill-opacity"))
  }
}
