import Geometry

/// From the metres of a block to device pixels.
struct StreetProjection {
  private let ground: VisibleGround
  private let sight: StreetSight
  private var toGround: AffineTransform { sight.toGround }
  private let toDevice: ProjectiveTransform
  private let groundToDevice: ProjectiveTransform
  /// The direction ahead of the camera, and how far it is looked, on the ground plane.
  private let ahead: HalfPlane?

  /// - Parameter reach: metres ahead of the camera's centre beyond which nothing is drawn.
  init(_ network: StreetNetwork, camera: Camera, ground: VisibleGround, reach: Double) {
    self.ground = ground
    sight = StreetSight(network.block, camera: camera, ground: ground)
    groundToDevice = camera.groundTransform
    toDevice = ProjectiveTransform(sight.toGround).then(groundToDevice)
    ahead =
      reach.isFinite
      ? HalfPlane(-camera.bearingSine, camera.bearingCosine, reach * camera.pointsPerMetre) : nil
  }

  /// Adds the visible rings of a store, of some kinds only.
  func append(_ store: RingStore, to path: inout Path, where isWanted: (StreetKind) -> Bool = { _ in true }) {
    for ring in store.rings where isWanted(ring.kind) { append(store.points[ring.points], ring.bounds, to: &path) }
  }

  /// Adds the visible lines of a store.
  func appendLines(_ store: RingStore, to path: inout Path) {
    for ring in store.rings {
      guard let relation = relation(to: ring.bounds) else { continue }
      let line = store.points[ring.points].map { toGround(Point($0)) }
      for piece in relation == .inside ? [line] : ground.clip(line: line).map(\.points) {
        path.addPolyline(piece.lazy.map { groundToDevice($0) }, closed: false)
      }
    }
  }

  /// Adds a ring in metres of the block.
  func append(_ ring: [Point], to path: inout Path) {
    append(ring.map { SIMD2<Float>($0) }[...], Rect(bounding: ring), to: &path)
  }

  /// How something within bounds lies to what is drawn; `nil` outside.
  private func relation(to bounds: Rect) -> VisibleGround.Relation? {
    let box = sight.box(bounds)
    if let ahead, ahead.farthest(of: box) < 0 { return nil }
    let relation = ground.relation(to: box)
    return relation == .outside ? nil : relation
  }

  private func append(_ points: ArraySlice<SIMD2<Float>>, _ bounds: Rect, to path: inout Path) {
    switch relation(to: bounds) {
    case nil, .outside: return
    case .inside:
      var isFirst = true
      for point in points {
        let place = toDevice(Point(point))
        if isFirst { path.move(to: place) } else { path.line(to: place) }
        isFirst = false
      }
      path.close()
    case .crossing:
      let ring = ground.clip(ring: points.map { toGround(Point($0)) })
      guard ring.count >= 3 else { return }
      path.addPolyline(ring.lazy.map { groundToDevice($0) }, closed: true)
    }
  }
}
