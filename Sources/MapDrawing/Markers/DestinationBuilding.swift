import Geometry
import MapData

/// The building at the destination: the one around it, else the nearest one within 30 m.
struct DestinationBuilding {
  /// Places of its feature and of its parts among the buildings.
  private(set) var indices: [Int] = []
  /// The outline's rings in world points.
  private(set) var rings: [[Point]] = []
  /// The middle of its outline in world points, inside it for usual shapes.
  private(set) var middle = Point(0, 0)
  /// The height of its highest part in metres.
  private(set) var heightMetres = 0.0

  static let reachMetres = 30.0
  /// A building larger than this many metres across is a block or an area, and not coloured.
  static let largestMetres = 400.0

  init?(at coordinate: Coordinate, buildings: [Feature]) {
    let place = WebMercator.project(coordinate)
    guard place.isFinite else { return nil }
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: coordinate.latitude)
    let reach = Self.reachMetres * metre
    var best: (away: Double, area: Double, index: Int, rings: [[Point]])?
    for (index, feature) in buildings.enumerated() {
      guard case .polygons(let polygons) = feature.geometry else { continue }
      for polygon in polygons {
        guard let outer = polygon.rings.first else { continue }
        let bounds = Rect(bounding: outer)
        guard bounds.inset(by: -reach).contains(place), max(bounds.width, bounds.height) < Self.largestMetres * metre
        else { continue }
        let away = isInside(place, polygon.rings) ? 0 : distance(place, toRing: outer)
        guard away <= reach else { continue }
        let area = abs(doubleArea(of: outer))
        // Of outlines around the destination the largest: the others are its parts.
        if best == nil || away < best!.away || (away == best!.away && area > best!.area) {
          best = (away, area, index, polygon.rings)
        }
      }
    }
    guard let best else { return nil }
    rings = best.rings
    let bounds = Rect(bounding: best.rings[0])
    middle = isInside(bounds.center, best.rings) ? bounds.center : centroid(best.rings[0])
    for (index, feature) in buildings.enumerated() {
      guard case .polygons(let polygons) = feature.geometry else { continue }
      let isPart = polygons.contains { polygon in
        guard let outer = polygon.rings.first, abs(doubleArea(of: outer)) <= best.area else { return false }
        let box = Rect(bounding: outer)
        return bounds.touches(box) && isInside(centroid(outer), best.rings)
      }
      guard index == best.index || isPart else { continue }
      indices.append(index)
      if case .number(let height) = feature.properties["render_height"], height.isFinite {
        heightMetres = max(heightMetres, height)
      }
    }
  }

  /// How far a world point is from the building's border, in world units.
  func distanceFromBorder(_ p: Point) -> Double { rings.map { distance(p, toRing: $0) }.min() ?? .infinity }
}

/// The distance from a point to a closed ring's nearest edge.
func distance(_ p: Point, toRing ring: [Point]) -> Double {
  guard var a = ring.last else { return .infinity }
  var least = Double.infinity
  for b in ring {
    let edge = b - a
    let square = edge.dot(edge)
    let t = square > 0 ? min(max((p - a).dot(edge) / square, 0), 1) : 0
    least = min(least, (a + edge * t - p).length)
    a = b
  }
  return least
}

/// The centre of a ring's area; the first point of a ring without area.
func centroid(_ ring: [Point]) -> Point {
  guard let first = ring.first, var a = ring.last else { return Point(0, 0) }
  var (sum, area) = (Point(0, 0), 0.0)
  for b in ring {
    let cross = (a - first).cross(b - first)
    sum += (a - first + b - first) * cross
    area += cross
    a = b
  }
  return area != 0 ? first + sum / (3 * area) : first
}
