/// The look of speed limit signs.
public enum SpeedSignStyle: String, Sendable, Hashable, CaseIterable {
  /// The upright sheet with words of the United States, their territories and Canada.
  case mutcd
  /// The red ring of the Vienna Convention, which is nearly everywhere else.
  case vienna

  /// What the sheets of a region say above the number, one line each.
  private static let words: [String: [String]] = [
    "US": ["SPEED", "LIMIT"], "AS": ["SPEED", "LIMIT"], "GU": ["SPEED", "LIMIT"], "MP": ["SPEED", "LIMIT"],
    "VI": ["SPEED", "LIMIT"], "CA": ["MAXIMUM"], "PR": ["VELOCIDAD", "MÁXIMA"],
  ]

  /// Regions whose sign for "no limit" has one bar across; elsewhere it has five.
  private static let singleBarRegions: Set<String> = ["AU", "GB", "GG", "GI", "IE", "IM", "JE", "NZ"]

  /// The style of a region, given as "US" or "en-US".
  public static func byRegion(_ region: String) -> SpeedSignStyle {
    words[code(region)] == nil ? .vienna : .mutcd
  }

  /// The words on a region's sheet in the region's language, whatever the user's, one line each; those of the United
  /// States for regions without such signs.
  public static func words(inRegion region: String) -> [String] { words[code(region)] ?? ["SPEED", "LIMIT"] }

  /// The bars across a region's sign for "no limit".
  public static func barsWithoutLimit(inRegion region: String) -> Int {
    singleBarRegions.contains(code(region)) ? 1 : 5
  }

  private static func code(_ region: String) -> String {
    (region.split { $0 == "-" || $0 == "_" }.last { $0.count == 2 } ?? "").uppercased()
  }
}
