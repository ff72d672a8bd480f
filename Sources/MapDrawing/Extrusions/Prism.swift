import Geometry
import Pixels

/// A point of the ground plane in whole centimetres from the camera's centre: buildings that share a wall in the data
/// share it exactly on this grid.
struct GridPoint: Sendable, Hashable {
  var x, y: Int32

  /// `nil` farther than 1,000 km away, or for NaN.
  init?(_ ground: Point, pointsPerCentimetre: Double) {
    let x = (ground.x / pointsPerCentimetre).rounded()
    let y = (ground.y / pointsPerCentimetre).rounded()
    guard abs(x) < 1e8, abs(y) < 1e8 else { return nil }
    self.x = Int32(x)
    self.y = Int32(y)
  }
}

/// Heights from `base` to `top` in centimetres; empty unless base < top.
struct HeightInterval: Sendable, Hashable {
  var base, top: Int32

  var isEmpty: Bool { base >= top }

  func contains(_ other: HeightInterval) -> Bool { base <= other.base && other.top <= top }

  /// What remains of this when `others` are taken away, from below upwards.
  func subtracting(_ others: [HeightInterval]) -> [HeightInterval] {
    var rest = [self]
    for other in others where !other.isEmpty {
      rest = rest.flatMap { part in
        [
          HeightInterval(base: part.base, top: min(part.top, other.base)),
          HeightInterval(base: max(part.base, other.top), top: part.top),
        ].filter { !$0.isEmpty }
      }
    }
    return rest
  }
}

/// A building or a part of one: rings with vertical walls between two heights.
struct Prism: Sendable {
  /// Outer rings clockwise (y down), holes the other way.
  var rings: [[GridPoint]]
  var heights: HeightInterval
  var color: Color
  /// Whether its walls are darker at their foot.
  var hasVerticalGradient = true
  /// What the house look needs to know of it; `nil` where it is drawn as its style says.
  var house: HouseBody?
  /// The place of its feature among those of its source layer.
  var index = 0

  /// Rounds rings (ground plane, turned as above) to the grid; `nil` when no area is left.
  ///
  /// Negative heights count as 0; a part that ends below its base has no body at all.
  init?(
    rings ground: [[Point]], baseMetres: Double, topMetres: Double, color: Color, pointsPerCentimetre: Double
  ) {
    rings = ground.compactMap { ring in
      var result: [GridPoint] = []
      for point in ring {
        guard let rounded = GridPoint(point, pointsPerCentimetre: pointsPerCentimetre) else { return nil }
        if result.last != rounded { result.append(rounded) }
      }
      while result.count > 1 && result.first == result.last { result.removeLast() }
      return result.count >= 3 ? result : nil
    }
    heights = HeightInterval(base: centimetres(baseMetres), top: centimetres(topMetres))
    self.color = color
    guard !rings.isEmpty, heights.base < heights.top || (heights.base == 0 && heights.top == 0) else { return nil }
  }

  /// How high its roof rises above its walls, in points; 0 for flat ones.
  var roofPoints: Double { house?.roof?.heightPoints ?? 0 }

  /// The first ring from its least vertex on: equal for equal buildings, wherever their rings begin.
  fileprivate var signature: [GridPoint] {
    guard let ring = rings.first,
      let start = ring.indices.min(by: { (ring[$0].x, ring[$0].y) < (ring[$1].x, ring[$1].y) })
    else { return [] }
    return Array(ring[start...] + ring[..<start])
  }
}

/// Metres above the ground in whole centimetres, clamped to 0…100 km; NaN counts as 0.
private func centimetres(_ metres: Double) -> Int32 {
  metres > 0 ? Int32(min(metres * 100, 1e7).rounded()) : 0
}

extension Prism {
  /// Without those that stand inside another of the same outline: equal faces would compete for the same pixels.
  static func withoutDuplicates(_ prisms: [Prism]) -> [Prism] {
    var kept: [Prism?] = []
    var indices: [[GridPoint]: [Int]] = [:]
    for prism in prisms {
      let signature = prism.signature
      let known = indices[signature] ?? []
      if known.contains(where: { kept[$0]?.heights.contains(prism.heights) == true }) { continue }
      for index in known where kept[index].map({ prism.heights.contains($0.heights) }) == true { kept[index] = nil }
      indices[signature, default: []].append(kept.count)
      kept.append(prism)
    }
    return kept.compactMap { $0 }
  }
}
