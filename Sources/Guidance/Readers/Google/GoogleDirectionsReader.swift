import Geometry
import JSON
import ShownText

/// Answers of Google's Directions API (v1).
///
/// Source: developers.google.com/maps/documentation/directions (`DirectionsResponse`).
struct GoogleDirectionsReader {
  var options: ReadingOptions

  private var coordinates: CoordinateReading { CoordinateReading(options: options) }

  func read(_ root: JSONNode) throws(RouteError) -> RouteResponse {
    let status = root["status"]?.text ?? "OK"
    if status == "ZERO_RESULTS" { throw .noRoutes(file: options.file, format: .googleDirections) }
    if status != "OK" {
      throw .service(
        file: options.file, format: .googleDirections, code: status,
        message: root.string("error_message") ?? "no further explanation.")
    }
    var routes: [Route] = []
    for node in root.list("routes") { routes.append(try route(node)) }
    return RouteResponse(routes: routes, format: .googleDirections, warnings: [])
  }

  private func route(_ node: JSONNode) throws(RouteError) -> Route {
    var draft = RouteDraft(file: options.file, path: "\(node.path.description).overview_polyline")
    draft.summary = node.string("summary")
    draft.warnings = node.list("warnings").compactMap { $0.text?.shown(limit: 300) }
    draft.stepsLackTraffic = true
    let overview =
      try node["overview_polyline"]?["points"].map { node throws(RouteError) in
        try coordinates.polyline(node, precision: 5)
      } ?? []
    let legs = node.list("legs")
    var lines = GoogleLines(route: [])
    for leg in legs {
      var steps: [[Coordinate]] = []
      for step in leg.list("steps") { steps.append(try line(step)) }
      lines.add(leg: [], steps: steps)
    }
    lines.choose(prefersLegs: false)
    if lines.points.count < max(2, overview.count) {
      // The steps have no lines, so the overview is used.
      var simple = GoogleLines(route: overview)
      for leg in legs {
        simple.add(leg: place(leg["end_location"]).map { [$0] } ?? [], steps: leg.list("steps").map { _ in [] })
      }
      simple.choose(prefersLegs: false)
      lines = simple
    }
    draft.points = lines.points
    let side = options.side(at: draft.points.first)
    for (index, leg) in legs.enumerated() {
      draft.legs.append(
        try self.leg(leg, range: lines.legRanges[index], stepStarts: lines.stepStarts[index], side: side))
    }
    draft.distance = sum(draft.legs.map(\.distance))
    draft.duration = sum(draft.legs.map(\.duration))
    let durations = legs.map { $0["duration"]?["value"]?.number }
    if legs.contains(where: { $0["duration_in_traffic"] != nil }) { draft.staticDuration = sum(durations) }
    return try draft.finished()
  }

  private func sum(_ values: [Double?]) -> Double? {
    let known = values.compactMap { $0 }
    return known.isEmpty || known.count < values.count ? nil : known.reduce(0, +)
  }

  private func leg(
    _ node: JSONNode, range: ClosedRange<Int>, stepStarts: [Int?], side: DrivingSide
  ) throws(RouteError) -> RouteDraft.DraftLeg {
    var leg = RouteDraft.DraftLeg(firstPoint: range.lowerBound, lastPoint: range.upperBound)
    leg.distance = try node["distance"]?.metres("value")
    leg.duration = try (node["duration_in_traffic"] ?? node["duration"])?.seconds("value")
    leg.title = node.string("end_address")
    for (number, stepNode) in node.list("steps").enumerated() {
      let text = GoogleInstruction(stepNode.string("html_instructions") ?? "")
      let word = stepNode["maneuver"]?.text ?? (number == 0 ? "depart" : "")
      var step = Step(maneuver: .unknown, distanceAlongRoute: 0, length: 0, duration: 0)
      step.maneuver = GoogleManeuver(word, leavesHighway: text.leavesHighway).maneuver(drivingSide: side)
      step.length = try stepNode["distance"]?.metres("value") ?? 0
      step.duration = try stepNode["duration"]?.seconds("value") ?? 0
      step.drivingSide = side
      text.fill(&step)
      if step.maneuver == .unknown { step.maneuver = text.plainManeuver ?? .unknown }
      leg.steps.append(RouteDraft.DraftStep(step: step, firstPoint: stepStarts[number]))
    }
    return leg
  }

  private func line(_ step: JSONNode) throws(RouteError) -> [Coordinate] {
    guard let points = step["polyline"]?["points"] else { return [] }
    return try coordinates.polyline(points, precision: 5)
  }

  private func place(_ node: JSONNode?) -> Coordinate? {
    guard let latitude = node?["lat"]?.number, let longitude = node?["lng"]?.number, abs(latitude) <= 90 else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension GoogleInstruction {
  /// The manoeuvre that v1 leaves out where the road simply goes on, by the usual English words.
  var plainManeuver: Maneuver? {
    let line = text.lowercased()
    if line.hasPrefix("continue") { return .nameChange }
    if line.contains("merge") { return .mergeUnspecified }
    if line.hasPrefix("head ") { return .depart }
    return nil
  }
}
