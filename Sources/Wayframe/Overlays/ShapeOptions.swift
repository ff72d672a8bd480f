import Geometry

/// The look of some of a line's segments: one colour or a gradient; names are the Navigation SDK's (`GMSStyleSpan`).
public struct StyleSpan: Sendable, Hashable {
  /// At the span's start.
  public var color: SRGBColor
  /// At the span's end; `nil` for one colour all along.
  public var toColor: SRGBColor?
  /// How many segments of the path it covers, parts of them included.
  public var segments = 1.0

  /// A span of one colour or a gradient.
  public init(color: SRGBColor, toColor: SRGBColor? = nil, segments: Double = 1) {
    self.color = color
    self.toColor = toColor
    self.segments = segments
  }
}

/// A line of the app's own on the ground; names and defaults are the Navigation SDK's (`GMSPolyline`).
public struct PolylineOptions: Sendable, Hashable {
  /// At most 200,000 places in all paths of a scene.
  public var path: [Coordinate]
  /// Points.
  public var strokeWidth = 1.0
  /// The line's colour where there are no spans.
  public var strokeColor = OverlayColors.shape
  /// From the path's start on; the last colour holds to its end. Empty for `strokeColor`.
  public var spans: [StyleSpan] = []
  /// Whether segments follow great circles.
  public var geodesic = false
  /// Higher ones are drawn over lower ones; of equal ones lines over areas, and later ones over earlier ones.
  public var zIndex = 0

  /// A blue line of one point.
  public init(path: [Coordinate]) { self.path = path }
}

/// An area of the app's own on the ground; names and defaults are the Navigation SDK's (`GMSPolygon`).
public struct PolygonOptions: Sendable, Hashable {
  /// The edge; the last place is joined to the first.
  public var path: [Coordinate]
  /// Edges of the parts that are left out, at most 1,000.
  public var holes: [[Coordinate]] = []
  /// `nil` for none.
  public var fillColor: SRGBColor? = OverlayColors.shape
  /// `nil` for no edge.
  public var strokeColor: SRGBColor?
  /// Points.
  public var strokeWidth = 1.0
  /// Whether sides follow great circles.
  public var geodesic = false
  /// Higher ones are drawn over lower ones.
  public var zIndex = 0

  /// A blue area.
  public init(path: [Coordinate]) { self.path = path }
}

/// A circle of the app's own on the ground; names and defaults are the Navigation SDK's (`GMSCircle`).
public struct CircleOptions: Sendable, Hashable {
  /// The middle.
  public var position: Coordinate
  /// Metres along the ground.
  public var radius: Double
  /// `nil` for none.
  public var fillColor: SRGBColor?
  /// `nil` for no edge.
  public var strokeColor: SRGBColor? = .black
  /// Points.
  public var strokeWidth = 1.0
  /// Higher ones are drawn over lower ones.
  public var zIndex = 0

  /// A circle with a black edge and nothing in it.
  public init(position: Coordinate, radius: Double) {
    self.position = position
    self.radius = radius
  }
}

/// Everything that an app puts on the map at coordinates.
public struct OverlayOptions: Sendable, Hashable {
  /// At most 1,000.
  public var markers: [MarkerOptions] = []
  /// At most 1,000.
  public var polylines: [PolylineOptions] = []
  /// At most 1,000.
  public var polygons: [PolygonOptions] = []
  /// At most 1,000.
  public var circles: [CircleOptions] = []

  /// Nothing.
  public init() {}

  /// Both, the second over the first.
  public static func + (a: OverlayOptions, b: OverlayOptions) -> OverlayOptions {
    var result = a
    result.markers += b.markers
    result.polylines += b.polylines
    result.polygons += b.polygons
    result.circles += b.circles
    return result
  }
}
