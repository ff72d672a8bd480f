import Testing

@testable import Guidance

/// Numbers of route files that are written in unusual ways.
@Suite struct OddNumberTests {
  private func gpx(latitude: String, time: String = "2026-07-01T12:00:00Z") throws(RouteError) -> Route {
    let text = """
      <gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
      <trkpt lat="\(latitude)" lon="5.0E-5"><time>\(time)</time></trkpt><trkpt lat="60.01" lon="0"/>
      </trkseg></trk></gpx>
      """
    return try RouteResponse.read([UInt8](text.utf8), path: "a.gpx").routes[0]
  }

  @Test(arguments: ["0x10", "٣", "nan", "inf", "1_0", "６０", "", "1e999", "0x1p4", "--1"])
  func placesAreDecimal(latitude: String) {
    let error = #expect(throws: RouteError.self) { try gpx(latitude: latitude) }
    #expect(error?.description.contains("a number of degrees") == true)
  }

  /// The schema allows a plus, and programs write exponents near Greenwich.
  @Test(arguments: [("+60.0", 60.0), (" 60 ", 60), ("6.0E1", 60), ("60.", 60)])
  func usualSpellings(latitude: String, degrees: Double) throws {
    let start = try #require(try gpx(latitude: latitude).geometry.first)
    #expect(start.latitude == degrees)
    #expect(start.longitude == 0.00005)
  }

  /// A zone that is none does not mean UTC.
  @Test(arguments: [
    ("2026-07-01T12:00:00Z", 1_782_907_200.0), ("2026-07-01T12:00:00", 1_782_907_200),
    ("2026-07-01T12:00:00.5+03:00", 1_782_896_400.5), ("2026-07-01T12:00:00-01:30", 1_782_912_600),
    ("2026-07-01T12:00:00+٠٣:٠٠", nil), ("2026-07-01T12:00:00 CET", nil), ("2026-07-01T12:00:00Z+03:00", nil),
    ("2026-07-01T12:00:00+03:00x", nil), ("2026-07-01T12:00:00+15:00", nil), ("2026-07-01T12:00:00+", nil),
  ])
  func zones(text: String, seconds: Double?) { #expect(InternetTime.seconds(text) == seconds) }
}
