import Geometry
import JSON
import MapData
import TestSupport
import Testing

@testable import StyleDrawing

@Suite struct SourceTests {
  private static func shapes(_ json: String) throws -> GeoJSONShapes {
    var shapes = GeoJSONShapes(promotedID: nil)
    #expect(shapes.read(try JSONValue(parsing: Array(json.utf8), file: "test")))
    return shapes
  }

  private static let world = ViewTile(level: 0, zoom: 0, x: 0, y: 0, copy: 0)

  @Test func linesAreCutAtTheBuffer() throws {
    let shapes = try Self.shapes(#"{"type": "LineString", "coordinates": [[-180, 0], [180, 0]]}"#)
    var tiles = GeoJSONTiles(shapes: shapes.shapes)
    tiles.options.hasLineMetrics = true
    let east = ViewTile(level: 1, zoom: 1, x: 1, y: 0, copy: 0)
    let feature = try #require(tiles.features(of: east).first)
    // A quarter of a tile beyond its western side, and up to the world's end.
    #expect(feature.tile.parts == [[Point(-2048, 8192), Point(8192, 8192)]])
    #expect(feature.shares == [0.375...1])
  }

  @Test func pointsAreSimplifiedByPixels() throws {
    // A corner of 0.2 pixels at zoom 0 goes, at zoom 4 it stays.
    let bump = 0.2 * 360 / 512
    let shapes = try Self.shapes(
      #"{"type": "LineString", "coordinates": [[0, 0], [5, \#(bump)], [10, 0]]}"#)
    let tiles = GeoJSONTiles(shapes: shapes.shapes)
    #expect(tiles.features(of: Self.world).first?.tile.parts.first?.count == 2)
    let close = ViewTile(level: 4, zoom: 4, x: 8, y: 7, copy: 0)
    #expect(tiles.features(of: close).first?.tile.parts.first?.count == 3)
  }

  @Test func ringsRunOneWay() throws {
    let ring = "[[-10, -10], [-10, 10], [10, 10], [10, -10], [-10, -10]]"
    let other = "[[-10, -10], [10, -10], [10, 10], [-10, 10], [-10, -10]]"
    func parts(_ ring: String) throws -> [[Point]]? {
      let shapes = try Self.shapes(#"{"type": "Polygon", "coordinates": [\#(ring)]}"#)
      return GeoJSONTiles(shapes: shapes.shapes).features(of: Self.world).first?.tile.parts
    }
    #expect(try parts(ring) == parts(other))
    #expect(try (parts(ring)?.first.map { doubleArea($0) } ?? 0) > 0)
  }

  @Test func nearPointsBecomeOne() throws {
    let points = "[[0, 0], [1, 0], [0, 1], [60, 0]]"
    let shapes = try Self.shapes(#"{"type": "MultiPoint", "coordinates": \#(points)}"#)
    var tiles = GeoJSONTiles(shapes: shapes.shapes)
    tiles.clusters = PointClusters(tiles.shapes, PointClusters.Options())
    let features = tiles.features(of: Self.world)
    let counts = features.map { $0.tile.feature.properties["point_count"] }
    #expect(counts == [.number(3), nil])
    // A third of a degree is 7 pixels and more from zoom 4 on, 50 and more from zoom 7 on.
    let close = ViewTile(level: 10, zoom: 10, x: 512, y: 511, copy: 0)
    #expect(tiles.features(of: close).allSatisfy { $0.tile.feature.properties["cluster"] == nil })
  }

  @Test func boundsFillThePicture() {
    let view = MapViewpoint.fitting(west: 20, south: 50, east: 30, north: 60, width: 600, height: 400, padding: 20)
    let camera = MapCamera(view)
    let matrix = camera.matrix(unit: 1, origin: .zero)
    func screen(_ longitude: Double, _ latitude: Double) -> Point {
      matrix.screen(WebMercator.project(Coordinate(latitude: latitude, longitude: longitude)))
    }
    #expect(abs(screen(25, 60).y - 20) < 0.5)
    #expect(abs(screen(25, 50).y - 380) < 0.5)
    #expect(abs(screen(20, 55).x + screen(30, 55).x - 600) < 0.5)
    // Across the antimeridian, and a single place.
    let pacific = MapViewpoint.fitting(west: 170, south: -10, east: -170, north: 10, width: 600, height: 400)
    #expect(abs(pacific.center.longitude - 180) < 1e-9)
    let place = MapViewpoint.fitting(west: 5, south: 5, east: 5, north: 5, width: 600, height: 400)
    #expect(place.zoom == 18)
  }

  @Test func anchorsStandAtTheirSpacing() {
    let anchors = LineAnchors(
      spacing: 1000, labelLength: 160, boxScale: 16, overscaling: 1, window: nil, maxAngle: 0)
    let places = anchors.along([Point(100, 4000), Point(8000, 4000)]).map(\.place.x)
    // First at half a label and 48 units of the box's scale: (160/2 + 48·16) mod 1000 = 848.
    #expect(places == [948, 1948, 2948, 3948, 4948, 5948, 6948])
    // A line that comes from the next tile: at half the spacing.
    #expect(anchors.along([Point(0, 4000), Point(2200, 4000)]).map(\.place.x) == [500, 1500])
    // Too short for the first place: in the middle.
    #expect(anchors.along([Point(100, 100), Point(500, 100)]).map(\.place.x) == [300])
  }

  @Test func innermostPointsLieInside() {
    let square = [Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100)]
    #expect((InnermostPoint.of([square], precision: 1) - Point(50, 50)).length < 2)
    // An L: the widest place is its corner, whose largest circle touches both outer sides and the inner corner.
    let l = [Point(0, 0), Point(100, 0), Point(100, 40), Point(40, 40), Point(40, 100), Point(0, 100)]
    let r = 40 * 2.0.squareRoot() / (1 + 2.0.squareRoot())
    #expect((InnermostPoint.of([l], precision: 0.1) - Point(r, r)).length < 1)
  }

  @Test func wrongStylesAreNamed() throws {
    let folder = try TemporaryFolder()
    func failure(_ sources: String, _ more: String = "") throws -> String {
      let json = """
        {"version": 8, \(more) "sources": {"a": \(sources)}, "layers": [{"id": "l", "type": "line", "source": "a",
        "source-layer": "x"}]}
        """
      let path = try folder.write(Array(json.utf8), to: "s.json")
      do {
        let map = try StyledMap(path: path)
        _ = try map.draw(map.viewpoint(width: 8, height: 8), typesetter: nil)
      } catch {
        return "\(error)"
      }
      return ""
    }
    #expect(try failure(#"{"type": "vector"}"#).contains("sources.a: it has neither \"tiles\""))
    #expect(
      try failure(#"{"type": "vector", "url": "mbtiles://no.mbtiles"}"#).contains("no.mbtiles: there is no such file"))
    try folder.write(Array("{".utf8), to: "t.json")
    #expect(try failure(#"{"type": "vector", "url": "t.json"}"#).contains("t.json"))
    #expect(try failure(#"{"type": "vector", "tiles": ["x/{z}/{x}/{y}.pbf"]}"#) == "")
    #expect(throws: StyledMapError.self) { try StyledMap(path: folder.path + "/none.json") }
  }
}
