import TestSupport
import Testing

@testable import MapData

/// Which areas count as broken: those that an extract cuts at its bounds do not.
@Suite struct CutAreaTests {
  /// A pond whose shore is two ways, of which a file may lack the second one or some nodes.
  ///
  /// - Parameters:
  ///   - bounds: what the file says it covers.
  ///   - end: the longitude of the first way's ends.
  private func warnings(bounds: String?, end: Double, secondWay: String = "", isCut: Bool = true) throws -> [String] {
    let folder = try TemporaryFolder()
    let text = """
      <osm version="0.6">\(bounds.map { "<bounds \($0)/>" } ?? "")
      <node id="1" lat="60.0" lon="\(end)"/><node id="2" lat="60.0" lon="24.1"/>
      <node id="3" lat="60.1" lon="24.1"/><node id="4" lat="60.1" lon="\(end)"/>
      <node id="5" lat="60.05" lon="24.6"/>
      <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/></way>\(secondWay)
      <relation id="20"><member type="way" ref="10" role="outer"/>\(isCut ? #"<member type="way" ref="11" role="outer"/>"# : "")
      <tag k="type" v="multipolygon"/><tag k="natural" v="water"/></relation></osm>
      """
    let path = try folder.write(text.utf8, to: "pond.osm")
    return try MapSource.open(path: path).allFeatures().warnings
  }

  private static let box = #"minlat="59.9" maxlat="60.2" minlon="24.0" maxlon="24.5""#

  @Test func cutAtItsBounds() throws {
    // The first way ends at 24.6, beyond 24.5, and the file lacks the other.
    #expect(try warnings(bounds: Self.box, end: 24.6).isEmpty)
    // On the very edge.
    #expect(try warnings(bounds: Self.box, end: 24.5).isEmpty)
  }

  @Test func somethingLacksInside() throws {
    let found = try warnings(bounds: Self.box, end: 24.4)
    #expect(found.count == 1)
    #expect(found.first?.contains("relation 20") == true)
  }

  /// Without bounds an extract cannot be told from a loss; an area of which nothing lacks and that does not close can.
  @Test func withoutBounds() throws {
    #expect(try warnings(bounds: nil, end: 24.4).isEmpty)
    #expect(try warnings(bounds: nil, end: 24.4, isCut: false).count == 1)
    #expect(try warnings(bounds: Self.box, end: 24.4, isCut: false).count == 1)
  }

  /// A way that ends only because its further nodes lie beyond the file.
  @Test func waysThatLackNodes() throws {
    let short = #"<way id="11"><nd ref="4"/><nd ref="99"/><nd ref="1"/></way>"#
    #expect(try warnings(bounds: Self.box, end: 24.4, secondWay: short).isEmpty)
    let open = #"<way id="11"><nd ref="4"/><nd ref="99"/></way>"#
    // Its end at node 4 is a cut, the one at node 1 is not.
    #expect(try warnings(bounds: Self.box, end: 24.4, secondWay: open).count == 1)
    #expect(try warnings(bounds: Self.box, end: 24.6, secondWay: open).isEmpty)
  }
}
