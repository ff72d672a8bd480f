import NavigationSDKNames

/// The sample app's look, written as for a phone.
enum Theme {
  static let brand = UIColor(red: 1, green: 66 / 255, blue: 0, alpha: 1)
  static let card = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
  }
  static let walk = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.55, green: 0.8, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.35, blue: 0.7, alpha: 1)
  }
  static let headerDay = UIColor(red: 0, green: 0.2, blue: 0.75, alpha: 1)
  static let headerNight = UIColor(red: 0, green: 0.15, blue: 0.5, alpha: 1)
  static let accent = UIColor(hue: 0.6, saturation: 1, brightness: 0.8, alpha: 1)

  static func shadow(_ layer: CALayer) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 6
  }
}
