import Guidance
import Pixels

/// The three looks: by day, in low light, and dark style by day.
public enum InterfaceTheme: String, Sendable, Hashable, CaseIterable {
  /// By day, in low light, and dark by day.
  case day, night, dark

  /// Low light rules; dark style counts only while lighting is normal.
  public init(isLowLight: Bool, isDarkStyle: Bool = false) {
    self = isLowLight ? .night : isDarkStyle ? .dark : .day
  }

  /// Whether it is the light look.
  public var isDay: Bool { self == .day }

  /// Clock and signs of the status bar and the home bar: the light decides, not the style.
  var systemInk: Color { Color(self == .night ? 0xF1F7F4 : 0x191E22) }
}

/// The colours of everything but the header.
public struct InterfaceColors: Sendable, Hashable {
  /// The ground of cards and buttons, grounds on it, and lines between parts.
  public var surface, fill, line: Color
  /// Text, text of less weight, and icons.
  public var ink, ink2, icon: Color
  /// What can be tapped or is current, what lies on it, and a light ground of its kind.
  public var accent, onAccent, accentFill: Color
  /// The remaining time by the delay that traffic makes.
  public var delayLight, delayMedium, delayHeavy: Color
  /// Text and ground of our speed at the weaker and at the stronger alert.
  public var speedingMinorText, speedingMinorFill, speedingMajorText, speedingMajorFill: Color
  /// Ground, digits and rim of speed limit signs.
  public var signPaper, signInk, signRing: Color
  /// The destination's marks, the ground behind its icon, and what lies on its marks.
  public var destinationSmall, destinationTint, onDestination: Color
  /// Ground and lines of the report button's icon.
  public var reportFill, reportLine: Color
  /// The two halves of the needle, and the marks around it.
  public var compassNorth, compassSouth, compassTick: Color
  /// The attribution and the plate that it stands on.
  public var attributionText, attributionPlate: Color
  /// Text on the selected route's call-out.
  public var onSelectedCallout: Color
  /// The upper edge of cards where shadows do not show.
  public var innerEdge: Color?
  /// The rim of call-outs, which stand on dark buildings at night.
  public var calloutEdge: Color?
  /// The shadows of raised parts.
  public var shadows: Shadows

  /// Two shadows a level: offset down, blur (twice the standard deviation), opacity.
  public struct Shadows: Sendable, Hashable {
    /// One blurred shape below a part.
    public struct Shadow: Sendable, Hashable {
      /// How far down it lies, and how wide its edge is blurred, in points.
      public var drop, blur: Double
      /// The shadow's colour with its opacity.
      public var color: Color
    }

    /// Buttons, signs, call-outs.
    public var low: [Shadow]
    /// Cards.
    public var high: [Shadow]
  }
}

extension InterfaceColors {
  /// The built-in colours of a look.
  public init(_ theme: InterfaceTheme) {
    switch theme {
    case .day: self = .day
    case .night: self = .night
    case .dark: self = .dark
    }
  }

  /// The colour of the remaining time.
  func delay(_ category: DelayCategory) -> Color {
    switch category {
    case .noData: ink
    case .light: delayLight
    case .medium: delayMedium
    case .heavy: delayHeavy
    }
  }

  static let day = InterfaceColors(
    surface: .white, fill: Color(0xEFF1F2), line: Color(0xE0E3E5),
    ink: Color(0x191E22), ink2: Color(0x565D63), icon: Color(0x363D42),
    accent: Color(0x1B55D0), onAccent: .white, accentFill: Color(0xE5EDFD),
    delayLight: Color(0x0A7549), delayMedium: Color(0x9A5700), delayHeavy: Color(0xC3271B),
    speedingMinorText: Color(0xC3271B), speedingMinorFill: .white, speedingMajorText: .white,
    speedingMajorFill: Color(0xC62A20),
    signPaper: .white, signInk: Color(0x191E22), signRing: Color(0xD0241B),
    destinationSmall: Color(0xC9185F), destinationTint: Color(0xFCE4EE),
    onDestination: .white,
    reportFill: Color(0xFFE3B0), reportLine: Color(0x8A4B00),
    compassNorth: Color(0xE03A2E), compassSouth: Color(0xAEB5BB), compassTick: Color(0xC4CACE),
    attributionText: Color(0x3D434C), attributionPlate: Color(0xFFFFFF, alpha: 0.78),
    onSelectedCallout: .white,
    innerEdge: nil, calloutEdge: nil,
    shadows: Shadows(
      low: [
        .init(drop: 1, blur: 2, color: Color(0x101820, alpha: 0.18)),
        .init(drop: 2, blur: 8, color: Color(0x101820, alpha: 0.18)),
      ],
      high: [
        .init(drop: 1, blur: 2, color: Color(0x101820, alpha: 0.16)),
        .init(drop: 4, blur: 14, color: Color(0x101820, alpha: 0.20)),
      ]))

  static let night = InterfaceColors(
    surface: Color(0x222A35), fill: Color(0x313A48), line: Color(0x3A4453),
    ink: Color(0xEDF1F6), ink2: Color(0xAAB5C3), icon: Color(0xD5DCE6),
    accent: Color(0x92BBFF), onAccent: Color(0x0B1D40), accentFill: Color(0x27395C),
    delayLight: Color(0x62D6A0), delayMedium: Color(0xFFC061), delayHeavy: Color(0xFF9388),
    speedingMinorText: Color(0xFF8A7D), speedingMinorFill: Color(0x222A35), speedingMajorText: .white,
    speedingMajorFill: Color(0xC62A20),
    signPaper: Color(0xE6EAE8), signInk: Color(0x191E22), signRing: Color(0xD0241B),
    destinationSmall: Color(0xF0659F), destinationTint: Color(0x313A48),
    onDestination: .white,
    reportFill: Color(0x4A3608), reportLine: Color(0xFFC873),
    compassNorth: Color(0xFF6B5C), compassSouth: Color(0x7B8797), compassTick: Color(0x4C586A),
    attributionText: Color(0xB9C4D1), attributionPlate: Color(0x10151C, alpha: 0.72),
    onSelectedCallout: .white,
    innerEdge: Color(0xFFFFFF, alpha: 0.09), calloutEdge: Color(0x8695AC),
    shadows: Shadows(
      low: [
        .init(drop: 1, blur: 2, color: Color(0x000000, alpha: 0.45)),
        .init(drop: 3, blur: 10, color: Color(0x000000, alpha: 0.45)),
      ],
      high: [
        .init(drop: 1, blur: 2, color: Color(0x000000, alpha: 0.45)),
        .init(drop: 6, blur: 18, color: Color(0x000000, alpha: 0.50)),
      ]))

  /// Night's colours on neutral greys.
  static let dark: InterfaceColors = {
    var colors = night
    colors.surface = Color(0x1F2023)
    colors.fill = Color(0x2D2F33)
    colors.line = Color(0x3A3C41)
    colors.ink = Color(0xF2F3F5)
    colors.ink2 = Color(0xB0B3B9)
    colors.icon = Color(0xDADCE0)
    colors.speedingMinorFill = colors.surface
    colors.destinationTint = colors.fill
    return colors
  }()
}
