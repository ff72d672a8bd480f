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

  /// What the info window of a marker says in bold; of other overlays it is not drawn.
  public var title: String?
  /// Whether the map's delegate is notified of taps on it.
  public var isTappable: Bool
  /// Higher ones are drawn over lower ones; markers always over everything else.
  public var zIndex: Int32 = 0
  /// For the app's own use.
  public var userData: Any?

  init(isTappable: Bool) { self.isTappable = isTappable }

  /// Adds the overlay as it is now.
  func add(to options: inout OverlayOptions, on map: MapView) throws(FrameError) {}
}

/// A line on the ground; names and defaults are the Navigation SDK's (`GMSPolyline`).
public final class MapPolyline: MapOverlay {
  /// Copied when it is set.
  public var path: MapPath? { didSet { path = path.map { MapPath(path: $0) } } }
  /// Points.
  public var strokeWidth = 1.0
  /// The line's colour where there are no spans.
  public var strokeColor = OverlayColors.shape
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

  override func add(to options: inout OverlayOptions, on map: MapView) {
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
  public var fillColor: SRGBColor? = OverlayColors.shape
  /// Whether sides follow great circles.
  public var geodesic = false

  /// An area within a path, on no map yet.
  public init(path: MapPath?) {
    self.path = path.map { MapPath(path: $0) }
    super.init(isTappable: false)
  }

  /// An area without a path.
  public convenience init() { self.init(path: nil) }

  override func add(to options: inout OverlayOptions, on map: MapView) {
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
  public var strokeColor: SRGBColor? = .black
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

  override func add(to options: inout OverlayOptions, on map: MapView) {
    var circle = CircleOptions(position: position, radius: radius)
    circle.strokeWidth = strokeWidth
    circle.strokeColor = strokeColor
    circle.fillColor = fillColor
    circle.zIndex = Int(zIndex)
    options.circles.append(circle)
  }
}
