import Canvas
import Geometry
import Pixels

/// The faces of buildings in the house look.
///
/// Edges, windows and darker strips lie in the planes of walls and roofs. What comes first keeps its pixels there, so the
/// finest comes first, and the plain face fills what is left.
extension ExtrusionFaces {
  func addHouse(
    _ prism: Prism, _ body: HouseBody, _ look: HouseLook, _ walls: SharedWalls, to faces: inout [ExtrusionFace],
    list: inout DisplayList
  ) {
    let ahead = look.metresAhead(place(prism.rings[0][0]))
    let top = Double(prism.heights.top) * pointsPerCentimetre
    let base = Double(prism.heights.base) * pointsPerCentimetre
    for ring in prism.rings {
      var previous = place(ring[ring.count - 1])
      for (index, from) in ring.enumerated() {
        let (a, b) = (place(from), place(ring[index + 1 < ring.count ? index + 1 : 0]))
        let outward = Point(b.y - a.y, a.x - b.x).normalized
        let before = (a - previous).normalized
        previous = a
        guard outward.dot(eye - a) > 0 else { continue }
        let to = ring[index + 1 < ring.count ? index + 1 : 0]
        let wall = HouseWall(
          a: a, b: b, color: look.wall(body.surfaces, normal: outward), ahead: ahead,
          isCorner: before.dot((b - a).normalized) < Self.cornerCosine, number: index)
        for part in walls.free(from: from, to: to, own: prism.heights) {
          add(wall, part, of: prism, body, look, to: &faces, list: &list)
        }
        if let roof = body.roof {
          addGable(wall, roof.wallTops(from: from, to: to), under: roof, top: top, to: &faces, list: &list)
        }
      }
    }
    if let roof = body.roof {
      add(roof, body, look, ahead: ahead, top: top, to: &faces, list: &list)
    } else if eyeHeight > top {
      addFlatRoof(prism, body, look, ahead: ahead, height: top, to: &faces, list: &list)
    }
    if eyeHeight < base { addSlab(prism.rings, height: base, body.surfaces.wallDark, to: &faces, list: &list) }
  }

  /// Turns of less than 20° have no edge.
  private static var cornerCosine: Double { 0.94 }

  // MARK: Roofs

  private func addFlatRoof(
    _ prism: Prism, _ body: HouseBody, _ look: HouseLook, ahead: Double, height: Double,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    let roof = body.surfaces.roof
    let plane = camera.planeTransform(heightPoints: height)
    let middle = place(prism.rings[0][0])
    let edge = look.edge(ahead: ahead)
    let pixel = camera.scale / 3
    func outline(_ rings: [[Point]], width: Double, share: Double) {
      var path = Path()
      for ring in rings where ring.count >= 3 {
        path.addPolyline(ring, closed: true)
        path.addPolyline(inset(ring, by: width).reversed(), closed: true)
      }
      append(
        path, plane: plane, roof.mixed(with: body.surfaces.edge, Float(share)), at: middle, to: &faces, list: &list)
    }
    let outer = prism.rings.map { onScreen($0.map { homogeneous(place($0), height: height) }) }
    outline(outer, width: edge.width * pixel, share: edge.share)
    if ahead < HouseLook.innerEdgeReach, look.roofs > 0 {
      let rings = prism.rings.map { $0.map(place) }
      let area = rings.reduce(0) { $0 + doubleArea(of: $1) } / 2
      if area > Self.innerEdgeArea * camera.pointsPerMetre * camera.pointsPerMetre {
        let inner = rings.map { inset($0, by: Self.innerEdgeMetres * camera.pointsPerMetre) }
        let shown = inner.map { onScreen($0.map { homogeneous($0, height: height) }) }
        outline(shown, width: 0.7 * pixel, share: 0.45 * edge.share * look.roofs)
      }
    }
    addSlab(prism.rings, height: height, roof, to: &faces, list: &list)
  }

  /// A second line runs inside the edge of flat roofs larger than this, in square metres …
  private static var innerEdgeArea: Double { 60 }
  /// … at this distance from it.
  private static var innerEdgeMetres: Double { 0.55 }

  /// A ring (solid on its right) moved inwards; corners that would run far out are cut.
  func inset(_ ring: [Point], by distance: Double) -> [Point] {
    guard var previous = ring.last else { return [] }
    return ring.indices.map { index in
      let (p, next) = (ring[index], ring[index + 1 < ring.count ? index + 1 : 0])
      let (before, after) = ((p - previous).normalized.perpendicular, (next - p).normalized.perpendicular)
      previous = p
      let sum = before + after
      let square = sum.dot(sum)
      return p + (square > 0.5 ? sum * (2 * distance / square) : sum.normalized * distance)
    }
  }

  // MARK: Walls

  /// One side of a building.
  struct HouseWall {
    /// Its ends on the ground plane, the solid on the right of the way from a to b.
    var a, b: Point
    var color: Color
    /// In metres.
    var ahead: Double
    /// Whether the outline turns at `a`.
    var isCorner: Bool
    /// Its place in the outline.
    var number: Int
  }

  private func add(
    _ wall: HouseWall, _ part: HeightInterval, of prism: Prism, _ body: HouseBody, _ look: HouseLook,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    let low = homogeneous(wall.a, height: Double(part.base) * pointsPerCentimetre)
    let high = homogeneous(wall.a, height: Double(part.top) * pointsPerCentimetre)
    let isBeforeEye = low.z > Camera.nearestDepth && high.z > Camera.nearestDepth
    let pixels = isBeforeEye ? abs(high.y / high.z - low.y / low.z) : 0
    if wall.isCorner, wall.ahead < HouseLook.wallEdgeReach, pixels > Self.leastEdgePixels * camera.scale, isBeforeEye {
      addCorner(wall, part, body, look, at: low, to: &faces, list: &list)
    }
    if look.windows > 0, !body.isLowered, wall.ahead < HouseLook.windowReach {
      addWindows(wall, part, of: prism, body, look, to: &faces, list: &list)
    }
    addStrips(wall, part, of: prism, look, pixels: pixels, to: &faces, list: &list)
  }

