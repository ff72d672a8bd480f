import Pixels

/// The header colours a user may set; `nil` leaves one to the built-in look.
public struct HeaderColors: Sendable, Hashable {
  /// The card's ground by day, and in low light where it has no other.
  public var primaryBackground: Color?
  /// The strip's ground by day, and in low light where it has no other.
  public var secondaryBackground: Color?
  /// The card's ground in low light.
  public var primaryBackgroundNightMode: Color?
  /// The strip's ground in low light.
  public var secondaryBackgroundNightMode: Color?
  /// 0…1, for both backgrounds.
  public var backgroundAlpha: Double
  /// The icon of the next manoeuvre.
  public var largeManeuverIcon: Color?
  /// The icon of the manoeuvre after it.
  public var smallManeuverIcon: Color?
  /// The lanes to take.
  public var guidanceRecommendedLane: Color?
  /// The words of the manoeuvre after the next.
  public var nextStepText: Color?
  /// The number of the distance.
  public var distanceValueText: Color?
  /// The unit of the distance.
  public var distanceUnitsText: Color?
  /// The names in the card.
  public var instructionsText: Color?

  /// The built-in look, with grounds of an opacity from 0 to 1.
  public init(backgroundAlpha: Double = 1) { self.backgroundAlpha = backgroundAlpha }
}

/// The header's colours as drawn.
public struct HeaderPalette: Sendable, Hashable {
  /// One background with the colours derived for what lies on it.
  public struct Ground: Sendable, Hashable {
    /// The ground's colour with its opacity.
    public var background: Color
    /// Text and icons.
    public var on: Color
    /// Units, conjunctions, "then".
    public var soft: Color
  }

  /// The card's.
  public var primary: Ground
  /// The strip's.
  public var secondary: Ground
  /// Lanes that are not to be taken.
  public var laneDim: Color
  /// Lanes to take.
  public var recommendedLane: Color
  /// Drawn around recommended lanes whose colour the background would swallow.
  public var laneOutline: Color?
  /// The icons of the next manoeuvre and of the one after it.
  public var largeIcon, smallIcon: Color
  /// The names, the distance's number and unit, and the words of the manoeuvre after the next.
  public var instructions, distanceValue, distanceUnits, nextStep: Color
  /// Below 1 gaps between roads are cut instead of painted.
  public var alpha: Float

  /// Resolves `custom` for one lighting.
  ///
  /// A background comes from the night colour (in low light), else from the day colour, else from the built-in pair.
  /// Steps after the current one have the built-in look.
  public init(_ custom: HeaderColors = HeaderColors(), isLowLight: Bool, isCurrentStep: Bool = true) {
    let custom = isCurrentStep ? custom : HeaderColors()
    let alpha = custom.backgroundAlpha.isFinite ? Float(min(max(custom.backgroundAlpha, 0), 1)) : 1
    func background(_ night: Color?, _ day: Color?) -> Color? { (isLowLight ? night : nil) ?? day }
    let primaryColor = background(custom.primaryBackgroundNightMode, custom.primaryBackground)
    let secondaryColor = background(custom.secondaryBackgroundNightMode, custom.secondaryBackground)
    let builtIn = isLowLight ? Self.night : Self.day
    primary = Self.ground(primaryColor, builtIn: builtIn.primary, alpha: alpha, isLowLight: isLowLight)
    secondary = Self.ground(secondaryColor, builtIn: builtIn.secondary, alpha: alpha, isLowLight: isLowLight)
    self.alpha = alpha
    laneDim = Self.laneDim(on: secondary)
    let lane = custom.guidanceRecommendedLane ?? secondary.on
    recommendedLane = lane
    let isSwallowed = Self.worstContrast(lane.over(secondary.background), secondary.background) < 1.5
    laneOutline = isSwallowed ? secondary.on : nil
    largeIcon = custom.largeManeuverIcon ?? primary.on
    smallIcon = custom.smallManeuverIcon ?? secondary.on
    instructions = custom.instructionsText ?? primary.on
    distanceValue = custom.distanceValueText ?? primary.on
    distanceUnits = custom.distanceUnitsText ?? primary.soft
    nextStep = custom.nextStepText ?? secondary.on
  }

  private static let day = (
    primary: Ground(background: Color(0x0B6E4F), on: .white, soft: Color(0xCDE9DC)),
    secondary: Ground(background: Color(0x07533B), on: .white, soft: Color(0xBFE0D1))
  )
  private static let night = (
    primary: Ground(background: Color(0x0C4F3A), on: Color(0xF1F7F4), soft: Color(0xB4D3C6)),
    secondary: Ground(background: Color(0x083829), on: Color(0xE4EFEA), soft: Color(0xA3C6B8))
  )

  private static func ground(_ color: Color?, builtIn: Ground, alpha: Float, isLowLight: Bool) -> Ground {
    guard let color else {
      var ground = builtIn
      ground.background = ground.background.opacity(alpha)
      return ground
    }
    let background = color.opacity(alpha)
    let on = on(background, isLowLight: isLowLight)
    return Ground(background: background, on: on, soft: soft(on, background))
  }

  /// The contrast of an opaque colour with a ground, the worse of black and white behind where that is translucent.
  public static func worstContrast(_ color: Color, _ background: Color) -> Double {
    if background.alpha >= 1 { return Contrast.ratio(color, background) }
    return min(
      Contrast.ratio(color, background.over(.black)), Contrast.ratio(color, background.over(.white)))
  }

  private static func on(_ background: Color, isLowLight: Bool) -> Color {
    guard worstContrast(.white, background) >= 3 else { return Color(0x191E22) }
    let dimmed = Color(0xF1F7F4)
    return isLowLight && worstContrast(dimmed, background) >= 4.5 ? dimmed : .white
  }

  private static func soft(_ on: Color, _ background: Color) -> Color {
    for step in stride(from: 26, through: 0, by: -2) {
      let mixed = on.mixed(with: background.withAlpha(1), Float(step) / 100).rounded
      if worstContrast(mixed, background) >= 4.5 { return mixed }
    }
    return on
  }

  private static func laneDim(on ground: Ground) -> Color {
    let base = ground.background.withAlpha(1)
    for step in stride(from: 40, to: 60, by: 2) {
      let mixed = base.mixed(with: ground.on, Float(step) / 100).rounded
      if worstContrast(mixed, ground.background) >= 1.8 { return mixed }
    }
    return base.mixed(with: ground.on, 0.6).rounded
  }
}
