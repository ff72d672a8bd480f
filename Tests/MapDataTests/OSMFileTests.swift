import Foundation
import Geometry
import TestSupport
import Testing

@testable import MapData

/// Real extracts; the expected counts were taken with osmium, outside this project.
@Suite(.enabled(if: SharedFolder.has("data/osm"), "skipped: there is no shared folder")) struct OSMFileTests {
  struct Expectation: Sendable {
    var file: String
    var signals: Int
    var stopSigns: Int
    var entrances: Int
  }

  @Test(arguments: [
    Expectation(file: "osm/helsinki.osm.pbf", signals: 135, stopSigns: 0, entrances: 325),
    Expectation(file: "osm/sf-downtown.osm.pbf", signals: 580, stopSigns: 315, entrances: 319),
    Expectation(file: "osm/monaco.osm.pbf", signals: 18, stopSigns: 10, entrances: 76),
  ])
  func signsAndEntrancesAreComplete(_ expected: Expectation) throws {
    let layers = try MapSource.open(path: SharedFolder.path("data/" + expected.file)).allFeatures().layers
    #expect(layers["traffic_signals"]?.count ?? 0 == expected.signals)
    #expect(layers["stop_signs"]?.count ?? 0 == expected.stopSigns)
    #expect(layers["entrances"]?.count ?? 0 == expected.entrances)
  }

  /// Sums over all objects, taken with pyosmium (Python, libosmium).
  struct Sums: Sendable {
    var file: String
    var nodes: Int
    var taggedNodes: Int
    var ways: Int
    var refs: Int
    var relations: Int
    var members: Int
    var nodeIDs: Int64
    /// In units of 1e-7 degrees.
    var longitudes: Int
    var latitudes: Int
  }

  static let sums = [
    Sums(
      file: "berlin-miraustr.osm.pbf", nodes: 51464, taggedNodes: 7113, ways: 9198, refs: 67988, relations: 227,
      members: 115_795, nodeIDs: 309_562_757_609_842, longitudes: 6_849_917_211_191, latitudes: 27_062_627_333_491),
    Sums(
      file: "helsinki.osm.pbf", nodes: 24260, taggedNodes: 8106, ways: 5130, refs: 38026, relations: 620,
      members: 84049, nodeIDs: 61_734_948_135_927, longitudes: 6_051_479_098_926, latitudes: 14_597_448_200_208),
    Sums(
      file: "leeds-cycleway.osm.pbf", nodes: 3479, taggedNodes: 388, ways: 558, refs: 4596, relations: 178,
      members: 39622, nodeIDs: 19_671_452_740_460, longitudes: -53_395_454_835, latitudes: 1_871_629_313_964),
    Sums(
      file: "monaco.osm.pbf", nodes: 30477, taggedNodes: 3117, ways: 4825, refs: 37087, relations: 285,
      members: 34609, nodeIDs: 144_588_960_117_172, longitudes: 2_262_375_603_973, latitudes: 13_329_439_488_477),
    Sums(
      file: "sf-downtown.osm.pbf", nodes: 126_531, taggedNodes: 18910, ways: 20938, refs: 170_428, relations: 1514,
      members: 100_696, nodeIDs: 572_009_956_473_417, longitudes: -154_881_750_626_457, latitudes: 47_811_278_549_386),
    Sums(
      file: "taipei.osm.pbf", nodes: 1341, taggedNodes: 842, ways: 127, refs: 844, relations: 74, members: 10952,
      nodeIDs: 11_356_110_235_529, longitudes: 1_629_619_083_232, latitudes: 335_951_808_073),
    Sums(
      file: "washington-dc-roads.osm.pbf", nodes: 50639, taggedNodes: 4215, ways: 8619, refs: 66020, relations: 158,
      members: 476, nodeIDs: 69_871_466_455_536, longitudes: -39_011_673_826_024, latitudes: 19_710_319_600_064),
    Sums(
      file: "berlin-neukolln.osm", nodes: 4771, taggedNodes: 829, ways: 700, refs: 7817, relations: 18, members: 2752,
      nodeIDs: 29_771_545_408_671, longitudes: 641_182_879_208, latitudes: 2_503_508_779_048),
    Sums(
      file: "seattle-roosevelt.osm", nodes: 3252, taggedNodes: 460, ways: 540, refs: 3831, relations: 24, members: 4666,
      nodeIDs: 11_746_428_044_808, longitudes: -3_977_776_642_986, latitudes: 1_550_119_429_115),
  ]

  @Test(arguments: sums)
  func objectsAreComplete(_ expected: Sums) throws {
    let path = SharedFolder.path("data/osm/" + expected.file)
    var claim = ReadingClaim(on: ReadingBudget(), path: path)
    let file = try ByteFile(path: path)
    let content =
      expected.file.hasSuffix(".osm")
      ? try OSMXMLReader.read(file, claim: &claim) : try PBFReader.read(file, claim: &claim)
    let store = content.store
    #expect(content.strayNodes == 0)
    #expect(store.nodes.ids.count == expected.nodes)
    #expect(store.nodes.ids.reduce(0, &+) == expected.nodeIDs)
    #expect(store.nodes.tagged.count == expected.taggedNodes)
    #expect(store.ways.ids.count == expected.ways)
    #expect(store.ways.refs.count == expected.refs)
    #expect(store.relations.ids.count == expected.relations)
    #expect(store.relations.members.count == expected.members)
    // Exact numbers of 1e-7 degrees after the way back from the map's plane.
    let places = store.nodes.positions.map { WebMercator.unproject($0) }
    #expect(places.reduce(0) { $0 + Int(($1.longitude * 1e7).rounded()) } == expected.longitudes)
    #expect(places.reduce(0) { $0 + Int(($1.latitude * 1e7).rounded()) } == expected.latitudes)
    // The claim holds what the store takes: at least 24 bytes a node.
    #expect(claim.bytes > expected.nodes * 24)
    #expect(claim.bytes < 60_000_000)
  }

  /// Signals by `traffic_signals:direction`, then `direction`; counted with pyosmium.
  @Test(arguments: [
    ("osm/sf-downtown.osm.pbf", 36, 12, 2), ("osm/helsinki.osm.pbf", 5, 4, 0), ("osm/leeds-cycleway.osm.pbf", 33, 2, 0),
    ("osm/berlin-miraustr.osm.pbf", 23, 21, 0),
  ])
  func directionsOfSignals(file: String, forward: Int, backward: Int, both: Int) throws {
    let signals =
      try MapSource.open(path: SharedFolder.path("data/" + file)).allFeatures().layers["traffic_signals"] ?? []
    func count(_ direction: String) -> Int { signals.count { $0.string("direction") == direction } }
    #expect(count("forward") == forward)
    #expect(count("backward") == backward)
    #expect(count("both") == both)
  }
}
