/// The look of speed limit signs.
public enum SpeedSignStyle: String, Sendable, Hashable, CaseIterable {
  /// The upright sheet of North America and of the countries that follow its manual.
  case mutcd
  /// The red ring of the Vienna Convention.
  case vienna

  private static let mutcdRegions: Set<String> = [
    "AR", "AU", "BO", "BR", "BZ", "CA", "CO", "EC", "GY", "MX", "PE", "PR", "PY", "TH", "US", "VE", "VI",
  ]

  /// The style of a region, given as "US" or "en-US".
  public static func byRegion(_ region: String) -> SpeedSignStyle {
    let code = region.split { $0 == "-" || $0 == "_" }.last { $0.count == 2 } ?? ""
    return mutcdRegions.contains(code.uppercased()) ? .mutcd : .vienna
  }
}
