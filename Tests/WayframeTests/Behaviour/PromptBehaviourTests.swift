import Foundation
import Testing
import Wayframe

/// Prompts, incident marks and their cards: what shows, what listeners are notified of, what taps do.
@Suite struct PromptBehaviourTests {
  private final class Log: NavigatorListener {
    var calls: [String] = []
    func navigatorWillPresentPrompt(_ navigator: Navigator) { calls.append("will") }
    func navigatorDidDismissPrompt(_ navigator: Navigator) { calls.append("did") }
  }

  /// A straight road of 2 km to the north with a crash 890 m and a closed lane 1,112 m from its start, driven at 10 m/s.
  private final class Road: RouteProvider {
    func routes(
      from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
    ) throws(RouteError) -> RouteResponse {
      let coordinates = (0...10).map { "[25, \(60 + 0.002 * Double($0))]" }.joined(separator: ", ")
      let answer = """
        {"code": "Ok", "uuid": "x", "routes": [{"distance": 2224, "duration": 222.4,
          "geometry": {"type": "LineString", "coordinates": [\(coordinates)]},
          "legs": [{"distance": 2224, "duration": 222.4, "steps": [], "annotation": {"congestion": []},
            "incidents": [
              {"id": "1", "type": "accident", "description": "Two cars", "geometry_index_start": 4,
                "geometry_index_end": 5, "closed": false},
              {"id": "2", "type": "construction", "description": "New bridge", "geometry_index_start": 5,
                "geometry_index_end": 6, "closed": false}]}]}]}
        """
      return try RouteResponse.read([UInt8](answer.utf8), path: "road")
    }
  }

  private func drivenMapView() throws -> (MapView, Log) {
    var scene = NavigationScene()
    scene.device.scale = 1
    let mapView = MapView(scene, renderer: try FrameRenderer(), routeProvider: Road())
    let log = Log()
    mapView.navigator?.add(log)
    #expect(mapView.locationSimulator?.simulateAlongNewRoute(to: [NavigationWaypoint(title: "End")]) == .ok)
    return (mapView, log)
  }

  private func marks(_ mapView: MapView) throws -> [FrameLayout.Landmark] {
    try mapView.frame().layout.landmarks.filter { $0.kind == "incident" }
  }

  // MARK: The app's views

  /// A magenta view over the lower half of the map; the card is a quiet white.
  @Test func noViewCoversAPrompt() throws {
    let mapView = try MapViewTests.drivenMapView()
    let cover = AppView(frame: CGRect(x: 0, y: 400, width: 393, height: 452))
    cover.accessibilityIdentifier = "cover"
    cover.backgroundColor = SRGBColor(0xFF00FF)
    mapView.addSubview(cover)
    #expect(try mapView.tap(at: CGPoint(x: 200, y: 780)) == "cover")
    mapView.present(PromptOptions(.incident(.crash)))
    let frame = try mapView.frame()
    let card = try #require(frame.layout.elements.last)
    #expect(card.name == "prompt")
    let magenta = SRGBColor(0xFF00FF).pixel
    for y in Int(card.y) + 1..<Int(card.y + card.height) {
      #expect(frame.pixels[Int(card.x + card.width / 2), y] != magenta, "row \(y)")
    }
    #expect(frame.pixels[200, 420] == magenta)
    #expect(try mapView.tap(at: CGPoint(x: 200, y: 420)) == "cover")
    #expect(try mapView.tap(at: CGPoint(x: card.x + 20, y: card.y + 20)) == "prompt")
    #expect(try mapView.scene().prompt == nil)
    #expect(try mapView.tap(at: CGPoint(x: card.x + 20, y: card.y + 20)) == "cover")
  }

  @Test func scenesKeepPromptsOverViews() throws {
    let renderer = try FrameRenderer()
    let view =
      ##"views=[{"name": "cover", "backgroundColor": "#FF00FF", "constraints": ["left == map.left", "right == map.right", "top == map.top", "bottom == map.bottom"]}]"##
    let scene = try NavigationScene(
      path: Samples.path("sampleville/prompt.json"), overrides: ["map.sources=[]", "device.scale=1", view])
    let frame = try renderer.frame(of: scene)
    #expect(frame.layout.elements.suffix(2).map(\.name) == ["cover", "prompt"])
    let card = try #require(frame.layout.elements.last)
    let middle = frame.pixels[Int(card.x + card.width / 2), Int(card.y + 3)]
    #expect(middle != SRGBColor(0xFF00FF).pixel)
    let covered = try renderer.findings(in: scene).first { $0.subject == "prompt" && $0.kind == .overlap }
    #expect(covered?.message.contains("lies on cover") == true)
  }

  // MARK: Switches

