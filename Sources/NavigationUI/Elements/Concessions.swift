/// What a small map goes without. The order of the steps is the order in which things give way.
struct Concessions: Sendable, Hashable {
  enum Step: Int, Sendable, CaseIterable {
    case reportLabel, myLocation, accessory, compactCards, thenStrip, compass, lanesStrip, footerSecondRow, report
    case headerSecondRow, speedUnit, limitSign, footer

    /// Below this free height the step is taken even if nothing overlaps.
    var freeHeightLimit: Double? {
      switch self {
      case .compactCards: 300
      case .thenStrip, .compass: 260
      case .lanesStrip: 200
      default: nil
      }
    }
  }

  private(set) var taken: Set<Step> = []

  func has(_ step: Step) -> Bool { taken.contains(step) }

  mutating func take(_ step: Step) { taken.insert(step) }
}
