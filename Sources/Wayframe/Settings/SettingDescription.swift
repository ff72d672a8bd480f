import JSON
import NavigationUI

/// A setting as a page shows it: its name, what it is about, what it takes, and what holds without it.
package struct SettingDescription: Sendable {
  /// What a setting takes.
  package enum Kind: Sendable, Hashable {
    case flag, color, font
    case number(ClosedRange<Double>)
    /// An object of a form of its own.
    case object
  }

  /// The SDK's name.
  package let name: String
  /// The heading under which it stands.
  package let group: String
  /// What it does, in words without a full stop.
  package let about: String
  package let kind: Kind
  /// The elements that it concerns.
  package let elements: [String]
  /// What holds without it, each from a version on, the oldest first; `null` for a built-in look.
  package let defaults: [(since: SDKVersion, value: JSONValue)]
  /// The built-in look in words; `nil` where the default is a value.
  package let builtIn: String?
  /// The built-in colours by day and in low light as `#RRGGBB`; `nil` for what is no colour.
  package let builtInColors: (day: String, lowLight: String)?

  /// Every setting, in the order of the documentation.
  package static let all: [SettingDescription] = Setting.all.flatMap { setting in
    setting.field.keys.map { SettingDescription(setting, $0) }
  }

  private init(_ setting: Setting, _ key: SceneKey) {
    name = key.name
    group = setting.group.rawValue
    about = key.about
    elements = setting.elements.map(\.rawValue)
    kind =
      switch key.type {
      case .flag: .flag
      case .color: .color
      case .number(let range, _, _): .number(range)
      default: setting.property is KeyPath<UISettings, FontSpec?> ? .font : .object
      }
    let oldest = SDKVersion.allCases[0]
    switch key.fallback {
    case .value(let value)?: (defaults, builtIn) = ([(oldest, value)], nil)
    case .byVersion(let values)?: (defaults, builtIn) = (values, nil)
    case .words(let words)?: (defaults, builtIn) = ([(oldest, .null)], words)
    case nil: (defaults, builtIn) = ([(oldest, .null)], "the built-in look")
    }
    builtInColors = Self.looks.first { $0.property == setting.property }.map { entry in
      (
        HeaderPalette(isLowLight: false)[keyPath: entry.look].hex,
        HeaderPalette(isLowLight: true)[keyPath: entry.look].hex
      )
    }
  }

  /// The header's colours and what each is where no setting states one.
  private static let looks:
    [(property: PartialKeyPath<UISettings> & Sendable, look: KeyPath<HeaderPalette, SRGBColor> & Sendable)] = [
      (\.navigationHeaderPrimaryBackgroundColor, \.primary.background),
      (\.navigationHeaderPrimaryBackgroundColorNightMode, \.primary.background),
      (\.navigationHeaderSecondaryBackgroundColor, \.secondary.background),
      (\.navigationHeaderSecondaryBackgroundColorNightMode, \.secondary.background),
      (\.navigationHeaderLargeManeuverIconColor, \.largeIcon),
      (\.navigationHeaderSmallManeuverIconColor, \.smallIcon),
      (\.navigationHeaderGuidanceRecommendedLaneColor, \.recommendedLane),
      (\.navigationHeaderNextStepTextColor, \.nextStep),
      (\.navigationHeaderDistanceValueTextColor, \.distanceValue),
      (\.navigationHeaderDistanceUnitsTextColor, \.distanceUnits),
      (\.navigationHeaderInstructionsTextColor, \.instructions),
    ]
}
