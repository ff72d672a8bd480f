import Foundation
import TestSupport
import Testing

@testable import Wayframe

/// What the built-in map says, in the user's words and units.
@Suite struct NamesOnMapTests {
  private let renderer: FrameRenderer
  private let folder: TemporaryFolder

  init() throws {
    renderer = try FrameRenderer()
    folder = try TemporaryFolder()
  }

  /// The labels of a map of `xml`, seen from above with the place 60° N 24° E in the middle.
  private func labels(_ xml: String, locale: String = "en_US", zoom: Double = 16) throws -> [String] {
    _ = try folder.write("<osm version=\"0.6\">\(xml)</osm>".utf8, to: "map.osm")
    let scene = """
      {"device": {"width": 400, "height": 800, "scale": 2}, "locale": "\(locale)", "time": "2026-06-21T12:00:00+00:00",
       "map": {"sources": ["map.osm"]}, "isNavigationEnabled": false, "isMyLocationEnabled": false,
       "camera": {"mode": "free", "latitude": 60, "longitude": 24, "zoom": \(zoom)}}
      """
    let path = try folder.write(scene.utf8, to: "scene.json")
    return try renderer.layout(of: NavigationScene(path: path)).labels.map(\.text).sorted()
  }

  private func node(_ id: Int, _ north: Double, _ east: Double, _ tags: KeyValuePairs<String, String>) -> String {
    "<node id=\"\(id)\" lat=\"\(60 + north)\" lon=\"\(24 + east)\">"
      + tags.map { "<tag k=\"\($0)\" v=\"\($1)\"/>" }.joined() + "</node>"
  }

  /// 104 / 0.3048 = 341.2 feet, and 1,201 / 0.3048 = 3,940.3.
  @Test(arguments: [
    ("en_US", "104", "Nob Hill\n341 ft"), ("en_GB", "104", "Nob Hill\n104 m"), ("de_DE", "104", "Nob Hill\n104 m"),
    ("es_US", "1201", "Nob Hill\n3,940 ft"), ("en_CA", "1201", "Nob Hill\n1201 m"),
  ])
  func peaksInTheUsersUnits(locale: String, elevation: String, text: String) throws {
    let peak = node(1, 0, 0, ["natural": "peak", "name": "Nob Hill", "ele": elevation])
    #expect(try labels(peak, locale: locale, zoom: 14) == [text])
  }

  /// Five shops at one address, and a list.
  @Test func houseNumbersOnceAndAsLists() throws {
    let shops = (0..<5).map {
      node($0 + 1, 0.0002 * Double($0) - 0.0004, 0, ["addr:housenumber": "865", "addr:street": "Market Street"])
    }
    let list = node(9, 0, 0.0003, ["addr:housenumber": "17;19;21;25", "addr:street": "Market Street"])
    #expect(try labels(shops.joined() + list, zoom: 18) == ["17–21, 25", "865"])
  }

  @Test func streetsInBothScripts() throws {
    let xml =
      node(1, 0, -0.002, [:]) + node(2, 0, 0.002, [:])
        + """
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/><tag k="name" v="南京西路"/>
        <tag k="name:en" v="Nanjing West Road"/></way>
        """
    #expect(try Set(labels(xml)) == ["南京西路 Nanjing West Rd"])
    #expect(try Set(labels(xml, locale: "zh_TW")) == ["南京西路"])
  }

  /// A name that the routing service gives in one script is that of the map in the header.
  @Test(arguments: [("en_US", "南京西路 Nanjing West Rd"), ("zh_TW", "南京西路")])
  func headerCallsTheStreetAsTheMapDoes(locale: String, name: String) throws {
    let xml =
      node(1, -0.002, 0, [:]) + node(2, 0, 0, [:]) + node(3, 0, 0.004, [:])
        + """
        <way id="1"><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/><tag k="name" v="南京西路"/>
        <tag k="name:en" v="Nanjing West Road"/></way>
        <way id="2"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        """
    _ = try folder.write("<osm version=\"0.6\">\(xml)</osm>".utf8, to: "map.osm")
    let route = """
      {"code": "Ok", "waypoints": [], "routes": [{"distance": 445.4, "duration": 60, "geometry":
        {"type": "LineString", "coordinates": [[24, 59.998], [24, 60], [24.004, 60]]},
        "legs": [{"distance": 445.4, "duration": 60, "summary": "", "steps": [
          {"distance": 222.4, "duration": 30, "name": "", "mode": "driving", "geometry":
            {"type": "LineString", "coordinates": [[24, 59.998], [24, 60]]},
            "maneuver": {"type": "depart", "location": [24, 59.998], "bearing_after": 0}, "intersections": []},
          {"distance": 223, "duration": 30, "name": "南京西路", "mode": "driving", "geometry":
            {"type": "LineString", "coordinates": [[24, 60], [24.004, 60]]},
            "maneuver": {"type": "turn", "modifier": "right", "location": [24, 60], "bearing_after": 90,
              "bearing_before": 0}, "intersections": []},
          {"distance": 0, "duration": 0, "name": "南京西路", "mode": "driving", "geometry":
            {"type": "LineString", "coordinates": [[24.004, 60], [24.004, 60]]},
            "maneuver": {"type": "arrive", "location": [24.004, 60], "bearing_before": 90}, "intersections": []}]}]}]}
      """
    _ = try folder.write(route.utf8, to: "route.json")
    let scene = """
      {"device": {"width": 400, "height": 800, "scale": 2}, "locale": "\(locale)", "time": "2026-06-21T12:00:00+00:00",
       "map": {"sources": ["map.osm"]}, "route": {"response": "route.json"}, "position": {"distanceAlongRoute": 100}}
      """
    let path = try folder.write(scene.utf8, to: "scene.json")
    let layout = try renderer.layout(of: NavigationScene(path: path))
    let texts = layout.elements.compactMap(\.text)
    #expect(texts.contains { $0.contains(name) }, "\(texts)")
    #expect(layout.labels.contains { $0.layer == "turn" && $0.text == name }, "\(layout.labels)")
  }
}
