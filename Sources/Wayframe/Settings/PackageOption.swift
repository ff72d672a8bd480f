/// A styling option or view flag of the SDK's React Native and Flutter packages, and what it is called here.
///
/// `all` is the one list of them: the reader, its messages and the documentation are made from it.
struct PackageOption: Sendable {
  /// The name in the packages, without Flutter's "initial" before it.
  let name: String
  let meaning: Meaning

  enum Meaning: Sendable {
    /// `true` or `false` for a key of the scene.
    case flag(String)
    /// A colour for a key of the scene.
    case color(String)
    /// The size of a font in points for a key of the scene.
    case textSize(String)
    /// Points at the four edges.
    case padding
    /// One of some words, or its place among them, for a key of the scene.
    case word(String, [Word])
    /// Nothing that a frame of the SDK for iOS could show, and why.
    case none(String)
  }

  /// A word of the packages, in React Native's and in Flutter's writing, with the JSON that it becomes.
  struct Word: Sendable {
    let reactNative, flutter: String
    let value: String
  }

  init(_ name: String, _ meaning: Meaning) {
    self.name = name
    self.meaning = meaning
  }

  /// The objects in which the packages keep styling options, in the order of reading: what is meant for iOS comes last.
  static let groups = [
    "androidStylingOptions", "stylingOptions", "navigationHeaderStylingOptions",
    "initialNavigationHeaderStylingOptions",
    "iOSStylingOptions",
  ]

  static let all = flags + words + headerColors + iOSColors + textSizes + others

  private static let flags: [PackageOption] = [
    ("headerEnabled", "settings.isNavigationHeaderEnabled"),
    ("navigationHeaderEnabled", "settings.isNavigationHeaderEnabled"),
    ("footerEnabled", "settings.isNavigationFooterEnabled"),
    ("navigationFooterEnabled", "settings.isNavigationFooterEnabled"),
    ("tripProgressBarEnabled", "settings.isNavigationTripProgressBarEnabled"),
    ("navigationTripProgressBarEnabled", "settings.isNavigationTripProgressBarEnabled"),
    ("speedometerEnabled", "settings.shouldDisplaySpeedometer"),
    ("speedLimitIconEnabled", "shouldDisplaySpeedLimit"),
    ("recenterButtonEnabled", "settings.isRecenterButtonEnabled"),
    ("reportIncidentButtonEnabled", "settings.isNavigationReportIncidentButtonEnabled"),
    ("trafficPromptsEnabled", "shouldDisplayPrompts"),
    ("trafficIncidentCardsEnabled", "settings.showsIncidentCards"),
    ("trafficEnabled", "isTrafficEnabled"),
    ("buildingsEnabled", "isBuildingsEnabled"),
    ("compassEnabled", "settings.compassButton"),
    ("myLocationEnabled", "isMyLocationEnabled"),
    ("myLocationButtonEnabled", "settings.myLocationButton"),
    ("indoorLevelPickerEnabled", "settings.indoorPicker"),
    ("rotateGesturesEnabled", "settings.rotateGestures"),
    ("scrollGesturesEnabled", "settings.scrollGestures"),
    ("tiltGesturesEnabled", "settings.tiltGestures"),
    ("zoomGesturesEnabled", "settings.zoomGestures"),
    ("scrollGesturesDuringRotateOrZoomEnabled", "settings.allowScrollGesturesDuringRotateOrZoom"),
    ("scrollGesturesEnabledDuringRotateOrZoom", "settings.allowScrollGesturesDuringRotateOrZoom"),
    ("navigationUIEnabled", "isNavigationEnabled"),
  ].map { PackageOption($0, .flag($1)) }

  private static let words: [PackageOption] = {
    let night = [
      Word(reactNative: "AUTO", flutter: "auto", value: "\"suggested\""),
      Word(reactNative: "FORCE_DAY", flutter: "forceDay", value: "\"normal\""),
      Word(reactNative: "FORCE_NIGHT", flutter: "forceNight", value: "\"lowLight\""),
    ]
    let scheme = [
      Word(reactNative: "FOLLOW_SYSTEM", flutter: "followSystem", value: "\"unspecified\""),
      Word(reactNative: "LIGHT", flutter: "light", value: "\"light\""),
      Word(reactNative: "DARK", flutter: "dark", value: "\"dark\""),
    ]
    let preference = [
      Word(reactNative: "AUTOMATIC", flutter: "automatic", value: "true"),
      Word(reactNative: "DISABLED", flutter: "disabled", value: "false"),
    ]
    return [
      PackageOption("navigationNightMode", .word("lightingMode", night)),
      PackageOption("forceNightMode", .word("lightingMode", night)),
      PackageOption("mapColorScheme", .word("userInterfaceStyle", scheme)),
      PackageOption("navigationUIEnabledPreference", .word("isNavigationEnabled", preference)),
    ]
  }()

