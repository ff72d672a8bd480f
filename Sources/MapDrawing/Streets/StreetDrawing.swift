import Canvas
import Geometry
import Icons
import Pixels

/// The streets of a frame: what has been built of blocks, projected.
struct StreetDrawing {
  private let networks: [StreetNetwork]
  private let camera: Camera
  private let ground: VisibleGround
  private let colors: Palette
  private let needed: NeededLanes?

  /// - Parameter needed: the lanes that are lit.
  init(
    _ networks: [StreetNetwork], camera: Camera, ground: VisibleGround, colors: Palette, needed: NeededLanes?
  ) {
    self.needed = needed
    self.networks = networks
    self.camera = camera
    self.ground = ground
    self.colors = colors
  }

  /// How much of the streets shows at a zoom, 0 to 1.
  static func share(zoom: Double) -> Double { min(max((zoom - 16.5) / 0.75, 0), 1) }

  /// Metres ahead of the camera's centre beyond which kerbs and pavements are left out.
  private static let kerbReach = 700.0
  /// Widths of lines in points.
  private static let kerbWidth = 2.6 / 3
  private static let pavementEdgeWidth = 0.4
  private static let bridgeEdgeWidth = 2.0

  // MARK: Layers

  /// What lies under the carriageways on the ground: paths, then the pavements that hide their ends.
  func pavements() -> [Drawing] {
    var drawings: [Drawing] = []
    var (path, pavement) = (Path(), Path())
    for network in networks {
      let projection = StreetProjection(network, camera: camera, ground: ground, reach: Self.kerbReach)
      projection.append(network.paths, to: &path)
      projection.append(network.pavements, to: &pavement)
    }
    drawings.append(.fill(path, .nonzero, .solid(colors[.streetPath].opacity(0.8))))
    drawings.append(edge(pavement, width: Self.pavementEdgeWidth, colors[.pavementEdge]))
    drawings.append(.fill(pavement, .nonzero, .solid(colors[.pavement])))
    return drawings.filter { !$0.isEmpty }
  }

  /// The carriageways of some levels, from the lowest.
  func carriageways(_ levels: Range<Int>) -> [Drawing] {
    let numbers = Set(networks.flatMap { $0.levels.map(\.number) }).filter { levels.contains($0) }.sorted()
    return numbers.flatMap { carriageways($0) }
  }

  private func carriageways(_ number: Int) -> [Drawing] {
    var (kerb, service, street, main, fast, island) = (Path(), Path(), Path(), Path(), Path(), Path())
    for network in networks {
      let near = StreetProjection(network, camera: camera, ground: ground, reach: Self.kerbReach)
      let far = StreetProjection(network, camera: camera, ground: ground, reach: .infinity)
      for level in network.levels where level.number == number {
        if number == 0 {
          near.append(level.surfaces, to: &kerb)
        } else {
          near.appendLines(level.sides, to: &kerb)
        }
        near.append(level.paint.islands, to: &island)
        far.append(level.surfaces, to: &service) { $0 == .service }
        // Main and fast streets lie on the others' colour too, so that no seam shows between them.
        far.append(level.surfaces, to: &street) { $0.isReal }
        far.append(level.surfaces, to: &main) { $0 == .secondary || $0 == .primary }
        far.append(level.surfaces, to: &fast) { $0.isFast }
      }
      if number == 0 { near.append(network.islands, to: &island) }
    }
    let outline =
      number == 0
      ? edge(kerb, width: Self.kerbWidth, colors[.kerb])
      : edge(kerb, width: Self.bridgeEdgeWidth, colors[.streetBridgeEdge])
    let surfaces: [Drawing] =
      (number > 0 ? bridgeShadow(kerb) : []) + [
        outline,
        .fill(service, .nonzero, .solid(colors[.streetService])),
        .fill(street, .nonzero, .solid(colors[.street])),
        .fill(main, .nonzero, .solid(colors[.streetMain])),
        .fill(fast, .nonzero, .solid(colors[.streetFast])),
      ]
    let islands: [Drawing] = [
      edge(island, width: Self.kerbWidth, colors[.kerb]),
      .fill(island, .nonzero, .solid(colors[.trafficIsland])),
    ]
    return (surfaces + bands(number) + lit(number) + marks(number) + islands).filter { !$0.isEmpty }
  }

