import Guidance
import MapData
import Testing

@testable import MapDrawing

/// Widths worked out by hand from the table of lane widths and the rules for parking, cycle lanes and `width`.
@Suite struct CarriagewayTests {
  struct Case: CustomTestStringConvertible {
    var tags: [String: String]
    /// The widths of the bands from left to right: p parking, c cycle, b bus, < and > lanes against and along the line.
    var bands: String
    var width: Double
    var left: Double
    var testDescription: String { "\(tags)" }
  }

  static let cases: [Case] = [
    // The class alone.
    Case(tags: ["highway": "primary"], bands: "<>", width: 6.8, left: 3.4),
    Case(tags: ["highway": "secondary"], bands: "<>", width: 6.6, left: 3.3),
    Case(tags: ["highway": "tertiary"], bands: "<>", width: 6.4, left: 3.2),
    Case(tags: ["highway": "residential"], bands: "<>", width: 6, left: 3),
    Case(tags: ["highway": "residential", "oneway": "yes"], bands: ">", width: 3, left: 1.5),
    Case(tags: ["highway": "living_street"], bands: ">", width: 2.8, left: 1.4),
    Case(tags: ["highway": "service"], bands: ">", width: 3, left: 1.5),
    Case(tags: ["highway": "service", "service": "driveway"], bands: ">", width: 2.8, left: 1.4),
    Case(tags: ["highway": "service", "service": "alley"], bands: ">", width: 3.2, left: 1.6),
    Case(tags: ["highway": "motorway"], bands: ">>", width: 7.2, left: 3.6),
    Case(tags: ["highway": "motorway_link", "oneway": "yes"], bands: ">", width: 3.6, left: 1.8),
    Case(tags: ["highway": "trunk"], bands: "<>", width: 7, left: 3.5),
    // What tiles say.
    Case(tags: ["class": "minor"], bands: "<>", width: 6, left: 3),
    // Lanes.
    Case(tags: ["highway": "secondary", "lanes": "4"], bands: "<<>>", width: 13.2, left: 6.6),
    Case(tags: ["highway": "tertiary", "lanes": "3"], bands: "<>>", width: 9.6, left: 4.8),
    Case(
      tags: ["highway": "tertiary", "lanes": "3", "lanes:backward": "2"], bands: "<<>", width: 9.6, left: 4.8),
    Case(tags: ["highway": "residential", "lanes": "1"], bands: ">", width: 4, left: 2),
    // 12 × 3.6 m would be 43.2 m; no street is wider than 34 m.
    Case(tags: ["highway": "motorway", "lanes": "12"], bands: ">>>>>>>>>>>>", width: 34, left: 17),
    // Width: 7 m for two lanes is 3.5 m each; 10 m would be 5 m, more than a lane has.
    Case(tags: ["highway": "residential", "width": "7"], bands: "<>", width: 7, left: 3.5),
    Case(tags: ["highway": "residential", "width": "10"], bands: "<>", width: 8.4, left: 4.2),
    // (9.1 − 2 × 2.1) / 2 = 2.45 m is less than a lane has: 2.5 m.
    Case(
      tags: ["highway": "residential", "width": "9.1", "parking:both": "lane"], bands: "p<>p", width: 9.2, left: 4.6),
    // Beside the lanes.
    Case(
      tags: ["highway": "residential", "parking:left": "lane", "parking:left:orientation": "perpendicular"],
      bands: "p<>", width: 11, left: 5.5),
    Case(tags: ["highway": "residential", "parking:lane:right": "diagonal"], bands: "<>p", width: 10.2, left: 5.1),
    Case(tags: ["highway": "residential", "parking:both": "no"], bands: "<>", width: 6, left: 3),
    Case(tags: ["highway": "tertiary", "cycleway": "lane"], bands: "c<>c", width: 9.8, left: 4.9),
    Case(tags: ["highway": "tertiary", "cycleway:right": "track"], bands: "<>c", width: 8.4, left: 4.2),
    Case(tags: ["highway": "tertiary", "oneway": "yes", "cycleway": "lane"], bands: ">c", width: 4.9, left: 2.45),
    Case(
      tags: ["highway": "primary", "oneway": "yes", "lanes": "3", "bus:lanes": "yes|yes|designated"], bands: ">>b",
      width: 10.2, left: 5.1),
    // Placement.
    Case(
      tags: ["highway": "primary", "oneway": "yes", "lanes": "3", "placement": "right_of:1"], bands: ">>>",
      width: 10.2, left: 3.4),
    Case(
      tags: ["highway": "primary", "oneway": "yes", "lanes": "3", "placement": "middle_of:2"], bands: ">>>",
      width: 10.2, left: 5.1),
    Case(
      tags: ["highway": "primary", "oneway": "yes", "lanes": "3", "placement": "transition"], bands: ">>>",
      width: 10.2, left: 5.1),
    // Nonsense counts as nothing.
    Case(tags: ["highway": "primary", "lanes": "-3", "width": "nan"], bands: "<>", width: 6.8, left: 3.4),
  ]

