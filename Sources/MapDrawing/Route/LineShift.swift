/// How far a line moves to its right along a stretch.
struct LineShift: Sendable {
  /// Metres along the line.
  let from: Double
  /// Metres between two values.
  let step: Double
  /// To the right.
  let metres: [Double]

  /// The stretch that moves.
  var range: ClosedRange<Double> { from...(from + Double(max(metres.count - 1, 0)) * step) }

  /// Metres to the right at a place of the line.
  func shift(at distance: Double) -> Double {
    let position = (distance - from) / step
    guard position >= 0, position <= Double(metres.count - 1), metres.count >= 2 else { return 0 }
    let index = min(Int(position), metres.count - 2)
    return metres[index] + (metres[index + 1] - metres[index]) * (position - Double(index))
  }
}
