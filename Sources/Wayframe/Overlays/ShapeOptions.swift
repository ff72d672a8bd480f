import Geometry

/// The look of some of a line's segments: one colour or a gradient; names are the Navigation SDK's (`GMSStyleSpan`).
public struct StyleSpan: Sendable, Hashable {
  public var color: SRGBColor
  /// At the span's end; `nil` for one colour all along.
  public var toColor: SRGBColor?
  /// How many segments of the path it covers, parts of them included.
  public var segments = 1.0

  public init(color: SRGBColor, toColor: SRGBColor? = nil, segments: Double = 1) {
    self.color = color
    self.toColor = toColor
    self.segments = segments
  }
}

/// A line of the app's own on the ground; names and defaults are the Navigation SDK's (`GMSPolyline`).
public struct PolylineOptions: Sendable, Hashable {
  public var path: [Coordinate]
  /// Points.
  public var strokeWidth = 1.0
  public var strokeColor = SRGBColor(0x0000FF)
  /// From the path's start on; the last colour holds to its end. Empty for `strokeColor`.
  public var spans: [StyleSpan] = []
  /// Whether segments follow great circles.
  public var geodesic = false
  /// Higher ones are drawn over lower ones; of equal ones lines over areas, and later ones over earlier ones.
  public var zIndex = 0

  public init(path: [Coordinate]) { self.path = path }
}

/// An area of the app's own on the ground; names and defaults are the Navigation SDK's (`GMSPolygon`).
public struct PolygonOptions: Sendable, Hashable {
  public var path: [Coordinate]
  public var holes: [[Coordinate]] = []
  public var fillColor: SRGBColor? = SRGBColor(0x0000FF)
  /// `nil` for no edge.
  public var strokeColor: SRGBColor?
  /// Points.
  public var strokeWidth = 1.0
  /// Whether sides follow great circles.
  public var geodesic = false
  public var zIndex = 0

  public init(path: [Coordinate]) { self.path = path }
}

/// A circle of the app's own on the ground; names and defaults are the Navigation SDK's (`GMSCircle`).
public struct CircleOptions: Sendable, Hashable {
  public var position: Coordinate
  /// Metres along the ground.
  public var radius: Double
  public var fillColor: SRGBColor?
  /// `nil` for no edge.
  public var strokeColor: SRGBColor? = SRGBColor(0x000000)
  /// Points.
  public var strokeWidth = 1.0
  public var zIndex = 0

  public init(position: Coordinate, radius: Double) {
    self.position = position
    self.radius = radius
  }
}

/// Everything that an app lays over the map at coordinates.
public struct OverlayOptions: Sendable, Hashable {
  public var markers: [MarkerOptions] = []
  public var polylines: [PolylineOptions] = []
  public var polygons: [PolygonOptions] = []
  public var circles: [CircleOptions] = []

  public init() {}

  public static func + (a: OverlayOptions, b: OverlayOptions) -> OverlayOptions {
    var result = a
    result.markers += b.markers
    result.polylines += b.polylines
    result.polygons += b.polygons
    result.circles += b.circles
    return result
  }
}
