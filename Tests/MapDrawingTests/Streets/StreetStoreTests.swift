import Geometry
import MapData
import Synchronization
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

  /// Moving by a metre asks for nothing; what is built of a place does not depend on the way there.
  @Test func streetsAreBuiltOnce() throws {
    let source = CountingSource()
    var store = StreetStore()
    func networks(_ store: inout StreetStore, _ metres: Double) throws -> [StreetNetwork] {
      try store.networks(of: source, paths: ["a"], drivingSide: nil, for: camera(metresEast: metres))
    }
    let first = try networks(&store, 0)
    let second = try networks(&store, 1)
    #expect(source.calls.withLock { $0 } == 1)
    #expect(first.map(\.block) == second.map(\.block))
    var cold = StreetStore()
    let again = try networks(&cold, 1)
    let points = try #require(second.first?.levels.first?.surfaces.points)
    #expect(!points.isEmpty)
    #expect(again.first?.levels.first?.surfaces.points == points)
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
