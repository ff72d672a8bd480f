import NavigationSDKNames
import Testing

/// Every property of `GMSUISettings` with its default and its type (section "GMSUISettings").
@Suite(.phone) struct SettingsNamesTests {
  private typealias AppSwitch = ReferenceWritableKeyPath<GMSUISettings, Bool>

  @Test func switchesHaveTheDocumentedDefaultsAndCanBeSet() {
    let settings = GMSMapView().settings
    let on: [AppSwitch] = [
      \.scrollGestures, \.zoomGestures, \.tiltGestures, \.rotateGestures, \.consumesGesturesInView,
      \.allowScrollGesturesDuringRotateOrZoom, \.compassButton, \.indoorPicker, \.isNavigationHeaderEnabled,
      \.isNavigationFooterEnabled, \.isRecenterButtonEnabled, \.showsIncidentCards, \.showsDestinationMarkers,
      \.isNavigationReportIncidentButtonEnabled,
    ]
    let off: [AppSwitch] = [\.myLocationButton, \.isNavigationTripProgressBarEnabled]
    for property in on {
      #expect(settings[keyPath: property])
      settings[keyPath: property] = false
      #expect(!settings[keyPath: property])
    }
    for property in off {
      #expect(!settings[keyPath: property])
      settings[keyPath: property] = true
      #expect(settings[keyPath: property])
    }
    settings.showsTrafficLights = false
    settings.showsStopSigns = false
    #expect(!settings.showsTrafficLights)
    #expect(!settings.showsStopSigns)
  }

  @Test func theCompassIsOffBeforeElevenAndOnSince() {
    for (version, isOn) in [(SDKVersion.v10, false), (.v11, true)] {
      var environment = Phone.environment
      environment.scene.sdkVersion = version
      environment.scene.settings = UISettings(sdkVersion: version)
      #expect(environment.use { GMSMapView().settings.compassButton } == isOn)
    }
  }

  @Test func allGesturesAtOnce() {
    let settings = GMSMapView().settings
    settings.setAllGesturesEnabled(false)
    #expect(!settings.scrollGestures)
    #expect(!settings.zoomGestures)
    #expect(!settings.tiltGestures)
    #expect(!settings.rotateGestures)
    settings.setAllGesturesEnabled(true)
    #expect(settings.scrollGestures)
    #expect(settings.rotateGestures)
  }

  @Test func headerColors() {
    let settings = GMSMapView().settings
    let colors: [ReferenceWritableKeyPath<GMSUISettings, UIColor?>] = [
      \.navigationHeaderPrimaryBackgroundColor, \.navigationHeaderSecondaryBackgroundColor,
      \.navigationHeaderPrimaryBackgroundColorNightMode, \.navigationHeaderSecondaryBackgroundColorNightMode,
      \.navigationHeaderLargeManeuverIconColor, \.navigationHeaderSmallManeuverIconColor,
      \.navigationHeaderGuidanceRecommendedLaneColor, \.navigationHeaderNextStepTextColor,
      \.navigationHeaderDistanceValueTextColor, \.navigationHeaderDistanceUnitsTextColor,
      \.navigationHeaderInstructionsTextColor,
    ]
    for property in colors {
      #expect(settings[keyPath: property] == nil)
      settings[keyPath: property] = UIColor(red: 0.0, green: 0.2, blue: 0.75, alpha: 1.0)
      #expect(settings[keyPath: property] == UIColor(red: 0.0, green: 0.2, blue: 0.75, alpha: 1.0))
      settings[keyPath: property] = nil
    }
    #expect(settings.navigationHeaderBackgroundAlpha == 1)
    let alpha: CGFloat = 0.8
    settings.navigationHeaderBackgroundAlpha = alpha
    #expect(settings.navigationHeaderBackgroundAlpha == 0.8)
  }

  @Test func headerFonts() {
    let settings = GMSMapView().settings
    let fonts: [ReferenceWritableKeyPath<GMSUISettings, UIFont?>] = [
      \.navigationHeaderNextStepFont, \.navigationHeaderDistanceValueFont, \.navigationHeaderDistanceUnitsFont,
      \.navigationHeaderInstructionsFirstRowFont, \.navigationHeaderInstructionsSecondRowFont,
      \.navigationHeaderInstructionsConjunctionsFont,
    ]
    for property in fonts {
      #expect(settings[keyPath: property] == nil)
      settings[keyPath: property] = UIFont.boldSystemFont(ofSize: 20)
      #expect(settings[keyPath: property]?.isBold == true)
      #expect(settings[keyPath: property]?.size == 20)
    }
  }

  @Test func speedometerOptions() {
    let settings = GMSMapView().settings
    #expect(settings.speedometerUIOptions == nil)
    let options = GMSNavigationMutableSpeedometerUIOptions()
    options.setTextColor(.yellow, for: .minor, lightingMode: .lowLight)
    options.setBackgroundColor(.purple, for: .major, lightingMode: .normal)
    options.setTextColor(.red, for: .notSpeeding, lightingMode: .normal)
    settings.speedometerUIOptions = options
    let kept = settings.speedometerUIOptions?.value
    #expect(kept?.textColor(forSpeedAlertSeverity: .minor, lightingMode: .lowLight) == .yellow)
    #expect(kept?.backgroundColor(forSpeedAlertSeverity: .major, lightingMode: .normal) == .purple)
    #expect(kept?.textColor(forSpeedAlertSeverity: .notSpeeding, lightingMode: .normal) == nil)
  }

  /// The demonstration's own header, seen in a frame: 0.2 and 0.75 of 255 are 51 and 191.
  @Test func aCustomHeader() throws {
    let mapView = GMSMapView()
    mapView.isNavigationEnabled = true
    mapView.settings.navigationHeaderPrimaryBackgroundColor = UIColor(red: 0.0, green: 0.2, blue: 0.75, alpha: 1.0)
    mapView.navigator?.setDestinations(Phone.stops) { #expect($0 == .OK) }
    mapView.navigator?.isGuidanceActive = true
    mapView.cameraMode = .following
    let frame = try mapView.frame()
    let header = try #require(frame.layout.elements.first { $0.name == "navigationHeader" })
    let pixel = frame.pixels[Int(header.x + header.width) - 6, Int(header.y + header.height / 2)]
    #expect(pixel == UIColor(0x0033BF).pixel)
  }
}
