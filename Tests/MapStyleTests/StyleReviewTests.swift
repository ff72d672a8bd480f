import JSON
import Testing

@testable import MapStyle

/// Styles with several faults, and filters that accept nothing.
@Suite struct StyleReviewTests {
  private func review(_ text: String) throws -> StyleReview { try StyleReview(json: Array(text.utf8), path: "my.json") }

  @Test func allFaultsAreFoundAtOnce() throws {
    let review = try review(
      """
      {"version": 8, "sources": {"s": {"type": "vector"}}, "layers": [
        {"id": "a", "type": "fill", "source": "s", "paint": {"fill-color": "no", "fill-opacity": 3}},
        {"id": "a", "type": "line", "source": "s", "filter": ["nope"], "minzoom": 99},
        {"type": "line"},
        {"id": "d", "type": "line", "source": "s", "layout": {"line-cap": "flat"}, "paint": {"line-width": ["+", "a", 1]}}
      ]}
      """)
    #expect(
      Set(review.faults.map(\.place.description)) == [
        "layers[0].paint.fill-color", "layers[0].paint.fill-opacity", "layers[1].id", "layers[1].filter[0]",
        "layers[1].minzoom", "layers[2]", "layers[3].layout.line-cap", "layers[3].paint.line-width[1]",
      ])
    // Layers come in order, and each keeps its number.
    let numbers = review.faults.map { StyleReview.layer($0.place) }
    #expect(numbers == [0, 0, 1, 1, 1, 2, 3, 3])
    #expect(review.style?.layers.count == 4)
    #expect(review.style?.layers[3].id == "d")
    #expect(review.faults.allSatisfy { !$0.message.contains("my.json") })
  }

  @Test(arguments: [#"{"layers": []}"#, #"{"version": 7, "layers": []}"#]) func otherVersions(_ text: String) throws {
    let review = try review(text)
    #expect(review.faults.map(\.place) == [.root])
    #expect(review.style != nil)
  }

  @Test func whatIsNoStyle() throws {
    #expect(try review("[]").style == nil)
    #expect(try review("[]").faults.count == 1)
    #expect(try review(#"{"version": 8}"#).style == nil)
    #expect(throws: StyleError.self) { try review("{") }
  }

  // MARK: Filters

  private static let facts = LayerFacts(
    fields: [
      "class": LayerFacts.Field(types: ["string"]), "level": LayerFacts.Field(types: ["number"]),
      "kind": LayerFacts.Field(types: ["string"], values: ["park", "wood"]),
    ], geometries: ["LineString"], zooms: 5...10)

  @Test(arguments: [
    #"["==", ["get", "klass"], "a"]"#, #"["==", "klass", "a"]"#, #"["has", "klass"]"#, #"["in", "klass", "a", "b"]"#,
    #"["all", ["==", "class", "a"], ["==", "class", "b"]]"#,
    #"["all", ["in", "class", "a", "c"], ["match", ["get", "class"], ["b", "d"], true, false]]"#,
    #"["==", ["get", "level"], "2"]"#, #"["==", ["get", "class"], 2]"#, #"["<", ["get", "class"], 2]"#,
    #"["==", ["geometry-type"], "Linestring"]"#, #"["==", "$type", "Polygon"]"#, #"["==", ["get", "kind"], "forest"]"#,
    #"["all", [">", "level", 5], ["<", "level", 5]]"#, #"["all", ["==", "level", 3], [">=", "level", 4]]"#,
    #"["<", ["zoom"], 5]"#, #"[">=", ["zoom"], 12]"#, "false", #"["any", false, ["==", "klass", 1]]"#, #"["any"]"#,
    #"["!", true]"#, #"["none", ["<", ["zoom"], 20]]"#, #"["in", ["get", "kind"], ["literal", ["a", "b"]]]"#,
    #"["==", "a", ["get", "klass"]]"#,
  ])
  func acceptsNothing(_ filter: String) throws {
    let json = try JSONValue(parsing: Array(filter.utf8), file: "filter")
    let reach = FilterReach(Self.facts).deadEnds(json)
    #expect(reach.isWhole, "\(filter): \(reach.ends)")
  }

  @Test(arguments: [
    #"["==", ["get", "class"], "a"]"#, #"["!=", ["get", "klass"], "a"]"#, #"["!has", "klass"]"#,
    #"["==", ["get", "klass"], null]"#, #"["all", ["==", "class", "a"], ["in", "class", "a", "b"]]"#,
    #"["==", ["get", "kind"], "park"]"#, #"["==", "$type", "LineString"]"#,
    #"["==", ["geometry-type"], "MultiLineString"]"#,
    #"["<", ["zoom"], 6]"#, #"["all"]"#, #"["none"]"#, "true", #"["==", ["to-string", ["get", "level"]], "2"]"#,
    #"["step", ["zoom"], false, 6, true]"#, #"["match", ["get", "class"], "a", false, true]"#,
    #"["all", [">=", "level", 5], ["<=", "level", 5]]"#, #"["==", ["coalesce", ["get", "klass"], 1], 1]"#,
    #"["case", ["has", "klass"], false, true]"#,
  ])
  func mayAcceptSomething(_ filter: String) throws {
    let json = try JSONValue(parsing: Array(filter.utf8), file: "filter")
    let reach = FilterReach(Self.facts).deadEnds(json)
    #expect(!reach.isWhole, "\(filter): \(reach.ends)")
    #expect(reach.ends.isEmpty, "\(filter): \(reach.ends)")
  }

  @Test func alternativesThatNeverHold() throws {
    let json = try JSONValue(
      parsing: Array(#"["all", ["any", ["==", "klass", 1], ["==", "class", "a"]], true]"#.utf8), file: "filter")
    let reach = FilterReach(Self.facts).deadEnds(json)
    #expect(!reach.isWhole)
    #expect(reach.ends.map(\.place.description) == ["[1][1]"])
  }

  @Test func namesThatExpressionsComeTo() throws {
    func texts(_ text: String) throws -> [String] {
      NamedThings.texts(try JSONValue(parsing: Array(text.utf8), file: "x"), at: .root).map(\.text)
    }
    #expect(try texts(#""dot""#) == ["dot"])
    #expect(try texts(#""{maki}-11""#) == [])
    #expect(
      try texts(#"["match", ["get", "a"], "x", "icon-x", ["y", "z"], "icon-y", "icon"]"#) == [
        "icon-x", "icon-y", "icon",
      ])
    #expect(try texts(#"["step", ["zoom"], "a", 5, ["case", ["has", "b"], "c", ["image", "d"]]]"#) == ["a", "c", "d"])
    #expect(try texts(#"["concat", "a", ["get", "b"]]"#) == [])
    #expect(try texts(#"{"stops": [[1, "a"], [2, "b"]], "default": "c"}"#) == ["a", "b", "c"])
    let fonts = try JSONValue(
      parsing: Array(#"["step", ["zoom"], ["literal", ["A"]], 9, ["literal", ["B", "C"]]]"#.utf8), file: "x")
    #expect(NamedThings.lists(fonts, at: .root).map(\.texts) == [["A"], ["B", "C"]])
  }
}
