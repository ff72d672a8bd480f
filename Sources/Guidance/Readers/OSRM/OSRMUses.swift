/// The ferries, tolls and restricted roads of a leg, from its steps' modes and their crossings' classes.
struct OSRMUses {
  private(set) var spans: [RouteDraft.Span<RoadUse>] = []

  private static let classes: [String: RoadUse] = ["ferry": .ferry, "toll": .toll, "restricted": .restricted]
  /// Places that are not on the line are not searched for along all of it each time.
  private static let mostMisses = 100

  /// - Parameters:
  ///   - range: the leg's points in the route.
  ///   - stepPoints: the route's point at which each step begins, where it is known.
  ///   - find: the route's point at a crossing's place, from a point on.
  init(steps: [JSONNode], range: ClosedRange<Int>, stepPoints: [Int?], find: (JSONNode, Int) -> Int?) {
    var starts: [(point: Int, uses: Set<RoadUse>)] = []
    var point = range.lowerBound
    var misses = 0
    for (step, start) in zip(steps, stepPoints) {
      if let start { point = max(point, start) }
      let isFerry = step["mode"]?.text == "ferry"
      var isFirst = true
      for crossing in step.list("intersections") {
        var uses = Set(crossing.list("classes").compactMap { $0.text.flatMap { Self.classes[$0] } })
        if isFerry { uses.insert(.ferry) }
        let told = crossing.integer("geometry_index").map { range.lowerBound + min(max(0, $0), range.count - 1) }
        // What does not change at a crossing needs no place.
        guard isFirst || uses != starts.last?.uses else { continue }
        if isFirst {
          isFirst = false
        } else if let told {
          point = max(point, told)
        } else if misses < Self.mostMisses, let found = find(crossing, point) {
          point = max(point, found)
        } else {
          misses += 1
          continue
        }
        starts.append((point, uses))
      }
      if isFirst { starts.append((point, isFerry ? [.ferry] : [])) }
    }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].point : range.upperBound
      guard end > start.point else { continue }
      for use in RoadUse.allCases where start.uses.contains(use) {
        spans.append(.init(first: start.point, last: end, value: use))
      }
    }
  }
}
