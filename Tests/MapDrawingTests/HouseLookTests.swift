import Canvas
import Foundation
import Geometry
import Guidance
import Icons
import MapData
import Pixels
import Testing

@testable import MapDrawing

/// One point a metre at the equator, tilted by 60°: the eye is 600 m above the ground, 1,039.23 m south of the centre.
private let metreCamera = Camera(
  center: Coordinate(latitude: 0, longitude: 0), zoom: log2(WebMercator.metresPerWorldUnit(latitude: 0) / 512),
  pitchDegrees: 60, width: 400, height: 800, scale: 2)

private func ring(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [[Point]] {
  [Rect(x: x, y: y, width: width, height: height).corners]
}

@Suite struct RouteSightTests {
  /// A place on the route 100 m north of the centre, 1,139.23 m from the point below the eye.
  private let sight = RouteSight(places: [Point(0, -100)], camera: metreCamera)

  /// The ray enters the house after 20 m, where it is 20 · 600 / 1139.23 m high; four metres are kept as a margin.
  @Test func houseMayRiseToTheRay() {
    #expect(abs(sight.allowedMetres(over: ring(-10, -80, 20, 20), baseMetres: 0) - 16 * 600 / 1139.2305) < 1e-3)
    // Beside the ray, behind the place, and beyond the eye nothing is hidden.
    #expect(sight.allowedMetres(over: ring(5, -80, 20, 20), baseMetres: 0) == .infinity)
    #expect(sight.allowedMetres(over: ring(-10, -140, 20, 20), baseMetres: 0) == .infinity)
    #expect(sight.allowedMetres(over: ring(-10, 1050, 20, 20), baseMetres: 0) == .infinity)
    // Around the place itself nothing is low enough.
    #expect(sight.allowedMetres(over: ring(-10, -110, 20, 20), baseMetres: 0) < 0)
  }

  /// The ray leaves after 40 m at 21.07 m: what begins higher does not hide the place.
  @Test func partsAboveTheRayStay() {
    let part = ring(-10, -80, 20, 20)
    #expect(sight.allowedMetres(over: part, baseMetres: 21.1) == .infinity)
    #expect(sight.allowedMetres(over: part, baseMetres: 21) < 9)
  }

  @Test func heightsAreLoweredWithinBounds() throws {
    let near = ring(-10, -95.5, 20, 20)
    let house = ring(-10, -80, 20, 20)
    let allowed = 16 * 600 / 1139.2305
    #expect(abs(try #require(sight.drawnMetres(top: 30, base: 0, over: house)) - allowed) < 1e-3)
    #expect(sight.drawnMetres(top: 5, base: 0, over: house) == 5)
    #expect(sight.drawnMetres(top: 30, base: 0, over: near) == 3)
    #expect(sight.drawnMetres(top: 2, base: 0, over: near) == 2)
    #expect(abs(try #require(sight.drawnMetres(top: 30, base: 8.2, over: house)) - 8.7) < 1e-9)
    // A part that floats over the ray cannot be lowered out of it: it goes.
    #expect(sight.drawnMetres(top: 30, base: 15, over: house) == nil)
  }

  /// Only the route ahead counts, up to the manoeuvre, and what the camera sees of it.
  @Test func routeAheadIsKeptInSight() throws {
    let degree = WebMercator.metresPerWorldUnit(latitude: 0) / 360
    let route = Route(
      geometry: [Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 200 / degree, longitude: 0)],
      distances: [0, 200], legs: [], distance: 200, duration: 0)
    let ground = VisibleGround(camera: metreCamera)
    func allowed(_ from: Double, _ to: Double) throws -> Double {
      let sight = try #require(
        RouteSight(RouteLine(route), from: from, to: to, camera: metreCamera, ground: ground))
      return sight.allowedMetres(over: ring(-10, -80, 20, 20), baseMetres: 0)
    }
    // The first place behind the house's far wall is the one that decides: 4 m steps from 0 to 80, 84 …
    #expect(try allowed(0, 59) == .infinity)
    #expect(try allowed(0, 200) < 0)
    #expect(abs(try allowed(100, 100.5) - 16 * 600 / 1139.2305) < 0.01)
    #expect(RouteSight(RouteLine(route), from: 200, to: 200, camera: metreCamera, ground: ground) == nil)
  }
}

