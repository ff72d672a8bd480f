import Canvas
import Geometry
import Guidance
import MapData
import Pixels
import Testing

@testable import MapDrawing

/// Bridges lie over routes, tunnels show, and a route that runs on a bridge lies over what is below.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct RouteLevelTests {
  /// Bridges are green, those above other bridges yellow, 60 points wide (12.6 m at zoom 17.5); roads on the ground are not seen.
  private static let layers = #"""
    {"id": "roads", "type": "line", "source": "s", "source-layer": "transportation", "paint": {"line-opacity": 0}},
    {"id": "bridge", "type": "line", "source": "s", "source-layer": "transportation",
     "filter": ["all", ["==", ["get", "brunnel"], "bridge"], ["<", ["coalesce", ["get", "layer"], 1], 2]],
     "paint": {"line-color": "#0F0", "line-width": 60}},
    {"id": "high", "type": "line", "source": "s", "source-layer": "transportation",
     "filter": ["all", ["==", ["get", "brunnel"], "bridge"], [">=", ["coalesce", ["get", "layer"], 1], 2]],
     "paint": {"line-color": "#FF0", "line-width": 60}},
    {"id": "end", "type": "line", "source": "s", "source-layer": "none"},
    {"id": "houses", "type": "fill-extrusion", "source": "s", "source-layer": "building",
     "paint": {"fill-extrusion-color": "#F00", "fill-extrusion-height": 20}}
    """#
  private static let levels = #"{"wayframe:levels": {"raised": "bridge", "high": "high", "end": "end"}}"#

  private func way(_ places: [Point], _ brunnel: String? = nil, layer: Double? = nil) -> Feature {
    var properties: [String: PropertyValue] = ["class": .string("primary")]
    if let brunnel { properties["brunnel"] = .string(brunnel) }
    if let layer { properties["layer"] = .number(layer) }
    return Feature(id: nil, geometry: .lines([places.map(RouteCanvas.world)]), properties: properties)
  }

  private func drawn(
    _ places: [Point], ways: [Feature], buildings: [Feature] = [],
    camera: Camera = RouteCanvas.camera(zoom: 17.5, scale: 3)
  ) throws -> RouteCanvas.Picture {
    var canvas = RouteCanvas(places)
    canvas.features.layers = ["transportation": ways, "building": buildings]
    var picture = try canvas.picture(camera)
    picture.style = try style(Self.layers, metadata: Self.levels)
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: try typesetter())
    let lines = RouteLines(canvas.overlay, shapes: RouteShapes(), camera: camera)
    return RouteCanvas.Picture(
      pixels: Renderer(threads: 1).render(list), camera: camera, landmarks: landmarks, line: try #require(lines.chosen))
  }

  private let eastwards = [Point(-100, 0), Point(100, 0)]
  private let northwards = [Point(0, -100), Point(0, 100)]

  /// Pure blue at 42 % over pure green: 0.58 · 255 = 148 green, 0.42 · 255 = 107 blue.
  private static let dimmedOnGreen: UInt32 = 0x00946B
  private static let dimmedOnYellow: UInt32 = 0x94946B

  /// The bridge lies over the line; through it the line shows at 42 %, at nine tenths of its width.
  @Test(arguments: [0.0, 45]) func bridgeLiesOverTheLine(pitch: Double) throws {
    let camera = RouteCanvas.camera(zoom: 17.5, pitch: pitch, scale: 3)
    let ways = [way(eastwards), way(northwards, "bridge")]
    let picture = try drawn(eastwards, ways: ways, camera: camera)
    #expect(picture.color(try picture.place(100)) == Self.dimmedOnGreen)
    // Between 0.9 of the line's width and its casing's border only the bridge is seen.
    let half = RouteWidths(camera: camera).fill / camera.pointsPerMetre / 2
    for side in [-half, half] {
      #expect(picture.color(try picture.place(100, right: side * 0.8)) == Self.dimmedOnGreen)
      for share in [1.05, 1.2, 1.4] {
        #expect(picture.color(try picture.place(100, right: side * share)) == 0x00FF00)
      }
    }
    #expect(picture.color(try picture.place(70)) == 0x0000FF)
    #expect(picture.color(try picture.place(130)) == 0x0000FF)
    // Nothing but the line is touched: beside it the bridge is as without a route.
    #expect(picture.color(try picture.place(100, right: 5)) == 0x00FF00)
  }

  /// On its own bridge the line is whole, and so it is where a bridge begins beside its junction.
  @Test func lineOnABridgeIsWhole() throws {
    let picture = try drawn(eastwards, ways: [way(eastwards, "bridge")])
    for distance in [62.0, 80, 100, 120, 138] { #expect(picture.color(try picture.place(distance)) == 0x0000FF) }
    let joined = try drawn(eastwards, ways: [way(eastwards), way([Point(0, 0), Point(0, 100)], "bridge")])
    #expect(joined.color(try joined.place(100)) == 0x0000FF)
    // A bridge in two parts that meet over the line lies over it all the same.
    let parts = [way([Point(0, -100), Point(0, 0)], "bridge"), way([Point(0, 0), Point(0, 100)], "bridge")]
    let split = try drawn(eastwards, ways: [way(eastwards)] + parts)
    #expect(split.color(try split.place(100)) == Self.dimmedOnGreen)
  }

  /// A line on a bridge runs under a higher one, and over a lower one.
  @Test func levelsLieInTheirOrder() throws {
    let higher = try drawn(eastwards, ways: [way(eastwards, "bridge"), way(northwards, "bridge", layer: 2)])
    #expect(higher.color(try higher.place(100)) == Self.dimmedOnYellow)
    let lower = try drawn(eastwards, ways: [way(eastwards, "bridge", layer: 2), way(northwards, "bridge")])
    #expect(lower.color(try lower.place(100)) == 0x0000FF)
  }

  /// Where a route crosses itself, its part on the bridge is whole, and its part below shows on both sides of that.
  @Test func routeCrossesItself() throws {
    let loop = [Point(-60, 0), Point(60, 0), Point(60, 60), Point(0, 60), Point(0, -60)]
    let bridge = [Point(0, 40), Point(0, -60)]
    let picture = try drawn(loop, ways: [way(Array(loop[..<4]) + [Point(0, 40)]), way(bridge, "bridge")])
    #expect(picture.color(try picture.place(metres: .zero)) == 0x0000FF)
    // Beside the upper line with its casing, still on the bridge.
    for x in [-3.4, 3.4] { #expect(picture.color(try picture.place(metres: Point(x, 0))) == Self.dimmedOnGreen) }
    for x in [-12.0, 12] { #expect(picture.color(try picture.place(metres: Point(x, 0))) == 0x0000FF) }
  }

  /// In a tunnel the line is dashes of 6 m with gaps of 3 m.
  @Test func tunnelIsDashed() throws {
    let picture = try drawn(eastwards, ways: [way(eastwards, "tunnel", layer: -1)])
    let isDash = try stride(from: 61.0, to: 139, by: 0.05).map { distance in
      let color = try picture.color(picture.place(distance))
      return try #require(color) & 0xFF > 0xB0
    }
    var runs: [(isDash: Bool, metres: Double)] = []
    for value in isDash {
      if runs.last?.isDash == value { runs[runs.count - 1].metres += 0.05 } else { runs.append((value, 0.05)) }
    }
    let inner = runs.dropFirst().dropLast()
    #expect(inner.count >= 14)
    for run in inner { #expect(abs(run.metres - (run.isDash ? 6 : 3)) < 0.35, "\(run)") }
    // Two metres aside lies the ground: the bed ends with the casing.
    #expect(picture.color(try picture.place(100, right: 3)) == 0x112233)
  }

  /// A street that a tunnel runs beside, or under, is no tunnel; nor is one that a tunnel crosses.
  @Test func tunnelsBesideDoNotCount() throws {
    let beside = eastwards.map { $0 + Point(0, 4) }
    for tunnels in [[beside], [northwards], [beside, northwards]] {
      let ways = [way(eastwards.map { $0 - Point(0, 1.5) })] + tunnels.map { way($0, "tunnel", layer: -1) }
      let picture = try drawn(eastwards, ways: ways)
      for distance in stride(from: 61.0, to: 139, by: 1) {
        #expect(picture.color(try picture.place(distance)) == 0x0000FF, "at \(distance)")
      }
    }
  }

  /// A bridge runs over the buildings below it, and the route on it lies on it whole.
  @Test(arguments: [0.0, 50]) func bridgeRunsOverBuildings(pitch: Double) throws {
    let camera = RouteCanvas.camera(zoom: 17.5, pitch: pitch, scale: 2)
    let corners = [Point(-20, -12), Point(20, -12), Point(20, 12), Point(-20, 12)].map(RouteCanvas.world)
    let house = Feature(
      id: nil, geometry: .polygons([Polygon(rings: [corners])]), properties: ["render_height": .number(20)])
    let picture = try drawn(eastwards, ways: [way(eastwards, "bridge")], buildings: [house], camera: camera)
    for x in [-28.0, -15, 0, 15, 28] {
      #expect(picture.color(try picture.place(metres: Point(x, 0))) == 0x0000FF, "the line at \(x)")
      #expect(picture.color(try picture.place(metres: Point(x, 3.6))) == 0x00FF00, "the bridge at \(x)")
    }
    // Without a bridge the building hides the ground there.
    let ground = try drawn(eastwards, ways: [way(eastwards)], buildings: [house], camera: camera)
    #expect(ground.color(try ground.place(metres: Point(0, 3.6))) != 0x112233)
  }
}
