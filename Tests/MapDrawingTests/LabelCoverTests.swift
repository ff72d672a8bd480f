import Canvas
import Foundation
import Geometry
import Guidance
import MapData
import MapStyle
import Testing
import Text

@testable import MapDrawing

/// Labels keep off what hides them, off routes and off the interface.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct LabelCoverTests {
  private let flat = Camera(center: center, zoom: 17, width: 400, height: 800, scale: 2)
  private let tilted = Camera(center: center, zoom: 17, pitchDegrees: 60, width: 400, height: 800, scale: 2)

  private static let points = #"""
    {"id": "poi", "type": "symbol", "source": "s", "source-layer": "poi",
     "layout": {"text-field": ["get", "name"], "text-size": 12}}
    """#
  private static let streets = #"""
    {"id": "street", "type": "symbol", "source": "s", "source-layer": "road", "metadata": {"wayframe:names": "street"},
     "layout": {"text-field": ["get", "name"], "text-size": 14, "symbol-placement": "line", "text-max-angle": 30}}
    """#
  private static let houses = #"""
    {"id": "house", "type": "fill-extrusion", "source": "s", "source-layer": "building",
     "paint": {"fill-extrusion-height": ["get", "render_height"]}}
    """#

  private func picture(_ layers: String, _ camera: Camera, _ features: [String: [Feature]]) throws -> MapPicture {
    var picture = MapPicture(style: try style(layers), features: FeatureLayers(), camera: camera)
    picture.features.layers = features
    return picture
  }

  private func labels(_ picture: MapPicture) throws -> [MapLandmarks.Label] {
    var list = picture.displayList()
    return picture.draw(into: &list, typesetter: try typesetter()).labels
  }

  private func named(_ camera: Camera, _ name: String, _ geometry: FeatureGeometry) -> Feature {
    feature(camera, geometry, ["name": .string(name)])
  }

  /// A house 30 points high hides 55.7 points behind it (see `BuildingCoverTests`); its own name stands on the roof.
  @Test func namesBehindAHouseGoAndItsOwnRises() throws {
    let house = feature(
      tilted, rectangle(-60, -20, 120, 20), ["render_height": .number(30 / tilted.pointsPerMetre)])
    let picture = try picture(
      Self.houses + "," + Self.points, tilted,
      [
        "building": [house],
        "poi": [
          named(tilted, "Behind", .points([Point(0, -50)])), named(tilted, "Far", .points([Point(45, -100)])),
          named(tilted, "Before", .points([Point(0, 40)])), named(tilted, "Own", .points([Point(0, -10)])),
        ],
      ])
    let shown = try labels(picture)
    #expect(Set(shown.map(\.text)) == ["Far", "Before", "Own"])
    let own = try #require(shown.first { $0.text == "Own" })
    let roof = try #require(tilted.project(Point(0, -10), heightPoints: 30))
    #expect((own.bounds.center - roof.position).length < 6)
    var open = picture
    open.isBuildingsEnabled = false
    #expect(Set(try labels(open).map(\.text)) == ["Behind", "Far", "Before", "Own"])
  }

  /// A street runs behind a house and beyond it: its name stands where the street is seen.
  @Test func streetNamesMoveToTheVisibleStretch() throws {
    let house = feature(
      tilted, rectangle(-60, -20, 160, 20), ["render_height": .number(30 / tilted.pointsPerMetre)])
    let street = named(tilted, "Fabianinkatu", .lines([[Point(-190, -40), Point(100, -40)]]))
    let shown = try labels(picture(Self.houses + "," + Self.streets, tilted, ["building": [house], "road": [street]]))
    #expect(shown.count == 1)
    // The house's left wall hides nothing farther left than the line from the eye past its corner.
    let corner = try #require(tilted.project(Point(-60, -40)))
    #expect(try #require(shown.first).bounds.maxX < corner.position.x + 40)
  }

  /// Tunnels have no names, unless the route is in them; a street above a tunnel is not in it.
  @Test func tunnelsAreNamedForThoseWhoDriveInThem() throws {
    let line = [Point(-190, 0), Point(190, 0)]
    let tunnel = feature(
      flat, .lines([line]), ["name": .string("Hansatunneli"), "brunnel": .string("tunnel")])
    var picture = try picture(Self.streets, flat, ["road": [tunnel]])
    #expect(try labels(picture).isEmpty)
    picture.overlay.route = route(flat, line, name: "Hansatunneli")
    #expect(try labels(picture).map(\.text) == ["Hansatunneli"])
    picture.overlay.route = route(flat, line, name: "Kaivokatu")
    #expect(try labels(picture).isEmpty)
    picture.overlay.route = route(flat, [Point(0, -300), Point(0, 300)], name: "")
    #expect(try labels(picture).isEmpty)
  }

  /// A freeway over half of a street: the name stands on the other half. The freeway itself keeps its name.
  @Test func namesKeepOffWaysAbove() throws {
    let street = named(flat, "Division", .lines([[Point(0, -380), Point(0, 380)]]))
    let freeway = feature(
      flat, .lines([[Point(3, -400), Point(3, 60)]]),
      ["class": .string("motorway"), "brunnel": .string("bridge"), "layer": .number(1)])
    let shown = try labels(picture(Self.streets, flat, ["road": [street], "transportation": [freeway]]))
    #expect(shown.count >= 1)
    // 60 below the middle, at two pixels a point.
    for label in shown { #expect(label.bounds.minY > (400 + 60) * 2 - 8 * 2) }
    let own = named(flat, "Skyway", .lines([[Point(3, -400), Point(3, 60)]]))
    #expect(try labels(picture(Self.streets, flat, ["road": [own], "transportation": [freeway]])).count >= 1)
  }

  private func route(_ camera: Camera, _ points: [Point], name: String, turnAt turn: Double? = nil) -> Route {
    let line = Polyline(points)
    let metre = camera.pointsPerMetre
    func step(_ maneuver: Maneuver, _ name: String, from: Double, to: Double) -> Step {
      var step = Step(maneuver: maneuver, distanceAlongRoute: from, length: to - from, duration: 1)
      step.roadName = name
      return step
    }
    let total = line.length / metre
    var steps = [step(.depart, name, from: 0, to: turn ?? total)]
    if let turn { steps.append(step(.turnRight, "Turned Street", from: turn, to: total)) }
    let places = points.map { WebMercator.unproject(camera.world($0)) }
    return Route(
      geometry: places, distances: line.measures.map { $0 / metre },
      legs: [
        RouteLeg(
          steps: steps, distance: total, duration: 60, destination: places[places.count - 1], destinationTitle: nil)
      ], distance: total, duration: 60)
  }

  /// The route goes 150 points up and turns right: the new street's name stands beside its line, its middle 52 to 62
  /// metres beyond the turn, its baseline 8.5 points above the line's edge.
  @Test func streetTurnedIntoIsNamed() throws {
    var picture = try picture(
      Self.streets, flat,
      ["road": [named(flat, "Turned Street", .lines([[Point(-40, -50), Point(190, -50)]]))]])
    let turn = 150 / flat.pointsPerMetre
    picture.overlay.route = route(
      flat, [Point(-40, 100), Point(-40, -50), Point(190, -50)], name: "First Street", turnAt: turn)
    picture.overlay.isGuiding = true
    picture.overlay.maneuverDistance = turn
    let named = try #require(try labels(picture).first { $0.layer == "turn" })
    #expect(named.text == "Turned Street")
    let middle = named.bounds.center.x / 2 - 200 + 40
    #expect((52...62).contains(middle / flat.pointsPerMetre), "\(middle / flat.pointsPerMetre) m beyond the turn")
    // Boxes reach 0.3 em below the baseline.
    let edge = 400 - 50 - RouteWidths(camera: flat).whole / 2
    #expect(abs(named.bounds.maxY / 2 - (edge - 8.5 + 0.3 * 14)) < 0.5)
  }

  /// No name stands on what is left of the route, nor near the plate that names the street.
  @Test func namesKeepOffTheRouteAndThePlate() throws {
    let line = [Point(0, 390), Point(0, -390)]
    var picture = try picture(
      Self.streets, flat,
      [
        "road": [
          named(flat, "Driven Street", .lines([line])),
          named(flat, "Cross Street", .lines([[Point(-190, -200), Point(190, -200)]])),
        ]
      ])
    picture.overlay.route = route(flat, line, name: "Driven Street")
    picture.overlay.distanceAlongRoute = 390 / flat.pointsPerMetre
    picture.overlay.position = .init(coordinate: center, headingDegrees: 0)
    picture.overlay.isGuiding = true
    picture.overlay.roadName = .init(text: "Driven Street", color: .black, background: .white)
    let shown = try labels(picture).filter { $0.layer != "roadName" }
    #expect(Set(shown.map(\.text)) == ["Driven Street", "Cross Street"])
    let half = RouteWidths(camera: flat).whole / 2
    let route = Rect(minX: 200 - half, minY: 0, maxX: 200 + half, maxY: 400).scaled(by: 2)
    // The plate is 28 points high, its top 58 below the position.
    let plate = Rect(minX: 190, minY: 458, maxX: 210, maxY: 486).inset(by: -60).scaled(by: 2)
    for label in shown {
      #expect(!label.bounds.intersects(route), "\(label)")
      #expect(label.text != "Driven Street" || !label.bounds.intersects(plate))
    }
  }

  /// A name, an icon and a street's name under a button are left out.
  @Test func nothingLiesOnTheInterface() throws {
    var picture = try picture(
      Self.points + "," + Self.streets, flat,
      [
        "poi": [named(flat, "Under", .points([Point(0, 0)])), named(flat, "Free", .points([Point(0, 200)]))],
        "road": [named(flat, "Short Street", .lines([[Point(-60, 30), Point(60, 30)]]))],
      ])
    #expect(try Set(labels(picture).map(\.text)) == ["Under", "Free", "Short Street"])
    picture.obstacles = [Rect(x: 180, y: 380, width: 48, height: 48)]
    #expect(try labels(picture).map(\.text) == ["Free"])
  }

  /// Four lights of one crossing are one; another crossing 60 metres away has its own.
  @Test func lightsStandOnceAtACrossing() throws {
    let layer = #"""
      {"id": "signal", "type": "symbol", "source": "s", "source-layer": "traffic_signals",
       "layout": {"text-field": ["get", "n"], "text-size": 4, "text-allow-overlap": true}}
      """#
    let metre = flat.pointsPerMetre
    let lights = [(-9.0, -9.0), (9, -9), (-9, 9), (9, 9), (49, 9)].enumerated().map { index, place in
      feature(flat, .points([Point(place.0, place.1) * metre]), ["n": .string("light \(index)")])
    }
    let shown = try labels(picture(layer, flat, ["traffic_signals": lights]))
    #expect(shown.count == 2)
    #expect(shown.contains { $0.text == "light 4" })
  }

  /// The main door first, then the nearest; those whose badges would lie on another's, and ways out, are left out.
  @Test func doorsDoNotPileUp() throws {
    var picture = try picture(Self.points, flat, [:])
    func door(_ x: Double, _ kind: String) -> Feature {
      feature(flat, .points([Point(x, 0)]), ["entrance": .string(kind)])
    }
    picture.features.layers["building"] = [feature(flat, rectangle(-100, -40, 200, 40))]
    picture.features.layers["entrances"] = [
      door(-90, "yes"), door(-84, "yes"), door(-20, "main"), door(-14, "yes"), door(80, "yes"), door(60, "emergency"),
    ]
    picture.overlay.destination = .init(coordinate: center, place: .coordinate(center))
    var list = picture.displayList()
    let places = picture.draw(into: &list, typesetter: try typesetter()).entrances
    #expect(places.map { $0.x / 2 - 200 }.map { $0.rounded() } == [-20, 80, -84])
  }

  /// Where a street has its name in both scripts, it has it nowhere in one; a stretch without room for both has none.
  @Test func streetHasOneFormInAFrame() throws {
    let names: [String: PropertyValue] = ["name": .string("南京西路"), "name:en": .string("Nanjing West Road")]
    let (long, short) = ([Point(-190, -200), Point(190, -200)], [Point(-60, 200), Point(60, 200)])
    func texts(_ lines: [[Point]]) throws -> [String] {
      var picture = try picture(Self.streets, flat, ["road": lines.map { feature(flat, .lines([$0]), names) }])
      picture.language = "en"
      return try labels(picture).map(\.text)
    }
    #expect(try texts([long]) == ["南京西路 Nanjing West Rd"])
    #expect(try texts([short]) == ["Nanjing W Rd"])
    #expect(try texts([long, short]) == ["南京西路 Nanjing West Rd"])
  }

  /// At 85° the eye stands 1,200 · cos 85° = 104.6 points high, and 1,200 · sin 85° = 1,195.4 before the middle. The sight
  /// line to a roof of 110 points, 1,505 points away, is 109.6 high over a house 1,395 points away, to one of 300 it is 285.
  @Test(arguments: [(110.0, 0.0, true), (110, 100, true), (110, 130, false), (300, 130, true), (300, 290, false)])
  func namesOnRoofsAboveTheEyeAreHiddenByOthers(height: Double, front: Double, isShown: Bool) throws {
    let low = Camera(center: center, zoom: 17, pitchDegrees: 85, width: 400, height: 800, scale: 2)
    let houses = [(rectangle(-60, -320, 120, 20), height), (rectangle(-60, -200, 120, 10), front)].filter { $0.1 > 0 }
      .map { feature(low, $0.0, ["render_height": .number($0.1 / low.pointsPerMetre)]) }
    let picture = try picture(
      Self.houses + "," + Self.points, low,
      ["building": houses, "poi": [named(low, "Own", .points([Point(0, -310)]))]])
    #expect(try labels(picture).map(\.text) == (isShown ? ["Own"] : []))
  }
}
