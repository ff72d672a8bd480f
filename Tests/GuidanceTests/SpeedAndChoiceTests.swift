import Geometry
import Testing

@testable import Guidance

/// Speed alerts, alternates, regions.
@Suite struct SpeedAndChoiceTests {
  static let fifty = SpeedLimit(value: 50, unit: .kilometresPerHour)
  static let thirty = SpeedLimit(value: 30, unit: .milesPerHour)

  /// The documented defaults: above the limit by more than 10 and 20 km/h, or 5 and 10 mph.
  @Test(arguments: [
    (fifty, 50.0, SpeedAlertSeverity.notSpeeding), (fifty, 60, .notSpeeding), (fifty, 60.1, .minor),
    (fifty, 70, .minor),
    (fifty, 70.1, .major), (fifty, 0, .notSpeeding), (thirty, 35, .notSpeeding), (thirty, 35.1, .minor),
    (thirty, 40, .minor), (thirty, 40.1, .major),
  ])
  func documentedDefaults(limit: SpeedLimit, speed: Double, expected: SpeedAlertSeverity) {
    let metresPerSecond = SpeedLimit(value: speed, unit: limit.unit).metresPerSecond
    #expect(SpeedAlertOptions().severity(metresPerSecond: metresPerSecond, limit: limit) == expected)
  }

  @Test func withoutALimitOrASpeedNothingIsKnown() {
    #expect(SpeedAlertOptions().severity(metresPerSecond: 99, limit: nil) == .unknown)
    #expect(SpeedAlertOptions().severity(metresPerSecond: .nan, limit: Self.fifty) == .unknown)
    #expect(SpeedAlertOptions.speedingPercentage(metresPerSecond: 15, limit: nil) == nil)
    #expect(abs((SpeedAlertOptions.speedingPercentage(metresPerSecond: 55 / 3.6, limit: Self.fifty) ?? 0) - 10) < 1e-9)
  }

  /// Own thresholds are fractions of the limit; one alone silences the other.
  @Test func ownThresholdsAreFractionsOfTheLimit() {
    var options = SpeedAlertOptions()
    options.setSpeedAlertThresholdPercentage(0.05, forSpeedAlertSeverity: .minor)
    func severity(_ speed: Double, _ seconds: Double = 0) -> SpeedAlertSeverity {
      options.severity(metresPerSecond: speed / 3.6, limit: Self.fifty, secondsSpeeding: seconds)
    }
    #expect(severity(52.5) == .notSpeeding)
    #expect(severity(52.6) == .minor)
    #expect(severity(200) == .minor)
    options.severityUpgradeDurationSeconds = 5
    #expect(severity(52.6, 5) == .minor)
    #expect(severity(52.6, 5.1) == .major)
    #expect(severity(50, 60) == .notSpeeding)
    options.setSpeedAlertThresholdPercentage(0.1, forSpeedAlertSeverity: .major)
    #expect(severity(55.1) == .major)
    options.setSpeedAlertThresholdPercentage(0.2, forSpeedAlertSeverity: .minor)
    #expect(options.speedAlertThresholdPercentage(forSpeedAlertSeverity: .major) == 0.2)
    options.setSpeedAlertThresholdPercentage(0.02, forSpeedAlertSeverity: .major)
    #expect(options.speedAlertThresholdPercentage(forSpeedAlertSeverity: .minor) == 0.02)
    options.setSpeedAlertThresholdPercentage(-1, forSpeedAlertSeverity: .minor)
    #expect(severity(51.1) == .major)
    #expect(severity(51) == .notSpeeding)
  }

