import Geometry

/// Usual screens, by name.
public enum DevicePreset: String, Sendable, Hashable, CaseIterable {
  /// 375 by 667, 393 by 852 and 430 by 932 points, and the same lying.
  case smallPhone, smallPhoneLandscape, phone, phoneLandscape, largePhone, largePhoneLandscape
  /// 320 by 426, 1,024 by 768 and 768 by 1,024 points.
  case splitView, tablet, tabletPortrait
  /// Cars' screens of 800 by 480, 400 by 240, 640 by 240 and 384 by 512 points, and one behind the wheel of 320 by 200.
  ///
  /// The pixels of the first three, 800 by 480 and 1,920 by 720, are those that Apple's Human Interface Guidelines name
  /// for CarPlay (developer.apple.com/design/human-interface-guidelines/carplay/visual-design/layout); the others are
  /// examples of upright screens and of instruments.
  case carScreen, carSmall, carWide, carPortrait, carInstrument

  /// Whether it is built into a car.
  public var isCarPlay: Bool {
    [.carScreen, .carSmall, .carWide, .carPortrait, .carInstrument].contains(self)
  }

  /// Pixels a point of such devices; a scene's frame has the scene's own scale.
  public var usualScale: Double {
    switch self {
    case .phone, .phoneLandscape, .largePhone, .largePhoneLandscape, .carWide: 3
    case .smallPhone, .smallPhoneLandscape, .splitView, .tablet, .tabletPortrait: 2
    case .carSmall, .carPortrait, .carInstrument: 2
    case .carScreen: 1
    }
  }

  /// The screen with the scale and text size of `base`.
  public func device(like base: Device) -> Device {
    var device = base
    device.name = rawValue
    let insets: Insets
    (device.width, device.height, insets) =
      switch self {
      case .smallPhone: (375, 667, Insets(top: 20))
      case .smallPhoneLandscape: (667, 375, .zero)
      case .phone: (393, 852, Insets(top: 59, bottom: 34))
      case .phoneLandscape: (852, 393, Insets(left: 59, bottom: 21, right: 59))
      case .largePhone: (430, 932, Insets(top: 59, bottom: 34))
      case .largePhoneLandscape: (932, 430, Insets(left: 59, bottom: 21, right: 59))
      case .splitView: (320, 426, .zero)
      case .tablet: (1_024, 768, Insets(top: 24, bottom: 20))
      case .tabletPortrait: (768, 1_024, Insets(top: 24, bottom: 20))
      case .carScreen: (800, 480, .zero)
      case .carSmall: (400, 240, .zero)
      case .carWide: (640, 240, .zero)
      case .carPortrait: (384, 512, .zero)
      case .carInstrument: (320, 200, .zero)
      }
    device.safeArea = insets
    device.isCarPlay = isCarPlay
    return device
  }
}

extension Device {
  /// A screen of this one's scale and text size: a preset's name, or a size such as "320x568" without insets.
  ///
  /// `nil` for anything else, and for sizes outside of what scenes may have.
  public func resized(to text: String) -> Device? {
    if let preset = DevicePreset(rawValue: text) { return preset.device(like: self) }
    guard let match = text.wholeMatch(of: /([0-9]{1,5})[x×]([0-9]{1,5})/), let width = Double(match.1),
      let height = Double(match.2)
    else { return nil }
    var device = self
    (device.name, device.width, device.height, device.safeArea) = (nil, width, height, .zero)
    let isUsable = [device.pixelWidth, device.pixelHeight].allSatisfy { (1...Self.pixelLimit).contains($0) }
    return isUsable && device.pixelWidth * device.pixelHeight <= Self.areaLimit ? device : nil
  }
}
