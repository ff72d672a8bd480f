import Geometry
import MapData

/// A way as the levels of a route have to do with it: on the ground plane, in points.
struct LevelWay {
  /// −1 in tunnels, 0 on the ground, at least 1 on bridges: the order in which styles draw.
  let level: Int
  let lines: [[Point]]
  let bounds: Rect
  /// Half its width.
  let reach: Double
  /// Whether cars use it.
  let isDriven: Bool
  private let isRail: Bool
  /// 1 along its line, −1 against it, 0 both ways.
  let direction: Double

  /// - Parameter item: a feature of a layer of roads.
  init?(_ item: GroundFeature, camera: Camera) {
    let feature = item.feature
    guard case .lines(let world) = feature.geometry else { return nil }
    level = feature.isTunnel ? -1 : feature.isBridge ? max(Int(min(feature.level, 20)), 1) : 0
    lines = world.map { $0.map { camera.ground($0, copy: item.copy) } }.filter { $0.count >= 2 }
    bounds = item.bounds
    var kind: String?
    if case .string(let name) = feature.properties["class"] ?? feature.properties["kind"] { kind = name }
    reach = max(
      (kind.flatMap { Self.reachMetres[$0] } ?? Self.usualReachMetres) * camera.pointsPerMetre, Self.leastReach)
    isRail = kind == "rail" || kind == "transit"
    isDriven = kind.map { !Self.notDriven.contains($0) } ?? true
    switch feature.properties["oneway"] {
    case .number(let value): direction = value > 0 ? 1 : value < 0 ? -1 : 0
    case .bool(let value): direction = value ? 1 : 0
    default: direction = 0
    }
  }

  /// Whether it is a bridge that stands above buildings: one for cars or trains.
  var isElevated: Bool { level > 0 && (isDriven || isRail) }

  /// Half the width in metres by class; others are as wide as small streets.
  static let reachMetres: [String: Double] = [
    "motorway": 8, "trunk": 7, "primary": 6, "secondary": 5.5, "tertiary": 5, "rail": 3, "transit": 3, "path": 1.5,
  ]
  static let usualReachMetres = 4.0
  /// However far away the map is, a road is so many points wide on each side.
  static let leastReach = 2.0

  private static let notDriven: Set<String> = [
    "rail", "transit", "path", "ferry", "pier", "aerialway", "footway", "cycleway", "pedestrian", "steps",
  ]
}
