import Geometry

/// Paint and coloured bands on carriageways, by what they are of.
struct PaintShapes: Sendable {
  var parking, cycle, bus, islands: RingStore
  /// Lines, zebras and stop lines.
  var marks: RingStore
  var yellow, arrows: RingStore
  /// What lies beyond it is left out.
  let sight: StreetSight?

  init(in sight: StreetSight? = nil) {
    self.sight = sight
    let empty = RingStore(in: sight)
    (parking, cycle, bus, islands) = (empty, empty, empty, empty)
    (marks, yellow, arrows) = (empty, empty, empty)
  }
}

extension PaintShapes {
  /// Lines in metres; from the sizes of real ones, drawn a little stronger.
  private enum Size {
    static let shortestPiece = 4.0
    static let separator = (dash: 3.0, gap: 6.0, width: 0.16)
    static let fastSeparator = (dash: 3.0, gap: 9.0, width: 0.2)
    static let center = (dash: 3.0, gap: 3.0, width: 0.15)
    static let doubleCenter = (width: 0.13, apart: 0.3)
    static let yellow = (width: 0.12, apart: 0.28)
    static let parkingEdge = (dash: 1.0, gap: 1.0, width: 0.1)
    static let cycleEdge = 0.14
    static let edge = (width: 0.16, inside: 0.35)
    static let zebra = (dash: 0.5, gap: 0.6)
    static let row = (dash: 0.5, gap: 0.4, width: 0.24)
    static let stop = (depth: 0.5, aside: 0.2)
    static let kerbAir = 0.25
    static let parkingSlant = 1.5
    static let island = (length: 5.0, width: 1.8)
    /// No crossing with its islands reaches farther along a street.
    static let across = 10.0
  }

  /// Adds all that is painted on a track.
  mutating func add(_ laid: LaidTrack, customs: StreetCustoms) {
    let track = laid.track
    guard sight.sees(laid.bounds.inset(by: -track.widest - Size.across)) else { return }
    for section in track.sections {
      addBands(section, track)
      addLines(section, track, customs)
      addArrows(section, laid)
    }
    for crossing in laid.crossings
    where sight.sees(track.place(crossing.measure, 0), reach: 2 * track.widest + Size.across) {
      addCrossing(crossing, track)
      if crossing.hasIsland { addIsland(crossing, track) }
    }
    for stop in laid.stops { addStop(stop, track, customs) }
    for calming in laid.calmings where sight.sees(track.place(calming.measure, 0), reach: 2 * track.widest) {
      addCalming(calming.kind, at: calming.measure, track)
    }
  }

  /// The parts of a section that no block covers, are long enough and may show.
  func pieces(of section: StreetTrack.Section, _ track: StreetTrack, least: Double) -> [StreetTrack.Block] {
    let pieces = StreetTrack.free(from: section.from, to: section.to, of: track.blocks, least: least)
    guard sight != nil else { return pieces }
    return pieces.filter {
      let half = ($0.to - $0.from) / 2
      return sight.sees(track.place($0.from + half, 0), reach: half + track.widest)
    }
  }

  // MARK: Bands

  private mutating func addBands(_ section: StreetTrack.Section, _ track: StreetTrack) {
    let edges = section.carriageway.edges
    for (index, band) in section.carriageway.bands.enumerated() where band.use != .lane {
      for piece in pieces(of: section, track, least: Size.shortestPiece) {
        let isLeft = index == 0
        let slant = band.use == .parking ? (isLeft ? Size.parkingSlant : -Size.parkingSlant) : 0
        let ring = track.ring(
          from: piece.from, to: piece.to, left: edges[index], right: edges[index + 1], slant: slant)
        switch band.use {
        case .parking: parking.add(ring, kind: section.kind)
        case .cycle: cycle.add(ring, kind: section.kind)
        case .bus: bus.add(ring, kind: section.kind)
        case .lane: break
        }
      }
    }
  }

  // MARK: Lines

  private mutating func addLines(_ section: StreetTrack.Section, _ track: StreetTrack, _ customs: StreetCustoms) {
    let pieces = pieces(of: section, track, least: Size.shortestPiece)
    guard !pieces.isEmpty else { return }
    let bands = section.carriageway.bands
    let edges = section.carriageway.edges
    let laneCount = bands.count { $0.isLane }
    for (before, after, edge) in zip(zip(bands, bands.dropFirst()), edges.dropFirst()).map({ ($0.0, $0.1, $1) }) {
      for piece in pieces where isOpen(edge, track, piece) {
        switch (before.use, after.use) {
        case (.cycle, _), (_, .cycle): addLine(piece, edge, width: Size.cycleEdge, track)
        case (.parking, _), (_, .parking): addDashes(piece, edge, Size.parkingEdge, track)
        case _ where before.isForward != after.isForward:
          addCenter(piece, edge, laneCount: laneCount, track, customs)
        case (.bus, .lane), (.lane, .bus): addLine(piece, edge, width: Size.separator.width, track)
        default: addDashes(piece, edge, section.kind.isFast ? Size.fastSeparator : Size.separator, track)
        }
      }
    }
    guard section.kind.isFast, let first = edges.first, let last = edges.last else { return }
    for piece in pieces {
      addLine(piece, first - Size.edge.inside, width: Size.edge.width, track)
      addLine(piece, last + Size.edge.inside, width: Size.edge.width, track)
    }
  }

  /// Whether a line lies between the kerbs, not on one of them where the street is narrower than its tags say.
  private func isOpen(_ offset: Double, _ track: StreetTrack, _ piece: StreetTrack.Block) -> Bool {
    let kerbs = track.kerbs(at: (piece.from + piece.to) / 2)
    return offset < kerbs.left - 0.6 && offset > 0.6 - kerbs.right
  }

