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

  /// The unit of the signs at a place, by coarse outlines of the United States, the United Kingdom and their islands;
  /// `nil` elsewhere.
  public static func byRegion(_ coordinate: Coordinate) -> SpeedLimit.Unit? {
    byRegion(SpeedSignStyle.region(at: coordinate)) == .milesPerHour ? .milesPerHour : nil
  }
}
