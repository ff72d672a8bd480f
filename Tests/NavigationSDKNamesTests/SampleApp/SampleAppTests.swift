import Geometry
import Images
import NavigationSDKNames
import TestSupport
import Testing

/// The sample app, run as a test of an app would run it.
@Suite(SamplePhone()) struct SampleAppTests {
  /// A folder that drawn frames are written to, for whoever wants to look at them.
  private static let pictures = ProcessInfo.processInfo.environment["WAYFRAME_SAMPLE_APP_PICTURES"]

  private func launch() throws -> (window: UIWindow, controller: NavigationViewController) {
    let app = AppDelegate()
    #expect(app.applicationDidFinishLaunching())
    let window = try #require(app.window)
    return (window, try #require(window.rootViewController as? NavigationViewController))
  }

  private func draw(_ window: UIWindow, _ name: String) throws -> Frame {
    if let folder = Self.pictures {
      let device = window.device
      window.device.scale = 2
      try Data(window.frame().png()).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
      window.device = device
    }
    return try window.frame()
  }

  private func tap(_ name: String, in window: UIWindow) throws {
    let element = try #require(try window.frame().element(name))
    try window.tap(at: CGPoint(x: element[0] + element[2] / 2, y: element[1] + element[3] / 2))
  }

  /// Where landmarks of a kind are in a frame of one pixel a point.
  private func landmarks(_ kind: String, _ mapView: GMSMapView) throws -> [CGPoint] {
    try mapView.frame().layout.landmarks.filter { $0.kind == kind }.map { CGPoint(x: $0.x, y: $0.y) }
  }

  private func distance(_ a: UIColor, _ pixel: Pixel) -> Int {
    let other = a.pixel
    return [(pixel.red, other.red), (pixel.green, other.green), (pixel.blue, other.blue)]
      .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
  }

  @Test func beginsWithItsPlacesInView() throws {
    let (window, controller) = try launch()
    let frame = try draw(window, "start")
    #expect(controller.events == ["authorized", "viewWillAppear"])
    #expect(frame.pixels.width == 393)
    #expect(frame.pixels.height == 852)
    let markers = try landmarks("marker", controller.mapView)
    #expect(markers.count == 3)
    // Fitted into 60 points left and right, 120 above and below.
    #expect(markers.allSatisfy { 59.5...333.5 ~= Double($0.x) && 119.5...732.5 ~= Double($0.y) })
    let badge = try #require(markers.last)
    #expect(distance(Theme.brand, frame.pixels[Int(badge.x) - 9, Int(badge.y) - 14]) < 4)
    #expect(frame.element("banner") == nil)
    #expect(frame.element("status") == nil)
  }

  @Test func drivesByDay() throws {
    let (window, controller) = try launch()
    controller.startTrip()
    controller.mapView.advance(by: 60)
    let frame = try draw(window, "day")
    #expect(controller.events.contains("route"))
    #expect(controller.currentStep != nil)
    // 90 s of the route's 317 s and 2,222 m are driven.
    #expect(225...230 ~= controller.remainingTime)
    #expect(1_300...1_700 ~= controller.remainingDistance)
    let place = try #require(controller.snappedLocation)
    #expect(60.166...60.1745 ~= place.coordinate.latitude)
    #expect(24.936...24.9515 ~= place.coordinate.longitude)
    let (steps, footer) = (try #require(frame.element("steps")), try #require(frame.element("navigationFooter")))
    let settings = try #require(frame.element("settings"))
    // 12 from the right, 24 above the footer, 12 between the two; a line of 16 points and 12 above and below it.
    #expect(steps[0] + steps[2] == 381)
    #expect(settings[1] + settings[3] == footer[1] - 24)
    #expect(steps[3] == 44)
    #expect(settings[1] - (steps[1] + steps[3]) == 12)
    #expect(frame.pixels[Int(settings[0] + settings[2] / 2), Int(settings[1]) + 3] == Theme.brand.pixel)
    #expect(frame.pixels[Int(steps[0] + steps[2] / 2), Int(steps[1]) + 4] == UIColor.white.pixel)
    let header = try #require(frame.element("navigationHeader"))
    #expect(frame.pixels[Int(header[0] + header[2]) - 6, Int(header[1] + 40)] == Theme.headerDay.pixel)
    let status = try #require(frame.element("status"))
    #expect(status[0] + status[2] / 2 == 196.5)
    #expect(status[3] == 32)
    let strip = frame.element("navigationHeaderSecondary") ?? header
    #expect(status[1] == strip[1] + strip[3] + 12)
    try keepsOffTheVehicle(frame, controller)
  }

  /// Nothing of the app's lies over the vehicle.
  private func keepsOffTheVehicle(_ frame: Frame, _ controller: NavigationViewController) throws {
    let vehicle = try #require(try landmarks("position", controller.mapView).first)
    for name in ["steps", "settings", "status"] {
      let element = try #require(frame.element(name))
      let rect = CGRect(x: element[0], y: element[1], width: element[2], height: element[3])
      #expect(!rect.insetBy(dx: -20, dy: -20).contains(vehicle), "\(name)")
    }
  }

  @Test func aPassengersInfoWindowOpensAndCloses() throws {
    let (window, controller) = try launch()
    let mapView = try #require(controller.mapView)
    let passenger = try #require(try landmarks("marker", mapView).first)
    try window.tap(at: passenger)
    #expect(controller.events.last == "marker Aino Virtanen")
    #expect(mapView.selectedMarker === controller.places.passengerMarker)
    // A free camera moves to the marker.
    #expect(abs(mapView.camera.target.latitude - 60.16845) < 1e-9)
    let frame = try draw(window, "info-window")
    let bubble = try #require(try landmarks("infoWindow", mapView).first)
    let marker = try #require(try landmarks("marker", mapView).first)
    #expect(bubble.y < marker.y - 18)
    #expect(abs(bubble.x - marker.x) < 2)
    #expect(frame.pixels[Int(bubble.x), Int(bubble.y) - 20] == UIColor.white.pixel)
    try window.tap(at: bubble)
    #expect(mapView.selectedMarker == nil)
    #expect(controller.events.last == "closed")
    #expect(try landmarks("infoWindow", mapView).isEmpty)
  }

  @Test func bannerAndPassenger() throws {
    let (window, controller) = try launch()
    controller.startTrip()
    controller.showPassenger("Aino Virtanen", seats: 2)
    controller.showBanner("Your passenger is waiting at the corner of the square, by the old market hall")
    controller.mapView.advance(by: 60)
    let frame = try draw(window, "banner")
    let (banner, strip) = (
      try #require(frame.element("banner")), try #require(frame.element("navigationHeaderSecondary"))
    )
    // Lines of 16 points are 20 high; 0.6 of 393 is the most it may be wide.
    #expect(banner[2] <= 0.6 * 393 + 0.01)
    #expect(banner[3] >= 80)
    #expect(banner[3].truncatingRemainder(dividingBy: 20) == 0)
    // The status pill, 32 high, stands 12 below the strip and 12 above the banner.
    #expect(abs(banner[0] + banner[2] / 2 - 393.0 / 2) < 0.01)
    #expect(banner[1] == strip[1] + strip[3] + 56)
    #expect(strip[3] == 64)
    // White letters lie on the strip.
    let letters = (Int(strip[1])..<Int(strip[1]) + 64).contains { y in
      (Int(strip[0])..<Int(strip[0]) + 150).contains { frame.pixels[$0, y] == UIColor.white.pixel }
    }
    #expect(letters)
    #expect(frame.pixels[Int(strip[0] + strip[2]) - 20, Int(strip[1] + 32)] == Theme.accent.pixel)
    #expect(frame.layout.elements.first { $0.name == "banner" }?.accessibilityLabel == "Message")
  }

  @Test func stepsAndSettings() throws {
    let (window, controller) = try launch()
    controller.startTrip()
    controller.mapView.advance(by: 60)
    try tap("steps", in: window)
    #expect(controller.presentedViewController is DirectionsViewController)
    let steps = try draw(window, "steps")
    #expect(steps.ink(20..<373, 100..<600) > 2_000)
    controller.dismiss(animated: true)
    try tap("settings", in: window)
    let settings = try #require(controller.presentedViewController as? SettingsViewController)
    let before = try draw(window, "settings")
    settings.switches[0].tap()
    #expect(!settings.settings.showsTripProgressBar)
    #expect(!controller.mapView.settings.isNavigationTripProgressBarEnabled)
    #expect(try window.frame().pixels != before.pixels)
    try tap("done", in: window)
    #expect(controller.presentedViewController == nil)
    controller.mapView.advance(by: 60)
    try tap("status", in: window)
    #expect(controller.mapView.cameraMode == .free)
    #expect(controller.mapView.camera.viewingAngle == 0)
    _ = try draw(window, "trip")
  }

  @Test func atNightAndOnItsSide() throws {
    try SamplePhone.environment(["time=2026-12-21T18:00:00+02:00"]).use {
      let (window, controller) = try launch()
      controller.startTrip()
      controller.mapView.advance(by: 60)
      #expect(controller.mapView.lightingMode == .lowLight)
      let night = try draw(window, "night")
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      let steps = try #require(night.element("steps"))
      // Theme.card in the dark is a grey of 0.11.
      #expect(night.pixels[Int(steps[0] + steps[2] / 2), Int(steps[1]) + 4] == UIColor(white: 0.11, alpha: 1).pixel)
      var turned = window.device
      (turned.width, turned.height) = (turned.height, turned.width)
      turned.safeArea = Insets(top: 0, left: 59, bottom: 21, right: 59)
      window.device = turned
      let landscape = try draw(window, "landscape")
      let (left, right) = (try #require(landscape.element("steps")), try #require(landscape.element("settings")))
      #expect(landscape.pixels.width == 852)
      #expect(left[0] + left[2] == 852 - 59 - 12)
      #expect(right[1] + right[3] == 393 - 21 - 16)
      try keepsOffTheVehicle(landscape, controller)
      controller.mapView.lightingMode = .normal
      _ = try window.frame()
      #expect(controller.events.last == "light")
    }
  }

  @Test func rightToLeft() throws {
    try SamplePhone.environment(["locale=ar_EG"]).use {
      let (window, controller) = try launch()
      controller.startTrip()
      controller.showBanner("رحلة جديدة")
      controller.mapView.advance(by: 60)
      let frame = try draw(window, "arabic")
      #expect(try #require(frame.element("steps"))[0] == 12)
    }
  }

  @Test func theEnd() throws {
    let (window, controller) = try launch()
    controller.startTrip()
    controller.mapView.advance(by: 209)
    _ = try draw(window, "arrival")
    controller.mapView.advance(by: 3_600)
    #expect(controller.mapView.navigator?.isGuidanceActive == false)
    let frame = try draw(window, "end")
    #expect(frame.element("banner") != nil)
    #expect(frame.element("status") == nil)
    window.rootViewController = nil
    #expect(controller.events.last == "viewWillDisappear")
  }

  /// It is an app, not a few lines: at least 300 lines and 60 names of the SDK.
  @Test func isAsLargeAsAnAppsScreen() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "SampleAppTests.swift" }
    let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    let lines = code.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(lines.count >= 300, "\(lines.count)")
    let types = Set(code.matches(of: /\bGMS[A-Za-z]+/).map { String($0.output) })
    let members = Set(
      code.matches(of: /\b(?:mapView|settings|navigator)\??\.([a-z][A-Za-z]+)/).map { String($0.output.1) }
    )
    .subtracting(["settings", "frame", "delegate", "addSubview", "topAnchor", "centerXAnchor", "widthAnchor"])
    #expect(types.count >= 30, "\(types.sorted())")
    #expect(types.count + members.count >= 60, "\(types.count) + \(members.count)")
    #expect(!code.contains("import Wayframe"))
    #expect(!code.contains("NavigationScene"))
    #expect(!code.contains(" MapView("))
  }
}

/// What stands in for the phone that the sample app runs on, in each test of a suite.
struct SamplePhone: SuiteTrait, TestTrait, TestScoping {
  /// A folder with the app's pictures, as its bundle would have them.
  @TaskLocal private static var pictures: TemporaryFolder?

  var isRecursive: Bool { true }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(PNG.encode(Self.passenger), to: "passenger@3x.png")
    try await Self.$pictures.withValue(folder) {
      try await Self.environment([]).use { try await function() }
    }
  }

  /// In Helsinki at noon, with one pixel a point.
  static func environment(_ overrides: [String]) -> NavigationEnvironment {
    let path = "\(Drive.samples)/helsinki/day.json"
    guard var scene = try? NavigationScene(path: path, overrides: ["device.scale=1"] + overrides) else {
      return NavigationEnvironment(scene: NavigationScene(file: path))
    }
    scene.places["ChIJforum"] = .way(289_767_497)
    var environment = NavigationEnvironment(scene: scene)
    environment.imageFolder = pictures?.path
    return environment
  }

  /// A person on a blue disc with a white rim, 36 points.
  private static var passenger: PixelBuffer {
    var picture = PixelBuffer(width: 108, height: 108)
    for y in 0..<108 {
      for x in 0..<108 {
        func cover(_ centerX: Double, _ centerY: Double, _ radius: Double, flat: Double = 1) -> Float {
          let (dx, dy) = (Double(x) + 0.5 - centerX, (Double(y) + 0.5 - centerY) / flat)
          return Float(min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1))
        }
        let inside = cover(54, 54, 48)
        let person = min(max(cover(54, 42, 14), cover(54, 80, 25, flat: 0.8)), inside)
        let blue = UIColor(red: 0.1, green: 0.45, blue: 0.9, alpha: 1)
        let color = UIColor.white.mixed(with: blue, inside).mixed(with: .white, person)
        picture[x, y] = color.opacity(cover(54, 54, 53)).pixel
      }
    }
    return picture
  }
}
