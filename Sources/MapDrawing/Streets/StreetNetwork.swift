import Geometry
import Guidance
import MapData

/// The streets of a block as they lie on the ground: surfaces and paint in metres, made once and then only projected.
public struct StreetNetwork: Sendable {
  /// All that is seen of one level.
  struct Level: Sendable {
    /// 0 on the ground.
    var number: Int
    var surfaces: RingStore
    /// The kerbs of raised streets, which have none across their ends.
    var sides: RingStore
    var paint: PaintShapes
    var tracks: [LaidTrack] = []

    init(_ number: Int, in sight: StreetSight?) {
      self.number = number
      surfaces = RingStore(in: sight)
      sides = RingStore(in: sight)
      paint = PaintShapes(in: sight)
    }
  }

  let block: StreetBlock
  let metresPerWorldUnit: Double
  private(set) var levels: [Level] = []
  /// Pavements on the ground; the carriageways lie on them.
  private(set) var pavements: RingStore
  private(set) var paths: RingStore
  private(set) var islands: RingStore

  /// - Parameters:
  ///   - features: what a source's `streets(in:zoom:)` gives for the block's region.
  ///   - drivingSide: `nil` for the one of the place.
  ///   - camera: shapes that its frame does not show are left out; the frame is the same. `nil` builds the whole block.
  ///   - threads: how many build it.
  public init(
    _ features: FeatureLayers, block: StreetBlock, drivingSide: DrivingSide? = nil, seenBy camera: Camera? = nil,
    threads: Int = 1
  ) {
    let sight = camera.map {
      StreetSight(block, camera: $0, ground: VisibleGround(camera: $0, margin: LayerContext.margin))
    }
    self.block = block
    pavements = RingStore(in: sight)
    paths = RingStore(in: sight)
    metresPerWorldUnit = block.metresPerWorldUnit
    let customs = StreetCustoms(at: WebMercator.unproject(block.center), drivingSide: drivingSide)
    let source = StreetSource(features, block: block, customs: customs)
    islands = source.islands
    let marks = StreetMarks(source.marks, crossings: source.crossings, customs: customs)
    for number in Set(source.ways.map(\.level)).sorted() {
      let graph = StreetGraph(source.ways.filter { $0.level == number })
      let isGround = number == 0
      let (level, pavements) = both(threads: isGround ? threads : 1) {
        Level(number, graph, marks, customs, in: sight)
      } _: {
        isGround ? Self.pavements(graph, source, in: sight) : RingStore()
      }
      levels.append(level)
      if isGround { self.pavements = pavements }
    }
    Self.bands(source.paths.map { ($0.points, $0.width) }).add(to: &paths)
  }

  /// Beyond the kerbs.
  static let pavementWidth = 3.2
  /// Of pavements that are mapped as ways of their own.
  private static let separateWidth = 3.0

  private static func pavements(_ graph: StreetGraph, _ source: StreetSource, in sight: StreetSight?) -> RingStore {
    var pavements = RingStore(in: sight)
    let growth = StreetGrowth.pavement(pavementWidth)
    let beside = StreetStrips(StreetChain.all(graph, growth: growth), graph: graph, growth: growth)
    beside.add(to: &pavements)
    let separate = bands(source.sidewalks.map { ($0, separateWidth) })
    separate.add(to: &pavements)
    // Together, so that the gaps between both kinds close.
    _ = KerbCorners(
      beside.strips + separate.strips, graph: graph, growth: pavementWidth, radii: .pavement, store: &pavements)
    return pavements
  }

  /// Lines of one width each, their free ends prolonged by half of it.
  private static func bands(_ lines: [(points: [Point], width: Double)]) -> StreetStrips {
    let graph = StreetGraph(
      lines.map { line in
        StreetWay(
          kind: .residential, level: 0,
          carriageway: Carriageway(
            bands: [Carriageway.Band(use: .lane, width: line.width)], left: line.width / 2, isOneWay: true),
          points: line.points, pavement: (false, false))
      })
    return StreetStrips(StreetChain.all(graph), graph: graph, growth: .none)
  }
}

extension StreetNetwork.Level {
  fileprivate init(
    _ number: Int, _ graph: StreetGraph, _ marks: StreetMarks, _ customs: StreetCustoms, in sight: StreetSight?
  ) {
    self.init(number, in: sight)
    let chains = StreetChain.all(graph)
    let strips = StreetStrips(chains, graph: graph, growth: .none)
    strips.add(to: &surfaces)
    _ = KerbCorners(strips.strips, graph: graph, growth: 0, radii: .carriageway, store: &surfaces)
    if number > 0 { strips.addSides(to: &sides) }
    for chain in chains {
      let laid = LaidTrack(chain, graph: graph, marks: marks)
      paint.add(laid, customs: customs)
      tracks.append(laid)
    }
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
