import Foundation
import Wayframe

// UIKit's names for what Wayframe has. `@objc`, `#selector`, `@IBOutlet` and `@IBAction` belong to the Objective-C runtime and
// to storyboards, neither of which exists on Linux: controls take closures (`UIAction`), views are made in code.

/// UIKit's names of views, layout and values.
public typealias UIView = AppView
public typealias UILabel = AppLabel
public typealias UIImageView = AppImageView
public typealias UIImage = AppImage
public typealias UIControl = AppControl
public typealias UIButton = AppButton
public typealias UISwitch = AppSwitch
public typealias UITextField = AppTextField
public typealias UISegmentedControl = AppSegmentedControl
public typealias UIGestureRecognizer = GestureRecognizer
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UIStackView = AppStackView
public typealias UIAction = Action
public typealias UILayoutGuide = LayoutGuide
public typealias UILayoutPriority = LayoutPriority
public typealias NSLayoutConstraint = ViewConstraint
public typealias NSLayoutXAxisAnchor = LayoutAnchor<HorizontalPlace>
public typealias NSLayoutYAxisAnchor = LayoutAnchor<VerticalPlace>
public typealias NSLayoutDimension = LayoutAnchor<Extent>
public typealias NSTextAlignment = ViewContent.TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias UIEdgeInsets = Insets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
public typealias UITraitEnvironmentLayoutDirection = TraitCollection.LayoutDirection
public typealias UIContentSizeCategory = TextSize
public typealias UIColor = SRGBColor
public typealias CGColor = SRGBColor
public typealias UIFont = FontSpec
public typealias CALayer = Layer
public typealias CALayerCornerCurve = LayerCornerCurve
public typealias CACornerMask = ViewContent.Corners
public typealias NSDirectionalRectEdge = ViewContent.ImagePlacement

/// UIKit's names of a view's parts, and its animations, which end at once.
extension AppView {
  public typealias AutoresizingMask = Wayframe.AutoresizingMask
  public typealias ContentMode = ViewContent.ContentMode

  /// Animations are over at once, whatever their options.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  public static var layoutFittingCompressedSize: CGSize { .zero }
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// `directionalLayoutMargins` where reading begins at the left.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }
}

/// UIKit's names of a button's parts.
extension AppButton {
  public typealias ButtonType = Kind
  public typealias Configuration = ButtonConfiguration
}

/// UIKit's name of an axis.
extension ViewConstraint {
  public typealias Axis = LayoutAxis
}

/// The screen that views are made for before a window has them: the environment's.
public struct UIScreen: Sendable {
  private let device: Device

  public static var main: UIScreen { UIScreen(device: NavigationEnvironment.current?.scene.device ?? Device()) }

  public var bounds: CGRect { CGRect(x: 0, y: 0, width: device.width, height: device.height) }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(device.scale) }
}
