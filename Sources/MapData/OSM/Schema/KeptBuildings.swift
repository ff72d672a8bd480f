import Synchronization

/// What has been derived of a file's buildings, each once, for as long as the source lives.
final class KeptBuildings: Sendable {
  struct Building: Sendable {
    var properties: [String: PropertyValue]
    var form: BuildingForm?
  }

  private let buildings = Mutex<[UInt64: Building]>([:])

  /// - Parameter id: the feature's; what has none is derived anew.
  func building(_ id: UInt64?, _ derive: () -> Building) -> Building {
    guard let id else { return derive() }
    if let known = buildings.withLock({ $0[id] }) { return known }
    // Two threads may derive the same; the result is the same too.
    let building = derive()
    buildings.withLock { $0[id] = building }
    return building
  }
}
