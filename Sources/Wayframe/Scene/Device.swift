/// The screen that a frame is for.
public struct Device: Sendable, Hashable {
  /// The name of the preset that it came from, for names and reports; `nil` for a size of one's own.
  public var name: String?
  /// Points.
  public var width = 393.0
  /// Points.
  public var height = 852.0
  /// Pixels a point.
  public var scale = 3.0
  /// What the screen's corners and bars cover, in points.
  public var safeArea = Insets()
  /// The platform's text size category, `L` being the default.
  public var textSize = TextSize.large
  /// A car's screen: it has neither a trip progress bar nor a report button.
  public var isCarPlay = false
  /// Whether the device's own clock, signal, battery and home bar are drawn, where its insets have room for them.
  public var statusBar = false
  /// Whether a car's system draws its dock, manoeuvre and estimates beside the map; on a car's screen only.
  public var systemPanels = false
  /// Where the driver of the car sits, and with that the system's dock and panels.
  public var driverSide = DriverSide.left

  /// A side of a car.
  public enum DriverSide: String, Sendable, Hashable, CaseIterable {
    /// As seen from the back.
    case left, right
  }

  /// A phone of 393 by 852 points.
  public init() {}

  /// The frame's size in pixels.
  public var pixelWidth: Int { Self.pixels(width * scale) }
  /// The frame's height in pixels.
  public var pixelHeight: Int { Self.pixels(height * scale) }

  /// Whole pixels; of a number that is none 0, and at most a million, which no frame has.
  static func pixels(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length.rounded(), -1e6), 1e6))
  }

  /// Whether a car's system draws on it.
  var showsSystemPanels: Bool { isCarPlay && systemPanels }
  /// Whether it is the screen behind the steering wheel, which has no dock.
  var isInstrument: Bool { name == DevicePreset.carInstrument.rawValue }
}

/// The user's text size; names and order are the platform's content size categories.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  /// 0.82 times as large.
  case extraSmall = "XS"
  /// 0.88 times as large.
  case small = "S"
  /// 0.94 times as large.
  case medium = "M"
  /// The usual size.
  case large = "L"
  /// 1.12 times as large.
  case extraLarge = "XL"
  /// 1.24 times as large.
  case extraExtraLarge = "XXL"
  /// 1.35 times as large.
  case extraExtraExtraLarge = "XXXL"
  /// 1.65 times as large.
  case accessibility1 = "AX1"
  /// 1.94 times as large.
  case accessibility2 = "AX2"
  /// 2.35 times as large.
  case accessibility3 = "AX3"
  /// 2.76 times as large.
  case accessibility4 = "AX4"
  /// 3.12 times as large.
  case accessibility5 = "AX5"

  /// The factor by which text grows before each element's own limits.
  public var factor: Double {
    switch self {
    case .extraSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .extraLarge: 1.12
    case .extraExtraLarge: 1.24
    case .extraExtraExtraLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }
}
