import Guidance

/// Where one may go from a lane.
struct LaneTurns: OptionSet, Sendable, Hashable {
  let rawValue: Int

  static let through = LaneTurns(rawValue: 1)
  static let slightLeft = LaneTurns(rawValue: 2)
  static let left = LaneTurns(rawValue: 4)
  static let sharpLeft = LaneTurns(rawValue: 8)
  static let slightRight = LaneTurns(rawValue: 16)
  static let right = LaneTurns(rawValue: 32)
  static let sharpRight = LaneTurns(rawValue: 64)
  static let reverse = LaneTurns(rawValue: 128)

  static let lefts: LaneTurns = [.slightLeft, .left, .sharpLeft]
  static let rights: LaneTurns = [.slightRight, .right, .sharpRight]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// One lane's part of `turn:lanes`, such as "through;right".
  init(tag: Substring) {
    self = tag.split(separator: ";").reduce(into: []) { turns, word in
      switch word.filter({ $0 != " " }) {
      case "through": turns.insert(.through)
      case "left": turns.insert(.left)
      case "right": turns.insert(.right)
      case "slight_left", "merge_to_left": turns.insert(.slightLeft)
      case "slight_right", "merge_to_right": turns.insert(.slightRight)
      case "sharp_left": turns.insert(.sharpLeft)
      case "sharp_right": turns.insert(.sharpRight)
      case "reverse": turns.insert(.reverse)
      default: break
      }
    }
  }

  /// `turn:lanes` from left to right in the direction of travel; `nil` where it does not name `count` lanes.
  static func lanes(_ tag: String?, count: Int) -> [LaneTurns]? {
    guard let tag else { return nil }
    let parts = tag.split(separator: "|", omittingEmptySubsequences: false)
    return parts.count == count ? parts.map(LaneTurns.init(tag:)) : nil
  }
}

extension LaneTurns {
  /// Whether a lane with these arrows leads where a manoeuvre goes; a plain turn takes slight and sharp arrows too where
  /// the lane has no nearer one.
  func leads(_ direction: TurnDirection) -> Bool {
    switch direction {
    case .straight: contains(.through)
    case .slightLeft: !isDisjoint(with: [.slightLeft, .left])
    case .left, .sharpLeft: !isDisjoint(with: .lefts)
    case .slightRight: !isDisjoint(with: [.slightRight, .right])
    case .right, .sharpRight: !isDisjoint(with: .rights)
    case .uTurnClockwise, .uTurnCounterClockwise: contains(.reverse)
    }
  }
}
