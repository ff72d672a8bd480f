import Geometry
import Testing

@testable import StyleDrawing

/// Views whose numbers a style may state though no map is there.
@Suite struct FarViewTests {
  private func camera(_ longitude: Double, _ latitude: Double = 0, zoom: Double = 2) -> MapCamera {
    MapCamera(
      MapViewpoint(
        width: 100, height: 100, center: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom))
  }

  /// 3,600 worlds and a quarter to the east lies what lies a quarter east of 0°.
  @Test func manyWorldsAwayIsTheSamePlace() {
    let far = camera(3_600 * 360 + 90)
    #expect(abs(far.center.x - 0.75) < 1e-9)
    #expect(ViewTile.covering(far, zoom: 2, level: 2) == ViewTile.covering(camera(90), zoom: 2, level: 2))
  }

  /// Up to three worlds away the copies are told apart, as before.
  @Test func theNextWorldIsNotThisOne() {
    #expect(abs(camera(190).center.x - (190.0 / 360 + 0.5)) < 1e-9)
  }

  @Test(arguments: [1e100, -1e100, 1e300, .infinity, -.infinity, .nan])
  func anyNumberIsAPlace(_ number: Double) {
    for camera in [camera(number), camera(number, number), camera(0, number)] {
      #expect((0...1).contains(camera.center.x))
      #expect((0...1).contains(camera.center.y))
      let tiles = ViewTile.covering(camera, zoom: 2, level: 2)
      #expect(!tiles.isEmpty)
      #expect(tiles.allSatisfy { (0..<4).contains($0.x) && (0..<4).contains($0.y) })
    }
  }
}
