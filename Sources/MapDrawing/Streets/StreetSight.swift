import Geometry

/// What a frame can show of a block's streets: shapes beyond it need not be built.
struct StreetSight: Sendable {
  /// From metres of the block to the ground plane.
  let toGround: AffineTransform
  private let ground: VisibleGround

  init(_ block: StreetBlock, camera: Camera, ground: VisibleGround) {
    self.ground = ground
    let origin = camera.ground(nearest: block.origin)
    let scale = camera.worldSize / block.metresPerWorldUnit
    toGround = AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y)
  }

  /// A box in metres of the block on the ground plane.
  func box(_ bounds: Rect) -> Rect {
    let low = toGround(Point(bounds.minX, bounds.maxY))
    let high = toGround(Point(bounds.maxX, bounds.minY))
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// Whether something within bounds in metres of the block may show.
  func sees(_ bounds: Rect) -> Bool { ground.relation(to: box(bounds)) != .outside }

  /// Whether something within a distance of a place may show.
  func sees(_ place: Point, reach: Double) -> Bool { sees(Rect(bounding: [place]).inset(by: -reach)) }
}

extension StreetSight? {
  /// Everything shows where no frame says what it sees.
  func sees(_ bounds: Rect) -> Bool { self?.sees(bounds) ?? true }

  /// Everything shows where no frame says what it sees.
  func sees(_ place: Point, reach: Double) -> Bool { self?.sees(place, reach: reach) ?? true }
}
