import Geometry
import Guidance
import MapData
import Testing

@testable import MapDrawing

/// Where a route's line lies on the street below it: from its own place to the right, in metres.
struct LanePlaceTests {
  private func network(_ streets: [([Point], [String: PropertyValue])]) throws -> StreetNetwork {
    let features = FeatureLayers(layers: [
      "transportation": streets.map { places, tags in
        Feature(id: nil, geometry: .lines([places.map(RouteCanvas.world)]), properties: tags)
      }
    ])
    let around = Rect(bounding: [Point(-900, -900), Point(900, 900)].map(RouteCanvas.world))
    return StreetNetwork(features, block: try #require(StreetBlock(around: around)))
  }

  private func places(
    _ route: [Point], on streets: [([Point], [String: PropertyValue])], steps: [(Double, Maneuver)] = [],
    at: Double = 0,
    share: Double = 1
  ) throws -> LineShift {
    var overlay = RouteCanvas(route, steps: steps).overlay
    overlay.distanceAlongRoute = at
    let line = RouteLine(try #require(overlay.route))
    return try #require(LanePlaces([try network(streets)], line: line, overlay: overlay, share: share)).shift
  }

  private let northwards = [Point(0, -500), Point(0, 500)]

  private func tags(_ kind: String, lanes: Int, oneway: Bool = false, turns: String? = nil) -> [String: PropertyValue] {
    var tags: [String: PropertyValue] = [
      "class": .string(kind), "highway": .string(kind), "lanes": .string("\(lanes)"),
      "oneway": .string(oneway ? "yes" : "no"),
    ]
    if let turns { tags["turn:lanes"] = .string(turns) }
    return tags
  }

  /// Lanes of secondary streets are 3.3 m wide: two ways of two each have their middles 3.3 m aside; of one each 1.65 m,
  /// but the line keeps 2 m of air to the kerb at 3.3 m; on one-way streets the middle is the street's own.
  @Test(arguments: [(2, false, 1.3), (4, false, 3.3), (1, true, 0), (3, true, 0)])
  func middleOfTheLanes(lanes: Int, oneway: Bool, expected: Double) throws {
    let places = try places(northwards, on: [(northwards, tags("secondary", lanes: lanes, oneway: oneway))])
    for distance in [0.0, 100, 300] { #expect(abs(places.shift(at: distance) - expected) < 0.02) }
    // Where the stretch that is looked at ends, the line is back in its own place.
    #expect(abs(places.shift(at: 600)) < 0.02)
    #expect(places.shift(at: 700) == 0)
    // Streets that have faded in by half move the line by half.
    let half = try self.places(
      northwards, on: [(northwards, tags("secondary", lanes: lanes, oneway: oneway))], share: 0.5)
    #expect(abs(half.shift(at: 100) - expected / 2) < 0.02)
  }

  /// A line that runs beside the street's middle comes to the same place; against the street's line too.
  @Test(arguments: [(-2.0, false), (1.5, false), (1, true)]) func ownPlaceDoesNotMatter(east: Double, isReversed: Bool)
    throws
  {
    let street = isReversed ? northwards.reversed() : northwards
    let route = northwards.map { $0 + Point(east, 0) }
    let places = try places(route, on: [(street, tags("secondary", lanes: 2))])
    #expect(abs(places.shift(at: 100) - (1.3 - east)) < 0.05)
  }

  /// No street along the line, none moves it: one that crosses, or runs too far aside.
  @Test func otherStreetsDoNotCount() throws {
    let crossing = ([Point(-300, 50), Point(300, 50)], tags("secondary", lanes: 4))
    let beside = (northwards.map { $0 + Point(6, 0) }, tags("secondary", lanes: 4))
    let overlay = RouteCanvas(northwards).overlay
    let line = RouteLine(try #require(overlay.route))
    #expect(LanePlaces([try network([crossing, beside])], line: line, overlay: overlay, share: 1) == nil)
  }

  /// Before a left turn the line goes over to the leftmost lane that leads there, between 105 and 47 m before it.
  @Test func laneOfTheTurn() throws {
    let main = [Point(0, -500), Point(0, 0)]
    let streets = [
      (main, tags("secondary", lanes: 3, oneway: true, turns: "left|left|through")),
      ([Point(0, 0), Point(0, 300)], tags("secondary", lanes: 2, oneway: true)),
      ([Point(-300, 0), Point(0, 0)], tags("secondary", lanes: 2)),
    ]
    let places = try places(main + [Point(-300, 0)], on: streets, steps: [(500, .turnLeft)], at: 300)
    #expect(abs(places.shift(at: 380)) < 0.05)
    // The leftmost of three lanes of 3.3 m.
    #expect(abs(places.shift(at: 470) + 3.3) < 0.15)
    var before = places.shift(at: 390)
    for distance in stride(from: 391.0, through: 460, by: 1) {
      let shift = places.shift(at: distance)
      #expect(shift <= before + 0.01, "the line does not waver at \(distance)")
      #expect(before - shift < 0.15, "the line does not jump at \(distance)")
      before = shift
    }
  }

  /// Lanes of both streets hold up to the turn itself: 1.3 m to the right of the middle of the first, 3.3 m of the second.
  @Test func lanesHoldUpToTheTurn() throws {
    let (first, second) = ([Point(0, -300), Point(0, 0)], [Point(0, 0), Point(300, 0)])
    let places = try places(
      first + second.dropFirst(),
      on: [(first, tags("secondary", lanes: 2)), (second, tags("secondary", lanes: 4))], at: 100)
    for distance in [200.0, 290, 299] { #expect(abs(places.shift(at: distance) - 1.3) < 0.02) }
    #expect(abs(places.shift(before: 300) - 1.3) < 0.02)
    for distance in [300.0, 301, 310, 400] { #expect(abs(places.shift(at: distance) - 3.3) < 0.02) }
  }
}
