import Foundation
import Geometry
import MapData

/// Where a symbol stands.
struct SymbolAnchorPoint: Sendable {
  /// In tile units.
  var place: Point
  /// The direction of the line it stands on, in tile units; to the right for points.
  var direction = Point(1, 0)
  /// The line that a text runs along, and the corner before the anchor.
  var line: [Point] = []
  var segment = 0
}

/// The places of symbols along a line.
struct LineAnchors {
  /// Tile units between places, of a label's whole length and of one unit of its measures.
  var spacing, labelLength, boxScale: Double
  /// Times that the tile is enlarged.
  var overscaling: Double
  /// Tile units over which turns are summed up, and how much they may be; `nil` without text.
  var window: Double?
  var maxAngle: Double

  private static let extent = TileStore.extent

  static func isInside(_ point: Point) -> Bool {
    point.x >= 0 && point.x < extent && point.y >= 0 && point.y < extent
  }

  func along(_ line: [Point]) -> [SymbolAnchorPoint] {
    guard let first = line.first, line.count > 1 else { return [] }
    let isContinued = first.x == 0 || first.x == Self.extent || first.y == 0 || first.y == Self.extent
    var step = spacing
    if step - labelLength < step / 4 { step = labelLength + step / 4 }
    // Where a tile is enlarged very much, most places lie far outside the view.
    step = max(step, Self.length(line) / 10_000)
    guard step > 0 else { return [] }
    let extra = 48.0
    let offset =
      isContinued
      ? (step / 2 * overscaling).truncatingRemainder(dividingBy: step)
      : ((labelLength / 2 + extra * boxScale) * overscaling).truncatingRemainder(dividingBy: step)
    let anchors = places(line, offset: offset, step: step)
    if !anchors.isEmpty || isContinued { return anchors }
    return places(line, offset: Self.length(line) / 2, step: step)
  }

  func center(of line: [Point]) -> SymbolAnchorPoint? {
    let half = Self.length(line) / 2
    var distance = 0.0
    for index in line.indices.dropLast() {
      let (a, b) = (line[index], line[index + 1])
      let length = (b - a).length
      if distance + length > half {
        let place = (a + (b - a) * ((half - distance) / length)).rounded(.toNearestOrAwayFromZero)
        guard turnsLittle(line, place, index) else { return nil }
        return SymbolAnchorPoint(place: place, direction: (b - a).normalized, line: line, segment: index)
      }
      distance += length
    }
    return nil
  }

  private func places(_ line: [Point], offset: Double, step: Double) -> [SymbolAnchorPoint] {
    let whole = Self.length(line)
    let half = labelLength / 2
    var result: [SymbolAnchorPoint] = []
    var distance = 0.0
    var mark = offset - step
    for index in line.indices.dropLast() {
      let (a, b) = (line[index], line[index + 1])
      let length = (b - a).length
      while mark + step < distance + length {
        mark += step
        let place = a + (b - a) * ((mark - distance) / length)
        guard Self.isInside(place), mark - half >= 0, mark + half <= whole else { continue }
        let rounded = place.rounded(.toNearestOrAwayFromZero)
        guard turnsLittle(line, rounded, index) else { continue }
        result.append(
          SymbolAnchorPoint(place: rounded, direction: (b - a).normalized, line: line, segment: index))
      }
      distance += length
    }
    return result
  }

  static func length(_ line: [Point]) -> Double { zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } }

  /// Whether a label around `place` on the segment at `index` fits on the line without turning too much.
  private func turnsLittle(_ line: [Point], _ place: Point, _ index: Int) -> Bool {
    guard let window else { return true }
    if labelLength == 0 { return true }
    var corner = index + 1
    var distance = 0.0
    var point = place
    // Back to the corner before the label's beginning.
    while distance > -labelLength / 2 {
      corner -= 1
      guard corner >= 0 else { return false }
      distance -= (line[corner] - point).length
      point = line[corner]
    }
    distance += (line[corner + 1] - line[corner]).length
    corner += 1
    var recent: [(distance: Double, turn: Double)] = []
    var sum = 0.0
    while distance < labelLength / 2 {
      guard corner + 1 < line.count else { return false }
      let (before, now, after) = (line[corner - 1], line[corner], line[corner + 1])
      let (first, second) = (now - before, after - now)
      let turn = abs(atan2(first.cross(second), first.dot(second)))
      recent.append((distance, turn))
      sum += turn
      while let oldest = recent.first, distance - oldest.distance > window {
        sum -= oldest.turn
        recent.removeFirst()
      }
      if sum > maxAngle { return false }
      corner += 1
      distance += second.length
    }
    return true
  }

  /// Lines of equal text that meet at their ends, as one.
  static func merged(_ lines: [(text: String, line: [Point], index: Int)]) -> [(line: [Point], index: Int)] {
    struct End: Hashable {
      var text: String
      var point: Point
    }
    var result: [(line: [Point], index: Int)?] = []
    var starts: [End: Int] = [:]
    var ends: [End: Int] = [:]
    for (text, line, index) in lines {
      guard let first = line.first, let last = line.last, !text.isEmpty else {
        result.append((line, index))
        continue
      }
      let (left, right) = (End(text: text, point: first), End(text: text, point: last))
      let before = ends[left]
      let after = starts[right]
      if let before, let after, before != after, let head = result[before], let tail = result[after] {
        // It joins two.
        ends[left] = nil
        starts[right] = nil
        result[before] = (head.line + line.dropFirst() + tail.line.dropFirst(), head.index)
        result[after] = nil
        if let end = tail.line.last { ends[End(text: text, point: end)] = before }
      } else if let before, let head = result[before] {
        ends[left] = nil
        result[before] = (head.line + line.dropFirst(), head.index)
        ends[right] = before
      } else if let after, let tail = result[after] {
        starts[right] = nil
        result[after] = (line + tail.line.dropFirst(), tail.index)
        starts[left] = after
      } else {
        starts[left] = result.count
        ends[right] = result.count
        result.append((line, index))
      }
    }
    return result.compactMap { $0 }
  }
}
