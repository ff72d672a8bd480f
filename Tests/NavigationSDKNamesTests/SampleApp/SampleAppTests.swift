import Geometry
import NavigationSDKNames
import Testing

/// The sample app, run as a test of an app would run it.
@Suite struct SampleAppTests {
  /// A folder that drawn frames are written to, for whoever wants to look at them.
  private static let pictures = ProcessInfo.processInfo.environment["WAYFRAME_SAMPLE_APP_PICTURES"]

  private func app(
    _ sample: String = "helsinki/day", _ overrides: [String] = ["device.scale=1"]
  ) throws -> (window: UIWindow, controller: NavigationViewController) {
    let scene = try NavigationScene(path: "\(Drive.samples)/\(sample).json", overrides: overrides)
    let mapView = GMSMapView(scene, renderer: try FrameRenderer())
    let controller = NavigationViewController(mapView: mapView)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller)
  }

  private func draw(_ window: UIWindow, _ name: String) throws -> Frame {
    let frame = try window.frame()
    if let folder = Self.pictures { try Data(frame.png()).write(to: URL(fileURLWithPath: "\(folder)/\(name).png")) }
    return frame
  }

  @Test func drivesByDay() throws {
    let (window, controller) = try app()
    controller.startTrip(to: "Harbour")
    controller.mapView.advance(by: 60)
    let frame = try draw(window, "day")
    #expect(controller.events.starts(with: ["viewDidLoad", "authorized", "viewWillAppear"]))
    #expect(controller.events.contains("route") && controller.currentStep != nil)
    #expect((controller.remainingDistance ?? 0) > 0)
    #expect(frame.pixels.width == 393 && frame.pixels.height == 852)
    let (steps, footer) = (try #require(frame.element("steps")), try #require(frame.element("navigationFooter")))
    let settings = try #require(frame.element("settings"))
    // 12 from the right, 24 above the footer, 12 between the two; a line of 16 points and 12 above and below it.
    #expect(steps[0] + steps[2] == 381 && settings[1] + settings[3] == footer[1] - 24)
    #expect(steps[3] == 44 && settings[1] - (steps[1] + steps[3]) == 12)
    #expect(frame.pixels[Int(settings[0] + settings[2] / 2), Int(settings[1]) + 3] == Theme.brand.pixel)
    #expect(frame.pixels[Int(steps[0] + steps[2] / 2), Int(steps[1]) + 4] == UIColor.white.pixel)
    let header = try #require(frame.element("navigationHeader"))
    #expect(frame.pixels[Int(header[0] + header[2]) - 6, Int(header[1] + header[3] / 2)] == Theme.headerDay.pixel)
    #expect(frame.element("banner") == nil)
  }

  @Test func bannerAndPassenger() throws {
    let (window, controller) = try app()
    controller.startTrip(to: "Harbour")
    controller.showPassenger("Aino Virtanen", seats: 2)
    controller.showBanner("Your passenger is waiting at the corner of the square, by the old market hall")
    controller.mapView.advance(by: 60)
    let frame = try draw(window, "banner")
    let (banner, strip) = (
      try #require(frame.element("banner")), try #require(frame.element("navigationHeaderSecondary"))
    )
    // Lines of 16 points are 20 high; 0.6 of 393 is the most it may be wide.
    #expect(banner[2] <= 0.6 * 393 + 0.01 && banner[3] >= 80 && banner[3].truncatingRemainder(dividingBy: 20) == 0)
    #expect(abs(banner[0] + banner[2] / 2 - 393.0 / 2) < 0.01 && banner[1] == strip[1] + strip[3] + 12)
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
    let (window, controller) = try app()
    controller.startTrip(to: "Harbour")
    controller.mapView.advance(by: 60)
    func tap(_ name: String) throws {
      let element = try #require(try window.frame().element(name))
      try window.tap(at: CGPoint(x: element[0] + element[2] / 2, y: element[1] + element[3] / 2))
    }
    try tap("steps")
    #expect(controller.presentedViewController is DirectionsViewController)
    let steps = try draw(window, "steps")
    let list = steps.ink(20..<373, 100..<600)
    #expect(list > 2_000)
    controller.dismiss(animated: true)
    try tap("settings")
    let settings = try #require(controller.presentedViewController as? SettingsViewController)
    let before = try draw(window, "settings")
    settings.switches[0].tap()
    #expect(!settings.settings.showsTripProgressBar && !controller.mapView.settings.isNavigationTripProgressBarEnabled)
    #expect(try window.frame().pixels != before.pixels)
    try tap("done")
    #expect(controller.presentedViewController == nil)
  }

  @Test func nightAndLandscape() throws {
    let (window, controller) = try app("helsinki/low-light")
    controller.startTrip(to: "Harbour")
    controller.mapView.lightingMode = .lowLight
    controller.mapView.advance(by: 60)
    let night = try draw(window, "night")
    let steps = try #require(night.element("steps"))
    // Theme.card in the dark is a grey of 0.11.
    #expect(night.pixels[Int(steps[0] + steps[2] / 2), Int(steps[1]) + 4] == UIColor(white: 0.11, alpha: 1).pixel)
    var turned = window.device
    (turned.width, turned.height) = (turned.height, turned.width)
    turned.safeArea = Insets(top: 0, left: 59, bottom: 21, right: 59)
    window.device = turned
    let landscape = try draw(window, "landscape")
    let (left, right) = (try #require(landscape.element("steps")), try #require(landscape.element("settings")))
    #expect(landscape.pixels.width == 852 && left[0] + left[2] + 12 == right[0] && right[0] + right[2] == 852 - 59 - 12)
  }

  @Test func rightToLeft() throws {
    let (window, controller) = try app("helsinki/day", ["device.scale=1", "locale=ar_EG"])
    controller.startTrip(to: "Harbour")
    controller.showBanner("رحلة جديدة")
    controller.mapView.advance(by: 60)
    let frame = try draw(window, "arabic")
    #expect(try #require(frame.element("steps"))[0] == 12)
  }

  @Test func theEnd() throws {
    let (window, controller) = try app("helsinki/day", ["map.sources=[]", "device.scale=1"])
    controller.startTrip(to: "Harbour")
    controller.mapView.advance(by: 3_600)
    #expect(controller.mapView.navigator?.isGuidanceActive == false)
    #expect(try draw(window, "end").element("banner") != nil)
    window.rootViewController = nil
    #expect(controller.events.last == "viewWillDisappear")
  }
}
