import Geometry
import MapData

/// The roads that run over streams and lower ways, so that no name of what lies below stands on them.
struct WaysAbove {
  private struct Way {
    var line: [Point]
    var bounds: Rect
    var level: Double
    var reach: Double
  }

  private var ways: [Way] = []

  /// The layers of roads, in the schemas of map data.
  static let layers = ["transportation", "roads", "road", "streets"]

  /// A name's own way lies right under it, nearer than so many metres.
  private static let ownMetres = 0.75
  private let own: Double

  /// - Parameter least: only ways of higher levels are asked for.
  init(_ roads: [GroundFeature], over least: Double, camera: Camera, ground: VisibleGround) {
    own = Self.ownMetres * camera.pointsPerMetre
    for road in roads where road.feature.isAbove(level: least) && !road.feature.isUnderCover {
      var reach = LevelWay.usualReachMetres
      if case .string(let name) = road.feature.properties["class"] { reach = LevelWay.reachMetres[name] ?? reach }
      let points = max(reach * camera.pointsPerMetre, LevelWay.leastReach)
      let level = road.feature.level
      for line in road.lines(camera: camera, ground: ground) {
        ways.append(Way(line: line, bounds: Rect(bounding: line).inset(by: -points), level: level, reach: points))
      }
    }
  }

  var isEmpty: Bool { ways.isEmpty }

  /// Whether a way of a higher level runs over a place on the ground plane.
  func cover(_ place: Point, ofLevel level: Double) -> Bool {
    ways.contains { way in
      guard way.level > level, way.bounds.contains(place) else { return false }
      let away = zip(way.line, way.line.dropFirst()).reduce(Double.infinity) {
        min($0, Segment($1.0, $1.1).distance(to: place))
      }
      return away <= way.reach && away > own
    }
  }
}
