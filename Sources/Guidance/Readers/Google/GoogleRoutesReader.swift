import Geometry
import JSON
import ShownText

/// Answers of Google's Routes API v2 in its REST form (lowerCamelCase JSON, durations as "123s").
///
/// Source: developers.google.com/maps/documentation/routes (REST reference, `computeRoutes`).
struct GoogleRoutesReader {
  var options: ReadingOptions

  private var coordinates: CoordinateReading { CoordinateReading(options: options) }

  func read(_ root: JSONNode) throws(RouteError) -> RouteResponse {
    if let error = root["error"] {
      let code = error.string("status") ?? error.integer("code").map { "\($0)" } ?? "unknown"
      throw .service(
        file: options.file, format: .googleRoutes, code: code,
        message: error.string("message") ?? error.text ?? "no further explanation.")
    }
    var routes: [Route] = []
    for node in root.list("routes") { routes.append(try route(node)) }
    return RouteResponse(routes: routes, format: .googleRoutes, warnings: [])
  }

  private func route(_ node: JSONNode) throws(RouteError) -> Route {
    var draft = RouteDraft(file: options.file, path: "\(node.path.description).polyline")
    draft.label = node.list("routeLabels").compactMap(\.text).joined(separator: ", ")
    if draft.label == "" { draft.label = nil }
    draft.summary = node.string("description")
    draft.distance = try node.metres("distanceMeters")
    draft.duration = try seconds(node, "duration")
    draft.staticDuration = try seconds(node, "staticDuration")
    draft.warnings = node.list("warnings").compactMap { $0.text?.shown(limit: 300) }
    draft.stepsLackTraffic = true
    let legs = node.list("legs")
    var lines = GoogleLines(route: try line(node))
    for leg in legs {
      var steps: [[Coordinate]] = []
      for step in leg.list("steps") { steps.append(try line(step)) }
      lines.add(leg: try line(leg), steps: steps)
    }
    let hasLegTraffic = legs.contains { !intervals($0).isEmpty }
    lines.choose(prefersLegs: intervals(node).isEmpty && hasLegTraffic)
    draft.points = lines.points
    draft.traffic = lines.followsRoute ? traffic(node, from: 0, to: lines.points.count - 1) : []
    let side = options.side(at: draft.points.first)
    for (index, leg) in legs.enumerated() {
      let range = lines.legRanges[index]
      var draftLeg = RouteDraft.DraftLeg(firstPoint: range.lowerBound, lastPoint: range.upperBound)
      draftLeg.distance = try leg.metres("distanceMeters")
      draftLeg.duration = try seconds(leg, "duration")
      for (number, step) in leg.list("steps").enumerated() {
        draftLeg.steps.append(
          RouteDraft.DraftStep(
            step: try self.step(step, isFirst: number == 0, side: side), firstPoint: lines.stepStarts[index][number]))
      }
      if draft.traffic.isEmpty, lines.followsLegs {
        draft.traffic += traffic(leg, from: range.lowerBound, to: range.upperBound)
      }
      draft.legs.append(draftLeg)
    }
    return try draft.finished()
  }

  private func line(_ node: JSONNode) throws(RouteError) -> [Coordinate] {
    guard let polyline = node["polyline"] else { return [] }
    if let encoded = polyline["encodedPolyline"] { return try coordinates.polyline(encoded, precision: 5) }
    guard let positions = polyline["geoJsonLinestring"]?["coordinates"] else { return [] }
    return try coordinates.positions(positions)
  }

  private func step(_ node: JSONNode, isFirst: Bool, side: DrivingSide) throws(RouteError) -> Step {
    let instruction = node["navigationInstruction"]
    let text = GoogleInstruction(instruction?.string("instructions") ?? "")
    let word = instruction?["maneuver"]?.text ?? (isFirst ? "DEPART" : "")
    var step = Step(maneuver: .unknown, distanceAlongRoute: 0, length: 0, duration: 0)
    step.maneuver = GoogleManeuver(word, leavesHighway: text.leavesHighway).maneuver(drivingSide: side)
    step.length = try node.metres("distanceMeters") ?? 0
    step.duration = try seconds(node, "staticDuration") ?? 0
    step.drivingSide = side
    text.fill(&step)
    return step
  }