  @Test(arguments: [(true, true, true), (false, true, false), (true, false, false), (false, false, false)])
  func listenersHearOnlyOfWhatIsShown(prompts: Bool, cards: Bool, isShown: Bool) throws {
    let (mapView, log) = try drivenMapView()
    mapView.navigator?.shouldDisplayPrompts = prompts
    mapView.settings.showsIncidentCards = cards
    #expect(mapView.present(PromptOptions(.incident(.crash))) == isShown)
    mapView.locationSimulator?.simulateNavigationPrompt()
    mapView.advance(by: 44)
    let heard = log.calls.count
    #expect((heard > 0) == isShown)
    #expect(try MapViewTests.names(mapView).contains("prompt") == isShown)
    // An arrival is no incident.
    #expect(mapView.present(PromptOptions(.arrival)))
    #expect(log.calls.count > heard)
    #expect(try MapViewTests.names(mapView).contains("prompt"))
  }

  /// The crash comes within 500 m after 39 s; what was not shown then is announced when cards are on again.
  @Test func switchingOffTakesTheCardAwayAndOnTellsOfIt() throws {
    let (mapView, log) = try drivenMapView()
    mapView.advance(by: 41)
    #expect(log.calls == ["will"])
    #expect(try mapView.scene().prompt?.title == "Two cars")
    mapView.settings.showsIncidentCards = false
    #expect(try !MapViewTests.names(mapView).contains("prompt"))
    mapView.advance(by: 1)
    #expect(log.calls == ["will", "did"])
    // The bridge comes within 500 m after 62 s.
    mapView.advance(by: 25)
    #expect(log.calls.count == 2)
    mapView.settings.showsIncidentCards = true
    mapView.advance(by: 1)
    #expect(log.calls.count == 3)
    #expect(try mapView.scene().prompt?.title == "New bridge")
  }

  @Test(arguments: [(true, true, 2), (true, false, 2), (false, true, 0), (false, false, 0)])
  func marksShowWhilePromptsAreOn(prompts: Bool, cards: Bool, count: Int) throws {
    let (mapView, _) = try drivenMapView()
    mapView.cameraMode = .overview
    mapView.navigator?.shouldDisplayPrompts = prompts
    mapView.settings.showsIncidentCards = cards
    #expect(try marks(mapView).count == count)
  }

  // MARK: Taps

  /// A mark stands with its lower corner on the place; 18 points above it is its middle.
  @Test func aTapOnAMarkOpensItsCard() throws {
    let (mapView, log) = try drivenMapView()
    mapView.cameraMode = .overview
    let marks = try marks(mapView)
    try #require(marks.count == 2)
    for (mark, title) in zip(marks, ["Two cars", "New bridge"]) {
      #expect(try mapView.tap(at: CGPoint(x: mark.x, y: mark.y - 18)) == "incident")
      #expect(try mapView.scene().prompt?.title == title)
    }
    #expect(log.calls == ["will", "did", "will"])
    #expect(try mapView.tap(at: CGPoint(x: marks[0].x + 30, y: marks[0].y - 18)) == nil)
    #expect(try mapView.tap(at: CGPoint(x: marks[0].x, y: marks[0].y + 12)) == nil)
    mapView.settings.showsIncidentCards = false
    mapView.advance(by: 1)
    #expect(try mapView.tap(at: CGPoint(x: marks[0].x, y: marks[0].y - 18)) == nil)
    mapView.settings.showsIncidentCards = true
    mapView.navigator?.shouldDisplayPrompts = false
    #expect(try mapView.tap(at: CGPoint(x: marks[0].x, y: marks[0].y - 18)) == nil)
    #expect(log.calls == ["will", "did", "will", "did"])
  }

  /// What lies over a mark takes the tap.
  @Test func aViewOverAMarkTakesTheTap() throws {
    let (mapView, log) = try drivenMapView()
    mapView.cameraMode = .overview
    let mark = try #require(try marks(mapView).first)
    let cover = AppView(frame: CGRect(x: mark.x - 20, y: mark.y - 40, width: 40, height: 40))
    cover.accessibilityIdentifier = "cover"
    mapView.addSubview(cover)
    #expect(try mapView.tap(at: CGPoint(x: mark.x, y: mark.y - 18)) == "cover")
    #expect(log.calls.isEmpty)
  }

  @Test func promptsBelongToNavigation() throws {
    let renderer = try FrameRenderer()
    func names(_ overrides: String...) throws -> Set<String> {
      let scene = try NavigationScene(
        path: Samples.path("sampleville/prompt.json"), overrides: ["device.scale=1"] + overrides)
      return Set(try renderer.layout(of: scene).elements.map(\.name))
    }
    #expect(try names("map.sources=[]").contains("prompt"))
    #expect(try !names("isNavigationEnabled=false").contains("prompt"))
    #expect(try !names("isNavigationEnabled=false", #"prompt={"kind": "arrival"}"#).contains("prompt"))
  }
}
