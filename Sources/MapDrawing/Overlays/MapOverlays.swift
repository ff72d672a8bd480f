import Geometry
import Pixels

/// What an app puts on the map at coordinates: lines and areas on the ground, and markers.
///
/// Shapes lie on all of the ground, under the routes, raised buildings and labels; markers stand above everything on the map.
/// Each kind is drawn by rising `zIndex`; of equal ones areas come before lines, and the earlier before the later.
public struct MapOverlays: Sendable {
  public var polygons: [Polygon] = []
  public var circles: [Circle] = []
  public var polylines: [Polyline] = []
  public var markers: [Marker] = []
  /// Whether the texts of info windows begin at the right.
  public var isRightToLeft = false

  public init() {}

  /// A line's width and colour, or an area's edge.
  public struct Stroke: Sendable, Hashable {
    /// Points on the ground at the camera's centre: lines narrow with distance.
    public var width: Double
    public var color: Color

    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// The look of some of a line's segments: one colour, or a gradient along them.
  public struct Span: Sendable, Hashable {
    public var from: Color
    public var to: Color
    /// How many segments, parts of them included.
    public var segments: Double

    public init(from: Color, to: Color, segments: Double) {
      self.from = from
      self.to = to
      self.segments = segments
    }
  }

  public struct Polyline: Sendable, Hashable {
    public var path: [Coordinate]
    public var stroke: Stroke
    /// From the path's start; the last one's colour holds to its end. Empty for the stroke's colour.
    public var spans: [Span] = []
    /// Whether segments follow great circles, not straight lines of the map.
    public var isGeodesic = false
    public var zIndex = 0

    public init(path: [Coordinate], stroke: Stroke) {
      self.path = path
      self.stroke = stroke
    }
  }

  public struct Polygon: Sendable, Hashable {
    /// The last place joins the first.
    public var path: [Coordinate]
    /// Areas left out; they do not overlap each other.
    public var holes: [[Coordinate]] = []
    public var fill: Color?
    /// Of the path and the holes.
    public var stroke: Stroke?
    /// Whether sides follow great circles, not straight lines of the map.
    public var isGeodesic = false
    public var zIndex = 0

    public init(path: [Coordinate]) { self.path = path }
  }

  /// All places at one distance on the earth, and what lies inside.
  public struct Circle: Sendable, Hashable {
    public var center: Coordinate
    public var radiusMetres: Double
    public var fill: Color?
    public var stroke: Stroke?
    public var zIndex = 0

    public init(center: Coordinate, radiusMetres: Double) {
      self.center = center
      self.radiusMetres = radiusMetres
    }
  }

  public struct Marker: Sendable, Hashable {
    public enum Look: Sendable, Hashable {
      /// The built-in pin in a colour.
      case pin(Color)
      case picture(MarkerPicture)
    }

    public var coordinate: Coordinate
    public var look: Look
    /// The part of the look that sits on the coordinate: (0, 0) is its upper left corner, (1, 1) the lower right one.
    public var groundAnchor = Point(0.5, 1)
    /// Clockwise about the anchor; from north where it is flat.
    public var rotationDegrees = 0.0
    /// Whether it lies on the ground, with its top to the north, instead of facing the viewer.
    public var isFlat = false
    /// 0…1.
    public var opacity = 1.0
    public var zIndex = 0
    /// Over all markers.
    public var infoWindow: InfoWindow?

    public init(coordinate: Coordinate, look: Look) {
      self.coordinate = coordinate
      self.look = look
    }
  }
}

/// A decoded picture of a marker, shared by all markers that show it.
public final class MarkerPicture: Sendable, Hashable {
  public let pixels: PixelBuffer
  /// Pixels of the picture to a point.
  public let scale: Double

  public init(_ pixels: PixelBuffer, scale: Double) {
    self.pixels = pixels
    self.scale = scale
  }

  public static func == (a: MarkerPicture, b: MarkerPicture) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
