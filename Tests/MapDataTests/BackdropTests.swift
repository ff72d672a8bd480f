import Geometry
import Testing

@testable import MapData

/// Layers of the whole world by level.
private struct LevelSource: FeatureSource {
  var bounds: Rect { Rect(minX: 0, minY: 0, maxX: 1, maxY: 1) }
  var attribution: String? { nil }
  var layers: [String: [Feature]]

  func features(in region: Rect, zoom: Double) throws(MapDataError) -> FeatureLayers { FeatureLayers(layers: layers) }
}

private func area(_ box: Rect, _ name: String) -> Feature {
  Feature(id: nil, geometry: .polygons([Polygon(rings: [box.corners])]), properties: ["class": .string(name)])
}

private func place(_ x: Double, _ y: Double, _ properties: [String: PropertyValue]) -> Feature {
  Feature(id: nil, geometry: .points([Point(x, y)]), properties: properties)
}

private func surface(_ feature: Feature) -> Double {
  guard case .polygons(let polygons) = feature.geometry else { return 0 }
  return polygons.reduce(0) { sum, polygon in
    sum + polygon.rings.enumerated().reduce(0) { $0 + ($1.offset == 0 ? 1 : -1) * abs(PlaneArea.signed($1.element)) }
  }
}

@Suite struct BackdropTests {
  private let everything = [Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)]
  private let extent = Rect(minX: 0.4, minY: 0.4, maxX: 0.6, maxY: 0.6)
  private let sea = Rect(minX: 0.3, minY: 0.3, maxX: 0.7, maxY: 0.7)

  private func backdrop(_ layers: [String: [Feature]]) -> Backdrop { Backdrop(source: LevelSource(layers: layers)) }

  @Test func withoutAMapTheWorldIsWhole() throws {
    let result = try backdrop(["water": [area(sea, "ocean")]]).underlaid(
      FeatureLayers(), extents: [], in: everything, zoom: 4)
    #expect(abs(surface(try #require(result.layers["water"]?.first)) - 0.16) < 1e-12)
  }

  @Test func insideTheMapsExtentOnlyItsOwnWaterIsLeft() throws {
    let pond = area(Rect(minX: 0.45, minY: 0.45, maxX: 0.5, maxY: 0.5), "lake")
    let result = try backdrop(["water": [area(sea, "ocean")]]).underlaid(
      FeatureLayers(layers: ["water": [pond]]), extents: [extent], in: everything, zoom: 8)
    let water = try #require(result.layers["water"])
    #expect(water.count == 2)
    // 0.4 × 0.4 of sea less 0.2 × 0.2 of the extent.
    #expect(abs(surface(water[0]) - 0.12) < 1e-12)
    #expect(abs(surface(water[1]) - 0.0025) < 1e-12)
  }

  @Test func theMapsSeaEndsAtItsExtent() throws {
    let guessed = area(Rect(minX: 0, minY: 0.5, maxX: 1, maxY: 0.9), "ocean")
    let result = try backdrop(["water": [area(sea, "ocean")]]).underlaid(
      FeatureLayers(layers: ["water": [guessed]]), extents: [extent], in: everything, zoom: 8)
    let water = try #require(result.layers["water"])
    #expect(abs(surface(water[1]) - 0.02) < 1e-12)
  }

  @Test func bordersStopAtTheExtentOfAMapThatHasBorders() throws {
    let border = Feature(
      id: nil, geometry: .lines([[Point(0.1, 0.5), Point(0.9, 0.5)]]), properties: ["admin_level": .number(2)])
    let own = Feature(
      id: nil, geometry: .lines([[Point(0.41, 0.5), Point(0.59, 0.5)]]), properties: ["admin_level": .number(2)])
    let result = try backdrop(["boundary": [border]]).underlaid(
      FeatureLayers(layers: ["boundary": [own]]), extents: [extent], in: everything, zoom: 8)
    let lines = try #require(result.layers["boundary"])
    #expect(
      lines[0].geometry == .lines([[Point(0.1, 0.5), Point(0.4, 0.5)], [Point(0.6, 0.5), Point(0.9, 0.5)]]))
  }

  @Test func aPlaceThatTheMapNamesIsNotNamedTwice() throws {
    let world = [
      place(0.5, 0.5, ["name": .string("Helsinki"), "name:sv": .string("Helsingfors")]),
      place(0.52, 0.5, ["name": .string("Tallinn")]),
    ]
    let own = place(0.501, 0.5, ["name": .string("Helsingfors")])
    let result = try backdrop(["place": world]).underlaid(
      FeatureLayers(layers: ["place": [own]]), extents: [extent], in: everything, zoom: 8)
    #expect(result.layers["place"]?.map { $0.properties["name"] } == [.string("Tallinn"), .string("Helsingfors")])
  }

  /// A map of one city does not know that another one of the same country is smaller: the world's ranks hold for both. A
  /// town far away that has the same name is another one.
  @Test func placesRankAsInTheWorld() throws {
    let world = [
      place(
        0.5, 0.5, ["name": .string("Helsinki"), "class": .string("city"), "rank": .number(4), "name:sv": .string("x")])
    ]
    let own = [
      place(0.501, 0.5, ["name": .string("Helsinki"), "name:sv": .string("Helsingfors"), "rank": .number(12)]),
      place(0.51, 0.5, ["name": .string("Helsinki"), "rank": .number(13)]),
    ]
    let result = try backdrop(["place": world]).underlaid(
      FeatureLayers(layers: ["place": own]), extents: [extent], in: everything, zoom: 8)
    let places = try #require(result.layers["place"])
    #expect(places.map { $0.properties["rank"] } == [.number(4), .number(13)])
    #expect(places[0].properties["name:sv"] == .string("Helsingfors"))
    #expect(places[0].geometry.bounds.center == Point(0.501, 0.5))
  }

  /// Towards zoom 11 the world's waters fade out, and the map's own fade in beyond its extent, each once: of a sea of
  /// 0.4 x 0.4 the extent, 0.2 x 0.2 in its middle, is the map's.
  @Test(arguments: [(9.5, 1), (10.5, 2)]) func seasFadeWhereTheMapEnds(zoom: Double, count: Int) throws {
    let (ocean, own) = (
      area(Rect(minX: 0.3, minY: 0.3, maxX: 0.7, maxY: 0.7), "ocean"),
      area(Rect(minX: 0.3, minY: 0.3, maxX: 0.7, maxY: 0.7), "sea")
    )
    let result = try backdrop(["water": [ocean]]).underlaid(
      FeatureLayers(layers: ["water": [own]]), extents: [extent], in: everything, zoom: zoom)
    let water = try #require(result.layers["water"])
    func whole(_ fades: PropertyValue?) -> Double {
      water.filter { $0.properties["fades"] == fades }.map(surface).reduce(0, +)
    }
    #expect(abs(whole(.string("out")) - (0.16 - 0.04)) < 1e-9)
    #expect(abs(whole(nil) - 0.04) < 1e-9)
    #expect(abs(whole(.string("in")) - (count == 2 ? 0.12 : 0)) < 1e-9)
  }

  @Test func theSeaAtTheNorthernEdgeGoesOnBeyondIt() throws {
    let arctic = area(Rect(minX: 0, minY: 0, maxX: 1, maxY: 0.1), "ocean")
    let result = try backdrop(["water": [arctic]]).underlaid(FeatureLayers(), extents: [], in: everything, zoom: 0)
    #expect(result.layers["water"]?.first?.geometry.bounds == Rect(minX: 0, minY: -1, maxX: 1, maxY: 0.1))
  }

  @Test(arguments: [(0.0, 1.0), (1.9, 1), (2, 3), (3.9, 3), (4, 5), (10.9, 5)])
  func oneLevelServesTheZoomsUpToTheNextOne(zoom: Double, level: Double) {
    #expect(Backdrop.level(forZoom: zoom) == level)
  }
}
