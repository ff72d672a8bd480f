import NavigationSDKNames
import Testing

/// Map views made as an app makes them, with and without what stands in for a phone.
@Suite(.phone) struct EnvironmentTests {
  @Test func everyInitialiserGivesAMapViewThatDraws() throws {
    let camera = GMSCameraPosition.camera(withLatitude: 41.06, longitude: 29.615, zoom: 15)
    let options = GMSMapViewOptions()
    options.camera = camera
    options.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    options.backgroundColor = .white
    options.mapID = GMSMapID(identifier: "map")
    let sizes = try [
      GMSMapView(), GMSMapView(frame: .zero), GMSMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)),
      GMSMapView(options: options),
      GMSMapView.map(withFrame: CGRect(x: 0, y: 0, width: 240, height: 240), camera: camera),
      GMSMapView(frame: .zero, mapID: GMSMapID(identifier: "map"), camera: camera),
    ].map { mapView in
      let pixels = try mapView.frame().pixels
      return [pixels.width, pixels.height]
    }
    #expect(sizes == [[393, 852], [393, 852], [200, 300], [320, 480], [240, 240], [393, 852]])
  }

  @Test func aMapViewBeginsAsTheSDKsDoes() {
    let mapView = GMSMapView()
    #expect(!mapView.isNavigationEnabled)
    #expect(!mapView.isMyLocationEnabled)
    #expect(mapView.navigator == nil)
    #expect(mapView.cameraMode == .free)
    #expect(mapView.mapType == .normal)
    #expect(mapView.lightingMode == .normal)
    #expect(mapView.minZoom == kGMSMinZoomLevel)
    #expect(mapView.maxZoom == kGMSMaxZoomLevel)
    mapView.isNavigationEnabled = true
    #expect(mapView.navigator != nil)
    #expect(mapView.locationSimulator != nil)
    #expect(mapView.roadSnappedLocationProvider != nil)
  }

  @Test func aSubclassMadeInLoadViewDraws() throws {
    class RouteMapView: GMSMapView { var isOurs = true }
    class Controller {
      lazy var view: UIView = loadView()
      func loadView() -> UIView { RouteMapView(frame: .zero) }
    }
    let view = Controller().view as? RouteMapView
    #expect(view?.isOurs == true)
    #expect(try view?.frame().pixels.height == 852)
  }

  @Test func theTasksEnvironmentHidesTheDefaultOne() {
    var other = Phone.environment
    other.scene.device.width = 500
    other.imageFolder = "Pictures"
    let width = other.use { GMSMapView().bounds.width }
    #expect(width == 500)
    #expect(GMSMapView().bounds.width == 393)
    #expect(other.use { NavigationEnvironment.current?.imageFolder } == "Pictures")
  }

  @Test func aProviderOfTheAppsAnswersForEachMapView() throws {
    final class NoRoutes: RouteProvider {
      func routes(
        from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
      ) throws(RouteError) -> RouteResponse { throw .noRoutes(file: "service", format: .osrm) }
    }
    var other = Phone.environment
    other.routeProvider = { NoRoutes() }
    let mapView = other.use { GMSMapView() }
    mapView.isNavigationEnabled = true
    var heard: GMSRouteStatus?
    mapView.navigator?.setDestinations(Phone.stops) { heard = $0 }
    #expect(heard == .noRouteFound)
  }

  /// In a process of its own: the default is the whole process's.
  @Test func withoutAnEnvironmentDrawingSaysWhatIsMissing() async {
    await #expect(processExitsWith: .success) {
      let mapView = GMSMapView()
      mapView.isNavigationEnabled = true
      mapView.animate(toZoom: 12)
      _ = (mapView.navigator, mapView.camera, mapView.projection.visibleRegion())
      do {
        _ = try mapView.frame()
        exit(1)
      } catch let error as FrameError {
        guard case .noEnvironment = error, "\(error)".contains("NavigationEnvironment.default") else { exit(2) }
      } catch {
        exit(4)
      }
      NavigationEnvironment.default = Phone.environment
      // What was made before keeps what it has; what is made now draws.
      guard (try? mapView.frame()) == nil, (try? GMSMapView().frame()) != nil else { exit(3) }
    }
  }
}
