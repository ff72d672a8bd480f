import Canvas
import Geometry
import Pixels

/// Turns prisms into the faces that a camera sees, nearest building first.
struct ExtrusionFaces {
  let camera: Camera
  let light: ExtrusionLight
  let haze: Haze?
  /// How buildings of the house look are drawn; the others as the style says.
  let house: HouseLook?
  let pointsPerCentimetre: Double
  private let ground: ProjectiveTransform
  /// What one point of height adds to the homogeneous device coordinates.
  private let up: SIMD3<Double>
  /// The eye's place on the ground plane, and its height above it in points.
  let eye: Point
  let eyeHeight: Double

  init(camera: Camera, light: ExtrusionLight, haze: Haze?, house: HouseLook? = nil) {
    self.camera = camera
    self.house = house
    self.light = light
    self.haze = haze
    pointsPerCentimetre = camera.pointsPerMetre / 100
    ground = camera.groundTransform
    let raised = camera.planeTransform(heightPoints: 1)
    up = SIMD3(raised.m02 - ground.m02, raised.m12 - ground.m12, raised.m22 - ground.m22)
    eye = camera.eyeGround
    eyeHeight = camera.eyeDistance * camera.pitchCosine
  }

  /// Adds the outlines to `list` and returns the layer.
  func layer(_ prisms: [Prism], opacity: Double, into list: inout DisplayList) -> ExtrusionLayer {
    let drawn = Prism.withoutDuplicates(prisms.filter { isInView($0) && !holdsEye($0) })
    let walls = SharedWalls(drawn)
    let order = drawn.indices.sorted { a, b in
      let (da, db) = (squaredDistance(drawn[a]), squaredDistance(drawn[b]))
      return da != db ? da < db : a < b
    }
    var faces: [ExtrusionFace] = []
    for index in order {
      if let house, let body = drawn[index].house {
        addHouse(drawn[index], body, house, walls, to: &faces, list: &list)
      } else {
        add(drawn[index], walls, to: &faces, list: &list)
      }
    }
    return ExtrusionLayer(faces: faces, opacity: Float(opacity))
  }

  // MARK: Which buildings

  func place(_ p: GridPoint) -> Point { Point(Double(p.x), Double(p.y)) * pointsPerCentimetre }

