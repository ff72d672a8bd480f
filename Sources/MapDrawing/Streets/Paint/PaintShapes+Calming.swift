import Geometry

extension PaintShapes {
  /// Triangles and lines in metres.
  private enum Calming {
    static let tooth = (width: 0.7, gap: 0.4, most: 1.2)
    static let cushion = (width: 1.8, kerbAir: 0.4)
    static let strip = (width: 0.3, apart: 0.9)
    static let kerbAir = 0.25
  }

  /// Marks what slows traffic down: rows of triangles that point up on it from either side, or lines across the street.
  mutating func addCalming(_ kind: CalmingKind, at measure: Double, _ track: StreetTrack) {
    let kerbs = track.kerbs(at: measure)
    guard measure > kind.length / 2, measure < track.length - kind.length / 2 else { return }
    let (right, left) = (Calming.kerbAir - kerbs.right, kerbs.left - Calming.kerbAir)
    switch kind {
    case .bump, .hump, .table, .miniBumps: addTeeth(from: right, to: left, kind, at: measure, track)
    case .cushion:
      guard let section = track.section(at: measure) else { return }
      for (band, edges) in zip(
        section.carriageway.bands, zip(section.carriageway.edges, section.carriageway.edges.dropFirst()))
      where band.isLane {
        let middle = (edges.0 + edges.1) / 2
        let half = min(Calming.cushion.width, edges.0 - edges.1 - Calming.cushion.kerbAir) / 2
        addTeeth(from: middle - half, to: middle + half, kind, at: measure, track)
      }
    case .rumbleStrip:
      for step in -1...1 {
        let from = measure + Double(step) * Calming.strip.apart - Calming.strip.width / 2
        marks.add(track.ring(from: from, to: from + Calming.strip.width, left: left, right: right), kind: .residential)
      }
    }
  }

  /// One row before the middle and one beyond it, their tips towards it.
  private mutating func addTeeth(
    from right: Double, to left: Double, _ kind: CalmingKind, at measure: Double, _ track: StreetTrack
  ) {
    let (half, depth) = (kind.length / 2, min(kind.length / 2, Calming.tooth.most))
    let count = Int((left - right + Calming.tooth.gap) / (Calming.tooth.width + Calming.tooth.gap))
    guard count >= 1 else { return }
    // One at each end; a single one in the middle.
    let step = count > 1 ? (left - right - Calming.tooth.width) / Double(count - 1) : 0
    let first = count > 1 ? right : (left + right - Calming.tooth.width) / 2
    for index in 0..<count {
      let a = first + Double(index) * step
      let b = a + Calming.tooth.width
      for sign in [-1.0, 1] {
        let (foot, tip) = (measure + sign * half, measure + sign * (half - depth))
        marks.add([track.place(foot, a), track.place(tip, (a + b) / 2), track.place(foot, b)], kind: .residential)
      }
    }
  }
}
