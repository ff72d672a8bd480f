import Geometry
import TestSupport
import Testing

@testable import MapData

@Suite struct SurveyTests {
  @Test func countsATile() throws {
    let folder = try TemporaryFolder()
    let tile = TileWriter.tile([
      (
        "roads",
        [
          .line([(0, 0), (10, 10)], [("kind", "path"), ("name", "A")]), .line([(0, 0), (10, 10)], [("kind", "path")]),
          .point(5, 5, [("kind", "node")]),
        ]
      ),
      ("water", [.polygon([[(0, 0), (9, 0), (9, 9)]])]),
    ])
    let path = try folder.write(tile, to: "3-4-2.mvt")
    let survey = try MapSurvey(path: path)
    #expect(survey.kind == "vector tile")
    #expect(survey.zooms == 3...3)
    #expect(survey.tiles == 1)
    #expect(survey.isComplete)
    // Tile 3/4/2 begins at the middle of the world and is 45 degrees wide; the third row from the north ends at the row that
    // halves the upper half: atan(sinh(π/2)) and atan(sinh(π/4)).
    #expect(survey.bounds == [0, 40.979898, 45, 66.51326])
    #expect(survey.layers.map(\.name) == ["roads", "water"])
    let roads = try #require(survey.layers.first)
    #expect(roads.lines == 2)
    #expect(roads.points == 1)
    #expect(roads.polygons == 0)
    #expect(roads.extent == 4096)
    #expect(roads.fields["kind"]?.values == [.string("path"): 2, .string("node"): 1])
    #expect(roads.fields["name"]?.count == 1)
    #expect(roads.fields["name"]?.types == ["string"])
    #expect(survey.layers.last?.polygons == 1)
  }

  @Test(arguments: ["2/1/3.mvt", "2-1-3.mvt", "2_1_3.mvt", "2_1_3.pbf"]) func foldersOfEachNaming(_ name: String) throws
  {
    let folder = try TemporaryFolder()
    let tile = TileWriter.tile([("water", [.point(5, 5)])])
    _ = try folder.write(tile, to: name)
    _ = try folder.write(
      Array(
        #"{"attribution": "<a href='x'>&copy; Me</a><br>You", "vector_layers": [{"id": "water", "fields": {"a": "Number"}}]}"#
          .utf8),
      to: "metadata.json")
    let survey = try MapSurvey(path: folder.path)
    #expect(survey.zooms == 2...2)
    #expect(survey.tiles == 1)
    #expect(survey.attribution == "© Me You")
    #expect(survey.layers.map(\.statedFields) == [["a": "Number"]])
    #expect(survey.layers.map(\.points) == [1])
    let source = try MapSource.open(path: folder.path)
    #expect(source.bounds == Rect(minX: 0.25, minY: 0.75, maxX: 0.5, maxY: 1))
  }

  @Test func readsGeoJSON() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Array(
        #"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"n": 3}, "geometry": {"type": "Point", "coordinates": [10, 0]}}, {"type": "Feature", "properties": {"n": -2}, "geometry": {"type": "LineString", "coordinates": [[0, 0], [20, 0]]}}]}"#
          .utf8), to: "things.geojson")
    let survey = try MapSurvey(path: path)
    #expect(survey.kind == "GeoJSON")
    #expect(survey.zooms == nil)
    #expect(survey.bounds == [0, 0, 20, 0])
    #expect(survey.layers.map(\.name) == ["things"])
    #expect(survey.layers.first?.fields["n"]?.range == -2...3)
  }

  /// Each number leads back to its tile.
  @Test func tilesOfNumbers() {
    for tile in [
      TileID(zoom: 0, x: 0, y: 0), TileID(zoom: 1, x: 1, y: 0), TileID(zoom: 2, x: 3, y: 1),
      TileID(zoom: 12, x: 3423, y: 1763), TileID(zoom: 26, x: 1, y: 67_108_863),
    ] {
      #expect(HilbertCurve.tile(HilbertCurve.number(of: tile)) == tile)
    }
    #expect(HilbertCurve.tile(19_078_479) == TileID(zoom: 12, x: 3423, y: 1763))
    #expect(HilbertCurve.tile(.max) == nil)
  }

  @Test(arguments: [
    ("<a href=\"https://a.b\">&copy; OpenStreetMap contributors</a>", "© OpenStreetMap contributors"),
    ("&#169; A &amp; B&nbsp;C", "© A & B C"), ("<ul><li>One</li><li>Two</li></ul>", "One Two"),
    ("&#x41;&unknown; &", "A&unknown; &"), ("a <b>bold</b> text", "a bold text"), ("plain", "plain"),
  ])
  func creditsWithoutMarkup(_ html: String, _ text: String) { #expect(PlainText.fromHTML(html) == text) }

  @Test func glyphFilesAreKnown() {
    // A stack "A", range "0-255", with two glyphs without content.
    let stack: [UInt8] = [0x0A, 1, 0x41, 0x12, 5] + Array("0-255".utf8) + [0x1A, 0, 0x1A, 0]
    let file = GlyphFile(bytes: [0x0A, UInt8(stack.count)] + stack)
    #expect(file?.stacks.map(\.name) == ["A"])
    #expect(file?.stacks.first?.range == "0-255")
    #expect(file?.stacks.first?.glyphs == 2)
    #expect(GlyphFile(bytes: [0x0A, 200, 1]) == nil)
    #expect(GlyphFile(bytes: [0x1A, 0]) == nil)
  }
}
