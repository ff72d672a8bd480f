/// Lanes of an intersection, left to right, with the arrows that the route follows.
struct OSRMLanes {
  var side: DrivingSide
  /// The manoeuvre's modifier, which gives the followed arrow where the answer does not.
  var modifier: String?

  func lanes(_ nodes: [JSONNode]) -> [Lane] {
    // `active` marks the preferred ones among the valid.
    let prefers = nodes.contains { $0.flag("active") == true }
    return nodes.map { node in
      let isOpen = prefers ? node.flag("active") == true : node.flag("valid") == true
      return lane(node.list("indications").compactMap(\.text), isOpen: isOpen, followed: node["valid_indication"]?.text)
    }
  }

  /// - Parameter followed: the arrow that the answer names.
  func lane(_ indications: [String], isOpen: Bool, followed: String?) -> Lane {
    let named = indications.isEmpty ? ["none"] : indications
    let arrow = isOpen ? followed.flatMap { named.firstIndex(of: $0) } ?? best(named) : nil
    return Lane(
      directions: named.enumerated().map { index, name in
        LaneDirection(laneShape: shape(name), recommended: index == arrow)
      })
  }

  private func shape(_ indication: String) -> LaneShape {
    switch indication {
    case "straight": .straight
    case "slight left": .slightLeft
    case "slight right": .slightRight
    case "left": .normalLeft
    case "right": .normalRight
    case "sharp left": .sharpLeft
    case "sharp right": .sharpRight
    case "uturn": side == .left ? .uTurnRight : .uTurnLeft
    default: .unknown
    }
  }

  /// The arrow whose direction is nearest to the manoeuvre's.
  private func best(_ indications: [String]) -> Int {
    let wanted = degrees(modifier ?? "straight")
    var best = 0
    for index in indications.indices
    where abs(degrees(indications[index]) - wanted) < abs(degrees(indications[best]) - wanted) {
      best = index
    }
    return best
  }

  private func degrees(_ indication: String) -> Double {
    switch indication {
    case "slight left": -45
    case "left": -90
    case "sharp left": -135
    case "slight right": 45
    case "right": 90
    case "sharp right": 135
    case "uturn": side == .left ? 180 : -180
    default: 0
    }
  }
}
