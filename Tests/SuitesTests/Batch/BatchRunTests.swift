import Foundation
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// What a batch writes, keeps and draws once more.
@Suite struct BatchRunTests {
  /// Pictures and results are those of the scenes alone, in the order of the lines.
  @Test(arguments: [1, 2, 5]) func picturesInOrder(threads: Int) throws {
    let fixture = try BatchFixture()
    let places = (0..<12).map { 150 * $0 }
    let outcome = try fixture.run(BatchFixture.jobs(places), threads: threads)
    #expect(outcome.drawn == places.indices.map { "a\($0)" })
    let records = try fixture.records()
    #expect(records.map(\.name) == outcome.drawn)
    #expect(records.map(\.job) == places.indices.map { $0 + 1 })
    #expect(records.allSatisfy { $0.size == [100, 120] && $0.state == .drawn && $0.device == "100x120" })
    #expect(Set(records.map(\.key)).count == 12)
    let renderer = try FrameRenderer()
    for index in [0, 7] {
      let override = "position.distanceAlongRoute=\(places[index])"
      let frame = try renderer.frame(of: NavigationScene(path: fixture.path("day.json"), overrides: [override]))
      #expect(try fixture.bytes("out/a\(index).png") == frame.png())
    }
    #expect(fixture.names("out").count == 13)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.path("out")).count == 13)
  }

