/// Something that an app draws on the map.
open class GMSOverlay {
  public weak var map: GMSMapView?
  public var title: String?
  public init() {}
}

/// A mark at a place.
open class GMSMarker: GMSOverlay {
  public var position = CLLocationCoordinate2D(latitude: 0, longitude: 0)
}

/// A line of places.
open class GMSPath {
  fileprivate(set) var coordinates: [CLLocationCoordinate2D] = []
  public init() {}
  public init(path: GMSPath) { coordinates = path.coordinates }
  public init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
  public func count() -> UInt { UInt(coordinates.count) }
  public func coordinate(at index: UInt) -> CLLocationCoordinate2D {
    index < count() ? coordinates[Int(index)] : kCLLocationCoordinate2DInvalid
  }
}

/// A line of places that can be changed.
open class GMSMutablePath: GMSPath {
  public func add(_ coordinate: CLLocationCoordinate2D) { coordinates.append(coordinate) }
}
