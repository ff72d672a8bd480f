import Geometry

/// Answers in OSRM's format: OSRM itself, Mapbox Directions v5 and Valhalla when asked for it; also what the services
/// for traces (`/match`, Mapbox Map Matching) and round trips (`/trip`, Mapbox Optimization) answer.
///
/// Sources: project-osrm.org/docs (HTTP API), docs.mapbox.com (Directions API v5).
struct OSRMReader {
  var format: RouteFormat
  var options: ReadingOptions

  private var coordinates: CoordinateReading { CoordinateReading(options: options) }

  func read(_ root: JSONNode) throws(RouteError) -> RouteResponse {
    let code = root["code"]?.text
    let name = Self.lists.first { root[$0] != nil } ?? Self.lists[0]
    if (code ?? "Ok") != "Ok" || root[name] == nil {
      if let code, ["NoRoute", "NoMatch", "NoTrips", "NoSegment"].contains(code), root.string("message") == nil {
        throw .noRoutes(file: options.file, format: format)
      }
      if (code ?? "Ok") != "Ok" || root["message"] != nil {
        throw .service(
          file: options.file, format: format, code: code ?? "unknown",
          message: root.string("message") ?? "no further explanation.")
      }
    }
    let list = try root.required(name, "the array of routes")
    guard list.isArray else { throw list.unexpected("the array of routes") }
    let waypoints = OSRMWaypoints(root, list: name)
    var routes: [Route] = []
    for (index, node) in list.elements.enumerated() {
      let visits = waypoints.visits(ofRoute: index)
      let reference = visits.start.flatMap(coordinates.position)
      let isTrace = name == "matchings" && visits.titles.count == node.list("legs").count + 1
      routes.append(try route(node, titles: visits.titles, reference: reference, isTrace: isTrace))
    }
    return RouteResponse(routes: routes, format: format, warnings: [])
  }

  /// The members that hold routes, by the service that was asked.
  static let lists = ["routes", "matchings", "trips"]

  /// - Parameter isTrace: whether the legs end at the positions of a trace.
  private func route(
    _ node: JSONNode, titles: [String?], reference: Coordinate?, isTrace: Bool
  ) throws(RouteError) -> Route {
    var draft = RouteDraft(
      file: options.file, path: node["geometry"] == nil ? node.path.description : "\(node.path.description).geometry")
    draft.distance = try node.metres("distance")
    draft.duration = try node.seconds("duration")
    draft.staticDuration = try node.seconds("duration_typical")
    draft.language = node.string("voiceLocale")
    let legNodes = node.list("legs")
    draft.summary = legNodes.compactMap { $0.string("summary") }.joined(separator: " – ")
    if draft.summary == "" { draft.summary = nil }
    let precision = precision(of: node, reference: reference)
    let overview = try node["geometry"].map { node throws(RouteError) in try line(node, precision: precision) } ?? []
    var stepLines: [[[Coordinate]]] = []
    for leg in legNodes {
      var lines: [[Coordinate]] = []
      for step in leg.list("steps") {
        lines.append(try step["geometry"].map { node throws(RouteError) in try line(node, precision: precision) } ?? [])
      }
      stepLines.append(lines)
    }
    let counts = legNodes.map { OSRMAnnotations.segmentCount($0["annotation"]) }
    var layout = OSRMGeometry(overview: overview, stepLines: stepLines, annotationCounts: counts)
    layout.legDistances = legNodes.map { $0["distance"]?.number ?? 0 }
    layout.place()
    draft.points = layout.points
    // Nothing below can place legs on a line that is none.
    guard layout.points.count >= 2 else {
      throw .geometryTooShort(file: options.file, path: draft.path, points: layout.points.count)
    }
    let side = drivingSide(node, legs: legNodes, at: layout.points.first ?? reference)
    for (index, leg) in legNodes.enumerated() {
      var draftLeg = RouteDraft.DraftLeg(
        firstPoint: layout.legRanges[index].lowerBound, lastPoint: layout.legRanges[index].upperBound)
      draftLeg.distance = try leg.metres("distance")
      draftLeg.duration = try leg.seconds("duration")
      draftLeg.title = index + 1 < titles.count ? titles[index + 1] : nil
      let steps = leg.list("steps")
      let reader = OSRMStepReader(side: side)
      var point = draftLeg.firstPoint
      var misses = 0
      for (number, step) in steps.enumerated() {
        // A place that is not on the line is not searched for along all of it each time.
        let found =
          misses < 100
          ? firstPoint(of: step, told: layout.stepPoints[index][number], in: layout, leg: index, from: point)
          : layout.stepPoints[index][number]
        if let found { point = found } else { misses += 1 }
        draftLeg.steps.append(
          RouteDraft.DraftStep(
            step: try reader.read(step, following: number + 1 < steps.count ? steps[number + 1] : nil),
            firstPoint: found))
      }
      for number in steps.indices.dropLast() {
        draftLeg.steps[number + 1].step.takeBanners(from: steps[number], side: side)
      }
      var annotations = OSRMAnnotations(
        leg: leg, range: layout.legRanges[index], start: draft.points[layout.legRanges[index].lowerBound])
      try annotations.read()
      draft.traffic += annotations.traffic
      draft.postedLimits += annotations.postedLimits
      draft.speedSignStyle = draft.speedSignStyle ?? annotations.speedSignStyle
      draft.incidents += annotations.incidents
      draft.warnings += annotations.warnings
      draft.uses +=
        OSRMUses(steps: steps, range: layout.legRanges[index], stepPoints: draftLeg.steps.map(\.firstPoint)) {
          node, start in
          node["location"].flatMap(coordinates.position).flatMap { layout.point(at: $0, leg: index, from: start) }
        }.spans
      draftLeg.segmentDurations = annotations.durations
      draft.legs.append(draftLeg)
    }
    if isTrace { draft.joinLegs() }
    return try draft.finished()
  }

