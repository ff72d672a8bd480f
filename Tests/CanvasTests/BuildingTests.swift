import Canvas
import Geometry
import Pixels
import TestSupport
import Testing

/// A camera above the ground, looking ahead and down.
struct TownCamera {
  let pitch: Double
  let height: Double
  let focal: Double
  let center: Point

  init(pitchDegrees: Double, height: Double, focal: Double, center: Point) {
    pitch = pitchDegrees * .pi / 180
    self.height = height
    self.focal = focal
    self.center = center
  }

  /// Ray of depth 1 through a device point: x right, y ahead, z up.
  func ray(_ p: Point) -> SIMD3<Double> {
    let u = (p.x - center.x) / focal
    let v = (p.y - center.y) / focal
    // The view's axis leans forward by the pitch from straight down.
    let axis = SIMD3(0, sine, -cosine)
    let down = SIMD3(0, -cosine, -sine)
    return axis + SIMD3(1, 0, 0) * u + down * v
  }

  private var sine: Double { Self.sine(pitch) }
  private var cosine: Double { Self.sine(.pi / 2 - pitch) }

  /// Taylor's series: enough for a test.
  static func sine(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for n in 1..<14 {
      term *= -x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  func project(_ p: SIMD3<Double>) -> Point {
    let q = p - SIMD3(0, 0, height)
    let axis = SIMD3(0, sine, -cosine)
    let down = SIMD3(0, -cosine, -sine)
    let depth = (q * axis).sum()
    return Point(center.x + focal * q.x / depth, center.y + focal * (q * down).sum() / depth)
  }

  func depth(_ p: SIMD3<Double>) -> Double { ((p - SIMD3(0, 0, height)) * SIMD3(0, sine, -cosine)).sum() }
}

/// Boxes of a random town: x, y, width, length, height.
struct Town {
  struct Face {
    var corners: [SIMD3<Double>]
    var normal: SIMD3<Double>
    var color: Color
    /// Distance of the eye from the plane, along the normal.
    var offset = 0.0
    var low = SIMD3<Double>()
    var high = SIMD3<Double>()
  }

  var faces: [Face] = []
  let camera: TownCamera

  init(seed: UInt64, camera: TownCamera, count: Int) {
    self.camera = camera
    var random = SeededRandom(seed: seed)
    var boxes: [(distance: Double, faces: [Face])] = []
    for _ in 0..<count {
      let x = Double.random(in: -60...60, using: &random)
      let y = Double.random(in: 40...200, using: &random)
      let w = Double.random(in: 5...25, using: &random)
      let l = Double.random(in: 5...25, using: &random)
      let h = Double.random(in: 3...25, using: &random)
      let color = Color(
        red: .random(in: 0.3...1, using: &random), green: .random(in: 0.3...1, using: &random), blue: 0.5)
      boxes.append((x * x + y * y, Self.box(x, y, w, l, h, color)))
    }
    let eye = SIMD3(0, 0, camera.height)
    for box in boxes.sorted(by: { $0.distance < $1.distance }) {
      faces += box.faces.filter { ($0.normal * (eye - $0.corners[0])).sum() > 0 }
    }
    for i in faces.indices {
      let corners = faces[i].corners
      faces[i].offset = (faces[i].normal * (corners[0] - eye)).sum()
      // Two opposite corners span an upright face.
      faces[i].low = corners[0].replacing(with: corners[2], where: corners[2] .< corners[0]) - 1e-9
      faces[i].high = corners[0].replacing(with: corners[2], where: corners[2] .> corners[0]) + 1e-9
    }
  }

  private static func box(
    _ x: Double, _ y: Double, _ w: Double, _ l: Double, _ h: Double, _ color: Color
  ) -> [Face] {
    func p(_ i: Double, _ j: Double, _ k: Double) -> SIMD3<Double> { SIMD3(x + i * w, y + j * l, k * h) }
    func shade(_ t: Float) -> Color { Color.black.mixed(with: color, t) }
    return [
      Face(corners: [p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)], normal: SIMD3(0, 0, 1), color: color),
      Face(corners: [p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1)], normal: SIMD3(0, -1, 0), color: shade(0.7)),
      Face(corners: [p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)], normal: SIMD3(0, 1, 0), color: shade(0.5)),
      Face(corners: [p(0, 0, 0), p(0, 1, 0), p(0, 1, 1), p(0, 0, 1)], normal: SIMD3(-1, 0, 0), color: shade(0.6)),
      Face(corners: [p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)], normal: SIMD3(1, 0, 0), color: shade(0.4)),
    ]
  }

  func layer(in list: inout DisplayList, opacity: Float) -> ExtrusionLayer {
    var result: [ExtrusionFace] = []
    let eye = SIMD3(0, 0, camera.height)
    for face in faces {
      // 1/depth = n · D(x, y) / (c - n · e), affine in x and y.
      let c = (face.normal * (face.corners[0] - eye)).sum()
      func inverse(_ x: Double, _ y: Double) -> Double { (face.normal * camera.ray(Point(x, y))).sum() / c }
      let origin = inverse(0, 0)
      let plane = SIMD3<Float>(Float(inverse(1, 0) - origin), Float(inverse(0, 1) - origin), Float(origin))
      var path = Path()
      path.addPolyline(face.corners.map(camera.project), closed: true)
      result.append(ExtrusionFace(path: list.add(path), color: face.color, inverseDepth: plane))
    }
    return ExtrusionLayer(faces: result, opacity: opacity)
  }

  /// The face nearest to the eye at a device point, by intersecting every face.
  func nearestFace(_ p: Point) -> Int? {
    let ray = camera.ray(p)
    let eye = SIMD3(0, 0, camera.height)
    var best: Int?
    var depth = Double.infinity
    for i in faces.indices {
      let face = faces[i]
      let along = face.normal.x * ray.x + face.normal.y * ray.y + face.normal.z * ray.z
      let t = face.offset / along
      guard t > 0, t < depth else { continue }
      let hit = eye + ray * t
      guard hit.x >= face.low.x, hit.x <= face.high.x, hit.y >= face.low.y, hit.y <= face.high.y,
        hit.z >= face.low.z, hit.z <= face.high.z
      else { continue }
      (best, depth) = (i, t)
    }
    return best
  }
}

