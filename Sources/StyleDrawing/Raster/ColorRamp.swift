import MapStyle
import Pixels

/// A curve of colours in 256 steps.
struct ColorRamp: Sendable {
  private let texels: [Premultiplied]

  init(_ color: (Double) -> Color) {
    texels = (0..<256).map { step in
      (color(Double(step) / 256).premultiplied * 255).rounded(.down) / 255
    }
  }

  @inline(__always) func color(_ t: Float) -> Premultiplied {
    let place = min(max(t, 0), 1) * 256 - 0.5
    let left = place.rounded(.down)
    let first = texels[min(max(Int(left), 0), 255)]
    return first + (texels[min(max(Int(left) + 1, 0), 255)] - first) * (place - left)
  }
}
