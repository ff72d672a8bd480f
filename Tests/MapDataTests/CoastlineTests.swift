import Geometry
import TestSupport
import Testing

@testable import MapData

/// Which side of a shore is sea, on maps small enough to tell by eye: latitude and longitude are tenths of a degree
/// from 50° north, 10° east.
@Suite struct CoastlineTests {
  /// Shores as lists of (longitude, latitude), land on their left.
  private struct Chart {
    var shores: [[(Double, Double)]] = []
    var ferries: [[(Double, Double)]] = []
    var hasBounds = true

    func isSea(_ longitude: Double, _ latitude: Double) throws -> Bool {
      let point = WebMercator.project(Self.place(longitude, latitude))
      return try seas().contains { PlaneArea.contains(point, rings: $0.rings) }
    }

    func seas() throws -> [MapData.Polygon] {
      let folder = try TemporaryFolder()
      let path = try folder.write(xml.utf8, to: "coast.osm")
      return try MapSource.open(path: path).allFeatures().layers["water"]?.flatMap(\.polygons) ?? []
    }

    private static func place(_ longitude: Double, _ latitude: Double) -> Coordinate {
      Coordinate(latitude: 50 + latitude / 10, longitude: 10 + longitude / 10)
    }

    /// The bounds are the square of 0 to 1; equal places are one node.
    private var xml: String {
      var numbers: [[Double]: Int] = [:]
      var ways = ""
      for (lines, tag) in [(shores, "natural\" v=\"coastline"), (ferries, "route\" v=\"ferry")] {
        for line in lines {
          for place in line where numbers[[place.0, place.1]] == nil {
            numbers[[place.0, place.1]] = numbers.count + 1
          }
          let nodes = line.compactMap { numbers[[$0.0, $0.1]] }
          let refs = nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
          ways += "<way id=\"\(ways.count + 1)\">\(refs)<tag k=\"\(tag)\"/></way>"
        }
      }
      let nodes = numbers.sorted { $0.value < $1.value }.map { place, number in
        let place = Self.place(place[0], place[1])
        return "<node id=\"\(number)\" lat=\"\(place.latitude)\" lon=\"\(place.longitude)\"/>"
      }
      let bounds = "<bounds minlat=\"50\" minlon=\"10\" maxlat=\"50.1\" maxlon=\"10.1\"/>"
      return "<osm version=\"0.6\">\(hasBounds ? bounds : "")\(nodes.joined())\(ways)</osm>"
    }
  }

  /// Against the clock on the map, so that land is inside.
  private func island(_ west: Double, _ south: Double, _ size: Double) -> [(Double, Double)] {
    let (east, north) = (west + size, south + size)
    return [(west, south), (east, south), (east, north), (west, north), (west, south)]
  }

  @Test func aShoreThatGoesNorthHasTheSeaInTheEast() throws {
    let chart = Chart(shores: [[(0.5, 0), (0.45, 0.5), (0.5, 1)], island(0.7, 0.4, 0.1)])
    #expect(try chart.isSea(0.9, 0.5))
    #expect(try !chart.isSea(0.1, 0.5))
    #expect(try !chart.isSea(0.75, 0.45))
  }

  @Test func theSeaGoesOnBeyondTheBounds() throws {
    let chart = Chart(shores: [[(0.5, 0), (0.5, 1)]])
    #expect(try chart.isSea(3, 0.5))
    #expect(try chart.isSea(1, 3))
    #expect(try !chart.isSea(-3, 0.5))
    #expect(try !chart.isSea(0, -3))
  }

  @Test(arguments: [true, false]) func anIslandAloneLiesInTheSea(hasBounds: Bool) throws {
    let chart = Chart(shores: [island(0.3, 0.3, 0.3)], hasBounds: hasBounds)
    #expect(try !chart.isSea(0.45, 0.45))
    for (longitude, latitude) in [(0.1, 0.1), (0.9, 0.9), (0.1, 0.9), (2, 2), (-2, 0.5)] {
      #expect(try chart.isSea(longitude, latitude))
    }
  }

