import Geometry
import TestSupport
import Testing

@testable import MapData

/// Two neighbouring tiles of level 1, 1/0/0 and 1/1/0, that meet at x = 0.5; a tile unit is 1/8192.
@Suite struct TileSeamTests {
  private func layers(left: [TileFeature], right: [TileFeature], layer: String = "roads") throws -> [Feature] {
    let folder = try TemporaryFolder()
    try folder.write(TileWriter.tile([(layer, left)]), to: "1/0/0.mvt")
    try folder.write(TileWriter.tile([(layer, right)]), to: "1/1/0.mvt")
    let source = try MapSource.open(path: folder.path)
    return try source.features(in: Rect(minX: 0, minY: 0, maxX: 1, maxY: 0.5), zoom: 1).layers[layer] ?? []
  }

  private func world(_ x: Double, _ y: Double) -> Point { Point(x / 8192, y / 8192) }

  /// A road that ends on the border in one tile and goes on from it in the next is one line.
  @Test func roadWithoutBuffer() throws {
    let tags = [("class", "primary")]
    let features = try layers(
      left: [.line([(1000, 500), (4096, 1000)], tags)], right: [.line([(0, 1000), (500, 2000)], tags)])
    #expect(features.count == 1)
    #expect(features.first?.lines == [[world(1000, 500), world(4096, 1000), world(4596, 2000)]])
  }

  /// Both tiles hold the crossing part in their buffers, rounded by a unit differently; still one line, without overlap.
  @Test func roadWithBuffer() throws {
    let tags = [("name", "A"), ("class", "minor")]
    let features = try layers(
      left: [.line([(4000, 100), (4200, 100)], tags)], right: [.line([(-96, 101), (104, 101), (300, 101)], tags)])
    #expect(features.count == 1)
    let line = try #require(features.first?.lines.first)
    #expect(line == [world(4000, 100), world(4096, 100), world(4200, 101), world(4396, 101)])
  }

  /// Other roads, and the same road the other way round, are no continuation.
  @Test func onlyContinuationsJoin() throws {
    let other = try layers(
      left: [.line([(4000, 100), (4096, 100)], [("name", "A")])],
      right: [.line([(0, 100), (90, 100)], [("name", "B")])])
    #expect(other.count == 2)
    let against = try layers(
      left: [.line([(4000, 100), (4096, 100)], [("name", "A")])],
      right: [.line([(90, 100), (0, 100)], [("name", "A")])])
    #expect(against.count == 2)
  }

  /// A ring road through both tiles becomes one closed line.
  @Test func ringRoad() throws {
    let tags = [("name", "Ring")]
    let features = try layers(
      left: [.line([(4096, 200), (3000, 200), (3000, 900), (4096, 900)], tags)],
      right: [.line([(0, 900), (700, 900), (700, 200), (0, 200)], tags)])
    #expect(features.count == 1)
    let line = try #require(features.first?.lines.first)
    #expect(line.first == line.last)
    #expect(line.count == 7)
  }

  /// A polygon over the border is cut there: no overlap and no gap, and the cut is known as such.
  @Test func polygonOverTheBorder() throws {
    let left = TileFeature.polygon([[(3596, 0), (4176, 0), (4176, 1000), (3596, 1000)]])
    let right = TileFeature.polygon([[(-80, 0), (404, 0), (404, 1000), (-80, 1000)]])
    let features = try layers(left: [left], right: [right])
    #expect(features.count == 2)
    let areas = features.flatMap(\.polygons).map { shoelace($0.rings[0]) * 8192 * 8192 }
    #expect(areas == [500_000, 404_000])
    for polygon in features.flatMap(\.polygons) {
      let ring = polygon.rings[0]
      let cut = ring.indices.filter { polygon.isCutEdge(from: ring[$0], to: ring[($0 + 1) % ring.count]) }
      #expect(cut.count == 2, "the border between the tiles and the map's upper edge")
      #expect(cut.contains { ring[$0].x == 0.5 && ring[($0 + 1) % ring.count].x == 0.5 })
    }
  }

  /// A U across the border: cut off, its two arms stay one polygon whose area is right by any fill rule.
  @Test func concavePolygon() throws {
    let ring = [
      (x: 3896, y: 0), (5096, 0), (5096, 100), (3996, 100), (3996, 300), (5096, 300), (5096, 400), (3896, 400),
    ]
    let features = try layers(left: [.polygon([ring])], right: [])
    let polygon = try #require(features.first?.polygons.first)
    // Two arms of 200 by 100 and the base of 100 by 200 between them.
    let area = shoelace(polygon.rings[0]) * 8192 * 8192
    #expect(area == 60_000)
  }

  /// A point on the border, in both tiles' buffers, counts once, for the tile on its right.
  @Test func pointsAreHalfOpen() throws {
    let tags = [("name", "Café")]
    let features = try layers(
      left: [.point(4096, 50, tags), .point(4095, 60, [("name", "B")])],
      right: [.point(0, 50, tags), .point(-1, 60, [("name", "B")])])
    #expect(features.map(\.points) == [[world(4095, 60)], [world(4096, 50)]])
  }

  /// Rounded to the left of the border in the left tile and onto it in the right one: the same café still.
  @Test func roundedApart() throws {
    let tags = [("name", "Café")]
    let features = try layers(left: [.point(4095, 50, tags)], right: [.point(0, 50, tags)])
    #expect(features.map(\.points) == [[world(4095, 50)]])
  }

  /// A view over 180° asks for tiles of the next copy of the world and gets them in their place.
  @Test func datelineWraps() throws {
    let folder = try TemporaryFolder()
    try folder.write(TileWriter.tile([("a", [.point(4000, 10, [("name", "Fiji")])])]), to: "1-1-0.mvt")
    try folder.write(TileWriter.tile([("a", [.point(96, 10, [("name", "Samoa")])])]), to: "1-0-0.mvt")
    let source = try MapSource.open(path: folder.path)
    // 96 units before the tile's right end and 96 after its left end.
    let step = 96.0 / 8192
    let east = try source.features(in: Rect(minX: 0.9, minY: 0, maxX: 1.1, maxY: 0.1), zoom: 1).layers["a"] ?? []
    #expect(east.flatMap(\.points).map(\.x).sorted() == [1 - step, 1 + step])
    let west = try source.features(in: Rect(minX: -0.1, minY: 0, maxX: 0.1, maxY: 0.1), zoom: 1).layers["a"] ?? []
    #expect(west.flatMap(\.points).map(\.x).sorted() == [-step, step])
  }
}
