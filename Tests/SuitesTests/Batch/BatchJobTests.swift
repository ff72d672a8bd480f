import Foundation
import TestSupport
import Testing

@testable import Suites

/// What is wrong with a line is said with its number; the other lines are drawn.
@Suite struct BatchJobTests {
  @Test(arguments: [
    (#"{"scene": "day.json", "name": "../a"}"#, "a part begins with a full stop"),
    (#"{"scene": "day.json", "name": "/a"}"#, "a part between slashes is empty"),
    (#"{"scene": "day.json", "name": "a//b"}"#, "a part between slashes is empty"),
    (#"{"scene": "day.json", "name": "a/../../b"}"#, "a part begins with a full stop"),
    (#"{"scene": "day.json", "name": ""}"#, "a part between slashes is empty"),
    (#"{"scene": "day.json", "name": "a\u0000b"}"#, "cannot stand in it"),
    (#"{"scene": "day.json", "name": "a\\b"}"#, "cannot stand in it"),
    (#"{"scene": "day.json", "name": "a.PNG"}"#, #"has an ending already; leave out ".PNG""#),
    (#"{"scene": "day.json", "name": "results.ndjson/a"}"#, "is called like a file"),
    (#"{"scene": "day.json", "name": 5}"#, #""name" must be a string"#),
    (#"{"scene": "missing.json"}"#, "missing.json: there is no such file"),
    (#"{"scene": ".", "name": "a"}"#, "is a folder"),
    (#"{"scene": null}"#, #""scene" must be a string"#),
    (#"{"scene": {}}"#, #"give a "name""#),
    (#"{"scene": {"device": 5}, "name": "a"}"#, #""device" must be"#),
    (#"{"scen": "day.json"}"#, #"did you mean "scene"?"#),
    (#"{"scene": "day.json", "nmae": "a"}"#, #"unknown key "nmae" (did you mean "name"?)"#),
    (#"{"scene": "day.json", "suite": "s.json"}"#, #"give only one of "scene", "suite""#),
    (#"{"scene": "day.json", "set": 5}"#, #""set" must be an object"#),
    (#"{"scene": "day.json", "set": {"": 5}}"#, #""set." must be a scene's key"#),
    (#"{"scene": "day.json", "set": {"lightingMod": 5}}"#, #"unknown key "lightingMod""#),
    (#"{"scene": "day.json", "set": {"device.width": -5}}"#, #""device.width" is -5"#),
    (#"{"scene": "day.json", "set": {"device.width": "1e999"}}"#, #""device.width" must be a number"#),
    (#"{"scene": "day.json", "set": {"views.x.text": "a"}}"#, #""views" cannot be "x""#),
    (#"{"scene": "day.json", "set": {"a.b.c.d.e.f": 1}}"#, #"unknown key "a""#),
    (#"{"scene": "day.json", "only": "a"}"#, #"unknown key "only""#),
    (#"{"suite": "missing.json"}"#, "missing.json"),
    (#"{"suite": "day.json", "only": "b"}"#, #""only" fits no frame"#),
    (#"{"style": "missing.json"}"#, "missing.json"),
    (#"{"style": "style.json", "size": [512]}"#, #""size" must be [width, height] in points, not [512]"#),
    (#"{"style": "style.json", "size": [0, 5]}"#, "must be 1 to 16384"),
    (#"{"style": "style.json", "center": [0, 95]}"#, #""center" must be [longitude, latitude]"#),
    (#"{"style": "style.json", "center": [0, 0], "bounds": [0, 0, 1, 1]}"#, "give only one of center, bounds"),
    (#"{"style": "style.json", "set": {}}"#, #"unknown key "set""#),
    ("day.json", "not valid JSON at byte 1"),
    (#"{"scene": "day.json""#, "not valid JSON at byte"),
    ("[]", "a job is an object such as"), ("5", "not a number"),
    (String(repeating: "[", count: 100_000), "not valid JSON"),
  ])
  func refusals(line: String, message: String) throws {
    let fixture = try BatchFixture()
    try fixture.folder.write(#"{"version": 8, "sources": {}, "layers": []}"#.utf8, to: "style.json")
    let outcome = try fixture.run("\(line)\n" + BatchFixture.jobs([100]))
    #expect(outcome.errors.count == 1)
    let error = try #require(outcome.errors.first)
    #expect(error.hasPrefix("\(fixture.path("jobs.ndjson")), line 1: "), "\(error.prefix(300))")
    #expect(error.contains(message), "\(error.prefix(600))")
    #expect(outcome.drawn == ["a0"])
    #expect(fixture.names("out") == ["a0.png", "failed.ndjson", "results.ndjson"])
    #expect(try fixture.records().map(\.job) == [1, 2])
  }

  /// Bytes that are no UTF-8, and a line beyond the limit, whose rest is not taken for another line.
  @Test func linesThatAreNoText() throws {
    let fixture = try BatchFixture()
    let job = BatchFixture.jobs([100])
    let broken = Array(#"{"scene": "day.json", "name": ""#.utf8) + [0xFF] + Array("\"}\n".utf8)
    let long = Array(#"{"scene": ""#.utf8) + [UInt8](repeating: 0x20, count: BatchPlan.lineLimit) + Array("\"}\n".utf8)
    try fixture.folder.write(broken + long + Array(job.utf8), to: "jobs.ndjson")
    let outcome = try fixture.run()
    #expect(outcome.drawn == ["a0"])
    #expect(outcome.errors.count == 2)
    #expect(outcome.errors.first?.contains("line 1: not valid JSON at byte 31, in name: ") == true, "\(outcome.errors)")
    #expect(outcome.errors.last?.contains("line 2: is longer than 8388608 bytes") == true)
    // What is too long is not kept for another try.
    #expect(try fixture.bytes("out/failed.ndjson") == broken)
  }

  /// The second line of a name fails, also where only the case of letters differs.
  @Test func namesThatCollide() throws {
    let fixture = try BatchFixture()
    let lines = [#""name": "x/a""#, #""name": "X/A""#, #""name": "x/b""#, #""name": "x""#].map {
      #"{"scene": "day.json", \#($0)}"#
    }
    let outcome = try fixture.run(
      (lines + [#"{"scene": "day.json"}"#, #"{"scene": "day.json"}"#]).joined(separator: "\n"))
    #expect(outcome.drawn == ["x/a", "x/b", "x", "day"])
    #expect(outcome.errors.count == 2)
    #expect(outcome.errors.first?.contains(#"line 2: the name "X/A" is taken by line 1"#) == true)
    #expect(outcome.errors.last?.contains(#"line 6: the name "day" is taken by line 5"#) == true)
    #expect(fixture.names("out").filter { $0.hasSuffix(".png") } == ["day.png", "x.png", "x/a.png", "x/b.png"])
  }

  /// A picture would be written over a file that its job reads.
  @Test func inputsAreNotOverwritten() throws {
    let fixture = try BatchFixture()
    let view = #"{"name": "v", "image": "out/a.png", "constraints": ["top == map.top", "leading == map.leading"]}"#
    try fixture.run(#"{"scene": "day.json", "name": "a"}"#)
    let before = try fixture.bytes("out/a.png")
    let outcome = try fixture.run(#"{"scene": "day.json", "name": "a", "set": {"views": [\#(view)]}}"#)
    #expect(outcome.errors.first?.contains("the picture would take the place of") == true, "\(outcome.errors)")
    #expect(try fixture.bytes("out/a.png") == before)
    try FileManager.default.createDirectory(atPath: fixture.path("list"), withIntermediateDirectories: true)
    let error = #expect(throws: WritingError.self) {
      try fixture.run(BatchFixture.jobs([1]), jobs: "list/results.ndjson", to: "list")
    }
    #expect(error?.reason == "the same file is given as an input")
    #expect(try fixture.bytes("list/results.ndjson") == Array(BatchFixture.jobs([1]).utf8))
  }
}
