import Geometry
import MapData

/// The building of a place that is driven to, and its doors.
public struct DestinationBuilding: Sendable {
  /// Places of its feature and of its parts among the buildings.
  private(set) var indices: [Int] = []
  /// The outline's rings in world points.
  private(set) var rings: [[Point]] = []
  /// The middle of its outline in world points, inside it for usual shapes.
  private(set) var middle = Point(0, 0)
  /// The height of its highest part in metres.
  private(set) var heightMetres = 0.0
  /// Its doors: the one that the place names, else those on its border by which one enters.
  private(set) var doors: [Door] = []

  struct Door: Sendable {
    /// In world points.
    var place: Point
    var isMain: Bool
  }

  /// How far a building may be from a coordinate …
  static let reachMetres = 30.0
  /// … and from a node of the map, which mostly lies inside its building or on its border.
  static let nodeReachMetres = 2.5
  /// A building larger than this many metres across is a block or an area, and not coloured unless it is named itself.
  static let largestMetres = 400.0

  private typealias Outline = (index: Int, rings: [[Point]])

  /// `nil` where the map has no such thing, or no building at it.
  public init?(_ place: NavigationOverlay.Place, features: FeatureLayers) {
    let buildings = features.layers["building"] ?? []
    switch place {
    case .coordinate(let coordinate):
      let point = WebMercator.project(coordinate)
      guard let outline = Self.outline(at: point, reachMetres: Self.reachMetres, buildings) else { return nil }
      self.init(outline, buildings)
    case .feature(let id):
      if let outline = Self.outline(of: id, buildings) {
        self.init(outline, buildings)
      } else if let (point, layer) = Self.point(of: id, features),
        let outline = Self.outline(at: point, reachMetres: Self.nodeReachMetres, buildings)
      {
        self.init(outline, buildings)
        if layer == "entrances" { doors = [Door(place: point, isMain: true)] }
      } else {
        return nil
      }
    }
    if doors.isEmpty { doors = doorsOnBorder(features.layers["entrances"] ?? []) }
  }

  private init(_ outline: Outline, _ buildings: [Feature]) {
    rings = outline.rings
    let bounds = Rect(bounding: rings[0])
    let area = abs(doubleArea(of: rings[0]))
    middle = isInside(bounds.center, rings) ? bounds.center : centroid(rings[0])
    for (index, feature) in buildings.enumerated() {
      guard case .polygons(let polygons) = feature.geometry else { continue }
      let isPart = polygons.contains { polygon in
        guard let outer = polygon.rings.first, abs(doubleArea(of: outer)) <= area else { return false }
        let box = Rect(bounding: outer)
        return bounds.touches(box) && isInside(centroid(outer), rings)
      }
      guard index == outline.index || isPart else { continue }
      indices.append(index)
      if case .number(let height) = feature.properties["render_height"], height.isFinite {
        heightMetres = max(heightMetres, height)
      }
    }
  }

  // MARK: Finding the outline

  /// The largest outline of the building with that id.
  private static func outline(of id: UInt64, _ buildings: [Feature]) -> Outline? {
    var best: (area: Double, outline: Outline)?
    for (index, feature) in buildings.enumerated() where feature.id == id {
      guard case .polygons(let polygons) = feature.geometry else { continue }
      for polygon in polygons {
        guard let outer = polygon.rings.first else { continue }
        let area = abs(doubleArea(of: outer))
        if area > best?.area ?? 0 { best = (area, (index, polygon.rings)) }
      }
    }
    return best?.outline
  }

  /// Where something other than a building is: a door, a shop, an address.
  private static func point(of id: UInt64, _ features: FeatureLayers) -> (point: Point, layer: String)? {
    let names = features.layers.keys.sorted { ($0 != "entrances" ? 1 : 0, $0) < ($1 != "entrances" ? 1 : 0, $1) }
    for name in names {
      for feature in features.layers[name] ?? [] where feature.id == id {
        if case .points(let points) = feature.geometry, let point = points.first { return (point, name) }
      }
    }
    return nil
  }

  /// The outline around a world point, else the nearest one within reach.
  private static func outline(at place: Point, reachMetres: Double, _ buildings: [Feature]) -> Outline? {
    guard place.isFinite else { return nil }
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(place).latitude)
    let reach = reachMetres * metre
    var best: (away: Double, area: Double, outline: Outline)?
    for (index, feature) in buildings.enumerated() {
      guard case .polygons(let polygons) = feature.geometry else { continue }
      for polygon in polygons {
        guard let outer = polygon.rings.first else { continue }
        let bounds = Rect(bounding: outer)
        guard bounds.inset(by: -reach).contains(place), max(bounds.width, bounds.height) < largestMetres * metre
        else { continue }
        let away = isInside(place, polygon.rings) ? 0 : distance(place, toRing: outer)
        guard away <= reach else { continue }
        let area = abs(doubleArea(of: outer))
        // Of outlines around the place the largest: the others are its parts.
        if best == nil || away < best!.away || (away == best!.away && area > best!.area) {
          best = (away, area, (index, polygon.rings))
        }
      }
    }
    return best?.outline
  }

  // MARK: Doors

  /// Doors that are no way in, unless there are no others.
  private static let waysOut: Set<String> = ["exit", "emergency", "garage", "service"]

  private func doorsOnBorder(_ entrances: [Feature]) -> [Door] {
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(middle).latitude)
    let reach = Self.nodeReachMetres * metre
    let bounds = Rect(bounding: rings.joined()).inset(by: -reach)
    var (waysIn, others): ([Door], [Door]) = ([], [])
    for feature in entrances {
      guard case .points(let points) = feature.geometry else { continue }
      var kind = ""
      if case .string(let text) = feature.properties["entrance"] { kind = text }
      for point in points where bounds.contains(point) && distanceFromBorder(point) <= reach {
        let door = Door(place: point, isMain: kind == "main")
        if Self.waysOut.contains(kind) { others.append(door) } else { waysIn.append(door) }
      }
    }
    return waysIn.isEmpty ? others : waysIn
  }

  /// How far a world point is from the building's border, in world units.
  private func distanceFromBorder(_ p: Point) -> Double { rings.map { distance(p, toRing: $0) }.min() ?? .infinity }
}

/// The distance from a point to a closed ring's nearest edge.
func distance(_ p: Point, toRing ring: [Point]) -> Double {
  guard let last = ring.last else { return .infinity }
  return zip([last] + ring, ring).reduce(.infinity) { min($0, Segment($1.0, $1.1).distance(to: p)) }
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
