/// Distances along a route that agree with the totals a service gives, whatever its geometry measures.
///
/// Services measure on finer lines than they send, so sums of coordinates fall short by some per cent. Points are therefore
/// placed between anchors (leg ends and manoeuvres, whose distances are given) in proportion to the measured lengths.
struct RouteLineScale {
  /// At each point; 0 first, `total` last.
  private(set) var distances: [Double]
  private(set) var total: Double
  private(set) var legEnds: [Double] = []
  /// Of each leg's steps.
  private(set) var stepPositions: [[Double]] = []

  /// - Parameters:
  ///   - measured: metres from the start at each point, by its coordinates.
  ///   - total: the route's length as given; `nil` or 0 means the sum of the legs.
  init(measured: [Double], legs: [RouteDraft.DraftLeg], total told: Double?) {
    let last = measured.count - 1
    let lengths = legs.map { leg in
      Self.positive(leg.distance) ?? Self.positive(leg.steps.reduce(0) { $0 + $1.step.length })
        ?? max(0, measured[min(max(leg.lastPoint, 0), last)] - measured[min(max(leg.firstPoint, 0), last)])
    }
    let sum = lengths.reduce(0, +)
    total = Self.positive(told) ?? (sum > 0 ? sum : measured[last])
    distances = measured
    let scale = sum > 0 ? total / sum : 0
    var anchors = Anchors()
    var start = 0.0
    for (leg, length) in zip(legs, lengths) {
      let end = legEnds.count == legs.count - 1 ? total : min(total, start + length * scale)
      stepPositions.append(Self.positions(of: leg, from: start, to: end, measured: measured))
      for (step, position) in zip(leg.steps, stepPositions[legEnds.count]) {
        if let point = step.firstPoint { anchors.add(point, position) }
      }
      anchors.add(leg.lastPoint, end)
      legEnds.append(end)
      start = end
    }
    anchors.close(at: last, total)
    anchors.place(measured, into: &distances)
  }

  private static func positive(_ value: Double?) -> Double? {
    guard let value, value > 0 else { return nil }
    return value
  }

  /// Where the manoeuvres of a leg are: by the steps' given lengths, else by their points.
  private static func positions(
    of leg: RouteDraft.DraftLeg, from start: Double, to end: Double, measured: [Double]
  ) -> [Double] {
    let told = leg.steps.reduce(0) { $0 + $1.step.length }
    if told > 0 {
      var sum = 0.0
      return leg.steps.map { step in
        defer { sum += step.step.length }
        return start + (end - start) * min(1, sum / told)
      }
    }
    let last = measured.count - 1
    let first = measured[min(max(leg.firstPoint, 0), last)]
    let length = measured[min(max(leg.lastPoint, 0), last)] - first
    return leg.steps.map { step in
      let point = min(max(step.firstPoint ?? leg.firstPoint, 0), last)
      return length > 0 ? start + (end - start) * min(1, max(0, (measured[point] - first) / length)) : start
    }
  }

  /// Points whose distance is given, in rising order of both.
  private struct Anchors {
    private var list: [(point: Int, distance: Double)] = [(0, 0)]

    mutating func add(_ point: Int, _ distance: Double) {
      guard let last = list.last, point > last.point else { return }
      list.append((point, max(distance, last.distance)))
    }

    mutating func close(at point: Int, _ distance: Double) {
      while let last = list.last, last.point >= point, list.count > 1 { list.removeLast() }
      list.append((point, distance))
    }

    func place(_ measured: [Double], into distances: inout [Double]) {
      for (from, to) in zip(list, list.dropFirst()) {
        let length = measured[to.point] - measured[from.point]
        let count = Double(to.point - from.point)
        for point in from.point...to.point {
          let share =
            length > 0 ? (measured[point] - measured[from.point]) / length : Double(point - from.point) / count
          distances[point] = from.distance + (to.distance - from.distance) * share
        }
        distances[to.point] = to.distance
      }
    }
  }
}
