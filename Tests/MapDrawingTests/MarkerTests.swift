import Foundation
import Geometry
import MapData
import Pixels
import Testing
import Text

@testable import MapDrawing

@Suite struct DestinationBuildingTests {
  private let camera = Camera(center: center, zoom: 17, width: 400, height: 800)

  private func place(_ x: Double, _ y: Double) -> Coordinate { WebMercator.unproject(camera.world(Point(x, y))) }

  private func building(_ place: Coordinate, _ buildings: [Feature]) -> DestinationBuilding? {
    DestinationBuilding(.coordinate(place), features: FeatureLayers(layers: ["building": buildings]))
  }

  /// The outline around the place and its parts, not the neighbour.
  @Test func outlineAroundThePlaceAndItsParts() throws {
    let outline = feature(camera, rectangle(0, 0, 60, 60), ["render_height": .number(12)])
    let tower = feature(camera, rectangle(10, 10, 20, 20), ["render_height": .number(48)])
    let neighbour = feature(camera, rectangle(60, 0, 60, 60))
    let found = try #require(building(place(15, 15), [neighbour, tower, outline]))
    #expect(found.indices == [1, 2])
    #expect(found.heightMetres == 48)
    #expect((camera.ground(found.middle) - Point(30, 30)).length < 1e-6)
  }

  /// Else the nearest within 30 m, else none.
  @Test func nearestBuildingWithin30Metres() throws {
    let metre = camera.pointsPerMetre
    let buildings = [
      feature(camera, rectangle(20 * metre, 0, 10 * metre, 10 * metre)),
      feature(camera, rectangle(-40 * metre, 0, 10 * metre, 10 * metre)),
    ]
    #expect(building(place(0, 5), buildings)?.indices == [0])
    #expect(building(place(-15 * metre, 5), buildings)?.indices == [1])
    #expect(building(place(0, 200 * metre), buildings) == nil)
  }

  @Test func blockOfHalfAKilometreIsNoBuilding() {
    let side = 500 * camera.pointsPerMetre
    #expect(building(place(10, 10), [feature(camera, rectangle(0, 0, side, side))]) == nil)
  }
}

@Suite struct HazeTests {
  private func hazeAt(pitch: Double) -> Haze? {
    Haze(camera: Camera(center: center, zoom: 16, pitchDegrees: pitch, width: 400, height: 800), color: .white)
  }

  /// None below 45° of pitch.
  @Test func noBuildingMarkerBelow45Degrees() {
    #expect(hazeAt(pitch: 44.9) == nil)
    #expect(hazeAt(pitch: 45) != nil)
  }

  /// Grows from 0.45 of the farthest visible ground to 0.85 at its end.
  @Test func markerGrowsTowardsItsEnd() throws {
    let camera = Camera(center: center, zoom: 16, pitchDegrees: 60, width: 400, height: 800)
    let haze = try #require(hazeAt(pitch: 60))
    // The uppermost row is seen atan(1/3) above the axis: tan(60° + 18.435°) · 1,200 · cos 60°.
    let farthest = 600 * tan((60 + atan(1.0 / 3) * 180 / .pi) * .pi / 180)
    #expect(abs(camera.distanceAhead(row: 0) - farthest) < 1e-6)
    #expect(abs(camera.row(distanceAhead: farthest)) < 1e-6)
    #expect(haze.alpha(distance: farthest * 0.45) == 0)
    #expect(abs(haze.alpha(distance: farthest) - 0.85) < 1e-9)
    #expect(abs(haze.alpha(distance: farthest * 0.725) - 0.85 * pow(0.5, 1.5)) < 1e-9)
    #expect(haze.over(.black, at: camera.eyeGround) == .black)
  }
}

@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct CallOutTests {
  private let callOut = NavigationOverlay.CallOut(
    title: "Similar time", titleColor: .black, background: .white)

  /// The box keeps off the route, what is taken and the frame's edge; its corner points at the anchor.
  @Test func boxKeepsOffTheRoute() throws {
    let bubble = CallOutBubble(callOut, typesetter: try typesetter(), language: "en", scale: 2)
    let taken = Rect(x: 0, y: 0, width: 800, height: 500)
    let route = Polyline([Point(400, 0), Point(400, 1600)])
    var placement = CallOutPlacement(
      free: Rect(x: 16, y: 16, width: 768, height: 1568), taken: [taken], lines: [(route, 12)], scale: 2)
    let line = Polyline([Point(430, 200), Point(780, 1500)])
    let found = placement.place(bubble, along: line)
    let (anchor, box) = try #require(found)
    #expect(!box.intersects(taken))
    #expect(Rect(x: 16, y: 16, width: 768, height: 1568).contains(box))
    #expect(box.maxX < 400 || box.minX > 400)
    let corner = Point(anchor.x < box.center.x ? box.minX : box.maxX, anchor.y < box.center.y ? box.minY : box.maxY)
    #expect((corner - anchor).length == (2 * 18.0 * 18.0).squareRoot())
    #expect(box.height == 68)
    let next = placement.place(bubble, along: line)
    #expect(next.map { !$0.box.intersects(box) } ?? true)
  }

  @Test func withoutRoomThereIsNone() throws {
    let bubble = CallOutBubble(callOut, typesetter: try typesetter(), language: "en", scale: 2)
    let frame = Rect(x: 0, y: 0, width: 800, height: 1600)
    var placement = CallOutPlacement(free: frame, taken: [frame], scale: 2)
    for line in [Polyline([Point(0, 0), Point(800, 1600)]), Polyline()] {
      let found = placement.place(bubble, along: line)
      #expect(found == nil)
    }
  }
}
