import Canvas
import Geometry
import Pixels
import TestSupport
import Testing

/// The same list gives the same bytes at every level and any number of threads.
@Suite struct SameBytesTests {
  /// A list of everything, with random numbers in it.
  static func randomList(seed: UInt64, wild: Bool = false) -> DisplayList {
    var random = SeededRandom(seed: seed)
    var list = DisplayList(
      width: .random(in: 1...300, using: &random), height: .random(in: 1...200, using: &random),
      background: Color(red: 0.9, green: 0.8, blue: 0.7))
    var image = PixelBuffer(width: 5, height: 7)
    for i in image.storage.indices { image.storage[i] = UInt32(i * 7 % 256) * 0x0101_0101 }
    _ = list.add(image)
    add(to: &list, count: 40, depth: 0, wild, &random)
    return list
  }

  private static func number(_ wild: Bool, _ random: inout SeededRandom) -> Float {
    if wild && Int.random(in: 0..<6, using: &random) == 0 {
      let odd: [Float] = [
        .nan, .infinity, -.infinity, 1e9, -1e9, 3e38, 1e-30, 0, -0.0, 16_384, 16_383.99, -16_000.5, 1e7, 2e5,
      ]
      return odd.randomElement(using: &random) ?? 0
    }
    return Float.random(in: -60...320, using: &random)
  }

  private static func path(_ wild: Bool, _ random: inout SeededRandom) -> Path {
    var path = Path()
    func point() -> SIMD2<Float> { SIMD2(number(wild, &random), number(wild, &random)) }
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: path.move(to: point())
      case 1: path.quad(to: point(), control: point())
      case 2: path.cubic(to: point(), control1: point(), control2: point())
      case 3: path.close()
      default: path.line(to: point())
      }
    }
    return path
  }

  private static func color(_ random: inout SeededRandom) -> Color {
    Color(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random),
      alpha: Bool.random(using: &random) ? 1 : .random(in: 0...1, using: &random))
  }

  private static func paint(_ wild: Bool, _ random: inout SeededRandom) -> Paint {
    func point() -> SIMD2<Float> { SIMD2(number(wild, &random), number(wild, &random)) }
    let stops = (0..<3).map { GradientStop(offset: Float($0) / 2, color: color(&random)) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .linearGradient(LinearGradient(start: point(), end: point(), stops: stops))
    case 1: return .radialGradient(RadialGradient(center: point(), radius: number(wild, &random), stops: stops))
    case 2:
      let t = AffineTransform(
        a: Double(number(wild, &random)) / 40, b: Double(number(wild, &random)) / 100, c: 0.2, d: 3, tx: 20, ty: 30)
      let extends: [ImagePaint.Extend] = [.clamp, .repeat, .transparent]
      return .image(
        ImagePaint(image: 0, transform: t, extend: extends.randomElement(using: &random) ?? .clamp, opacity: 0.9))
    default: return .solid(color(&random))
    }
  }

  private static func style(_ wild: Bool, _ random: inout SeededRandom) -> StrokeStyle {
    let dashes: [[Float]] = [[], [], [4, 3], [0, 8], [5], [0.001, 0.001], [-1, 2], [0, 0]]
    return StrokeStyle(
      width: wild ? number(true, &random) : .random(in: 0.1...20, using: &random),
      cap: StrokeStyle.Cap(rawValue: .random(in: 0...2, using: &random)) ?? .butt,
      join: StrokeStyle.Join(rawValue: .random(in: 0...2, using: &random)) ?? .miter,
      miterLimit: wild ? number(true, &random) : 4, dashes: dashes.randomElement(using: &random) ?? [],
      dashPhase: number(wild, &random))
  }

  private static func add(
    to list: inout DisplayList, count: Int, depth: Int, _ wild: Bool, _ random: inout SeededRandom
  ) {
    for _ in 0..<count {
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4:
        list.fill(
          path(wild, &random), rule: Bool.random(using: &random) ? .nonzero : .evenOdd, paint: paint(wild, &random))
      case 4, 5:
        let transform =
          Bool.random(using: &random) ? nil : ProjectiveTransform(1, 0.1, 5, -0.1, 0.8, 30, 0.0001, 0.003, 1)
        list.stroke(path(wild, &random), style: style(wild, &random), paint: paint(wild, &random), transform: transform)
      case 6: list.outset(path(wild, &random), by: number(wild, &random) / 30, paint: paint(wild, &random))
      case 7:
        let (x, y) = (Double(number(wild, &random)), Double(number(wild, &random)))
        list.shadow(
          Rect(x: x, y: y, width: 80, height: Double(number(wild, &random))), radius: number(wild, &random) / 10,
          sigma: number(wild, &random) / 20, color: color(&random))
      case 8:
        var faces: [ExtrusionFace] = []
        for _ in 0..<10 {
          let slope = SIMD3<Float>(number(wild, &random), number(wild, &random), 300) * 0.00001
          faces.append(ExtrusionFace(path: list.add(path(wild, &random)), color: color(&random), inverseDepth: slope))
        }
        list.extrusions(ExtrusionLayer(faces: faces, opacity: Bool.random(using: &random) ? 1 : 0.6))
      case 9 where depth < 3:
        list.clipped(to: path(wild, &random)) { add(to: &$0, count: 4, depth: depth + 1, wild, &random) }
      case 10 where depth < 3:
        list.layer(opacity: .random(in: -0.2...1.2, using: &random)) {
          add(to: &$0, count: 4, depth: depth + 1, wild, &random)
        }
      default: list.fill(path(wild, &random), color: color(&random))
      }
    }
  }

  @Test(arguments: 0..<30) func levelsAndThreads(_ seed: UInt64) {
    let list = Self.randomList(seed: seed + 1)
    let expected = Renderer(threads: 1, simd: .scalar).render(list)
    for level in SIMDLevel.allCases {
      #expect(difference(Renderer(threads: 1, simd: level).render(list), expected).count == 0, "\(level)")
    }
    for threads in [2, 3, 8] {
      #expect(difference(Renderer(threads: threads).render(list), expected).count == 0, "\(threads) threads")
    }
  }

  /// Whatever floats a list holds, it is drawn, and the next frame is not affected.
  @Test(arguments: 0..<100) func wildLists(_ seed: UInt64) {
    let list = Self.randomList(seed: seed + 10_000, wild: true)
    let renderer = Renderer(threads: 2)
    let first = renderer.render(list)
    #expect(difference(renderer.render(list), first).count == 0)
    #expect(difference(Renderer(threads: 1, simd: .scalar).render(list), first).count == 0)
  }

  /// A renderer that has drawn one size draws another as a new one would.
  @Test func sizesFollowOneAnother() {
    let renderer = Renderer(threads: 2)
    for seed in 0..<10 as Range<UInt64> {
      let list = Self.randomList(seed: seed + 500)
      #expect(difference(renderer.render(list), Renderer(threads: 1).render(list)).count == 0)
    }
  }
}

