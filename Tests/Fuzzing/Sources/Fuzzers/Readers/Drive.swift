import Foundation
import Geometry
import Guidance
import TestSupport
import Wayframe

extension Fuzzer {
  /// A drive with everything that an app and a user may do on the way, as the input decides.
  static let navigator = Fuzzer("navigator", .header(.max), cost: 20) { bytes in
    var drive = try Drive(ByteRandom(bytes))
    for _ in 0..<25 where !drive.random.isAtEnd { try drive.act() }
    try drive.look()
  }
}

/// A map view under way.
private struct Drive {
  var random: ByteRandom
  private let view: MapView
  private let navigator: Navigator?

  private static let scene = try? NavigationScene(path: Checkout.path("Assets/Samples/sampleville/noon.json"))
  private static let answers = [
    "Assets/Samples/sampleville/sampleville-route.json", "Tests/Fuzzing/Corpus/route-osrm/whole.json",
  ]
  .map(Checkout.path)

  init(_ random: ByteRandom) throws {
    self.random = random
    guard var scene = Self.scene else { throw CocoaError(.fileNoSuchFile) }
    (scene.device.width, scene.device.height, scene.device.scale) = (220, 360, 1)
    view = MapView(scene, renderer: try Samples.renderer(), routeProvider: FileRouteProvider(paths: Self.answers))
    navigator = view.navigator
  }

  /// Mostly a plain number, now and then one that no app should give.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Int.random(in: 0..<8, using: &random) > 0
      ? Double.random(in: range, using: &random)
      : random.pick([0, -1, 1e9, -1e9, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .nan])
  }

  private mutating func flag() -> Bool { Bool.random(using: &random) }
  private mutating func place() -> CGPoint { CGPoint(x: number(-50...300), y: number(-50...400)) }

  private mutating func coordinate() -> Coordinate {
    if let route = navigator?.route, flag() { return route.coordinate(at: number(0...route.distance)) }
    return Coordinate(latitude: number(-90...90), longitude: number(-180...180))
  }

  mutating func act() throws {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: view.advance(by: min(number(0...90), 600))
    case 2, 3: guide()
    case 4: simulate()
    case 5, 6: try gesture()
    case 7: changeSettings()
    case 8: changeCamera()
    case 9: changeScreen()
    case 10:
      if flag() { view.present(PromptOptions(flag() ? .arrival : .incident(.police))) } else { view.dismissPrompt() }
    default: _ = try? view.tap(at: place())
    }
    _ = (navigator?.navInfo, navigator?.routeLegs, navigator?.currentRouteLeg, navigator?.timeToNextDestination)
  }

  private mutating func guide() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: navigator?.isGuidanceActive = flag()
    case 1:
      navigator?.setDestinations(
        (0..<Int.random(in: 0...4, using: &random)).map {
          NavigationWaypoint(title: "Stop \($0)", coordinate: coordinate())
        })
    case 2: _ = navigator?.continueToNextDestination()
    case 3: navigator?.clearDestinations()
    default:
      navigator?.update(
        VehicleLocation(
          coordinate: coordinate(), headingDegrees: flag() ? number(0...360) : nil, metresPerSecond: number(0...40),
          secondsSince1970: number(1.7e9...1.8e9)))
    }
  }

  private mutating func simulate() {
    guard let simulator = view.locationSimulator else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: simulator.simulateLocationsAlongExistingRoute()
    case 1: simulator.simulateLocation(at: coordinate(), headingDegrees: number(0...360))
    case 2: simulator.speedMultiplier = Float(number(0...10))
    case 3: simulator.isPaused = flag()
    default: simulator.stopSimulation()
    }
  }

  private mutating func gesture() throws {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: try view.pan(by: place())
    case 1: try view.zoom(by: number(-4...4), around: flag() ? place() : nil)
    case 2: try view.tilt(by: number(-60...60))
    case 3: try view.rotate(by: number(-360...360), around: flag() ? place() : nil)
    case 4: view.swipeHeader(by: Int.random(in: -9...9, using: &random))
    case 5: try view.longPress(at: place())
    default: view.scrollCamera(by: place())
    }
  }

  private mutating func changeSettings() {
    let flags: [WritableKeyPath<UISettings, Bool>] = [
      \.compassButton, \.myLocationButton, \.isNavigationHeaderEnabled, \.isNavigationFooterEnabled,
      \.isNavigationTripProgressBarEnabled, \.isRecenterButtonEnabled, \.showsIncidentCards, \.showsDestinationMarkers,
      \.showsTrafficLights, \.showsStopSigns, \.isNavigationReportIncidentButtonEnabled, \.shouldDisplaySpeedometer,
    ]
    view.settings.value[keyPath: random.pick(flags)] = flag()
    view.settings.value.navigationHeaderBackgroundAlpha = number(0...1)
    view.lightingMode = random.pick(LightingMode.allCases)
    view.isTrafficEnabled = flag()
    view.isBuildingsEnabled = flag()
    view.isNavigationEnabled = !flag() || flag()
  }

  private mutating func changeCamera() {
    view.cameraMode = random.pick(CameraMode.allCases)
    view.followingPerspective = random.pick(FollowingPerspective.allCases)
    view.cameraOptions.followingZoomLevel = flag() ? number(2...20) : nil
    view.cameraOptions.coordinate = coordinate()
    view.cameraOptions.zoom = number(2...20)
    view.zoomCamera(by: number(-3...3))
  }

  private mutating func changeScreen() {
    view.device.width = min(number(60...400), 500)
    view.device.height = min(number(60...400), 500)
    view.padding = Insets(top: number(0...90), left: number(0...40), bottom: number(0...90), right: number(0...40))
  }

  /// The frame is drawn twice the same, with a renderer's memory and without.
  func look() throws {
    let first = try view.frame()
    _ = first.layout
    guard let resources = Samples.resources else { return }
    let again = try FrameRenderer(resources: resources).frame(of: view.scene())
    precondition(first.pixels.storage == again.pixels.storage, "two frames of one scene differ")
  }
}
