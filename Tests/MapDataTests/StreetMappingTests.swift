import Geometry
import TestSupport
import Testing

@testable import MapData

/// What OSM data say of carriageways, apart from what every frame needs.
@Suite struct StreetMappingTests {
  private let xml = """
    <osm version="0.6">
    <node id="1" lat="60" lon="24"/><node id="2" lat="60" lon="24.001"/><node id="3" lat="60" lon="24.1"/>
    <node id="4" lat="60" lon="24.0005"><tag k="highway" v="crossing"/><tag k="crossing" v="zebra"/></node>
    <node id="5" lat="60.0001" lon="24"/><node id="6" lat="60.0001" lon="24.0001"/>
    <node id="7" lat="60" lon="24.0008"><tag k="highway" v="traffic_signals"/><tag k="direction" v="forward"/></node>
    <way id="1"><nd ref="1"/><nd ref="4"/><nd ref="7"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/>
    <tag k="lanes" v="2"/><tag k="turn:lanes" v="left|through"/><tag k="name" v="Street"/></way>
    <way id="2"><nd ref="1"/><nd ref="5"/><nd ref="6"/><nd ref="1"/><tag k="area:highway" v="traffic_island"/></way>
    <way id="3"><nd ref="1"/><nd ref="2"/><tag k="railway" v="rail"/></way>
    </osm>
    """

  private func source() throws -> any FeatureSource {
    let folder = try TemporaryFolder()
    return try MapSource.open(path: folder.write(xml.utf8, to: "a.osm"))
  }

  @Test func streetsHaveTheirOwnTags() throws {
    let region = Rect(
      minX: WebMercator.project(Coordinate(latitude: 60, longitude: 23.99)).x, minY: 0.2,
      maxX: WebMercator.project(Coordinate(latitude: 60, longitude: 24.002)).x, maxY: 0.4)
    let layers = try source().streets(in: region, zoom: 17).layers
    let roads = layers["transportation"] ?? []
    #expect(roads.count == 2)
    let street = try #require(roads.first { $0.properties["class"] == .string("primary") })
    #expect(street.properties["turn:lanes"] == .string("left|through"))
    #expect(street.properties["lanes"] == .string("2"))
    #expect(street.properties["name"] == nil)
    // The line ends at the region's border, not at 24.1°.
    #expect(abs(street.geometry.bounds.maxX - region.maxX) < 1e-12)
    #expect(roads.contains { $0.properties["class"] == .string("traffic_island") })
    #expect(layers["crossings"]?.first?.properties["crossing"] == .string("zebra"))
    #expect(layers["traffic_signals"]?.first?.properties["direction"] == .string("forward"))
  }

  /// Frames far away do not carry them.
  @Test func otherLayersStayAsTheyWere() throws {
    let layers = try source().allFeatures().layers
    #expect(layers["crossings"] == nil)
    #expect(layers["transportation"]?.allSatisfy { $0.properties["turn:lanes"] == nil } == true)
  }
}