  static func bands(_ carriageway: Carriageway) -> String {
    carriageway.bands.map { band in
      switch band.use {
      case .parking: "p"
      case .cycle: "c"
      case .bus: "b"
      case .lane: band.isForward ? ">" : "<"
      }
    }.joined()
  }

  static func tags(_ tags: [String: String]) -> StreetTags { StreetTags(tags.mapValues { .string($0) }) }

  @Test(arguments: cases) func tagsGiveBands(_ item: Case) {
    let carriageway = Carriageway(Self.tags(item.tags), drivesOnLeft: false)
    #expect(Self.bands(carriageway) == item.bands)
    #expect(abs(carriageway.width - item.width) < 1e-9)
    #expect(abs(carriageway.left - item.left) < 1e-9)
  }

  /// Driving on the left, lanes along the line come first, and a one-way street's cycle lane is on the left.
  @Test func leftHandTrafficIsMirrored() {
    func bands(_ tags: [String: String]) -> String {
      Self.bands(Carriageway(Self.tags(tags), drivesOnLeft: true))
    }
    #expect(bands(["highway": "tertiary", "lanes": "3"]) == ">><")
    #expect(bands(["highway": "tertiary", "oneway": "yes", "cycleway": "lane"]) == "c>")
    #expect(bands(["highway": "primary", "lanes": "4", "busway": "lane"]) == "b><b")
  }

  /// Arrows of lanes against the line are told from left to right for their drivers, the other way round along it.
  @Test func turnsFollowTheirDrivers() {
    let carriageway = Carriageway(
      Self.tags([
        "highway": "primary", "lanes": "4", "turn:lanes:forward": "left|through;right", "turn:lanes:backward": "left|",
      ]), drivesOnLeft: false)
    #expect(carriageway.bands.map(\.turns) == [[], .left, .left, [.through, .right]])
  }

  @Test func turnsForAnotherNumberOfLanesAreIgnored() {
    let carriageway = Carriageway(
      Self.tags(["highway": "primary", "oneway": "yes", "lanes": "2", "turn:lanes": "left|through|right"]),
      drivesOnLeft: false)
    #expect(carriageway.bands.map(\.turns) == [[], []])
  }

  @Test(arguments: [
    (TurnDirection.left, [true, true, false, false]), (.straight, [false, true, true, false]),
    (.slightRight, [false, false, false, true]), (.right, [false, false, false, true]),
    (.uTurnCounterClockwise, [true, false, false, false]),
  ]) func neededLanes(_ direction: TurnDirection, _ expected: [Bool]) throws {
    let turns = try #require(LaneTurns.lanes("reverse;left|left;through|through|slight_right", count: 4))
    #expect(NeededLanes.needed(turns, for: direction) == expected)
  }

  @Test(arguments: [
    (["crossing": "uncontrolled"], "zebra", "zebra"), (["crossing": "traffic_signals"], "zebra", "rows"),
    (["crossing": "traffic_signals", "crossing:markings": "zebra"], "zebra", "zebra"),
    (["crossing": "unmarked"], "none", "none"), (["crossing:markings": "lines"], "rows", "rows"),
    (["crossing": "zebra", "crossing:markings": "no"], "none", "none"), ([:], "nil", "nil"),
  ]) func crossingKinds(_ tags: [String: String], _ usual: String, _ dashed: String) {
    func kind(_ customs: StreetCustoms) -> String {
      CrossingKind(Self.tags(tags), customs: customs).map { "\($0)" } ?? "nil"
    }
    #expect(kind(StreetCustoms()) == usual)
    #expect(kind(StreetCustoms(hasDashedSignalCrossings: true)) == dashed)
  }

  /// San Francisco, Vancouver, London, Berlin, Vienna, Helsinki, Tokyo.
  @Test(arguments: [
    (37.78, -122.4, false, true, false), (49.25, -123.1, false, true, false), (51.5, -0.12, true, false, false),
    (52.5, 13.4, false, false, true), (48.2, 16.37, false, false, true), (60.17, 24.94, false, false, false),
    (35.68, 139.76, true, false, false),
  ]) func customs(_ latitude: Double, _ longitude: Double, _ left: Bool, _ yellow: Bool, _ dashed: Bool) {
    let customs = StreetCustoms(
      at: .init(latitude: latitude, longitude: longitude), drivingSide: nil)
    #expect(
      customs
        == StreetCustoms(drivesOnLeft: left, hasYellowLines: yellow, hasDashedSignalCrossings: dashed))
  }
}
