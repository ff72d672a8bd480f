import Foundation
import Geometry
import MapData
import Pixels
import TestSupport
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

  /// A gabled roof of 12 points more, its ridge along the house: the line of sight over the ridge, 10 points behind the
  /// front, decides. What is behind the eaves' shadow but below the ridge's line is hidden too.
  @Test func roofsHideUpToTheirRidge() throws {
    let metre = camera.pointsPerMetre
    func world(_ place: Point) -> Point { WebMercator.project(center) + place / camera.worldSize }
    let outline = [Point(-20, -20), Point(20, -20), Point(20, 0), Point(-20, 0)]
    let polygon = Polygon(rings: [outline.map(world)])
    let properties: [String: PropertyValue] = [
      "roof:shape": .string("gabled"), "roof:height": .number(12 / metre), "render_height": .number(42 / metre),
    ]
    let form = try #require(BuildingForm([polygon], properties)?.roofs.first ?? nil)
    var prism = try #require(
      Prism(
        rings: [outline], baseMetres: 0, topMetres: 30 / metre, color: .white, pointsPerCentimetre: metre / 100))
    let roof = PlacedRoof(form, over: polygon, heightPoints: 12, pointsPerCentimetre: metre / 100) {
      camera.ground($0, copy: 0)
    }
    prism.house = HouseBody(
      surfaces: HouseSurfaces(roof: .white, slope: .white, edge: .white, wallLight: .white, wallDark: .white),
      roof: roof)
    let cover = BuildingCover([prism], camera: camera)
    // From a place s behind the ridge, at y = −10, the line rises to 42 there: s / (s + 10 + 1,039.23) · 600 = 42.
    let behindRidge = 42 * (1_200 * 3.0.squareRoot() / 2 + 10) / 558
    #expect(behindRidge - 10 > hidden + 5, "the ridge hides more than the eaves")
    #expect(cover.hides(Point(0, -10 - behindRidge + 3)))
    #expect(!cover.hides(Point(0, -10 - behindRidge - 3)))
    #expect(abs(try #require(cover.roof(over: Point(0, -10))) - 42) < 0.3)
    #expect(abs(try #require(cover.roof(over: Point(0, -5))) - 36) < 0.3)
    #expect(!cover.hides(Point(0, -5), height: 36.5))
    #expect(cover.hides(Point(0, -5), height: 34))
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

  /// Many houses hide what one of them hides, wherever they lie; the highest roof over a place is that of all of them.
  @Test(arguments: 0..<6 as Range<UInt64>) func manyHidesWhatOneHides(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let metre = camera.pointsPerMetre
    // Some blocks among them are large, and those of odd seeds lie far apart.
    let reach = seed % 2 == 0 ? 400.0 : 20_000
    let prisms = (0..<40).compactMap { number -> Prism? in
      let middle = Point(random.unit() * 2 - 1, random.unit() * 2 - 1) * reach
      let size = number % 8 == 0 ? reach / 2 : 10 + random.unit() * 60
      let corners = (0..<4).map { corner in
        middle + Point(corner == 0 || corner == 3 ? -size : size, corner < 2 ? -size : size * random.unit())
      }
      let base = number % 5 == 0 ? 20 * random.unit() : 0
      return Prism(
        rings: [corners], baseMetres: base / metre, topMetres: (base + 5 + 60 * random.unit()) / metre, color: .white,
        pointsPerCentimetre: metre / 100)
    }
    let all = BuildingCover(prisms, camera: camera)
    let single = prisms.map { BuildingCover([$0], camera: camera) }
    var hidden = 0
    for _ in 0..<800 {
      let place = Point(random.unit() * 2.4 - 1.2, random.unit() * 2.4 - 1.2) * reach
      let height = random.number(0..<3) == 0 ? random.unit() * 50 : 0
      let isHidden = single.contains { $0.hides(place, height: height) }
      #expect(all.hides(place, height: height) == isHidden, "\(place), \(height)")
      #expect(all.roof(over: place) == single.compactMap { $0.roof(over: place) }.max())
      if isHidden { hidden += 1 }
    }
    #expect(40..<760 ~= hidden)
  }
}