  /// All, one or no alternate; the shortest excludes them and says so.
  @Test func strategiesGiveAllOneOrNoAlternate() throws {
    let routes = [1000.0, 900, 1100, 950].map { DriveTests.route([(0, 0), (east: $0, north: 0)]) }
    #expect(RouteChoice([]) == nil)
    #expect(try #require(RouteChoice(routes)).alternates.map { $0.distance.rounded() } == [900, 1100])
    #expect(try #require(RouteChoice(routes, alternates: .one)).alternates.count == 1)
    #expect(try #require(RouteChoice(routes, alternates: AlternateRoutesStrategy.none)).alternates.isEmpty)
    let shorter = try #require(RouteChoice(routes, strategy: .shorter))
    #expect(shorter.route.distance.rounded() == 900)
    #expect(shorter.warnings.isEmpty)
    #expect(shorter.alternates.isEmpty)
    let both = try #require(RouteChoice(routes, strategy: .shorter, alternates: .all))
    try #require(both.alternates.isEmpty)
    try #require(both.warnings.count == 1)
    #expect(both.warnings[0].contains("shorter"))
    let target = try #require(RouteChoice(routes, strategy: .deltaToTargetDistance, targetDistanceMeters: 1200))
    #expect(target.route.distance.rounded() == 1100)
    let difference = RouteDifference(of: routes[2], to: routes[0])
    #expect(difference.metres.rounded() == 100)
    #expect(difference.isSimilarTime)
  }

  /// Where an alternate leaves the main route and joins it again.
  @Test func alternateLeavesAndJoinsTheMainRoute() {
    let main = DriveTests.route([(0, 0), (100, 0), (200, 0), (300, 0)])
    let other = DriveTests.route([(0, 0), (100, 0), (150, 50), (200, 0), (300, 0)])
    let range = other.divergence(from: main)
    #expect(abs((range?.lowerBound ?? 0) - 100) < 0.1)
    #expect(abs((range?.upperBound ?? 0) - 241.4) < 0.2)
    #expect(main.divergence(from: main) == nil)
  }

  @Test(arguments: [
    ("Helsinki", 60.17, 24.94, DrivingSide.right), ("London", 51.5, -0.12, .left), ("Dublin", 53.35, -6.26, .left),
    ("Calais", 50.95, 1.86, .right), ("Dover", 51.13, 1.31, .left), ("Paris", 48.86, 2.35, .right),
    ("Malta", 35.9, 14.51, .left), ("Nicosia", 35.17, 33.36, .left), ("Tokyo", 35.68, 139.69, .left),
    ("Fukuoka", 33.59, 130.4, .left), ("Busan", 35.18, 129.08, .right), ("Sapporo", 43.06, 141.35, .left),
    ("Okinawa", 26.33, 127.8, .left), ("Taipei", 25.03, 121.56, .right), ("Hong Kong", 22.3, 114.17, .left),
    ("Shenzhen", 22.6, 114.06, .right), ("Macau", 22.19, 113.54, .left), ("Zhuhai", 22.28, 113.57, .right),
    ("Bangkok", 13.75, 100.5, .left), ("Vientiane", 17.97, 102.6, .right), ("Yangon", 16.8, 96.15, .right),
    ("Phnom Penh", 11.56, 104.92, .right), ("Kuala Lumpur", 3.14, 101.69, .left), ("Singapore", 1.35, 103.82, .left),
    ("Jakarta", -6.2, 106.85, .left), ("Dili", -8.56, 125.57, .left), ("Manila", 14.6, 120.98, .right),
    ("Davao", 7.07, 125.61, .right), ("Delhi", 28.61, 77.21, .left), ("Kolkata", 22.57, 88.36, .left),
    ("Dhaka", 23.81, 90.41, .left), ("Karachi", 24.86, 67.0, .left), ("Lahore", 31.55, 74.34, .left),
    ("Kabul", 34.53, 69.17, .right), ("Zahedan", 29.5, 60.86, .right), ("Kathmandu", 27.7, 85.32, .left),
    ("Lhasa", 29.65, 91.14, .right), ("Colombo", 6.93, 79.86, .left), ("Sydney", -33.87, 151.21, .left),
    ("Perth", -31.95, 115.86, .left), ("Auckland", -36.85, 174.76, .left), ("Suva", -18.14, 178.44, .left),
    ("Apia", -13.83, -171.77, .left), ("Pago Pago", -14.28, -170.7, .right), ("Nouméa", -22.27, 166.45, .right),
    ("Port Moresby", -9.44, 147.18, .left), ("Cape Town", -33.92, 18.42, .left),
    ("Johannesburg", -26.2, 28.05, .left),
    ("Windhoek", -22.56, 17.08, .left), ("Luanda", -8.84, 13.23, .right), ("Lusaka", -15.39, 28.32, .left),
    ("Lubumbashi", -11.66, 27.48, .right), ("Harare", -17.83, 31.05, .left), ("Maputo", -25.97, 32.57, .left),
    ("Antananarivo", -18.88, 47.51, .right), ("Dar es Salaam", -6.79, 39.21, .left), ("Kigali", -1.94, 30.06, .right),
    ("Kampala", 0.35, 32.58, .left), ("Nairobi", -1.29, 36.82, .left), ("Addis Ababa", 9.03, 38.74, .right),
    ("Mogadishu", 2.05, 45.32, .right), ("Juba", 4.86, 31.57, .right), ("Port Louis", -20.16, 57.5, .left),
    ("Réunion", -20.88, 55.45, .right), ("Kingston", 18.0, -76.79, .left), ("Nassau", 25.04, -77.35, .left),
    ("Miami", 25.76, -80.19, .right), ("Havana", 23.11, -82.37, .right), ("Port-au-Prince", 18.54, -72.34, .right),
    ("San Juan", 18.47, -66.11, .right), ("Charlotte Amalie", 18.34, -64.93, .left),
    ("Bridgetown", 13.1, -59.61, .left),
    ("Fort-de-France", 14.6, -61.08, .right), ("Guadeloupe", 16.24, -61.53, .right),
    ("Port of Spain", 10.65, -61.51, .left),
    ("Caracas", 10.48, -66.9, .right), ("Georgetown", 6.8, -58.16, .left), ("Paramaribo", 5.85, -55.2, .left),
    ("Cayenne", 4.92, -52.31, .right), ("Boa Vista", 2.82, -60.67, .right), ("Stanley", -51.7, -57.85, .left),
    ("San Francisco", 37.77, -122.42, .right), ("New York", 40.71, -74.01, .right), ("Moscow", 55.76, 37.62, .right),
    ("Bergen", 60.39, 5.32, .right), ("Reykjavík", 64.15, -21.94, .right), ("Tórshavn", 62.01, -6.77, .right),
    ("Honolulu", 21.31, -157.86, .right), ("Vladivostok", 43.12, 131.89, .right), ("Jeju", 33.5, 126.53, .right),
  ])
  func drivingSidesByPlaceNearBordersToo(city: String, latitude: Double, longitude: Double, side: DrivingSide) {
    #expect(DrivingSide.byRegion(Coordinate(latitude: latitude, longitude: longitude)) == side)
  }

