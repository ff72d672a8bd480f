import NavigationUI

/// A setting of the interface: its name, where its value lies, how it is read, when it acts, and what it is about.
///
/// `all` is the one list of settings. The scene reader, the schema, the key reference, `check` and the map view read it.
struct Setting: Sendable {
  /// The SDK's name; those such as `isNavigationHeaderEnabled` may be written without "is".
  let name: String
  let group: Group
  /// Whether a change is seen at once or on the next trip.
  let acts: Timing
  /// What of the interface it concerns; empty where it concerns the map or nothing that is seen.
  let elements: [ElementName]
  /// When the setting changes nothing.
  let checks: [SettingCheck]
  let property: PartialKeyPath<UISettings> & Sendable
  let field: SceneField<UISettings>
  /// Whether two sets of settings differ in it.
  let differs: @Sendable (UISettings, UISettings) -> Bool
  /// Takes its value over from the second.
  let copy: @Sendable (inout UISettings, UISettings) -> Void
  /// Its value as text; `nil` where it is left to the built-in look.
  let text: @Sendable (UISettings) -> String?

  enum Timing: Sendable { case atOnce, nextTrip }

  /// Settings that belong together; raw values are headings.
  enum Group: String, Sendable, CaseIterable {
    case controls = "Controls"
    case guidance = "Header, footer and trip progress bar"
    case map = "On the map"
    case speed = "Speed"
    case headerColors = "The header's colours"
    case headerFonts = "The header's fonts"
    case gestures = "Gestures"
  }

  /// - Parameter otherwise: the default in words, where its value does not say it.
  init<Value: Equatable>(
    _ name: String, _ property: WritableKeyPath<UISettings, Value> & Sendable, _ value: SceneValue<Value>,
    otherwise: String? = nil, _ group: Group, _ acts: Timing, _ elements: [ElementName],
    checks: [SettingCheck] = [], _ about: String
  ) {
    self.name = name
    self.group = group
    self.acts = acts
    self.elements = elements
    self.checks = checks
    self.property = property
    let usual = otherwise.map(SceneDefault.words) ?? Self.defaults(of: property, value)
    field = SceneField([SceneKey(name: name, type: value.type, fallback: usual, about: about)]) {
      (settings, object) throws(SceneError) in
      if let stated = try value.read(&object, name) { settings[keyPath: property] = stated }
    }
    differs = { $0[keyPath: property] != $1[keyPath: property] }
    copy = { $0[keyPath: property] = $1[keyPath: property] }
    text = { settings in
      let stated = settings[keyPath: property]
      if let font = stated as? FontSpec { return "\(font.size)\(font.isBold ? " bold" : "")" }
      return value.json(stated).map { $0.string ?? $0.text() }
    }
  }

  /// The one default, or each with the version that brought it.
  private static func defaults<Value: Equatable>(
    of property: KeyPath<UISettings, Value>, _ value: SceneValue<Value>
  ) -> SceneDefault? {
    var values: [(since: SDKVersion, value: Value)] = []
    for version in SDKVersion.allCases {
      let usual = UISettings(sdkVersion: version)[keyPath: property]
      if values.last?.value != usual { values.append((version, usual)) }
    }
    let stated = values.compactMap { since, usual in value.json(usual).map { (since: since, value: $0) } }
    guard stated.count > 1 else { return stated.first.map { .value($0.value) } }
    return .byVersion(stated)
  }

  /// The name of the setting behind a property, for messages.
  static func name(of property: PartialKeyPath<UISettings>) -> String {
    all.first { $0.property == property }?.name ?? "\(property)"
  }

  /// The name of the switch that shows or hides an element; `nil` where there is none.
  static func showing(_ element: ElementName) -> String? {
    all.first { $0.elements.contains(element) && $0.property is KeyPath<UISettings, Bool> }?.name
  }

  /// Whether it is a switch that is on.
  func isOn(_ settings: UISettings) -> Bool { settings[keyPath: property] as? Bool ?? false }

  /// The property of a setting that is a colour.
  var color: WritableKeyPath<UISettings, SRGBColor?>? { property as? WritableKeyPath<UISettings, SRGBColor?> }
}

extension UISettings: SceneReadable {
  static let blank = UISettings()
  static let fields = Setting.all.map(\.field)

  /// With the one value of each colour that holds in the dark or in the light.
  func resolved(isDark: Bool) -> UISettings {
    var settings = self
    for color in Setting.all.compactMap(\.color) {
      settings[keyPath: color] = self[keyPath: color]?.resolved(isDark: isDark)
    }
    settings.speedometerUIOptions = speedometerUIOptions?.resolved(isDark: isDark)
    return settings
  }
}
