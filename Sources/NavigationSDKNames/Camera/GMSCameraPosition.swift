/// Where a camera stands. Zooms are those of 256-pixel tiles, one more than Wayframe's.
open class GMSCameraPosition: Hashable {
  public internal(set) var target: CLLocationCoordinate2D
  public internal(set) var zoom: Float
  /// Degrees clockwise from north.
  public internal(set) var bearing: CLLocationDirection
  /// Degrees from looking straight down.
  public internal(set) var viewingAngle: Double

  public required init(
    target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
  ) {
    self.target = target
    self.zoom = zoom
    self.bearing = bearing
    self.viewingAngle = viewingAngle
  }

  public convenience init(target: CLLocationCoordinate2D, zoom: Float) {
    self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0)
  }

  public convenience init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection = 0,
    viewingAngle: Double = 0
  ) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing,
      viewingAngle: viewingAngle)
  }

  public class func camera(
    withTarget target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection = 0, viewingAngle: Double = 0
  ) -> Self {
    Self(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
  }

  public class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
    bearing: CLLocationDirection = 0, viewingAngle: Double = 0
  ) -> Self {
    camera(
      withTarget: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing,
      viewingAngle: viewingAngle)
  }

  /// The zoom at which metres on the ground at a place take up points on the screen.
  public class func zoom(
    at coordinate: CLLocationCoordinate2D, forMeters meters: CLLocationDistance, perPoints points: CGFloat
  ) -> Float {
    let circumference = 2 * Double.pi * 6_378_137 * cos(coordinate.latitude * .pi / 180)
    return Float(log2(circumference / 256 * Double(points) / meters))
  }

  public static func == (a: GMSCameraPosition, b: GMSCameraPosition) -> Bool {
    a.target == b.target && a.zoom == b.zoom && a.bearing == b.bearing && a.viewingAngle == b.viewingAngle
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(zoom)
    hasher.combine(bearing)
    hasher.combine(viewingAngle)
  }
}

/// The same, to be changed before it is used.
public final class GMSMutableCameraPosition: GMSCameraPosition {
  public override var target: CLLocationCoordinate2D {
    get { super.target }
    set { super.target = newValue }
  }
  public override var zoom: Float {
    get { super.zoom }
    set { super.zoom = newValue }
  }
  public override var bearing: CLLocationDirection {
    get { super.bearing }
    set { super.bearing = newValue }
  }
  public override var viewingAngle: Double {
    get { super.viewingAngle }
    set { super.viewingAngle = newValue }
  }
}

/// The zooms that the map has by itself.
public let kGMSMinZoomLevel: Float = 2
public let kGMSMaxZoomLevel: Float = 21

/// Zooms of 256-pixel tiles as those of 512-pixel tiles, which Wayframe counts in, and back.
enum TileZoom {
  static func ours(_ zoom: Float) -> Double { Double(zoom) - 1 }
  static func theirs(_ zoom: Double) -> Float { Float(zoom + 1) }
}
