import Geometry
import Guidance
import Icons
import MapData
import Pixels
import Testing

@testable import MapDrawing

/// The driven road's name under the position, and call-outs beside their own line.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct RoadNamePlateTests {
  private func canvas(_ name: String) -> RouteCanvas {
    var canvas = RouteCanvas([Point(0, -200), Point(0, 400)])
    canvas.overlay.position = .init(coordinate: RouteCanvas.coordinate(.zero), headingDegrees: 0)
    canvas.overlay.roadName = .init(text: name, color: .black, background: .white)
    return canvas
  }

  private func plate(_ picture: MapPicture) throws -> Rect? {
    var list = picture.displayList()
    let landmarks = picture.draw(into: &list, typesetter: try typesetter())
    return landmarks.labels.first { $0.layer == "roadName" }?.bounds.scaled(by: 1 / picture.camera.scale)
  }

  /// 28 points high, its top 58 points below the mark's middle, 12 points of room on both sides of the name.
  @Test func plateStandsBelowTheMark() throws {
    let camera = RouteCanvas.camera()
    let box = try #require(try plate(canvas("Mill Road").picture(camera)))
    #expect(abs(box.minY - (350 + 58)) < 0.01)
    #expect(abs(box.height - 28) < 0.01)
    #expect(abs(box.center.x - 200) < 0.01)
    let text = try typesetter().line("Mill Road", style: .init(size: 30, weight: .bold, language: "en")).width / 2
    #expect(abs(box.width - text - 24) < 0.5)
    // A long name is shortened to fit.
    let long = try #require(
      try plate(canvas("The Very Long And Winding Old Coach Road To The Harbour And The Mill").picture(camera)))
    #expect(long.width <= 260)
  }

  @Test func plateNeedsRoom() throws {
    var picture = try canvas("Mill Road").picture(RouteCanvas.camera())
    picture.freeRect = Rect(x: 0, y: 0, width: 400, height: 430)
    #expect(abs(try #require(try plate(picture)).maxY - 424) < 0.01)
    picture.freeRect = Rect(x: 0, y: 0, width: 400, height: 420)
    #expect(try plate(picture) == nil)
    picture.freeRect = nil
    // Beside what covers its place on one side; none where that takes too much.
    picture.obstacles = [Rect(x: 0, y: 400, width: 170, height: 40)]
    #expect(try #require(try plate(picture)).minX >= 178)
    picture.obstacles = [Rect(x: 0, y: 400, width: 230, height: 40)]
    #expect(try plate(picture) == nil)
  }

  /// Call-outs cover neither another route nor their own.
  @Test(arguments: [0.0, 30, 45, 60, 90, 135]) func callOutsKeepOffTheirOwnLine(degrees: Double) throws {
    var other = RouteCanvas([Point(0, -2000), Point(0, 2000)])
    other.overlay.isGuiding = false
    let way = Point.direction(degrees: degrees) * 1500
    let alternate = try #require(RouteCanvas([-way + Point(600, 0), way + Point(600, 0)]).overlay.route)
    let callOut = NavigationOverlay.CallOut(
      title: "3 min slower", titleColor: .black, background: .white)
    other.overlay.alternates = [.init(route: alternate, callOut: callOut)]
    other.overlay.callOut = callOut
    let camera = RouteCanvas.camera(zoom: 13.5)
    let picture = try other.drawn(camera)
    #expect(!picture.landmarks.callOuts.isEmpty)
    let lines = RouteLines(other.overlay, shapes: RouteShapes(), camera: camera)
    let all = (lines.alternates + [try #require(lines.chosen)]).flatMap(\.stretches).map { line in
      Polyline(line.points.compactMap { camera.project(world: $0)?.position })
    }
    let half = RouteWidths(camera: camera).whole / 2 * camera.scale
    for box in picture.landmarks.callOuts {
      #expect(!all.contains { $0.touches(box.inset(by: -half)) })
    }
  }

  /// The route calls the street Mill Road; the map's way under the position decides, if it lies there and nothing beside
  /// it has the route's name.
  @Test(
    arguments: [
      ([("Hill Street", 1.0, false)], "Hill Street"),
      ([("Hill Street", 1, false), ("Mill Road", 7, false)], "Mill Road"),
      ([("Hill Street", 3, false), ("Dale Street", 1, false)], "Dale Street"),
      ([("Hill Street", 5, false)], "Mill Road"), ([("Hill Street", 1, true)], "Mill Road"),
    ] as [([(String, Double, Bool)], String)])
  func plateNamesTheStreetThatIsDriven(ways: [(name: String, east: Double, isTunnel: Bool)], text: String) throws {
    var canvas = self.canvas("Mill Road")
    canvas.overlay.distanceAlongRoute = 200
    canvas.features.layers["transportation_name"] = ways.map { way in
      var properties: [String: PropertyValue] = ["name": .string(way.name)]
      if way.isTunnel { properties["brunnel"] = .string("tunnel") }
      let line = [Point(way.east, -100), Point(way.east, 300)].map(RouteCanvas.world)
      return Feature(id: nil, geometry: .lines([line]), properties: properties)
    }
    // A street across is not driven.
    canvas.features.layers["transportation_name"]?.append(
      Feature(
        id: nil, geometry: .lines([[Point(-100, 1), Point(100, 1)].map(RouteCanvas.world)]),
        properties: ["name": .string("Cross Street")]))
    var picture = try canvas.picture(RouteCanvas.camera())
    picture.language = "en"
    var list = picture.displayList()
    let labels = picture.draw(into: &list, typesetter: try typesetter()).labels
    #expect(labels.filter { $0.layer == "roadName" }.map(\.text) == [text])
  }
}

extension Point {
  /// A unit vector so many degrees from east towards north.
  fileprivate static func direction(degrees: Double) -> Point {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Point(cosine, sine)
  }
}
