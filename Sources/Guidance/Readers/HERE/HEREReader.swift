import Geometry

/// Answers of HERE's Routing API v8; each section is a leg.
///
/// Source: developer.here.com (Routing API v8, `RouterRouteResponse`).
struct HEREReader {
  var options: ReadingOptions

  func read(_ root: JSONNode) throws(RouteError) -> RouteResponse {
    let notices = root.list("notices")
    guard root["routes"] != nil else {
      throw .service(
        file: options.file, format: .here,
        code: root.string("code") ?? root.string("error") ?? root.integer("status").map { "\($0)" } ?? "unknown",
        message: [root.string("title"), root.string("cause"), root.string("error_description"), root.string("action")]
          .compactMap { $0 }.joined(separator: ": "))
    }
    if root.list("routes").isEmpty, let notice = notices.first {
      throw .service(
        file: options.file, format: .here, code: notice.string("code") ?? "unknown",
        message: notice.string("title") ?? "no further explanation.")
    }
    var routes: [Route] = []
    for node in root.list("routes") { routes.append(try route(node)) }
    return RouteResponse(
      routes: routes, format: .here, warnings: notices.compactMap { $0.string("title") })
  }

  private func route(_ node: JSONNode) throws(RouteError) -> Route {
    var draft = RouteDraft(file: options.file, path: "\(node.path.description).sections")
    draft.stepsLackTraffic = false
    var lengths: [Double?] = []
    var baseDurations: [Double?] = []
    for section in node.list("sections") {
      let points = try line(section)
      draft.language = draft.language ?? section.string("language")
      let isJoined = draft.points.last.map { $0 == points.first } ?? false
      let first = isJoined ? draft.points.count - 1 : draft.points.count
      draft.points += isJoined ? points[1...] : points[...]
      let last = max(first, draft.points.count - 1)
      let spans = HERESpans(section: section, first: first, last: last)
      let side = options.drivingSide ?? spans.drivingSide ?? options.side(at: points.first)
      let summary = section["summary"] ?? section["travelSummary"]
      var leg = RouteDraft.DraftLeg(firstPoint: first, lastPoint: last)
      leg.distance = try summary?.metres("length")
      leg.duration = try summary?.seconds("duration")
      let place = section["arrival"]?["place"]
      leg.title = place?.string("name")
      leg.steps = try steps(section, side: side, first: first, last: last)
      leg.segmentDurations = spans.segmentDurations
      draft.traffic += spans.traffic
      draft.postedLimits += spans.postedLimits
      draft.incidents += spans.incidents
      draft.uses += spans.uses
      draft.warnings += section.list("notices").compactMap { $0.string("title") }
      lengths.append(leg.distance)
      baseDurations.append(try summary?.seconds("baseDuration"))
      draft.legs.append(leg)
    }
    if lengths.allSatisfy({ $0 != nil }) { draft.distance = lengths.reduce(0) { $0 + ($1 ?? 0) } }
    let durations = draft.legs.map(\.duration)
    if durations.allSatisfy({ $0 != nil }) { draft.duration = durations.reduce(0) { $0 + ($1 ?? 0) } }
    if !baseDurations.isEmpty, baseDurations.allSatisfy({ $0 != nil }) {
      draft.staticDuration = baseDurations.reduce(0) { $0 + ($1 ?? 0) }
    }
    return try draft.finished()
  }

  private func line(_ section: JSONNode) throws(RouteError) -> [Coordinate] {
    let node = try section.required("polyline", "a flexible polyline")
    guard let text = node.text else { throw node.unexpected("a flexible polyline") }
    let decoded: (points: [Coordinate], precision: Int)
    do {
      decoded = try FlexiblePolyline.decode(text)
    } catch {
      throw .malformedPolyline(file: options.file, path: node.path.description, offset: error.offset)
    }
    return try CoordinateReading(options: options).checked(decoded.points, node, precision: decoded.precision)
  }

  /// The detailed actions where they were asked for, with the sentences of the plain ones.
  private func steps(
    _ section: JSONNode, side: DrivingSide, first: Int, last: Int
  ) throws(RouteError) -> [RouteDraft.DraftStep] {
    let plain = section.list("actions")
    let detailed = section.list("turnByTurnActions")
    var sentences: [Int: String] = [:]
    for action in plain {
      if let offset = action.integer("offset"), let text = action.string("instruction") { sentences[offset] = text }
    }
    let actions = detailed.isEmpty ? plain : detailed
    var steps: [RouteDraft.DraftStep] = []
    for (number, node) in actions.enumerated() {
      let offset = node.integer("offset")
      let following = number + 1 < actions.count ? actions[number + 1] : nil
      var step = try HEREAction(node: node, following: following).step(drivingSide: side)
      if step.instruction == nil, let offset { step.instruction = sentences[offset] }
      let point = offset.map { min(max(0, $0), last - first) + first }
      steps.append(RouteDraft.DraftStep(step: step, firstPoint: point))
    }
    return steps
  }
}
