import Canvas
import Foundation
import Geometry
import Synchronization
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// All frames in order, the others although one fails, the same pixels at any number of threads.
@Suite struct SuiteRunnerTests {
  private static let samples =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Assets/Samples/sampleville"

  /// Sixteen small frames of two lights, two languages, two positions and two devices; the third position has no map.
  private static func suite(in fixture: SuiteFixture) throws -> Suite {
    try fixture.suite(
      #"""
      {"scenes": ["turn.json"],
       "variants": {"device": [{"name": "200x300", "scale": 1}, {"name": "300x200", "scale": 0.5}],
                    "locale": ["en_US", "ar_EG"], "lightingMode": ["normal", "lowLight"],
                    "position.distanceAlongRoute": [300, 2000]},
       "include": [{"map.sources": [["missing.osm"]]}, {"device": {"name": "100x120", "scale": 1}}]}
      """#)
  }

  private static func fixture() throws -> SuiteFixture {
    try SuiteFixture([
      "turn": #"""
      {"map": {"sources": ["\#(samples)/sampleville.osm"]}, "route": {"response": "\#(samples)/sampleville-route.json"}}
      """#
    ])
  }

  private static func run(_ suite: Suite, threads: Int) throws -> [FrameRecord] {
    let runner = SuiteRunner(threads: threads, resources: try FrameResources())
    var records: [FrameRecord] = []
    runner.run(suite.frames) { frame, result, seconds in
      var record = FrameRecord(frame, result, seconds: seconds)
      #expect(record.seconds >= 0)
      record.seconds = 0
      records.append(record)
    }
    return records
  }

  @Test func framesComeInOrderAndAreTheSameAtAnyThreadCount() throws {
    let fixture = try Self.fixture()
    let suite = try Self.suite(in: fixture)
    let one = try Self.run(suite, threads: 1)
    #expect(one.map(\.name) == suite.frames.map(\.name))
    #expect(one.count == 18)
    let four = try Self.run(suite, threads: 4)
    #expect(four == one)
    #expect(try Self.run(suite, threads: 32) == one)
    // What a frame of its own renderer looks like does not depend on what was drawn before it.
    let alone = try FrameRenderer().frame(of: suite.frames[7].navigationScene)
    #expect(FrameRecord(suite.frames[7], .success(alone), seconds: 0).pixels == one[7].pixels)
  }

  @Test func aFrameThatFailsIsRecordedAndTheOthersFollow() throws {
    let fixture = try Self.fixture()
    let records = try Self.run(Self.suite(in: fixture), threads: 2)
    let failed = records.filter { $0.state == .failed }
    #expect(failed.count == 1)
    #expect(records[16].state == .failed)
    #expect(records[16].error?.contains("missing.osm") == true)
    #expect(records[16].size.isEmpty)
    #expect(records[16].pixels == nil)
    #expect(records[17].state == .drawn)
    #expect(records[17].size == [100, 120])
    #expect(records[0].size == [200, 300])
    #expect(records[8].size == [150, 100])
    // Day and night, languages and positions are all different pictures.
    #expect(Set(records.compactMap(\.pixels)).count == 17)
  }

  @Test func fewFramesWait() throws {
    let fixture = try Self.fixture()
    let suite = try Self.suite(in: fixture)
    let waiting = Mutex((now: 0, most: 0))
    let runner = SuiteRunner(threads: 2, resources: try FrameResources())
    runner.run(suite.frames) { _, _, _ in
      waiting.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
    } deliver: { _, _ in
      waiting.withLock { $0.now -= 1 }
    }
    // Two threads with two frames each, and the one being handed over.
    #expect(waiting.withLock(\.now) == 0)
    #expect(waiting.withLock(\.most) <= 5)
  }

  private struct Enough: Error {}

  @Test func nothingMoreIsDrawnWhenTheCallerStops() throws {
    let fixture = try Self.fixture()
    let suite = try Self.suite(in: fixture)
    for threads in [1, 3] {
      let drawn = Mutex(0)
      var seen: [String] = []
      let runner = SuiteRunner(threads: threads, resources: try FrameResources())
      #expect(throws: Enough.self) {
        try runner.run(suite.frames) { frame, _, _ in
          drawn.withLock { $0 += 1 }
          return frame.name
        } deliver: { _, name in
          seen.append(name)
          if seen.count == 2 { throw Enough() }
        }
      }
      #expect(seen == Array(suite.frames.map(\.name).prefix(2)))
      #expect(drawn.withLock { $0 } <= 2 + 2 * threads + 1)
    }
  }

  @Test func noFramesAreNoWork() throws {
    SuiteRunner(threads: 4, resources: try FrameResources()).run([]) { _, _, _ in Issue.record("nothing to hand over") }
  }

  // MARK: The queue

  private static func queue<Outcome>(_ weights: [Int], waitingLimit: Int) -> FrameQueue<Int, Outcome> {
    let place = Mutex(0)
    return FrameQueue(waitingLimit: waitingLimit, weightLimit: 100) {
      place.withLock { index in
        defer { index += 1 }
        return index < weights.count ? (index, weights[index]) : nil
      }
    }
  }

  /// Weights bound what is drawn at a time: three of 40 fit into 100 only two at a time, and one of 500 alone.
  @Test func weightsBoundWhatIsGivenOut() async throws {
    let queue: FrameQueue<Int, Int> = Self.queue([40, 40, 40, 500, 1], waitingLimit: 10)
    #expect(queue.next()?.work == 0)
    #expect(queue.next()?.work == 1)
    let third = Mutex<Int?>(nil)
    let isAsking = DetachedThread.start(stackBytes: DetachedThread.deepStackBytes) {
      let index = queue.next()?.index
      third.withLock { $0 = index }
      queue.leave()
    }
    #expect(isAsking)
    queue.put(10, at: 0)
    #expect(third.withLock { $0 } == nil)
    #expect(queue.take(0) == 10)
    queue.stop(waitingFor: 1)
    // Either it got the third frame as soon as there was room, or the stop came first.
    #expect([nil, 2].contains(third.withLock { $0 }))
  }

  @Test func lateResultsAreHandedOverInOrder() {
    let queue: FrameQueue<Int, String> = Self.queue([1, 1, 1], waitingLimit: 3)
    #expect((0..<3).map { _ in queue.next()?.work } == [0, 1, 2])
    queue.put("c", at: 2)
    queue.put("b", at: 1)
    queue.put("a", at: 0)
    #expect([0, 1, 2].map(queue.take) == ["a", "b", "c"])
    #expect(queue.next() == nil)
    #expect(queue.take(3) == nil)
  }

  // MARK: What is missing

  @Test func missingGlyphsIconsTilesAndLayersAreTold() throws {
    let fixture = try Self.fixture()
    // The map has many layers, of which this style draws one, with an icon that nobody has drawn.
    let style = #"""
      {"version": 8, "sources": {"m": {"type": "vector"}}, "layers": [
        {"id": "marks", "type": "symbol", "source": "m", "source-layer": "place", "layout": {"icon-image": "no-such-icon"}},
        {"id": "names", "type": "symbol", "source": "m", "source-layer": "poi", "layout": {"icon-image": "no-such-icon"}},
        {"id": "roads", "type": "symbol", "source": "m", "source-layer": "transportation",
         "layout": {"icon-image": "no-such-icon", "symbol-placement": "line"}}]}
      """#
    _ = try fixture.folder.write(style.utf8, to: "style.json")
    let suite = try fixture.suite(
      #"""
      {"scenes": ["turn.json"], "variants": {"device": ["201x301"]},
       "include": [{"map.style": "style.json"}, {"headerAccessory": {"height": 40, "text": "\uE123"}}]}
      """#)
    let renderer = try FrameRenderer()
    let frames = try suite.frames.map { try renderer.frame(of: $0.navigationScene) }
    #expect(frames[0].missing.isEmpty)
    #expect(frames[1].missing == [.icon, .layer])
    #expect(frames[1].warnings.contains { $0.contains("\"no-such-icon\"") })
    #expect(frames[2].missing == [.glyph])
  }
}
