import Testing

@testable import Wayframe

/// What the footer calls the stop that is driven to.
@Suite struct StopTitleTests {
  private func title(_ scene: NavigationScene) throws -> String? {
    try FrameRenderer().interface(of: scene).model.footer?.destination
  }

  private func scene(_ overrides: String...) throws -> NavigationScene {
    try NavigationScene(path: Samples.path("sampleville/arrival.json"), overrides: overrides)
  }

  /// The service calls the first stop "Sampleville Station".
  @Test func aScenesTitlesComeBeforeTheServices() throws {
    let titles = #"route.waypointTitles=["Platform 2"]"#
    #expect(try title(scene("position.distanceAlongRoute=1000")) == "Sampleville Station")
    #expect(try title(scene("position.distanceAlongRoute=1000", titles)) == "Platform 2")
    #expect(
      try title(scene("position.distanceAlongRoute=1000", "route.waypointTitles=[null]")) == "Sampleville Station")
    #expect(try title(scene("position.distanceAlongRoute=4520", titles)) == "Lakeside Arts Centre")
  }

  @Test func anAppsTitlesComeBeforeTheServices() throws {
    let mapView = MapView(try scene(), renderer: try FrameRenderer())
    func title(_ waypoints: [NavigationWaypoint], seconds: Double) throws -> String? {
      #expect(mapView.navigator?.setDestinations(waypoints) == .ok)
      mapView.navigator?.isGuidanceActive = true
      mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
      mapView.advance(by: seconds)
      return try self.title(mapView.scene())
    }
    let (stop, end) = (NavigationWaypoint(title: "Platform 2"), NavigationWaypoint(title: "Home"))
    #expect(try title([stop, end], seconds: 20) == "Platform 2")
    #expect(try title([stop, end], seconds: 570) == "Home")
    #expect(try title([NavigationWaypoint(title: ""), end], seconds: 20) == "Sampleville Station")
    // One destination asks for nothing at the route's own stop.
    #expect(try title([end], seconds: 20) == "Sampleville Station")
  }
}
