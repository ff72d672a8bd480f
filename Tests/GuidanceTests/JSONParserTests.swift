import Foundation
import Testing

@testable import Guidance

/// Foundation's parser is the oracle.
@Suite("JSON")
struct JSONParserTests {
  private func same(_ value: JSONValue, _ other: Any) -> Bool {
    switch (value, other) {
    case (.null, is NSNull): return true
    case (.string(let text), let other as String): return text == other
    case (.array(let array), let other as [Any]):
      return array.count == other.count && zip(array, other).allSatisfy { same($0, $1) }
    case (.object(let members), let other as [String: Any]):
      return members.count == other.count
        && members.allSatisfy { member in other[member.name].map { same(member.value, $0) } ?? false }
    case (.bool(let flag), let other as NSNumber): return flag == other.boolValue
    case (.number(let number), let other as NSNumber):
      // Foundation does not round long fractions correctly: it reads 2858.1000000000004 as 2858.1000000000013.
      return abs(number - other.doubleValue) <= abs(number) * 1e-14
    default: return false
    }
  }

  @Test(
    "real answers parse as Foundation parses them", .enabled(if: SampleRoutes.arePresent), arguments: SampleRoutes.names
  )
  func samples(name: String) throws {
    let bytes = try SampleRoutes.bytes(name)
    #expect(same(try JSONParser.parse(bytes), try JSONSerialization.jsonObject(with: Data(bytes))))
  }

  @Test("numbers are those of the standard library, bit for bit")
  func numbers() throws {
    let seed: UInt64 = 0x0A11_D161
    var random = SeededRandom(state: seed)
    var texts = [
      "0", "-0", "1", "0.1", "1e0", "1E+2", "25e-1", "9007199254740993", "123456789012345678901234567890", "1e-400",
      "4.9e-324", "2.2250738585072014e-308", "1.7976931348623157e308", "0.000000000000000000000001",
      "100000000000000000000000",
    ]
    for _ in 0..<5000 {
      let wholes = random.next() >> (random.next() % 60)
      let fraction = random.next() >> (random.next() % 60)
      let exponent = Int(random.next() % 60) - 30
      texts += [
        "\(wholes).\(fraction)", "-\(wholes)e\(exponent)",
        "0.\(String(repeating: "0", count: Int(random.next() % 12)))\(fraction)",
      ]
    }
    for text in texts {
      let value = try JSONParser.parse(Array(text.utf8)).number
      let expected = Double(text)
      #expect(value?.bitPattern == expected?.bitPattern, "\(text), seed \(seed)")
    }
  }

  @Test(
    "texts with escapes, surrogates and damage",
    arguments: [
      (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"), (#""\u00e9\u4E2D\ud83d\ude00""#, "é中😀"),
      (#""\ud83d""#, "\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ude00x""#, "\u{FFFD}x"), (#""""#, ""),
      (#""ü€😀""#, "ü€😀"),
    ])
  func texts(source: String, text: String) throws {
    #expect(try JSONParser.parse(Array(source.utf8)).text == text)
  }

  @Test(
    "what is not JSON names line and column",
    arguments: [
      ("", 1, 1), ("[1,\n 2,]", 2, 4), ("{\"a\" 1}", 1, 6), ("[1 2]", 1, 4), ("[01]", 1, 2), ("[+1]", 1, 2),
      ("[.5]", 1, 2),
      ("[1.]", 1, 4), ("[1e]", 1, 4), ("[-]", 1, 2), ("[NaN]", 1, 2), ("[Infinity]", 1, 2), ("{a: 1}", 1, 2),
      ("[\"a\nb\"]", 1, 4),
      ("[\"a", 1, 4), ("[\"\\x\"]", 1, 5), ("[\"\\u12g4\"]", 1, 5), ("nul", 1, 1), ("[]]", 1, 3), ("[1e400]", 1, 7),
      ("[,]", 1, 2),
      ("{\"a\":1,}", 1, 8), ("{\"a\":}", 1, 6), ("'a'", 1, 1),
    ])
  func faults(text: String, line: Int, column: Int) {
    do {
      _ = try JSONParser.parse(Array(text.utf8))
      Issue.record("\(text) parsed")
    } catch {
      #expect(error.line == line && error.column == column, "\(error)")
    }
  }

  @Test("byte order marks, UTF-16, repeated names, deep nesting")
  func encodings() throws {
    let text = #"{"a": 1, "b": "ü", "a": [2]}"#
    var sixteen: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { sixteen += [UInt8(unit & 255), UInt8(unit >> 8)] }
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { big += [UInt8(unit >> 8), UInt8(unit & 255)] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), sixteen, big] {
      let node = try JSONNode.parse(bytes, file: "a")
      #expect(node.string("b") == "ü" && node.list("a").first?.number == 2)
    }
    let fine = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    _ = try JSONParser.parse(Array(fine.utf8))
    #expect(throws: JSONParser.Fault.self) { try JSONParser.parse(Array("[\(fine)]".utf8)) }
  }
}
