import Foundation
import Geometry
import Testing
import Wayframe

/// What the sun suggests reaches an app however it listens: it never stays on day all night.
///
/// In Helsinki the sun sets at 22:50 and rises at 3:54 on 21 June; on 21 December it is up from 9:24 to 15:13.
@Suite struct SuggestedLightTests {
  /// Does what the documentation says: sets the light at each callback.
  final class App: NavigatorListener {
    let mapView: MapView
    private(set) var told: [LightingMode] = []

    init(_ mapView: MapView) { self.mapView = mapView }

    func navigator(_ navigator: Navigator, didChangeSuggestedLightingMode lightingMode: LightingMode) {
      told.append(lightingMode)
      mapView.lightingMode = lightingMode
    }
  }

  private func mapView(_ time: String, sample: String = "helsinki/day", _ overrides: String...) throws -> MapView {
    let scene = try NavigationScene(path: Samples.path("\(sample).json"), overrides: ["time=\(time)"] + overrides)
    return MapView(scene, renderer: try FrameRenderer())
  }

  @Test func aNightStartIsSuggestedAtOnce() throws {
    let mapView = try mapView("2026-12-21T23:30:00+02:00")
    #expect(mapView.navigator?.suggestedLightingMode == .lowLight)
    #expect(mapView.lightingMode == .normal)
  }

  @Test func aListenerAddedAtNightHearsOfIt() throws {
    let mapView = try mapView("2026-12-21T23:30:00+02:00")
    let app = App(mapView)
    mapView.navigator?.add(app)
    #expect(app.told == [.lowLight])
    #expect(mapView.lightingMode == .lowLight)
    // Once only, also when guidance begins and the drive goes on.
    mapView.navigator?.isGuidanceActive = true
    mapView.advance(by: 60)
    #expect(app.told == [.lowLight])
  }

  /// Reads once, then listens.
  @Test(arguments: [("2026-12-21T23:30:00+02:00", LightingMode.lowLight), ("2026-12-21T12:00:00+02:00", .normal)])
  func readOnce(time: String, mode: LightingMode) throws {
    let mapView = try mapView(time)
    let navigator = try #require(mapView.navigator)
    mapView.lightingMode = navigator.suggestedLightingMode
    let app = App(mapView)
    navigator.add(app)
    #expect(mapView.lightingMode == mode)
    #expect(app.told == (mode == .lowLight ? [.lowLight] : []))
  }

  /// The clock alone brings the dusk and the dawn, without a trip.
  @Test func duskAndDawn() throws {
    let mapView = try mapView("2026-06-21T22:40:00+03:00")
    let app = App(mapView)
    mapView.navigator?.add(app)
    #expect(app.told == [])
    mapView.advance(by: 15 * 60)
    #expect(app.told == [.lowLight])
    #expect(mapView.lightingMode == .lowLight)
    mapView.advance(by: 5.25 * 3_600)
    #expect(app.told == [.lowLight, .normal])
    #expect(mapView.lightingMode == .normal)
  }

  @Test func aListenerAddedAfterDuskHearsOfIt() throws {
    let mapView = try mapView("2026-06-21T22:40:00+03:00")
    mapView.advance(by: 15 * 60)
    let app = App(mapView)
    mapView.navigator?.add(app)
    #expect(app.told == [.lowLight])
  }

  /// A listener that comes back is notified of what changed meanwhile.
  @Test func aListenerThatComesBack() throws {
    let mapView = try mapView("2026-06-21T23:30:00+03:00")
    let app = App(mapView)
    mapView.navigator?.add(app)
    mapView.navigator?.remove(app)
    mapView.advance(by: 5 * 3_600)
    #expect(app.told == [.lowLight])
    mapView.navigator?.add(app)
    #expect(app.told == [.lowLight, .normal])
  }

  /// Without a route the camera, else the map, says where the night is.
  @Test func aMapWithoutARoute() throws {
    final class NoRoutes: RouteProvider {
      func routes(
        from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
      ) throws(RouteError) -> RouteResponse { throw .noRoutes(file: "none", format: .geoJSON) }
    }
    for place in ["camera", "map"] {
      var scene = try NavigationScene(path: Samples.path("sampleville/noon.json"))
      scene.route = nil
      scene.position = nil
      // Midnight in UTC: night in Europe, day in New Zealand.
      scene.time = SceneTime(unixSeconds: 1_797_897_600, offsetSeconds: 0)
      if place == "camera" { scene.camera.coordinate = Coordinate(latitude: -36.85, longitude: 174.76) }
      let mapView = MapView(scene, renderer: try FrameRenderer(), routeProvider: NoRoutes())
      #expect(mapView.navigator?.suggestedLightingMode == (place == "camera" ? .normal : .lowLight), "\(place)")
    }
  }

  @Test func aNavigatorAloneTellsItsFirstNight() throws {
    final class Log: NavigatorListener {
      var modes: [LightingMode] = []
      func navigator(_ navigator: Navigator, didChangeSuggestedLightingMode mode: LightingMode) { modes.append(mode) }
    }
    let navigator = Navigator(provider: FileRouteProvider(paths: []))
    let log = Log()
    navigator.add(log)
    #expect(log.modes == [])
    #expect(navigator.suggestedLightingMode == .normal)
    let place = Coordinate(latitude: 60.17, longitude: 24.94)
    navigator.update(VehicleLocation(coordinate: place, secondsSince1970: 1_797_897_600))
    #expect(log.modes == [.lowLight])
  }
}