  @Test(arguments: [
    ("GB", DrivingSide.left, SpeedLimit.Unit.milesPerHour, SpeedSignStyle.vienna),
    ("en-US", .right, .milesPerHour, .mutcd), ("th_TH", .left, .kilometresPerHour, .vienna),
    ("de", .right, .kilometresPerHour, .vienna), ("FI", .right, .kilometresPerHour, .vienna),
    ("en-AU", .left, .kilometresPerHour, .vienna), ("fr_CA", .right, .kilometresPerHour, .mutcd),
    ("es-PR", .right, .milesPerHour, .mutcd), ("es_MX", .right, .kilometresPerHour, .vienna),
    ("pt_BR", .right, .kilometresPerHour, .vienna), ("ja_JP", .left, .kilometresPerHour, .vienna),
  ])
  func drivingSidesAndSignsByCountry(region: String, side: DrivingSide, unit: SpeedLimit.Unit, style: SpeedSignStyle) {
    #expect(DrivingSide.byRegion(region) == side)
    #expect(SpeedLimit.Unit.byRegion(region) == unit)
    #expect(SpeedSignStyle.byRegion(region) == style)
  }

  @Test func wordsAndBarsOfSigns() {
    #expect(SpeedSignStyle.words(inRegion: "es-US") == ["SPEED", "LIMIT"])
    #expect(SpeedSignStyle.words(inRegion: "fr-CA") == ["MAXIMUM"])
    #expect(SpeedSignStyle.words(inRegion: "PR") == ["VELOCIDAD", "MÁXIMA"])
    #expect(SpeedSignStyle.barsWithoutLimit(inRegion: "DE") == 5)
    #expect(SpeedSignStyle.barsWithoutLimit(inRegion: "en-GB") == 1)
  }

