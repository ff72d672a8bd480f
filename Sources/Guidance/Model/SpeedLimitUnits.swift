import Geometry

extension SpeedLimit {
  /// The limit in the unit of the country's signs, rounded to a value that signs show (services often convert 25 mph to
  /// 40 km/h); itself when `unit` is `nil` or its own.
  public func shown(in unit: Unit?) -> SpeedLimit {
    guard let unit, unit != self.unit else { return self }
    let factor = unit == .milesPerHour ? 1 / 1.609_344 : 1.609_344
    return SpeedLimit(value: (value * factor / 5).rounded() * 5, unit: unit)
  }
}

extension SpeedLimit.Unit {
  /// Countries and territories whose signs are in miles per hour (ISO 3166-1, two and three letters).
  private static let mileRegions: Set<String> = [
    "AG", "AI", "AS", "BS", "BZ", "DM", "FK", "GB", "GD", "GG", "GU", "IM", "JE", "KN", "KY", "LC", "LR", "MP", "MS",
    "PR", "SH", "TC", "US", "VC", "VG", "VI", "WS",
    "ATG", "AIA", "ASM", "BHS", "BLZ", "DMA", "FLK", "GBR", "GRD", "GGY", "GUM", "IMN", "JEY", "KNA", "CYM", "LCA",
    "LBR", "MNP", "MSR", "PRI", "SHN", "TCA", "USA", "VCT", "VGB", "VIR", "WSM",
  ]

  /// The unit of a region's signs, given as "US", "USA" or "en-US"; kilometres per hour for those not known.
  public static func byRegion(_ region: String) -> SpeedLimit.Unit {
    let code = region.split { $0 == "-" || $0 == "_" }.last { $0.count == 2 || $0.count == 3 } ?? ""
    return mileRegions.contains(code.uppercased()) ? .milesPerHour : .kilometresPerHour
  }

  /// The unit of the signs at a place, by coarse outlines of the United States and the United Kingdom; `nil` elsewhere.
  public static func byRegion(_ coordinate: Coordinate) -> SpeedLimit.Unit? {
    guard coordinate.latitude.isFinite, coordinate.longitude.isFinite else { return nil }
    var place = coordinate
    place.longitude = Geodesy.unwrap(place.longitude, near: 0)
    return mileOutlines.contains { RegionOutline.contains($0, place) } ? .milesPerHour : nil
  }

  private static let puertoRico = [-67.4, 17.8, -65.2, 17.8, -65.2, 18.6, -67.4, 18.6]

  /// Whether a place is in Puerto Rico, whose signs speak Spanish.
  public static func isInPuertoRico(_ coordinate: Coordinate) -> Bool {
    RegionOutline.contains(puertoRico, coordinate)
  }

  private static let mileOutlines: [[Double]] = [
    // The contiguous United States
    [
      -125, 48.4, -123.3, 48.3, -122.8, 49.0, -95.2, 49.0, -94.6, 48.7, -92, 48.3, -89.6, 48.0, -88.4, 48.3, -84.6,
      46.5,
      -83.6, 46.1, -82.4, 45.3, -82.5, 42.6, -83.1, 42.25, -82.7, 41.7, -79.0, 42.75, -79.05, 43.3, -76.5, 43.9,
      -75.0, 45.0, -71.5, 45.0, -70.3, 45.9, -70.0, 46.7, -69.2, 47.45, -68.3, 47.35, -67.8, 47.07, -67.8, 45.7,
      -67.0, 44.8, -69, 41, -75, 34, -79.5, 29, -79.6, 25, -82, 24.3, -90, 28, -97, 25.9, -99.2, 26.4, -99.5, 27.5,
      -100.5, 28.9, -101.4, 29.77, -102.8, 29.3, -103.2, 28.98, -104.6, 29.7, -105.0, 30.68, -106.2, 31.46, -106.38,
      31.74, -106.53, 31.78, -108.2, 31.78,
      -108.2, 31.33, -111.07, 31.33, -114.8, 32.5, -117.13, 32.53, -121.5, 33.5, -125.5, 40,
    ],
    // Alaska, Hawaii, Puerto Rico
    [-141, 59.9, -141, 71.5, -170, 71.5, -170, 52, -150, 55, -139, 58, -133, 54.5, -130, 54.9, -130, 56.1, -135, 59.7],
    [-161, 18.5, -154.5, 18.5, -154.5, 22.5, -161, 22.5], puertoRico,
    // Great Britain and Northern Ireland
    [
      -7, 49.5, 1.45, 50.9, 2, 53, 0, 61.2, -9, 61.2, -9, 57, -6.5, 55.5, -7.35, 55.05, -8.1, 54.45, -7.4, 54.13,
      -6.65, 54.05, -6.0, 54.03, -5.2, 53.5, -6.2, 51.5,
    ],
  ]
}
