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

  init(_ networks: [StreetNetwork], camera: Camera, ground: VisibleGround, colors: Palette) {
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
        near.append(level.surfaces, to: &kerb)
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
    return [
      outline,
      .fill(service, .nonzero, .solid(colors[.streetService])),
      .fill(street, .nonzero, .solid(colors[.street])),
      .fill(main, .nonzero, .solid(colors[.streetMain])),
      .fill(fast, .nonzero, .solid(colors[.streetFast])),
      edge(island, width: Self.kerbWidth, colors[.kerb]),
      .fill(island, .nonzero, .solid(colors[.trafficIsland])),
    ].filter { !$0.isEmpty }
  }

  private func edge(_ path: Path, width: Double, _ color: Color) -> Drawing {
    .stroke(path, StrokeStyle(width: Float(width * camera.scale), join: .round), .solid(color), nil)
  }
}

extension Drawing {
  fileprivate var isEmpty: Bool {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _, _), .outset(let path, _, _): path.isEmpty
    }
  }
}