  private func intervals(_ node: JSONNode) -> [JSONNode] {
    node["travelAdvisory"]?.list("speedReadingIntervals") ?? []
  }

  /// Intervals tile the polyline from their start up to the next start; an index of 0 is left out of the JSON.
  private func traffic(_ node: JSONNode, from first: Int, to last: Int) -> [RouteDraft.Span<TrafficLevel>] {
    intervals(node).compactMap { interval in
      let start = interval.integer("startPolylinePointIndex") ?? 0
      let end = interval.integer("endPolylinePointIndex") ?? 0
      guard start >= 0, end > start, start < last - first else { return nil }
      return RouteDraft.Span(
        first: first + start, last: min(first + min(end, last - first), last), value: level(interval["speed"]?.text))
    }
  }

  private func level(_ speed: String?) -> TrafficLevel {
    switch speed {
    case "NORMAL": .normal
    case "SLOW": .slow
    case "TRAFFIC_JAM": .jam
    default: .unknown
    }
  }

  /// A duration of protobuf's JSON form: "123s", "3.5s".
  private func seconds(_ node: JSONNode, _ name: String) throws(RouteError) -> Double? {
    guard let member = node[name] else { return nil }
    guard let text = member.text, text.hasSuffix("s"), let seconds = Double(written: text.dropLast())
    else { throw member.unexpected("a duration such as \"123s\"") }
    guard seconds >= 0, seconds <= 1e9 else {
      throw .valueOutOfRange(
        file: options.file, path: member.path.description, value: seconds, allowed: "0 to 1000000000")
    }
    return seconds
  }
}

/// The lines of a Google answer: one for the route, for each leg and for each step, of which any may be missing.
struct GoogleLines {
  var route: [Coordinate]
  private var legLines: [[Coordinate]] = []
  private var stepLines: [[[Coordinate]]] = []

  private(set) var points: [Coordinate] = []
  private(set) var legRanges: [ClosedRange<Int>] = []
  private(set) var stepStarts: [[Int?]] = []
  /// Whether indices into the route's line, or into the legs' lines, are indices into `points`.
  private(set) var followsRoute = false
  private(set) var followsLegs = false

  init(route: [Coordinate]) { self.route = route }

  mutating func add(leg: [Coordinate], steps: [[Coordinate]]) {
    legLines.append(leg)
    stepLines.append(steps)
  }

  /// Takes the route's line, or the legs' lines joined when they carry the traffic or the route has none.
  mutating func choose(prefersLegs: Bool) {
    let legs = JoinedLines(legLines.map { [$0] })
    let steps = JoinedLines(stepLines)
    let hasLegs = !legLines.isEmpty && legLines.allSatisfy { $0.count >= 2 }
    let isOneLine = hasLegs && legs.points.count == route.count
    if hasLegs, prefersLegs || route.count < 2 {
      points = legs.points
      followsLegs = true
      followsRoute = isOneLine
    } else if route.count >= 2 {
      points = route
      followsRoute = true
      followsLegs = isOneLine
    } else {
      points = steps.points
    }
    let ends =
      followsLegs ? legs.legEnds : points.count == steps.points.count ? steps.legEnds : nearestEnds(of: legs, steps)
    var start = 0
    legRanges = ends.map { end in
      defer { start = max(start, end) }
      return start...max(start, end)
    }
    let isStepLine = steps.points.count == points.count
    stepStarts = zip(stepLines, steps.stepStarts).map { lines, starts in
      zip(lines, starts).map { line, start in isStepLine && !line.isEmpty ? start : nil }
    }
  }

  /// Where the legs end on a line of other points: at the nearest point, in order.
  private func nearestEnds(of legs: JoinedLines, _ steps: JoinedLines) -> [Int] {
    let last = max(0, points.count - 1)
    // No service sends hundreds of legs; searching for their ends would take unbounded time.
    guard !points.isEmpty, legLines.count <= 200 else { return legLines.map { _ in last } }
    let places: [Coordinate?] = legLines.indices.map { legLines[$0].last ?? stepLines[$0].last?.last }
    var from = 0
    return places.enumerated().map { index, place in
      guard index < places.count - 1, let place else { return last }
      from = (from...last).min { Geodesy.distance(points[$0], place) < Geodesy.distance(points[$1], place) } ?? last
      return from
    }
  }
}
