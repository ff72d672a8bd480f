import Guidance
import JSON

/// Keys of a scene that belong together.
struct SceneSection: Sendable {
  var title: String
  var fields: [SceneField<NavigationScene>]
}

extension NavigationScene: SceneReadable {
  static let blank = NavigationScene()
  static let fields = sections.flatMap(\.fields)

  /// Every key of a scene, in the order of reading: the version stands before the settings, whose defaults it chooses.
  static let sections = [
    SceneSection(title: "Device, language and time", fields: deviceKeys),
    SceneSection(title: "Map", fields: mapKeys),
    SceneSection(title: "Route and places", fields: routeKeys),
    SceneSection(
      title: "Position",
      fields: [.optional("position", \.position, .object, otherwise: "at the start", "where the vehicle is")]),
    SceneSection(title: "Guidance", fields: guidanceKeys),
    SceneSection(title: "Camera and light", fields: cameraKeys),
    SceneSection(title: "Settings", fields: settingKeys),
    SceneSection(title: "Views of the app", fields: viewKeys),
    SceneSection(title: "Markers, lines and areas of the app", fields: overlayKeys),
  ]

  private static let deviceKeys: [SceneField<NavigationScene>] = [
    SceneField([
      SceneKey(name: "$schema", type: .text(limit: nil), about: "where editors find the schema; ignored")
    ]) { (_, object) throws(SceneError) in _ = try object.string("$schema") },
    .key("device", \.device, .device, otherwise: "as below", "the screen"),
    .key("locale", \.locale, .locale, "rules language, units, digits and direction"),
    .key("time", \.time, .moment, otherwise: "`2026-06-21T12:00:00+03:00`", "the clock of the frame"),
    SceneField([
      SceneKey(
        name: "sdkVersion", type: SceneValue<SDKVersion>.version.type, fallback: .words("`11.0`"),
        about: "the version of the SDK whose defaults and places apply")
    ]) { (scene, object) throws(SceneError) in
      guard let version = try SceneValue<SDKVersion>.version.read(&object, "sdkVersion") else { return }
      scene.sdkVersion = version
      scene.settings = UISettings(sdkVersion: version)
    },
  ]

  private static let mapKeys: [SceneField<NavigationScene>] = [
    .key("map", \.map, .object, otherwise: "no map", "what is below the route"),
    .key("isNavigationEnabled", \.isNavigationEnabled, .flag, "`false`: a map without navigation and its interface"),
    .optional(
      "isBuildingsEnabled", \.statedBuildings, .flag, otherwise: "`true`; during navigation up to 10.1 `false`",
      "whether buildings rise"),
    .key("isTrafficEnabled", \.isTrafficEnabled, .flag, "whether the route has its traffic colours"),
    .key("isMyLocationEnabled", \.isMyLocationEnabled, .flag, "whether the place is shown"),
  ]

  private static let routeKeys: [SceneField<NavigationScene>] = [
    .optional("route", \.route, .object, otherwise: "no route", "where the trip leads"),
    .key("places", \.places, .places, otherwise: "none", "what IDs that are not OpenStreetMap's stand for"),
    .key("travelMode", \.travelMode, .word, "how one travels; speed and limit are shown while `driving`"),
    .key(
      "routeCalloutFormat", \.routeCalloutFormat, .word,
      "what call-outs of routes tell; `default` is the time, under the strategy `shorter` the distance"),
  ]

  private static let guidanceKeys: [SceneField<NavigationScene>] = [
    .key("guidance", \.guidance, .object, otherwise: "as below", "how guidance stands"),
    .optional("prompt", \.prompt, .object, otherwise: "none", "a card in the footer's place"),
    .key(
      "shouldDisplayPrompts", \.shouldDisplayPrompts, .flag,
      "`false` hides cards about incidents and their marks on the map"),
    .key(
      "reportButtonExpansion", \.reportButtonExpansion, .number(in: 0...1),
      "how far the report button is open: 1 with its label, as at the start of guidance, 0 as a disc"),
  ]

