import Foundation
import Geometry
import MapData
import MapStyle
import Testing

@testable import MapDrawing

@Suite struct FarGroundTests {
  private func camera(_ pitch: Double, zoom: Double = 16) -> Camera {
    Camera(center: center, zoom: zoom, pitchDegrees: pitch, width: 400, height: 800, scale: 2)
  }

  /// The ground ends 88.5° from straight down; the eye is 1.5 frame heights away from the centre.
  @Test(arguments: [72.0, 75, 80, 85], [300.0, 400, 640])
  func theHorizonLiesWhereTheAngleSays(pitch: Double, anchor: Double) {
    let camera = Camera(
      center: center, zoom: 16, pitchDegrees: pitch, width: 400, height: 800, scale: 2, anchor: Point(200, anchor))
    let expected = 2 * (anchor - 1200 * tan((88.5 - pitch) * .pi / 180))
    #expect(abs(camera.horizonRow - expected) < 0.01)
  }

  /// Houses of 20 points a side, every 40 points, up to `reach` on all sides.
  private func town(_ camera: Camera, reach: Double) -> [Feature] {
    stride(from: -reach, through: reach, by: 40).flatMap { y in
      stride(from: -reach, through: reach, by: 40).map { x in feature(camera, rectangle(x, y, 20, 20)) }
    }
  }

  private func layer(minZoom: Double, type: String = "line") throws -> StyleLayer {
    let style = try style(#"{"id": "l", "type": "\#(type)", "source-layer": "town", "minzoom": \#(minZoom)}"#)
    return try #require(style.layers.last)
  }

  private func drawn(_ camera: Camera, _ features: [Feature], _ layer: StyleLayer) -> [GroundFeature] {
    LayerContext(camera: camera, features: FeatureLayers(layers: ["town": features]), sourceLayers: ["town"])
      .accepted(layer).map(\.0)
  }

  @Test(arguments: [65.0, 72, 80, 85])
  func aLayerEndsOneLevelBelowItsZoom(pitch: Double) throws {
    let camera = camera(pitch)
    let features = town(camera, reach: 6000)
    let (all, near) = (try layer(minZoom: 0), try layer(minZoom: 15.5))
    let shown = drawn(camera, features, near)
    // The scale of zoom 14.5 is that of 16 at a depth of 2^1.5.
    let limit = exp2(1.5)
    func nearestDepth(_ item: GroundFeature) -> Double {
      item.bounds.corners.map { camera.groundTransform.w($0) }.min() ?? 0
    }
    #expect(shown.allSatisfy { nearestDepth($0) <= limit + 1e-9 })
    let expected = drawn(camera, features, all).filter { nearestDepth($0) <= limit }
    #expect(shown.map(\.index) == expected.map(\.index))
  }

  /// However large the town is, the view has an end.
  @Test func theNumberOfDrawnThingsIsBounded() throws {
    let camera = camera(85)
    let layer = try layer(minZoom: 0)
    let town = drawn(camera, self.town(camera, reach: 6000), layer)
    let country = drawn(camera, self.town(camera, reach: 8000), layer)
    #expect(town.count == country.count)
    // The ground seen lies within 4,700 points ahead and 1,600 to each side, in rows and columns of 40.
    #expect(town.count < 4700 / 40 * 3200 / 40)
  }

  @Test func areasSmallerThanAPixelEnd() throws {
    let camera = camera(72)
    let fill = try layer(minZoom: 0, type: "fill")
    // At a depth of 5 a yard of 2 points is 0.8 pixels, a house of 4 points 1.6.
    let ahead = -4 * camera.eyeDistance / sin(72 * .pi / 180)
    let yards = [feature(camera, rectangle(0, ahead, 2, 2)), feature(camera, rectangle(0, ahead, 4, 4))]
    #expect(drawn(camera, yards, fill).map(\.index) == [1])
  }

  @Test func flatViewsAreWhole() throws {
    let camera = camera(60)
    let features = town(camera, reach: 3000)
    #expect(
      drawn(camera, features, try layer(minZoom: 16)).count == drawn(camera, features, try layer(minZoom: 0)).count)
  }
}
