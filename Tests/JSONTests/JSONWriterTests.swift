import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test func whatIsWrittenReadsBackTheSame() throws {
    let text = #"{"a":[1,-2.5,1e+21,true,null,{}],"b \"\\":"é\n\u0001😀","c":[]}"#
    let value = try JSONValue(parsing: Array(text.utf8), file: "")
    #expect(value.text() == text)
  }

  @Test func excerptsAreCut() throws {
    let value = JSONValue.array((0..<1000).map { .number(Double($0)) })
    #expect(value.excerpt(limit: 9) == "[0,1,2,3,…")
    #expect(JSONValue.string("a").excerpt() == "\"a\"")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (5, "5"), (-2.5, "-2.5"), (0.1, "0.1"), (1e21, "1e+21"), (1e20, "100000000000000000000"),
      (123_456_789_012_345_683_968, "123456789012345680000"), (1e-6, "0.000001"), (1.5e-7, "1.5e-7"), (1e-7, "1e-7"),
      (9_007_199_254_740_992, "9007199254740992"), (.nan, "NaN"), (-.infinity, "-Infinity"), (1234.5678, "1234.5678"),
    ] as [(Double, String)])
  func numbersAreWrittenAsECMAScriptDoes(_ number: Double, _ text: String) { #expect(number.shortText == text) }

  @Test func objectsKeepTheirOrderAndTakeNilAsRemoval() {
    var object = JSONObject()
    for index in 0..<20 { object["k\(index)"] = .number(Double(index)) }
    object["k3"] = nil
    object["k5"] = .null
    #expect(object.members.map(\.key) == (0..<20).filter { $0 != 3 }.map { "k\($0)" })
    #expect(object["k3"] == nil)
    #expect(object["k5"] == .null)
    #expect(object["k19"] == .number(19))
  }

  @Test func pathsAreWrittenAsInMessages() {
    let path = JSONPath("routes").appending(0).appending("legs").appending(2)
    #expect(path.description == "routes[0].legs[2]")
    #expect(JSONPath("a", "b").appending(JSONPath("c").appending(1)).description == "a.b.c[1]")
    #expect(JSONPath.root.description == "")
  }
}