@Suite struct BuildingTests {
  static let ground = Color(0x20A040)

  static func picture(_ town: Town, opacity: Float = 1, simd: SIMDLevel = .best) -> PixelBuffer {
    var list = DisplayList(width: 80, height: 80, background: ground)
    let layer = town.layer(in: &list, opacity: opacity)
    list.extrusions(layer)
    return Renderer(threads: 1, simd: simd).render(list)
  }

  static func camera(_ pitch: Double) -> TownCamera {
    TownCamera(pitchDegrees: pitch, height: 60, focal: 65, center: Point(40, 40))
  }

  /// Wherever all of 4 × 4 samples see one face, the pixel has that face's colour: overlapping boxes, any order of walls.
  @Test(arguments: [50.0, 60, 70], 0..<2) func wholePixelsShowTheNearestFace(_ pitch: Double, _ seed: UInt64) {
    let town = Town(seed: seed + 1, camera: Self.camera(pitch), count: 40)
    let picture = Self.picture(town)
    var wrong = 0
    for y in 0..<80 {
      for x in 0..<80 {
        var seen: Set<Int> = []
        for k in 0..<16 where seen.count < 2 {
          let p = Point(Double(x) + Double(k % 4) / 4 + 0.125, Double(y) + Double(k / 4) / 4 + 0.125)
          seen.insert(town.nearestFace(p) ?? -1)
        }
        guard seen.count == 1, let only = seen.first else { continue }
        let expected = only < 0 ? Self.ground.pixel : town.faces[only].color.pixel
        let actual = picture[x, y]
        let largest = max(
          abs(Int(actual.red) - Int(expected.red)), abs(Int(actual.green) - Int(expected.green)),
          abs(Int(actual.blue) - Int(expected.blue)))
        if largest > 24 { wrong += 1 }
      }
    }
    // A sample grid misses slivers thinner than a quarter of a pixel.
    #expect(wrong <= 8, "seed \(seed): \(wrong) pixels")
  }

  /// Two faces that share an edge leave no ground between them.
  @Test(arguments: 0..<24) func jointsAreTight(_ slope: Int) {
    var list = DisplayList(width: 64, height: 64, background: Color(0x00FF00))
    let dx = Double(slope) * 1.7 - 20
    var faces: [ExtrusionFace] = []
    let (top, bottom) = (Point(32 + dx, 4), Point(32 - dx, 60))
    for outline in [[Point(4, 4), top, bottom, Point(4, 60)], [top, Point(60, 4), Point(60, 60), bottom]] {
      var path = Path()
      path.addPolyline(outline, closed: true)
      faces.append(ExtrusionFace(path: list.add(path), color: Color(0xFF00FF), inverseDepth: SIMD3(0, 0, 0.01)))
    }
    list.extrusions(ExtrusionLayer(faces: faces, opacity: 1))
    let picture = Renderer(threads: 1).render(list)
    for y in 5..<59 { for x in 10..<54 { #expect(picture[x, y].green <= 2, "at \(x), \(y)") } }
  }

  /// Half opacity is half of the opaque picture and half of the ground, everywhere.
  @Test func opacityIsOfTheWhole() {
    let town = Town(seed: 9, camera: Self.camera(60), count: 40)
    let opaque = Self.picture(town)
    let half = Self.picture(town, opacity: 0.5)
    let ground = Self.ground.pixel
    var largest = 0
    for y in 0..<80 {
      for x in 0..<80 {
        let expected = (Int(opaque[x, y].red) + Int(ground.red)) / 2
        largest = max(largest, abs(Int(half[x, y].red) - expected))
      }
    }
    #expect(largest <= 2)
  }

  @Test func levelsAgree() {
    let town = Town(seed: 11, camera: Self.camera(65), count: 120)
    let expected = Self.picture(town, simd: .scalar)
    for level in SIMDLevel.allCases { #expect(difference(Self.picture(town, simd: level), expected).count == 0) }
  }
}