  /// What a step in space adds to the homogeneous coordinates.
  func homogeneous(step v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      ground.m00 * v.x + ground.m01 * v.y + up.x * v.z, ground.m10 * v.x + ground.m11 * v.y + up.y * v.z,
      ground.m20 * v.x + ground.m21 * v.y + up.z * v.z)
  }

  func homogeneous(_ p: Point, height: Double) -> SIMD3<Double> {
    SIMD3(
      ground.m00 * p.x + ground.m01 * p.y + ground.m02 + up.x * height,
      ground.m10 * p.x + ground.m11 * p.y + ground.m12 + up.y * height,
      ground.m20 * p.x + ground.m21 * p.y + ground.m22 + up.z * height)
  }

  /// Whether some of the body may appear in the frame.
  private func isInView(_ prism: Prism) -> Bool {
    let box = Rect(bounding: prism.rings.lazy.joined().map(place))
    let (width, frameHeight) = (Double(camera.pixelWidth), Double(camera.pixelHeight))
    let top = Double(prism.heights.top) * pointsPerCentimetre + prism.roofPoints
    var (left, right, above, below, behind, far) = (true, true, true, true, true, true)
    for corner in box.corners {
      for height in [Double(prism.heights.base) * pointsPerCentimetre, top] {
        let p = homogeneous(corner, height: height)
        left = left && p.x < 0
        right = right && p.x > width * p.z
        above = above && p.y < 0
        below = below && p.y > frameHeight * p.z
        behind = behind && p.z < Camera.nearestDepth
        far = far && p.z > camera.farthestDepth
      }
    }
    return !(left || right || above || below || behind || far)
  }

  private func holdsEye(_ prism: Prism) -> Bool {
    guard eyeHeight < Double(prism.heights.top) * pointsPerCentimetre + camera.eyeDistance * Camera.nearestDepth,
      eyeHeight > Double(prism.heights.base) * pointsPerCentimetre
    else { return false }
    return isInside(eye, prism.rings.map { $0.map(place) })
  }

  private func squaredDistance(_ prism: Prism) -> Double {
    var least = Double.infinity
    for ring in prism.rings {
      var a = place(ring[ring.count - 1]) - eye
      for point in ring {
        let b = place(point) - eye
        let edge = b - a
        let t = min(max(-a.dot(edge) / edge.dot(edge), 0), 1)
        let nearest = a + edge * t
        least = min(least, nearest.dot(nearest))
        a = b
      }
    }
    return least
  }

  // MARK: Faces

  private func add(_ prism: Prism, _ walls: SharedWalls, to faces: inout [ExtrusionFace], list: inout DisplayList) {
    let top = Double(prism.heights.top) * pointsPerCentimetre
    let base = Double(prism.heights.base) * pointsPerCentimetre
    for ring in prism.rings {
      for (from, to) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let (a, b) = (place(from), place(to))
        let outward = Point(b.y - a.y, a.x - b.x)
        guard outward.dot(eye - a) > 0 else { continue }
        for part in walls.free(from: from, to: to, own: prism.heights) {
          let color = light.wall(
            prism.color, normal: outward.normalized, heights: prism.heights, hasGradient: prism.hasVerticalGradient)
          addWall(a, b, part, color, to: &faces, list: &list)
        }
      }
    }
    let roofColor = light.roof(prism.color)
    if eyeHeight > top { addSlab(prism.rings, height: top, roofColor, to: &faces, list: &list) }
    if eyeHeight < base { addSlab(prism.rings, height: base, roofColor, to: &faces, list: &list) }
  }

  func addWall(
    _ a: Point, _ b: Point, _ part: HeightInterval, _ color: Color, to faces: inout [ExtrusionFace],
    list: inout DisplayList
  ) {
    let low = Double(part.base) * pointsPerCentimetre
    let high = Double(part.top) * pointsPerCentimetre
    addWall(a, b, corners: [(a, low), (b, low), (b, high), (a, high)], color, to: &faces, list: &list)
  }

  /// A part of the wall from a to b with corners at places above that line, heights in points.
  func addWall(
    _ a: Point, _ b: Point, corners: [(place: Point, height: Double)], _ color: Color, to faces: inout [ExtrusionFace],
    list: inout DisplayList
  ) {
    // The plane of the wall in coordinates along it and upwards.
    let origin = homogeneous(a, height: 0)
    let along = homogeneous(b, height: 0) - origin
    let plane = ProjectiveTransform(
      along.x, up.x, origin.x, along.y, up.y, origin.y, along.z, up.z, origin.z)
    append(
      [corners.map { homogeneous($0.place, height: $0.height) }], plane: plane, color, at: (a + b) / 2, to: &faces,
      list: &list)
  }

  func addSlab(
    _ rings: [[GridPoint]], height: Double, _ color: Color, to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    let corners = rings.map { $0.map { homogeneous(place($0), height: height) } }
    append(
      corners, plane: camera.planeTransform(heightPoints: height), color, at: place(rings[0][0]), to: &faces,
      list: &list)
  }

  private func append(
    _ rings: [[SIMD3<Double>]], plane: ProjectiveTransform, _ color: Color, at place: Point,
    to faces: inout [ExtrusionFace], list: inout DisplayList
  ) {
    var path = Path()
    for ring in rings {
      if isOnScreen(ring) {
        path.addPolyline(ring.lazy.map { Point($0.x / $0.z, $0.y / $0.z) }, closed: true)
      } else {
        path.addPolyline(onScreen(ring), closed: true)
      }
    }
    append(path, plane: plane, color, at: place, to: &faces, list: &list)
  }

  /// Whether nothing of a ring has to be cut away: so of most.
  private func isOnScreen(_ ring: [SIMD3<Double>]) -> Bool {
    let width = Double(camera.pixelWidth) + 2048
    let height = Double(camera.pixelHeight) + 2048
    return ring.count >= 3
      && ring.allSatisfy {
        $0.z - Camera.nearestDepth >= 0 && $0.x + 2048 * $0.z >= 0 && width * $0.z - $0.x >= 0
          && $0.y + 2048 * $0.z >= 0 && height * $0.z - $0.y >= 0
      }
  }

  /// - Parameter path: in device pixels.
  func append(
    _ path: Path, plane: ProjectiveTransform, _ color: Color, at place: Point, to faces: inout [ExtrusionFace],
    list: inout DisplayList
  ) {
    // The inverse map's divisor at a pixel is 1/depth there.
    guard !path.isEmpty, let inverse = plane.inverse else { return }
    let inverseDepth = SIMD3<Float>(Float(inverse.m20), Float(inverse.m21), Float(inverse.m22))
    guard inverseDepth.x.isFinite && inverseDepth.y.isFinite && inverseDepth.z.isFinite else { return }
    let shown = haze.map { $0.over(color, at: place) } ?? color
    faces.append(ExtrusionFace(path: list.add(path), color: shown, inverseDepth: inverseDepth))
  }

  /// The visible part of a ring in device pixels; far outside the frame it is cut, since rasterizers have limits.
  func onScreen(_ ring: [SIMD3<Double>]) -> [Point] {
    var clipped = ring
    let width = Double(camera.pixelWidth) + 2048
    let height = Double(camera.pixelHeight) + 2048
    clipped = cut(clipped) { $0.z - Camera.nearestDepth }
    clipped = cut(clipped) { $0.x + 2048 * $0.z }
    clipped = cut(clipped) { width * $0.z - $0.x }
    clipped = cut(clipped) { $0.y + 2048 * $0.z }
    clipped = cut(clipped) { height * $0.z - $0.y }
    return clipped.count >= 3 ? clipped.map { Point($0.x / $0.z, $0.y / $0.z) } : []
  }

  private func cut(_ ring: [SIMD3<Double>], _ distance: (SIMD3<Double>) -> Double) -> [SIMD3<Double>] {
    guard ring.contains(where: { distance($0) < 0 }), var previous = ring.last else { return ring }
    var result: [SIMD3<Double>] = []
    var before = distance(previous)
    for point in ring {
      let after = distance(point)
      if (after >= 0) != (before >= 0) { result.append(previous + (point - previous) * (before / (before - after))) }
      if after >= 0 { result.append(point) }
      (previous, before) = (point, after)
    }
    return result
  }
}

/// Whether a point lies inside rings by the even-odd rule.
func isInside(_ p: Point, _ rings: [[Point]]) -> Bool {
  var inside = false
  for ring in rings {
    guard var a = ring.last else { continue }
    for b in ring {
      if (a.y > p.y) != (b.y > p.y), p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y) { inside.toggle() }
      a = b
    }
  }
  return inside
}

extension Camera {
  /// The place on the ground plane straight below the eye.
  var eyeGround: Point { Point(-bearingSine, bearingCosine) * (eyeDistance * pitchSine) }
}
