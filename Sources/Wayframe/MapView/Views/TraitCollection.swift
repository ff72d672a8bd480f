import Guidance

/// What the screen is like; names are UIKit's (`UITraitCollection`).
public struct TraitCollection: Sendable, Hashable {
  /// Whether there is little room or much; raw values are UIKit's.
  public enum SizeClass: Int, Sendable, Hashable {
    /// Not said, little room, or much room.
    case unspecified, compact, regular
  }
  /// The side where reading begins; raw values are UIKit's.
  public enum LayoutDirection: Int, Sendable, Hashable {
    /// Not known.
    case unspecified = -1
    /// Reading begins on the left, or on the right.
    case leftToRight, rightToLeft
  }

  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The room from side to side.
  public var horizontalSizeClass: SizeClass
  /// The room from top to bottom.
  public var verticalSizeClass: SizeClass
  /// The side where reading begins.
  public var layoutDirection: LayoutDirection
  /// The user's text size.
  public var preferredContentSizeCategory: TextSize
  /// Pixels per point.
  public var displayScale: Double

  /// Traits of a style; the others are not specified.
  public init(userInterfaceStyle: UserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    layoutDirection = .unspecified
    preferredContentSizeCategory = .large
    displayScale = 1
  }

  /// A device's: a side below 480 points is compact, the width one below 600.
  init(_ device: Device, locale: String, userInterfaceStyle: UserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle == .unspecified ? .light : userInterfaceStyle
    horizontalSizeClass = device.width < 600 || device.height < 480 ? .compact : .regular
    verticalSizeClass = device.height < 480 ? .compact : .regular
    layoutDirection = LocaleFormat(identifier: locale).isRightToLeft ? .rightToLeft : .leftToRight
    preferredContentSizeCategory = device.textSize
    displayScale = device.scale
  }

  /// Whether colours for light and dark come out otherwise.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}

extension AppView {
  /// What the view stands in; before it is in a window or on a map, an unspecified one.
  public var traitCollection: TraitCollection {
    let ancestors = Array(sequence(first: self) { $0.superview })
    var traits = ancestors.lazy.compactMap(\.rootTraits).first ?? TraitCollection()
    if let style = ancestors.lazy.map(\.ownStyle).first(where: { $0 != .unspecified }) {
      traits.userInterfaceStyle = style
    }
    return traits
  }
}

extension SRGBColor {
  /// The one value that holds in those traits.
  public func resolvedColor(with traits: TraitCollection) -> SRGBColor {
    resolved(isDark: traits.userInterfaceStyle == .dark)
  }

  /// A colour that may differ in the dark: asked once for light and once for dark traits.
  public init(dynamicProvider: (TraitCollection) -> SRGBColor) {
    self.init(
      light: dynamicProvider(TraitCollection(userInterfaceStyle: .light)).resolved(isDark: false),
      dark: dynamicProvider(TraitCollection(userInterfaceStyle: .dark)).resolved(isDark: true))
  }
}
