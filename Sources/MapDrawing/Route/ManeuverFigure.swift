import Foundation
import Geometry
import Guidance

/// From where to where on the route the next manoeuvre's arrow goes, and what else of its junction is drawn.
///
/// Distances are metres along the route.
struct ManeuverFigure: Sendable, Hashable {
  /// The arrow's tail and its tip.
  var from, to: Double
  /// Where the manoeuvre begins and ends: the same but for roundabouts and two turns in quick succession.
  var first, last: Double
  /// The roundabout that is driven through.
  var roundabout: Roundabout?
  /// Where a fork's other branch begins.
  var fork: Double?

  /// A roundabout on the route.
  struct Roundabout: Sendable, Hashable {
    /// Where the ring is entered, and where it is left if the route's answer says so.
    var entry: Double
    var exit: Double?
    /// Whether traffic goes round clockwise.
    var isClockwise: Bool
  }

  /// Turns nearer together than this are one figure.
  static let successionMetres = 60.0
  /// What is driven faster than this has longer arrows, in metres a second.
  private static let fast = 20.0

  /// How far an arrow reaches before and after a manoeuvre.
  private struct Reach {
    var before, after: Double
  }

  /// - Parameter distance: of the manoeuvre; `nil` for an arrival, which has no arrow, and beyond the route's end.
  init?(at distance: Double, of route: Route) {
    let steps = route.legs.flatMap(\.steps)
    let ends = route.legEnds + [route.distance]
    guard distance < route.distance, !ends.contains(where: { abs($0 - distance) < 1 }) else { return nil }
    let index = steps.firstIndex {
      abs($0.distanceAlongRoute - distance) < 0.5 && $0.maneuver != .depart && !$0.maneuver.isArrival
    }
    let step = index.map { steps[$0] } ?? Step(maneuver: .unknown, distanceAlongRoute: distance, length: 0, duration: 0)
    let reach = Self.reach(of: step.maneuver, at: distance, on: route)
    (first, last, end) = (distance, distance, route.distance)
    from = distance - reach.before
    to = distance + reach.after
    if step.maneuver.isFork { fork = distance }
    if let index {
      var lastIndex = index
      if step.maneuver.isRoundabout {
        let exit = steps.dropFirst(index + 1).first.flatMap { $0.maneuver.isRoundaboutExit ? $0 : nil }
        takeRoundabout(step, exit: exit?.distanceAlongRoute, reach)
        if exit != nil { lastIndex += 1 }
      } else if step.maneuver.isRoundaboutExit, index > 0, steps[index - 1].maneuver.isRoundabout {
        takeRoundabout(steps[index - 1], exit: distance, reach)
      }
      takeSuccession(steps[(lastIndex + 1)...], on: route)
    }
    end = ends.first { $0 > last } ?? route.distance
    to = min(to, end)
  }

  /// Where the next leg begins, and before what turn the arrow ends at the latest.
  private var end: Double
  private var nextTurn: Double?

  /// Ends the arrow beyond a turn's bend, where that is longer than a corner.
  mutating func reachBeyondBend(of line: RouteLine) {
    guard roundabout == nil, fork == nil, let heading = heading(line, at: last - Self.beside) else { return }
    var turned = 0.0
    var (direction, bendEnd) = (heading, last)
    let limit = min(last + Self.longestBend, end)
    for distance in stride(from: last, through: limit, by: Self.beside) {
      guard let next = self.heading(line, at: distance + Self.beside) else { break }
      let bend = RouteCorners.bend(direction, next)
      direction = next
      // The bend has come to its end, or another one follows.
      if abs(bend) < Self.straight || bend * turned < 0 {
        if turned != 0, distance - bendEnd > Self.longestStraight { break }
        continue
      }
      turned += bend
      bendEnd = distance + Self.beside
    }
    guard abs(turned) > Self.leastTurn else { return }
    to = min(max(to, bendEnd + Self.afterBend), nextTurn ?? .infinity, end)
  }

  private func heading(_ line: RouteLine, at distance: Double) -> Point? {
    let direction = line.direction(at: distance)
    return direction == .zero ? nil : direction
  }

  private static let beside = 4.0
  private static let longestBend = 90.0
  /// Straight pieces this long, in metres, end a bend.
  private static let longestStraight = 16.0
  private static let straight = 4 * Double.pi / 180
  private static let leastTurn = 25 * Double.pi / 180
  private static let afterBend = 14.0

