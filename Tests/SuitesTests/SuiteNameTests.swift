import TestSupport
import Testing

@testable import Suites

/// How frames are called, and which names are refused.
@Suite struct SuiteNameTests {
  @Test func aTemplateNamesAnyKey() throws {
    let fixture = try SuiteFixture(["turn": #"{"camera": {"zoom": 15.5}}"#, "other": #"{"padding": {"top": 5}}"#])
    let names = try fixture.names(
      #"""
      {"scenes": ["turn.json", "other.json"],
       "name": "{locale}/{scene}-{position.distanceAlongRoute}m {camera.zoom}/{padding.top}-{device}",
       "variants": {"locale": ["en_US", "it_IT"], "position.distanceAlongRoute": [120, 900.5]}}
      """#)
    #expect(
      names == [
        "en_US/turn-120m 15.5/default-393x852", "en_US/turn-900.5m 15.5/default-393x852",
        "it_IT/turn-120m 15.5/default-393x852", "it_IT/turn-900.5m 15.5/default-393x852",
        "en_US/other-120m default/5-393x852", "en_US/other-900.5m default/5-393x852",
        "it_IT/other-120m default/5-393x852", "it_IT/other-900.5m default/5-393x852",
      ])
  }

  @Test func aTokenThatNoFrameHasIsRefused() throws {
    let fixture = try SuiteFixture()
    let message = try fixture.refusal(#"{"scenes": ["turn.json"], "name": "{scene}/{locael}"}"#)
    #expect(message.contains("suite.json"))
    #expect(message.contains(#""name""#))
    #expect(message.contains("locale"))
    for text in ["{scene", "scene}", "{}", "{a{b}}"] {
      let message = try fixture.refusal(#"{"scenes": ["turn.json"], "name": "\#(text)"}"#)
      #expect(message.contains("brace"), "\(text): \(message)")
    }
  }

  @Test func whatDoesNotVaryIsLeftOutWithItsSlash() throws {
    let fixture = try SuiteFixture(["a": #"{"locale": "it_IT"}"#, "b": #"{"locale": "it_IT"}"#])
    #expect(
      try fixture.names(
        #"{"scenes": ["a.json", "b.json"], "variants": {"device": ["phone"], "lightingMode": ["lowLight"]}}"#)
        == ["a", "b"])
    #expect(try fixture.names(#"{"scenes": ["a.json"]}"#) == ["a"])
    #expect(
      try fixture.names(#"{"scenes": ["a.json"], "variants": {"lightingMode": ["normal", "lowLight"]}}"#)
        == ["day", "night"])
  }

  @Test func twoFramesOfOneNameAreRefusedWithBoth() throws {
    let fixture = try SuiteFixture()
    let message = try fixture.refusal(
      #"{"scenes": ["turn.json"], "name": "{scene}/{device}", "variants": {"device": ["phone"], "locale": ["en_US", "it_IT"]}}"#
    )
    #expect(message.contains(#""turn/phone""#))
    #expect(message.contains("turn.json with device=phone, locale=en_US"))
    #expect(message.contains("turn.json with device=phone, locale=it_IT"))
    let twice = try fixture.refusal(#"{"scenes": ["turn.json", "turn.json"]}"#)
    #expect(twice.contains("two frames"))
    // macOS and Windows would write both to one file.
    let cases = try fixture.refusal(
      #"{"scenes": ["turn.json"], "name": "{route.destinationTitle}", "variants": {"route": [{"response": "r", "destinationTitle": "Home"}, {"response": "r", "destinationTitle": "home"}]}}"#
    )
    #expect(cases.contains("two frames"))
  }

  @Test(arguments: [
    ("#0B8043", "0B8043"), ("../../etc", "etc"), ("a/b\\c:d", "a-b-c-d"), ("Straße 5 – «Süd»", "Straße-5-Süd"),
    ("שלום", "שלום"), ("..", "empty"), ("", "empty"), ("-45", "-45"), ("a\u{202E}b\u{0}c", "a-b-c"),
  ])
  func valuesAreMadeSafe(value: String, name: String) {
    #expect(NameTemplate.safe(value) == name)
  }

  @Test func longValuesAreCutAndLongNamesRefused() throws {
    #expect(NameTemplate.safe(String(repeating: "a", count: 500)) == String(repeating: "a", count: 60))
    let fixture = try SuiteFixture()
    let part = String(repeating: "x", count: 201)
    #expect(try fixture.refusal(#"{"scenes": ["turn.json"], "name": "\#(part)"}"#).contains("200 bytes"))
    let whole = Array(repeating: String(repeating: "x", count: 100), count: 9).joined(separator: "/")
    #expect(try fixture.refusal(#"{"scenes": ["turn.json"], "name": "\#(whole)"}"#).contains("800 bytes"))
  }

  @Test(arguments: [
    "/a", "a/", "a//b", "../a", "a/.b", "a:b", "a?", "a|b", "a\\\\b", " a", "a.", "a.png/b", "index.HTML/b",
    "a\\u0000b", "a\\u202Eb", "",
  ])
  func unsafeNamesAreRefused(name: String) throws {
    let message = try SuiteFixture().refusal(#"{"scenes": ["turn.json"], "name": "\#(name)"}"#)
    #expect(message.contains("cannot be a file's"), "\(message)")
  }

  @Test(arguments: [
    ("turn", true), ("turn/phone", true), ("turn/*/it_IT", true), ("turn/*/it_IT/day", true), ("**/day", true),
    ("**/it_??", true), ("t[ub]rn", true), ("t[!x]rn/**", true), ("*", true), ("**", true), ("turn/**/day", true),
    ("tur", false), ("turn/it_IT", false), ("phone", false), ("**/night", false), ("t[!u]rn", false), ("", false),
    ("turn/phone/it_IT/day/more", false), ("*/*/*/*/*", false), ("Turn", false), ("turn/phone*x", false),
  ])
  func patterns(pattern: String, fits: Bool) {
    #expect(NamePattern(pattern).fits("turn/phone/it_IT/day") == fits)
  }

  /// A pattern that a search with backtracking would not finish.
  @Test func patternsTakeBoundedTime() {
    let pattern = NamePattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.fits(String(repeating: "a", count: 400)))
    #expect(
      !NamePattern(String(repeating: "**/", count: 100) + "x").fits(
        Array(repeating: "a", count: 100).joined(separator: "/")))
  }
}
