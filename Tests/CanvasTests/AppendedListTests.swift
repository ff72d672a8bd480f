import Canvas
import Geometry
import Pixels
import Testing

/// A list drawn into another looks as it does alone, moved.
@Suite struct AppendedListTests {
  /// Every kind of command but buildings, which have a test of their own.
  private static func list() -> DisplayList {
    var list = DisplayList(width: 64, height: 48, background: .clear)
    list.shadow(Rect(x: 8, y: 8, width: 30, height: 20), radius: 4, sigma: 3, color: .black)
    let image = PixelBuffer(width: 4, height: 4, filledWith: Pixel(red: 9, green: 90, blue: 200, alpha: 255))
    list.fill(.rect(Rect(x: 2, y: 30, width: 9, height: 9)), color: Color(0x00FF00))
    let paint = ImagePaint(image: list.add(image), transform: .translation(Point(20, 20)), extend: .clamp)
    list.fill(.rect(Rect(x: 20, y: 20, width: 12, height: 12)), paint: .image(paint))
    let stops = [GradientStop(offset: 0, color: Color(0xFF0000)), GradientStop(offset: 1, color: Color(0x0000FF))]
    list.fill(
      .rect(Rect(x: 40, y: 4, width: 20, height: 10)),
      paint: .linearGradient(LinearGradient(start: SIMD2(40, 4), end: SIMD2(60, 4), stops: stops)))
    list.fill(
      .circle(center: Point(50, 30), radius: 8),
      paint: .radialGradient(RadialGradient(center: SIMD2(50, 30), radius: 8, stops: stops)))
    var line = Path()
    line.move(to: Point(4, 44))
    line.line(to: Point(60, 40))
    list.stroke(line, style: StrokeStyle(width: 3, cap: .round), paint: .solid(Color(0x123456)))
    // A plane of half the size, moved to the middle.
    let plane = ProjectiveTransform(0.5, 0, 16, 0, 0.5, 12, 0, 0, 1)
    list.stroke(line, style: StrokeStyle(width: 6), paint: .solid(Color(0x654321)), transform: plane)
    list.outset(.rect(Rect(x: 4, y: 4, width: 4, height: 4)), by: 2, paint: .solid(Color(0xABCDEF)))
    list.clipped(to: .circle(center: Point(32, 40), radius: 6)) { list in
      list.layer(opacity: 0.5) { $0.fill(.rect(Rect(x: 20, y: 30, width: 30, height: 18)), color: .white) }
    }
    return list
  }

  private func pixels(_ list: DisplayList) -> PixelBuffer { Renderer(threads: 1).render(list) }

  @Test(arguments: [(0, 0), (16, 8), (100, 64)]) func looksTheSameMoved(x: Int, y: Int) {
    let alone = pixels(Self.list())
    var outer = DisplayList(width: 180, height: 128, background: .clear)
    outer.fill(.rect(Rect(x: 170, y: 0, width: 10, height: 10)), color: .black)
    _ = outer.add(PixelBuffer(width: 1, height: 1))
    outer.clipped(to: .rect(Rect(x: Double(x), y: Double(y), width: 64, height: 48))) { list in
      list.append(Self.list(), at: Point(Double(x), Double(y)))
    }
    let drawn = pixels(outer)
    var largest = 0
    for row in 0..<48 {
      for column in 0..<64 {
        let (a, b) = (alone[column, row], drawn[x + column, y + row])
        largest = max(
          largest, abs(Int(a.red) - Int(b.red)), abs(Int(a.alpha) - Int(b.alpha)), abs(Int(a.blue) - Int(b.blue)))
      }
    }
    #expect(largest <= 1)
  }

  @Test func saysWhereCommandsCameToStand() {
    var outer = DisplayList(width: 64, height: 48, background: .clear)
    outer.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), color: .black)
    let inner = Self.list()
    let places = outer.append(inner, at: .zero)
    #expect(places == Array(1...inner.commands.count + 1))
    #expect(outer.commands.count == inner.commands.count + 1)
  }
}
