import Foundation
import Geometry
import Pixels
import Testing

@testable import MapDrawing

/// A house 40 points wide and 20 deep, 30 high, seen from the south under 60°.
///
/// The eye stands 1.5 · 800 = 1,200 points from the centre: 1,200 · sin 60° = 1,039.23 south of it and 600 above it. The
/// sight line from a place s behind the back wall (20 north of the centre) rises to s / (s + 20 + 1,039.23) · 600 at that
/// wall, and is below the roof for s < 30 · 1,059.23 / (600 − 30) = 55.749.
@Suite struct BuildingCoverTests {
  private let camera = Camera(center: center, zoom: 17, pitchDegrees: 60, width: 400, height: 800)
  private let hidden = 30 * (1_200 * 3.0.squareRoot() / 2 + 20) / 570

  private func cover(base: Double = 0, holes: [[Point]] = []) throws -> BuildingCover {
    let outline = [Point(-20, -20), Point(20, -20), Point(20, 0), Point(-20, 0)]
    let metre = camera.pointsPerMetre
    let prism = try #require(
      Prism(
        rings: [outline] + holes, baseMetres: base / metre, topMetres: 30 / metre, color: .white,
        pointsPerCentimetre: metre / 100))
    return BuildingCover([prism], camera: camera)
  }

  @Test func hidesTheGroundBehindIt() throws {
    let cover = try cover()
    #expect(abs(hidden - 55.749) < 1e-3)
    for s in [3, 20, hidden - 3] { #expect(cover.hides(Point(0, -20 - s)), "\(s) behind") }
    for s in [hidden + 1, 80, 500] { #expect(!cover.hides(Point(0, -20 - s)), "\(s) behind") }
    // Before it and beside it nothing is hidden.
    for place in [Point(0, 1), Point(0, 200), Point(25, -10), Point(-25, -10), Point(40, -60)] {
      #expect(!cover.hides(place))
    }
  }

  /// A place 10 points up is hidden as far back as a roof of 20 hides the ground, seen from 590 above it.
  @Test func hidesHighPlacesLess() throws {
    let cover = try cover()
    let reach = 20 * (1_200 * 3.0.squareRoot() / 2 + 20) / 570
    #expect(cover.hides(Point(0, -20 - (reach - 3)), height: 10))
    #expect(!cover.hides(Point(0, -20 - (reach + 1)), height: 10))
  }

  /// A door in the front is seen, one at the back is not; the house's own name stands on the roof.
  @Test func doorsAndRoofs() throws {
    let cover = try cover()
    #expect(!cover.hides(Point(5, 0)))
    #expect(cover.hides(Point(5, -20)))
    #expect(cover.hides(Point(5, -10)))
    let roof = try #require(cover.roof(over: Point(5, -10)))
    // Heights are kept in whole centimetres.
    #expect(abs(roof - 30) < camera.pointsPerMetre / 100)
    #expect(!cover.hides(Point(5, -10), height: roof))
    #expect(cover.roof(over: Point(5, 5)) == nil)
  }

  /// A courtyard's floor is hidden by the wing before it only.
  @Test func courtyardsAreOpen() throws {
    let wide = try #require(
      Prism(
        rings: [
          [Point(-100, -200), Point(100, -200), Point(100, 0), Point(-100, 0)],
          [Point(-90, -190), Point(-90, -10), Point(90, -10), Point(90, -190)],
        ], baseMetres: 0, topMetres: 30 / camera.pointsPerMetre, color: .white,
        pointsPerCentimetre: camera.pointsPerMetre / 100))
    let cover = BuildingCover([wide], camera: camera)
    #expect(cover.roof(over: Point(0, -100)) == nil)
    #expect(cover.hides(Point(0, -40)))
    #expect(!cover.hides(Point(0, -120)))
  }

  /// Under a house on posts, with its floor 20 up, one sees the ground behind.
  @Test func raisedBodiesHideLess() throws {
    let cover = try cover(base: 20)
    #expect(!cover.hides(Point(0, -25)))
    #expect(cover.hides(Point(0, -20 - (hidden - 3))))
  }
}
