import Geometry

/// A leg's values per segment (n points have n − 1 of them) and what it reports for stretches.
struct OSRMAnnotations {
  var leg: JSONNode
  var range: ClosedRange<Int>
  var start: Coordinate

  private(set) var traffic: [RouteDraft.Span<TrafficLevel>] = []
  private(set) var postedLimits: [RouteDraft.Span<PostedLimit>] = []
  private(set) var incidents: [RouteDraft.Span<RouteIncident>] = []
  private(set) var durations: [Double] = []
  private(set) var warnings: [String] = []

  init(leg: JSONNode, range: ClosedRange<Int>, start: Coordinate) {
    self.leg = leg
    self.range = range
    self.start = start
  }

  /// Segments that an annotation counts, by its longest array per segment.
  static func segmentCount(_ annotation: JSONNode?) -> Int? {
    let names = ["congestion", "congestion_numeric", "distance", "duration", "speed", "maxspeed"]
    return names.compactMap { annotation?[$0]?.count }.filter { $0 > 0 }.max()
  }

  mutating func read() throws(RouteError) {
    if let annotation = leg["annotation"] {
      readCongestion(annotation)
      readLimits(annotation)
      readDurations(annotation)
    }
    readIncidents()
    readClosures()
  }

  /// The values of an array that has one for every segment of the leg, else none and a warning.
  private mutating func values(_ name: String, of annotation: JSONNode) -> [JSONNode] {
    let values = annotation.list(name)
    let expected = range.upperBound - range.lowerBound
    guard !values.isEmpty, values.count != expected else { return values }
    warnings.append(
      "\(annotation.path.description).\(name) has \(values.count) values for \(expected) segments and is not used.")
    return []
  }

  private mutating func readCongestion(_ annotation: JSONNode) {
    let words = values("congestion", of: annotation)
    let numbers = values("congestion_numeric", of: annotation)
    for segment in 0..<max(words.count, numbers.count) {
      var level = segment < words.count ? Self.level(words[segment].text) : .unknown
      if level == .unknown, segment < numbers.count { level = Self.level(numbers[segment].number) }
      let first = range.lowerBound + segment
      traffic.append(RouteDraft.Span(first: first, last: first + 1, value: level))
    }
  }

  private static func level(_ word: String?) -> TrafficLevel {
    switch word {
    case "low": .normal
    case "moderate": .slow
    case "heavy": .jam
    case "severe": .severe
    default: .unknown
    }
  }

  /// 0–39 low, 40–59 moderate, 60–79 heavy, 80–100 severe.
  private static func level(_ number: Double?) -> TrafficLevel {
    guard let number, number >= 0, number <= 100 else { return .unknown }
    return number < 40 ? .normal : number < 60 ? .slow : number < 80 ? .jam : .severe
  }

  private mutating func readLimits(_ annotation: JSONNode) {
    let unit = signUnit
    for (segment, value) in values("maxspeed", of: annotation).enumerated() {
      guard let limit = Self.limit(value, in: unit) else { continue }
      let first = range.lowerBound + segment
      postedLimits.append(RouteDraft.Span(first: first, last: first + 1, value: limit))
    }
  }

  private static func limit(_ value: JSONNode, in unit: SpeedLimit.Unit?) -> PostedLimit? {
    if value.flag("none") == true { return .unlimited }
    if value.flag("unknown") == true { return .unknown }
    guard let speed = value["speed"]?.number, speed > 0, speed < 500 else { return nil }
    let written: SpeedLimit.Unit = value["unit"]?.text == "mph" ? .milesPerHour : .kilometresPerHour
    return .limit(SpeedLimit(value: speed, unit: written).shown(in: unit))
  }

  /// The look of the signs, where the steps give it.
  var speedSignStyle: SpeedSignStyle? {
    leg.list("steps").lazy.compactMap { $0["speedLimitSign"]?.text.flatMap(SpeedSignStyle.init(rawValue:)) }.first
  }

  /// The unit of the signs, from the steps or from the place.
  private var signUnit: SpeedLimit.Unit? {
    switch leg.list("steps").lazy.compactMap({ $0["speedLimitUnit"]?.text }).first {
    case "mph": .milesPerHour
    case "km/h": .kilometresPerHour
    default: SpeedLimit.Unit.byRegion(start)
    }
  }

  private mutating func readDurations(_ annotation: JSONNode) {
    let values = values("duration", of: annotation)
    durations = values.map { max(0, min($0.number ?? 0, 1e9)) }
  }

  private mutating func readIncidents() {
    for node in leg.list("incidents") {
      guard let span = span(node, "geometry_index_start", "geometry_index_end") else { continue }
      let isClosed = node.flag("closed") ?? (node["type"]?.text == "road_closure")
      let summary = node.string("long_description") ?? node.string("description") ?? ""
      let incident = RouteIncident(kind: Self.kind(node["type"]?.text), summary: summary, isRoadClosed: isClosed)
      incidents.append(RouteDraft.Span(first: span.lowerBound, last: span.upperBound, value: incident))
      if isClosed { close(span) }
    }
  }

  private mutating func readClosures() {
    for node in leg.list("closures") {
      if let span = span(node, "geometry_index_start", "geometry_index_end") { close(span) }
    }
  }

  /// A closed segment takes precedence over its congestion.
  private mutating func close(_ span: ClosedRange<Int>) {
    traffic.removeAll { span.contains($0.first) && span.contains($0.last) }
    for first in span.dropLast() { traffic.append(RouteDraft.Span(first: first, last: first + 1, value: .closed)) }
  }

  /// Indices within the leg as points of the route; `nil` when they are outside it.
  private func span(_ node: JSONNode, _ start: String, _ end: String) -> ClosedRange<Int>? {
    guard let first = node.integer(start), let last = node.integer(end), first >= 0, first <= last,
      last <= range.upperBound - range.lowerBound
    else { return nil }
    return range.lowerBound + first...range.lowerBound + last
  }

  private static func kind(_ type: String?) -> RouteIncident.Kind {
    switch type {
    case "accident": .crash
    case "congestion": .congestion
    case "construction", "planned_event": .construction
    case "disabled_vehicle": .disabledVehicle
    case "lane_restriction": .laneClosure
    case "mass_transit": .massTransit
    case "road_closure": .roadClosure
    case "weather", "road_hazard": .weather
    default: .miscellaneous
    }
  }
}
