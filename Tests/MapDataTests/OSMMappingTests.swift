import Geometry
import TestSupport
import Testing

@testable import MapData

/// OSM data written here, mapped onto layers.
@Suite struct OSMMappingTests {
  private func layers(_ xml: String) throws -> [String: [Feature]] {
    let folder = try TemporaryFolder()
    return try MapSource.open(path: folder.write("<osm version=\"0.6\">\(xml)</osm>".utf8, to: "a.osm")).allFeatures()
      .layers
  }

  /// Nodes 1… on a row, a hundredth of a degree apart.
  private func row(_ count: Int) -> String {
    (1...count).map { "<node id=\"\($0)\" lat=\"60\" lon=\"\(24 + Double($0) / 100)\"/>" }.joined()
  }

  /// Corners of squares: node 10·i + j at latitude 60 + i/100, longitude 24 + j/100.
  private func grid(_ size: Int) -> String {
    (1...size).flatMap { i in
      (1...size).map {
        "<node id=\"\(10 * i + $0)\" lat=\"\(60 - Double(i) / 100)\" lon=\"\(24 + Double($0) / 100)\"/>"
      }
    }.joined()
  }

  private func way(_ id: Int, _ nodes: [Int], _ tags: [String: String] = [:]) -> String {
    let refs = nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
    return "<way id=\"\(id)\">\(refs)\(self.tags(tags))</way>"
  }

  private func tags(_ tags: [String: String]) -> String {
    tags.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
  }

  private func relation(_ id: Int, _ members: [(Int, String)], _ tags: [String: String]) -> String {
    let members = members.map { "<member type=\"way\" ref=\"\($0.0)\" role=\"\($0.1)\"/>" }.joined()
    return "<relation id=\"\(id)\">\(members)\(self.tags(tags))</relation>"
  }

  /// The area in squares of the grid's spacing along x; latitude stretches y by 1/cos 60° ≈ 2.
  private func squares(_ ring: [Point]) -> Double {
    let side = 0.01 / 360
    return shoelace(ring) / (side * side)
  }

  // MARK: Lines

  @Test func wayIsSplitWhereNodesAreMissing() throws {
    let layers = try layers(
      row(6) + way(1, [1, 2, 99, 3, 4, 5, 98, 6], ["highway": "residential", "name": "Gap Street"]))
    let road = try #require(layers["transportation"]?.first)
    #expect(road.lines.map(\.count) == [2, 3])
    #expect(road.lines[1][0].x == (24.03 / 360) + 0.5)
    #expect(road.id == 12)
  }

  struct Road: Sendable {
    var tags: [String: String]
    var properties: [String: PropertyValue]
  }

  @Test(arguments: [
    Road(
      tags: ["highway": "motorway_link", "oneway": "-1"],
      properties: ["class": .string("motorway"), "ramp": .number(1), "oneway": .number(-1)]),
    Road(
      tags: ["highway": "residential", "bridge": "viaduct", "layer": "2"],
      properties: [
        "class": .string("minor"), "subclass": .string("residential"), "brunnel": .string("bridge"),
        "layer": .number(2),
      ]),
    Road(tags: ["highway": "steps"], properties: ["class": .string("path"), "subclass": .string("steps")]),
    Road(
      tags: ["highway": "service", "service": "alley", "surface": "gravel"],
      properties: ["class": .string("service"), "service": .string("alley"), "surface": .string("unpaved")]),
    Road(
      tags: ["highway": "construction", "construction": "primary"],
      properties: ["class": .string("primary_construction"), "subclass": .string("construction")]),
    Road(
      tags: ["highway": "tertiary", "junction": "roundabout"],
      properties: ["class": .string("tertiary"), "oneway": .number(1)]),
    Road(
      tags: ["railway": "tram", "tunnel": "yes"],
      properties: ["class": .string("transit"), "subclass": .string("tram"), "brunnel": .string("tunnel")]),
    Road(
      tags: ["railway": "rail", "service": "yard"],
      properties: ["class": .string("rail"), "subclass": .string("rail"), "service": .string("yard")]),
    Road(tags: ["route": "ferry"], properties: ["class": .string("ferry"), "subclass": .string("ferry")]),
    Road(tags: ["man_made": "pier"], properties: ["class": .string("pier")]),
  ])
  func transportationClasses(_ road: Road) throws {
    let layers = try layers(row(3) + way(1, [1, 2, 3], road.tags))
    #expect(layers["transportation"]?.map(\.properties) == [road.properties])
  }

