import Canvas
import Geometry
import MapData
import MapStyle
import Pixels
import Testing

@testable import MapDrawing

/// Where anchors, offsets, shifts and turns of a style put the letters, in pixels of a frame of 400 × 800 with the place
/// at (200, 400). Letters are 24 pixels; capitals are 0.714 of that high and stand with their middle on the place.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct LabelAnchorTests {
  private func camera(bearing: Double = 0) -> Camera {
    Camera(center: center, zoom: 16, bearingDegrees: bearing, width: 400, height: 800)
  }

  /// The pixels of the letters, as points in their middles.
  private func ink(
    _ layout: String, paint: String = "", _ geometry: FeatureGeometry, kind: String = "a", text: String = "HH",
    bearing: Double = 0, obstacles: [Rect] = []
  ) throws -> [Point] {
    let camera = camera(bearing: bearing)
    let layer = """
      {"id": "t", "type": "symbol", "source": "s", "source-layer": "l", "paint": {"text-color": "#ffffff"\(paint)},
       "layout": {"text-field": "\(text)", "text-size": 24\(layout)}}
      """
    var picture = MapPicture(style: try style(layer), features: FeatureLayers(), camera: camera)
    picture.features.layers["l"] = [feature(camera, geometry, ["k": .string(kind)])]
    picture.obstacles = obstacles
    var list = picture.displayList()
    _ = picture.draw(into: &list, typesetter: try typesetter())
    let pixels = Renderer(threads: 1).render(list)
    return (0..<pixels.height).flatMap { y in
      (0..<pixels.width).filter { pixels[$0, y].red > 136 }.map { Point(Double($0) + 0.5, Double(y) + 0.5) }
    }
  }

  private func middle(_ ink: [Point]) -> Point { Rect(bounding: ink).center }

  private static let eastward = FeatureGeometry.lines([[Point(-180, 0), Point(180, 0)]])
  private static let westward = FeatureGeometry.lines([[Point(180, 0), Point(-180, 0)]])
  private static let place = FeatureGeometry.points([Point(0, 0)])

  // MARK: Along lines

  /// An offset counts to the right of the line's own direction; an anchor goes by the upright text. A line of text is
  /// 1.2 em high, so a box above or below has the middle of its capitals 0.6 em away.
  @Test(arguments: [
    ("", 400.0, 400.0), (#", "text-offset": [0, 1]"#, 424, 376), (#", "text-offset": [0, -1.5]"#, 364, 436),
    (#", "text-anchor": "top""#, 414.4, 414.4), (#", "text-anchor": "bottom""#, 385.6, 385.6),
    (#", "text-anchor": "top-left""#, 414.4, 414.4), (#", "text-anchor": "bottom-right""#, 385.6, 385.6),
    (#", "text-anchor": "top", "text-line-height": 2"#, 424, 424),
    (#", "text-anchor": "top", "text-offset": [0, 1]"#, 438.4, 390.4),
    (#", "text-anchor": "top", "text-radial-offset": 1"#, 431.4, 397.4),
    (#", "text-offset": ["literal", [0, 1]]"#, 424, 376),
    (#", "text-offset": [0, 1], "text-variable-anchor": ["top"]"#, 400, 400),
  ])
  func acrossTheLine(layout: String, eastward: Double, westward: Double) throws {
    let layout = layout + #", "symbol-placement": "line""#
    #expect(abs(try middle(ink(layout, Self.eastward)).y - eastward) < 1)
    #expect(abs(try middle(ink(layout, Self.westward)).y - westward) < 1)
  }

  /// Capital H has 0.1 em of air at its sides.
  @Test(arguments: ["line", "line-center"])
  func alongTheLine(placement: String) throws {
    let placed = #", "symbol-placement": "\#(placement)""#
    let right = placed + #", "text-offset": [1, 0]"#
    #expect(abs(try middle(ink(right, Self.eastward)).x - 224) < 1)
    #expect(abs(try middle(ink(right, Self.westward)).x - 176) < 1)
    for line in [Self.eastward, Self.westward] {
      for anchor in ["left", "top-left", "bottom-left"] {
        #expect(abs(try Rect(bounding: ink(placed + #", "text-anchor": "\#(anchor)""#, line)).minX - 202.4) < 1.5)
      }
      for anchor in ["right", "top-right", "bottom-right"] {
        #expect(abs(try Rect(bounding: ink(placed + #", "text-anchor": "\#(anchor)""#, line)).maxX - 197.6) < 1.5)
      }
    }
  }

  @Test func offsetsOfSlopingLinesAreSquareToThem() throws {
    let line = FeatureGeometry.lines([[Point(-150, -150), Point(150, 150)]])
    let placed = #", "symbol-placement": "line""#
    let shift = try middle(ink(placed + #", "text-offset": [0, 1]"#, line)) - middle(ink(placed, line))
    #expect(abs(shift.x + 24 * 0.5.squareRoot()) < 1)
    #expect(abs(shift.y - 24 * 0.5.squareRoot()) < 1)
  }

  /// Round a bend the letters follow a line beside the road: all are as far from the circle's middle.
  @Test func offsetsFollowBends() throws {
    let arc = (0...90).map { step in
      let (sine, cosine) = sineAndCosine(degrees: Double(step) * 2 - 180)
      return Point(180 * cosine, 180 * sine)
    }
    let letters = try ink(
      #", "symbol-placement": "line", "text-offset": [0, 2]"#, .lines([arc]), text: "HHHHHH")
    let radii = letters.map { ($0 - Point(200, 400)).length }
    // 48 pixels to the right of an arc that runs clockwise is towards its middle.
    let (low, high) = (radii.min() ?? 0, radii.max() ?? 0)
    #expect(abs((low + high) / 2 - 132) < 2)
    #expect(high - low < 20)
  }

  // MARK: At points

  /// Tried in order; the offset is the anchor's own, and boxes above or below come 7/24 em nearer.
  @Test(
    arguments: [
      (#"["left", [1, 0], "right", [-1, 0]]"#, 226.4, nil, 400.0),
      (#"["right", [-1, 0], "left", [1, 0]]"#, nil, 173.6, 400),
      (#"["top", [0, 2]]"#, nil, nil, 455.4), (#"["bottom", [0, -2]]"#, nil, nil, 344.6),
      (#"["match", ["get", "k"], "a", ["literal", ["top", [0, 2]]], ["literal", ["left", [1, 0]]]]"#, nil, nil, 455.4),
      (#"["match", ["get", "k"], "b", ["literal", ["top", [0, 2]]], ["literal", ["left", [1, 0]]]]"#, 226.4, nil, 400),
      (
        #"["interpolate", ["linear"], ["zoom"], 15, ["literal", ["top", [0, 1]]], 17, ["literal", ["top", [0, 3]]]]"#,
        nil, nil, 455.4
      ),
      (#"{"stops": [[15, ["top", [0, 1]]], [17, ["top", [0, 3]]]]}"#, nil, nil, 455.4),
    ] as [(String, Double?, Double?, Double)])
  func variableAnchorOffsets(offsets: String, left: Double?, right: Double?, y: Double) throws {
    let box = try Rect(bounding: ink(#", "text-variable-anchor-offset": \#(offsets)"#, Self.place))
    if let left { #expect(abs(box.minX - left) < 1.5) }
    if let right { #expect(abs(box.maxX - right) < 1.5) }
    #expect(abs(box.center.y - y) < 1)
  }

  @Test(arguments: [
    #""text-variable-anchor-offset": ["left", [1, 0], "right", [-1, 0]]"#,
    #""text-variable-anchor": ["left", "right"], "text-radial-offset": 1"#,
    #""text-variable-anchor": ["left", "right"], "text-offset": [1, 0]"#,
    #""text-variable-anchor": ["left", "right"], "text-offset": [-1, 0]"#,
  ])
  func anchorsGiveWay(layout: String) throws {
    let right = Rect(x: 210, y: 380, width: 100, height: 40)
    let left = Rect(x: 90, y: 380, width: 100, height: 40)
    let layout = ", " + layout
    #expect(abs(try Rect(bounding: ink(layout, Self.place)).minX - 226.4) < 1.5)
    #expect(abs(try Rect(bounding: ink(layout, Self.place, obstacles: [right])).maxX - 173.6) < 1.5)
    #expect(try ink(layout, Self.place, obstacles: [right, left]).isEmpty)
    // Where it may overlap it still looks for room first.
    let over = layout + #", "text-allow-overlap": true"#
    #expect(abs(try Rect(bounding: ink(over, Self.place, obstacles: [right])).maxX - 173.6) < 1.5)
    #expect(abs(try Rect(bounding: ink(over, Self.place, obstacles: [right, left])).minX - 226.4) < 1.5)
  }

  /// At corners a radial offset of 2 em is 48 / √2 = 33.9 pixels each way.
  @Test func radialOffsets() throws {
    let corner = try Rect(
      bounding: ink(#", "text-anchor": "top-left", "text-radial-offset": 2"#, Self.place))
    #expect(abs(corner.minX - 236.3) < 1.5)
    #expect(abs(corner.center.y - 441.3) < 1)
    let opposite = try Rect(
      bounding: ink(#", "text-variable-anchor": ["bottom-right"], "text-radial-offset": 2"#, Self.place))
    #expect(abs(opposite.maxX - 163.7) < 1.5)
    #expect(abs(opposite.center.y - 358.7) < 1)
    // Against a sign, away from the place all the same.
    let away = try Rect(
      bounding: ink(#", "text-variable-anchor": ["bottom-right"], "text-offset": [1, 1]"#, Self.place))
    #expect(abs(away.maxX - 173.6) < 1.5)
    #expect(abs(away.center.y - 368.6) < 1)
  }

  // MARK: Shifts and turns

  /// With east up in the frame, ten pixels east on the map are ten upwards.
  @Test func translations() throws {
    let shift = #", "text-translate": [10, 4]"#
    func moved(_ paint: String, _ layout: String, _ geometry: FeatureGeometry, bearing: Double) throws -> Point {
      try middle(ink(layout, paint: paint, geometry, bearing: bearing))
        - middle(ink(layout, geometry, bearing: bearing))
    }
    for (geometry, layout) in [(Self.place, ""), (Self.eastward, #", "symbol-placement": "line""#)] {
      #expect(try (moved(shift, layout, geometry, bearing: 0) - Point(10, 4)).length < 1)
      #expect(try (moved(shift, layout, geometry, bearing: 90) - Point(4, -10)).length < 1)
      let onScreen = shift + #", "text-translate-anchor": "viewport""#
      #expect(try (moved(onScreen, layout, geometry, bearing: 90) - Point(10, 4)).length < 1)
    }
  }

  /// A quarter turn clockwise takes what lies to the right below the place.
  @Test func rotation() throws {
    let flat = try Rect(bounding: ink("", Self.place, text: "HHHHHH"))
    let turned = try Rect(
      bounding: ink(#", "text-rotate": 90, "text-offset": [2, 0]"#, Self.place, text: "HHHHHH"))
    #expect(abs(turned.width - flat.height) <= 1)
    #expect(abs(turned.height - flat.width) <= 1)
    #expect(abs(turned.center.x - 200) < 1)
    #expect(abs(turned.center.y - 448) < 1)
  }
}
