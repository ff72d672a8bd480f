import Foundation
import Geometry
import Guidance
import MapData
import Testing
import Text

@testable import MapDrawing

/// A route 200 m north, then 200 m east, seen from straight above with its corner in the middle, 400 × 800 points.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct ManeuverSpaceTests {
  private let camera = Camera(center: center, zoom: 17, width: 400, height: 800, scale: 2)

  private func place(_ x: Double, _ y: Double) -> Coordinate { WebMercator.unproject(camera.world(Point(x, y))) }

  private func overlay(driven: Double, maneuver: Double?, endsInCorner: Bool = false) -> NavigationOverlay {
    let leg = 200 * camera.pointsPerMetre
    var overlay = NavigationOverlay()
    overlay.route = Route(
      geometry: [place(0, leg), place(0, 0)] + (endsInCorner ? [] : [place(leg, 0)]),
      distances: endsInCorner ? [0, 200] : [0, 200, 400], legs: [], distance: endsInCorner ? 200 : 400, duration: 40)
    overlay.distanceAlongRoute = driven
    overlay.maneuverDistance = maneuver
    overlay.isGuiding = true
    return overlay
  }

  private func arrow(driven: Double, maneuver: Double?, endsInCorner: Bool = false) -> ManeuverArrow {
    let overlay = overlay(driven: driven, maneuver: maneuver, endsInCorner: endsInCorner)
    return ManeuverArrow(
      camera: camera, ground: VisibleGround(camera: camera), overlay: overlay,
      line: RouteLines(overlay, shapes: RouteShapes(), camera: camera).chosen)
  }

  private func landmarks(_ picture: MapPicture) throws -> MapLandmarks {
    var list = picture.displayList()
    return picture.draw(into: &list, typesetter: try typesetter())
  }

  // The route is 2.6 m wide at zoom 17, 8.753 points, with casings of 1.4005: 11.554 in all. The arrow's shaft has 0.74 of it and
  // casings of 0.48 m.

  /// The arrow begins 24 points ahead of the position, at most 26 m before the manoeuvre; close to it 10 m before it, or
  /// at the position, so that the turn is whole until it is driven.
  @Test func arrowBegins24PointsAheadOfThePosition() throws {
    let metre = camera.pointsPerMetre
    #expect(24 / metre > 5, "at 185 m the mark's tip is nearer than 10 m")
    for (driven, ahead) in [(175.0, 25 * metre - 24), (100, 26 * metre), (185, 10 * metre), (193, 7 * metre)] {
      let boxes = arrow(driven: driven, maneuver: 200).boxes
      let tail = try #require(boxes.map(\.maxY).max())
      #expect(abs(tail - 2 * (400 + ahead + 0.37 * 2.6 * camera.pointsPerMetre + 0.48 * camera.pointsPerMetre)) < 0.01)
      // The tip lies 28 m beyond the corner.
      let tip = try #require(boxes.map(\.maxX).max())
      #expect(abs(tip / 2 - 200 - 28 * camera.pointsPerMetre) < 5)
    }
  }

  /// None where the route ends.
  @Test(arguments: [100.0, 170, 191, 200]) func arrival(driven: Double) throws {
    #expect(arrow(driven: driven, maneuver: 200, endsInCorner: true).isEmpty)
    #expect(!arrow(driven: driven, maneuver: 200).isEmpty)
    #expect(arrow(driven: driven, maneuver: nil).isEmpty)
  }

  @Test func labelsAndShieldsKeepOffShaftAndHead() throws {
    let layer = """
      {"id": "shield", "type": "symbol", "source": "s", "source-layer": "p",
       "layout": {"text-field": ["get", "n"], "text-size": 10}}
      """
    var picture = MapPicture(style: try style(layer), features: FeatureLayers(), camera: camera)
    let metre = camera.pointsPerMetre
    // On the shaft, in the corner, on the head, on the road beyond it, beside it.
    let places = [
      ("A", Point(0, 20 * metre)), ("B", Point(0, 0)), ("C", Point(26 * metre, 0)), ("D", Point(40 * metre, 0)),
      ("E", Point(-60, 0)),
    ]
    picture.features.layers["p"] = places.map { feature(camera, .points([$1]), ["n": .string($0)]) }
    picture.overlay = overlay(driven: 100, maneuver: nil)
    #expect(try landmarks(picture).labels.map(\.text).sorted() == ["A", "B", "C", "D", "E"])
    picture.overlay = overlay(driven: 100, maneuver: 200)
    #expect(try landmarks(picture).labels.map(\.text).sorted() == ["D", "E"])
  }

  /// A light on the arrow's head steps aside, one in the corner to the left of the road that leads there.
  @Test func lightOnTheArrowsHeadStepsAside() throws {
    var picture = MapPicture(
      style: try style(#"{"id": "c", "type": "circle", "source": "s", "source-layer": "c"}"#),
      features: FeatureLayers(), camera: camera)
    picture.features.layers["traffic_signals"] = [feature(camera, .points([Point(24 * camera.pointsPerMetre, 0)]))]
    picture.overlay = overlay(driven: 100, maneuver: nil)
    // 0.69 of its size at zoom 17: beyond the road at 11.554 / 2 + 16 · 0.69, its middle 0.4 · 48 · 0.69 above; on the
    // driver's side it would stand on the road.
    let usual = try #require(try landmarks(picture).trafficLights.first)
    #expect(abs(usual.y / 2 - 400 - (-16.8169 - 13.248)) < 0.01)
    picture.overlay = overlay(driven: 100, maneuver: 200)
    let light = try #require(try landmarks(picture).trafficLights.first)
    // The head is 1.25 · 0.74 · 8.753 wide to each side.
    #expect(abs(light.y / 2 - 400) > 8.1 + 10)
    #expect(abs(light.x - usual.x) < 1e-6)
    picture.features.layers["traffic_signals"] = [feature(camera, .points([Point(0, 0)]))]
    let corner = try #require(try landmarks(picture).trafficLights.first)
    // The rounded corner, a quarter circle of 5.5 m, lies that much inside on both axes.
    let inside = 5.5 * (1 - 0.5.squareRoot()) * camera.pointsPerMetre
    #expect((corner - Point(200 + inside - 16.8169, 400 + inside - 13.248) * 2).length < 0.05)
  }

  /// Where the roof's middle is out of sight the pin stands at the destination itself.
  @Test func pinStandsAtAHiddenDestination() throws {
    let building = #"""
      {"id": "b", "type": "fill-extrusion", "source": "s", "source-layer": "building",
       "paint": {"fill-extrusion-height": ["get", "render_height"]}}
      """#
    var picture = MapPicture(style: try style(building), features: FeatureLayers(), camera: camera)
    picture.overlay.destination = .init(coordinate: place(60, 40), place: .coordinate(place(60, 40)))
    func pin(width: Double, free: Rect? = nil) throws -> Point? {
      picture.features.layers["building"] = [
        feature(camera, rectangle(70, 0, width, 80), ["render_height": .number(0)])
      ]
      picture.freeRect = free
      return try landmarks(picture).destination
    }
    func isNear(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
      point.map { ($0 - Point(x, y) * 2).length < 16 } ?? false
    }
    // The middle of the roof, 4 m above the ground at least.
    #expect(isNear(try pin(width: 80), 310, 440))
    #expect(isNear(try pin(width: 1000), 260, 440))
    #expect(isNear(try pin(width: 80, free: Rect(x: 0, y: 100, width: 280, height: 500)), 260, 440))
    // The roof's pin, 56 points wide and high at most, would be cut.
    #expect(isNear(try pin(width: 80, free: Rect(x: 0, y: 100, width: 315, height: 500)), 260, 440))
    // Neither is free: the roof, behind the interface.
    #expect(isNear(try pin(width: 80, free: Rect(x: 0, y: 100, width: 200, height: 500)), 310, 440))
  }

  /// A pin ahead of the position stands behind its mark, a pin before it covers the mark.
  @Test func pinStandsByItsDepth() throws {
    let picture = MapPicture(
      style: try style(#"{"id": "c", "type": "circle", "source": "s", "source-layer": "c"}"#),
      features: FeatureLayers(), camera: camera)
    func commands(position: Bool, destination: Double?) throws -> [String] {
      var picture = picture
      picture.overlay.position = position ? .init(coordinate: place(0, 0), headingDegrees: 0) : nil
      picture.overlay.destination = destination.map { .init(coordinate: place(0, $0)) }
      var list = picture.displayList()
      _ = picture.draw(into: &list, typesetter: try typesetter())
      return summary(list)
    }
    let (mark, pin) = (
      try commands(position: true, destination: nil), try commands(position: false, destination: 0)
    )
    #expect(mark.suffix(2) != pin.suffix(2))
    #expect(try commands(position: true, destination: -10).suffix(2) == mark.suffix(2))
    #expect(try commands(position: true, destination: 10).suffix(2) == pin.suffix(2))
  }

  /// Call-outs with their tails keep inside what the interface leaves free, and off its controls.
  @Test func callOutsKeepInsideTheFreeArea() throws {
    var picture = MapPicture(
      style: try style(#"{"id": "c", "type": "circle", "source": "s", "source-layer": "c"}"#),
      features: FeatureLayers(), camera: camera)
    let line = [place(60, -380), place(60, 380)]
    let callOut = NavigationOverlay.CallOut(
      title: "9 min", titleColor: .black, background: .white)
    picture.overlay.alternates = [
      .init(
        route: Route(geometry: line, distances: [0, 200], legs: [], distance: 200, duration: 20), callOut: callOut)
    ]
    func boxes(free: Rect, obstacles: [Rect] = []) throws -> [Rect] {
      picture.freeRect = free
      picture.obstacles = obstacles
      return try landmarks(picture).callOuts.map { $0.scaled(by: 0.5) }
    }
    let box = try #require(try boxes(free: Rect(x: 0, y: 560, width: 400, height: 200)).first)
    #expect(Rect(x: 8, y: 568, width: 384, height: 184).contains(box))
    let control = Rect(x: 0, y: 560, width: 245, height: 200)
    let beside = try #require(
      try boxes(free: Rect(x: 0, y: 560, width: 400, height: 200), obstacles: [control]).first)
    #expect(beside.minX == 269)
    #expect(box.maxX == 251)
    #expect(try boxes(free: Rect(x: 0, y: 700, width: 400, height: 50)).isEmpty)
  }
}