  /// A street of several ways gets its name once along its whole length, whichever way its parts are drawn.
  @Test func namesRunAlongTheStreet() throws {
    let tags = ["highway": "residential", "name": "Long Street", "name:tr": "Uzun Sokak"]
    let layers = try layers(
      row(7) + way(1, [1, 2], tags) + way(2, [4, 3, 2], tags)
        + way(3, [4, 5], ["highway": "residential", "name": "Other"])
        + way(4, [6, 7], tags))
    let names = try #require(layers["transportation_name"])
    #expect(names.map { $0.string("name") } == ["Long Street", "Long Street", "Other"])
    #expect(names[0].lines.map(\.count) == [4])
    #expect(names[0].string("name:tr") == "Uzun Sokak")
    #expect(names[0].string("name:latin") == "Long Street")
    #expect(layers["transportation"]?.count == 4)
  }

  struct Shield: Sendable {
    var latitude: Double
    var longitude: Double
    var tags: [String: String]
    var ref: String
    var network: String
  }

  @Test(arguments: [
    Shield(
      latitude: 37.7, longitude: -122.4, tags: ["highway": "motorway", "ref": "I 80"], ref: "80",
      network: "us-interstate"),
    Shield(
      latitude: 37.7, longitude: -122.4, tags: ["highway": "trunk", "ref": "US 101;CA 1"], ref: "101",
      network: "us-highway"),
    Shield(
      latitude: 37.7, longitude: -122.4, tags: ["highway": "primary", "ref": "CA 1"], ref: "1", network: "us-state"),
    Shield(
      latitude: 51.5, longitude: -0.5, tags: ["highway": "motorway", "ref": "M25"], ref: "M25", network: "gb-motorway"),
    Shield(latitude: 51.5, longitude: -0.5, tags: ["highway": "trunk", "ref": "A40"], ref: "A40", network: "gb-trunk"),
    Shield(latitude: 48.1, longitude: 11.5, tags: ["highway": "motorway", "ref": "A 8"], ref: "A 8", network: "road"),
  ])
  func numbersByTheirForm(_ shield: Shield) throws {
    let nodes = (1...2).map {
      "<node id=\"\($0)\" lat=\"\(shield.latitude)\" lon=\"\(shield.longitude + Double($0) / 100)\"/>"
    }
    let names = try layers(nodes.joined() + way(1, [1, 2], shield.tags))["transportation_name"]
    #expect(names?.first?.string("ref") == shield.ref)
    #expect(names?.first?.string("network") == shield.network)
    #expect(names?.first?.number("ref_length") == Double(shield.ref.count))
  }

  @Test func numberFromRouteRelation() throws {
    let xml =
      row(2) + way(1, [1, 2], ["highway": "motorway", "ref": "I 280"])
      + relation(5, [(1, "")], ["type": "route", "route": "road", "network": "US:CA", "ref": "9"])
      + relation(6, [(1, "")], ["type": "route", "route": "road", "network": "US:I", "ref": "280"])
    let name = try #require(layers(xml)["transportation_name"]?.first)
    #expect(name.string("ref") == "280")
    #expect(name.string("network") == "us-interstate")
  }

  // MARK: Areas

  /// An outer ring in three ways, given out of order and direction, with a hole of its own way.
  @Test func multipolygonOfSplitWays() throws {
    let xml =
      grid(5) + way(1, [11, 12, 13, 14, 15, 25], [:]) + way(2, [55, 45, 35, 25], [:])
      + way(3, [55, 54, 53, 52, 51, 41, 31, 21, 11], [:]) + way(4, [22, 23, 33, 32, 22], [:])
      + relation(
        7, [(3, "outer"), (1, "outer"), (4, "inner"), (2, "outer")],
        ["type": "multipolygon", "natural": "water", "name": "Lake"])
    let layers = try layers(xml)
    let water = try #require(layers["water"]?.first)
    #expect(water.polygons.count == 1)
    #expect(water.polygons[0].rings.map(\.count) == [16, 4])
    // Sixteen squares less one; y is stretched by the secant of the latitude, 2.0 at 60°, a little less south of it.
    let outer = squares(water.polygons[0].rings[0])
    let hole = squares(water.polygons[0].rings[1])
    #expect(abs(outer / 16 - 1.997) < 0.004)
    #expect(abs(hole / -1 - 1.998) < 0.004)
    #expect(layers["water_name"]?.first?.string("name") == "Lake")
    #expect(water.id == 73)
  }

