import Geometry

/// Answers of Valhalla in its own format (`trip`, and `alternates` beside it).
///
/// Source: valhalla.github.io/valhalla/api/turn-by-turn/api-reference.
struct ValhallaReader {
  var options: ReadingOptions

  private var coordinates: CoordinateReading { CoordinateReading(options: options) }

  func read(_ root: JSONNode) throws(RouteError) -> RouteResponse {
    if root["error_code"] != nil || root["trip"] == nil {
      let code = root.integer("error_code").map { "\($0)" } ?? root.string("status") ?? "unknown"
      throw .service(
        file: options.file, format: .valhalla, code: code,
        message: root.string("error") ?? "no further explanation.")
    }
    var routes: [Route] = []
    if let trip = root["trip"] { routes += try route(trip) }
    for alternate in root.list("alternates") {
      if let trip = alternate["trip"] { routes += try route(trip) }
    }
    return RouteResponse(routes: routes, format: .valhalla, warnings: [])
  }

  /// No route when the trip has no legs.
  private func route(_ trip: JSONNode) throws(RouteError) -> [Route] {
    let legs = trip.list("legs")
    guard !legs.isEmpty else {
      if let status = trip.integer("status"), status != 0 {
        throw .service(
          file: options.file, format: .valhalla, code: "\(status)",
          message: trip.string("status_message") ?? "no further explanation.")
      }
      return []
    }
    let metres = trip["units"]?.text == "miles" || trip["units"]?.text == "mi" ? 1609.344 : 1000.0
    var draft = RouteDraft(file: options.file, path: "\(trip.path.description).legs")
    draft.distance = try trip["summary"]?.amount("length", atMost: 1e5).map { $0 * metres }
    draft.language = trip.string("language")
    draft.duration = try trip["summary"]?.seconds("time")
    let locations = trip.list("locations").filter { $0["type"]?.text != "through" && $0["type"]?.text != "via" }
    for (index, leg) in legs.enumerated() {
      let shape = try leg.required("shape", "an encoded polyline")
      let points = try coordinates.polyline(shape, precision: 6)
      let isJoined = draft.points.last.map { last in points.first.map { $0 == last } ?? false } ?? false
      let first = isJoined ? draft.points.count - 1 : draft.points.count
      draft.points += isJoined ? points[1...] : points[...]
      let last = max(first, draft.points.count - 1)
      let side = options.side(at: points.first)
      var draftLeg = RouteDraft.DraftLeg(firstPoint: first, lastPoint: last)
      draftLeg.distance = try leg["summary"]?.amount("length", atMost: 1e5).map { $0 * metres }
      draftLeg.duration = try leg["summary"]?.seconds("time")
      draftLeg.title = index + 1 < locations.count ? locations[index + 1].string("name") : nil
      let maneuvers = leg.list("maneuvers")
      for (number, node) in maneuvers.enumerated() {
        let following = number + 1 < maneuvers.count ? maneuvers[number + 1] : nil
        let step = try self.step(node, following: following, metres: metres, side: side)
        let point = node.integer("begin_shape_index").map { min(max(0, $0), last - first) + first }
        draftLeg.steps.append(RouteDraft.DraftStep(step: step, firstPoint: point))
        let end = node.integer("end_shape_index").map { min(max(0, $0), last - first) + first }
        for (name, use) in [("ferry", RoadUse.ferry), ("toll", .toll)] where node.flag(name) == true {
          if let point, let end { draft.uses.append(.init(first: point, last: end, value: use)) }
        }
      }
      draft.legs.append(draftLeg)
    }
    return [try draft.finished()]
  }

