import Geometry

/// The rings of an area as polygons: outer rings clockwise (y down), each before its holes, which run the other way.
enum RingGroups {
  static func polygons(_ item: SourceFeature) -> [[[Point]]] {
    let rings = item.tile.parts.filter { $0.count > 2 }
    return item.hasOrientedRings ? byDirection(rings) : byNesting(rings)
  }

  /// The first ring's direction is that of all outer ones.
  private static func byDirection(_ rings: [[Point]]) -> [[[Point]]] {
    guard let first = rings.first else { return [] }
    let isClockwise = doubleArea(first) > 0
    var polygons: [[[Point]]] = []
    for ring in rings {
      let area = doubleArea(ring)
      guard area != 0 else { continue }
      let turned = isClockwise ? ring : ring.reversed()
      if (area > 0) == isClockwise || polygons.isEmpty {
        polygons.append([turned])
      } else {
        polygons[polygons.count - 1].append(turned)
      }
    }
    return polygons
  }

  /// A ring inside an odd number of others is a hole.
  private static func byNesting(_ rings: [[Point]]) -> [[[Point]]] {
    guard rings.count > 1, rings.count <= 256 else {
      return rings.map { [doubleArea($0) > 0 ? $0 : $0.reversed()] }
    }
    let around = rings.indices.map { index in
      rings.indices.filter { $0 != index && contains(rings[$0], rings[index][0]) }
    }
    var polygons: [[[Point]]] = []
    var places: [Int: Int] = [:]
    for index in rings.indices where around[index].count % 2 == 0 {
      places[index] = polygons.count
      polygons.append([doubleArea(rings[index]) > 0 ? rings[index] : rings[index].reversed()])
    }
    for index in rings.indices where around[index].count % 2 == 1 {
      // The nearest ring around it is the one that itself lies inside the most others.
      guard let outer = around[index].max(by: { around[$0].count < around[$1].count }), let place = places[outer] else {
        continue
      }
      polygons[place].append(doubleArea(rings[index]) < 0 ? rings[index] : rings[index].reversed())
    }
    return polygons
  }

  /// Rings in their order and from their first points, those around areas clockwise (y down) and those of holes the other
  /// way: writers of GeoJSON do not agree on it, and symbols, dashes and pictures follow a ring's direction.
  static func turned(_ rings: [[Point]]) -> [[Point]] {
    rings.enumerated().map { index, ring in
      let depth = rings.count > 64 ? 0 : rings.indices.count { $0 != index && contains(rings[$0], ring[0]) }
      return (doubleArea(ring) > 0) == (depth % 2 == 0) ? ring : ring.prefix(1) + ring.dropFirst().reversed()
    }
  }

  static func contains(_ ring: [Point], _ point: Point) -> Bool {
    var isInside = false
    guard var previous = ring.last else { return false }
    for corner in ring {
      if (corner.y > point.y) != (previous.y > point.y),
        point.x < (previous.x - corner.x) * (point.y - corner.y) / (previous.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      previous = corner
    }
    return isInside
  }
}

/// Twice a ring's area, more than nothing when it runs clockwise with y down.
func doubleArea(_ ring: [Point]) -> Double {
  guard let first = ring.first, var previous = ring.last else { return 0 }
  var sum = 0.0
  for point in ring {
    sum += (previous - first).cross(point - first)
    previous = point
  }
  return sum
}
