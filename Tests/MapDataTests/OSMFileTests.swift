import Foundation
import Geometry
import MapData
import Testing

/// Real extracts; the expected counts were taken with osmium, outside this project.
@Suite(.enabled(if: SharedData.isPresent, "the shared data are absent"))
struct OSMFileTests {
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
    let layers = try MapSource.open(path: SharedData.path(expected.file)).allFeatures().layers
    #expect(layers["traffic_signals"]?.count ?? 0 == expected.signals)
    #expect(layers["stop_signs"]?.count ?? 0 == expected.stopSigns)
    #expect(layers["entrances"]?.count ?? 0 == expected.entrances)
  }
}