  private func step(
    _ node: JSONNode, following: JSONNode?, metres: Double, side: DrivingSide
  ) throws(RouteError) -> Step {
    let type = node.integer("type") ?? 0
    var step = Step(maneuver: .unknown, distanceAlongRoute: 0, length: 0, duration: 0)
    step.length = (try node.amount("length", atMost: 1e5) ?? 0) * metres
    step.duration = try node.seconds("time") ?? 0
    step.drivingSide = side
    if let before = node["bearing_before"]?.number, type > 3 {
      let exit = type == 26 && following?.integer("type") == 27 ? following : type == 26 ? nil : node
      step.turnAngleDegrees = exit?["bearing_after"]?.number.map { Geodesy.turnDegrees(from: before, to: $0) }
    }
    step.maneuver = ValhallaManeuver(type: type, angle: step.turnAngleDegrees).maneuver(drivingSide: side)
    if type == 26 { step.roundaboutTurnNumber = node.integer("roundabout_exit_count").flatMap { $0 > 0 ? $0 : nil } }
    step.instruction = node.string("instruction")
    let names = texts(node["begin_street_names"] ?? node["street_names"])
    step.roadNumbers = names.filter(SignedDestinations.isRoadNumber)
    step.roadName = names.first { !SignedDestinations.isRoadNumber($0) } ?? names.first ?? ""
    if let sign = node["sign"], !(4...6).contains(type) {
      let exits = elements(sign, "exit_number_elements")
      step.exitNumber = exits.isEmpty ? nil : exits.joined(separator: "–")
      // An exit's sign, or the guide sign of another junction.
      for list in ["exit_branch_elements", "exit_toward_elements", "guide_branch_elements", "guide_toward_elements"] {
        for element in sign.list(list) {
          guard let text = element.string("text") else { continue }
          let isNumber = element.flag("is_route_number") ?? SignedDestinations.isRoadNumber(text)
          if isNumber { step.towardNumbers.append(text) } else { step.towards.append(text) }
        }
      }
      let junctions = elements(sign, "junction_name_elements") + elements(sign, "exit_name_elements")
      step.junctionName = junctions.isEmpty ? nil : junctions.joined(separator: " / ")
    }
    step.lanes = node.list("lanes").map { lane($0, side: side) }
    return step
  }

  private func texts(_ node: JSONNode?) -> [String] { (node?.elements ?? []).compactMap(\.text) }

  private func elements(_ sign: JSONNode, _ name: String) -> [String] {
    sign.list(name).compactMap { $0.string("text") }
  }

  /// Directions as bits: those painted, those that may be followed, those that the route follows.
  private func lane(_ node: JSONNode, side: DrivingSide) -> Lane {
    let painted = node.integer("directions") ?? 0
    let followed = node.integer("active") ?? node.integer("valid") ?? 0
    let back: LaneShape = side == .left ? .uTurnRight : .uTurnLeft
    // From left to right; 1 means an unmarked lane.
    let shapes: [(bit: Int, shape: LaneShape)] = [
      (1, .unknown), (4, .sharpLeft), (8, .normalLeft), (16, .slightLeft), (2, .straight), (32, .slightRight),
      (64, .normalRight), (128, .sharpRight), (256, back), (512, .slightLeft), (1024, .slightRight),
    ]
    let directions = shapes.filter { painted & $0.bit != 0 }.map {
      LaneDirection(laneShape: $0.shape, recommended: followed & $0.bit != 0)
    }
    return Lane(
      directions: directions.isEmpty ? [LaneDirection(laneShape: .unknown, recommended: followed != 0)] : directions)
  }
}

/// Valhalla's manoeuvre types 0–43; those of public transport and of buildings have no counterpart.
struct ValhallaManeuver {
  var type: Int
  /// Of a roundabout: heading out − heading in.
  var angle: Double?

  func maneuver(drivingSide side: DrivingSide) -> Maneuver {
    switch type {
    case 1...3: .depart
    case 4: .destination
    case 5: .destinationRight
    case 6: .destinationLeft
    case 7: .nameChange
    case 8, 22: .straight
    case 9: .turnSlightRight
    case 10: .turnRight
    case 11: .turnSharpRight
    case 12: .turnUTurnClockwise
    case 13: .turnUTurnCounterClockwise
    case 14: .turnSharpLeft
    case 15: .turnLeft
    case 16: .turnSlightLeft
    case 17: .onRampUnspecified
    case 18: .onRampRight
    case 19: .onRampLeft
    case 20: .offRampRight
    case 21: .offRampLeft
    case 23: .forkRight
    case 24: .forkLeft
    case 25: .mergeUnspecified
    case 26: .roundabout(angle.map { TurnDirection(degrees: $0, drivingSide: side) }, side)
    case 27: .roundaboutExit(side)
    case 28: .ferryBoat
    case 29: .straight
    case 37: .mergeRight
    case 38: .mergeLeft
    default: .unknown
    }
  }
}
