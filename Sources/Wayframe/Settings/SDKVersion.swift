/// The generation of the Navigation SDK whose defaults apply.
///
/// Where the SDK changed a default or a place over time, a frame follows the version named here; in between, the next
/// older one (9.5 behaves as 9.4).
public enum SDKVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  case v93 = "9.3"
  case v94 = "9.4"
  case v10 = "10"
  case v11 = "11"

  /// The preset for a version such as `"11.0"` or `"10.3.1"`; `nil` for anything that is no version from 9.3 to 11.x.
  public init?(version: String) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { UInt($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0] else { return nil }
    let minor = parts.count > 1 ? parts[1] ?? 0 : 0
    switch (major, minor) {
    case (9, 3): self = .v93
    case (9, 4...): self = .v94
    case (10, _): self = .v10
    case (11, _): self = .v11
    default: return nil
    }
  }

  private var order: Int { Self.allCases.firstIndex(of: self)! }

  public static func < (a: SDKVersion, b: SDKVersion) -> Bool { a.order < b.order }
}
