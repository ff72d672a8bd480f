import Geometry

extension PaintShapes {
  private static let tipAir = 5.0
  private static let repeatLength = 32.0
  private static let mostRepeats = 4
  private static let oneWayLength = 60.0

  /// Arrows of lanes that say where they lead; on one-way streets without any, arrows that say which way.
  mutating func addArrows(_ section: StreetTrack.Section, _ laid: LaidTrack) {
    let track = laid.track
    let lanes = section.carriageway.bands.filter { $0.isLane }
    let pieces = pieces(of: section, track, least: LaneArrowShape.length + Self.tipAir)
    if lanes.contains(where: { !$0.turns.isEmpty }) {
      for isForward in [true, false] {
        for lane in section.carriageway.lanes(forward: isForward) where !lane.band.turns.isEmpty {
          for piece in pieces {
            for tip in Self.tips(in: piece, isForward: isForward) {
              let rings = Self.arrow(
                lane.band.turns, at: tip, offset: (lane.left + lane.right) / 2, isForward: isForward, track)
              for ring in rings { arrows.add(ring, kind: section.kind) }
            }
          }
        }
      }
    } else if section.carriageway.isOneWay, !section.kind.isFast, !lanes.isEmpty {
      let all = section.carriageway.lanes(forward: lanes[0].isForward)
      let lane = all[all.count / 2]
      for piece in pieces {
        let count = max(1, Int(((piece.to - piece.from) / Self.oneWayLength).rounded(.down)))
        for number in 0..<count {
          let middle = piece.from + (piece.to - piece.from) * (Double(number) + 0.5) / Double(count)
          let tip = middle + (lane.band.isForward ? 0.5 : -0.5) * LaneArrowShape.length
          let rings = Self.arrow(
            .through, at: tip, offset: (lane.left + lane.right) / 2, isForward: lane.band.isForward, track)
          for ring in rings { arrows.add(ring, kind: section.kind) }
        }
      }
    }
  }

  /// Where arrows' tips are: 5 m before the end of the free piece, and every 32 m before that.
  static func tips(in piece: StreetTrack.Block, isForward: Bool) -> [Double] {
    (0..<mostRepeats).compactMap { number in
      let back = tipAir + Double(number) * repeatLength
      guard back + LaneArrowShape.length < piece.to - piece.from else { return nil }
      return isForward ? piece.to - back : piece.from + back
    }
  }

  /// An arrow with its tip at a distance along the track.
  static func arrow(
    _ turns: LaneTurns, at tip: Double, offset: Double, isForward: Bool, _ track: StreetTrack
  ) -> [[Point]] {
    let sign = isForward ? 1.0 : -1.0
    return LaneArrowShape.pieces(turns).map { piece in
      piece.map { track.place(tip + sign * $0.x, offset + sign * $0.y) }
    }
  }
}
