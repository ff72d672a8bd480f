import NavigationSDKNames
import Testing

/// The header's other settings and those of neighbouring pages: each changes its own element and nothing else.
@Suite struct HeaderSettingsTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    let name: String
    let set: @Sendable (GMSUISettings) -> Void
    var testDescription: String { name }
  }

  static let all: [Setting] = [
    Setting(name: "alpha") { $0.navigationHeaderBackgroundAlpha = 0.6 },
    Setting(name: "large icon") { $0.navigationHeaderLargeManeuverIconColor = .orange },
    Setting(name: "small icon") { $0.navigationHeaderSmallManeuverIconColor = .yellow },
    Setting(name: "next step") { $0.navigationHeaderNextStepTextColor = .yellow },
    Setting(name: "next step font") { $0.navigationHeaderNextStepFont = UIFont(name: "Hand-Bold", size: 13) },
    Setting(name: "distance") { $0.navigationHeaderDistanceValueTextColor = .lightGray },
    Setting(name: "distance font") { $0.navigationHeaderDistanceValueFont = .systemFont(ofSize: 20) },
    Setting(name: "unit") { $0.navigationHeaderDistanceUnitsTextColor = .cyan },
    Setting(name: "unit font") { $0.navigationHeaderDistanceUnitsFont = .boldSystemFont(ofSize: 18) },
    Setting(name: "instructions") { $0.navigationHeaderInstructionsTextColor = .yellow },
    Setting(name: "first row font") {
      $0.navigationHeaderInstructionsFirstRowFont = .systemFont(ofSize: 22, weight: .bold)
    },
  ]

  @Test(arguments: all)
  func headerSettings(setting: Setting) throws {
    let change = try Change { setting.set($0.settings) }
    #expect(
      change.stays(inside: ["navigationHeader", "navigationHeaderSecondary"], margin: setting.name == "alpha" ? 1 : 0))
  }

  @Test func recommendedLanes() throws {
    // 1560 m on, lanes are shown before the turn into Republic Avenue.
    func frame(_ color: UIColor?) throws -> Frame {
      let mapView = try Drive.mapView("sampleville/lanes", ["map.sources=[]"], seconds: 0) {
        $0.settings.navigationHeaderGuidanceRecommendedLaneColor = color
      }
      Drive.advance(mapView, to: 1_560)
      return try mapView.frame()
    }
    let change = Change(try frame(nil), try frame(.orange))
    #expect(change.stays(inside: ["navigationHeaderSecondary"]))
  }

  @Test func settingsAreOneObject() throws {
    let mapView = try Drive.mapView()
    let settings = mapView.settings
    settings.compassButton = false
    #expect(!mapView.settings.compassButton)
    #expect(try !mapView.frame().layout.elements.contains { $0.name == "compassButton" })
  }

  @Test func speedometerColors() throws {
    let change = try Change(
      { mapView in
        let options = GMSNavigationMutableSpeedometerUIOptions()
        options.setBackgroundColor(.purple, for: .major, lightingMode: .normal)
        options.setTextColor(.yellow, for: .major, lightingMode: .normal)
        mapView.settings.speedometerUIOptions = options
      }, from: { $0.locationSimulator?.speedMultiplier = 4 }, sample: "sampleville/noon", seconds: 20)
    #expect(change.stays(inside: ["speedometer"]))
  }

  @Test func reportButton() throws {
    let change = try Change { mapView in mapView.settings.isNavigationReportIncidentButtonEnabled = false }
    #expect(change.shows("reportIncidentButton") == (true, false))
    #expect(change.stays(inside: ["reportIncidentButton"], margin: 40))
  }

  @Test func theReportButtonMovesToAGuide() throws {
    let mapView = try Drive.mapView()
    let topRightLayoutGuide = UILayoutGuide()
    mapView.addLayoutGuide(topRightLayoutGuide)
    topRightLayoutGuide.topAnchor.constraint(
      equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor, constant: 180
    ).isActive = true
    topRightLayoutGuide.trailingAnchor.constraint(
      equalTo: mapView.safeAreaLayoutGuide.trailingAnchor, constant: -14
    ).isActive = true
    mapView.bottomTrailingButtonsLayoutGuide = topRightLayoutGuide
    let layout = try mapView.frame().layout
    let header = try #require(layout.guides.first { $0.name == "navigationHeaderLayoutGuide" })
    let button = try #require(layout.elements.first { $0.name == "reportIncidentButton" })
    #expect(button.x + button.width == 393 - 14)
    #expect(button.y + button.height == header.y + header.height + 180)
    #expect(!layout.elements.contains { $0.name.hasPrefix("layoutGuide") })
    mapView.bottomTrailingButtonsLayoutGuide = nil
    #expect(try mapView.frame().layout.elements.first { $0.name == "reportIncidentButton" }?.y != button.y)
  }

  @Test func padding() throws {
    let mapView = try Drive.mapView()
    let before = try #require(try mapView.frame().layout.elements.first { $0.name == "compassButton" })
    mapView.padding = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 30)
    let after = try #require(try mapView.frame().layout.elements.first { $0.name == "compassButton" })
    #expect(after.x == before.x - 30)
    #expect(after.y == before.y + 20)
  }

  @Test func mapViewProperties() throws {
    let mapView = try Drive.mapView()
    var last = try mapView.frame().pixels
    func changes(_ body: () -> Void) throws -> Bool {
      body()
      let next = try mapView.frame().pixels
      defer { last = next }
      return next != last
    }
    #expect(try changes { mapView.followingPerspective = .topDownNorthUp })
    #expect(try changes { mapView.followingPerspective = .topDownHeadingUp })
    #expect(try changes { mapView.followingZoomLevel = 15 })
    #expect(try changes { mapView.cameraMode = .overview })
    #expect(try changes { mapView.lightingMode = .lowLight })
    #expect(try changes { mapView.lightingMode = .normal })
  }

  @Test func darkStyleColorsTheCompassAndWithoutNavigationEverything() throws {
    let guided = try Change { mapView in mapView.overrideUserInterfaceStyle = .dark }
    #expect(guided.stays(inside: ["compassButton"], margin: 40))
    let map = { (mapView: GMSMapView) in mapView.isNavigationEnabled = false }
    let plain = try Change(
      { mapView in mapView.overrideUserInterfaceStyle = .dark }, then: map, overrides: ["camera.mode=overview"],
      seconds: 0)
    #expect(plain.changedRect.map { $0.width > 380 && $0.height > 800 } == true)
  }

  @Test func traffic() throws {
    let change = try Change(
      { mapView in mapView.isTrafficEnabled = false }, from: { $0.cameraMode = .overview },
      sample: "sampleville/overview")
    #expect(change.changedRect != nil)
  }

  @Test func travelModesOtherThanDrivingHaveNoSpeedometer() throws {
    let change = try Change({ $0.travelMode = .walking }, sample: "sampleville/noon", seconds: 20)
    #expect(change.shows("speedLimit") == (true, false))
  }
}
