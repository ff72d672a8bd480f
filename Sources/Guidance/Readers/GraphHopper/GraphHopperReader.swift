import Geometry

/// Answers of GraphHopper's Routing API.
///
/// Source: docs.graphhopper.com (Routing API, `RouteResponse`).
struct GraphHopperReader {
  var options: ReadingOptions

  private var coordinates: CoordinateReading { CoordinateReading(options: options) }

  func read(_ root: JSONNode) throws(RouteError) -> RouteResponse {
    guard root["paths"] != nil else {
      let hint = root.list("hints").first
      throw .service(
        file: options.file, format: .graphHopper,
        code: hint?.string("details")?.split(separator: ".").last.map(String.init) ?? "unknown",
        message: root.string("message") ?? "no further explanation.")
    }
    var routes: [Route] = []
    for node in root.list("paths") { routes.append(try route(node)) }
    return RouteResponse(routes: routes, format: .graphHopper, warnings: [])
  }

  private func route(_ node: JSONNode) throws(RouteError) -> Route {
    var draft = RouteDraft(file: options.file, path: "\(node.path.description).points")
    draft.distance = try node.metres("distance")
    draft.duration = try milliseconds(node)
    draft.summary = node.string("description") ?? node.list("description").first?.text
    draft.points = try points(node)
    let last = max(0, draft.points.count - 1)
    let instructions = node.list("instructions")
    let fallback = options.side(at: draft.points.first)
    var legs = [RouteDraft.DraftLeg(firstPoint: 0, lastPoint: last)]
    for (number, instruction) in instructions.enumerated() {
      let interval = instruction.list("interval").compactMap(\.integer)
      let first = interval.first.map { min(max(0, $0), last) }
      let sign = GraphHopperSign(
        sign: instruction.integer("sign") ?? 0, isFirst: number == 0, ringRadians: instruction["turn_angle"]?.number)
      if sign.sign == 5, let first {
        // Where a waypoint is reached a leg ends; the same instruction says how it goes on.
        legs[legs.count - 1].lastPoint = first
        legs[legs.count - 1].title = instruction.string("street_name")
        legs.append(RouteDraft.DraftLeg(firstPoint: first, lastPoint: last))
      }
      let step = try self.step(instruction, sign: sign, fallback: fallback)
      legs[legs.count - 1].steps.append(RouteDraft.DraftStep(step: step, firstPoint: first))
    }
    for index in legs.indices where legs.count > 1 {
      legs[index].distance = legs[index].steps.reduce(0) { $0 + $1.step.length }
      legs[index].duration = legs[index].steps.reduce(0) { $0 + $1.step.duration }
    }
    if legs.count == 1 {
      legs[0].distance = draft.distance
      legs[0].duration = draft.duration
    }
    draft.legs = legs
    draft.postedLimits = limits(node, last: last, unit: Self.unit(at: draft.points.first))
    draft.uses = uses(node, last: last)
    return try draft.finished()
  }

  /// `details`: triples of first point, last point and a word.
  private func uses(_ node: JSONNode, last: Int) -> [RouteDraft.Span<RoadUse>] {
    let words: [(list: String, words: Set<String>, use: RoadUse)] = [
      ("road_environment", ["ferry"], .ferry), ("toll", ["all"], .toll),
      ("road_access", ["private", "destination", "delivery", "customers", "no"], .restricted),
    ]
    return words.flatMap { list, words, use in
      (node["details"]?.list(list) ?? []).compactMap { entry in
        let parts = entry.elements
        guard parts.count == 3, let first = parts[0].integer, let end = parts[1].integer,
          let word = parts[2].text, words.contains(word.lowercased()), first >= 0, first < end, end <= last
        else { return nil }
        return RouteDraft.Span(first: first, last: end, value: use)
      }
    }
  }

  private static func unit(at place: Coordinate?) -> SpeedLimit.Unit? {
    place.flatMap { SpeedLimit.Unit.byRegion($0) }
  }

  private func milliseconds(_ node: JSONNode) throws(RouteError) -> Double? {
    try node.amount("time", atMost: 1e12).map { $0 / 1000 }
  }