/// Short round strokes, halos and glyphs whose outlines end just beyond a strip or a band: nothing of them may stay behind
/// for what is drawn next, be it in this frame or in another.
@Suite struct NothingLeftBehindTests {
  private static func list(_ seed: UInt64) -> DisplayList {
    var random = SeededRandom(seed: seed + 1)
    var list = DisplayList(width: 256, height: 512, background: .white)
    for _ in 0..<40 {
      let start = Point(.random(in: 0...256, using: &random), .random(in: 0...512, using: &random))
      var path = Path()
      path.addPolyline(
        [start, start + Point(.random(in: -30...30, using: &random), .random(in: -6...6, using: &random))],
        closed: false)
      let width = Float([2, 4, 5, 8].randomElement(using: &random) ?? 4)
      let style = StrokeStyle(width: width, cap: .round, join: .round)
      list.stroke(path, style: style, paint: .solid(Color(0x224488, alpha: .random(in: 0.3...1, using: &random))))
      list.outset(path, by: width, paint: .solid(Color(0x88CC44, alpha: 0.5)))
    }
    return list
  }

  @Test(arguments: 0..<200) func strokesAndHalos(_ seed: UInt64) {
    let list = Self.list(seed)
    let expected = Renderer(threads: 1, simd: .scalar).render(list)
    let renderer = Renderer(threads: 1)
    for _ in 0..<2 { #expect(difference(renderer.render(list), expected).count == 0) }
    #expect(difference(Renderer(threads: 4).render(list), expected).count == 0)
  }

  private static let red = Color(0xFF0000)

  /// Draws `path`, then, from what may be left of it, a rectangle elsewhere: twice with the same memory.
  private static func expectNothingLeft(by path: Path, width: Int = 320, height: Int = 64) {
    var list = DisplayList(width: width, height: height, background: .white)
    list.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), color: red)
    list.fill(path, color: Color(0x0000FF))
    let renderer = Renderer(threads: 1)
    _ = renderer.render(list)
    var rest = DisplayList(width: width, height: height, background: .white)
    rest.fill(.rect(Rect(x: 0, y: 0, width: 8, height: Double(height))), color: red)
    let picture = renderer.render(rest)
    #expect((0..<height).allSatisfy { y in (0..<width).allSatisfy { picture[$0, y] == ($0 < 8 ? red : .white).pixel } })
  }

  /// A close before the first point begins no subpath at the origin.
  @Test func aPathThatBeginsWithAClose() {
    var path = Path()
    path.close()
    path.line(to: SIMD2<Float>(200, 10))
    path.line(to: SIMD2<Float>(300, 10))
    path.line(to: SIMD2<Float>(300, 50))
    path.line(to: SIMD2<Float>(200, 50))
    Self.expectNothingLeft(by: path)
    var list = DisplayList(width: 320, height: 64, background: .white)
    list.fill(path, color: Self.red)
    let picture = Renderer(threads: 1).render(list)
    #expect(
      (0..<64).allSatisfy { y in
        (0..<320).allSatisfy {
          picture[$0, y] == ((200..<300).contains($0) && (10..<50).contains(y) ? Self.red : .white).pixel
        }
      })
  }

  /// The halo of what follows a close begins, like its inside, where the closed subpath did.
  @Test func aHaloAfterAClose() {
    var implicit = Path()
    var explicit = Path()
    for isExplicit in [false, true] {
      var path = Path()
      path.addPolyline([Point(20, 20), Point(40, 20), Point(40, 30)], closed: true)
      if isExplicit { path.move(to: SIMD2<Float>(20, 20)) }
      path.line(to: SIMD2<Float>(10, 50))
      path.line(to: SIMD2<Float>(50, 50))
      if isExplicit { explicit = path } else { implicit = path }
    }
    let pictures = [implicit, explicit].map { path in
      var list = DisplayList(width: 64, height: 64, background: .white)
      list.outset(path, by: 3, paint: .solid(Self.red))
      return Renderer(threads: 1).render(list)
    }
    #expect(difference(pictures[0], pictures[1]).count == 0)
  }

  /// Far away a curve's steps are rounded by many pixels, beyond the box of its points.
  @Test(arguments: [1e9, -1e9, 2e7, -3e8] as [Float]) func aCurveFromFarAway(_ far: Float) {
    for y in stride(from: Float(1), to: 64, by: 3) {
      for x in stride(from: Float(150), to: 310, by: 20) {
        var path = Path()
        path.move(to: SIMD2<Float>(x, far))
        path.cubic(to: SIMD2<Float>(x, y), control1: SIMD2<Float>(310, far), control2: SIMD2<Float>(x, y))
        path.quad(to: SIMD2<Float>(310, y), control: SIMD2<Float>(x, far))
        Self.expectNothingLeft(by: path)
      }
    }
  }

  /// The cap's lower side is at 39.97, its arc's vertices a tenth of a pixel lower: in the next strip of four rows.
  @Test func aCapThatEndsAtAStrip() {
    var path = Path()
    path.addPolyline([Point(20, 37.97), Point(40, 37.97)], closed: false)
    var list = DisplayList(width: 64, height: 96, background: .white)
    list.fill(.rect(Rect(x: 0, y: 64, width: 64, height: 32)), color: Color(0xFF0000))
    list.stroke(path, style: StrokeStyle(width: 4, cap: .round, join: .round), paint: .solid(Color(0x0000FF)))
    let picture = Renderer(threads: 1).render(list)
    #expect((64..<96).allSatisfy { y in (0..<64).allSatisfy { picture[$0, y] == Color(0xFF0000).pixel } })
  }
}
