import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapData

/// How many threads read a file does not show: neither in what it holds nor in what is said of a damaged one.
@Suite struct PBFThreadTests {
  private static let sample = Checkout.url("Assets/Samples/helsinki/helsinki.osm.pbf")

  @Test(arguments: [2, 3, 8])
  func contentIsTheSame(_ threads: Int) throws {
    let bytes = try Data(contentsOf: Self.sample)
    let one = try PBFReaderTests.content(bytes).store
    let many = try PBFReaderTests.content(bytes, threads: threads).store
    #expect(one.nodes.ids.count == 24_260)
    #expect(one.strings == many.strings)
    #expect(one.nodes.ids == many.nodes.ids)
    #expect(one.nodes.positions == many.nodes.positions)
    #expect(one.nodes.tagged == many.nodes.tagged)
    #expect(one.ways.ids == many.ways.ids)
    #expect(one.ways.refs == many.ways.refs)
    #expect(one.ways.bounds == many.ways.bounds)
    for way in one.ways.ids.indices {
      #expect(PBFReaderTests.tags(one.wayTags(way)) == PBFReaderTests.tags(many.wayTags(way)))
    }
    #expect(one.relations.ids == many.relations.ids)
    #expect(one.relations.members.map(\.id) == many.relations.members.map(\.id))
  }

  /// With two damaged blocks the first one is named, whichever thread finds its own first.
  @Test func firstDamageIsNamed() throws {
    var bytes = Array(try Data(contentsOf: Self.sample))
    func error(threads: Int) -> String? {
      do {
        _ = try PBFReaderTests.content(bytes, threads: threads)
        return nil
      } catch {
        // The file's name is another one each time.
        return "\(error)".replacing(#/^.*?/map: /#, with: "")
      }
    }
    for place in [bytes.count * 9 / 10, bytes.count / 2] {
      for index in place..<place + 8 { bytes[index] ^= 0x5A }
      let expected = try #require(error(threads: 1))
      for _ in 0..<8 { #expect(error(threads: 4) == expected) }
    }
  }

  /// A budget that does not last is refused at the same block.
  @Test func budgetEndsAtTheSameBlock() throws {
    let bytes = try Data(contentsOf: Self.sample)
    let budget = ReadingBudget(total: 1_500_000)
    func error(threads: Int) -> String? {
      do {
        _ = try PBFReaderTests.content(bytes, threads: threads, budget: budget)
        return nil
      } catch {
        return "\(error)".replacing(#/^.*?/map: /#, with: "")
      }
    }
    let expected = try #require(error(threads: 1))
    for _ in 0..<8 { #expect(error(threads: 4) == expected) }
  }
}
