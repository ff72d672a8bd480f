import Foundation
import Guidance
import Testing
import Wayframe

/// Highlighted buildings and doors of waypoints with a place ID.
@Suite struct PlaceTests {
  /// The building of the Arts Centre is way 21001 of the town; four buildings have their middle in it.
  private static func frame(_ overrides: String...) throws -> Frame {
    try FrameRenderer().frame(of: scene(overrides))
  }

  private static func scene(_ overrides: [String]) throws -> NavigationScene {
    try NavigationScene(path: Samples.path("sampleville/arrival.json"), overrides: ["device.scale=1"] + overrides)
  }

  private static func entrances(_ frame: Frame) -> Int { frame.layout.landmarks.count { $0.kind == "entrance" } }

  /// Pixels of a highlighted roof, the day's #EF8FBB.
  private static func pink(_ frame: Frame) -> Int {
    var count = 0
    for y in 0..<frame.pixels.height {
      for x in 0..<frame.pixels.width {
        let p = frame.pixels[x, y]
        let away = [(p.red, 0xEF), (p.green, 0x8F), (p.blue, 0xBB)].map { abs(Int($0.0) - $0.1) }
        if away.allSatisfy({ $0 <= 3 }) { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: [("9.3", false), ("9.4", false), ("10.0", true), ("11", true)])
  func theHighlightCameWith10(version: String, isShown: Bool) throws {
    let frame = try Self.frame("sdkVersion=\"\(version)\"")
    #expect((Self.pink(frame) > 400) == isShown)
    #expect((Self.entrances(frame) > 0) == isShown)
  }

  @Test func onlyAWaypointWithAPlaceIDHasAHighlight() throws {
    let frame = try Self.frame("route.destinationPlaceID=null")
    #expect(Self.pink(frame) < 20)
    #expect(Self.entrances(frame) == 0)
    #expect(frame.layout.landmarks.contains { $0.kind == "destination" }, "the pin needs no place ID")
  }

  @Test func withoutMarkersTheHighlightStays() throws {
    let frame = try Self.frame("settings.showsDestinationMarkers=false")
    #expect(Self.pink(frame) > 400)
    #expect(Self.entrances(frame) > 0)
    #expect(!frame.layout.landmarks.contains { $0.kind == "destination" || $0.kind == "waypoint" })
  }

  @Test(arguments: ["osm:way/21001", "opaque-way", "opaque-place"])
  func opaqueIDsAreLookedUp(id: String) throws {
    let table = #"{"opaque-way": "osm:way/21001", "opaque-place": {"latitude": 41.056156, "longitude": 29.622433}}"#
    let frame = try Self.frame("route.destinationPlaceID=\(id)", "places=\(table)")
    #expect(Self.entrances(frame) == Self.entrances(try Self.frame()))
    #expect(frame.warnings.isEmpty)
  }

  /// Node 23003 is one of the five doors.
  @Test func aDoorsNodeMarksThatDoor() throws {
    let frame = try Self.frame("route.destinationPlaceID=osm:node/23003")
    #expect(Self.pink(frame) > 400)
    #expect(Self.entrances(frame) == 1)
  }

  @Test(arguments: [
    ("osm:way/999999", "the map has no such building"), ("ChIJx", "\"places\" does not explain"),
    ("osm:relation/999999", "the map has no such building"),
  ])
  func unknownPlacesAreWarnedOf(id: String, words: String) throws {
    let frame = try Self.frame("route.destinationPlaceID=\(id)")
    #expect(Self.pink(frame) < 20)
    #expect(Self.entrances(frame) == 0)
    #expect(frame.warnings.contains { $0.contains("route.destinationPlaceID is \"\(id)\"") && $0.contains(words) })
  }

  /// Far away on the motorway the building is out of sight, but known.
  @Test func aPlaceOutOfSightIsKnown() throws {
    let frame = try FrameRenderer().frame(
      of: NavigationScene(
        path: Samples.path("sampleville/noon.json"), overrides: ["device.scale=1", "position.distanceAlongRoute=100"]))
    #expect(!frame.warnings.contains { $0.contains("PlaceID") })
  }

  /// The first of two legs ends at the station, way 16118.
  @Test func stopsHaveTheirOwn() throws {
    let legs = [
      "route.waypointPlaceIDs=[\"osm:way/16118\"]", "camera.mode=free", "camera.zoom=17", "camera.latitude=41.063037",
      "camera.longitude=29.621907",
    ]
    func entrances(_ distance: Int) throws -> Int {
      Self.entrances(try FrameRenderer().frame(of: Self.scene(legs + ["position.distanceAlongRoute=\(distance)"])))
    }
    #expect(try entrances(1000) == 1)
    #expect(try entrances(4520) == 0, "the station is passed")
  }

  @Test(arguments: [
    ("route.destinationPlaceID=osm:way/x", "osm:way/25"), ("route.destinationPlaceID=\"\"", "osm:way/25"),
    ("places={\"a\": \"b\"}", "osm:way/25"), ("places={\"a\": {\"latitude\": 91, \"longitude\": 0}}", "-90 to 90"),
    ("route.waypointPlaceIDs=[4]", "a string or null"), ("route.waypointTitles=[4]", "a string or null"),
  ])
  func badPlacesAreRefused(override: String, words: String) throws {
    let error = try #require(throws: SceneError.self) { try Self.scene([override]) }
    #expect("\(error)".contains(words))
  }

  @Test func moreIDsThanStopsAreRefused() throws {
    for key in ["waypointPlaceIDs", "waypointTitles"] {
      let scene = try Self.scene(["route.\(key)=[null, null]"])
      let error = try #require(throws: FrameError.self) { try FrameRenderer().layout(of: scene) }
      #expect("\(error)".contains("number of route.\(key)"))
    }
  }

  // MARK: In the API

  @Test func waypointsOfATripHaveTheirs() throws {
    let mapView = MapView(try Self.scene(["route.destinationPlaceID=null"]), renderer: try FrameRenderer())
    let station = NavigationWaypoint(title: "Station", placeID: "osm:way/16118")
    let centre = NavigationWaypoint(title: "Arts Centre", placeID: "centre")
    mapView.places = ["centre": .way(21_001)]
    #expect(mapView.navigator?.setDestinations([station, centre]) == .ok)
    mapView.navigator?.isGuidanceActive = true
    let scene = try mapView.scene()
    #expect(scene.route?.destinationPlaceID == "centre")
    #expect(scene.route?.waypointPlaceIDs == ["osm:way/16118"])
    mapView.cameraOptions = {
      var camera = CameraOptions()
      camera.mode = .free
      camera.coordinate = Coordinate(latitude: 41.056156, longitude: 29.622433)
      camera.zoom = 17.5
      return camera
    }()
    #expect(Self.entrances(try mapView.frame()) > 0)
  }
}