  @Test func islandsFarFromEachOtherAreAllLand() throws {
    let chart = Chart(shores: [island(0.1, 0.1, 0.2), island(0.6, 0.6, 0.2), island(2, 2, 0.3)])
    for (longitude, latitude) in [(0.2, 0.2), (0.7, 0.7), (2.1, 2.1)] { #expect(try !chart.isSea(longitude, latitude)) }
    #expect(try chart.isSea(0.5, 0.5))
  }

  /// With the clock, so that water is inside: a sea with land all around, an island in it, a lagoon in that.
  @Test func aSeaInLandHoldsAnIslandThatHoldsALagoon() throws {
    let chart = Chart(shores: [
      Array(island(0.1, 0.1, 0.8).reversed()), island(0.3, 0.3, 0.4), Array(island(0.45, 0.45, 0.1).reversed()),
    ])
    #expect(try !chart.isSea(0.05, 0.5))
    #expect(try chart.isSea(0.2, 0.5))
    #expect(try !chart.isSea(0.4, 0.5))
    #expect(try chart.isSea(0.5, 0.5))
    #expect(try !chart.isSea(2, 2))
  }

  /// A bay that opens to the north, cut at the bounds on both banks.
  @Test func aBayWidensBeyondTheBounds() throws {
    let chart = Chart(shores: [[(0.8, 1), (0.6, 0.4), (0.4, 0.4), (0.2, 1)]])
    #expect(try chart.isSea(0.5, 0.8))
    #expect(try chart.isSea(0.5, 3))
    #expect(try !chart.isSea(0.05, 0.9))
    #expect(try !chart.isSea(0.95, 0.9))
    #expect(try !chart.isSea(0.5, 0.2))
    #expect(try !chart.isSea(0.5, -3))
  }

  /// An inlet a twentieth of the data wide would fan out to a strip across the country.
  @Test func anInletEndsAtTheBounds() throws {
    let chart = Chart(shores: [[(0.55, 1), (0.53, 0.6), (0.48, 0.6), (0.5, 1)]])
    #expect(try chart.isSea(0.52, 0.9))
    #expect(try !chart.isSea(0.53, 1.5))
    #expect(try !chart.isSea(0.53, 3))
  }

  /// The shore goes north along the eastern edge of the data. Straight on it would leave the island and the ferry, which
  /// lie in the north-west, on land.
  @Test func theShoreTurnsAsideForIslandsAndFerries() throws {
    let shore = [(0.8, 0.0), (0.8, 1.0)]
    let without = Chart(shores: [shore])
    #expect(try !without.isSea(0, 3))
    let chart = Chart(shores: [shore, island(0, 3, 0.3)], ferries: [[(0.9, 0.9), (0.5, 2.5), (0.2, 2.9)]])
    #expect(try !chart.isSea(0.15, 3.15))
    for (longitude, latitude) in [(-0.1, 2.9), (0.4, 2.9), (0.4, 3.4), (-0.1, 3.4), (0.5, 2.5), (0.9, 0.5)] {
      #expect(try chart.isSea(longitude, latitude), "\(longitude), \(latitude)")
    }
    #expect(try !chart.isSea(0.4, 0.5))
  }

  /// A strait: two mainlands, each with its shore.
  @Test func aStraitLiesBetweenItsShores() throws {
    let chart = Chart(shores: [[(0.3, 0), (0.3, 1)], [(0.7, 1), (0.7, 0)]])
    #expect(try chart.isSea(0.5, 0.5))
    #expect(try chart.isSea(0.5, 2))
    #expect(try chart.isSea(0.5, -1))
    #expect(try !chart.isSea(0.1, 0.5))
    #expect(try !chart.isSea(0.9, 0.5))
  }

  /// A node less, and the shore is in two pieces, 0.005 apart.
  @Test func aSmallGapInTheShoreIsClosed() throws {
    let chart = Chart(shores: [[(0.5, 0), (0.5, 0.5)], [(0.5, 0.505), (0.5, 1)]])
    #expect(try chart.isSea(0.6, 0.502))
    #expect(try !chart.isSea(0.4, 0.502))
    #expect(try chart.seas().count == 1)
  }

  @Test func aMapWithoutShoreHasNoSea() throws {
    #expect(try Chart(ferries: [[(0.1, 0.1), (0.5, 0.5), (0.9, 0.9)]]).seas().isEmpty)
  }
}