  private mutating func addCenter(
    _ piece: StreetTrack.Block, _ offset: Double, laneCount: Int, _ track: StreetTrack, _ customs: StreetCustoms
  ) {
    if customs.hasYellowLines {
      for side in [-0.5, 0.5] {
        let offset = offset + side * Size.yellow.apart
        let ring = track.ring(
          from: piece.from, to: piece.to, left: offset + Size.yellow.width / 2, right: offset - Size.yellow.width / 2)
        yellow.add(ring, kind: .residential)
      }
    } else if laneCount >= 4 {
      for side in [-0.5, 0.5] {
        addLine(piece, offset + side * Size.doubleCenter.apart, width: Size.doubleCenter.width, track)
      }
    } else {
      addDashes(piece, offset, Size.center, track)
    }
  }

  private mutating func addLine(_ piece: StreetTrack.Block, _ offset: Double, width: Double, _ track: StreetTrack) {
    marks.add(
      track.ring(from: piece.from, to: piece.to, left: offset + width / 2, right: offset - width / 2),
      kind: .residential)
  }

  private mutating func addDashes(
    _ piece: StreetTrack.Block, _ offset: Double, _ size: (dash: Double, gap: Double, width: Double),
    _ track: StreetTrack
  ) {
    for start in Dashes.starts(length: piece.to - piece.from, dash: size.dash, gap: size.gap) {
      let from = piece.from + start
      addLine(StreetTrack.Block(from: from, to: from + size.dash), offset, width: size.width, track)
    }
  }

  // MARK: Across the street

  private mutating func addCrossing(_ crossing: TrackCrossing, _ track: StreetTrack) {
    let kerbs = track.kerbs(at: crossing.measure)
    let width = kerbs.left + kerbs.right - 2 * Size.kerbAir
    guard width > 1.5, crossing.measure > 1, crossing.measure < track.length - 1 else { return }
    let along = track.line.direction(at: crossing.measure)
    // A crossing that runs askew moves along the street from kerb to kerb; beyond 35° it is drawn straight.
    var skew = 0.0
    if let across = crossing.across {
      let (ahead, aside) = (across.dot(along), across.dot(along.perpendicular))
      if abs(aside) > 0.82 { skew = ahead / aside }
    }
    let rightmost = Size.kerbAir - kerbs.right
    func add(_ offset: Double, width: Double, from: Double, to: Double) {
      func place(_ offset: Double, _ distance: Double) -> Point {
        track.place(crossing.measure, offset) + along * (distance + skew * offset)
      }
      marks.add(
        [place(offset, from), place(offset, to), place(offset + width, to), place(offset + width, from)],
        kind: .residential)
    }
    let half = TrackCrossing.depth / 2
    switch crossing.kind {
    case .zebra:
      for start in Dashes.starts(length: width, dash: Size.zebra.dash, gap: Size.zebra.gap) {
        add(rightmost + start, width: Size.zebra.dash, from: -half, to: half)
      }
    case .rows:
      for start in Dashes.starts(length: width, dash: Size.row.dash, gap: Size.row.gap) {
        add(rightmost + start, width: Size.row.dash, from: -half - Size.row.width / 2, to: -half + Size.row.width / 2)
        add(rightmost + start, width: Size.row.dash, from: half - Size.row.width / 2, to: half + Size.row.width / 2)
      }
    case .none: break
    }
  }

  /// Two refuges in the middle of the street, before and beyond a crossing.
  private mutating func addIsland(_ crossing: TrackCrossing, _ track: StreetTrack) {
    guard let section = track.section(at: crossing.measure) else { return }
    let kerbs = track.kerbs(at: crossing.measure)
    guard kerbs.left + kerbs.right >= 7 else { return }
    let edges = section.carriageway.edges
    let bands = section.carriageway.bands
    let split = bands.indices.dropFirst().first {
      bands[$0].isLane && bands[$0 - 1].isLane && bands[$0].isForward != bands[$0 - 1].isForward
    }
    let middle = split.map { edges[$0] } ?? (kerbs.left - kerbs.right) / 2
    let (near, half) = (TrackCrossing.depth / 2, Size.island.width / 2)
    for sign in [-1.0, 1] {
      let outline = [
        (near, half), (near + 0.72 * Size.island.length, half * 0.8), (near + Size.island.length, 0),
        (near + 0.72 * Size.island.length, -half * 0.8), (near, -half),
      ]
      islands.add(
        outline.map { track.place(crossing.measure + sign * $0.0, middle + $0.1) }, kind: .residential)
    }
  }

  private mutating func addStop(_ stop: TrackStop, _ track: StreetTrack, _ customs: StreetCustoms) {
    let sign = stop.isForward ? 1.0 : -1.0
    guard let section = track.section(at: stop.measure - sign * 0.1) else { return }
    let lanes = section.carriageway.lanes(forward: stop.isForward)
    guard var left = lanes.first?.left, var right = lanes.last?.right else { return }
    if lanes.count == 1, !section.carriageway.isOneWay, lanes[0].band.isForward,
      !section.carriageway.bands.contains(where: { $0.isLane && !$0.isForward })
    {
      // One lane for both directions: the line covers the half that the driver keeps to.
      let middle = (left + right) / 2
      if stop.isForward != customs.drivesOnLeft { left = middle } else { right = middle }
    }
    let (from, to) =
      stop.isForward ? (stop.measure - Size.stop.depth, stop.measure) : (stop.measure, stop.measure + Size.stop.depth)
    marks.add(
      track.ring(from: from, to: to, left: left - Size.stop.aside, right: right + Size.stop.aside),
      kind: .residential)
  }
}