  private static let cameraKeys: [SceneField<NavigationScene>] = [
    .key("camera", \.camera, .object, otherwise: "as below", "where the map is seen from"),
    .key(
      "lightingMode", \.lightingMode, .word,
      "colours map and interface; `suggested` follows the sun at that time and place"),
    .key(
      "userInterfaceStyle", \.userInterfaceStyle, .word,
      "colours the compass, and everything while navigation is off; `unspecified` counts as light"),
  ]

  private static let settingKeys: [SceneField<NavigationScene>] = [
    SceneField([
      SceneKey(
        name: "settings", type: UISettings.sceneType, fallback: .words("as below"),
        about: "the settings of the interface")
    ]) { (scene, object) throws(SceneError) in
      guard var settings = try object.object("settings") else { return }
      scene.namedSettings = Set(settings.names.map(SceneObject.swiftSpelling))
      try scene.settings.read(&settings)
      try settings.finish()
    },
    .key(
      Setting.name(of: \.shouldDisplaySpeedometer), \.shouldDisplaySpeedometer, .flag,
      "the same as the setting of that name"),
    .key("shouldDisplaySpeedLimit", \.shouldDisplaySpeedLimit, .flag, "whether the limit's sign is shown, alone"),
  ]

  private static let viewKeys: [SceneField<NavigationScene>] = [
    .optional(
      "headerAccessory", \.headerAccessory, .object, otherwise: "none", "a view in place of the header's lower strip"),
    .key("views", \.views, .list(atMost: ViewOptions.countLimit), "views over the map, the first the lowest"),
    .key(
      "padding", \.padding, .object, otherwise: "0 each",
      "what the app's own views cover; opposite sides leave something of the frame"),
    .optional(
      "bottomTrailingButtonsLayoutGuide", \.bottomTrailingButtonsLayoutGuide, .name, otherwise: "above the footer",
      "the name of one of `views`: the buttons stand above it, with its trailing edge"),
    .optional(
      "bottomTrailingButtonsAlternateLayoutGuide", \.bottomTrailingButtonsAlternateLayoutGuide, .name,
      otherwise: "above the footer", "the same where header and footer do not span the width"),
  ]

  private static let overlayKeys: [SceneField<NavigationScene>] = [
    .members(of: \.overlays),
    .optional(
      "destinationMarker", \.destinationMarker, .destinationMark, otherwise: "the built-in pin",
      "a marker without a place, which stands at the destination"),
  ]
}

extension SceneValue<String> {
  fileprivate static var locale: SceneValue {
    .form(
      "^(?=.{2,64}$)[A-Za-z]{2,3}([-_@][A-Za-z0-9=]+)*$", words: "identifiers such as en_US, tr_TR, zh_TW",
      matches: NavigationScene.isLocale)
  }
}

extension SceneValue<SceneTime> {
  fileprivate static var moment: SceneValue {
    let words = "a moment that there is, with its zone, such as 2026-06-21T12:00:00+03:00"
    let day = #"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"#
    let zone = #"(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])"#
    let form = SceneType.form(pattern: #"^\#(day)T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?\#(zone)$"#, words: words)
    return SceneValue(form) { (object, name) throws(SceneError) in
      guard let text = try object.string(name) else { return nil }
      guard let moment = SceneTime(iso8601: text) else {
        throw .unknownValue(file: object.file, key: object.key(name), value: text, allowed: [words])
      }
      return moment
    }
  }
}

extension SceneValue<SDKVersion> {
  /// A version as text, or as a number, for which it is easily taken.
  fileprivate static var version: SceneValue {
    let words = "9.3 up to 11.x"
    let form = SceneType.form(
      pattern: #"^(9\.([3-9]|[1-9][0-9]+)|1[01](\.[0-9]+)?)(\.[0-9]+)?$"#,
      words: "a text such as `10.3.1`, from 9.3 up to 11.x")
    let number = SceneType.number(9.3...11.999, unit: "", isWhole: false)
    return SceneValue(.anyOf([form, number])) { (object, name) throws(SceneError) in
      guard let text = try object.text(name) else { return nil }
      guard let version = SDKVersion(version: text) else {
        throw .unknownValue(file: object.file, key: object.key(name), value: text, allowed: [words])
      }
      return version
    }
  }
}
