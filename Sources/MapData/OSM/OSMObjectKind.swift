/// What an object of OpenStreetMap is.
public enum OSMObjectKind: String, Sendable, Hashable, CaseIterable {
  /// A point, a line or area, or a group of objects.
  case node, way, relation

  /// The id of the feature that an object becomes: ten times its own plus 1 for nodes, 2 for ways and 3 for relations, as
  /// tile makers write it too; `nil` where that overflows or the id is not positive.
  public func featureID(_ id: Int64) -> UInt64? {
    let kind: UInt64 =
      switch self {
      case .node: 1
      case .way: 2
      case .relation: 3
      }
    let (product, overflows) = UInt64(max(id, 0)).multipliedReportingOverflow(by: 10)
    return id > 0 && !overflows && product <= .max - kind ? product + kind : nil
  }
}