@Suite struct SunShadowTests {
  /// The area that rings cover together, counted on a grid of 20 places a metre.
  private func covered(_ rings: [[Point]]) -> Double {
    let box = Rect(bounding: rings.joined())
    var count = 0
    for y in stride(from: box.minY + 0.025, to: box.maxY, by: 0.05) {
      for x in stride(from: box.minX + 0.025, to: box.maxX, by: 0.05)
      where rings.reduce(0, { $0 + winding(Point(x, y), $1) }) != 0 { count += 1 }
    }
    return Double(count) / 400
  }

  private func winding(_ p: Point, _ ring: [Point]) -> Int {
    zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(0) { sum, edge in
      let (a, b) = edge
      guard (a.y <= p.y) != (b.y <= p.y), ((b - a).cross(p - a) > 0) == (b.y > a.y) else { return sum }
      return sum + (b.y > a.y ? 1 : -1)
    }
  }

  /// A house of 10 m in all directions under a sun 45° high: its shadow is as long as it is high.
  @Test(arguments: [(180.0, 200.0), (225.0, 241.42), (0.0, 200.0), (270.0, 200.0)])
  func shadowOfASquareHouse(azimuth: Double, area: Double) throws {
    let look = HouseLook(
      Palette([:]), isNight: false, camera: metreCamera.zoomed(to: 17),
      sun: SunPosition(azimuthDegrees: azimuth, altitudeDegrees: 45), sight: nil)
    let way = try #require(look.shadow).metresPerMetre * 10
    let rings = SunShadow.rings(of: ring(0, 0, 10, 10), shift: way)
    #expect(abs(covered(rings) - area) < 2)
    #expect(rings.allSatisfy { doubleArea(of: $0) > 0 })
  }

  /// A courtyard of 4 m keeps some sun: 6 m of shadow to the north fall into it whole, 2 m leave half of it.
  @Test func courtyardsAreShadedFromTheirRim() {
    let house = ring(0, 0, 12, 12) + [Rect(x: 4, y: 4, width: 4, height: 4).corners.reversed()]
    #expect(abs(covered(SunShadow.rings(of: house, shift: Point(0, -6))) - (144 + 12 * 6)) < 2)
    #expect(abs(covered(SunShadow.rings(of: house, shift: Point(0, -2))) - (144 - 8 + 12 * 2)) < 2)
  }

  @Test func lowSunsFadeAndNightsHaveNoShadow() throws {
    func shadow(_ altitude: Double, isNight: Bool = false) -> (metresPerMetre: Point, strength: Double)? {
      HouseLook(
        Palette([:]), isNight: isNight, camera: metreCamera.zoomed(to: 17),
        sun: SunPosition(azimuthDegrees: 90, altitudeDegrees: altitude), sight: nil
      ).shadow
    }
    #expect(shadow(45, isNight: true) == nil)
    #expect(shadow(2) == nil)
    #expect(shadow(-30) == nil)
    let low = try #require(shadow(6))
    #expect(abs(low.strength - 0.5) < 1e-9)
    // The sun in the east: the shadow falls to the west, 1.9 times as long as the house at most.
    #expect(abs(low.metresPerMetre.x + 1.9) < 1e-9)
    #expect(abs(low.metresPerMetre.y) < 1e-9)
    #expect(abs(try #require(shadow(45)).metresPerMetre.x + 1) < 1e-9)
  }
}

@Suite struct HouseWindowTests {
  /// About 6 of 100 windows are lit, the same each time, in groups.
  @Test func fewWindowsAreLit() {
    var lit = 0
    for wall in 0..<100 {
      for floor in 0..<20 {
        for column in 0..<30 where HouseWindows.isLit(UInt64(wall), column: column, floor: floor) { lit += 1 }
      }
    }
    #expect(abs(Double(lit) / 60_000 - 0.065) < 0.01)
  }
}

