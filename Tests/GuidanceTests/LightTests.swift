import Geometry
import Testing

@testable import Guidance

@Suite struct LightTests {
  /// Geometric altitudes computed with PyEphem 4.2.1 (VSOP87, pressure 0), checked against Astral 3.2 (NOAA's formulae), which
  /// agrees to 0.003° but at the pole, where it cannot be asked.
  static let altitudes: [(place: String, latitude: Double, longitude: Double, seconds: Double, degrees: Double)] = [
    ("Helsinki, summer solstice noon", 60.1699, 24.9384, 1_782_037_200, 53.265),
    ("Helsinki, winter solstice noon", 60.1699, 24.9384, 1_797_848_400, 6.390),
    ("Tromsø, polar day at midnight", 69.6492, 18.9553, 1_782_081_900, 3.084),
    ("Tromsø, polar night at noon", 69.6492, 18.9553, 1_797_849_900, -3.090),
    ("Longyearbyen, polar night at midnight", 78.2232, 15.6267, 1_768_086_000, -33.617),
    ("South Pole, December", -90, 0, 1_797_854_400, 23.435),
    ("Singapore, equinox noon", 1.3521, 103.8198, 1_773_983_400, 88.389),
    ("San Francisco, sunset in October", 37.7749, -122.4194, 1_792_028_100, -1.157),
    ("Sydney, summer morning", -33.8688, 151.2093, 1_768_505_400, 4.759),
    ("Quito, January 2000", -0.1807, -78.4678, 946_728_000, 9.917),
    ("Cape Town, winter evening of 2010", -33.9249, 18.4241, 1_278_000_000, -3.042),
    ("Tokyo, midnight in 2040", 35.6762, 139.6503, 2_228_050_800, -38.396),
    ("Suva, at the date line in 1999", -18.1416, 178.4419, 946_663_200, 4.999),
  ]

  @Test(arguments: altitudes) func sunsAltitude(
    place: String, latitude: Double, longitude: Double, seconds: Double, degrees: Double
  ) {
    let altitude = Sun.altitudeDegrees(
      secondsSince1970: seconds, coordinate: Coordinate(latitude: latitude, longitude: longitude))
    #expect(abs(altitude - degrees) < 0.02, "\(altitude)")
  }

  /// The mode changes twice a day, and not at all in polar day and night.
  @Test func modeChangesTwiceADay() {
    let helsinki = Coordinate(latitude: 60.17, longitude: 24.94)
    let tromso = Coordinate(latitude: 69.65, longitude: 18.96)
    func changes(_ place: Coordinate, from start: Double) -> Int {
      let modes = (0...288).map {
        LightingMode.suggested(secondsSince1970: start + Double($0) * 300, coordinate: place)
      }
      return zip(modes, modes.dropFirst()).filter { $0 != $1 }.count
    }
    #expect(changes(helsinki, from: 1_773_982_800) == 2)
    #expect(changes(tromso, from: 1_781_992_800) == 0)
    #expect(LightingMode.suggested(secondsSince1970: 1_781_992_800, coordinate: tromso) == .normal)
    #expect(changes(tromso, from: 1_797_800_400) == 0)
    #expect(LightingMode.suggested(secondsSince1970: 1_797_800_400, coordinate: tromso) == .lowLight)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func whatIsNotFiniteDoesNotSpread(seconds: Double) {
    #expect(
      Sun.altitudeDegrees(secondsSince1970: seconds, coordinate: Coordinate(latitude: 60, longitude: 25)).isFinite)
  }
}
