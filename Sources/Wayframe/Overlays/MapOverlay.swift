import Foundation
import Geometry

/// Something of the app's own on a map, at coordinates; names are the Navigation SDK's (`GMSOverlay`).
///
/// Setting `map` puts it there, `nil` takes it away; changes show in the next frame.
public class MapOverlay {
  /// The map that shows it. The map keeps its overlays, not they the map.
  public weak var map: MapView? {
    didSet {
      guard oldValue !== map else { return }
      oldValue?.remove(self)
      map?.add(self)
    }
  }

  /// Not drawn; for apps that read it.
  public var title: String?
  /// Kept for apps that read it.
  public var isTappable: Bool
  /// Higher ones are drawn over lower ones; markers always over everything else.
  public var zIndex: Int32 = 0
  /// For the app's own use.
  public var userData: Any?

  fileprivate init(isTappable: Bool) { self.isTappable = isTappable }

  /// Adds the overlay as it is now.
  func add(to options: inout OverlayOptions) {}
}

/// A mark at a place; names and defaults are the Navigation SDK's (`GMSMarker`).
public final class MapMarker: MapOverlay {
  /// Where it stands.
  public var position: Coordinate
  /// Not drawn; for apps that read it.
  public var snippet: String?
  /// `nil` for the built-in pin.
  public var icon: AppImage?
  /// The part of the icon that sits on the position: (0, 0) is its upper left corner, (1, 1) the lower right one.
  public var groundAnchor = CGPoint(x: 0.5, y: 1)
  /// Degrees clockwise about the anchor; from north where the marker is flat.
  public var rotation = 0.0
  /// Whether it lies on the ground instead of facing the viewer.
  public var isFlat = false
  /// 0…1.
  public var opacity: Float = 1
  /// Kept for apps that read it.
  public var isDraggable = false

  /// A marker at a place, on no map yet.
  public init(position: Coordinate) {
    self.position = position
    super.init(isTappable: true)
  }

  /// A marker at latitude 0 and longitude 0.
  public convenience init() { self.init(position: Coordinate(latitude: 0, longitude: 0)) }

  var options: MarkerOptions {
    var options = MarkerOptions(position: position)
    options.image = icon?.picture
    options.imageScale = icon?.scale ?? 1
    options.groundAnchor = Point(Double(groundAnchor.x), Double(groundAnchor.y))
    options.title = title
    options.snippet = snippet
    options.rotation = rotation
    options.isFlat = isFlat
    options.opacity = Double(opacity)
    options.zIndex = Int(zIndex)
    return options
  }

  override func add(to options: inout OverlayOptions) { options.markers.append(self.options) }
}

/// A line on the ground; names and defaults are the Navigation SDK's (`GMSPolyline`).
public final class MapPolyline: MapOverlay {
  /// Copied when it is set.
  public var path: MapPath? { didSet { path = path.map { MapPath(path: $0) } } }
  /// Points.
  public var strokeWidth = 1.0
  /// The line's colour where there are no spans.
  public var strokeColor = SRGBColor(0x0000FF)
  /// From the path's start on; the last colour holds to its end. `nil` for `strokeColor`.
  public var spans: [StyleSpan]?
  /// Whether segments follow great circles.
  public var geodesic = false

  /// A line along a path, on no map yet.
  public init(path: MapPath?) {
    self.path = path.map { MapPath(path: $0) }
    super.init(isTappable: false)
  }

  /// A line without a path.
  public convenience init() { self.init(path: nil) }

  override func add(to options: inout OverlayOptions) {
    var line = PolylineOptions(path: path?.coordinates ?? [])
    line.strokeWidth = strokeWidth
    line.strokeColor = strokeColor
    line.spans = spans ?? []
    line.geodesic = geodesic
    line.zIndex = Int(zIndex)
    options.polylines.append(line)
  }
}

/// An area on the ground; names and defaults are the Navigation SDK's (`GMSPolygon`).
public final class MapPolygon: MapOverlay {
  /// Copied when it is set.
  public var path: MapPath? { didSet { path = path.map { MapPath(path: $0) } } }
  /// Areas left out, copied when they are set; they do not overlap each other.
  public var holes: [MapPath]? { didSet { holes = holes?.map { MapPath(path: $0) } } }
  /// Points.
  public var strokeWidth = 1.0
  /// `nil` for no edge.
  public var strokeColor: SRGBColor?
  /// `nil` for none.
  public var fillColor: SRGBColor? = SRGBColor(0x0000FF)
  /// Whether sides follow great circles.
  public var geodesic = false

  /// An area within a path, on no map yet.
  public init(path: MapPath?) {
    self.path = path.map { MapPath(path: $0) }
    super.init(isTappable: false)
  }

  /// An area without a path.
  public convenience init() { self.init(path: nil) }

  override func add(to options: inout OverlayOptions) {
    var polygon = PolygonOptions(path: path?.coordinates ?? [])
    polygon.holes = (holes ?? []).map(\.coordinates)
    polygon.strokeWidth = strokeWidth
    polygon.strokeColor = strokeColor
    polygon.fillColor = fillColor
    polygon.geodesic = geodesic
    polygon.zIndex = Int(zIndex)
    options.polygons.append(polygon)
  }
}

/// A circle on the ground; names and defaults are the Navigation SDK's (`GMSCircle`).
public final class MapCircle: MapOverlay {
  /// The middle.
  public var position: Coordinate
  /// Metres along the ground.
  public var radius: Double
  /// Points.
  public var strokeWidth = 1.0
  /// `nil` for no edge.
  public var strokeColor: SRGBColor? = SRGBColor(0x000000)
  /// `nil` for none.
  public var fillColor: SRGBColor?

  /// A circle of a radius in metres, on no map yet.
  public init(position: Coordinate, radius: Double) {
    self.position = position
    self.radius = radius
    super.init(isTappable: false)
  }

  /// A circle without extent at latitude 0 and longitude 0.
  public convenience init() { self.init(position: Coordinate(latitude: 0, longitude: 0), radius: 0) }

  override func add(to options: inout OverlayOptions) {
    var circle = CircleOptions(position: position, radius: radius)
    circle.strokeWidth = strokeWidth
    circle.strokeColor = strokeColor
    circle.fillColor = fillColor
    circle.zIndex = Int(zIndex)
    options.circles.append(circle)
  }
}
