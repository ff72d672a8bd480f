import Geometry

/// A crossing on a track.
struct TrackCrossing: Sendable {
  var measure: Double
  var kind: CrossingKind
  var across: Point?
  var hasIsland: Bool

  /// Along the street.
  static let depth = 3.2
  /// Between it and the lines before it.
  static let air = 2.4
}

/// A line at which traffic waits.
struct TrackStop: Sendable {
  /// Its front edge.
  var measure: Double
  /// Whether it is for traffic along the track.
  var isForward: Bool
}

/// A track with what is found on it.
struct LaidTrack: Sendable {
  private(set) var track: StreetTrack
  let bounds: Rect
  private(set) var crossings: [TrackCrossing] = []
  private(set) var stops: [TrackStop] = []
  /// What slows traffic down, by its middle.
  private(set) var calmings: [(measure: Double, kind: CalmingKind)] = []

  init(_ chain: StreetChain, graph: StreetGraph, marks: StreetMarks) {
    track = StreetTrack(chain)
    bounds = Rect(bounding: chain.points)
    addSections(chain, graph)
    addJunctions(chain, graph)
    let spots = spots(chain, graph, marks)
    for spot in spots {
      guard let kind = spot.spot.crossing, kind != .none else { continue }
      guard !crossings.contains(where: { abs($0.measure - spot.measure) < TrackCrossing.depth }) else { continue }
      crossings.append(
        TrackCrossing(
          measure: spot.measure, kind: kind, across: spot.spot.across, hasIsland: spot.spot.hasIsland))
    }
    for spot in spots where spot.spot.stops { addStops(spot) }
    calmings = spots.compactMap { spot in spot.spot.calming.map { (spot.measure, $0) } }
    let half = TrackCrossing.depth / 2 + TrackCrossing.air
    track.blocks =
      track.junctions
      + crossings.map { StreetTrack.Block(from: $0.measure - half, to: $0.measure + half) }
      + stops.map { StreetTrack.Block(from: $0.measure - 1, to: $0.measure + 1) }
  }

  // MARK: Sections and junctions

  private mutating func addSections(_ chain: StreetChain, _ graph: StreetGraph) {
    var from = 0.0
    for run in chain.runs {
      let to = track.measure(ofPoint: run.to)
      let section = StreetTrack.Section(
        from: from, to: to, carriageway: chain.carriageway(run, graph), kind: run.kind)
      if let last = track.sections.last, last.carriageway == section.carriageway, last.kind == section.kind {
        track.sections[track.sections.count - 1].to = to
      } else {
        track.sections.append(section)
      }
      from = to
    }
  }

  private mutating func addJunctions(_ chain: StreetChain, _ graph: StreetGraph) {
    let last = chain.points.count - 1
    for (index, number) in chain.nodes {
      let node = graph.nodes[number]
      let measure = track.measure(ofPoint: index)
      func stop(towards neighbor: Int) -> Double {
        guard chain.points.indices.contains(neighbor) else { return 0 }
        let direction = (chain.points[neighbor] - chain.points[index]).normalized
        guard node.realCount >= 3 else {
          // A drive ends at the kerb of the street that it leads onto.
          return index == 0 || index == last ? node.widestHalf : 0
        }
        let arm = node.arms.max { graph.direction($0).dot(direction) < graph.direction($1).dot(direction) }
        return arm.map { graph.laneStop($0, at: node) } ?? 0
      }
      let (back, ahead) = (stop(towards: index - 1), stop(towards: index + 1))
      guard back + ahead > 0, node.arms.count > 2 else { continue }
      track.junctions.append(StreetTrack.Block(from: measure - back, to: measure + ahead))
    }
  }

  // MARK: Stops

  private typealias PlacedSpot = (measure: Double, spot: StreetMarks.Spot, isAgainst: Bool, isJunction: Bool)

  private func spots(_ chain: StreetChain, _ graph: StreetGraph, _ marks: StreetMarks) -> [PlacedSpot] {
    var result: [PlacedSpot] = []
    var from = 0.0
    for run in chain.runs {
      let to = track.measure(ofPoint: run.to)
      let way = graph.ways[run.way]
      for (index, point) in way.points.enumerated() {
        guard let spot = marks.spots[PointKey(point)],
          let nearest = track.line.nearest(to: point, from: from - 0.1, to: to + 0.1), nearest.away < 2
        else { continue }
        if result.contains(where: { abs($0.measure - nearest.measure) < 0.1 }) { continue }
        let node = graph.node(run.way, index).map { graph.nodes[$0].realCount >= 3 } ?? false
        result.append((nearest.measure, spot, run.isReversed, node))
      }
      from = to
    }
    return result
  }

  /// From a signal back to what lies before the junction, at most.
  private static let farthestStop = 24.0
  /// Signals nearer to a junction than this are for the traffic that comes to it.
  private static let nearJunction = 60.0
  private static let stopAir = 0.6
  /// No car waits between a crossing and a junction that are nearer to each other.
  private static let carLength = 5.0

  private mutating func addStops(_ spot: PlacedSpot) {
    for isForward in [true, false] where isFor(spot, isForward: isForward) {
      let sign = isForward ? 1.0 : -1.0
      var measure = spot.measure
      let covers =
        track.junctions
        + crossings.map {
          StreetTrack.Block(
            from: $0.measure - TrackCrossing.depth / 2, to: $0.measure + TrackCrossing.depth / 2)
        }
      // Blocks may follow each other; each is left once at most.
      for _ in 0...covers.count {
        let (before, after) = isForward ? (Self.stopAir, Self.carLength) : (Self.carLength, Self.stopAir)
        guard let block = covers.first(where: { $0.from - before < measure && measure < $0.to + after }) else { break }
        measure = isForward ? block.from - Self.stopAir : block.to + Self.stopAir
      }
      guard abs(measure - spot.measure) <= Self.farthestStop, measure > 1, measure < track.length - 1,
        !stops.contains(where: { $0.isForward == isForward && abs($0.measure - measure) < 12 }),
        (track.section(at: measure - sign * 0.1)?.carriageway.lanes(forward: isForward).isEmpty) == false
      else { continue }
      stops.append(TrackStop(measure: measure, isForward: isForward))
    }
  }

  private func isFor(_ spot: PlacedSpot, isForward: Bool) -> Bool {
    switch spot.spot.direction {
    case "forward": return isForward != spot.isAgainst
    case "backward": return isForward == spot.isAgainst
    default: break
    }
    if spot.isJunction { return true }
    let ahead = track.junctions.map { $0.from - spot.measure }.filter { $0 > -1 }.min() ?? .infinity
    let behind = track.junctions.map { spot.measure - $0.to }.filter { $0 > -1 }.min() ?? .infinity
    guard min(ahead, behind) < Self.nearJunction else { return spot.spot.isSignal }
    return isForward == (ahead <= behind)
  }
}

extension Carriageway {
  /// The offsets from the line to the left and right edges of the lanes of one direction, from left to right with their
  /// bands; a lane that both directions share counts for both.
  func lanes(forward: Bool) -> [(left: Double, right: Double, band: Band)] {
    let edges = edges
    var result: [(left: Double, right: Double, band: Band)] = []
    let isShared = !isOneWay && !bands.contains { $0.isLane && !$0.isForward }
    for (index, band) in bands.enumerated() where band.isLane && (band.isForward == forward || isShared) {
      result.append((edges[index], edges[index + 1], band))
    }
    return result
  }
}
