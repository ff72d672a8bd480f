import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line of text along a curve, cluster by cluster.
///
/// Each cluster stands on a chord of the curve as long as the cluster is wide, and the next chord begins where the last
/// one ends. So the gaps between letters are those of straight text, however the curve bends, where setting each
/// letter's middle by arc length squeezes letters on tight bends.
public struct CurvedLine: Sendable {
  /// Where a cluster stands.
  struct Placement: Sendable {
    /// The beginning of the chord.
    var start: Point
    /// The unit vector of reading direction.
    var direction: Point
  }

  /// The line as it was before it was bent.
  public let line: TextLine
  let placements: [Placement]
  private let centerLift: Double

  init(line: TextLine, placements: [Placement], centerLift: Double) {
    self.line = line
    self.placements = placements
    self.centerLift = centerLift
  }

  /// A box around each cluster, from the descenders' to the ascenders' height, for tests of overlap.
  public var clusterBoxes: [Rect] {
    zip(line.clusters, placements).map { cluster, placement in
      let transform = transform(cluster, placement)
      return Rect(
        bounding: [
          Point(cluster.x, -line.size), Point(cluster.x + cluster.advance, -line.size),
          Point(cluster.x + cluster.advance, line.size * 0.3), Point(cluster.x, line.size * 0.3),
        ].map { transform($0) })
    }
  }

  /// Appends the outlines of all glyphs, to be filled with the nonzero rule.
  public func append(to path: inout Path) {
    for (cluster, placement) in zip(line.clusters, placements) {
      line.append(to: &path, cluster: cluster, transform: transform(cluster, placement))
    }
  }

  /// The line with what maps each cluster from the straight line to the picture.
  public var placed: PlacedLine {
    PlacedLine(
      line.written, transforms: zip(line.clusters, placements).map { transform($0, $1) }, axis: centerLift)
  }

  /// From the straight line's coordinates to the picture's.
  private func transform(_ cluster: TextCluster, _ placement: Placement) -> AffineTransform {
    AffineTransform.translation(Point(-cluster.x, centerLift))
      .then(.rotation(sine: placement.direction.y, cosine: placement.direction.x))
      .then(.translation(placement.start))
  }
}

extension TextLine {
  /// The outlines of the line along `polyline`, or `nil` when it does not fit; see `curved(along:at:maxAngle:)`.
  public func place(along polyline: [Point], at offset: Double, maxAngle: Double) -> Path? {
    guard let curved = curved(along: polyline, at: offset, maxAngle: maxAngle) else { return nil }
    var path = Path()
    curved.append(to: &path)
    return path
  }

  /// Sets the line along a curve, its middle at an arc length, upright: against the polyline's direction when the text
  /// would stand on its head.
  ///
  /// - Parameters:
  ///   - polyline: the curve in pixels; the letters' middle height runs along it.
  ///   - offset: the arc length from the polyline's beginning to the text's middle in pixels.
  ///   - maxAngle: the most, in degrees, that the direction may change between neighbouring clusters, and in all over
  ///     any stretch as long as two ems.
  ///   - centerLift: how far the baseline lies below the curve in pixels; by default half the height of capitals.
  /// - Returns: `nil` when an end lies beyond the polyline's, the curve bends more than `maxAngle`, or letters would lean
  ///   more than 30° beyond the vertical.
  public func curved(
    along polyline: [Point], at offset: Double, maxAngle: Double, centerLift: Double? = nil
  ) -> CurvedLine? {
    let forward = Polyline(polyline)
    guard !clusters.isEmpty, offset.isFinite, forward.length > 0, forward.length.isFinite,
      forward.points.allSatisfy({ $0.isFinite })
    else { return nil }
    let walker = CurveWalker(line: self)
    guard let placed = walker.walk(forward, middle: offset) else { return nil }
    var placements = placed.placements
    if placed.isUpsideDown {
      let backward = forward.reversed
      guard let turned = walker.walk(backward, middle: backward.length - offset) else { return nil }
      placements = turned.placements
    }
    guard walker.bends(placements, atMost: maxAngle), walker.isUpright(placements) else { return nil }
    return CurvedLine(line: self, placements: placements, centerLift: centerLift ?? size * 0.357)
  }

