import Foundation
import Testing
import Wayframe

/// When a setting that is changed during a trip acts: at once for controls, on the next trip for the rest.
@Suite struct SettingTimingTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isAtOnce: Bool
    var make: @Sendable (inout UISettings) -> Void

    init(_ name: String, atOnce: Bool, _ make: @escaping @Sendable (inout UISettings) -> Void) {
      testDescription = name
      isAtOnce = atOnce
      self.make = make
    }
  }

  static let changes: [Change] = [
    Change("scrollGestures", atOnce: true) { $0.scrollGestures = false },
    Change("zoomGestures", atOnce: true) { $0.zoomGestures = false },
    Change("tiltGestures", atOnce: true) { $0.tiltGestures = false },
    Change("rotateGestures", atOnce: true) { $0.rotateGestures = false },
    Change("allowScrollGesturesDuringRotateOrZoom", atOnce: true) { $0.allowScrollGesturesDuringRotateOrZoom = false },
    Change("compassButton", atOnce: true) { $0.compassButton = false },
    Change("myLocationButton", atOnce: true) { $0.myLocationButton = true },
    Change("isRecenterButtonEnabled", atOnce: true) { $0.isRecenterButtonEnabled = false },
    Change("isNavigationReportIncidentButtonEnabled", atOnce: true) {
      $0.isNavigationReportIncidentButtonEnabled = false
    },
    Change("showsIncidentCards", atOnce: true) { $0.showsIncidentCards = false },
    Change("isNavigationHeaderEnabled", atOnce: false) { $0.isNavigationHeaderEnabled = false },
    Change("isNavigationFooterEnabled", atOnce: false) { $0.isNavigationFooterEnabled = false },
    Change("isNavigationTripProgressBarEnabled", atOnce: false) { $0.isNavigationTripProgressBarEnabled = true },
    Change("showsTrafficLights", atOnce: false) { $0.showsTrafficLights.toggle() },
    Change("showsStopSigns", atOnce: false) { $0.showsStopSigns.toggle() },
    Change("showsDestinationMarkers", atOnce: false) { $0.showsDestinationMarkers = false },
    Change("shouldDisplaySpeedometer", atOnce: false) { $0.shouldDisplaySpeedometer.toggle() },
    Change("speedometerUIOptions", atOnce: false) { settings in
      var options = SpeedometerUIOptions()
      options.setTextColor(SRGBColor(0x00FF00), forSpeedAlertSeverity: .major, lightingMode: .normal)
      settings.speedometerUIOptions = options
    },
    Change("navigationHeaderBackgroundAlpha", atOnce: false) { $0.navigationHeaderBackgroundAlpha = 0.5 },
    Change("navigationHeaderPrimaryBackgroundColor", atOnce: false) {
      $0.navigationHeaderPrimaryBackgroundColor = SRGBColor(0x0033BF)
    },
    Change("navigationHeaderSecondaryBackgroundColorNightMode", atOnce: false) {
      $0.navigationHeaderSecondaryBackgroundColorNightMode = SRGBColor(0x0033BF)
    },
    Change("navigationHeaderDistanceUnitsTextColor", atOnce: false) {
      $0.navigationHeaderDistanceUnitsTextColor = .black
    },
    Change("navigationHeaderInstructionsFirstRowFont", atOnce: false) {
      $0.navigationHeaderInstructionsFirstRowFont = FontSpec(size: 20)
    },
  ]

  @Test(arguments: changes) func settings(change: Change) throws {
    let mapView = try MapViewTests.drivenMapView()
    let navigator = try #require(mapView.navigator)
    let before = try mapView.scene().settings
    change.make(&mapView.settings.value)
    let after = mapView.settings.value
    #expect(before != after)
    #expect(try mapView.scene().settings == (change.isAtOnce ? after : before))
    mapView.advance(by: 5)
    #expect(try mapView.scene().settings == (change.isAtOnce ? after : before))
    // New destinations are a new trip; so is guidance that begins again.
    navigator.setDestinations([NavigationWaypoint(title: "Park")])
    #expect(try mapView.scene().settings == after)
    change.make(&mapView.settings.value)
    navigator.isGuidanceActive = false
    #expect(try mapView.scene().settings == mapView.settings.value)
    navigator.isGuidanceActive = true
    #expect(try mapView.scene().settings == mapView.settings.value)
  }

  /// The route's end is on the map at once, its pin is not taken away before the next trip.
  @Test func markersGoOnTheNextTrip() throws {
    let mapView = try MapViewTests.drivenMapView()
    mapView.cameraMode = .overview
    func hasPin() throws -> Bool { try mapView.frame().layout.landmarks.contains { $0.kind == "destination" } }
    mapView.settings.showsDestinationMarkers = false
    #expect(try hasPin())
    mapView.navigator?.setDestinations([NavigationWaypoint(title: "Park")])
    #expect(try !hasPin())
  }

  /// What belongs to the map view itself acts at once.
  @Test func theMapsOwnSettingsActAtOnce() throws {
    let mapView = try MapViewTests.drivenMapView()
    mapView.lightingMode = .lowLight
    mapView.isTrafficEnabled = false
    mapView.isBuildingsEnabled = false
    mapView.padding = Insets(top: 0, left: 0, bottom: 30, right: 0)
    mapView.cameraOptions.followingZoomLevel = 15
    let scene = try mapView.scene()
    #expect(scene.lightingMode == .lowLight)
    #expect(!scene.isTrafficEnabled)
    #expect(!scene.isBuildingsEnabled)
    #expect(scene.padding.bottom == 30)
    #expect(scene.camera.followingZoomLevel == 15)
  }
}
