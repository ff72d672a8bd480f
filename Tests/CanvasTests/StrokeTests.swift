import Canvas
import Geometry
import Pixels
import Testing

/// Strokes, measured on their pixels.
@Suite struct StrokeTests {
  private func draw(
    _ points: [Point], _ style: StrokeStyle, color: Color = .white, width: Int = 120, height: Int = 120,
    closed: Bool = false, scale: Double = 1
  ) -> PixelBuffer {
    var list = DisplayList(width: width, height: height, background: .black)
    var path = Path()
    path.addPolyline(points, closed: closed)
    let transform = scale == 1 ? nil : ProjectiveTransform(AffineTransform.scale(scale))
    list.stroke(path, style: style, paint: .solid(color), transform: transform)
    return Renderer(threads: 1).render(list)
  }

  /// A thin line's ink is its length times its width.
  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 1, 1.5] as [Float], [0, 1, 3, 7])
  func thinLinesKeepTheirCoverage(_ width: Float, _ rise: Int) {
    let (a, b) = (Point(10.3, 20.4), Point(90.7, 20.4 + Double(rise) * 9))
    let expected = Double(width) * (b - a).length
    let picture = draw([a, b], StrokeStyle(width: width))
    #expect((ink(picture) - expected).magnitude < expected * 0.02 + 0.3)
  }

  /// Caps add what they should: nothing, half a circle each, half a square each.
  @Test(arguments: [(StrokeStyle.Cap.butt, 0.0), (.round, Double.pi * 100), (.square, 400)])
  func capsHaveTheirArea(_ cap: StrokeStyle.Cap, _ extra: Double) {
    let picture = draw([Point(40, 60), Point(80, 60)], StrokeStyle(width: 20, cap: cap))
    #expect((ink(picture) - 800 - extra).magnitude < 2)
  }

  /// Joins of a right angle, 20 wide: a square of 100, a quarter circle, a triangle beyond the segments.
  @Test(arguments: [(StrokeStyle.Join.miter, 100.0), (.round, Double.pi * 25), (.bevel, 50)])
  func joinsHaveTheirArea(_ join: StrokeStyle.Join, _ corner: Double) {
    let picture = draw([Point(30, 30), Point(90, 30), Point(90, 90)], StrokeStyle(width: 20, join: join))
    #expect((ink(picture) - (1200 + 1200 - 100 + corner)).magnitude < 2)
  }

  /// Hairpins leave no ink beyond the centre line's surroundings, and a drawn shaft.
  @Test(arguments: [180.0, 179.99, 179.9, 175, 160], [StrokeStyle.Join.miter, .round, .bevel])
  func hairpinsLeaveNoInkBeyondTheirSurroundings(_ degrees: Double, _ join: StrokeStyle.Join) {
    let turn = (180 - degrees) * .pi / 180
    let tip = Point(80, 60)
    // For small angles sine and cosine by their first terms.
    let back = tip - Point(50 * (1 - turn * turn / 2), 50 * turn * (1 - turn * turn / 6))
    let style = StrokeStyle(width: 10, join: join, miterLimit: 4)
    let picture = draw([Point(30, 60), tip, back], style)
    let reach = join == .miter ? 5.0 * 4 : 5.0
    for y in 0..<120 {
      for x in 0..<120 where picture[x, y].red > 0 {
        #expect(Double(x) < tip.x + reach + 1, "\(x), \(y)")
        #expect(Double(x) > 30 - 5 - 1)
      }
    }
    #expect(picture[50, 60] == Color.white.pixel)
    #expect(picture[78, 60] == Color.white.pixel)
  }

  /// A translucent zigzag with a loop has two colours off its edges.
  @Test(arguments: [StrokeStyle.Join.miter, .round, .bevel], [StrokeStyle.Cap.butt, .round, .square])
  func alphaIsUniform(_ join: StrokeStyle.Join, _ cap: StrokeStyle.Cap) {
    let points = [
      Point(20, 20), Point(100, 30), Point(20, 60), Point(100, 100), Point(60, 10), Point(30, 100),
    ]
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let style = StrokeStyle(width: 12, cap: cap, join: join)
    let translucent = draw(points, style, color: half)
    let opaque = draw(points, style)
    var values: Set<UInt8> = []
    for y in 0..<120 {
      for x in 0..<120 where opaque[x, y].red == 255 || opaque[x, y].red == 0 { values.insert(translucent[x, y].red) }
    }
    #expect(values == [0, 128])
  }

  /// Dots of [0, 2 widths] with round caps are round at every angle and scale.
  @Test(
    arguments: 0..<7,
    [1.0, 1.41, 1.87])
  func dotsAreRound(_ angle: Int, _ scale: Double) {
    let direction = [
      Point(1, 0), Point(0.8, 0.6), Point(0.6, 0.8), Point(0, 1), Point(5, 12) / 13, Point(12, 5) / 13,
      Point(8, 15) / 17,
    ][angle]
    let style = StrokeStyle(width: 10, cap: .round, dashes: [0, 40])
    let center = Point(30, 30)
    let picture = draw([center, center + direction * 30], style, scale: scale)
    // Second moments of the first dot along and across the line are those of a disc.
    var (mass, along, across) = (0.0, 0.0, 0.0)
    for y in 0..<120 {
      for x in 0..<120 {
        let weight = Double(picture[x, y].red) / 255
        let offset = Point(Double(x) + 0.5, Double(y) + 0.5) - center * scale
        mass += weight
        along += weight * offset.dot(direction) * offset.dot(direction)
        across += weight * offset.dot(direction.perpendicular) * offset.dot(direction.perpendicular)
      }
    }
    let radius = 5 * scale
    #expect((mass - .pi * radius * radius).magnitude < mass * 0.02)
    #expect(((along / across).squareRoot() - 1).magnitude < 0.05)
  }

  /// A frame at twice the size, halved, is the frame, and its edges are as sharp in device pixels.
  @Test func framesAtTwiceTheSizeAreSharp() {
    let style = StrokeStyle(width: 6, cap: .round, dashes: [12, 10])
    let points = [Point(15, 20), Point(100, 47), Point(30, 95)]
    let single = draw(points, style)
    let double = draw(points, style, width: 240, height: 240, scale: 2)
    var largest = 0
    for y in 0..<120 {
      for x in 0..<120 {
        let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) { $0 + Int(double[2 * x + $1.0, 2 * y + $1.1].red) }
        largest = max(largest, abs(sum / 4 - Int(single[x, y].red)))
      }
    }
    // A tenth of a pixel is what round caps may be off.
    #expect(largest <= 26)
    let level = draw([Point(15, 30), Point(100, 30)], StrokeStyle(width: 6), width: 240, height: 240, scale: 2)
    let ramp = (0..<240).filter { level[100, $0].red > 0 && level[100, $0].red < 255 }
    #expect(ramp.count <= 2)
  }

  /// Dashes have their lengths, wherever the pattern begins, also over corners and round a ring.
  @Test(arguments: [0, 3.5, 7, 12, -4] as [Float]) func dashesCoverTheirShare(_ phase: Float) {
    let ring = [Point(20, 20), Point(100, 20), Point(100, 100), Point(20, 100)]
    let style = StrokeStyle(width: 4, join: .miter, dashes: [6, 4], dashPhase: phase)
    let picture = draw(ring, style, closed: true)
    // 320 long: 32 periods of 6 on, 4 off.
    #expect((ink(picture) - 32 * 6 * 4).magnitude < 14)
  }
}
