import Geometry
import MapData

/// What a source's features say of streets, in metres of a block.
struct StreetSource {
  struct Path {
    var points: [Point]
    var width: Double
  }

  /// A node on a street that stands for a crossing, a signal or a sign.
  struct Mark {
    enum Kind { case crossing, signal, stop }
    var kind: Kind
    var place: Point
    var tags: StreetTags
  }

  private(set) var ways: [StreetWay] = []
  /// Pavements that are mapped as ways of their own.
  private(set) var sidewalks: [[Point]] = []
  private(set) var paths: [Path] = []
  /// Ways across a street.
  private(set) var crossings: [(points: [Point], tags: StreetTags)] = []
  private(set) var marks: [Mark] = []
  private(set) var islands = RingStore()

  init(_ features: FeatureLayers, block: StreetBlock, customs: StreetCustoms) {
    for feature in features.layers["transportation"] ?? [] {
      let tags = StreetTags(feature.properties)
      switch feature.geometry {
      case .lines(let lines):
        for line in lines { addLine(Self.local(line, block), tags, customs) }
      case .polygons(let polygons):
        guard tags["class"] == "traffic_island" else { continue }
        for polygon in polygons {
          if let ring = polygon.rings.first { islands.add(ring.map(block.local), kind: .service) }
        }
      case .points: break
      }
    }
    for (layer, kind) in [("crossings", Mark.Kind.crossing), ("traffic_signals", .signal), ("stop_signs", .stop)] {
      for feature in features.layers[layer] ?? [] {
        guard case .points(let points) = feature.geometry else { continue }
        for point in points where point.isFinite {
          marks.append(Mark(kind: kind, place: block.local(point), tags: StreetTags(feature.properties)))
        }
      }
    }
  }

  /// Points less than this apart are one.
  private static let leastStep = 0.05
  private static let shortestPath = 14.0

  private static func local(_ line: [Point], _ block: StreetBlock) -> [Point] {
    var points: [Point] = []
    for world in line where world.isFinite {
      let point = block.local(world)
      if points.isEmpty || (point - points[points.count - 1]).length > leastStep { points.append(point) }
    }
    return points
  }

  private mutating func addLine(_ points: [Point], _ tags: StreetTags, _ customs: StreetCustoms) {
    guard points.count >= 2 else { return }
    if let way = StreetWay(tags, points: points, customs: customs) {
      ways.append(way)
      return
    }
    guard tags.level == 0, tags["class"] == "path" else { return }
    let kind = tags["highway"] ?? tags["subclass"]
    switch (kind, tags["footway"]) {
    case (_, "crossing"): crossings.append((points, tags))
    case (_, "sidewalk"): sidewalks.append(points)
    case ("footway", _), ("path", _), ("cycleway", _), ("bridleway", _):
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
      guard length >= Self.shortestPath else { return }
      paths.append(Path(points: points, width: kind == "cycleway" ? 2.4 : 1.8))
    default: break
    }
  }
}
