import Geometry

/// A text that has been set along a curve: what it covers, and its outlines.
public protocol TextOnCurve: Sendable {
  /// A box around each letter or cluster, for tests of overlap.
  var clusterBoxes: [Rect] { get }
  /// Appends the outlines of all glyphs, to be filled with the nonzero rule.
  func append(to path: inout Path)
  /// What it says, with its place; `nil` for stacked text, which documents show as outlines.
  var written: PlacedLine? { get }
}

extension CurvedLine: TextOnCurve {
  /// What it says, with its place.
  public var written: PlacedLine? { placed }
}

/// A stacked text down a steep curve: upright letters with their middles on it, words on their side along it.
public struct StackedLine: TextOnCurve {
  struct Placement: Sendable {
    /// Where the axis enters the cell.
    var start: Point
    /// The unit vector of reading direction.
    var direction: Point
    /// How far the cell reaches along the curve.
    var reach: Double
  }

  /// The text as it was before it was set.
  public let text: StackedText
  let placements: [Placement]

  /// Stacked letters are outlines in documents.
  public var written: PlacedLine? { nil }

  /// A square for each upright letter, and a box around each letter on its side.
  public var clusterBoxes: [Rect] {
    zip(text.cells, placements).map { cell, placement in
      let half = Point(cell.breadth / 2, cell.advance / 2)
      let middle = placement.start + placement.direction * (placement.reach / 2)
      guard !cell.isUpright else {
        return Rect(minX: middle.x - half.x, minY: middle.y - half.y, maxX: middle.x + half.x, maxY: middle.y + half.y)
      }
      let across = placement.direction.perpendicular * half.x
      let end = placement.start + placement.direction * placement.reach
      return Rect(bounding: [placement.start - across, placement.start + across, end - across, end + across])
    }
  }

  /// Where each upright letter's square begins: the middle of its upper side.
  public var uprightOrigins: [Point] {
    zip(text.cells, placements).filter(\.0.isUpright).map(origin)
  }

  /// Appends the outlines of all glyphs, to be filled with the nonzero rule.
  public func append(to path: inout Path) {
    for (cell, placement) in zip(text.cells, placements) {
      let place =
        cell.isUpright
        ? AffineTransform.translation(origin(cell, placement))
        : AffineTransform.rotation(sine: placement.direction.y, cosine: placement.direction.x)
          .then(.translation(placement.start))
      for glyph in cell.glyphs where !glyph.outline.path.isEmpty {
        path.append(
          glyph.outline.path,
          transform: AffineTransform.scale(glyph.scale.x, glyph.scale.y).then(.translation(glyph.origin)).then(place))
      }
    }
  }

  private func origin(_ cell: StackedText.Cell, _ placement: Placement) -> Point {
    placement.start + placement.direction * (placement.reach / 2) - Point(0, cell.advance / 2)
  }
}

extension StackedText {
  /// Sets the text down a curve.
  ///
  /// On a slope letters keep so far apart that their squares do not meet.
  ///
  /// - Parameters:
  ///   - polyline: the curve in pixels.
  ///   - offset: the arc length from the polyline's beginning to the text's middle in pixels.
  ///   - maxAngle: the most, in degrees, that the direction may change between neighbouring cells.
  /// - Returns: `nil` where the curve is flatter than 45° on the whole, ends too early, or bends more than `maxAngle`.
  public func stacked(along polyline: [Point], at offset: Double, maxAngle: Double) -> StackedLine? {
    var curve = Polyline(polyline)
    guard offset.isFinite, curve.length > 0, curve.length.isFinite, curve.points.allSatisfy({ $0.isFinite }),
      let middle = curve.place(at: offset)?.point
    else { return nil }
    var offset = offset
    let ends = [-0.5, 0.5].map { curve.point(at: offset + $0 * length) ?? middle }
    if ends[0].y > ends[1].y {
      curve = curve.reversed
      offset = curve.length - offset
    }
    guard abs(ends[1].y - ends[0].y) >= abs(ends[1].x - ends[0].x) else { return nil }
    // Slopes take more of the curve than the text is long, so the first walk only finds how much.
    var start = offset - length / 2
    guard let trial = walk(curve, from: max(start, 0)) else { return nil }
    start = offset - (trial.end - max(start, 0)) / 2
    guard start >= -1e-6, let placed = walk(curve, from: max(start, 0)), bends(placed.placements, atMost: maxAngle)
    else { return nil }
    return StackedLine(text: self, placements: placed.placements)
  }

  private func walk(_ curve: Polyline, from start: Double) -> (placements: [StackedLine.Placement], end: Double)? {
    var placements: [StackedLine.Placement] = []
    guard var position = curve.place(at: start) else { return nil }
    for cell in cells {
      let slope = curve.direction(at: position.measure)
      let steepness = max(abs(slope.x), abs(slope.y))
      let distance = cell.isUpright && steepness > 0 ? cell.advance / steepness : cell.advance
      guard distance > 1e-9 else {
        placements.append(.init(start: position.point, direction: slope, reach: 0))
        continue
      }
      guard let next = curve.place(after: position, atDistance: distance) else { return nil }
      let direction = (next.point - position.point).normalized
      // A letter that stands beside the one before it is no stack.
      guard direction.y >= 0.5 else { return nil }
      placements.append(.init(start: position.point, direction: direction, reach: distance))
      position = next
    }
    return (placements, position.measure)
  }

  private func bends(_ placements: [StackedLine.Placement], atMost maxAngle: Double) -> Bool {
    zip(placements, placements.dropFirst()).allSatisfy {
      turn(from: $0.direction, to: $1.direction) <= maxAngle * .pi / 180
    }
  }
}
