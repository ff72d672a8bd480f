import NavigationSDKNames
import TestSupport
import Testing
import WayframeTesting

/// The code of the pages about tests, map views and the SDK: here it is compiled and run, and held to be the same.
@Suite struct ReadmeTests {
  /// Files as the README's code names them, and paths to what stands for them here.
  private static let files = [
    "Scenes/day.json": "\(Drive.samples)/helsinki/day.json",
    "Scenes/route.json": "\(Drive.samples)/helsinki/helsinki-1.valhalla-osrm.json",
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Where goldens are recorded, the missing one is recorded too.
  private static let isRecording = ProcessInfo.processInfo.environment[GoldenImages.recordVariable] != nil

  /// Calls for goldens that are not there: five pictures, of which one is asked for three times, and one text.
  @Test(.disabled(if: isRecording)) func guardsALook() throws {
    let goldens = GoldenImages(directory: here("Tests/Golden"))
    withKnownIssue {
      goldens.verify(scene: here("Scenes/day.json"))
      // swift-format-ignore
      let variants: [SceneVariant] = .combinations(["locale": ["it_IT", "ar_EG"], "lightingMode": ["normal", "lowLight"]])
      goldens.verify(scene: here("Scenes/day.json"), variants: [.base] + variants)
      goldens.verifyText(scene: here("Scenes/day.json"), variants: [SceneVariant("fast", ["position.speed=33"])])
      // swift-format-ignore
      let rule = ComparisonRule(maxPixels: 40, reason: "an older processor rounds otherwise", masks: [.element("navigationFooter")])
      goldens.comparing(rule).verify(scene: here("Scenes/day.json"))
      goldens.verifyNoLeftovers()
    } matching: { issue in
      "\(issue.comments)".contains("there is no golden")
    }
    let results = try String(contentsOfFile: "\(goldens.report)/results.ndjson", encoding: .utf8)
    #expect(results.split(separator: "\n").count == 6)
  }

  @Test func usesTheMapView() throws {
    let mapView = MapView(try NavigationScene(path: here("Scenes/day.json")), renderer: try FrameRenderer(threads: 2))
    mapView.settings.isNavigationTripProgressBarEnabled = true
    mapView.settings.navigationHeaderPrimaryBackgroundColor = SRGBColor(0x0033BF)
    mapView.navigator?.setDestinations([NavigationWaypoint(title: "Harbour")])
    mapView.navigator?.isGuidanceActive = true
    mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
    mapView.advance(by: 90)
    let driven = try mapView.frame()
    try mapView.pan(by: CGPoint(x: 0, y: 120))
    let panned = try mapView.frame()
    #expect(driven.layout.elements.contains { $0.name == "navigationTripProgressBar" })
    #expect(panned.layout.elements.contains { $0.name == "recenterButton" })

    let label = AppLabel()
    label.text = "Bus lane"
    label.backgroundColor = .white
    mapView.addSubview(label)
    label.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor, constant: 8).isActive = true
    label.leadingAnchor.constraint(equalTo: mapView.leadingAnchor, constant: 12).isActive = true
    #expect(try mapView.frame().layout.elements.last?.x == 12)

    let marker = MapMarker(position: Coordinate(latitude: 60.1696, longitude: 24.938))
    marker.icon = MapMarker.markerImage(with: SRGBColor(0x1A73E8))
    marker.map = mapView
    #expect(try mapView.scene().overlays.markers.count == 1)

    let environment = NavigationEnvironment(scene: try NavigationScene(path: here("Scenes/day.json")))
    let appsMapView = environment.use { GMSMapView(frame: .zero) }
    appsMapView.isNavigationEnabled = true
    appsMapView.moveCamera(.setTarget(CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94), zoom: 14))
    #expect(appsMapView.camera.zoom == 14)
    #expect(appsMapView.navigator != nil)

    func style(_ mapView: GMSMapView) {
      mapView.settings.compassButton = true
      mapView.settings.navigationHeaderPrimaryBackgroundColor = .blue
      mapView.settings.navigationHeaderSecondaryBackgroundColor = UIColor(red: 0.0, green: 0.2, blue: 0.5, alpha: 1.0)
      mapView.lightingMode = .lowLight
    }
    style(mapView)
    #expect(mapView.settings.navigationHeaderPrimaryBackgroundColor == SRGBColor(0x0000FF))
  }

  @Test func drives() throws {
    let renderer = try FrameRenderer()
    var scene = try NavigationScene(path: here("Scenes/day.json"), overrides: ["map.sources=[]", "device.scale=1"])
    let navigator = Navigator(provider: FileRouteProvider(paths: [here("Scenes/route.json")]))
    let simulator = Simulator(navigator: navigator, secondsSince1970: scene.time.unixSeconds)
    simulator.simulateAlongNewRoute(to: [NavigationWaypoint(title: "Harbour")])
    for minute in 1...3 {
      simulator.advance(bySeconds: 60)
      scene.follow(navigator)
      try Data(renderer.frame(of: scene).png()).write(to: URL(fileURLWithPath: here("minute-\(minute).png")))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }

  private func here(_ path: String) -> String { Self.files[path] ?? "\(folder.path)/\(path)" }

  /// Every line of Swift in these pages, but for the pieces of a screen, stands in this file, but for `here(…)` around
  /// paths.
  @Test func thePagesCodeIsThisCode() throws {
    let pages = try ["GoldenImageTests", "UsingAMapView", "CodeForTheSDK"].map { name in
      try String(contentsOfFile: "\(Drive.samples)/../../Sources/Wayframe/Wayframe.docc/\(name).md", encoding: .utf8)
    }
    let code = try String(contentsOfFile: #filePath, encoding: .utf8)
      .replacing(/here\(("[^"]*")\)/) { $0.output.1 }
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    let blocks = pages.joined(separator: "\n\n").split(separator: "\n\n").filter { $0.hasPrefix("    ") }
      .filter { ($0.contains("let ") || $0.contains("func ")) && !$0.contains("window.frame") }
    #expect(blocks.count >= 7)
    let lines = blocks.joined(separator: "\n").split(separator: "\n")
    for line in lines.map({ $0.drop { $0 == " " } }) {
      #expect(line.hasPrefix("import ") || code.contains(line), "\(line)")
    }
  }
}
