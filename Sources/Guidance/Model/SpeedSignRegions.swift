import Geometry

/// Whose signs stand at a place.
extension SpeedSignStyle {
  /// The ISO 3166-1 code of the region at a place, by coarse outlines of those whose speed signs differ from the rest of the
  /// world's: "US", "CA", "PR", "GB", "IE", "AU", "NZ" and their islands; empty elsewhere.
  public static func region(at coordinate: Coordinate) -> String {
    guard coordinate.latitude.isFinite, coordinate.longitude.isFinite else { return "" }
    var place = coordinate
    place.longitude = Geodesy.unwrap(place.longitude, near: 0)
    return outlines.first { RegionOutline.contains($0.outline, place) }?.region ?? ""
  }

  private static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Double] {
    [west, south, east, south, east, north, west, north]
  }

  /// The first that holds the place counts, so that later ones may reach across the border of an earlier one.
  private static let outlines: [(region: String, outline: [Double])] = [
    ("PR", box(-67.4, 17.8, -65.2, 18.6)),
    ("VI", box(-65.12, 18.2, -64.66, 18.378)), ("VI", box(-64.95, 17.6, -64.5, 17.8)),
    ("GU", box(144.5, 13, 145.05, 13.8)), ("MP", box(145, 13.9, 146.3, 20.7)), ("AS", box(-171.2, -14.6, -168, -11)),
    ("US", contiguousStates),
    // Alaska, Hawaii
    (
      "US",
      [
        -141, 59.9, -141, 71.5, -170, 71.5, -170, 52, -150, 55, -139, 58, -133, 54.5, -130, 54.9, -130, 56.1, -135,
        59.7,
      ]
    ),
    ("US", box(-161, 18.5, -154.5, 22.5)),
    // Saint Pierre and Miquelon lie within Canada's outline.
    ("PM", box(-56.45, 46.7, -56.1, 47.15)),
    (
      "CA",
      [
        -141, 60, -141, 84, -60.5, 83.5, -64, 81.5, -73, 78.5, -75, 76, -62, 70, -57, 65, -57, 60, -52, 55, -51, 46,
        -60, 42.8, -66.5, 43.2, -67.2, 44.5, -71.5, 44.9, -76.5, 43.5, -79.5, 42.3, -82.7, 41.6, -83.3, 42, -82.6, 45.2,
        -84.6, 46.4, -88, 48, -95, 48, -123, 48.2, -126, 48.2, -134.5, 51.5, -134.5, 54.6, -139, 58.5,
      ]
    ),
    // Great Britain and Northern Ireland, then the rest of Ireland
    (
      "GB",
      [
        -7, 49.5, 1.45, 50.9, 2, 53, 0, 61.2, -9, 61.2, -9, 57, -6.5, 55.5, -7.35, 55.05, -8.1, 54.45, -7.4, 54.13,
        -6.65, 54.05, -6.0, 54.03, -5.2, 53.5, -6.2, 51.5,
      ]
    ),
    ("IE", [-11, 51.2, -5.8, 51.5, -5.2, 53.5, -5.8, 54.3, -7, 55.6, -11, 55.5]),
    ("GG", box(-2.75, 49.38, -1.95, 49.8)), ("JE", box(-2.35, 49.1, -1.95, 49.38)),
    ("GI", box(-5.37, 36.1, -5.33, 36.155)),
    (
      "AU",
      [
        112, -20, 122, -11.5, 130, -10.3, 137, -10.3, 141.5, -9.9, 144, -10, 154, -23, 154.5, -32, 150, -44.5, 140,
        -44.5, 112, -36,
      ]
    ),
    ("AU", box(167.5, -29.5, 168.3, -28.7)),
    ("NZ", box(165.5, -48, 180, -33.5)), ("NZ", box(-177.5, -45, -175.5, -43)),
  ]

  /// Along 49° north, through the Great Lakes with the towns on their straits, and along the Rio Grande.
  private static let contiguousStates: [Double] = [
    -125, 48.4, -123.3, 48.3, -122.8, 49.0, -95.2, 49.0, -94.6, 48.7, -92, 48.3, -89.6, 48.0, -88.4, 48.3, -84.6, 46.47,
    -84.36, 46.507, -84.12, 46.51, -84.1, 46.25, -83.95, 46.07, -83.6, 46.1, -82.4, 45.3, -82.42, 42.99, -82.52, 42.61,
    -82.87, 42.36, -83.04, 42.323, -83.075, 42.311, -83.13, 42.24, -83.15, 42.05, -82.7, 41.7, -79.0, 42.75,
    -78.91, 42.88, -78.907, 42.93, -79.02, 43.03, -79.02, 43.06, -79.072, 43.08, -79.06, 43.12, -79.05, 43.3,
    -76.5, 43.9, -76.35, 44.13, -75.9, 44.38, -75.68, 44.578, -75.48, 44.702, -74.72, 45.0,
    -71.5, 45.0, -70.3, 45.9, -70.0, 46.7, -69.2, 47.45, -68.3, 47.35, -67.8, 47.07, -67.8, 45.7,
    -67.0, 44.8, -69, 41, -75, 34, -79.5, 29, -79.6, 25, -82, 24.3, -90, 28, -97, 25.9, -99.2, 26.4, -99.5, 27.5,
    -100.5, 28.9, -101.4, 29.77, -102.8, 29.3, -103.2, 28.98, -104.6, 29.7, -105.0, 30.68, -106.2, 31.46, -106.38,
    31.74, -106.53, 31.78, -108.2, 31.78,
    -108.2, 31.33, -111.07, 31.33, -114.8, 32.5, -117.13, 32.53, -121.5, 33.5, -125.5, 40,
  ]
}
