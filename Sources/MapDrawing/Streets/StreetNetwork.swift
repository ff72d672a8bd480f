import Geometry
import Guidance
import MapData

/// The streets of a block as they lie on the ground: surfaces and paint in metres, made once and then only projected.
public struct StreetNetwork: Sendable {
  /// All that is seen of one level.
  struct Level: Sendable {
    /// 0 on the ground.
    var number: Int
    var surfaces = RingStore()
  }

  let block: StreetBlock
  let metresPerWorldUnit: Double
  private(set) var levels: [Level] = []
  /// Pavements on the ground; the carriageways lie on them.
  private(set) var pavements = RingStore()
  private(set) var paths = RingStore()
  private(set) var islands = RingStore()

  /// - Parameters:
  ///   - features: what a source's `streets(in:zoom:)` gives for the block's region.
  ///   - drivingSide: `nil` for the one of the place.
  public init(_ features: FeatureLayers, block: StreetBlock, drivingSide: DrivingSide? = nil) {
    self.block = block
    metresPerWorldUnit = block.metresPerWorldUnit
    let customs = StreetCustoms(at: WebMercator.unproject(block.center), drivingSide: drivingSide)
    let source = StreetSource(features, block: block, customs: customs)
    islands = source.islands
    for number in Set(source.ways.map(\.level)).sorted() {
      let graph = StreetGraph(source.ways.filter { $0.level == number })
      var level = Level(number: number)
      let chains = StreetChain.all(graph)
      let strips = StreetStrips(chains, graph: graph, growth: .none)
      strips.add(to: &level.surfaces)
      _ = KerbCorners(strips.strips, graph: graph, growth: 0, radii: .carriageway, store: &level.surfaces)
      levels.append(level)
      if number == 0 { addPavements(graph, source) }
    }
    for path in source.paths { Self.addBand(path.points, width: path.width, to: &paths) }
  }

  /// Beyond the kerbs.
  static let pavementWidth = 3.2
  /// Of pavements that are mapped as ways of their own.
  private static let separateWidth = 3.0

  private mutating func addPavements(_ graph: StreetGraph, _ source: StreetSource) {
    let growth = StreetGrowth.pavement(Self.pavementWidth)
    let strips = StreetStrips(StreetChain.all(graph, growth: growth), graph: graph, growth: growth)
    strips.add(to: &pavements)
    _ = KerbCorners(
      strips.strips, graph: graph, growth: Self.pavementWidth, radii: .pavement, store: &pavements)
    for sidewalk in source.sidewalks { Self.addBand(sidewalk, width: Self.separateWidth, to: &pavements) }
  }

  /// A line of one width, its ends prolonged by half of it.
  private static func addBand(_ points: [Point], width: Double, to store: inout RingStore) {
    let graph = StreetGraph([
      StreetWay(
        kind: .residential, level: 0,
        carriageway: Carriageway(
          bands: [Carriageway.Band(use: .lane, width: width)], left: width / 2, isOneWay: true),
        points: points, pavement: (false, false))
    ])
    let growth = StreetGrowth(sides: { _ in (0, 0) }, deadEnd: width / 2)
    StreetStrips(StreetChain.all(graph, growth: growth), graph: graph, growth: growth).add(to: &store)
  }
}

extension StreetCustoms {
  /// The habits of a place.
  init(at coordinate: Coordinate, drivingSide: DrivingSide?) {
    drivesOnLeft = (drivingSide ?? DrivingSide.byRegion(coordinate)) == .left
    hasYellowLines = ["US", "CA"].contains(SpeedSignStyle.region(at: coordinate))
    hasDashedSignalCrossings = Self.dashedOutlines.contains { outline in
      outline.west...outline.east ~= coordinate.longitude && outline.south...outline.north ~= coordinate.latitude
    }
  }

  /// Germany, Austria and Switzerland as boxes, in degrees.
  private static let dashedOutlines: [(west: Double, south: Double, east: Double, north: Double)] = [
    (6.1, 47.4, 15, 54.9), (9.6, 46.4, 17.1, 48.9), (6, 45.9, 10.4, 47.8),
  ]
}