  /// Appends the outlines of one cluster.
  func append(to path: inout Path, cluster: TextCluster, transform: AffineTransform) {
    for run in runs where run.glyphs.overlaps(cluster.glyphs) {
      let scaled = AffineTransform.scale(run.scale)
      for glyph in glyphs[cluster.glyphs.clamped(to: run.glyphs)] where !glyph.outline.path.isEmpty {
        path.append(glyph.outline.path, transform: scaled.then(.translation(glyph.origin)).then(transform))
      }
    }
  }
}

/// Lays the clusters of a line chord by chord on a curve.
private struct CurveWalker {
  let line: TextLine

  struct Walk {
    var placements: [CurvedLine.Placement]
    var start, end: Polyline.Place

    var isUpsideDown: Bool {
      let run = end.point - start.point
      return abs(run.x) > 1e-9 ? run.x < 0 : run.y > 0
    }
  }

  func walk(_ curve: Polyline, middle: Double) -> Walk? {
    // Chords take more of the curve than the text is wide, so the first walk only finds how much.
    let start = middle - line.width / 2
    guard let trial = walk(curve, from: start) else { return nil }
    let excess = trial.end.measure - (start + line.width)
    return excess > 1e-9 ? walk(curve, from: start - excess / 2) : trial
  }

  private func walk(_ curve: Polyline, from arcLength: Double) -> Walk? {
    // Rounding must not drop a text that fits exactly.
    let arcLength = arcLength < 0 && arcLength > -1e-6 ? 0 : arcLength
    guard let start = curve.place(at: arcLength) else { return nil }
    var placements: [CurvedLine.Placement] = []
    placements.reserveCapacity(line.clusters.count)
    var position = start
    var x = line.clusters[0].x
    for (index, cluster) in line.clusters.enumerated() {
      let isLast = index == line.clusters.count - 1
      let next = isLast ? cluster.x + cluster.advance : line.clusters[index + 1].x
      let distance = next - x
      guard distance > 1e-9 else {
        placements.append(CurvedLine.Placement(start: position.point, direction: .zero))
        continue
      }
      guard let end = self.position(on: curve, after: position, distance: distance) else { return nil }
      placements.append(
        CurvedLine.Placement(start: position.point, direction: (end.point - position.point).normalized))
      position = end
      x = next
    }
    inheritDirections(&placements)
    return Walk(placements: placements, start: start, end: position)
  }

  private func position(
    on curve: Polyline, after start: Polyline.Place, distance: Double
  ) -> Polyline.Place? {
    curve.place(after: start, atDistance: distance)
      ?? (curve.length - start.measure > distance - 1e-6 ? curve.place(at: curve.length) : nil)
  }

  /// Clusters without width turn with the one before them, at the line's beginning with the one after.
  private func inheritDirections(_ placements: inout [CurvedLine.Placement]) {
    var direction = placements.first { $0.direction != .zero }?.direction ?? Point(1, 0)
    for index in placements.indices {
      if placements[index].direction == .zero { placements[index].direction = direction }
      direction = placements[index].direction
    }
  }

  /// Whether no cluster leans more than 30° beyond the vertical.
  func isUpright(_ placements: [CurvedLine.Placement]) -> Bool {
    placements.allSatisfy { $0.direction.x >= -0.5 }
  }

  func bends(_ placements: [CurvedLine.Placement], atMost maxAngle: Double) -> Bool {
    let limit = maxAngle * .pi / 180
    let window = 2 * line.size
    var turns: [(x: Double, angle: Double)] = []
    var sum = 0.0
    var oldest = 0
    for index in placements.indices.dropFirst() {
      let before = placements[index - 1].direction
      let after = placements[index].direction
      let angle = turn(from: before, to: after)
      let x = line.clusters[index].x
      turns.append((x, angle))
      sum += angle
      while turns[oldest].x < x - window {
        sum -= turns[oldest].angle
        oldest += 1
      }
      if angle > limit || sum > limit + 1e-9 { return false }
    }
    return true
  }
}

/// The angle between two directions in radians, 0 to π.
func turn(from before: Point, to after: Point) -> Double { abs(atan2(before.cross(after), before.dot(after))) }
