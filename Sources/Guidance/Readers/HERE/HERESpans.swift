/// Spans of a HERE section, which hold from their offset into the polyline up to the next one's.
struct HERESpans {
  private(set) var traffic: [RouteDraft.Span<TrafficLevel>] = []
  private(set) var postedLimits: [RouteDraft.Span<PostedLimit>] = []
  private(set) var incidents: [RouteDraft.Span<RouteIncident>] = []
  private(set) var uses: [RouteDraft.Span<RoadUse>] = []
  /// For every segment of the section, or none.
  private(set) var segmentDurations: [Double] = []
  private(set) var drivingSide: DrivingSide?

  /// - Parameters:
  ///   - first: the section's first point in the route.
  ///   - last: its last point.
  init(section: JSONNode, first: Int, last: Int) {
    let incidentNodes = section.list("incidents")
    let spans = section.list("spans")
    let starts = spans.map { min(max(0, $0.integer("offset") ?? 0), last - first) + first }
    for (index, span) in spans.enumerated() {
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : last
      guard start < end else { continue }
      if let level = Self.level(span) { traffic.append(.init(first: start, last: end, value: level)) }
      if let limit = Self.limit(span) { postedLimits.append(.init(first: start, last: end, value: limit)) }
      if !span.list("tollSystems").isEmpty { uses.append(.init(first: start, last: end, value: .toll)) }
      for reference in span.list("incidents") {
        guard let number = reference.integer, incidentNodes.indices.contains(number) else { continue }
        incidents.append(.init(first: start, last: end, value: Self.incident(incidentNodes[number])))
      }
      if drivingSide == nil { drivingSide = Self.side(span) }
    }
    if section["transport"]?["mode"]?.text?.lowercased().contains("ferry") == true {
      uses.append(.init(first: first, last: last, value: .ferry))
    }
    drawDurations(spans, starts: starts, first: first, last: last)
  }

  private static func side(_ span: JSONNode) -> DrivingSide? {
    let attributes = span.list("streetAttributes").compactMap(\.text)
    return attributes.contains("leftDrivingSide") ? .left : attributes.contains("rightDrivingSide") ? .right : nil
  }

  /// By how much the traffic's speed falls short of the free flow's: above 3/4 normal, 1/2 slow, 1/4 a jam.
  private static func level(_ span: JSONNode) -> TrafficLevel? {
    if span.list("carAttributes").contains(where: { $0.text == "closed" }) { return .closed }
    guard let speeds = span["dynamicSpeedInfo"], let now = speeds["trafficSpeed"]?.number,
      let free = speeds["baseSpeed"]?.number, free > 0, now >= 0
    else { return nil }
    let share = now / free
    return share > 0.75 ? .normal : share > 0.5 ? .slow : share > 0.25 ? .jam : .severe
  }

  /// Metres per second, rounded to what the country's signs show; "unlimited" is no limit.
  private static func limit(_ span: JSONNode) -> PostedLimit? {
    let told = span["speedLimit"] ?? span["maxSpeed"]
    if told?.text == "unlimited" { return .unlimited }
    guard let speed = told?.number, speed > 0, speed < 140 else { return nil }
    let unit = SpeedLimit.Unit.byRegion(span["countryCode"]?.text ?? "")
    return .limit(SpeedLimit(value: (speed / unit.metresPerSecond).rounded(), unit: unit))
  }

  private static func incident(_ node: JSONNode) -> RouteIncident {
    let kind: RouteIncident.Kind =
      switch node["type"]?.text {
      case "accident": .crash
      case "congestion": .congestion
      case "construction", "plannedEvent": .construction
      case "disabledVehicle": .disabledVehicle
      case "laneRestriction": .laneClosure
      case "massTransit": .massTransit
      case "roadClosure": .roadClosure
      case "roadHazard", "weather": .weather
      default: .miscellaneous
      }
    return RouteIncident(kind: kind, summary: node.string("description") ?? "", isRoadClosed: kind == .roadClosure)
  }

  /// Spans give seconds; their segments share them evenly by count, which the route's clock scales to the section.
  private mutating func drawDurations(_ spans: [JSONNode], starts: [Int], first: Int, last: Int) {
    let durations = spans.compactMap { $0["duration"]?.number }
    guard !spans.isEmpty, durations.count == spans.count, starts.first == first, last > first else { return }
    segmentDurations = [Double](repeating: 0, count: last - first)
    for index in spans.indices {
      let end = index + 1 < starts.count ? starts[index + 1] : last
      guard starts[index] < end else { continue }
      let each = min(max(0, durations[index]), 1e9) / Double(end - starts[index])
      for segment in starts[index]..<end { segmentDurations[segment - first] = each }
    }
  }
}
