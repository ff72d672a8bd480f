import Foundation
import JSON
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String, _ badUTF8: JSONValue.BadUTF8 = .refused) throws -> JSONValue {
    try JSONValue(parsing: Array(text.utf8), file: "a.json", badUTF8: badUTF8)
  }

  @Test func valuesAreRead() throws {
    let value = try read(" {\"b\": [1, -0.5e2, true, null], \"a\": \"\\u00e9\\n\\ud83d\\ude00\"} ")
    #expect(value.object?.members.map(\.key) == ["b", "a"])
    #expect(value["b"] == .array([.number(1), .number(-50), .bool(true), .null]))
    #expect(value["a"] == .string("é\n😀"))
  }

  @Test(
    arguments: [
      ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("[1,\n 2,]", 2, 4), ("[,]", 1, 2), ("[1 2]", 1, 4), ("{\"a\" 1}", 1, 6),
      ("{\"a\": 1, \"a\": 2}", 1, 10), ("{\"a\":1,}", 1, 8), ("{\"a\":}", 1, 6), ("{a: 1}", 1, 2), ("{'a': 1}", 1, 2),
      ("01", 1, 1), ("[01]", 1, 2), ("[+1]", 1, 2), ("[.5]", 1, 2), ("1.", 1, 3), ("[1.]", 1, 4), ("[1e]", 1, 4),
      ("-", 1, 2), ("[-]", 1, 3), ("[NaN]", 1, 2), ("[Infinity]", 1, 2), ("1e999", 1, 1), ("[1e400]", 1, 2),
      ("\"a", 1, 3), ("[\"a\nb\"]", 1, 4), ("\"\u{1}\"", 1, 2), ("\"\\x\"", 1, 2), ("\"\\u12g4\"", 1, 6), ("nul", 1, 1),
      ("[\n\n  tru]", 3, 3), ("1 1", 1, 3), ("[]]", 1, 3),
    ] as [(String, Int, Int)])
  func mistakesArePlaced(_ text: String, _ line: Int, _ column: Int) {
    let fault = #expect(throws: JSONFault.self) { try read(text) }
    #expect(fault?.line == line, "\(text): \(fault.map { "\($0)" } ?? "")")
    #expect(fault?.column == column, "\(text): \(fault.map { "\($0)" } ?? "")")
  }

  @Test func aMistakeNamesFileLineColumnAndPath() {
    let fault = #expect(throws: JSONFault.self) {
      try read("{\"routes\": [{}, {\"legs\": [1,\n  tru]}]}")
    }
    #expect(
      fault?.description
        == "a.json: not valid JSON at line 2, column 3, in routes[1].legs[1]: a value should stand here.")
  }

  /// Objects with few members are looked through, larger ones are indexed: both refuse a name that stands twice.
  @Test(arguments: [2, 12, 13, 14, 500])
  func aNameMayStandOnce(count: Int) throws {
    let names = (0..<count).map { "\"k\($0)\": \($0)" }
    let value = try read("{\(names.joined(separator: ", "))}")
    #expect(value["k\(count - 1)"] == .number(Double(count - 1)))
    let fault = #expect(throws: JSONFault.self) { try read("{\(names.joined(separator: ", ")), \"k1\": 0}") }
    #expect(fault?.reason == "the name \"k1\" stands twice in one object")
  }

  @Test func bytesThatAreNoUTF8AreRefusedOrReplaced() throws {
    let bytes: [UInt8] = [0x22, 0xC3, 0x28, 0x22]
    #expect(throws: JSONFault.self) { try JSONValue(parsing: bytes, file: "") }
    #expect(try JSONValue(parsing: bytes, file: "", badUTF8: .replaced) == .string("\u{FFFD}("))
  }

  @Test(arguments: [
    (#""\ud83d""#, "\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ude00x""#, "\u{FFFD}x"),
    (#""\ud83d\n""#, "\u{FFFD}\n"),
  ])
  func halfASurrogatePairIsRefusedOrReplaced(source: String, text: String) throws {
    #expect(throws: JSONFault.self) { try read(source) }
    #expect(try read(source, .replaced).string == text)
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"), (#""\u00e9\u4E2D\ud83d\ude00""#, "é中😀"), (#""""#, ""),
    (#""ü€😀""#, "ü€😀"),
  ])
  func escapesAreRead(source: String, text: String) throws { #expect(try read(source).string == text) }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNestingIsAFault(_ opening: String) throws {
    let fault = #expect(throws: JSONFault.self) { try read(String(repeating: opening, count: 10_000)) }
    #expect(fault?.reason.contains("128") == true)
    _ = try read(String(repeating: "[", count: 128) + String(repeating: "]", count: 128))
  }

  @Test func byteOrderMarksAndUTF16AreRead() throws {
    let text = #"{"a": [2], "b": "ü"}"#
    var little: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { little += [UInt8(unit & 255), UInt8(unit >> 8)] }
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { big += [UInt8(unit >> 8), UInt8(unit & 255)] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big] {
      let value = try JSONValue(parsing: bytes, file: "")
      #expect(value["b"] == .string("ü"))
      #expect(value["a"] == .array([.number(2)]))
    }
  }

  @Test func numbersAreThoseOfTheStandardLibraryBitForBit() throws {
    let seed: UInt64 = 0x0A11_D161
    var random = SeededRandom(seed: seed)
    var texts = [
      "0", "-0", "1", "0.1", "1e0", "1E+2", "25e-1", "9007199254740993", "123456789012345678901234567890", "1e-400",
      "4.9e-324", "2.2250738585072014e-308", "1.7976931348623157e308", "0.000000000000000000000001",
      "100000000000000000000000",
    ]
    for _ in 0..<5000 {
      let wholes = random.next() >> (random.next() % 60)
      let fraction = random.next() >> (random.next() % 60)
      let exponent = random.number(below: 60) - 30
      texts += [
        "\(wholes).\(fraction)", "-\(wholes)e\(exponent)",
        "0.\(String(repeating: "0", count: random.number(below: 12)))\(fraction)",
      ]
    }
    for text in texts {
      #expect(try read(text).number?.bitPattern == Double(text)?.bitPattern, "\(text), seed \(seed)")
    }
  }

  @Test(.enabled(if: SharedFolder.has("data/routes"), "skipped: there is no shared folder"))
  func realAnswersAreReadAsFoundationReadsThem() throws {
    for name in SharedFolder.names(in: "data/routes") where name.hasSuffix(".json") {
      let bytes = try SharedFolder.bytes("data/routes/\(name)")
      let expected = try JSONSerialization.jsonObject(with: Data(bytes))
      #expect(Self.isSame(try JSONValue(parsing: bytes, file: name), expected), "\(name)")
    }
  }

  private static func isSame(_ value: JSONValue, _ other: Any) -> Bool {
    switch (value, other) {
    case (.null, is NSNull): return true
    case (.string(let text), let other as String): return text == other
    case (.array(let array), let other as [Any]):
      return array.count == other.count && zip(array, other).allSatisfy { isSame($0, $1) }
    case (.object(let object), let other as [String: Any]):
      return object.members.count == other.count
        && object.members.allSatisfy { member in other[member.key].map { isSame(member.value, $0) } ?? false }
    case (.bool(let flag), let other as NSNumber): return flag == other.boolValue
    case (.number(let number), let other as NSNumber):
      // Foundation does not round long fractions correctly: it reads 2858.1000000000004 as 2858.1000000000013.
      return abs(number - other.doubleValue) <= abs(number) * 1e-14
    default: return false
    }
  }
}
