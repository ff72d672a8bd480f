import Geometry
import JSON
import MapData

/// The features of a GeoJSON source (or of any other that has no tiles), cut into tiles as they are asked for.
struct GeoJSONTiles: Sendable {
  /// What a style says of how the source is cut.
  struct Options: Sendable {
    var maxZoom = 18
    /// Points of a tile of 512 by which what it holds reaches beyond it.
    var buffer = 128.0
    /// Points by which lines may be off.
    var tolerance = 0.375
    var hasLineMetrics = false
  }

  var options = Options()
  var shapes: [GeoJSONShape] = []
  var clusters: PointClusters?

  func features(of tile: ViewTile) -> [SourceFeature] {
    var result: [SourceFeature] = []
    let side = tile.side
    let origin = Point(Double(tile.x), Double(tile.y)) * side
    let margin = side * options.buffer / 512
    let box = Rect(x: origin.x, y: origin.y, width: side, height: side).inset(by: -margin)
    let allowed = tile.zoom < options.maxZoom ? options.tolerance * side / 512 : 0
    if let clusters, let shapes = clusters.shapes(zoom: tile.zoom) {
      for shape in shapes { cut(shape, box, origin, side, 0, into: &result) }
      return result
    }
    for shape in shapes { cut(shape, box, origin, side, allowed, into: &result) }
    return result
  }

  private func cut(
    _ shape: GeoJSONShape, _ box: Rect, _ origin: Point, _ side: Double, _ allowed: Double,
    into result: inout [SourceFeature]
  ) {
    // What reaches beyond the world's sides shows in its neighbours.
    let copies =
      Int(
        (box.minX - shape.bounds.maxX).rounded(.up))...max(
        Int((box.minX - shape.bounds.maxX).rounded(.up)), Int((box.maxX - shape.bounds.minX).rounded(.down)))
    for copy in copies.clamped(to: -4...4) {
      let shift = Point(Double(copy), 0)
      guard box.touches(shape.bounds.offset(by: shift)) else { continue }
      var parts: [[Point]] = []
      var shares: [ClosedRange<Double>] = []
      for (index, part) in shape.parts.enumerated() {
        switch shape.kind {
        case .point:
          let kept = part.map { $0 + shift }.filter {
            $0.x >= box.minX && $0.x <= box.maxX && $0.y >= box.minY && $0.y <= box.maxY
          }
          if !kept.isEmpty { parts.append(kept) }
        case .line:
          let line = simplified(part, shape.importance[index], allowed).map { $0 + shift }
          for piece in LineClip.pieces(line, in: box) {
            parts.append(piece.points)
            shares.append(piece.shares)
          }
        case .polygon:
          let ring = simplified(part, shape.importance[index], allowed).map { $0 + shift }
          let cut = LineClip.ring(ring, in: box)
          if cut.count > 3 { parts.append(cut) }
        }
      }
      guard !parts.isEmpty else { continue }
      let scale = TileStore.extent / side
      let units = parts.map { part in
        part.map { (($0 - origin) * scale).rounded(.toNearestOrAwayFromZero) }
      }
      var feature = SourceFeature(
        tile: TileFeature(
          feature: shape.feature, kind: shape.kind,
          parts: shape.kind == .polygon ? RingGroups.turned(units.map(opened)) : units),
        structured: shape.structured)
      if options.hasLineMetrics, shape.kind == .line { feature.shares = shares }
      feature.hasOrientedRings = false
      result.append(feature)
    }
  }

  /// A ring without its closing point.
  private func opened(_ ring: [Point]) -> [Point] {
    ring.count > 1 && ring.first == ring.last ? Array(ring.dropLast()) : ring
  }

  private func simplified(_ line: [Point], _ importance: [Double], _ allowed: Double) -> [Point] {
    guard allowed > 0 else { return line }
    let least = allowed * allowed
    return line.indices.filter { importance[$0] > least }.map { line[$0] }
  }
}

/// Cuts lines and rings at a box.
enum LineClip {
  /// The pieces of a line inside, each with the shares of the whole line's length at which it begins and ends.
  static func pieces(_ line: [Point], in box: Rect) -> [(points: [Point], shares: ClosedRange<Double>)] {
    var lengths = [0.0]
    for index in line.indices.dropFirst() {
      lengths.append(lengths[index - 1] + (line[index] - line[index - 1]).length)
    }
    let total = max(lengths.last ?? 0, .leastNormalMagnitude)
    var result: [(points: [Point], shares: ClosedRange<Double>)] = []
    var current: [Point] = []
    var (start, end) = (0.0, 0.0)
    func close() {
      if current.count > 1 { result.append((current, min(start, end)...max(start, end))) }
      current = []
    }
    for index in line.indices.dropFirst() {
      let (a, b) = (line[index - 1], line[index])
      guard let (t0, t1) = inside(a, b, box) else {
        close()
        continue
      }
      let step = lengths[index] - lengths[index - 1]
      if current.isEmpty {
        current = [t0 == 0 ? a : a + (b - a) * t0]
        start = (lengths[index - 1] + step * t0) / total
      }
      current.append(t1 == 1 ? b : a + (b - a) * t1)
      end = (lengths[index - 1] + step * t1) / total
      if t1 < 1 { close() }
    }
    close()
    return result
  }

  private static func inside(_ a: Point, _ b: Point, _ box: Rect) -> (Double, Double)? {
    let d = b - a
    var (low, high) = (0.0, 1.0)
    for (from, step, least, most) in [(a.x, d.x, box.minX, box.maxX), (a.y, d.y, box.minY, box.maxY)] {
      if step == 0 {
        if from < least || from > most { return nil }
        continue
      }
      let (t0, t1) = ((least - from) / step, (most - from) / step)
      low = max(low, min(t0, t1))
      high = min(high, max(t0, t1))
    }
    return low <= high ? (low, high) : nil
  }

  /// What of a closed ring lies inside; sides that leave the box run along its border.
  static func ring(_ ring: [Point], in box: Rect) -> [Point] {
    var points = ring.count > 1 && ring.first == ring.last ? Array(ring.dropLast()) : ring
    guard points.count > 2 else { return [] }
    if points.allSatisfy({ $0.x >= box.minX && $0.x <= box.maxX && $0.y >= box.minY && $0.y <= box.maxY }) {
      return points + points.prefix(1)
    }
    func cut(_ distance: (Point) -> Double) {
      var kept: [Point] = []
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let (da, db) = (distance(a), distance(b))
        if da >= 0 { kept.append(a) }
        if (da >= 0) != (db >= 0) { kept.append(a + (b - a) * (da / (da - db))) }
      }
      points = kept
    }
    cut { $0.x - box.minX }
    cut { box.maxX - $0.x }
    cut { $0.y - box.minY }
    cut { box.maxY - $0.y }
    guard points.count > 2 else { return [] }
    return points + points.prefix(1)
  }
}
