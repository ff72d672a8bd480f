import Geometry
import MapData
import Synchronization
import TestSupport
import Testing

@testable import MapDrawing

/// One street along the equator that counts how often it is asked for.
private final class CountingSource: FeatureSource {
  let calls = Mutex(0)
  let bounds = Rect(minX: 0.5, minY: 0.499, maxX: 0.502, maxY: 0.501)
  let attribution: String? = nil

  func features(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers {
    calls.withLock { $0 += 1 }
    let line = [Point(0.5001, 0.5), Point(0.5003, 0.5)]
    return FeatureLayers(layers: [
      "transportation": [Feature(id: 1, geometry: .lines([line]), properties: ["class": .string("primary")])]
    ])
  }
}

@Suite struct StreetStoreTests {
  private func camera(metresEast: Double, zoom: Double = 17.5) -> Camera {
    Camera(
      center: Coordinate(latitude: 0, longitude: 0.07 + metresEast / 111_319.5), zoom: zoom, width: 200, height: 200)
  }

  /// The first frame of a block is built alone, the second one builds the block, and the next ask for nothing.
  @Test func streetsAreBuiltOnce() throws {
    let source = CountingSource()
    let store = StreetStore()
    func networks(_ store: StreetStore, _ metres: Double) throws -> [StreetNetwork] {
      try store.networks(of: source, paths: ["a"], drivingSide: nil, for: camera(metresEast: metres))
    }
    let first = try networks(store, 0)
    _ = try networks(store, 0)
    #expect(source.calls.withLock { $0 } == 1)
    let second = try networks(store, 1)
    #expect(source.calls.withLock { $0 } == 2)
    _ = try networks(store, 2)
    #expect(source.calls.withLock { $0 } == 2)
    #expect(first.map(\.block) == second.map(\.block))
    let again = try networks(StreetStore(), 1)
    let points = try #require(second.first?.levels.first?.surfaces.points)
    #expect(!points.isEmpty)
    #expect(again.first?.levels.first?.surfaces.points == points)
  }

  /// What is built for a frame is what of the whole block it can show: no ring more, none fewer, none other.
  @Test(arguments: [(0.0, 0.0, 17.4), (65, 210, 17.0), (45, 95, 18.2), (80, 300, 16.8)])
  func framesMissNothing(_ pitch: Double, _ bearing: Double, _ zoom: Double) throws {
    let source = try MapSource.open(path: Checkout.path("Assets/Samples/helsinki/helsinki.osm.pbf"))
    let camera = Camera(
      center: Coordinate(latitude: 60.1686, longitude: 24.9384), zoom: zoom, bearingDegrees: bearing,
      pitchDegrees: pitch, width: 393, height: 852)
    let region = try #require(camera.visibleWorldRects().first)
    let block = try #require(StreetBlock(around: region))
    let features = try source.streets(in: block.region, zoom: zoom)
    let whole = StreetNetwork(features, block: block)
    let seen = StreetNetwork(features, block: block, seenBy: camera)
    let sight = StreetSight(block, camera: camera, ground: VisibleGround(camera: camera, margin: 112))
    func stores(_ network: StreetNetwork) -> [RingStore] {
      let paint = network.levels.map(\.paint)
      return [network.pavements, network.paths] + network.levels.flatMap { [$0.surfaces, $0.sides] }
        + paint.flatMap { [$0.parking, $0.cycle, $0.bus, $0.islands, $0.marks, $0.yellow, $0.arrows] }
    }
    #expect(whole.levels.map(\.tracks.count) == seen.levels.map(\.tracks.count))
    var (shown, hidden) = (0, 0)
    for (all, some) in zip(stores(whole), stores(seen)) {
      let visible = all.rings.filter { sight.sees($0.bounds) }
      shown += visible.count
      hidden += all.rings.count - visible.count
      #expect(some.rings.map { some.points[$0.points] } == visible.map { all.points[$0.points] })
      #expect(some.rings.map(\.kind) == visible.map(\.kind))
    }
    #expect(shown > 100)
    #expect(hidden > shown)
  }

  /// The ring of a street of two lanes of 3.4 m at zoom 17.5, looked at from above, is 6.8 m wide on the screen.
  @Test func carriagewayHasItsWidthOnTheScreen() throws {
    let camera = camera(metresEast: 0)
    let store = StreetStore()
    let network = try #require(
      try store.networks(of: CountingSource(), paths: ["a"], drivingSide: nil, for: camera).first)
    let ground = VisibleGround(camera: camera, margin: 112)
    var path = Path()
    let projection = StreetProjection(network, camera: camera, ground: ground, reach: .infinity)
    projection.append(try #require(network.levels.first).surfaces, to: &path)
    #expect(abs(path.controlBounds.height - 6.8 * camera.pointsPerMetre) < 0.02)
  }

  @Test(arguments: [(16.4, 0.0), (16.5, 0), (16.875, 0.5), (17.25, 1), (19, 1)])
  func streetsShowFromZoom(_ zoom: Double, _ share: Double) {
    #expect(abs(StreetDrawing.share(zoom: zoom) - share) < 1e-9)
    #expect(camera(metresEast: 0, zoom: zoom).seesStreets == (share > 0))
  }
}
