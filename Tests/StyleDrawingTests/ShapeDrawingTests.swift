import Geometry
import Pixels
import Testing

@testable import StyleDrawing

@Suite struct ShapeDrawingTests {
  /// The specification's renderers: a soft rim of one pixel inside the circle.
  @Test func circlesFadeInsideTheirRim() throws {
    let drawn = try DrawnStyle(
      DrawnStyle.place(Point(32, 32)), layers: DrawnStyle.layer("circle", #""circle-radius": 12, "circle-blur": 0.5"#))
    for x in 32..<48 {
      let e = ((Double(x) + 0.5 - 32) * (Double(x) + 0.5 - 32) + 0.25).squareRoot() / 12
      let t = min(max((1 - e) / 0.5, 0), 1)
      #expect(abs(Double(drawn.alpha(x, 32)) - 255 * t * t * (3 - 2 * t)) <= 1, "x \(x)")
    }
  }

  @Test func everyCornerHasACircle() throws {
    let corners = [Point(16, 16), Point(48, 16), Point(48, 48), Point(16, 48)]
    let drawn = try DrawnStyle(
      DrawnStyle.area(corners[0], corners[1], corners[2], corners[3]),
      layers: DrawnStyle.layer("circle", #""circle-radius": 5, "circle-opacity": 0.5"#))
    // A ring's first corner is also its last.
    #expect(abs(drawn.alpha(16, 16) - 191) <= 1)
    for corner in corners.dropFirst() { #expect(abs(drawn.alpha(Int(corner.x), Int(corner.y)) - 128) <= 1) }
  }

  @Test func fillsCoverPixelsExactly() throws {
    let square = DrawnStyle.area(Point(10.5, 10), Point(20, 10), Point(20, 20.25), Point(10.5, 20.25))
    let drawn = try DrawnStyle(square, layers: DrawnStyle.layer("fill", ""))
    #expect(drawn.alpha(15, 15) == 255)
    #expect(abs(drawn.alpha(10, 15) - 128) <= 1)
    #expect(abs(drawn.alpha(15, 20) - 64) <= 1)
    #expect(drawn.alpha(9, 15) == 0)
    let hard = try DrawnStyle(square, layers: DrawnStyle.layer("fill", #""fill-antialias": false"#))
    #expect(Set(hard.picture.storage.map { $0 >> 24 }) == [0, 255])
  }

  @Test func overlapsOfOneLayerDarken() throws {
    let square = DrawnStyle.area(Point(10, 10), Point(30, 10), Point(30, 30), Point(10, 30))
    let drawn = try DrawnStyle(square, square, layers: DrawnStyle.layer("fill", #""fill-opacity": 0.5"#))
    #expect(abs(drawn.alpha(20, 20) - 191) <= 1)
  }

  @Test func translationsLieOnTheGround() throws {
    let square = DrawnStyle.area(Point(28, 28), Point(36, 28), Point(36, 36), Point(28, 36))
    let layer = DrawnStyle.layer("fill", #""fill-translate": [10, -6]"#)
    let flat = try DrawnStyle(square, layers: layer)
    #expect(flat.alpha(42, 26) == 255)
    #expect(flat.alpha(32, 32) == 0)
  }

  @Test func sortKeysOrderFeatures() throws {
    func square(_ key: Int, _ color: String) -> String {
      DrawnStyle.area(
        Point(10, 10), Point(30, 10), Point(30, 30), Point(10, 30),
        properties: #"{"key": \#(key), "color": "\#(color)"}"#)
    }
    let drawn = try DrawnStyle(
      square(2, "red"), square(1, "blue"),
      layers: DrawnStyle.layer("fill", #""fill-color": ["get", "color"]"#, layout: #""fill-sort-key": ["get", "key"]"#))
    #expect(drawn.picture[20, 20] == Color(0xFF0000).pixel)
  }

  /// (0.03 + 0) · light straight from above: everything but the clamped sum is the surface's own.
  @Test func roofsAreLit() throws {
    let drawn = try DrawnStyle(
      DrawnStyle.area(Point(10, 10), Point(50, 10), Point(50, 50), Point(10, 50)),
      layers: DrawnStyle.layer(
        "fill-extrusion", ##""fill-extrusion-color": "#6496c8", "fill-extrusion-height": 1000"##),
      root: #""light": {"position": [1, 0, 0], "intensity": 0},"#)
    let pixel = drawn.picture[30, 30]
    // Without intensity the direction does not count: each component is 0.03 lighter.
    #expect(abs(Int(pixel.red) - (0x64 + 8)) <= 1)
    #expect(abs(Int(pixel.green) - (0x96 + 8)) <= 1)
    #expect(abs(Int(pixel.blue) - (0xC8 + 8)) <= 1)
  }

  @Test func nothingIsTransparentBlack() throws {
    let drawn = try DrawnStyle(DrawnStyle.place(Point(0, 0)), layers: DrawnStyle.layer("circle", ""))
    #expect(drawn.picture[50, 50] == .clear)
  }

  @Test func threadsDoNotShow() throws {
    let features = (0..<40).map { index in
      DrawnStyle.line(Point(Double(index) * 1.7, 3), Point(60 - Double(index), 61), Point(5, Double(index)))
    }.joined(separator: ", ")
    let layers = DrawnStyle.layer("line", #""line-width": 3, "line-opacity": 0.4, "line-dasharray": [2, 1]"#)
    let one = try DrawnStyle(features, layers: layers, pixelRatio: 4, pitch: 50)
    let four = try DrawnStyle(features, layers: layers, pixelRatio: 4, pitch: 50, threads: 4)
    #expect(one.picture == four.picture)
  }

  @Test func heatIsTheSumOfBells() throws {
    let layer = DrawnStyle.layer(
      "heatmap",
      #""heatmap-radius": 20, "heatmap-color": ["interpolate", ["linear"], ["heatmap-density"], 0, "rgba(0,0,0,0)", 1, "rgba(0,0,0,1)"]"#
    )
    let one = try DrawnStyle(DrawnStyle.place(Point(32, 32)), layers: layer)
    // 1/√(2π) in the middle, e^(-4.5·¼) of it at half the radius.
    #expect(abs(Double(one.alpha(32, 32)) - 255 * 0.3989) < 3)
    #expect(abs(Double(one.alpha(41, 32)) - 255 * 0.3989 * 0.362) < 3)
    #expect(one.alpha(60, 32) == 0)
  }
}