  /// Two outer rings that share a corner node, two islands within a hole, and a member that the file lacks.
  @Test func multipolygonOfManyRings() throws {
    let xml =
      grid(9) + way(1, [11, 19, 99, 91, 11]) + way(2, [22, 28, 88, 82, 22]) + way(3, [33, 34, 44, 43, 33])
      + way(4, [44, 45, 55, 54, 44])
      + relation(
        7, [(1, "outer"), (2, "inner"), (3, "outer"), (4, "outer"), (77, "outer")],
        ["type": "multipolygon", "landuse": "forest"])
    let folder = try TemporaryFolder()
    let source = try MapSource.open(path: folder.write("<osm>\(xml)</osm>".utf8, to: "a.osm"))
    let features = try source.allFeatures()
    let wood = try #require(features.layers["landcover"]?.first)
    #expect(wood.string("class") == "wood")
    #expect(wood.polygons.map { $0.rings.count } == [2, 1, 1])
    // Where the file does not say what it covers, the member may lie beyond it.
    #expect(features.warnings == [])
  }

  @Test func closedWaysAreAreasOnlyWhereTagsSaySo() throws {
    let ring = [11, 12, 22, 21, 11]
    let xml =
      grid(2) + way(1, ring, ["highway": "pedestrian"]) + way(2, ring, ["highway": "pedestrian", "area": "yes"])
      + way(3, ring, ["leisure": "park"]) + way(4, ring, ["natural": "water", "area": "no"])
      + way(5, [11, 12, 22, 21], ["building": "yes"])
    let layers = try layers(xml)
    #expect(layers["transportation"]?.map { $0.lines.count } == [1, 0])
    #expect(layers["transportation"]?.map { $0.polygons.count } == [0, 1])
    #expect(layers["landcover"]?.map { $0.string("subclass") } == ["park"])
    #expect(layers["building"] == nil)
  }

  struct Height: Sendable {
    var tags: [String: String]
    var top: Double
    var bottom = 0.0
  }

