import ShownText

/// The generation of the Navigation SDK whose defaults apply.
///
/// Where the SDK changed a default or a place over time, a frame follows the version named here; in between, the next
/// older one (9.5 behaves as 9.4).
public enum SDKVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The oldest: the trip progress bar stands at the trailing edge.
  case v93 = "9.3"
  /// The trip progress bar stands at the leading edge, and the compass is mirrored.
  case v94 = "9.4"
  /// Destinations have coloured buildings and entrances.
  case v10 = "10.0"
  /// Padding moves the report button.
  case v101 = "10.1"
  /// Buildings rise during navigation.
  case v102 = "10.2"
  /// Short trip progress bars are left out.
  case v103 = "10.3"
  /// Fewer names of roads during guidance.
  case v107 = "10.7"
  /// The newest: compass, traffic lights and stop signs are on.
  case v11 = "11.0"

  /// The preset for a version such as `"11.0"` or `"10.3.1"`; `nil` for anything that is no version from 9.3 to 11.x.
  public init?(version: String) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { UInt(written: $0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0], major <= 11 else { return nil }
    let named = (major, parts.count > 1 ? parts[1] ?? 0 : 0)
    guard let preset = Self.allCases.last(where: { $0.number <= named }) else { return nil }
    self = preset
  }

  private var number: (major: UInt, minor: UInt) {
    switch self {
    case .v93: (9, 3)
    case .v94: (9, 4)
    case .v10: (10, 0)
    case .v101: (10, 1)
    case .v102: (10, 2)
    case .v103: (10, 3)
    case .v107: (10, 7)
    case .v11: (11, 0)
    }
  }

  /// Whether the first is older.
  public static func < (a: SDKVersion, b: SDKVersion) -> Bool { a.number < b.number }
}

// MARK: What changed when

extension SDKVersion {
  /// What the SDK did anew at some version and has done since.
  public enum Change: Sendable, Hashable, CaseIterable {
    /// The trip progress bar stands at the leading edge; before, at the trailing one.
    case leadingTripBar
    /// The trip progress bar is left out on maps lower than 552 points and on cars' screens.
    case tripBarNeedsHeight
    /// The compass changes sides where reading begins on the right.
    case mirroredCompass
    /// While following, the position stays in the trailing half of a wide map; before, in the middle of the map.
    case positionInTrailingHalf
    /// The destination's building is coloured and its entrances are marked.
    case destinationHighlight
    /// The map's padding moves the report button.
    case paddedReportButton
    /// Buildings rise during navigation by default.
    case buildings
    /// The trip progress bar is left out where less than 200 points remain for it.
    case noShortTripBar
    /// While guiding, minor roads that the route does not touch have no names, and no road's name stands more than three
    /// times.
    case routeAwareRoadNames
    /// The compass is on by default.
    case compass
    /// Traffic lights and stop signs are on by default.
    case roadsideSigns

    /// The table: the version that brought each change, after the SDK's release notes.
    public var since: SDKVersion {
      switch self {
      case .leadingTripBar, .tripBarNeedsHeight, .mirroredCompass, .positionInTrailingHalf: .v94
      case .destinationHighlight: .v10
      case .paddedReportButton: .v101
      case .buildings: .v102
      case .noShortTripBar: .v103
      case .routeAwareRoadNames: .v107
      case .compass, .roadsideSigns: .v11
      }
    }
  }

  /// Whether a version does what the change brought.
  public func has(_ change: Change) -> Bool { self >= change.since }
}