  /// What raised streets cast on the ground beside them: ever wider lines that add up to a soft edge.
  private func bridgeShadow(_ sides: Path) -> [Drawing] {
    (1...Self.shadowSteps).map { step in
      edge(
        sides, width: 2 * Self.shadowReach * Double(step) / Double(Self.shadowSteps),
        colors[.buildingShadow].opacity(Self.shadowOpacity / Float(Self.shadowSteps)))
    }
  }

  private static let shadowSteps = 4
  /// In points.
  private static let shadowReach = 14.0 / 3
  private static let shadowOpacity: Float = 0.3

  // MARK: Paint

  /// Metres ahead up to which paint shows, fading over the last of them, and arrows alone.
  private static let paintReach = 450.0
  private static let paintFade = 100.0
  private static let arrowReach = 300.0

  private func bands(_ number: Int) -> [Drawing] {
    let stores: [(KeyPath<PaintShapes, RingStore>, Palette.Name, Double)] = [
      (\.parking, .parkingLane, 0.9), (\.bus, .busLane, 1), (\.cycle, .cycleLane, 1),
    ]
    return stores.map { fill(number, $0, $1, opacity: $2, reach: Self.paintReach) }
  }

  private func marks(_ number: Int) -> [Drawing] {
    let stores: [(KeyPath<PaintShapes, RingStore>, Palette.Name, Double)] = [
      (\.yellow, .markYellow, Self.paintReach), (\.marks, .mark, Self.paintReach),
      (\.arrows, .laneArrow, Self.arrowReach),
    ]
    return stores.map { fill(number, $0, $1, opacity: 1, reach: $2) } + litArrows(number)
  }

  private func fill(
    _ number: Int, _ store: KeyPath<PaintShapes, RingStore>, _ name: Palette.Name, opacity: Double, reach: Double
  ) -> Drawing {
    var path = Path()
    guard paintShare > 0 else { return .fill(path, .nonzero, .solid(colors[name])) }
    for network in networks {
      let projection = StreetProjection(network, camera: camera, ground: ground, reach: reach)
      for level in network.levels where level.number == number {
        projection.append(level.paint[keyPath: store], to: &path)
      }
    }
    return .fill(path, .nonzero, fading(colors[name].opacity(Float(opacity * paintShare)), reach: reach))
  }

  /// How much of the paint shows at the camera's zoom.
  private var paintShare: Double { min(max((camera.zoom - 16.75) / 0.5, 0), 1) }

  /// A colour that fades out over the last metres ahead.
  private func fading(_ color: Color, reach: Double) -> Paint {
    let eye = camera.eyeDistance * camera.pitchSine
    let (near, far) = (
      camera.row(distanceAhead: eye + (reach - Self.paintFade) * camera.pointsPerMetre),
      camera.row(distanceAhead: eye + reach * camera.pointsPerMetre)
    )
    guard near > 0, far < near, far.isFinite else { return .solid(color) }
    return .linearGradient(
      LinearGradient(
        start: SIMD2(0, Float(far)), end: SIMD2(0, Float(near)),
        stops: [GradientStop(offset: 0, color: color.opacity(0)), GradientStop(offset: 1, color: color)]))
  }

  private func lit(_ number: Int) -> [Drawing] {
    guard let needed, needed.level == number else { return [] }
    let projection = StreetProjection(needed.network, camera: camera, ground: ground, reach: .infinity)
    return needed.pieces.map { piece in
      var path = Path()
      projection.append(piece.ring, to: &path)
      return .fill(path, .nonzero, .solid(colors[.laneLit].opacity(Float(piece.opacity))))
    }
  }

  private func litArrows(_ number: Int) -> [Drawing] {
    guard let needed, needed.level == number else { return [] }
    let projection = StreetProjection(needed.network, camera: camera, ground: ground, reach: Self.arrowReach)
    var path = Path()
    for ring in needed.arrows { projection.append(ring, to: &path) }
    return [.fill(path, .nonzero, .solid(colors[.laneLitArrow]))]
  }

  private func edge(_ path: Path, width: Double, _ color: Color) -> Drawing {
    .stroke(path, StrokeStyle(width: Float(width * camera.scale), join: .round), .solid(color), nil)
  }
}
