import Geometry

/// On which levels all routes of a picture run.
struct LevelsOfRoutes {
  private(set) var chosen = RouteLevels()
  private var others: [RouteLevels] = []

  /// All on the ground.
  init() {}

  /// - Parameter roads: the features of a layer of roads that may be seen.
  init(_ lines: RouteLines, roads: [GroundFeature], camera: Camera, ground: VisibleGround) {
    func levels(_ line: RouteLine) -> RouteLevels { RouteLevels(line, roads: roads, camera: camera, ground: ground) }
    chosen = lines.chosen.map(levels) ?? chosen
    others = lines.alternates.map(levels)
  }

  /// Those of the alternates, in their order.
  func alternates(_ count: Int) -> [RouteLevels] {
    others.isEmpty ? [RouteLevels](repeating: RouteLevels(), count: count) : others
  }

  /// Whether a way runs over one of the routes.
  var isCovered: Bool { ([chosen] + others).contains { !$0.covered.isEmpty } }
}
