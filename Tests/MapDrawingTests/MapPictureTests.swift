import Canvas
import Foundation
import Geometry
import Guidance
import Icons
import MapData
import MapStyle
import Pixels
import TestSupport
import Testing
import Text

@testable import MapDrawing

let center = Coordinate(latitude: 60.17, longitude: 24.94)

func style(_ layers: String, metadata: String = "{}") throws -> Style {
  try Style(
    json: Array(
      """
      {"version": 8, "sources": {"s": {"type": "vector"}}, "metadata": \(metadata), "layers": [
        {"id": "land", "type": "background", "paint": {"background-color": "#112233"}}, \(layers)]}
      """.utf8), path: "test.json")
}

/// A feature whose coordinates are points of the ground plane of `camera`.
func feature(_ camera: Camera, _ geometry: FeatureGeometry, _ properties: [String: PropertyValue] = [:]) -> Feature {
  func world(_ p: [Point]) -> [Point] { p.map { camera.world($0) } }
  let placed: FeatureGeometry =
    switch geometry {
    case .points(let points): .points(world(points))
    case .lines(let lines): .lines(lines.map(world))
    case .polygons(let polygons): .polygons(polygons.map { Polygon(rings: $0.rings.map(world)) })
    }
  return Feature(id: nil, geometry: placed, properties: properties)
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FeatureGeometry {
  .polygons([Polygon(rings: [Rect(x: x, y: y, width: width, height: height).corners])])
}

/// The kinds of commands with their colours, so that order can be read.
func summary(_ list: DisplayList) -> [String] {
  func color(_ paint: DisplayList.PaintReference) -> String {
    switch list.paint(paint) {
    case .solid(let color): color.hex
    case .linearGradient: "gradient"
    case .radialGradient, .image: "other"
    }
  }
  return list.commands.map { command in
    switch command {
    case .fill(_, _, let paint): "fill \(color(paint))"
    case .stroke(_, let index, let paint): "stroke \(color(paint)) \(list.strokes[index].style.width)"
    case .outset(_, _, let paint): "outset \(color(paint))"
    case .glyphs(_, let outset, let paint): outset > 0 ? "halo \(color(paint))" : "glyphs \(color(paint))"
    case .shadow: "shadow"
    case .extrusions: "extrusions"
    case .beginClip: "clip"
    case .endClip: "end clip"
    case .beginLayer(let opacity): "layer \(opacity)"
    case .endLayer: "end layer"
    }
  }
}

let hasFonts = FontLibrary.defaultDirectories.contains { FileManager.default.fileExists(atPath: $0) }

func typesetter() throws -> Typesetter {
  Typesetter(fonts: try FontLibrary(directories: FontLibrary.defaultDirectories))
}

@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct MapPictureTests {
  private let camera = Camera(center: center, zoom: 16, width: 400, height: 800, scale: 2)

  private func drawn(_ picture: MapPicture) throws -> (list: DisplayList, landmarks: MapLandmarks) {
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: try typesetter())
    return (list, landmarks)
  }

  private let fills = #"""
    {"id": "area", "type": "fill", "source": "s", "source-layer": "land",
     "paint": {"fill-color": ["get", "c"], "fill-opacity": 0.5}}
    """#

  /// Neighbours of one colour are one path, so no seam shows between them.
  @Test func neighboursOfOneColourAreOnePath() throws {
    var picture = MapPicture(style: try style(fills), features: FeatureLayers(), camera: camera)
    let red: [String: PropertyValue] = ["c": .string("#F00")]
    picture.features.layers["land"] = [
      feature(camera, rectangle(-50, -50, 50, 100), red), feature(camera, rectangle(0, -50, 50, 100), red),
    ]
    #expect(summary(try drawn(picture).list) == ["fill #112233", "fill #FF000080"])
  }

  /// What overlaps keeps its order; what does not joins its colour.
  @Test func whatOverlapsKeepsItsOrder() throws {
    var picture = MapPicture(style: try style(fills), features: FeatureLayers(), camera: camera)
    func area(_ x: Double, _ color: String) -> Feature {
      feature(camera, rectangle(x, 0, 30, 30), ["c": .string(color)])
    }
    picture.features.layers["land"] = [area(0, "#F00"), area(10, "#0F0"), area(20, "#F00"), area(100, "#F00")]
    #expect(
      summary(try drawn(picture).list) == ["fill #112233", "fill #FF000080", "fill #00FF0080", "fill #FF000080"])
    picture.features.layers["land"] = [area(0, "#F00"), area(100, "#0F0"), area(20, "#F00")]
    #expect(summary(try drawn(picture).list) == ["fill #112233", "fill #FF000080", "fill #00FF0080"])
  }

  /// Lines are stroked on the ground in points, dashes in widths, sorted by key.
  @Test func linesAreStrokedOnTheGroundInPoints() throws {
    let layer = #"""
      {"id": "road", "type": "line", "source": "s", "source-layer": "road",
       "layout": {"line-sort-key": ["get", "k"], "line-cap": "round"},
       "paint": {"line-color": ["get", "c"], "line-width": 6, "line-dasharray": [2, 1]}}
      """#
    var picture = MapPicture(style: try style(layer), features: FeatureLayers(), camera: camera)
    func road(_ color: String, _ key: Double) -> Feature {
      feature(
        camera, .lines([[Point(-900, 0), Point(900, 0)]]), ["c": .string(color), "k": .number(key)])
    }
    picture.features.layers["road"] = [road("#00F", 2), road("#0F0", 1)]
    let list = try drawn(picture).list
    #expect(summary(list) == ["fill #112233", "stroke #00FF00 6.0", "stroke #0000FF 6.0"])
    guard case .stroke(let path, let index, _) = list.commands[1] else { return }
    let stroke = list.strokes[index]
    #expect(stroke.style.dashes == [12, 6])
    #expect(stroke.style.cap == .round)
    #expect(stroke.transform == camera.groundTransform)
    // Cut outside the frame, and no farther away than a wide line needs.
    #expect(list.points[path.points].allSatisfy { abs($0.x) > 200 && abs($0.x) < 400 })
  }

  @Test func bordersAlongTileEdgesAreNoOutlines() throws {
    let layer = #"{"id": "edge", "type": "line", "source": "s", "source-layer": "b", "paint": {"line-width": 1}}"#
    // The building is cut at the eastern border of a tile; the same ring by itself only happens to end there.
    let border = (camera.worldCenter.x * 16_384).rounded() / 16_384
    let y = camera.worldCenter.y
    let unit = 20 / camera.worldSize
    let ring = [
      Point(border - unit, y - unit), Point(border, y - unit), Point(border, y + unit), Point(border - unit, y + unit),
    ]
    let near = Camera(
      center: WebMercator.unproject(Point(border, y)), zoom: 16, width: 400, height: 800, scale: 2)
    let tile = Rect(minX: border - 1 / 16_384, minY: y - 1 / 16_384, maxX: border, maxY: y + 1 / 16_384)
    for (box, sides) in [(tile, 3), (nil, 4)] as [(Rect?, Int)] {
      var picture = MapPicture(style: try style(layer), features: FeatureLayers(), camera: near)
      picture.features.layers["b"] = [
        Feature(id: nil, geometry: .polygons([Polygon(rings: [ring], cutBox: box)]), properties: [:])
      ]
      let list = try drawn(picture).list
      guard case .stroke(let path, _, _) = try #require(list.commands.last) else { return }
      let verbs = list.verbs[path.verbs]
      #expect(verbs.count { $0 == .line } + verbs.count { $0 == .close } == sides)
      #expect(verbs.contains(.close) == (box == nil))
    }
  }

  @Test(arguments: [0.0, 60]) func lineWithFarEndsCrossesADeepFrame(pitch: Double) throws {
    let lisbon = WebMercator.project(Coordinate(latitude: 38.72, longitude: -9.14))
    let berlin = WebMercator.project(Coordinate(latitude: 52.52, longitude: 13.4))
    let deep = Camera(
      center: WebMercator.unproject((lisbon + berlin) / 2), zoom: 20, pitchDegrees: pitch, width: 400, height: 800)
    let layer = #"{"id": "l", "type": "line", "source": "s", "source-layer": "l", "paint": {"line-width": 10}}"#
    var picture = MapPicture(style: try style(layer), features: FeatureLayers(), camera: deep)
    picture.features.layers["l"] = [Feature(id: nil, geometry: .lines([[lisbon, berlin]]), properties: [:])]
    let list = try drawn(picture).list
    guard case .stroke(let path, _, _) = try #require(list.commands.last) else { return }
    let ends = list.points[path.points].map { deep.groundTransform(Point($0)) }
    #expect(ends.count == 2)
    #expect(Segment(ends[0], ends[1]).touches(Rect(x: 190, y: 390, width: 20, height: 20)))
  }

  private let buildings = #"""
    {"id": "flat", "type": "fill", "source": "s", "source-layer": "building", "paint": {"fill-color": "#AAA"}},
    {"id": "oneway", "type": "line", "source": "s", "source-layer": "none"},
    {"id": "high", "type": "fill-extrusion", "source": "s", "source-layer": "building",
     "paint": {"fill-extrusion-height": ["get", "render_height"], "fill-extrusion-color": "#BBB"}}
    """#
  private let metadata = #"{"wayframe:route-above": "oneway", "wayframe:extrusions-from-pitch": 20}"#

  private func town(_ camera: Camera) throws -> MapPicture {
    var picture = MapPicture(
      style: try style(buildings, metadata: metadata), features: FeatureLayers(), camera: camera)
    picture.palette = try Palette(BuiltInColors.rgb(isNight: false).mapValues { Color($0) })
    picture.features.layers["building"] = [
      feature(camera, rectangle(20, -60, 40, 40), ["render_height": .number(20)]),
      feature(camera, rectangle(-60, -60, 40, 40), ["render_height": .number(20)]),
    ]
    let start = WebMercator.unproject(camera.world(Point(0, 100)))
    let end = WebMercator.unproject(camera.world(Point(0, -100)))
    var route = Route(geometry: [start, end], distances: [0, 200], legs: [], distance: 200, duration: 20)
    route.traffic = [RouteStretch(from: 120, to: 160, value: .jam)]
    picture.overlay.route = route
    picture.overlay.distanceAlongRoute = 50
    return picture
  }

  /// Buildings rise from the pitch on that the style names, and only when enabled.
  @Test func buildingsRiseFromTheStylesPitchOn() throws {
    for (pitch, isEnabled, isRaised) in [(60.0, true, true), (10, true, false), (60, false, false)] {
      var picture = try town(
        Camera(center: center, zoom: 16, pitchDegrees: pitch, width: 400, height: 800, scale: 2))
      picture.isBuildingsEnabled = isEnabled
      let commands = summary(try drawn(picture).list)
      #expect(commands.contains("extrusions") == isRaised)
      #expect(commands.contains { $0.hasPrefix("fill #AAAAAA") } == !isRaised, "flat forms give way to raised ones")
    }
  }

  /// The route: traveled part, casings, fills, then buildings, then the same once more for what they hide.
  @Test func routeIsDrawnInItsOrder() throws {
    let tilted = Camera(center: center, zoom: 16, pitchDegrees: 40, width: 400, height: 800, scale: 2)
    let all = summary(try drawn(try town(tilted)).list)
    let strokes = all.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      strokes == [
        "fill #112233", "stroke #8F96A19E", "stroke #123E9C", "stroke #830D18", "stroke #123E9C", "stroke #123E9C",
        "stroke #2468F2", "stroke #D62432", "stroke #2468F2", "stroke #2468F2", "extrusions", "layer 0.72",
        "stroke #123E9C", "stroke #830D18", "stroke #123E9C", "stroke #123E9C",
        "stroke #2468F2", "stroke #D62432", "stroke #2468F2", "stroke #2468F2", "end layer",
      ])
  }

  /// Alternates lie under the chosen route, whatever their order.
  @Test func alternatesLieUnderTheChosenRoute() throws {
    var picture = try town(camera)
    let other = try #require(picture.overlay.route)
    picture.overlay.alternates = [.init(route: other), .init(route: other)]
    let all = summary(try drawn(picture).list)
    let last = try #require(all.lastIndex { $0.hasPrefix("stroke #8DB3F5") })
    let first = try #require(all.firstIndex { $0.hasPrefix("stroke #8F96A1") })
    #expect(last < first)
  }

  /// The building at the destination is coloured, its neighbour is not.
  @Test func buildingAtTheDestinationIsColoured() throws {
    var picture = try town(camera)
    let place = WebMercator.unproject(camera.world(Point(40, -40)))
    picture.overlay.destination = .init(coordinate: place)
    #expect(!summary(try drawn(picture).list).contains("fill #EF8FBB"), "nobody says what stands there")
    picture.overlay.destination = .init(coordinate: place, place: .coordinate(place))
    let (list, landmarks) = try drawn(picture)
    let all = summary(list)
    #expect(all.contains("fill #EF8FBB"))
    #expect(all.contains("fill #AAAAAA"))
    let pin = try #require(landmarks.destination)
    #expect((pin - Point(480, 720)).length < 1)
  }

  /// The next three lights of the route, one a crossing.
  @Test func nextThreeLightsOfTheRoute() throws {
    var picture = try town(Camera(center: center, zoom: 17, width: 400, height: 800, scale: 2))
    let line = RouteLine(try #require(picture.overlay.route))
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: 60.17)
    func light(_ distance: Double, _ aside: Double) -> Feature {
      let place = (line.point(at: distance) ?? .zero) + Point(aside * metre, 0)
      return Feature(id: nil, geometry: .points([place]), properties: [:])
    }
    // Behind us; two at one crossing; too far aside; the next two; one too many.
    picture.features.layers["traffic_signals"] = [
      light(20, 0), light(80, 2), light(85, -2), light(100, 40), light(120, 0), light(155, 0), light(190, 0),
    ]
    #expect(try drawn(picture).landmarks.trafficLights.isEmpty)
    picture.overlay.isGuiding = true
    #expect(try drawn(picture).landmarks.trafficLights.count == 3)
    picture.showsTrafficLights = false
    #expect(try drawn(picture).landmarks.trafficLights.isEmpty)
  }

  @Test(arguments: [0.0, 30, 60, 70], [1.0, 9, 18]) func circleAndAMarkerAtOneCoordinateCoincide(
    pitch: Double, zoom: Double
  ) throws {
    let camera = Camera(
      center: center, zoom: zoom, bearingDegrees: 33, pitchDegrees: pitch, width: 400, height: 800, scale: 2)
    let layer = #"""
      {"id": "c", "type": "circle", "source": "s", "source-layer": "c", "paint": {"circle-radius": 4}}
      """#
    var picture = MapPicture(style: try style(layer), features: FeatureLayers(), camera: camera)
    for place in [Point(0, 0), Point(90, 60), Point(-80, 70)] {
      let coordinate = WebMercator.unproject(camera.world(place))
      guard abs(coordinate.latitude) < 85 else { continue }
      picture.features.layers["c"] = [
        Feature(id: nil, geometry: .points([WebMercator.project(coordinate)]), properties: [:])
      ]
      let list = try drawn(picture).list
      guard case .fill(let path, _, _) = try #require(list.commands.last) else { return }
      let middle = Rect(bounding: list.points[path.points].map { Point($0) }).center
      let marker = try #require(camera.project(coordinate)).position
      #expect((middle - marker).length < 0.5)
    }
  }

  /// Sky only above the ground, haze only in tilted views.
  @Test func skyOnlyAboveTheGround() throws {
    let sky = #"{"id": "none", "type": "line", "source": "s", "source-layer": "none"}"#
    func picture(_ pitch: Double) throws -> MapPicture {
      let json = """
        {"version": 8, "sources": {"s": {"type": "vector"}}, "sky": {"fog-color": "#ABC"},
         "layers": [{"id": "land", "type": "background"}, \(sky)]}
        """
      return MapPicture(
        style: try Style(json: Array(json.utf8), path: "sky.json"), features: FeatureLayers(),
        camera: Camera(center: center, zoom: 15, pitchDegrees: pitch, width: 400, height: 800))
    }
    #expect(summary(try drawn(try picture(40)).list) == ["fill #000000"])
    #expect(summary(try drawn(try picture(60)).list) == ["fill #000000", "fill gradient"])
    #expect(summary(try drawn(try picture(80)).list) == ["fill #000000", "fill gradient", "fill gradient"])
  }
}