  /// Above the limit begins at the limit, in its own unit.
  @Test func aboveTheLimitBeginsAtTheLimit() {
    let limit = SpeedLimit(value: 50, unit: .kilometresPerHour)
    #expect(!SpeedAlertOptions.isAbove(limit, metresPerSecond: 50 / 3.6))
    #expect(SpeedAlertOptions.isAbove(limit, metresPerSecond: 50.1 / 3.6))
    #expect(!SpeedAlertOptions.isAbove(limit, metresPerSecond: .nan))
    let miles = SpeedLimit(value: 25, unit: .milesPerHour)
    #expect(!SpeedAlertOptions.isAbove(miles, metresPerSecond: 25 * 0.44704))
    #expect(SpeedAlertOptions.isAbove(miles, metresPerSecond: 11.2))
  }

  @Test(arguments: [
    ("San Francisco", 37.77, -122.42, true), ("San Diego", 32.72, -117.16, true), ("Tijuana", 32.51, -117.02, false),
    ("El Paso", 31.79, -106.42, true), ("Ciudad Juárez", 31.69, -106.42, false), ("Detroit", 42.35, -83.07, true),
    ("Toronto", 43.65, -79.38, false), ("Seattle", 47.61, -122.33, true), ("Vancouver", 49.28, -123.12, false),
    ("Boston", 42.36, -71.06, true), ("Montréal", 45.5, -73.57, false), ("Anchorage", 61.22, -149.9, true),
    ("Honolulu", 21.31, -157.86, true), ("London", 51.5, -0.12, true), ("Belfast", 54.6, -5.93, true),
    ("Dublin", 53.35, -6.26, false), ("Helsinki", 60.17, 24.94, false),
  ])
  func unitsOfSignsByPlace(city: String, latitude: Double, longitude: Double, isMiles: Bool) {
    let unit = SpeedLimit.Unit.byRegion(Coordinate(latitude: latitude, longitude: longitude))
    #expect((unit == .milesPerHour) == isMiles)
  }

  @Test(arguments: [
    ("London", 51.5, -0.12, "GB"), ("Belfast", 54.6, -5.93, "GB"), ("Dublin", 53.35, -6.26, "IE"),
    ("Letterkenny", 54.95, -7.73, "IE"), ("Berlin", 52.52, 13.4, ""), ("Calais", 50.95, 1.86, ""),
    ("Toronto", 43.65, -79.38, "CA"), ("Windsor", 42.3149, -83.0364, "CA"), ("Detroit", 42.3314, -83.0458, "US"),
    ("Vancouver", 49.28, -123.12, "CA"), ("Victoria", 48.43, -123.37, "CA"), ("Halifax", 44.65, -63.57, "CA"),
    ("Whitehorse", 60.72, -135.05, "CA"), ("Juneau", 58.3, -134.42, "US"), ("Nuuk", 64.18, -51.72, ""),
    ("Saint-Pierre", 46.78, -56.18, "PM"), ("Sault Ste. Marie", 46.495, -84.345, "US"),
    ("Niagara Falls, Ontario", 43.09, -79.09, "CA"), ("Niagara Falls, New York", 43.0962, -79.0377, "US"),
    ("Los Angeles", 34.05, -118.24, "US"), ("Honolulu", 21.31, -157.86, "US"), ("San Juan", 18.47, -66.11, "PR"),
    ("Sydney", -33.87, 151.21, "AU"), ("Hobart", -42.88, 147.33, "AU"), ("Auckland", -36.85, 174.76, "NZ"),
    ("Kupang", -10.17, 123.6, ""), ("Tijuana", 32.51, -117.02, ""), ("Tokyo", 35.68, 139.69, ""),
  ])
  func whoseSignsStandAtAPlace(city: String, latitude: Double, longitude: Double, region: String) {
    #expect(SpeedSignStyle.region(at: Coordinate(latitude: latitude, longitude: longitude)) == region)
  }

  @Test(arguments: [(40.0, 25.0), (48, 30), (56, 35), (105, 65), (113, 70)])
  func convertedLimitsAreRoundedToWhatSignsShow(kilometres: Double, miles: Double) {
    let limit = SpeedLimit(value: kilometres, unit: .kilometresPerHour).shown(in: .milesPerHour)
    #expect(limit == SpeedLimit(value: miles, unit: .milesPerHour))
  }
}
