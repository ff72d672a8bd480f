import Foundation
import Geometry
import MapData

/// The roads around a junction, as a graph on the ground plane: for rings and branches that the route does not drive.
struct NearbyRoads {
  private struct Edge {
    var end: Int
    /// From the edge's start to its end.
    var way: Point
    var isTunnel: Bool
  }

  private var nodes: [Point] = []
  private var edges: [[Edge]] = []
  private var byPlace: [SIMD2<Int>: Int] = [:]
  private let metre: Double

  /// Places nearer together than this, in metres, are one node: a file's own places are equal or far apart.
  private static let grain = 0.3

  /// - Parameters:
  ///   - features: of the layer `transportation`.
  ///   - box: on the ground plane; roads outside are left out.
  ///   - metre: points on the ground.
  ///   - onewayOnly: takes only roads that are driven in one direction.
  init(_ features: [GroundFeature], in box: Rect, camera: Camera, onewayOnly: Bool) {
    metre = camera.pointsPerMetre
    for item in features where box.touches(item.bounds) {
      guard let direction = Self.direction(item.feature.properties), !onewayOnly || direction != 0,
        case .lines(let lines) = item.feature.geometry
      else { continue }
      for line in lines {
        let places = line.map { node(at: camera.ground($0, copy: item.copy)) }
        for (a, b) in zip(places, places.dropFirst()) where a != b {
          if direction >= 0 { add(from: a, to: b, isTunnel: item.feature.isTunnel) }
          if direction <= 0 { add(from: b, to: a, isTunnel: item.feature.isTunnel) }
        }
      }
    }
  }

  /// 1 along the line, −1 against it, 0 both ways; `nil` for what cars do not drive on.
  private static func direction(_ properties: [String: PropertyValue]) -> Int? {
    guard case .string(let kind) = properties["class"], classes.contains(kind) else { return nil }
    switch properties["oneway"] {
    case .number(let value): return value > 0 ? 1 : value < 0 ? -1 : 0
    case .bool(let value): return value ? 1 : 0
    default: return 0
    }
  }

  private static let classes: Set<String> = [
    "motorway", "trunk", "primary", "secondary", "tertiary", "minor", "service", "busway",
  ]

  private mutating func node(at place: Point) -> Int {
    let cell = (place / (Self.grain * metre)).rounded(.toNearestOrEven)
    let key = SIMD2(Int(cell.x), Int(cell.y))
    if let known = byPlace[key] { return known }
    byPlace[key] = nodes.count
    nodes.append(place)
    edges.append([])
    return nodes.count - 1
  }

  private mutating func add(from a: Int, to b: Int, isTunnel: Bool) {
    guard !edges[a].contains(where: { $0.end == b }) else { return }
    edges[a].append(Edge(end: b, way: nodes[b] - nodes[a], isTunnel: isTunnel))
  }

  private func node(near place: Point, withinMetres reach: Double) -> Int? {
    let nearest = nodes.indices.min { (nodes[$0] - place).length < (nodes[$1] - place).length }
    return nearest.flatMap { (nodes[$0] - place).length <= reach * metre ? $0 : nil }
  }

  // MARK: Rings

  /// The ring of one-way roads that leads from a place back to it; `nil` where there is none.
  ///
  /// - Parameter isClockwise: as seen on the map; at each crossing the way that turns most to that side is taken.
  func ring(through place: Point, heading: Point, isClockwise: Bool) -> [Point]? {
    guard let start = node(near: place, withinMetres: 4) else { return nil }
    var ring = [nodes[start]]
    var (current, direction) = (start, heading)
    var (length, turned) = (0.0, 0.0)
    for _ in 0..<Self.mostRingEdges {
      // On the map, y down, a positive cross product turns clockwise.
      func turn(_ edge: Edge) -> Double { atan2(direction.cross(edge.way), direction.dot(edge.way)) }
      let ways = edges[current].filter { abs(turn($0)) < 2 }
      guard
        let next = ways.max(by: { isClockwise ? turn($0) < turn($1) : turn($0) > turn($1) })
      else { return nil }
      // The way into the ring turns against it.
      if current != start { turned += turn(next) }
      length += next.way.length
      guard length < Self.longestRing * metre else { return nil }
      (current, direction) = (next.end, next.way)
      if current == start {
        // Closing takes the last bend at the start, which the way in hides.
        return abs(turned) > .pi && (turned > 0) == isClockwise ? ring : nil
      }
      ring.append(nodes[current])
    }
    return nil
  }

  private static let mostRingEdges = 400
  private static let longestRing = 900.0

  // MARK: Branches

  /// The way that a fork leaves to the side of the route's; none in tunnels.
  ///
  /// - Parameters:
  ///   - place: where the ways part.
  ///   - heading: in which direction one comes.
  ///   - taken: in which direction the route goes on.
  func branch(at place: Point, heading: Point, taken: Point, metres: Double) -> [Point]? {
    guard let start = node(near: place, withinMetres: 4) else { return nil }
    func angle(_ a: Point, _ b: Point) -> Double { abs(atan2(a.cross(b), a.dot(b))) }
    let others = edges[start].filter { angle($0.way, taken) > 0.05 && angle($0.way, heading) < 1.2 }
    // The edge that lies along the route is its own.
    let own = edges[start].min { angle($0.way, taken) < angle($1.way, taken) }
    guard
      let first = others.filter({ $0.end != own?.end }).min(by: { angle($0.way, heading) < angle($1.way, heading) }),
      !first.isTunnel, own?.isTunnel != true
    else { return nil }
    var line = [nodes[start], nodes[first.end]]
    var (current, way) = (first.end, first.way)
    var length = way.length
    while length < metres * metre, line.count < 100 {
      guard let next = edges[current].min(by: { angle($0.way, way) < angle($1.way, way) }), angle(next.way, way) < 0.9,
        !next.isTunnel
      else { break }
      (current, way) = (next.end, next.way)
      length += way.length
      line.append(nodes[current])
    }
    return Polyline(line).slice(from: 0, to: metres * metre).points
  }
}
