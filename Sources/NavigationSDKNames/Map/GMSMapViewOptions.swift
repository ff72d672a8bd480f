/// The initial values of a map view.
public final class GMSMapViewOptions {
  /// The screen's where it is zero.
  public var frame = CGRect.zero
  public var camera: GMSCameraPosition?
  public var backgroundColor: UIColor?
  /// Kept for apps that read it: maps come from the environment.
  public var mapID: GMSMapID?

  public init() {}
}

/// The name of a map that is kept by a service; it chooses nothing here.
public final class GMSMapID: Hashable {
  public let identifier: String

  public init(identifier: String) { self.identifier = identifier }

  public static var demoMapID: GMSMapID { GMSMapID(identifier: "DEMO_MAP_ID") }

  public static func == (a: GMSMapID, b: GMSMapID) -> Bool { a.identifier == b.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The SDK's ways to make a map view; what it has comes from the environment.
extension MapView {
  public convenience init(options: GMSMapViewOptions) {
    self.init(frame: options.frame)
    backgroundColor = options.backgroundColor
    if let camera = options.camera { self.camera = camera }
  }

  public convenience init(frame: CGRect, camera: GMSCameraPosition) {
    self.init(frame: frame)
    self.camera = camera
  }

  public convenience init(frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) {
    self.init(frame: frame, camera: camera)
  }

  public static func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
    GMSMapView(frame: frame, camera: camera)
  }

  public static func map(withFrame frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) -> GMSMapView {
    GMSMapView(frame: frame, camera: camera)
  }
}