  /// Scenes in lines, suites with and without a name, and a map.
  @Test func kindsOfJobs() throws {
    let fixture = try BatchFixture()
    try fixture.folder.write(
      #"{"scenes": ["day.json"], "variants": {"lightingMode": ["normal", "lowLight"], "locale": ["en_US", "it_IT"]}}"#
        .utf8, to: "suite.json")
    try fixture.folder.write(
      #"{"version": 8, "sources": {}, "layers": [{"id": "b", "type": "background", "paint": {"background-color": "red"}}]}"#
        .utf8, to: "style.json")
    let outcome = try fixture.run(
      """
      {"scene": \(BatchFixture.scene), "name": "inside"}
      {"suite": "suite.json"}
      {"suite": "suite.json", "name": "some", "only": "it_IT/night", "set": {"position.distanceAlongRoute": 500}}
      {"style": "style.json", "name": "map", "size": [20, 10], "pixelRatio": 2}
      """)
    #expect(
      outcome.drawn == [
        "inside", "en_US/day", "it_IT/day", "en_US/night", "it_IT/night", "some/it_IT/night", "map",
      ])
    #expect(outcome.errors == [])
    let records = try fixture.records()
    #expect(records.map(\.job) == [1, 2, 2, 2, 2, 3, 4])
    #expect(records.map(\.light) == ["day", "day", "day", "night", "night", "night", ""])
    #expect(records[6].size == [40, 20])
    let map = try ReadPicture(path: fixture.path("out/map.png")).pixels
    #expect(map[0, 0] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(map[39, 19] == map[0, 0])
    // The scene in the line is that of the file.
    let plain = try NavigationScene(path: fixture.path("day.json"))
    #expect(try fixture.bytes("out/inside.png") == FrameRenderer().frame(of: plain).png())
  }

  // MARK: Going on

  /// Nothing is drawn twice; a picture that was touched, cut, swapped or taken away is.
  @Test func intactPicturesAreKept() throws {
    let fixture = try BatchFixture()
    try fixture.run(BatchFixture.jobs([0, 300, 600, 900, 1200, 1500]))
    let (whole, results) = (try fixture.bytes("out/a5.png"), try fixture.timeless())
    try fixture.folder.write(fixture.bytes("out/a0.png"), to: "out/a1.png")
    try fixture.folder.write(fixture.bytes("out/a2.png").dropLast(), to: "out/a2.png")
    try FileManager.default.removeItem(atPath: fixture.path("out/a3.png"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: fixture.path("out/a4.png"))
    let outcome = try fixture.run { $0.resumes = true }
    #expect(outcome.kept == ["a0", "a4", "a5"])
    #expect(outcome.drawn == ["a1", "a2", "a3"])
    #expect(try fixture.timeless() == results)
    #expect(try fixture.bytes("out/a5.png") == whole)
    // Without --resume all are drawn.
    #expect(try fixture.run().drawn.count == 6)
  }

  /// What counts is what the files hold, not when they were written or where they lie.
  @Test func changedInputsAreNoticed() throws {
    let fixture = try BatchFixture()
    let jobs = BatchFixture.jobs([0, 300]) + #"{"scene": "night.json"}"# + "\n"
    try fixture.folder.write(BatchFixture.scene.replacing("route.json", with: "other.json").utf8, to: "night.json")
    try fixture.folder.write(fixture.bytes("route.json"), to: "other.json")
    try fixture.run(jobs)
    // The same contents, written once more and with other white space in the scene.
    try fixture.folder.write(fixture.bytes("route.json"), to: "route.json")
    try fixture.folder.write(BatchFixture.scene.replacing(": ", with: " :  ").utf8, to: "day.json")
    #expect(try fixture.run { $0.resumes = true }.kept == ["a0", "a1", "night"])
    // One of the two routes has another content.
    try fixture.folder.write(fixture.bytes("other.json") + Array(" ".utf8), to: "other.json")
    #expect(try fixture.run { $0.resumes = true }.drawn == ["night"])
    try fixture.folder.write(BatchFixture.scene.replacing("120", with: "130").utf8, to: "day.json")
    #expect(try fixture.run { $0.resumes = true }.drawn == ["a0", "a1"])
    #expect(try fixture.run(jobs.replacing("300", with: "301")) { $0.resumes = true }.drawn == ["a1"])
    // The folder is moved.
    let other = try BatchFixture()
    for name in fixture.names(".") { try other.folder.write(fixture.bytes(name), to: name) }
    #expect(try other.run { $0.resumes = true }.kept == ["a0", "a1", "night"])
  }

  @Test func keysDependOnVersionAndFonts() throws {
    let fixture = try BatchFixture()
    let scene = try SceneDocument(path: fixture.path("day.json"))
    func key(_ version: String, _ fonts: String) throws -> String {
      JobKey(version: version, fonts: fonts).key(try scene.scene(file: "day.json"), scene.tree)
    }
    let keys = try [key("1.0.0", "a"), key("1.0.1", "a"), key("1.0.0", "b")]
    #expect(Set(keys).count == 3)
    #expect(try key("1.0.0", "a") == keys[0])
    #expect(keys[0].count == 64)
  }

  /// A run that was stopped in the middle of a line leaves that line; the rest counts.
  @Test func cutLinesCountForNothing() throws {
    let fixture = try BatchFixture()
    try fixture.run(BatchFixture.jobs([0, 300, 600]))
    let (whole, order) = (try fixture.bytes("out/results.ndjson"), try fixture.timeless())
    for cut in [1, 2, 100] {
      try fixture.folder.write(whole.dropLast(cut), to: "out/results.ndjson")
      try fixture.folder.write([1, 2, 3], to: "out/.unfinished/7")
      let outcome = try fixture.run { $0.resumes = true }
      #expect(outcome.kept == ["a0", "a1"])
      #expect(outcome.drawn == ["a2"])
      #expect(try fixture.timeless() == order)
      #expect(!fixture.has("out/.unfinished"))
    }
  }

  // MARK: Jobs that failed

  @Test func failedJobsCanBeGivenOnceMore() throws {
    let fixture = try BatchFixture()
    let jobs =
      #"{"scene": "late.json", "name": "b"}"# + "\n" + BatchFixture.jobs([0])
      + #"{"scene": "day.json", "name": "c", "set": {"map.sources": ["late.geojson"]}}"# + "\n"
    #expect(try fixture.run(jobs).errors.count == 2)
    #expect(try fixture.records().map(\.state) == [.failed, .drawn, .failed])
    // Still missing, and given from the folder of the pictures: the paths mean what they meant.
    #expect(try fixture.run(jobs: "out/failed.ndjson").errors.count == 2)
    try fixture.folder.write(BatchFixture.scene.utf8, to: "late.json")
    let second = try fixture.run(jobs: "out/failed.ndjson")
    #expect(second.drawn == ["b"])
    #expect(second.errors.count == 1)
    let square = "[[[-180, -80], [180, -80], [180, 80], [-180, 80], [-180, -80]]]"
    try fixture.folder.write(
      #"{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": \#(square)}}"#.utf8,
      to: "late.geojson")
    #expect(try fixture.run(jobs: "out/failed.ndjson").drawn == ["c"])
    #expect(!fixture.has("out/failed.ndjson"))
    // The results of all are there, in their places.
    #expect(try fixture.records().map(\.name) == ["b", "a0", "c"])
    #expect(try fixture.records().allSatisfy { $0.state == .drawn })
    #expect(try fixture.run { $0.resumes = true }.kept == ["b", "a0", "c"])
  }

  /// The job of a name that another one has does not take that one's picture away.
  @Test func aTakenNameStaysTaken() throws {
    let fixture = try BatchFixture()
    let jobs = BatchFixture.jobs([0]) + #"{"scene": "day.json", "name": "A0", "set": {"locale": "it_IT"}}"#
    #expect(try fixture.run(jobs).errors.count == 1)
    let picture = try fixture.bytes("out/a0.png")
    let outcome = try fixture.run(jobs: "out/failed.ndjson")
    #expect(outcome.errors.first?.contains(#"the name "A0" is that of a picture in"#) == true, "\(outcome)")
    #expect(fixture.names("out") == ["a0.png", "failed.ndjson", "results.ndjson"])
    #expect(try fixture.bytes("out/a0.png") == picture)
  }

  /// A frame of a suite that failed is drawn alone.
  @Test func failedFramesOfSuites() throws {
    let fixture = try BatchFixture()
    try fixture.folder.write(
      #"{"scenes": ["day.json"], "variants": {"route.response": ["route.json", "late.json"]}}"#.utf8, to: "suite.json")
    let first = try fixture.run(#"{"suite": "suite.json", "name": "s"}"#)
    #expect(first.drawn == ["s/route"])
    #expect(first.errors.count == 1)
    try fixture.folder.write(fixture.bytes("route.json"), to: "late.json")
    #expect(try fixture.run(jobs: "out/failed.ndjson").drawn == ["s/late"])
    #expect(try fixture.records().map(\.name) == ["s/route", "s/late"])
  }

  // MARK: Parts

  @Test func partsMakeTheWhole() throws {
    let fixture = try BatchFixture()
    try fixture.folder.write(
      #"{"scenes": ["day.json"], "variants": {"locale": ["en_US", "it_IT", "de_DE", "fr_FR"]}}"#.utf8, to: "suite.json")
    let jobs =
      BatchFixture.jobs([0, 300, 600]) + #"{"suite": "suite.json"}"# + "\n" + #"{"scene": "none.json"}"# + "\n"
      + #"{"scene": "day.json", "name": "a2"}"# + "\n"
    let whole = try fixture.run(jobs, to: "whole")
    #expect(whole.drawn.count == 7)
    var drawn: [String] = []
    for index in 1...3 {
      let part = try fixture.run { $0.shard = Shard("\(index)/3") ?? .whole }
      #expect(part.drawn.count + part.errors.count == 3)
      drawn += part.drawn
    }
    #expect(drawn.sorted() == whole.drawn.sorted())
    #expect(fixture.names("out").contains("results-2-of-3.ndjson"))
    // As one: nothing is drawn, and the files of the parts are gone.
    let merged = try fixture.run { $0.resumes = true }
    #expect(merged.kept == whole.drawn)
    #expect(fixture.names("out") == fixture.names("whole"))
    #expect(try fixture.timeless() == fixture.timeless("whole/results.ndjson"))
    for name in fixture.names("out") where name.hasSuffix(".png") {
      #expect(try fixture.bytes("out/\(name)") == fixture.bytes("whole/\(name)"))
    }
    // Another number of parts goes on with what is there.
    let fifth = try fixture.run {
      $0.shard = Shard("1/5") ?? .whole
      $0.resumes = true
    }
    #expect(fifth.drawn == [])
    #expect(fifth.kept == ["a0", "de_DE"])
  }

  // MARK: Other outputs

  @Test func tarFilesHaveThePicturesInOrder() throws {
    let fixture = try BatchFixture()
    let jobs = BatchFixture.jobs([0, 300]) + #"{"scene": "none.json"}"#
    try fixture.run(jobs)
    try fixture.run { $0.target = .tar(fixture.path("a.tar")) }
    let first = try fixture.bytes("a.tar")
    try fixture.run(threads: 1) { $0.target = .tar(fixture.path("a.tar")) }
    #expect(try fixture.bytes("a.tar") == first)
    #expect(first.count % 10_240 == 0)
    let picture = try fixture.bytes("out/a0.png")
    #expect(Array(first[512..<512 + picture.count]) == picture)
    #expect(try fixture.timeless("a.results.ndjson") == fixture.timeless())
    #expect(try fixture.bytes("a.failed.ndjson") == fixture.bytes("out/failed.ndjson"))
    try fixture.run { run in
      run.target = .tar(fixture.path("a.tar"))
      run.shard = Shard("2/3") ?? .whole
    }
    #expect(fixture.has("a-2-of-3.tar"))
    #expect(!fixture.has("a-2-of-3.failed.ndjson"))
  }

  /// Two runs do not write into one folder at a time.
  @Test func aSecondRunIsKeptOut() throws {
    let fixture = try BatchFixture()
    try fixture.run(BatchFixture.jobs([0]))
    let folder = try PictureFolder(fixture.path("out"), shard: .whole)
    let journal = try ResultsJournal(folder, shard: .whole, resumes: true)
    let error = #expect(throws: WritingError.self) { try fixture.run() }
    #expect(error?.reason.hasPrefix("another run is writing it") == true)
    #expect(try fixture.run { $0.shard = Shard("1/2") ?? .whole }.drawn == ["a0"])
    try journal.finish()
  }
}