  @Test(arguments: [
    Height(tags: ["height": "12.13 m"], top: 12.13), Height(tags: ["height": "40 ft"], top: 12.192),
    Height(tags: ["height": "5'6&quot;"], top: 1.6764), Height(tags: ["height": "7,5"], top: 7.5),
    Height(tags: ["building:levels": "5"], top: 16), Height(tags: [:], top: 9),
    Height(tags: ["height": "tall", "building:levels": "2"], top: 6.4),
    Height(tags: ["height": "30", "min_height": "18"], top: 30, bottom: 18),
    Height(tags: ["min_height": "18"], top: 21.2, bottom: 18),
    Height(tags: ["height": "5", "min_height": "18"], top: 18, bottom: 18),
    Height(tags: ["height": "-4"], top: 0), Height(tags: ["height": "1e9"], top: 9),
    Height(tags: ["height": "99999999999999999999999"], top: 9),
    Height(tags: ["building:levels": "3", "roof:shape": "gabled"], top: 12.1),
    Height(tags: ["building:levels": "3", "roof:shape": "flat"], top: 9.6),
    Height(tags: ["building:levels": "3", "roof:levels": "2"], top: 14.6),
    Height(tags: ["building:levels": "5", "building:min_level": "2"], top: 16, bottom: 6.4),
  ])
  func heights(_ height: Height) throws {
    let building = try #require(
      layers(grid(2) + way(1, [11, 12, 22, 21, 11], height.tags.merging(["building": "yes"]) { $1 }))["building"]?.first
    )
    #expect(abs((building.number("render_height") ?? -1) - height.top) < 1e-9)
    #expect(abs((building.number("render_min_height") ?? -1) - height.bottom) < 1e-9)
  }

  /// The parts stand for the outline that they fill; a small part on a large building does not.
  @Test func partsReplaceTheirOutline() throws {
    let xml =
      grid(9) + way(1, [11, 13, 33, 31, 11], ["building": "yes"])
      + way(2, [11, 13, 23, 21, 11], ["building:part": "yes"])
      + way(3, [21, 23, 33, 31, 21], ["building:part": "yes", "height": "30"])
      + way(4, [51, 59, 99, 91, 51], ["building": "yes"]) + way(5, [51, 52, 62, 61, 51], ["building:part": "yes"])
    let buildings = try #require(layers(xml)["building"])
    #expect(buildings.map { $0.properties["hide_3d"] } == [.bool(true), nil, nil, nil, nil])
  }

  /// What the map says of roofs and walls reaches the features; parts of a church are as much a landmark as itself.
  @Test func roofsAndLandmarksReachTheFeatures() throws {
    let xml =
      grid(9)
      + way(
        1, [11, 13, 33, 31, 11],
        ["building": "church", "roof:shape": "gabled", "roof:colour": "red", "building:material": "brick"])
      + way(2, [21, 22, 32, 31, 21], ["building:part": "yes", "roof:shape": "dome"])
      + way(3, [51, 59, 99, 91, 51], ["building": "yes", "roof:shape": "flat"])
      + way(4, [61, 62, 72, 71, 61], ["building": "yes", "layer": "-1"])
    let buildings = try #require(layers(xml)["building"])
    #expect(buildings.map { $0.properties["landmark"] } == [.bool(true), .bool(true), nil])
    #expect(buildings.map { $0.string("roof:shape") } == ["gabled", "dome", "flat"])
    #expect(buildings.map { $0.form != nil } == [true, true, false])
    #expect(buildings[0].string("roof:colour") == "red")
    #expect(buildings[0].string("building:material") == "brick")
  }

  // MARK: Points

  @Test func signsEntrancesAndNumbers() throws {
    let xml = """
      <node id="1" lat="60" lon="24"><tag k="highway" v="traffic_signals"/><tag k="direction" v="forward"/></node>
      <node id="2" lat="60" lon="24.1"><tag k="highway" v="stop"/></node>
      <node id="3" lat="60" lon="24.2"><tag k="entrance" v="main"/><tag k="level" v="1"/><tag k="name" v="A"/></node>
      <node id="4" lat="60" lon="24.3"><tag k="addr:housenumber" v="12 b"/></node>
      <node id="5" lat="60" lon="24.4"><tag k="entrance" v="no"/></node>
      """
    let layers = try layers(xml)
    #expect(layers["traffic_signals"]?.map(\.properties) == [["direction": .string("forward")]])
    #expect(layers["stop_signs"]?.count == 1)
    #expect(layers["entrances"]?.map { $0.string("entrance") } == ["main"])
    #expect(layers["entrances"]?.first?.properties["level"] == nil)
    #expect(layers["housenumber"]?.map { $0.string("housenumber") } == ["12 b"])
  }

  @Test func namesInSeveralScripts() throws {
    let xml = """
      <node id="1" lat="60" lon="24"><tag k="amenity" v="cafe"/><tag k="name" v="القاهرة"/>
      <tag k="name:ar" v="القاهرة"/><tag k="name:zh-Hant" v="開羅"/><tag k="name:tr" v="Kahire"/>
      <tag k="name:etymology:wikidata" v="Q1"/><tag k="name:left" v="L"/></node>
      """
    let cafe = try #require(layers(xml)["poi"]?.first)
    #expect(
      cafe.properties == [
        "class": .string("cafe"), "subclass": .string("cafe"), "rank": .number(25), "name": .string("القاهرة"),
        "name:ar": .string("القاهرة"), "name:zh-Hant": .string("開羅"), "name:tr": .string("Kahire"),
        "name:latin": .string("Kahire"), "name:nonlatin": .string("القاهرة"), "name_en": .string("القاهرة"),
        "name_int": .string("القاهرة"),
      ])
  }
}
