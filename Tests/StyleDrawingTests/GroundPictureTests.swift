import Geometry
import Images
import Pixels
import TestSupport
import Testing

@testable import StyleDrawing

@Suite struct GroundPictureTests {
  private static func tone(
    hue: Double = 0, saturation: Double = 0, contrast: Double = 0, low: Double = 0, high: Double = 1
  ) -> RasterTone {
    RasterTone(opacity: 1, hueDegrees: hue, saturation: saturation, contrast: contrast, brightness: (low, high))
  }

  @Test func tonesFollowTheirFormulas() {
    let color = SIMD4<Float>(0.6, 0.3, 0.1, 1)
    func near(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
      let d = a - b
      return (d * d).sum() < 1e-5
    }
    #expect(Self.tone().changed(color) == color)
    // A third of a turn moves the components on by one place.
    #expect(near(Self.tone(hue: 120).changed(color), SIMD4(0.1, 0.6, 0.3, 1)))
    // Without saturation all are their mean, 1/3.
    #expect(near(Self.tone(saturation: -1).changed(color), SIMD4(1 / 3, 1 / 3, 1 / 3, 1)))
    #expect(near(Self.tone(contrast: -1).changed(color), SIMD4(0.5, 0.5, 0.5, 1)))
    #expect(near(Self.tone(low: 0.5, high: 1).changed(color), SIMD4(0.8, 0.65, 0.55, 1)))
  }

  @Test func pictureTilesLieOnTheGround() throws {
    let folder = try TemporaryFolder()
    var tile = PixelBuffer(width: 2, height: 2)
    let colors = [Color(0xFF0000), Color(0x00FF00), Color(0x0000FF), Color(0xFFFFFF)]
    for (index, color) in colors.enumerated() { tile[index % 2, index / 2] = color.pixel }
    try folder.write(PNG.encode(tile), to: "tiles/0_0_0.png")
    let style = """
      {"version": 8, "sources": {"r": {"type": "raster", "tiles": ["tiles/{z}_{x}_{y}.png"], "tileSize": 512}},
      "layers": [{"id": "r", "type": "raster", "source": "r", "paint": {"raster-resampling": "nearest"}}]}
      """
    let path = try folder.write(Array(style.utf8), to: "style.json")
    let map = try StyledMap(path: path)
    let picture = try map.draw(map.viewpoint(width: 64, height: 64), typesetter: nil).pixels
    #expect(picture[31, 31] == colors[0].pixel)
    #expect(picture[32, 31] == colors[1].pixel)
    #expect(picture[31, 32] == colors[2].pixel)
    #expect(picture[32, 32] == colors[3].pixel)
    // The same as a folder in the place of a source on the network.
    let remote = style.replacing("tiles/{z}_{x}_{y}.png", with: "https://example.com/{z}/{x}/{y}.png")
    let other = try folder.write(Array(remote.utf8), to: "remote.json")
    let missing = try StyledMap(path: other)
    #expect(missing.warnings.count == 1)
    #expect(missing.warnings.first?.contains("--sources r=FILE") == true)
    let given = try StyledMap(path: other, substitutes: ["r": folder.path + "/tiles"])
    #expect(try given.draw(given.viewpoint(width: 64, height: 64), typesetter: nil).pixels == picture)
    #expect(throws: StyledMapError.self) { try StyledMap(path: other, substitutes: ["x": "y"]) }
  }

  @Test func flatGroundHasNoShade() {
    let shade = ReliefShade(
      shadow: SIMD4(0, 0, 0, 1), highlight: SIMD4(1, 1, 1, 1), accent: SIMD4(0, 0, 0, 1), exaggeration: 0.5,
      azimuth: 335 * .pi / 180 + .pi)
    #expect(shade.color(SIMD2(0, 0), latitude: 0).w == 0)
    // A slope towards the light, in the north-west, is lighter than one away from it.
    let toward = shade.color(SIMD2(0.2, 0.4), latitude: 0)
    let away = shade.color(SIMD2(-0.2, -0.4), latitude: 0)
    #expect(toward.w > 0)
    #expect(toward.x / toward.w > 0.8)
    #expect(away.x / away.w < 0.2)
  }

  @Test func heightsAreDecoded() {
    // 0.1 m steps from −10 000 m; 1/256 m steps from −32 768 m.
    #expect(ElevationEncoding.mapbox.metres(1, 134, 160) == 0)
    #expect(ElevationEncoding.terrarium.metres(128, 0, 128) == 0.5)
    #expect(ElevationEncoding.custom(red: 1, green: 2, blue: 3, base: 4).metres(1, 1, 1) == 2)
  }
}
