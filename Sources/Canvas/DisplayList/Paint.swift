import Geometry
import Pixels

/// What colours the covered pixels of a command.
public enum Paint: Sendable {
  /// One colour.
  case solid(Color)
  /// Colours along a line.
  case linearGradient(LinearGradient)
  /// Colours from a centre outwards.
  case radialGradient(RadialGradient)
  /// A picture.
  case image(ImagePaint)
}

/// A colour at an offset (0…1) along a gradient.
public struct GradientStop: Sendable, Hashable {
  /// The place along the gradient, 0 to 1.
  public var offset: Float
  /// The colour at that place.
  public var color: Color

  /// A colour at a place along the gradient, 0 to 1.
  public init(offset: Float, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// Colours along the line from `start` to `end` (device pixels), the end colours going on beyond both ends.
public struct LinearGradient: Sendable, Hashable {
  /// Where the offsets 0 and 1 are, in device pixels.
  public var start, end: SIMD2<Float>
  /// Ordered by offset; at least one.
  public var stops: [GradientStop]

  /// A gradient from one point to another.
  public init(start: SIMD2<Float>, end: SIMD2<Float>, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Colours by the distance from `center`, offset 1 at `radius` (device pixels), the last colour going on beyond.
public struct RadialGradient: Sendable, Hashable {
  /// Where the offset 0 is, in device pixels.
  public var center: SIMD2<Float>
  /// How far away the offset 1 is, in device pixels.
  public var radius: Float
  /// Ordered by offset; at least one.
  public var stops: [GradientStop]

  /// A gradient from a centre outwards.
  public init(center: SIMD2<Float>, radius: Float, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}

/// An image of the display list, placed by a transform and sampled bilinearly.
public struct ImagePaint: Sendable, Hashable {
  /// What is seen beyond the picture's edges.
  public enum Extend: Sendable {
    /// The edge's pixels go on, the picture repeats, or there is nothing.
    case clamp, `repeat`, transparent
  }

  /// Index into `DisplayList.images`.
  public var image: Int
  /// From image pixels (origin at the upper left corner) to device pixels.
  public var transform: AffineTransform
  /// What is seen beyond the picture's edges.
  public var extend: Extend
  /// 0…1.
  public var opacity: Float

  /// A picture of the list's, by index, placed by a transform from its pixels to the device's.
  public init(image: Int, transform: AffineTransform, extend: Extend = .transparent, opacity: Float = 1) {
    self.image = image
    self.transform = transform
    self.extend = extend
    self.opacity = opacity
  }
}
