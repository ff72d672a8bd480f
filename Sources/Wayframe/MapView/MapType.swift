/// What lies under the route; names and values are the SDK's (`GMSMapViewType`).
///
/// There are no aerial pictures and no relief: `satellite`, `terrain` and `hybrid` are drawn as `normal`, with a warning.
public enum MapType: Int, Sendable, Hashable, CaseIterable {
  /// The map that is drawn.
  case normal = 1
  /// Not drawn: the normal map stands in, with a warning.
  case satellite, terrain, hybrid
  /// No map at all.
  case none

  /// The warning that a frame gets; `nil` for none.
  var warning: String? {
    switch self {
    case .normal, .none: nil
    case .satellite, .terrain, .hybrid: "the map type \(self) has no pictures here; the normal map is drawn"
    }
  }
}