  private static var leastEdgePixels: Double { 3 }

  /// A hairline where two walls meet.
  private func addCorner(
    _ wall: HouseWall, _ part: HeightInterval, _ body: HouseBody, _ look: HouseLook, at low: SIMD3<Double>,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    let way = wall.b - wall.a
    let end = homogeneous(wall.b, height: Double(part.base) * pointsPerCentimetre)
    guard end.z > Camera.nearestDepth else { return }
    // How fast the wall runs across the screen where it begins: derivative of the quotient.
    let speed = (end.x - low.x - (low.x / low.z) * (end.z - low.z)) / low.z
    let share = 0.8 * camera.scale / 3 / max(abs(speed), 1e-9)
    guard share < 0.25 else { return }
    let color = wall.color.mixed(with: body.surfaces.edge, Float(0.35 * look.edge(ahead: wall.ahead).share))
    addWall(wall.a, wall.a + way * share, part, color, to: &faces, list: &list)
  }

  /// The wall, darker in strips towards the building's foot.
  private func addStrips(
    _ wall: HouseWall, _ part: HeightInterval, of prism: Prism, _ look: HouseLook, pixels: Double,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    let foot = prism.heights.base
    let end = foot + Int32(HouseLook.footMetres * 100)
    var base = part.base
    if foot <= Self.highestFoot, base < end, wall.ahead < HouseLook.footReach, look.shades > 0 {
      let dark = min(part.top, end)
      let shown = pixels * Double(dark - base) / Double(part.top - part.base)
      let strips = Int32(min(max(shown / (Self.stripPoints * camera.scale), 1), Self.mostStrips).rounded())
      let from = base
      for strip in 1...strips {
        let top = strip == strips ? dark : from + (dark - from) * strip / strips
        guard top > base else { continue }
        let metres = Double(base + top - 2 * foot) / 200
        addWall(
          wall.a, wall.b, HeightInterval(base: base, top: top),
          look.footed(wall.color, metres: metres, ahead: wall.ahead), to: &faces, list: &list)
        base = top
      }
    }
    if base < part.top {
      addWall(wall.a, wall.b, HeightInterval(base: base, top: part.top), wall.color, to: &faces, list: &list)
    }
  }

  /// Bodies that begin higher than this, in centimetres, stand on no ground.
  static var highestFoot: Int32 { 600 }
  private static var stripPoints: Double { 9 }
  private static var mostStrips: Double { 3 }

  // MARK: Windows

  /// Lit windows: few, in twos and threes, by the building, the wall, the storey and the column.
  private func addWindows(
    _ wall: HouseWall, _ part: HeightInterval, of prism: Prism, _ body: HouseBody, _ look: HouseLook,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    let way = wall.b - wall.a
    let length = way.length / camera.pointsPerMetre
    let (bottom, top) = (Double(part.base) / 100, Double(part.top) / 100)
    let grid = HouseWindows.self
    guard Double(prism.heights.top - prism.heights.base) / 100 > grid.leastWallMetres, length > grid.columnMetres else {
      return
    }
    let columns = Int(min(length / grid.columnMetres, grid.mostColumns))
    let first = (length - Double(columns) * grid.columnMetres) / 2
    let seed = body.seed &+ UInt64(wall.number) &* 0x9E37_79B9_7F4A_7C15
    let share =
      0.5 * max(0.25, 1 - wall.ahead / 360) * look.windows * HouseLook.fading(wall.ahead, HouseLook.windowReach)
    let color = wall.color.mixed(with: look.colors.window, Float(share))
    var floor = 0
    while true {
      let sill = Double(prism.heights.base) / 100 + grid.firstSillMetres + Double(floor) * grid.floorMetres
      guard sill + grid.heightMetres < top - 0.3 else { break }
      defer { floor += 1 }
      guard sill > bottom else { continue }
      for column in 0..<columns where grid.isLit(seed, column: column, floor: floor) {
        let start = first + (Double(column) + 0.5) * grid.columnMetres - grid.widthMetres / 2
        let (from, to) = (wall.a + way * (start / length), wall.a + way * ((start + grid.widthMetres) / length))
        let heights = HeightInterval(base: Int32(sill * 100), top: Int32((sill + grid.heightMetres) * 100))
        addWall(from, to, heights, color, to: &faces, list: &list)
      }
    }
  }
}

/// Which windows of a wall are lit, and where they are.
enum HouseWindows {
  static let leastWallMetres = 8.0
  static let (columnMetres, floorMetres) = (2.6, 3.3)
  static let (widthMetres, heightMetres) = (1.0, 1.4)
  static let firstSillMetres = 4.4
  static let mostColumns = 200.0

  /// 9 % of the groups of three columns have light, and there 72 % of the windows.
  static func isLit(_ seed: UInt64, column: Int, floor: Int) -> Bool {
    percent(seed, column / 3, floor, 1) < 9 && percent(seed, column, floor, 2) < 72
  }

  /// 0 to 99, the same for the same numbers (the finalizer of splitmix64).
  private static func percent(_ seed: UInt64, _ column: Int, _ floor: Int, _ use: UInt64) -> UInt64 {
    var hash = seed &+ UInt64(column) &* 0xD1B5_4A32_D192_ED03 &+ UInt64(floor) &* 0x8CB9_2BA7_2F3D_8DD7 &+ use
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return (hash ^ hash >> 31) % 100
  }
}