  private static let headerColors: [PackageOption] = [
    ("primaryDayModeThemeColor", "PrimaryBackgroundColor"),
    ("secondaryDayModeThemeColor", "SecondaryBackgroundColor"),
    ("primaryNightModeThemeColor", "PrimaryBackgroundColorNightMode"),
    ("secondaryNightModeThemeColor", "SecondaryBackgroundColorNightMode"),
    ("headerLargeManeuverIconColor", "LargeManeuverIconColor"),
    ("headerSmallManeuverIconColor", "SmallManeuverIconColor"),
    ("headerGuidanceRecommendedLaneColor", "GuidanceRecommendedLaneColor"),
    ("headerNextStepTextColor", "NextStepTextColor"),
    ("headerDistanceValueTextColor", "DistanceValueTextColor"),
    ("headerDistanceUnitsTextColor", "DistanceUnitsTextColor"),
    ("headerInstructionsTextColor", "InstructionsTextColor"),
    // The same for both platforms, as Flutter's `NavigationHeaderStylingOptions` calls them.
    ("primaryDayModeBackgroundColor", "PrimaryBackgroundColor"),
    ("secondaryDayModeBackgroundColor", "SecondaryBackgroundColor"),
    ("primaryNightModeBackgroundColor", "PrimaryBackgroundColorNightMode"),
    ("secondaryNightModeBackgroundColor", "SecondaryBackgroundColorNightMode"),
    ("largeManeuverIconColor", "LargeManeuverIconColor"),
    ("smallManeuverIconColor", "SmallManeuverIconColor"),
    ("guidanceRecommendedLaneColor", "GuidanceRecommendedLaneColor"),
    ("nextStepTextColor", "NextStepTextColor"),
    ("distanceValueTextColor", "DistanceValueTextColor"),
    ("distanceUnitsTextColor", "DistanceUnitsTextColor"),
    ("instructionsTextColor", "InstructionsTextColor"),
  ].map { PackageOption($0, .color("settings.navigationHeader\($1)")) }

  /// They have the SDK's own names.
  private static let iOSColors = Setting.all.filter { $0.color != nil }.map {
    PackageOption($0.name, .color("settings.\($0.name)"))
  }

  private static let textSizes: [PackageOption] = [
    ("headerNextStepTextSize", "NextStepFont"),
    ("headerDistanceValueTextSize", "DistanceValueFont"),
    ("headerDistanceUnitsTextSize", "DistanceUnitsFont"),
    ("headerInstructionsFirstRowTextSize", "InstructionsFirstRowFont"),
    ("headerInstructionsSecondRowTextSize", "InstructionsSecondRowFont"),
  ].map { PackageOption($0, .textSize("settings.navigationHeader\($1)")) }

  private static let others: [PackageOption] =
    ["mapPadding", "padding"].map { PackageOption($0, .padding) }
    + [
      ("mapToolbarEnabled", "only Android has the toolbar"),
      ("zoomControlsEnabled", "only Android has buttons to zoom"),
      ("nightMode", "it is out of date; use mapColorScheme"),
      ("indoorEnabled", "no floors are drawn"),
      ("headerNextStepTypefacePath", "fonts are named by size and weight"),
      ("headerDistanceTypefacePath", "fonts are named by size and weight"),
      ("headerInstructionsTypefacePath", "fonts are named by size and weight"),
      ("mapId", "the scene names its map and its style under \"map\""),
      ("mapStyle", "the scene names its style under \"map\""),
      ("mapType", "the scene names its style under \"map\""),
      ("minZoomLevel", "it limits gestures, and a frame has none"),
      ("maxZoomLevel", "it limits gestures, and a frame has none"),
      ("minZoomPreference", "it limits gestures, and a frame has none"),
      ("maxZoomPreference", "it limits gestures, and a frame has none"),
      ("cameraTargetBounds", "it limits gestures, and a frame has none"),
      ("initialCameraPosition", "the scene says under \"camera\" where the map is seen from"),
      ("cameraPosition", "the scene says under \"camera\" where the map is seen from"),
    ].map { PackageOption($0, .none($1)) }

  /// The option of a name as it stands in a file: with Flutter's "initial", or as the question `is…Enabled`.
  static func named(_ name: String) -> PackageOption? {
    if let option = all.first(where: { $0.name == name }) { return option }
    for prefix in ["initial", "is"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard let first = rest.first, first.isUppercase else { continue }
      let bare = first.lowercased() + rest.dropFirst()
      if let option = all.first(where: { $0.name == bare }) { return option }
    }
    return nil
  }
}
