import Canvas
import Foundation
import Geometry
import MapData
import MapStyle
import Pixels
import Testing

@testable import MapDrawing

/// What an app lays over the map, measured in pixels.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct OverlayTests {
  private static let land: UInt32 = 0x11_22_33

  private func draw(
    _ camera: Camera, _ layers: String = #"{"id": "n", "type": "line", "source": "s", "source-layer": "n"}"#,
    _ configure: (inout MapPicture) throws -> Void
  ) throws -> (list: DisplayList, landmarks: MapLandmarks, pixels: PixelBuffer) {
    var picture = MapPicture(style: try style(layers), features: FeatureLayers(), camera: camera)
    try configure(&picture)
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: try typesetter())
    return (list, landmarks, Renderer(threads: 1).render(list))
  }

  private func color(_ pixels: PixelBuffer, _ point: Point?) throws -> UInt32 {
    let point = try #require(point)
    let pixel = pixels[Int(point.x), Int(point.y)]
    return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
  }

  private func at(_ camera: Camera, _ latitude: Double, _ longitude: Double) -> Point? {
    camera.project(Coordinate(latitude: latitude, longitude: longitude))?.position
  }

  private func line(_ places: [(Double, Double)], _ color: UInt32 = 0xFF0000, width: Double = 6) -> MapOverlays.Polyline
  {
    MapOverlays.Polyline(
      path: places.map { Coordinate(latitude: $0.0, longitude: $0.1) }, stroke: .init(width: width, color: Color(color))
    )
  }

  private func picture(_ side: Int, _ color: UInt32 = 0xFFCC00) -> MarkerPicture {
    MarkerPicture(PixelBuffer(width: side, height: side, filledWith: Color(color).pixel), scale: 2)
  }

  // MARK: Circles

  /// A circle has its radius in pixels on both axes.
  /// A metre at 60.17° north is 1 / (2π · 6,371,008.8 · cos 60.17°) of the world, which is 512 · 2¹⁷ points of 2 pixels.
  @Test(arguments: [10.0, 50, 120]) func circleHasItsRadiusOnBothAxes(metres: Double) throws {
    let camera = Camera(center: center, zoom: 17, width: 800, height: 800, scale: 2)
    var circle = MapOverlays.Circle(center: center, radiusMetres: metres)
    circle.fill = Color(0xFF0000)
    let list = try draw(camera) { $0.overlays.circles = [circle] }.list
    guard case .fill(let path, _, _) = try #require(list.commands.last) else { throw Missing() }
    let box = Rect(bounding: list.points[path.points].map { Point($0) })
    let pixels = metres / (2 * .pi * 6_371_008.8 * cos(60.17 * .pi / 180)) * 512 * exp2(17) * 2
    #expect(abs(box.width / 2 - pixels) < 0.5)
    #expect(abs(box.height / 2 - pixels) < 0.5)
    #expect((box.center - Point(800, 800)).length < 0.5)
  }

  private struct Missing: Error {}

  /// A circle round the pole fills all longitudes above it and nothing below.
  @Test func circleRoundThePoleFillsItsCap() throws {
    // 20° round the pole: down to 70° north.
    let camera = Camera(center: Coordinate(latitude: 60, longitude: 0), zoom: 0, width: 600, height: 500)
    var circle = MapOverlays.Circle(
      center: Coordinate(latitude: 90, longitude: 0), radiusMetres: 6_371_008.8 * 20 * .pi / 180)
    circle.fill = Color(0xFF0000)
    let pixels = try draw(camera) { $0.overlays.circles = [circle] }.pixels
    for longitude in [-170.0, -60, 0, 90, 175] {
      #expect(try color(pixels, at(camera, 72, longitude)) == 0xFF0000, "\(longitude)")
      #expect(try color(pixels, at(camera, 67, longitude)) == Self.land, "\(longitude)")
    }
  }

  // MARK: Lines

  /// A geodesic line follows the great circle, another one the map.
  /// By spherical trigonometry the middle of the way from 0° to 60° east along 60° north lies at
  /// atan(tan 60° / cos 30°) = 63.4349°.
  @Test func geodesicLineFollowsTheGreatCircle() throws {
    let camera = Camera(center: Coordinate(latitude: 62, longitude: 30), zoom: 3, width: 900, height: 500)
    var great = line([(60, 0), (60, 60)])
    great.isGeodesic = true
    let straight = line([(60, 0), (60, 60)], 0x00FF00)
    let pixels = try draw(camera) { $0.overlays.polylines = [great, straight] }.pixels
    #expect(try color(pixels, at(camera, 63.4349, 30)) == 0xFF0000)
    #expect(try color(pixels, at(camera, 60, 30)) == 0x00FF00)
    #expect(try color(pixels, at(camera, 61.7, 30)) == Self.land)
  }

  @Test func greatCircleSeenFromNearIsNoChord() throws {
    let place = Coordinate(latitude: 63.434_948_823, longitude: 30)
    let camera = Camera(center: place, zoom: 14, width: 300, height: 300)
    var great = line([(60, 0), (60, 60)], width: 3)
    great.isGeodesic = true
    let pixels = try draw(camera) { $0.overlays.polylines = [great] }.pixels
    for y in [147.0, 153] { #expect(try color(pixels, Point(150, y)) == Self.land) }
    #expect(try color(pixels, Point(150, 150)) == 0xFF0000)
  }

  /// Over the 180th meridian the short way, however it is written.
  @Test(arguments: [-178.0, 182]) func overThe180thMeridianTheShortWay(end: Double) throws {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 180), zoom: 4, width: 400, height: 200)
    let pixels = try draw(camera) { $0.overlays.polylines = [line([(0, 178), (0, end)])] }.pixels
    // 4° are 512 · 16 / 90 = 91.02 points: from 154.5 to 245.5.
    for (x, expected) in [(150.0, Self.land), (158, 0xFF0000), (200, 0xFF0000), (242, 0xFF0000), (250, Self.land)] {
      #expect(try color(pixels, Point(x, 100)) == expected, "\(x)")
    }
    let elsewhere = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 1, width: 400, height: 200)
    let away = try draw(elsewhere) { $0.overlays.polylines = [line([(0, 178), (0, end)])] }.pixels
    #expect(try color(away, Point(200, 100)) == Self.land)
  }

  /// Spans colour their segments, gradients run along them, the last colour holds to the end.
  @Test func spansColourTheirSegments() throws {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 10, width: 500, height: 100)
    var drawn = line([(0, -0.3), (0, -0.1), (0, 0.1), (0, 0.3)], 0xFFFFFF)
    drawn.spans = [
      .init(from: Color(0xFF0000), to: Color(0xFF0000), segments: 1),
      .init(from: Color(0x000000), to: Color(0x00FF00), segments: 1),
    ]
    let pixels = try draw(camera) { $0.overlays.polylines = [drawn] }.pixels
    #expect(try color(pixels, at(camera, 0, -0.15)) == 0xFF0000)
    #expect(try color(pixels, at(camera, 0, 0.12)) == 0x00FF00)
    // The middle of the gradient is half its green; one pixel of 291 is less than a step of a byte.
    let middle = try color(pixels, at(camera, 0, 0))
    #expect(middle & 0xFF00FF == 0)
    #expect(abs(Int(middle >> 8) - 128) <= 2)
    let quarter = try color(pixels, at(camera, 0, -0.05))
    #expect(abs(Int(quarter >> 8) - 64) <= 2)
  }

  @Test func hostileLinesDrawNothingAndDoNoHarm() throws {
    let camera = Camera(center: center, zoom: 15, width: 100, height: 100)
    let nan = Double.nan
    let plain = try draw(camera) { _ in }.pixels
    let pixels = try draw(camera) { picture in
      picture.overlays.polylines = [
        line([]), line([(60.17, 24.94)]), line([(60.17, 24.94), (60.17, 24.94)]), line([(nan, nan), (60.17, 24.94)]),
      ]
      picture.overlays.polygons = [.init(path: []), .init(path: [center, center, center])]
      for index in picture.overlays.polygons.indices { picture.overlays.polygons[index].fill = Color(0xFF0000) }
      picture.overlays.markers = [.init(coordinate: Coordinate(latitude: nan, longitude: 0), look: .pin(Color(0)))]
    }.pixels
    #expect(pixels == plain)
  }

  // MARK: Areas

  /// A polygon leaves out its holes and strokes their edges.
  @Test func polygonLeavesOutItsHoles() throws {
    let camera = Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 10, width: 400, height: 400)
    func square(_ side: Double) -> [Coordinate] {
      [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { Coordinate(latitude: $0.0 * side, longitude: $0.1 * side) }
    }
    var polygon = MapOverlays.Polygon(path: square(0.1))
    polygon.holes = [square(0.04)]
    polygon.fill = Color(0xFF0000)
    polygon.stroke = .init(width: 4, color: Color(0x00FF00))
    let pixels = try draw(camera) { $0.overlays.polygons = [polygon] }.pixels
    #expect(try color(pixels, at(camera, 0, 0)) == Self.land)
    #expect(try color(pixels, at(camera, 0, 0.07)) == 0xFF0000)
    #expect(try color(pixels, at(camera, 0, 0.12)) == Self.land)
    for edge in [0.04, -0.04, 0.1, -0.1] { #expect(try color(pixels, at(camera, 0, edge)) == 0x00FF00, "\(edge)") }
  }

  // MARK: Order

  /// Over roads, under the route, buildings and labels; by zIndex, areas before lines.
  @Test func overlaysAreDrawnInTheirOrder() throws {
    let camera = Camera(center: center, zoom: 16, pitchDegrees: 40, width: 400, height: 400)
    let layers = #"""
      {"id": "road", "type": "line", "source": "s", "source-layer": "road", "paint": {"line-color": "#F0F0F0", "line-width": 9}},
      {"id": "tall", "type": "fill-extrusion", "source": "s", "source-layer": "building",
       "paint": {"fill-extrusion-height": 20, "fill-extrusion-color": "#AAA"}}
      """#
    let list = try draw(camera, layers) { picture in
      picture.features.layers["road"] = [feature(camera, .lines([[Point(-90, 0), Point(90, 0)]]))]
      picture.features.layers["building"] = [feature(camera, rectangle(0, 0, 40, 40))]
      var low = MapOverlays.Circle(center: center, radiusMetres: 50)
      low.fill = Color(0x0000FF)
      var high = MapOverlays.Polygon(path: [
        center, Coordinate(latitude: 60.171, longitude: 24.94), Coordinate(latitude: 60.171, longitude: 24.942),
      ])
      high.fill = Color(0x00FF00)
      high.zIndex = 7
      picture.overlays.polygons = [high]
      picture.overlays.circles = [low]
      picture.overlays.polylines = [line([(60.17, 24.94), (60.171, 24.941)], 0xFF00FF)]
      picture.overlays.markers = [.init(coordinate: center, look: .picture(self.picture(20)))]
    }.list
    let kinds = summary(list).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      kinds == [
        "fill #112233", "stroke #F0F0F0", "fill #0000FF", "stroke #FF00FF", "fill #00FF00", "extrusions", "fill other",
      ])
  }

  /// Markers by zIndex, of equal ones the nearer in front.
  @Test func markersByZIndex() throws {
    let camera = Camera(center: center, zoom: 16, width: 200, height: 200)
    func marker(_ color: UInt32, _ y: Double, _ zIndex: Int = 0) -> MapOverlays.Marker {
      var marker = MapOverlays.Marker(
        coordinate: WebMercator.unproject(camera.world(Point(0, y))), look: .picture(picture(40, color)))
      marker.groundAnchor = Point(0.5, 0.5)
      marker.zIndex = zIndex
      return marker
    }
    func top(_ markers: [MapOverlays.Marker]) throws -> UInt32 {
      try color(try draw(camera) { $0.overlays.markers = markers }.pixels, Point(100, 100))
    }
    #expect(try top([marker(0xFF0000, 2), marker(0x00FF00, -2)]) == 0xFF0000)
    #expect(try top([marker(0x00FF00, -2), marker(0xFF0000, 2)]) == 0xFF0000)
    #expect(try top([marker(0xFF0000, 2), marker(0x00FF00, -2, 1)]) == 0x00FF00)
  }

  // MARK: Markers

  /// The anchor of a picture is where its coordinate is projected.
  @Test(
    arguments: [0.0, 45, 65],
    [Point(0.5, 1), Point(0.5, 0.5), Point(0, 0), Point(1, 0.25)])
  func anchorOfAPictureIsAtItsCoordinate(pitch: Double, anchor: Point) throws {
    let camera = Camera(
      center: center, zoom: 16.3, bearingDegrees: 40, pitchDegrees: pitch, width: 400, height: 600, scale: 2)
    for (isFlat, rotation) in [(false, 0.0), (false, 70), (true, 0), (true, 250)] {
      var marker = MapOverlays.Marker(
        coordinate: WebMercator.unproject(camera.world(Point(33.3, -41.7))), look: .picture(picture(60)))
      marker.groundAnchor = anchor
      marker.isFlat = isFlat
      marker.rotationDegrees = rotation
      let (list, landmarks, _) = try draw(camera) { $0.overlays.markers = [marker] }
      guard case .fill(_, _, let reference) = try #require(list.commands.last),
        case .image(let paint) = list.paint(reference)
      else { throw Missing() }
      let expected = try #require(camera.project(marker.coordinate)).position
      let drawn = paint.transform(Point(60 * anchor.x, 60 * anchor.y))
      #expect(abs(drawn.x - expected.x) <= 0.5)
      #expect(abs(drawn.y - expected.y) <= 0.5)
      #expect(landmarks.markers == [expected])
      // 60 pixels, 2 to a point, on a screen of 2 pixels per point; flat ones shrink with pitch and distance.
      let side = (paint.transform(Point(60, 0)) - paint.transform(.zero)).length
      if !isFlat { #expect(abs(side - 60) < 1e-6) } else { #expect(side < 60.001 || pitch > 0) }
    }
  }

  /// A flat marker's top points north whatever the bearing, an upright one's upwards.
  @Test func flatMarkersTopPointsNorthWhateverTheBearing() throws {
    let camera = Camera(center: center, zoom: 16, bearingDegrees: 90, width: 300, height: 300)
    for (isFlat, expected) in [(true, Point(-1, 0)), (false, Point(0, -1))] {
      var marker = MapOverlays.Marker(coordinate: center, look: .picture(picture(40)))
      marker.isFlat = isFlat
      let list = try draw(camera) { $0.overlays.markers = [marker] }.list
      guard case .fill(_, _, let reference) = try #require(list.commands.last),
        case .image(let paint) = list.paint(reference)
      else { throw Missing() }
      let up = (paint.transform(.zero) - paint.transform(Point(0, 40))).normalized
      #expect((up - expected).length < 1e-9)
    }
  }

  /// The pin's tip sits on the coordinate, in its colour; one picture joins the list once.
  @Test func pinsTipSitsOnTheCoordinate() throws {
    let camera = Camera(center: center, zoom: 16, width: 300, height: 300, scale: 2)
    let (_, landmarks, pixels) = try draw(camera) {
      $0.overlays.markers = [.init(coordinate: center, look: .pin(Color(0x1A73E8)))]
    }
    #expect(landmarks.markers == [Point(300, 300)])
    // Half way between the dot's lower edge and the body's, 42 / 48 points a unit: 14 units above the tip.
    #expect(try color(pixels, Point(300, 300 - 14 * 42 / 48.0 * 2)) == 0x1A73E8)
    let shared = picture(8)
    let list = try draw(camera) {
      $0.overlays.markers = Array(repeating: .init(coordinate: center, look: .picture(shared)), count: 5)
    }.list
    #expect(list.images.count == 1)
  }

  // MARK: Places

  /// A building by its own id, by a door and by a shop inside; unknown ids find nothing.
  @Test func buildingByItsOwnId() throws {
    let camera = Camera(center: center, zoom: 17, width: 400, height: 400)
    func with(_ id: UInt64, _ geometry: FeatureGeometry) -> Feature {
      var feature = feature(camera, geometry)
      feature.id = id
      return feature
    }
    let features = FeatureLayers(layers: [
      "building": [with(12, rectangle(0, 0, 40, 40)), with(22, rectangle(60, 0, 40, 40))],
      "entrances": [with(31, .points([Point(0, 20)])), with(41, .points([Point(40, 20)]))],
      "poi": [with(51, .points([Point(80, 20)])), with(61, .points([Point(-60, 0)]))],
    ])
    func building(_ id: UInt64) -> DestinationBuilding? { DestinationBuilding(.feature(id), features: features) }
    #expect(building(12)?.indices == [0])
    #expect(building(12)?.doors.count == 2)
    #expect(building(31)?.indices == [0])
    #expect(building(31)?.doors.count == 1)
    #expect(building(51)?.indices == [1])
    #expect(building(51)?.doors.isEmpty == true)
    #expect(building(61) == nil)
    #expect(building(99) == nil)
  }
}