  /// The manoeuvre's point: from the steps' lines, else searched for from the previous manoeuvre on.
  private func firstPoint(of step: JSONNode, told: Int?, in layout: OSRMGeometry, leg: Int, from start: Int) -> Int? {
    if let told { return told }
    guard layout.stepsFollowOverview, let place = step["maneuver"]?["location"].flatMap(coordinates.position)
    else { return nil }
    return layout.point(at: place, leg: leg, from: start)
  }

  /// A polyline or a GeoJSON line; one without coordinates has no points.
  private func line(_ node: JSONNode, precision: Int) throws(RouteError) -> [Coordinate] {
    if node.isObject { return try node["coordinates"].map(coordinates.positions) ?? [] }
    return try coordinates.polyline(node, precision: precision)
  }

  /// 5 by OSRM's rule unless the line then starts far from where the answer says and near it with 6.
  private func precision(of route: JSONNode, reference: Coordinate?) -> Int {
    if let precision = options.precision { return precision }
    let firstStep = route.list("legs").first?.list("steps").first
    let start = firstStep?["maneuver"]?["location"].flatMap(coordinates.position) ?? reference
    guard let start,
      let text = [route, firstStep].lazy.compactMap({ $0?["geometry"]?.text }).first(where: { !$0.isEmpty })
    else { return 5 }
    let head = String(decoding: text.utf8.prefix(32), as: UTF8.self)
    let distances = [5, 6].map { precision in
      guard let first = EncodedPolyline.first(head, precision: precision) else { return Double.infinity }
      return max(abs(first.latitude - start.latitude), abs(first.longitude - start.longitude))
    }
    return distances[1] < distances[0] ? 6 : 5
  }

  /// What overrides the steps' own `driving_side`: the caller, or the region when the answer has no border data.
  private func drivingSide(_ route: JSONNode, legs: [JSONNode], at place: Coordinate?) -> OSRMStepReader.Side {
    if let side = options.drivingSide { return .always(side) }
    let byRegion = place.map { DrivingSide.byRegion($0) } ?? .right
    let admins = legs.flatMap { $0.list("admins") }
    let hasBorders = admins.isEmpty || admins.contains { $0.string("iso_3166_1") != nil }
    return hasBorders ? .stated(otherwise: byRegion) : .always(byRegion)
  }
}

extension EncodedPolyline {
  /// The first point of a text whose end may be cut off.
  static func first(_ text: String, precision: Int) -> Coordinate? {
    var ends = 0
    var head = ""
    for scalar in text.unicodeScalars where ends < 2 {
      head.unicodeScalars.append(scalar)
      if scalar.value < 95 { ends += 1 }
    }
    return (try? decode(head, precision: precision))?.first
  }
}