  private mutating func takeRoundabout(_ entry: Step, exit: Double?, _ reach: Reach) {
    roundabout = Roundabout(
      entry: entry.distanceAlongRoute, exit: exit,
      isClockwise: entry.maneuver.isClockwise ?? (entry.drivingSide == .left))
    first = entry.distanceAlongRoute
    from = first - Self.roundabout.before
    if let exit { take(exit: exit) }
  }

  /// Ends the figure beyond a roundabout's exit.
  mutating func take(exit: Double) {
    last = exit
    to = exit + Self.roundabout.after
  }

  /// Takes a second turn into the figure where it follows closely, and ends before any other one.
  private mutating func takeSuccession(_ following: ArraySlice<Step>, on route: Route) {
    var following = following.drop { !$0.maneuver.isTurn && !$0.maneuver.isArrival }
    if let next = following.first, next.maneuver.isTurn, next.distanceAlongRoute - last < Self.successionMetres,
      roundabout == nil || roundabout?.exit != nil
    {
      last = next.distanceAlongRoute
      to = last + Self.reach(of: next.maneuver, at: last, on: route).after
      if next.maneuver.isFork, fork == nil { fork = last }
      following = following.dropFirst().drop { !$0.maneuver.isTurn && !$0.maneuver.isArrival }
    }
    if let next = following.first, next.maneuver.isTurn, next.distanceAlongRoute - Self.beforeNext < to {
      to = max(next.distanceAlongRoute - Self.beforeNext, last + Self.leastAfter)
    }
    if let next = following.first { nextTurn = max(next.distanceAlongRoute - Self.beforeNext, to) }
  }

  private static let beforeNext = 6.0
  private static let leastAfter = 12.0

  private static let roundabout = Reach(before: 20, after: 27)

  private static func reach(of maneuver: Maneuver, at distance: Double, on route: Route) -> Reach {
    if maneuver.isRoundabout || maneuver.isRoundaboutExit { return roundabout }
    if maneuver.isUTurn { return Reach(before: 34, after: 30) }
    if maneuver.isFork {
      let isFast =
        route.metresPerSecond(at: distance - 1) > fast
        || route.speedLimit(at: distance - 1).map { $0.metresPerSecond > fast } ?? false
      return isFast ? Reach(before: 60, after: 60) : Reach(before: 34, after: 44)
    }
    return Reach(before: 26, after: maneuver.isSharp ? 34 : 28)
  }
}

extension Maneuver {
  /// Whether the way parts in two that both go on: forks, ramps, exits, merges.
  var isFork: Bool {
    switch self {
    case .forkLeft, .forkRight, .turnKeepLeft, .turnKeepRight, .mergeUnspecified, .mergeLeft, .mergeRight: true
    case .onRampUTurnClockwise, .onRampUTurnCounterClockwise, .offRampUTurnClockwise, .offRampUTurnCounterClockwise:
      false
    default: (Maneuver.onRampUnspecified.rawValue...Maneuver.offRampUTurnCounterClockwise.rawValue).contains(rawValue)
    }
  }

  var isUTurn: Bool {
    switch self {
    case .turnUTurnClockwise, .turnUTurnCounterClockwise, .onRampUTurnClockwise, .onRampUTurnCounterClockwise,
      .offRampUTurnClockwise, .offRampUTurnCounterClockwise:
      true
    default: false
    }
  }

  var isSharp: Bool {
    switch self {
    case .turnSharpLeft, .turnSharpRight, .onRampSharpLeft, .onRampSharpRight, .offRampSharpLeft, .offRampSharpRight:
      true
    default: false
    }
  }

  /// Whether it leads off the way that goes straight on.
  var isTurn: Bool {
    switch self {
    case .unknown, .depart, .destination, .destinationLeft, .destinationRight, .straight, .nameChange, .ferryBoat,
      .ferryTrain:
      false
    default: true
    }
  }

  /// Which way round a roundabout goes; `nil` for other manoeuvres. Clockwise values have even distances from the first.
  var isClockwise: Bool? {
    isRoundabout ? (rawValue - Maneuver.roundaboutClockwise.rawValue) % 2 == 0 : nil
  }
}
