import Foundation
import Geometry
import MapData
import MapDrawing
import TestSupport
import Testing

@testable import Wayframe

/// The world that comes with Wayframe, and when a frame needs it.
@Suite struct BackdropFileTests {
  private func water(at place: Coordinate, zoom: Double) throws -> Bool {
    let point = WebMercator.project(place)
    let region = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    let layers = try Assets.backdrop().underlaid(FeatureLayers(), extents: [], in: [region], zoom: zoom).layers
    return (layers["water"] ?? []).contains { feature in
      guard case .polygons(let polygons) = feature.geometry else { return false }
      return polygons.contains { polygon in
        polygon.rings.reduce(false) { $0 != contains(point, $1) }
      }
    }
  }

  /// By the even-odd rule.
  private func contains(_ point: Point, _ ring: [Point]) -> Bool {
    zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(false) { isInside, side in
      let (a, b) = side
      guard (a.y > point.y) != (b.y > point.y) else { return isInside }
      return isInside != (point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x))
    }
  }

  @Test func theFileIsSmall() throws {
    let path = Checkout.path("Sources/Wayframe/Resources/Backdrop/backdrop.pmtiles")
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    #expect(size <= 1_500_000)
  }

  @Test(arguments: [0.0, 3, 5, 10])
  func placesOnLandAreOnLand(zoom: Double) throws {
    // Denver, Manaus, Madrid, Timbuktu, Nairobi, Novosibirsk, Delhi, Alice Springs, Antarctica, Havana, Corsica, Hokkaido, Sicily.
    let places = [
      (39.74, -104.99), (-3.1, -60.0), (40.4, -3.7), (16.77, -3.0), (-1.29, 36.9), (55.0, 83.1), (28.6, 77.2),
      (-23.7, 133.9), (-80, 60), (22.0, -79.5), (42.2, 9.1), (43.4, 142.8), (37.5, 14.2),
    ]
    for (latitude, longitude) in places {
      #expect(
        try !water(at: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom), "\(latitude), \(longitude)")
    }
  }

  @Test(arguments: [0.0, 3, 5, 10])
  func placesAtSeaAreAtSea(zoom: Double) throws {
    // Atlantic, Pacific, Indian and Arctic Ocean, Mediterranean, Baltic, Black Sea, Hudson Bay, Gulf of Mexico, Sea of Japan; then
    // the Caspian Sea, Lakes Superior, Michigan, Huron, Victoria and Ladoga.
    let places = [
      (30, -40), (0, -140), (-20, 80), (85, 0), (35, 18), (58.5, 20), (43, 34), (60, -85), (25, -90), (40, 135),
      (42, 50.5), (47.7, -87.5), (43.5, -87), (44.8, -82.3), (-1, 33), (60.8, 31.5),
    ]
    for (latitude, longitude) in places {
      #expect(
        try water(at: Coordinate(latitude: latitude, longitude: Double(longitude)), zoom: zoom),
        "\(latitude), \(longitude)")
    }
  }

  @Test func citiesHaveTheirPlacesAndNames() throws {
    let region = Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let places = try #require(
      try Assets.backdrop().underlaid(FeatureLayers(), extents: [], in: [region], zoom: 5).layers["place"])
    // A point at zoom 8 is 512 · 2^8 to the world.
    for (name, latitude, longitude) in [("Tokyo", 35.687, 139.749), ("Helsinki", 60.164, 24.932)] {
      let city = try #require(places.first { $0.properties["name"] == .string(name) })
      guard case .points(let points) = city.geometry else { return }
      let expected = WebMercator.project(Coordinate(latitude: latitude, longitude: longitude))
      #expect((points[0] - expected).length * 512 * 256 < 1, "\(name)")
    }
    func names(of name: String) -> [String: PropertyValue]? {
      places.first { $0.properties["name"] == .string(name) }?.properties
    }
    #expect(names(of: "Helsinki")?["name:sv"] == .string("Helsingfors"))
    #expect(names(of: "Tokyo")?["name:de"] == .string("Tokio"))
    #expect(names(of: "Germany")?["name:ja"] == .string("ドイツ"))
    #expect(names(of: "Germany")?["class"] == .string("country"))
  }

  // MARK: When it is needed

  private func hasOpened(_ camera: String, map: String = "", with scene: String = "") throws -> Bool {
    let resources = try FrameResources()
    let json = """
      {"device": {"width": 200, "height": 200, "scale": 1}, "isNavigationEnabled": false, "isMyLocationEnabled": false,
       "camera": {"mode": "free", \(camera)},
       "map": {"sources": ["\(Checkout.path("Assets/Samples/sampleville/sampleville.osm"))"]\(map)}\(scene)}
      """
    _ = try FrameRenderer(resources: resources).compose(NavigationScene(json: Array(json.utf8), file: "scene.json"))
    return resources.hasOpenedBackdrop
  }

  @Test func aStreetNeedsNoBackdrop() throws {
    #expect(try !hasOpened(#""zoom": 16"#))
    #expect(try !hasOpened(#""zoom": 11"#))
    #expect(try !hasOpened(#""zoom": 16, "viewingAngle": 85"#))
  }

  @Test func farOutTheBackdropShowsUnlessItIsOff() throws {
    #expect(try hasOpened(#""zoom": 5"#))
    #expect(try hasOpened(#""zoom": 10.9"#))
    #expect(try !hasOpened(#""zoom": 5"#, map: #", "isBackdropEnabled": false"#))
  }

  @Test func withAStyleOfOnesOwnThereIsNoBackdrop() throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(#"{"version": 8, "sources": {}, "layers": []}"#.utf8, to: "style.json")
    #expect(try !hasOpened(#""zoom": 5"#, map: #", "style": "\#(style)""#))
  }

  @Test func aViewInsideTheMapNeedsNoBackdrop() throws {
    let folder = try TemporaryFolder()
    let corners = "[[-170, -80], [170, -80], [170, 80], [-170, 80], [-170, -80]]"
    let world = try folder.write(
      #"{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [\#(corners)]}}"#.utf8,
      to: "water.geojson")
    let resources = try FrameResources()
    let json = """
      {"device": {"width": 200, "height": 200, "scale": 1}, "isNavigationEnabled": false, "isMyLocationEnabled": false,
       "camera": {"mode": "free", "latitude": 10, "longitude": 10, "zoom": 4}, "map": {"sources": ["\(world)"]}}
      """
    _ = try FrameRenderer(resources: resources).compose(NavigationScene(json: Array(json.utf8), file: "scene.json"))
    #expect(!resources.hasOpenedBackdrop)
  }

  @Test func withoutAMapTheWorldIsShownFarOut() throws {
    func scene(zoom: Int) throws -> NavigationScene {
      try NavigationScene(
        json: Array(
          #"""
          {"isNavigationEnabled": false, "locale": "de_DE",
           "camera": {"mode": "free", "latitude": 51, "longitude": 10, "zoom": \#(zoom)}}
          """#.utf8), file: "world.json")
    }
    let renderer = try FrameRenderer()
    let texts = try renderer.compose(scene(zoom: 5)).layout.labels.map(\.text)
    #expect(texts.contains("Deutschland"))
    #expect(throws: FrameError.self) { try renderer.compose(scene(zoom: 12)) }
  }
}
