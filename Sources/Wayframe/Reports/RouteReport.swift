import Guidance
import ShownText

/// What a routing service's answer holds.
public struct RouteReport: Sendable, Codable {
  /// A stretch with one level of traffic.
  public struct Traffic: Sendable, Codable {
    /// Metres from the route's start.
    public var from, to: Double
    /// The level's name in scenes.
    public var level: String
  }

  /// A stretch with one limit.
  public struct Limit: Sendable, Codable {
    /// Metres from the route's start.
    public var from, to: Double
    /// `nil` where no limit holds or the service does not know it.
    public var value: Double?
    /// `km/h` or `mph`; without a value `unlimited` or `unknown`.
    public var unit: String

    init(_ stretch: RouteStretch<PostedLimit>) {
      (from, to) = (stretch.from, stretch.to)
      value = stretch.value.limit?.value
      unit =
        switch stretch.value {
        case .limit(let limit): limit.unit.rawValue
        case .unlimited: "unlimited"
        case .unknown: "unknown"
        }
    }
  }

  /// A manoeuvre.
  public struct Step: Sendable, Codable {
    /// The SDK's name of the manoeuvre.
    public var maneuver: String
    /// Metres to the next step.
    public var distance: Double
    /// Seconds to the next step.
    public var duration: Double
    /// The road that the step follows.
    public var name: String
    /// As on signs, such as `E 18`.
    public var roadNumbers: [String]
    /// Places that signs name.
    public var towards: [String]
    /// The exit's number as on the sign.
    public var exit: String?
    /// The name of the junction or the roundabout.
    public var junction: String?
    /// Which exit of a roundabout, from 1.
    public var roundaboutTurnNumber: Int?
    /// From left to right, each lane's arrows; recommended ones end in "*".
    public var lanes: [[String]]
  }

  /// The way to a stop.
  public struct Leg: Sendable, Codable {
    /// Metres.
    public var distance: Double
    /// Seconds.
    public var duration: Double
    /// The stop's name.
    public var destination: String?
    /// In the order in which they are driven.
    public var steps: [Step]
  }

  /// One of the answer's routes.
  public struct Route: Sendable, Codable {
    /// The service's name for it.
    public var label: String?
    /// Metres.
    public var distance: Double
    /// Seconds, with traffic where the service gives it.
    public var duration: Double
    /// Seconds without traffic.
    public var staticDuration: Double?
    /// How many places its line has.
    public var points: Int
    /// One for each stop.
    public var legs: [Leg]
    /// Stretches in order.
    public var traffic: [Traffic]
    /// Stretches in order.
    public var speedLimits: [Limit]
    /// What was left out or replaced in the route.
    public var warnings: [String]
  }

  /// The name of the answer's format in scenes.
  public var format: String
  /// The best first.
  public var routes: [Route]
  /// What was left out or replaced in the answer.
  public var warnings: [String]

  /// Reads a service's answer.
  public init(path: String, format: RouteFormat? = nil, precision: Int? = nil) throws(FrameError) {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path) } catch { throw .scene(error) }
    do {
      self.init(try RouteResponse.read(bytes, path: path, format: format, precision: precision))
    } catch {
      throw .route(error)
    }
  }

  private init(_ response: RouteResponse) {
    format = response.format.rawValue
    routes = response.routes.map(Route.init)
    warnings = response.warnings
  }

  /// The report as JSON text with sorted keys.
  public func json() -> String { jsonText(self) }

  /// The report for people.
  public func text() -> String {
    var lines = ["\(format): \(routes.count) route\(routes.count == 1 ? "" : "s")"]
    for (index, route) in routes.enumerated() { lines += route.text(index: index) }
    lines += warnings.told().map { "warning: \($0)" }
    // A name with a line break does not begin a line.
    return lines.map { $0.shown(limit: .max) + "\n" }.joined()
  }
}

extension RouteReport.Route {
  init(_ route: Guidance.Route) {
    label = route.label
    distance = route.distance
    duration = route.duration
    staticDuration = route.staticDuration
    points = route.geometry.count
    legs = route.legs.map(RouteReport.Leg.init)
    traffic = route.traffic.map { .init(from: $0.from, to: $0.to, level: $0.value.rawValue) }
    speedLimits = route.postedLimits.map(RouteReport.Limit.init)
    warnings = route.warnings
  }

  func text(index: Int) -> [String] {
    let name = label.map { " (\($0))" } ?? ""
    let free = staticDuration.map { ", \(whole($0)) s without traffic" } ?? ""
    var lines = ["", "route \(index)\(name): \(whole(distance)) m, \(whole(duration)) s\(free), \(points) points"]
    for (number, leg) in legs.enumerated() {
      let destination = leg.destination.map { " to \($0)" } ?? ""
      lines.append("  leg \(number)\(destination): \(whole(leg.distance)) m, \(whole(leg.duration)) s")
      lines += leg.steps.map { "    " + $0.text }
    }
    for stretch in traffic { lines.append("  traffic \(whole(stretch.from))–\(whole(stretch.to)) m: \(stretch.level)") }
    for limit in speedLimits {
      let value = limit.value.map { "\(whole($0)) " } ?? ""
      lines.append("  limit \(whole(limit.from))–\(whole(limit.to)) m: \(value)\(limit.unit)")
    }
    return lines
  }
}

extension RouteReport.Leg {
  init(_ leg: RouteLeg) {
    distance = leg.distance
    duration = leg.duration
    destination = leg.destinationTitle
    steps = leg.steps.map(RouteReport.Step.init)
  }
}

extension RouteReport.Step {
  init(_ step: Guidance.Step) {
    maneuver = "\(step.maneuver)"
    distance = step.length
    duration = step.duration
    name = step.roadName
    roadNumbers = step.roadNumbers
    towards = step.towards
    exit = step.exitNumber
    junction = step.junctionName
    roundaboutTurnNumber = step.roundaboutTurnNumber
    lanes = step.lanes.map { $0.directions.map { "\($0.laneShape)\($0.recommended ? "*" : "")" } }
  }

  var text: String {
    var parts = ["\(whole(distance)) m", maneuver]
    if let exit { parts.append("exit \(exit)") }
    if let junction { parts.append("at \(junction)") }
    if let roundaboutTurnNumber { parts.append("\(roundaboutTurnNumber). exit") }
    parts += [([name] + roadNumbers).filter { !$0.isEmpty }.joined(separator: " / ")].filter { !$0.isEmpty }
    if !towards.isEmpty { parts.append("toward " + towards.joined(separator: ", ")) }
    if !lanes.isEmpty { parts.append("lanes " + lanes.map { $0.joined(separator: "+") }.joined(separator: " | ")) }
    return parts.joined(separator: ", ")
  }
}

/// A length or a time rounded to a whole number; routes are at most 10⁸ metres long.
private func whole(_ value: Double) -> String { String(Int(min(max(value, -1e15), 1e15).rounded())) }
