/// The SDK's name of a step.
public typealias GMSNavigationStepInfo = NavigationStepInfo

/// How large a manoeuvre's picture is, in points.
public enum GMSNavigationManeuverImageSize: Int, Sendable, Hashable, CaseIterable {
  /// For the next step and for lists.
  case square48 = 0
  /// For headers.
  case square96

  var points: Double { self == .square48 ? 48 : 96 }
}

/// What a screen is like: `scale` is pixels per point.
public protocol GMSNavigationScreenMetrics {
  var scale: CGFloat { get }
}

/// How pictures of a step are to be.
public final class GMSNavigationStepInfoImageOptions {
  /// Three pixels per point where it is `nil`.
  public var screenMetrics: (any GMSNavigationScreenMetrics)?
  public var maneuverImageSize = GMSNavigationManeuverImageSize.square96

  public init() {}

  var scale: Double { Double(screenMetrics?.scale ?? 3) }
}

/// A step's pictures under the SDK's names.
extension NavigationStepInfo {
  /// The manoeuvre's arrow, white on a clear ground; 96 points a side unless options say otherwise.
  public func maneuverImage(with options: GMSNavigationStepInfoImageOptions?) -> UIImage? {
    let options = options ?? GMSNavigationStepInfoImageOptions()
    return UIImage(
      maneuverPicture(side: options.maneuverImageSize.points, scale: options.scale), scale: options.scale)
  }

  /// The lanes left to right, white on a clear ground, 48 points high; `nil` where none are known.
  public func lanesImage(with options: GMSNavigationStepInfoImageOptions?) -> UIImage? {
    let scale = (options ?? GMSNavigationStepInfoImageOptions()).scale
    return lanesPicture(height: 48, scale: scale).map { UIImage($0, scale: scale) }
  }
}

/// A lane's arrows under the SDK's name.
extension Lane {
  public var laneDirections: [GMSNavigationLaneDirection] { directions }
}

/// Times and distances as a display shows them, under the SDK's names.
extension NavigationNavInfo {
  /// Seconds as a display shows them: the nearest minute, at least one.
  public func roundedTime(_ seconds: TimeInterval) -> TimeInterval { Self.roundedTime(seconds) }

  /// Metres as a display shows them: to 10 below 300, to 50 below 1 km, to 100 beyond.
  public func roundedDistance(_ meters: CLLocationDistance) -> Measurement<UnitLength> {
    let step: Double = meters < 300 ? 10 : meters < 1_000 ? 50 : 100
    return Measurement(value: meters.isFinite ? (meters / step).rounded() * step : 0, unit: .meters)
  }
}
