import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapData

/// What sources keep between views does not show, is bounded, and is dropped when its file changes.
@Suite struct KeptFeaturesTests {
  private func isEqual(_ first: FeatureLayers, _ second: FeatureLayers) -> Bool {
    guard first.warnings == second.warnings, first.lacksTiles == second.lacksTiles else { return false }
    guard Set(first.layers.keys) == Set(second.layers.keys) else { return false }
    return first.layers.allSatisfy { name, features in
      let others = second.layers[name] ?? []
      return features.count == others.count
        ? zip(features, others).allSatisfy {
          ($0.id, $0.geometry) == ($1.id, $1.geometry) ? $0.properties == $1.properties : false
        } : false
    }
  }

  /// Views of random places and sizes, each asked of a source that has seen all before and of one that has seen nothing.
  @Test(
    .enabled(if: SharedFolder.has("data/osm"), "skipped: there is no shared folder"),
    arguments: ["osm/helsinki.osm.pbf", "tiles/helsinki-openmaptiles.mbtiles"])
  func warmViewsEqualColdOnes(_ file: String) throws {
    let path = SharedFolder.path("data/" + file)
    let warm = try MapSource.open(path: path)
    var random = SeededRandom(seed: 14)
    let all = warm.bounds
    var previous = Rect.null
    for step in 0..<8 {
      // Every other view is the one before, moved by a hundredth of its width.
      let side = all.width * Double.random(in: 0.05...0.4, using: &random)
      let place = Point(
        all.minX + all.width * Double.random(in: 0...1, using: &random),
        all.minY + all.height * Double.random(in: 0...1, using: &random))
      let region =
        step % 2 == 1
        ? previous.offset(by: Point(previous.width / 100, 0)) : Rect(bounding: [place]).inset(by: -side / 2)
      previous = region
      let zoom = Double.random(in: 12...16, using: &random)
      let cold = try MapSource.open(path: path).features(in: region, zoom: zoom)
      #expect(isEqual(try warm.features(in: region, zoom: zoom), cold))
      #expect(isEqual(try warm.features(in: region, zoom: zoom), cold), "the whole view is kept")
    }
  }

  @Test func changedTileIsReadAnew() throws {
    let folder = try TemporaryFolder()
    try folder.write(TileWriter.tile([("poi", [.point(10, 10)])]), to: "1/0/0.mvt")
    let source = try MapSource.open(path: folder.path)
    let region = Rect(minX: 0, minY: 0, maxX: 0.4, maxY: 0.4)
    #expect(try source.features(in: region, zoom: 1).layers["poi"]?.count == 1)
    try folder.write(TileWriter.tile([("poi", [.point(10, 10), .point(500, 900)])]), to: "1/0/0.mvt")
    #expect(try source.features(in: region, zoom: 1).layers["poi"]?.count == 2)
  }

  /// Of tiles of 10,000 bytes each, so many stay as the limit allows, those used last.
  @Test func keptTilesAreBounded() {
    let feature = Feature(
      id: nil, geometry: .points([Point](repeating: Point(0, 0), count: 600)), properties: [:])
    let kept = KeptTiles(byteLimit: 100_000)
    let content = KeptTiles.Content(layers: [(name: "poi", extent: 4096, features: [feature])])
    for x in 0..<50 { kept.keep(content, of: TileID(zoom: 10, x: x, y: 0), stamp: []) }
    #expect(kept.bytes <= 100_000)
    #expect(kept.bytes > 80_000)
    #expect(kept.content(of: TileID(zoom: 10, x: 0, y: 0), stamp: []) == nil)
    #expect(kept.content(of: TileID(zoom: 10, x: 49, y: 0), stamp: []) != nil)
    #expect(kept.content(of: TileID(zoom: 10, x: 49, y: 0), stamp: [.missing]) == nil)
  }

  @Test func keptElementsAreBounded() {
    let kept = KeptElements(byteLimit: 50_000)
    var mapped = 0
    for first in 0..<40 {
      let seen = (0..<10).map { Int32(first * 5 + $0) }
      let layers = kept.view(seen, hasSea: false) { _ in
      } map: { number, layers in
        mapped += 1
        let points = [Point](repeating: Point(Double(number), 0), count: 20)
        layers.append(Feature(id: UInt64(number), geometry: .points(points), properties: [:]), to: .poi)
      } join: { _ in
      }
      #expect(layers[.poi].map(\.id) == seen.map { UInt64($0) })
      #expect(kept.bytes <= 50_000)
    }
    // Each of the 205 once, and those again that were seen before all was dropped.
    #expect(205...250 ~= mapped)
  }
}
