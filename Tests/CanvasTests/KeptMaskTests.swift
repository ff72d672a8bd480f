import Foundation
import Geometry
import KernelTypes
import Pixels
import TestSupport
import Testing

@testable import Canvas

/// What a renderer keeps from frame to frame of shadows and gradients.
@Suite struct KeptMaskTests {
  private static func key(_ place: Double, sigma: Float = 4) -> ShadowCache.Key {
    ShadowCache.Key(
      Rect(x: place, y: 30, width: 60, height: 40), radius: 8, sigma: sigma, endTile: 100, endStrip: 80)
  }

  private static let part = TileBox(firstTile: 1, endTile: 100, firstStrip: 0, endStrip: 80)

  @Test func equalShapesAreMadeOnce() {
    let cache = ShadowCache()
    let first = cache.masks(Self.key(20), Self.part)
    #expect(cache.masks(Self.key(20), Self.part) === first)
    #expect(cache.masks(Self.key(20.001), Self.part) !== first)
    #expect(cache.masks(Self.key(20, sigma: 4.001), Self.part) !== first)
    #expect(cache.size.shapes == 3)
  }

  /// Of more shapes than are held, the one goes whose last use is longest ago.
  @Test func theOldestGoes() {
    let cache = ShadowCache()
    let masks = (0..<ShadowCache.shapeLimit).map { cache.masks(Self.key(Double($0)), Self.part) }
    #expect(cache.masks(Self.key(0), Self.part) === masks[0])
    _ = cache.masks(Self.key(200), Self.part)
    #expect(cache.size.shapes == ShadowCache.shapeLimit)
    #expect(cache.masks(Self.key(0), Self.part) === masks[0])
    #expect(cache.masks(Self.key(1), Self.part) !== masks[1])
  }

  @Test func bytesAreBounded() {
    let cache = ShadowCache()
    let part = TileBox(firstTile: 1, endTile: 500, firstStrip: 0, endStrip: 500)
    for place in 0..<40 {
      let rect = Rect(x: Double(place), y: 100, width: 1200, height: 1200)
      let masks = cache.masks(
        ShadowCache.Key(rect, radius: 40, sigma: 30, endTile: 500, endStrip: 500), part)
      #expect(masks.byteCount > 200_000)
      #expect(cache.size.bytes <= ShadowCache.byteLimit)
    }
    #expect(cache.size.shapes > 4)
  }

  /// Numbers that are equal to nothing draw like none, and cannot fill the memory.
  @Test func numbersThatAreNone() {
    let cache = ShadowCache()
    let rect = Rect(x: 10, y: 10, width: 30, height: 30)
    let first = cache.masks(
      ShadowCache.Key(rect, radius: .nan, sigma: .nan, endTile: 50, endStrip: 50), Self.part)
    let second = cache.masks(ShadowCache.Key(rect, radius: 0, sigma: 0, endTile: 50, endStrip: 50), Self.part)
    #expect(first === second)
  }

  /// A blur too large to be held is drawn band by band: a product of differences of normal integrals.
  @Test func blursTooLargeToHold() {
    let rect = Rect(x: 700, y: 800, width: 900, height: 700)
    let (size, sigma) = (2400, 330.0)
    #expect(
      ShadowMasks.byteCount(
        ShadowShape(rect: rect, radius: 0, sigma: Float(sigma)),
        TileBox(firstTile: 1, endTile: 600, firstStrip: 0, endStrip: 600)) > ShadowCache.byteLimit)
    var list = DisplayList(width: size, height: size, background: .black)
    list.shadow(rect, radius: 0, sigma: Float(sigma), color: .white)
    let picture = Renderer(threads: 2).render(list)
    func blur(_ x: Double, _ low: Double, _ high: Double) -> Double {
      let scale = sigma * 2.0.squareRoot()
      return (erf((x - low) / scale) - erf((x - high) / scale)) / 2
    }
    for y in stride(from: 1, to: size, by: 97) {
      for x in stride(from: 1, to: size, by: 89) {
        let exact = 255 * blur(Double(x) + 0.5, rect.minX, rect.maxX) * blur(Double(y) + 0.5, rect.minY, rect.maxY)
        #expect((Double(picture[x, y].red) - exact).magnitude < 1.35, "\(x), \(y)")
      }
    }
  }

  // MARK: Series of frames

  /// Shadows and gradients of which some stand and some move, with clips and opaque covers among them.
  private static func frame(_ random: inout SeededRandom) -> DisplayList {
    var list = DisplayList(width: 333, height: 270, background: Color(red: 0.9, green: 0.8, blue: 0.7))
    for card in 0..<5 {
      let shift = random.number(0..<3) == 0 ? random.unit() * 40 - 20 : 0
      let rect = Rect(x: Double(card * 60) - 20 + shift, y: Double(card * 50) - 10, width: 150, height: 80)
      let isClipped = random.number(0..<3) == 0
      let color = Color(red: 0, green: 0, blue: 0.2, alpha: random.number(0..<4) == 0 ? 1 : 0.4)
      func shadow(_ list: inout DisplayList) {
        list.shadow(rect, radius: Float(card * 5), sigma: Float(card) * 3 + 0.1, color: color)
      }
      if isClipped {
        list.clipped(to: .roundedRect(rect.inset(by: -14), radius: 9)) { shadow(&$0) }
      } else {
        shadow(&list)
      }
      let stops = [
        GradientStop(offset: 0, color: Color(red: Float(random.number(0..<3)) / 2, green: 0.5, blue: 1)),
        GradientStop(offset: 1, color: Color(red: 0, green: 0.5, blue: 0.5, alpha: 0.5)),
      ]
      let end = SIMD2<Float>(Float(rect.maxX), Float(rect.maxY) + Float(random.number(0..<50)))
      list.fill(
        .roundedRect(rect, radius: 12),
        paint: .linearGradient(LinearGradient(start: SIMD2(Float(rect.minX), 0), end: end, stops: stops)))
    }
    return list
  }

  @Test(arguments: [1, 2], [1, 2, 3, 4] as [UInt64]) func keptEqualsNew(_ threads: Int, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let renderer = Renderer(threads: threads)
    for number in 0..<50 {
      let list = Self.frame(&random)
      let isEqual = renderer.render(list) == Renderer(threads: 1, simd: .scalar).render(list)
      #expect(isEqual, "seed \(seed), frame \(number)")
    }
  }

  @Test func coloursOfGradients() {
    let cache = GradientCache()
    func stops(_ red: Float) -> [GradientStop] {
      [GradientStop(offset: 0, color: Color(red: red, green: 0, blue: 0)), GradientStop(offset: 1, color: .white)]
    }
    let first = cache.colors(stops(0), length: 100)
    #expect(cache.colors(stops(0), length: 101) === first)
    #expect(cache.colors(stops(0), length: 400) !== first)
    #expect(first.table.first == 0xFF00_0000)
    #expect(first.table.last == 0xFFFF_FFFF)
    #expect(first.isOpaque)
    for number in 1...200 {
      _ = cache.colors(stops(Float(number) / 200), length: 50)
      _ = cache.colors(stops(0), length: 100)
      _ = cache.colors(stops(.nan), length: 50)
    }
    #expect(cache.count == GradientCache.limit)
    #expect(cache.colors(stops(0), length: 100) === first)
  }
}
