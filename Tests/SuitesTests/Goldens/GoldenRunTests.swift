import Foundation
import Images
import Pixels
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// Goldens of a small scene of its own: a park in the map's left half, an icon of 8 x 8 points, drawn at 1 pixel a point.
@Suite struct GoldenRunTests {
  private let folder: TemporaryFolder
  private var goldens: String { folder.path + "/golden" }
  private var report: ReportFolder { ReportFolder(path: folder.path + "/golden-report") }

  init() throws {
    folder = try TemporaryFolder()
    try writeStyle(park: "#00FF00")
    try writeIcon { _, _ in 0xFF00_0000 }
    _ = try folder.write(
      Array(
        #"""
        {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"layer": "park"}, "geometry":
        {"type": "Polygon", "coordinates": [[[-10, -10], [0, -10], [0, 10], [-10, 10], [-10, -10]]]}}]}
        """#.utf8), to: "m.geojson")
    _ = try folder.write(
      Array(
        #"""
        {"device": {"width": 320, "height": 400, "scale": 1}, "map": {"sources": ["m.geojson"], "style": "style.json"},
        "isNavigationEnabled": false, "isMyLocationEnabled": false,
        "camera": {"mode": "free", "latitude": 0, "longitude": 0, "zoom": 10},
        "views": [{"name": "badge", "image": "icon.png",
        "constraints": ["left == map.left + 200", "top == map.top + 100", "width == 8", "height == 8"]}]}
        """#.utf8), to: "day.json")
    _ = try folder.write(
      Array(#"{"scenes": ["day.json"], "variants": {"settings.compassButton": [true, false]}}"#.utf8), to: "suite.json")
  }

  private func writeStyle(park: String) throws {
    _ = try folder.write(
      Array(
        """
        {"version": 8, "sources": {"s": {"type": "geojson"}}, "layers": [
        {"id": "land", "type": "background", "paint": {"background-color": "#FFFFFF"}},
        {"id": "park-fill", "type": "fill", "source": "s", "source-layer": "park", "paint": {"fill-color": "\(park)"}}]}
        """.utf8), to: "style.json")
  }

  private func writeIcon(_ bits: (Int, Int) -> UInt32) throws {
    var picture = PixelBuffer(width: 8, height: 8)
    for y in 0..<8 { for x in 0..<8 { picture[x, y] = Pixel(bits: bits(x, y)) } }
    _ = try folder.write(PNG.encode(picture), to: "icon.png")
  }

  private func frames() throws -> [SuiteFrame] { try Suite(path: folder.path + "/suite.json").frames }

  private func record(hashes: Bool = false) throws -> [GoldenRecording.Change] {
    var recording = GoldenRecording(store: try GoldenStore(folder: goldens), keepsHashes: hashes)
    var changes: [GoldenRecording.Change] = []
    try SuiteRunner(threads: 1, resources: FrameResources()).run(try frames()) { frame, result, _ in
      changes.append(
        try recording.add(GoldenRecording.prepare(result.get(), named: frame.name, keepsHashes: hashes)))
    }
    try recording.finish()
    return changes
  }

  private func verify(_ rule: ComparisonRule = .exact) throws -> [FrameRecord] {
    let comparison = GoldenComparison(store: try GoldenStore(folder: goldens), report: report, rule: rule)
    try report.clear()
    var records: [FrameRecord] = []
    try SuiteRunner(threads: 1, resources: FrameResources()).run(try frames()) { frame, result, seconds in
      records.append(try comparison.check(frame, result, seconds: seconds).record)
    }
    try report.save(records)
    return records
  }

  @Test func aSecondRecordingChangesNothing() throws {
    #expect(try record() == [.new, .new])
    let name = try frames()[0].name
    let files = ["\(goldens)/\(name).png", "\(goldens)/\(name).json"]
    func dates() throws -> [Date?] {
      try files.map { try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date }
    }
    let before = try dates()
    #expect(try record() == [.unchanged, .unchanged])
    #expect(try dates() == before)
    #expect(try verify().map(\.state) == [.equal, .equal])
  }

  @Test func aParkColourIsToldAsAMapLayer() throws {
    _ = try record()
    try writeStyle(park: "#00AA00")
    let records = try verify()
    #expect(records.map(\.state) == [.differs, .differs])
    for record in records {
      let change = try #require(record.changes.first)
      #expect(record.changes.count == 1)
      #expect(change.kind == .map)
      #expect(change.subject == "park-fill")
      #expect(change.property == "fill-color")
      #expect(change.from == "#00FF00")
      #expect(change.to == "#00AA00")
      #expect(record.largestDifference == 85)
    }
    // The same change in both frames is one cause.
    #expect(Cause.all(of: records).map(\.frames.count) == [2])
  }

  @Test func anIconOfEightPixelsIsFoundAndNamed() throws {
    _ = try record()
    try writeIcon { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let records = try verify()
    for record in records {
      #expect(record.state == .differs)
      #expect(record.differingPixels == 32)
      // Blocks begin at multiples of 8: 200 is one, 100 is not.
      #expect(record.areas == [[200, 96, 8, 16]])
      #expect(record.changes.map(\.subject) == ["badge"])
      #expect(record.changes.first?.areas == [[200, 96, 8, 16]])
    }
  }

  @Test func masksAndCountsLetDifferencesPass() throws {
    _ = try record()
    try writeIcon { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let masked = try verify(ComparisonRule(masks: [.element("badge")]))
    #expect(masked.allSatisfy { $0.state == .equal && $0.differingPixels == 0 })
    #expect(masked.allSatisfy { $0.ignored?.isEmpty == false })
    #expect(try verify(ComparisonRule(maxPixels: 31)).allSatisfy { $0.state == .differs })
    let counted = try verify(ComparisonRule(maxPixels: 32, reason: "a blinking badge"))
    #expect(counted.allSatisfy { $0.state == .equal && $0.note?.contains("a blinking badge") == true })
  }

  @Test func acceptingNeedsNoSecondRun() throws {
    _ = try record()
    try writeStyle(park: "#00AA00")
    let names = try verify().map(\.name)
    var acceptance = try GoldenAcceptance(store: try GoldenStore(folder: goldens), report: report)
    #expect(acceptance.acceptable == names)
    #expect(acceptance.obstacle("none") != nil)
    #expect(try acceptance.accept(names[0]) == "replaced \(names[0])")
    try acceptance.finish()
    #expect(try report.records().map(\.state) == [.equal, .differs])
    #expect(report.pictures(names[0]).actual == nil)
    #expect(report.pictures(names[1]).actual != nil)
    #expect(try verify().map(\.state) == [.equal, .differs])
  }

  @Test func aPictureThatWasNotComparedIsNotAccepted() throws {
    _ = try record()
    try writeStyle(park: "#00AA00")
    let name = try verify()[0].name
    try report.write(PNG.encode(PixelBuffer(width: 3, height: 3)), as: .actual, name)
    var acceptance = try GoldenAcceptance(store: try GoldenStore(folder: goldens), report: report)
    #expect(throws: FileFault.self) { _ = try acceptance.accept(name) }
    let golden = try #require(try GoldenStore(folder: goldens).picture(name))
    #expect(golden.width == 320)
  }

  @Test func hashesTellThatFramesDiffer() throws {
    #expect(try record(hashes: true) == [.new, .new])
    #expect(try FileManager.default.contentsOfDirectory(atPath: goldens) == ["hashes.txt"])
    #expect(try verify().map(\.state) == [.equal, .equal])
    try writeStyle(park: "#00AA00")
    let records = try verify()
    #expect(records.map(\.state) == [.differs, .differs])
    var acceptance = try GoldenAcceptance(store: try GoldenStore(folder: goldens), report: report)
    for name in acceptance.acceptable { _ = try acceptance.accept(name) }
    try acceptance.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: goldens) == ["hashes.txt"])
    #expect(try verify().map(\.state) == [.equal, .equal])
  }

  @Test func missingFailedOrphanedAndOtherSizes() throws {
    #expect(try verify().map(\.state) == [.missing, .missing])
    _ = try record()
    let name = try frames()[0].name
    _ = try folder.write([1, 2, 3], to: "golden/\(name).png")
    _ = try folder.write(PNG.encode(PixelBuffer(width: 5, height: 4)), to: "golden/\(try frames()[1].name).png")
    _ = try folder.write(PNG.encode(PixelBuffer(width: 5, height: 4)), to: "golden/old/frame.png")
    let records = try verify()
    #expect(records.map(\.state) == [.failed, .size])
    #expect(records[0].error?.contains("\(name).png") == true)
    #expect(records[1].expectedSize == [5, 4])
    #expect(records[1].size == [320, 400])
    #expect(records[1].changes.map(\.kind) == [.size])
    let comparison = GoldenComparison(store: try GoldenStore(folder: goldens), report: report)
    let orphan = try comparison.orphan("old/frame")
    #expect(orphan.state == .orphaned)
    #expect(orphan.expectedSize == [5, 4])
  }
}
