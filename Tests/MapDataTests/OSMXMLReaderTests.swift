import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapData

@Suite struct OSMXMLReaderTests {
  static func content(_ text: String, budget: ReadingBudget = ReadingBudget()) throws -> OSMContent {
    let folder = try TemporaryFolder()
    let path = try folder.write(text.utf8, to: "map")
    var claim = ReadingClaim(on: budget, path: path)
    return try OSMXMLReader.read(ByteFile(path: path), claim: &claim)
  }

  @Test func objectsWithTheirParts() throws {
    let store = try Self.content(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE osm>
      <osm version="0.6"><bounds minlat="0" minlon="0" maxlat="1" maxlon="1"/>
        <way id="5000000000" visible="true"><nd ref="-2"/><nd ref="9"/><nd ref="1"/><nd ref="-2"/><tag k="highway" v="residential"/></way>
        <node id="9" lat="60.1699857" lon='24.9383791'><tag k="name" v="A &amp; B&#x9;&#252;&#10;&quot;\u{1F600}&quot;"/></node>
        <node lon="-1.5e0" id="1" lat="0.000000000000000000001"
        ><tag v="two&#10;lines
      and a space" k="note"></tag></node>
        <node id="-2" lat="-90" lon="180"/>
        <relation id="-7"><member type="way" ref="5000000000" role="outer"/><member type="node" ref="9" role=""/>
          <member type="relation" ref="-7" role="inner"/><tag k="type" v="multipolygon"/></relation>
        <changeset id="1"><tag k="a" v="b"/></changeset>
      </osm>
      """
    ).store
    #expect(store.nodes.ids == [-2, 1, 9])
    #expect(store.nodes.positions[2] == WebMercator.project(Coordinate(latitude: 60.1699857, longitude: 24.9383791)))
    #expect(store.nodes.positions[1] == WebMercator.project(Coordinate(latitude: 1e-21, longitude: -1.5)))
    #expect(store.nodes.tagged == [2, 1])
    #expect(PBFReaderTests.tags(store.nodeTags(0)) == ["name=A & B\tü\n\"\u{1F600}\""])
    #expect(PBFReaderTests.tags(store.nodeTags(1)) == ["note=two\nlines and a space"])
    #expect(store.ways.ids == [5_000_000_000])
    #expect(store.ways.refs == [0, 2, 1, 0])
    #expect(store.ways.isClosed == [true])
    #expect(PBFReaderTests.tags(store.wayTags(0)) == ["highway=residential"])
    #expect(store.relations.ids == [-7])
    #expect(store.relations.members.map(\.id) == [5_000_000_000, 9, -7])
    #expect(store.relations.members.map(\.kind) == [.way, .node, .relation])
    #expect(store.relations.members.map { store.strings[Int($0.role)] } == ["outer", "", "inner"])
    #expect(PBFReaderTests.tags(store.relationTags(0)) == ["type=multipolygon"])
  }

  @Test func deletedObjectsAreLeftOut() throws {
    let content = try Self.content(
      """
      <osm><node id="1" lat="1" lon="1" visible="false"><tag k="a" v="b"/></node><node id="2" visible="false"/>
      <node id="3" lat="1" lon="1" action="delete"/><node id="4" lat="1" lon="1" action="modify" visible="true"/>
      <way id="5" visible="false"><nd ref="4"/></way><way id="6" action="delete"/><way id="7"><nd ref="4"/></way>
      <relation id="8" visible="false"><member type="way" ref="7" role=""/></relation></osm>
      """)
    #expect(content.store.nodes.ids == [4])
    #expect(content.store.nodes.tagged.isEmpty)
    #expect(content.store.ways.ids == [7])
    #expect(content.store.ways.refs == [0])
    #expect(content.store.relations.ids.isEmpty)
    #expect(content.strayNodes == 0)
  }

  /// What is there twice counts once; a node without tags, such as one with its place on a way, takes those of the next.
  @Test func repeatedObjects() throws {
    let store = try Self.content(
      """
      <osm><way id="5"><nd ref="2" lat="0" lon="0"/><nd ref="1" lat="0" lon="90"/><tag k="highway" v="path"/></way>
      <way id="5"><nd ref="1"/><tag k="highway" v="track"/></way><way id="4"><nd ref="1"/></way>
      <node id="1" lat="0" lon="90"><tag k="a" v="1"/></node><node id="3" lat="0" lon="0"><tag k="c" v="3"/></node>
      <node id="1" lat="0" lon="90"><tag k="b" v="2"/></node>
      <relation id="7"><member type="way" ref="5"/></relation><relation id="7"><tag k="a" v="b"/></relation></osm>
      """
    ).store
    #expect(store.nodes.ids == [1, 2, 3])
    #expect(store.nodes.positions == [Point(0.75, 0.5), Point(0.5, 0.5), Point(0.5, 0.5)])
    #expect(store.nodes.tagged == [0, 2])
    #expect((0..<2).map { PBFReaderTests.tags(store.nodeTags($0)) } == [["a=1"], ["c=3"]])
    #expect(store.ways.ids == [5, 4])
    #expect(store.ways.refs == [1, 0, 0])
    #expect(PBFReaderTests.tags(store.wayTags(0)) == ["highway=path"])
    #expect(store.relations.ids == [7])
    #expect(store.relations.members.map(\.id) == [5])
    #expect(store.strings[Int(store.relations.members[0].role)] == "")
    #expect(store.relationTags(0).isEmpty)
  }

  @Test func numbersAndWordsAgree() throws {
    func warnings(_ text: String) throws -> [String] {
      let folder = try TemporaryFolder()
      let path = try folder.write(text.utf8, to: "a.osm")
      return try MapSource.open(path: path).allFeatures().warnings.map { String($0.dropFirst(path.utf8.count + 2)) }
    }
    let node = "<node id='1' lat='0' lon='0'/>"
    #expect(
      try warnings("<osm>\(node)<node id='2'/></osm>") == ["1 node has no position on the earth and was left out."])
    #expect(
      try warnings("<osm>\(node)<node id='2'/><node id='3'/></osm>") == [
        "2 nodes have no position on the earth and were left out."
      ])
    #expect(try warnings("<osm/>") == ["holds no features."])
  }

  @Test(arguments: ["nan", "inf", "0x10", "", " ", "1.2.3", "--1", "90.0000001", "1e300", "٣", "12a"])
  func latitudesThatAreNone(_ text: String) throws {
    let content = try Self.content("<osm><node id='1' lat='\(text)' lon='0'/></osm>")
    #expect(content.strayNodes == 1)
    #expect(content.store.nodes.ids.isEmpty)
  }

  /// More objects than are gathered at once: nothing is lost or doubled where a batch ends.
  @Test func manyObjects() throws {
    let nodes = (1...20_000).map { "<node id='\($0)' lat='0' lon='0.00\($0)'><tag k='ref' v='\($0)'/></node>" }
    let ways = (1...3000).map { "<way id='\($0)'><nd ref='\($0)'/><nd ref='\($0 + 1)'/><tag k='ref' v='\($0)'/></way>" }
    let text = "<osm>\(nodes.joined())\(ways.joined())</osm>"
    let store = try Self.content(text).store
    #expect(store.nodes.ids == (1...20_000).map { Int64($0) })
    #expect(store.ways.refs == (0..<3000).flatMap { [UInt32($0), UInt32($0) + 1] })
    #expect((0..<3000).allSatisfy { store.wayTags($0)[.ref] == String($0 + 1) })
    #expect((0..<20_000).allSatisfy { store.nodeTags($0)[.ref] == String($0 + 1) })
    let error = #expect(throws: MapDataError.self) {
      try Self.content(text, budget: ReadingBudget(container: text.utf8.count + 600_000))
    }
    #expect("\(try #require(error))".contains("the memory of its objects up to line 1, in bytes,"))
  }
}
