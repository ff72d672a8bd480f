import Foundation
import Geometry
import Guidance

/// The lanes that the next manoeuvre needs, as they lie before it.
struct NeededLanes {
  /// A piece of a lit lane and how strongly it shows.
  struct Piece {
    var ring: [Point]
    var opacity: Double
  }

  private(set) var network: StreetNetwork
  private(set) var level: Int
  private(set) var pieces: [Piece] = []
  private(set) var arrows: [[Point]] = []
  /// The outermost of them on the side that the manoeuvre turns to: its middle and the edge where traffic waits, in world
  /// points.
  private(set) var aim: Point?

  /// Metres before the manoeuvre from which on the lanes are lit.
  static let firstDistance = 250.0
  private static let longest = 150.0
  private static let ramp = 22.0
  private static let rampSteps = 6
  private static let edgeAir = 0.12
  /// Where the street before the manoeuvre is looked for.
  private static let probe = 15.0
  private static let farthestAside = 12.0

  /// `nil` without a manoeuvre near by, at an arrival, and where no lane is better than another.
  init?(_ networks: [StreetNetwork], line: RouteLine?, overlay: NavigationOverlay) {
    guard let line, overlay.isGuiding, let distance = overlay.maneuverDistance,
      distance - overlay.distanceAlongRoute <= Self.firstDistance,
      line.route.step(at: distance)?.maneuver.isArrival != true,
      let probe = line.point(at: distance - Self.probe), let place = line.point(at: distance)
    else { return nil }
    let heading = line.direction(at: distance - Self.probe)
    let north = Point(heading.x, -heading.y)
    var best: (network: StreetNetwork, level: Int, laid: LaidTrack, measure: Double, away: Double)?
    for network in networks {
      let local = network.block.local(probe)
      for level in network.levels {
        for laid in level.tracks where laid.bounds.inset(by: -Self.farthestAside).contains(local) {
          guard let nearest = laid.track.line.nearest(to: local), nearest.away < best?.away ?? Self.farthestAside,
            abs(laid.track.line.direction(at: nearest.measure).dot(north)) > 0.8
          else { continue }
          best = (network, level.number, laid, nearest.measure, nearest.away)
        }
      }
    }
    guard let best else { return nil }
    let isRightTurn = heading.cross(line.direction(at: distance + Self.probe)) > 0
    network = best.network
    level = best.level
    let track = best.laid.track
    let isForward = track.line.direction(at: best.measure).dot(north) > 0
    let local = best.network.block.local(place)
    let end = track.line.nearest(to: local).map(\.measure) ?? (isForward ? track.length : 0)
    let edge = Self.stop(of: best.laid, before: end, isForward: isForward)
    let sign = isForward ? 1.0 : -1.0
    guard let section = track.section(at: edge - sign * 0.5) else { return nil }
    let lanes = section.carriageway.lanes(forward: isForward)
    let needed = Self.needed(lanes.map(\.band.turns), at: distance, line)
    guard needed.contains(true), needed.contains(false) else { return nil }
    let start = isForward ? max(section.from, edge - Self.longest) : min(section.to, edge + Self.longest)
    guard abs(edge - start) > 4 else { return nil }
    let inner = zip(lanes, needed).filter(\.1).map(\.0)
    if let lane = isRightTurn == isForward ? inner.last : inner.first {
      aim = network.block.world(track.place(edge - sign * 2, (lane.left + lane.right) / 2))
    }
    for (lane, isNeeded) in zip(lanes, needed) where isNeeded {
      light(lane.left - Self.edgeAir, lane.right + Self.edgeAir, from: start, to: edge, track)
      guard !lane.band.turns.isEmpty else { continue }
      let free = StreetTrack.free(
        from: section.from, to: section.to, of: track.blocks, least: LaneArrowShape.length)
      for piece in free where min(start, edge) < piece.to && max(start, edge) > piece.from {
        for tip in PaintShapes.tips(in: piece, isForward: isForward) where abs(edge - tip) < Self.longest {
          arrows += PaintShapes.arrow(
            lane.band.turns, at: tip, offset: (lane.left + lane.right) / 2, isForward: isForward, track)
        }
      }
    }
  }

  /// Whether each lane before a manoeuvre leads there: by the route's own word where its lanes are those of the street,
  /// else by the arrows on the lanes.
  private static func needed(_ turns: [LaneTurns], at distance: Double, _ line: RouteLine) -> [Bool] {
    let step = line.route.step(at: distance)
    if let lanes = step?.lanes, lanes.count == turns.count, lanes.contains(where: \.isRecommended) {
      return lanes.map(\.isRecommended)
    }
    let (before, after) = (line.direction(at: distance - probe), line.direction(at: distance + probe))
    // y points south: a positive cross product is a turn to the right.
    let degrees = atan2(before.cross(after), before.dot(after)) * 180 / .pi
    let direction = TurnDirection(degrees: degrees, drivingSide: step?.drivingSide ?? .right)
    return needed(turns, for: direction)
  }

  static func needed(_ turns: [LaneTurns], for direction: TurnDirection) -> [Bool] {
    turns.map { $0.leads(direction) }
  }

  /// Where traffic waits before a place: at its stop line, else where the junction begins.
  private static func stop(of laid: LaidTrack, before end: Double, isForward: Bool) -> Double {
    let stops = laid.stops.filter { $0.isForward == isForward }.map(\.measure)
    let near = stops.filter { isForward ? $0 <= end && $0 > end - 40 : $0 >= end && $0 < end + 40 }
    if let stop = isForward ? near.min() : near.max() { return isForward ? stop - 0.7 : stop + 0.7 }
    let block = laid.track.junctions.first { $0.from - 1 <= end && end <= $0.to + 1 }
    return block.map { isForward ? $0.from : $0.to } ?? end
  }

  /// Lights a lane, growing stronger over the first metres.
  private mutating func light(
    _ left: Double, _ right: Double, from start: Double, to end: Double, _ track: StreetTrack
  ) {
    let sign = end > start ? 1.0 : -1.0
    let ramp = min(Self.ramp, abs(end - start) / 2)
    func add(_ from: Double, _ to: Double, _ opacity: Double) {
      pieces.append(
        Piece(ring: track.ring(from: min(from, to), to: max(from, to), left: left, right: right), opacity: opacity))
    }
    for step in 0..<Self.rampSteps {
      let (a, b) = (Double(step) / Double(Self.rampSteps), Double(step + 1) / Double(Self.rampSteps))
      add(start + sign * ramp * a, start + sign * ramp * b, (a + b) / 2)
    }
    add(start + sign * ramp, end, 1)
  }
}

extension Route {
  /// The step that begins at a distance along the route, in metres.
  fileprivate func step(at distance: Double) -> Step? {
    legs.lazy.flatMap(\.steps).first { abs($0.distanceAlongRoute - distance) < 0.5 && $0.maneuver != .depart }
  }
}
