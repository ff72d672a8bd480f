import Geometry
import Testing

@testable import MapData

/// Plates of road numbers by network and by the form of the number where it is.
@Suite struct RoadNumberTests {
  private static func place(_ latitude: Double, _ longitude: Double) -> Point {
    WebMercator.project(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(
    arguments: [
      ("I 80", nil, 37.8, -122.4, "80", "us-interstate"), ("US 101", nil, 37.8, -122.4, "101", "us-highway"),
      ("CA 1", nil, 37.8, -122.4, "1", "us-state"), ("E 75", nil, 60.2, 24.9, "E 75", "green"),
      ("E75;E12", nil, 60.2, 24.9, "E75", "green"), ("A 9", "DE:BAB", 48.1, 11.6, "A 9", "blue"),
      ("B 2", "DE:BS", 48.1, 11.6, "B 2", "yellow"), ("A 6", "FR:A-road", 45.8, 4.8, "A 6", "red"),
      ("A 6", nil, 45.8, 4.8, "A 6", "road"), ("M25", nil, 51.5, -0.5, "M25", "gb-motorway"),
      ("G2", nil, 39.9, 116.4, "G2", "green"), ("G107", nil, 39.9, 116.4, "G107", "red"),
      ("246", nil, 35.7, 139.7, "246", "blue"), ("101", "us-highway-alternate", 37.8, -122.4, "101", "us-highway"),
      ("12", "US:CA:Orange", 33.7, -117.8, "12", "road"), ("3", "kr-natl-hwy", 37.5, 127, "3", "blue"),
    ] as [(String, String?, Double, Double, String, String)])
  func plates(
    _ ref: String, _ network: String?, _ latitude: Double, _ longitude: Double, _ shown: String, _ plate: String
  ) {
    let highway = plate == "gb-motorway" ? "motorway" : "primary"
    let number = RoadNumber(ref, network: network, highway: highway, place: Self.place(latitude, longitude))
    #expect(number?.ref == shown)
    #expect(number?.network == plate)
  }

  @Test func noNumber() {
    #expect(RoadNumber("", network: "US:I", highway: "motorway", place: .zero) == nil)
    #expect(RoadNumber(" ;A 1", network: nil, highway: "motorway", place: .zero) == nil)
    #expect(RoadNumber(String(repeating: "1", count: 21), network: nil, highway: "trunk", place: .zero) == nil)
  }
}
