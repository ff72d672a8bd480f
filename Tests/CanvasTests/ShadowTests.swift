import Canvas
import Foundation
import Geometry
import Pixels
import Testing

/// Blurred rectangles against the normal integral and against the area they must keep.
@Suite struct ShadowTests {
  private func picture(_ rect: Rect, radius: Float, sigma: Float, simd: SIMDLevel = .best) -> PixelBuffer {
    var list = DisplayList(width: 150, height: 110, background: .black)
    list.shadow(rect, radius: radius, sigma: sigma, color: .white)
    return Renderer(threads: 1, simd: simd).render(list)
  }

  /// Without round corners a blurred rectangle is a product of two differences of normal integrals.
  @Test(arguments: [0.5, 2, 6, 12]) func rectangles(_ sigma: Double) {
    let rect = Rect(x: 45.3, y: 40.7, width: 60.2, height: 31.5)
    let picture = picture(rect, radius: 0, sigma: Float(sigma))
    func blur(_ x: Double, _ low: Double, _ high: Double) -> Double {
      let scale = sigma * 2.0.squareRoot()
      return (erf((x - low) / scale) - erf((x - high) / scale)) / 2
    }
    // What lies beyond three standard deviations is left out, a byte's third at most, and a byte of coverage is off by up
    // to 1/256 just below the whole.
    for y in 0..<110 {
      for x in 0..<150 {
        let exact = 255 * blur(Double(x) + 0.5, rect.minX, rect.maxX) * blur(Double(y) + 0.5, rect.minY, rect.maxY)
        #expect((Double(picture[x, y].red) - exact).magnitude < 1.35, "\(x), \(y)")
      }
    }
  }

  /// Blurring moves ink and keeps it: the area of a rectangle less its corners.
  @Test(arguments: [1, 3, 8] as [Float], [4, 10, 16] as [Float]) func inkIsKept(_ sigma: Float, _ radius: Float) {
    let rect = Rect(x: 50, y: 38, width: 52, height: 36)
    let area = 52 * 36 - (4 - .pi) * Double(radius * radius)
    #expect((ink(picture(rect, radius: radius, sigma: sigma)) / area - 1).magnitude < 0.01)
  }
}
