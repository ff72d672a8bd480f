import Geometry

/// A route as a reader finds it, stretches by point index; `finished` turns it into distances and times.
struct RouteDraft {
  struct DraftLeg {
    var firstPoint: Int
    var lastPoint: Int
    /// Positions by `firstPoint` of the step; `length` and `duration` as the service gives them.
    var steps: [DraftStep] = []
    var distance: Double?
    var duration: Double?
    var title: String?
    /// Seconds for each of the leg's segments, where the service gives them.
    var segmentDurations: [Double] = []
  }

  struct DraftStep {
    var step: Step
    /// The manoeuvre's point in the route; `nil` when only lengths are known.
    var firstPoint: Int?
  }

  /// What holds from one point up to another.
  struct Span<Value> {
    var first: Int
    var last: Int
    var value: Value
  }

  var file: String
  var path: String
  var label: String?
  var summary: String?
  var language: String?
  var points: [Coordinate] = []
  /// The points from which no way leads to the next one, in order.
  var gaps: [Int] = []
  var legs: [DraftLeg] = []
  var distance: Double?
  var duration: Double?
  var staticDuration: Double?
  var traffic: [Span<TrafficLevel>] = []
  var postedLimits: [Span<PostedLimit>] = []
  var speedSignStyle: SpeedSignStyle?
  var incidents: [Span<RouteIncident>] = []
  var uses: [Span<RoadUse>] = []
  var warnings: [String] = []
  /// Whether `duration` has delays that the steps' durations lack, so that they are distributed by traffic.
  var stepsLackTraffic = false

  init(file: String, path: String) {
    self.file = file
    self.path = path
  }

  /// Adds a piece of the line: it goes on from the last point where it begins there, else a gap lies between.
  ///
  /// - Returns: the piece's first point.
  mutating func add(piece: [Coordinate]) -> Int {
    guard let last = points.last, let first = piece.first else {
      points += piece
      return max(0, points.count - piece.count)
    }
    if last == first {
      points += piece.dropFirst()
      return points.count - piece.count
    }
    gaps.append(points.count - 1)
    points += piece
    return points.count - piece.count
  }

  /// The route with a position for everything; services' totals are kept and positions scaled to agree with them.
  func finished() throws(RouteError) -> Route {
    guard points.count >= 2 else {
      throw .geometryTooShort(file: file, path: path, points: points.count)
    }
    var points = points
    for index in 1..<points.count {
      points[index].longitude = Geodesy.unwrap(points[index].longitude, near: points[index - 1].longitude)
    }
    var measured = [0.0]
    measured.reserveCapacity(points.count)
    var gap = gaps.makeIterator()
    var nextGap = gap.next()
    for index in 1..<points.count {
      let isGap = nextGap == index - 1
      if isGap { nextGap = gap.next() }
      measured.append(measured[index - 1] + (isGap ? 0 : Geodesy.distance(points[index - 1], points[index])))
    }
    let legs =
      legs.isEmpty
      ? [DraftLeg(firstPoint: 0, lastPoint: points.count - 1, distance: distance, duration: duration)] : legs
    let line = RouteLineScale(measured: measured, legs: legs, total: distance)
    let finishedLegs = legs.indices.map { finishedLeg(legs[$0], at: $0, line: line, points: points) }
    let total = duration ?? finishedLegs.reduce(0) { $0 + $1.duration }
    var route = Route(
      geometry: points, distances: line.distances, legs: finishedLegs, distance: line.total, duration: total)
    route.gaps = gaps
    route.label = label
    route.summary = summary
    route.language = language
    route.staticDuration = staticDuration
    route.legEnds = line.legEnds
    route.traffic = stretches(traffic, line.distances)
    route.postedLimits = stretches(postedLimits, line.distances)
    route.speedSignStyle = speedSignStyle
    route.incidents = incidents.compactMap { stretch($0, line.distances) }
    route.uses = RoadUse.allCases.flatMap { use in stretches(uses.filter { $0.value == use }, line.distances) }
    route.noteFerries()
    route.warnings = warnings
    route.times = RouteClock(route: route, legs: legs, trafficSlows: stepsLackTraffic).times()
    route.measureTurns()
    return route
  }

  private func finishedLeg(_ leg: DraftLeg, at index: Int, line: RouteLineScale, points: [Coordinate]) -> RouteLeg {
    let start = index == 0 ? 0 : line.legEnds[index - 1]
    let end = line.legEnds[index]
    var steps: [Step] = []
    steps.reserveCapacity(leg.steps.count)
    for (position, draft) in zip(line.stepPositions[index], leg.steps) {
      var step = draft.step
      step.distanceAlongRoute = min(max(position, steps.last?.distanceAlongRoute ?? start), end)
      steps.append(step)
    }
    let duration = leg.duration ?? steps.reduce(0) { $0 + $1.duration }
    return RouteLeg(
      steps: steps, distance: leg.distance ?? (end - start), duration: duration,
      destination: points[min(max(leg.lastPoint, 0), points.count - 1)], destinationTitle: leg.title)
  }

  private func stretch<Value>(_ span: Span<Value>, _ distances: [Double]) -> RouteStretch<Value>? {
    guard span.first >= 0, span.first <= span.last, span.last < distances.count else { return nil }
    return RouteStretch(from: distances[span.first], to: distances[span.last], value: span.value)
  }

  /// In order and without overlap or empty stretches; neighbours of one value become one.
  private func stretches<Value: Equatable>(
    _ spans: [Span<Value>], _ distances: [Double]
  ) -> [RouteStretch<Value>] {
    var result: [RouteStretch<Value>] = []
    let inOrder = spans.enumerated().sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
    for (_, span) in inOrder {
      guard var next = stretch(span, distances) else { continue }
      if let last = result.last {
        next.from = max(next.from, last.to)
        if next.from >= next.to { continue }
        if last.value == next.value, next.from <= last.to {
          result[result.count - 1].to = next.to
          continue
        }
      }
      if next.from < next.to { result.append(next) }
    }
    return result
  }
}