  private func points(_ node: JSONNode) throws(RouteError) -> [Coordinate] {
    let points = try node.required("points", "an encoded polyline or a line of positions")
    if points.isObject { return try coordinates.positions(try points.required("coordinates", "an array of positions")) }
    let multiplier = node["points_encoded_multiplier"]?.number ?? 1e5
    let precision = (1...10).first { EncodedPolyline.powerOfTen($0) == multiplier } ?? 5
    return try GraphHopperLine(path: node, line: points, precision: precision, coordinates: coordinates).points()
  }

  private func step(_ node: JSONNode, sign: GraphHopperSign, fallback: DrivingSide) throws(RouteError) -> Step {
    let side = options.drivingSide ?? sign.drivingSide ?? fallback
    var step = Step(maneuver: sign.maneuver(drivingSide: side), distanceAlongRoute: 0, length: 0, duration: 0)
    step.length = try node.metres("distance") ?? 0
    step.duration = try milliseconds(node) ?? 0
    step.drivingSide = side
    step.instruction = node.string("text")
    step.turnAngleDegrees = sign.turnDegrees(drivingSide: side)
    if sign.sign == 6 { step.roundaboutTurnNumber = node.integer("exit_number").flatMap { $0 > 0 ? $0 : nil } }
    guard sign.sign != 4 else { return step }
    step.roadNumbers = split(node.string("street_ref"))
    step.roadName = sign.sign == 5 ? "" : node.string("street_name") ?? step.roadNumbers.first ?? ""
    step.junctionName = node.string("motorway_junction")
    step.towards = split(node.string("street_destination"))
    step.towardNumbers = split(node.string("street_destination_ref"))
    return step
  }

  private func split(_ text: String?) -> [String] {
    (text ?? "").split { $0 == "," || $0 == ";" }
      .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// `details.max_speed`: triples of first point, last point and km/h or null.
  private func limits(_ node: JSONNode, last: Int, unit: SpeedLimit.Unit?) -> [RouteDraft.Span<PostedLimit>] {
    (node["details"]?.list("max_speed") ?? []).compactMap { entry in
      let parts = entry.elements
      guard parts.count == 3, let first = parts[0].integer, let end = parts[1].integer, let speed = parts[2].number,
        first >= 0, first < end, end <= last, speed > 0, speed < 500
      else { return nil }
      let limit = SpeedLimit(value: speed, unit: .kilometresPerHour).shown(in: unit)
      // It writes 150 km/h where no limit holds.
      return RouteDraft.Span(first: first, last: end, value: speed == 150 ? .unlimited : .limit(limit))
    }
  }
}

/// GraphHopper's `sign` of an instruction.
struct GraphHopperSign {
  var sign: Int
  var isFirst: Bool
  /// How far round the roundabout the exit is: positive clockwise, negative anticlockwise; half a turn is straight on.
  var ringRadians: Double?

  /// The ring's direction gives the driving side.
  var drivingSide: DrivingSide? {
    guard sign == 6, let ringRadians, ringRadians != 0 else { return nil }
    return ringRadians > 0 ? .left : .right
  }

  /// Heading out of a roundabout − heading in.
  func turnDegrees(drivingSide side: DrivingSide) -> Double? {
    guard sign == 6, let ringRadians, abs(ringRadians) <= 2 * .pi else { return nil }
    let ring = abs(ringRadians) * 180 / .pi
    return Geodesy.turnDegrees(from: 0, to: side == .left ? ring - 180 : 180 - ring)
  }

  func maneuver(drivingSide side: DrivingSide) -> Maneuver {
    switch sign {
    case 0: isFirst ? .depart : .straight
    case -98: .turn(.uTurn(side))
    case -8: .turnUTurnCounterClockwise
    case 8: .turnUTurnClockwise
    case -7: .turnKeepLeft
    case 7: .turnKeepRight
    case -6: .roundaboutExit(side)
    case -3: .turnSharpLeft
    case -2: .turnLeft
    case -1: .turnSlightLeft
    case 1: .turnSlightRight
    case 2: .turnRight
    case 3: .turnSharpRight
    case 4: .destination
    case 5: .depart
    case 6: .roundabout(turnDegrees(drivingSide: side).map { TurnDirection(degrees: $0, drivingSide: side) }, side)
    case 9: .ferryBoat
    default: .unknown
    }
  }
}