@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct DriversLineTests {
  private let colors = """
    {"routeNormal": "#2468F2", "routeNormalCasing": "#123E9C", "roof": "#F7F4EE", "roofHigh": "#DCD9D8",
     "roofSloped": "#E9D9CC", "roofEdge": "#C9C3B8", "wallLight": "#EAE6DE", "wallDark": "#CDC8BF",
     "buildingFoot": "#8E8778", "buildingShadow": "#2B3350", "window": "#FFD792"}
    """
  private let layer = #"""
    {"id": "houses", "type": "fill-extrusion", "source": "s", "source-layer": "building",
     "paint": {"fill-extrusion-height": ["get", "render_height"]}}
    """#

  /// Blocks 70 m high between streets of 14 m; the route goes ahead, turns behind a block, and turns again.
  private func picture(_ camera: Camera) throws -> MapPicture {
    let metadata = #"{"wayframe:buildings": "houses", "wayframe:palette": \#(colors)}"#
    var picture = MapPicture(style: try style(layer, metadata: metadata), features: FeatureLayers(), camera: camera)
    var blocks: [Feature] = []
    let metre = camera.pointsPerMetre
    for column in -5..<5 {
      for row in -8..<4 {
        blocks.append(
          feature(
            camera,
            rectangle(
              (Double(column) * 64 + 7) * metre, (Double(row) * 64 + 7) * metre, 50 * metre, 50 * metre),
            ["render_height": .number(70)]))
      }
    }
    picture.features.layers["building"] = blocks
    let corners = [(0.0, 0.0), (0, -128), (128, -128), (128, -256)].map {
      camera.world(Point($0.0 * metre, $0.1 * metre))
    }
    picture.overlay.route = Route(
      geometry: corners.map(WebMercator.unproject), distances: [0, 128, 256, 384], legs: [], distance: 384, duration: 0)
    picture.overlay.clearDistance = 384
    return picture
  }

  /// All of the route that the frame would show without buildings shows with them: as it is, or drawn through with at
  /// least 70 % of its colour.
  @Test(arguments: [(45.0, 0.0), (60.0, 0.0), (60.0, 40.0), (30.0, 200.0)], [true, false])
  func lineIsNeverBroken(view: (Double, Double), isCleared: Bool) throws {
    let camera = Camera(
      center: center, zoom: 17, bearingDegrees: view.1, pitchDegrees: view.0, width: 400, height: 800,
      anchor: Point(200, 550))
    var picture = try picture(camera)
    if !isCleared { picture.overlay.clearDistance = 0 }
    func pixels() throws -> PixelBuffer {
      var list = picture.displayList()
      _ = picture.draw(into: &list, typesetter: try typesetter())
      return Renderer(threads: 1).render(list)
    }
    let shown = try pixels()
    picture.isBuildingsEnabled = false
    let bare = try pixels()
    let route = Color(0x2468F2).pixel
    var (whole, through, broken, houses) = (0, 0, 0, 0)
    for y in 0..<800 {
      for x in 0..<400 {
        let pixel = shown[x, y]
        if pixel != bare[x, y] { houses += 1 }
        guard bare[x, y] == route else { continue }
        if pixel == route { whole += 1 } else if isRoute(pixel, route) { through += 1 } else { broken += 1 }
      }
    }
    #expect(broken == 0)
    #expect(houses > 50_000)
    // Lowered buildings hide less of it; where none is lowered, the streets' walls hide much.
    if isCleared { #expect(whole > max(500, 4 * through)) } else { #expect(through > 100) }
  }

  private func isRoute(_ pixel: Pixel, _ route: Pixel) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue], [route.red, route.green, route.blue]).allSatisfy { shown, route in
      let least = 0.7 * Double(route) - 1
      return (least...(least + 0.3 * 255 + 2)).contains(Double(shown))
    }
  }

  /// No house is seen through: at full zoom the layer is opaque, whatever is below.
  @Test func housesAreOpaque() throws {
    let camera = Camera(center: center, zoom: 17, pitchDegrees: 60, width: 400, height: 800)
    var list = try picture(camera).displayList()
    _ = try picture(camera).draw(into: &list, typesetter: try typesetter())
    #expect(list.extrusionLayers.map(\.opacity) == [1])
  }
}
