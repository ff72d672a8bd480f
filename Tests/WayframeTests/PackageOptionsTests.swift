import Testing

@testable import Wayframe

/// Styling options and view flags of the React Native and Flutter packages.
@Suite struct PackageOptionsTests {
  private func read(_ text: String) throws(SceneError) -> PackageOptions {
    try PackageOptions(json: text.utf8, file: "app.json")
  }

  private func scene(_ text: String) throws -> NavigationScene {
    try NavigationScene(json: "{}".utf8, file: "scene.json", overrides: read(text).overrides)
  }

  private func message(_ text: String) -> String {
    do throws(SceneError) {
      return "read: \(try read(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test func reactNative() throws {
    let scene = try scene(
      ##"""
      {"headerEnabled": false, "footerEnabled": true, "speedometerEnabled": true, "speedLimitIconEnabled": false,
       "tripProgressBarEnabled": true, "trafficPromptsEnabled": false, "compassEnabled": false,
       "navigationNightMode": 2, "mapPadding": {"bottom": 96}, "trafficEnabled": false,
       "androidStylingOptions": {"primaryDayModeThemeColor": "#1A237E", "headerNextStepTextSize": "20f",
         "headerDistanceValueTextColor": "rgb(0, 255, 0)"},
       "iOSStylingOptions": {"navigationHeaderDistanceValueTextColor": "#FF0000"}}
      """##)
    #expect(!scene.settings.isNavigationHeaderEnabled && scene.settings.isNavigationFooterEnabled)
    #expect(scene.settings.shouldDisplaySpeedometer && scene.settings.isNavigationTripProgressBarEnabled)
    #expect(!scene.shouldDisplaySpeedLimit && !scene.shouldDisplayPrompts && !scene.isTrafficEnabled)
    #expect(!scene.settings.compassButton)
    #expect(scene.lightingMode == .lowLight)
    #expect(scene.padding.bottom == 96 && scene.padding.top == 0)
    #expect(scene.settings.navigationHeaderPrimaryBackgroundColor?.hex == "#1A237E")
    // What is meant for iOS rules.
    #expect(scene.settings.navigationHeaderDistanceValueTextColor?.hex == "#FF0000")
    #expect(scene.settings.navigationHeaderNextStepFont?.size == 20)
  }

  @Test func flutter() throws {
    let scene = try scene(
      #"""
      {"initialCompassEnabled": false, "initialForceNightMode": "NavigationForceNightMode.forceDay",
       "initialMapColorScheme": "dark", "initialNavigationUIEnabledPreference": "disabled",
       "initialPadding": {"top": 40}, "isMyLocationButtonEnabled": true,
       "stylingOptions": {"secondaryNightModeThemeColor": 4282532418, "headerSmallManeuverIconColor": -23296,
         "headerInstructionsFirstRowTextSize": 24.0}}
      """#)
    #expect(!scene.settings.compassButton && !scene.isNavigationEnabled && scene.settings.myLocationButton)
    #expect(scene.lightingMode == .normal && scene.userInterfaceStyle == .dark && scene.padding.top == 40)
    // 0xFF424242, and 0xFFFFA500 as a signed number.
    #expect(scene.settings.navigationHeaderSecondaryBackgroundColorNightMode?.hex == "#424242")
    #expect(scene.settings.navigationHeaderSmallManeuverIconColor?.hex == "#FFA500")
    #expect(scene.settings.navigationHeaderInstructionsFirstRowFont?.size == 24)
  }

  /// Every option has a key that scenes have, under a name of its own.
  @Test func table() throws {
    #expect(Set(PackageOption.all.map(\.name)).count == PackageOption.all.count)
    for option in PackageOption.all {
      let values: [String]
      switch option.meaning {
      case .flag: values = ["true", "false"]
      case .color: values = ["\"#10203040\"", "4279246896"]
      case .textSize: values = ["8", "\"40f\""]
      case .padding: values = ["{\"left\": 5}"]
      case .word(_, let words): values = words.indices.map(String.init) + words.map { "\"\($0.reactNative)\"" }
      case .none: values = ["null"]
      }
      for value in values { _ = try scene("{\"\(option.name)\": \(value)}") }
    }
  }

  @Test func withoutCounterpart() throws {
    let options = try read(#"{"mapToolbarEnabled": true, "headerEnabled": true, "minZoomLevel": null}"#)
    #expect(options.warnings == ["app.json: mapToolbarEnabled is left out: only Android has the toolbar"])
    #expect(options.overrides == ["settings.isNavigationHeaderEnabled=true"])
  }

  @Test(arguments: [
    (#"{"headerEnable": true}"#, #"app.json: unknown key "headerEnable" (did you mean "headerEnabled"?)"#),
    (
      ##"{"androidStylingOptions": {"primaryDayModeColor": "#FFF"}}"##, "unknown key \"androidStylingOptions.primaryDay"
    ),
    (#"{"headerEnabled": 1}"#, "\"headerEnabled\" must be true or false, not a number"),
    (#"{"primaryDayModeThemeColor": "greenish"}"#, "must be a colour"),
    (#"{"primaryDayModeThemeColor": 1e12}"#, "must be a colour"),
    (#"{"headerNextStepTextSize": "7f"}"#, "must be a size of 8 to 40 points"),
    (#"{"navigationNightMode": 3}"#, "must be one of AUTO, FORCE_DAY, FORCE_NIGHT, or 0 to 2"),
    (#"{"mapPadding": {"bottom": -1}}"#, "mapPadding.bottom"),
    ("[]", "must be an object"), ("{", "app.json"), (#"{"iOSStylingOptions": 5}"#, "must be an object"),
  ])
  func refused(_ text: String, _ part: String) { #expect(message(text).contains(part), "\(message(text))") }
}
