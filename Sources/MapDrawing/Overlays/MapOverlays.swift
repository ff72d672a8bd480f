import Geometry
import Pixels

/// What an app puts on the map at coordinates: lines and areas on the ground, and markers.
///
/// Shapes lie on all of the ground, under the routes, raised buildings and labels; markers stand above everything on the map.
/// Each kind is drawn by rising `zIndex`; of equal ones areas come before lines, and the earlier before the later.
public struct MapOverlays: Sendable {
  /// Areas with straight sides.
  public var polygons: [Polygon] = []
  /// Round areas.
  public var circles: [Circle] = []
  /// Lines.
  public var polylines: [Polyline] = []
  /// Marks at places.
  public var markers: [Marker] = []
  /// Whether the texts of info windows begin at the right.
  public var isRightToLeft = false

  /// Nothing on the map.
  public init() {}

  /// A line's width and colour, or an area's edge.
  public struct Stroke: Sendable, Hashable {
    /// Points on the ground at the camera's centre: lines narrow with distance.
    public var width: Double
    /// The line's colour.
    public var color: Color

    /// A stroke of so many points.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// The look of some of a line's segments: one colour, or a gradient along them.
  public struct Span: Sendable, Hashable {
    /// The colour at the span's start.
    public var from: Color
    /// The colour at the span's end.
    public var to: Color
    /// How many segments, parts of them included.
    public var segments: Double

    /// A span of so many segments, from one colour to another.
    public init(from: Color, to: Color, segments: Double) {
      self.from = from
      self.to = to
      self.segments = segments
    }
  }

  /// A line on the ground.
  public struct Polyline: Sendable, Hashable {
    /// The places that it joins, in order.
    public var path: [Coordinate]
    /// Its width, and its colour where no span says another.
    public var stroke: Stroke
    /// From the path's start; the last one's colour holds to its end. Empty for the stroke's colour.
    public var spans: [Span] = []
    /// Whether segments follow great circles, not straight lines of the map.
    public var isGeodesic = false
    /// Higher ones are drawn over lower ones.
    public var zIndex = 0

    /// A line through these places.
    public init(path: [Coordinate], stroke: Stroke) {
      self.path = path
      self.stroke = stroke
    }
  }

  /// An area on the ground.
  public struct Polygon: Sendable, Hashable {
    /// The last place joins the first.
    public var path: [Coordinate]
    /// Areas left out; they do not overlap each other.
    public var holes: [[Coordinate]] = []
    /// The area's colour; `nil` for none.
    public var fill: Color?
    /// Of the path and the holes.
    public var stroke: Stroke?
    /// Whether sides follow great circles, not straight lines of the map.
    public var isGeodesic = false
    /// Higher ones are drawn over lower ones.
    public var zIndex = 0

    /// An area with these corners.
    public init(path: [Coordinate]) { self.path = path }
  }

  /// All places at one distance on the earth, and what lies inside.
  public struct Circle: Sendable, Hashable {
    /// The middle.
    public var center: Coordinate
    /// Metres on the ground.
    public var radiusMetres: Double
    /// The area's colour; `nil` for none.
    public var fill: Color?
    /// The edge; `nil` for none.
    public var stroke: Stroke?
    /// Higher ones are drawn over lower ones.
    public var zIndex = 0

    /// A circle of so many metres.
    public init(center: Coordinate, radiusMetres: Double) {
      self.center = center
      self.radiusMetres = radiusMetres
    }
  }

  /// A mark at a place.
  public struct Marker: Sendable, Hashable {
    /// What a marker looks like.
    public enum Look: Sendable, Hashable {
      /// The built-in pin in a colour.
      case pin(Color)
      /// A picture of the app's.
      case picture(MarkerPicture)
    }

    /// The place that its anchor sits on.
    public var coordinate: Coordinate
    /// What it looks like.
    public var look: Look
    /// The part of the look that sits on the coordinate: (0, 0) is its upper left corner, (1, 1) the lower right one.
    public var groundAnchor = Point(0.5, 1)
    /// Clockwise about the anchor; from north where it is flat.
    public var rotationDegrees = 0.0
    /// Whether it lies on the ground, with its top to the north, instead of facing the viewer.
    public var isFlat = false
    /// 0…1.
    public var opacity = 1.0
    /// Higher ones are drawn over lower ones.
    public var zIndex = 0
    /// Over all markers.
    public var infoWindow: InfoWindow?

    /// A marker of a look at a place.
    public init(coordinate: Coordinate, look: Look) {
      self.coordinate = coordinate
      self.look = look
    }
  }
}

/// A decoded picture of a marker, shared by all markers that show it.
public final class MarkerPicture: Sendable, Hashable {
  /// The picture's pixels.
  public let pixels: PixelBuffer
  /// Pixels of the picture to a point.
  public let scale: Double

  /// A picture of so many pixels a point.
  public init(_ pixels: PixelBuffer, scale: Double) {
    self.pixels = pixels
    self.scale = scale
  }

  /// Whether both are the same object.
  public static func == (a: MarkerPicture, b: MarkerPicture) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
