/// How far a line moves to its right along a stretch, leg by leg: where the line turns, the shift may change at once.
struct LineShift: Sendable {
  /// The way between two turns.
  struct Leg: Sendable {
    /// Metres along the line.
    let from, to: Double
    /// To the right, in metres, at equal steps from `from` to `to`; two or more.
    let metres: [Double]

    /// Metres to the right at a place of the leg; beyond its ends as there.
    func shift(at distance: Double) -> Double {
      let position = (distance - from) / (to - from) * Double(metres.count - 1)
      let index = min(max(Int(position), 0), metres.count - 2)
      let share = min(max(position - Double(index), 0), 1)
      return metres[index] + (metres[index + 1] - metres[index]) * share
    }
  }

  /// In order, each beginning where the one before ends.
  let legs: [Leg]

  /// The stretch that moves; empty without legs.
  var range: ClosedRange<Double> { (legs.first?.from ?? 0)...(legs.last?.to ?? 0) }

  /// Metres to the right at a place of the line; at a turn where the next leg begins.
  func shift(at distance: Double) -> Double {
    guard range.contains(distance) else { return 0 }
    return legs.last { $0.from <= distance }?.shift(at: distance) ?? 0
  }

  /// Metres to the right where a place of the line is reached; at a turn where the leg before ends.
  func shift(before distance: Double) -> Double {
    guard range.contains(distance) else { return 0 }
    return (legs.last { $0.from < distance } ?? legs.first)?.shift(at: distance) ?? 0
  }
}
