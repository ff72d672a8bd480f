import Foundation

/// A control with a title, an image or both; names are UIKit's (`UIButton`).
open class AppButton: AppControl {
  /// What the button is for; all but `custom` have the tint's colour.
  public enum Kind: Int, Sendable, Hashable {
    /// Raw values are UIKit's.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// What the button is for.
  public let buttonType: Kind
  /// Holds the title's font, lines and colour; the titles themselves are `setTitle`'s.
  public let titleLabel: AppLabel? = AppLabel()
  /// A look of its own kind; it replaces insets, ground and the title's font.
  public var configuration: ButtonConfiguration?
  /// Points around title and image together.
  public var contentEdgeInsets = Insets()
  /// Points around the image.
  public var imageEdgeInsets = Insets()
  /// Points around the title.
  public var titleEdgeInsets = Insets()
  private var titles: [State: String] = [:]
  private var titleColors: [State: SRGBColor] = [:]
  private var images: [State: AppImage] = [:]
  private var backgroundImages: [State: AppImage] = [:]

  /// A custom button with a frame in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    titleLabel?.font = FontSpec(size: 15)
  }

  /// A button of a kind, without a frame.
  public init(type buttonType: Kind) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    titleLabel?.font = FontSpec(size: 15)
  }

  /// A button that runs an action when it is tapped.
  public convenience init(type buttonType: Kind = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with a look that runs an action when it is tapped.
  public convenience init(configuration: ButtonConfiguration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  private func take(_ action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: By state

  /// Sets the title in a state; `nil` for that of the normal one.
  public func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// Sets the title's colour in a state; `nil` for that of the normal one.
  public func setTitleColor(_ color: SRGBColor?, for state: State) { titleColors[state] = color }
  /// Sets the image in a state; `nil` for that of the normal one.
  public func setImage(_ image: AppImage?, for state: State) { images[state] = image }
  /// Sets the picture behind title and image in a state; `nil` for that of the normal one.
  public func setBackgroundImage(_ image: AppImage?, for state: State) { backgroundImages[state] = image }
  /// The title set for a state.
  public func title(for state: State) -> String? { titles[state] }
  /// The title's colour set for a state.
  public func titleColor(for state: State) -> SRGBColor? { titleColors[state] }
  /// The image set for a state.
  public func image(for state: State) -> AppImage? { images[state] }
  /// The picture behind, set for a state.
  public func backgroundImage(for state: State) -> AppImage? { backgroundImages[state] }

  /// The title in the present state.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }
  /// The title's colour in the present state.
  public var currentTitleColor: SRGBColor { titleColors[state] ?? titleColors[.normal] ?? standardTitleColor }
  /// The image in the present state.
  public var currentImage: AppImage? { images[state] ?? images[.normal] }

  private var standardTitleColor: SRGBColor {
    buttonType == .custom ? .white : isEnabled ? tintColor : Self.disabledColor
  }

  static let disabledColor = SystemColors.placeholderText

  override var baselineOffset: CGFloat { CGFloat(content.contentInsets.top) + content.font.baselineOffset }
  override var descent: CGFloat {
    CGFloat(content.contentInsets.bottom) + content.font.lineHeight - content.font.baselineOffset
  }

  // MARK: The look

  open override var intrinsicContentSize: CGSize { sizeOfContent() }

  override var content: ViewContent {
    var content = super.content
    content.isCentered = true
    content.textAlignment = titleLabel?.textAlignment == .leading ? .center : titleLabel?.textAlignment ?? .center
    content.numberOfLines = titleLabel?.numberOfLines ?? 1
    content.lineBreakMode = .byTruncatingMiddle
    if let label = titleLabel, label.lineBreakMode != .byTruncatingTail { content.lineBreakMode = label.lineBreakMode }
    if let configuration {
      configuration.apply(to: &content, button: self)
    } else {
      content.text = currentTitle
      content.font = titleLabel?.font ?? FontSpec(size: 15)
      content.textColor = titleLabel?.textColor ?? currentTitleColor
      content.imagePadding = max(titleEdgeInsets.left + imageEdgeInsets.right, 0)
      content.contentInsets = DirectionalEdgeInsets(
        top: contentEdgeInsets.top, leading: contentEdgeInsets.left, bottom: contentEdgeInsets.bottom,
        trailing: contentEdgeInsets.right)
      if content.contentInsets == .zero && currentTitle != nil {
        content.contentInsets = DirectionalEdgeInsets(top: 5, bottom: 6)
      }
      if let image = currentImage {
        image.apply(to: &content, tint: tintColor, isTemplate: buttonType == .system)
      } else if content.text == nil {
        (backgroundImages[state] ?? backgroundImages[.normal])?.apply(to: &content, tint: tintColor)
        content.contentMode = .scaleToFill
      }
    }
    if let adjusts = titleLabel, adjusts.adjustsFontSizeToFitWidth {
      content.minimumScaleFactor = Double(adjusts.minimumScaleFactor)
    }
    // Without anything to show it still has a size.
    if content.text == nil && content.image == nil { content.text = "" }
    if isHighlighted { content.alpha *= 0.6 }
    if !isEnabled && buttonType == .custom && images[.disabled] == nil && titleColors[.disabled] == nil {
      content.alpha *= 0.5
    }
    return content
  }
}

/// How a button looks; names are UIKit's (`UIButton.Configuration`).
public struct ButtonConfiguration {
  /// How round the corners are.
  public enum CornerStyle: Sendable, Hashable {
    /// UIKit's styles; `capsule` is as round as can be.
    case fixed, dynamic, small, medium, large, capsule
  }
  /// How large the button is.
  public enum Size: Sendable, Hashable {
    /// UIKit's sizes, from the smallest.
    case mini, small, medium, large
  }

  /// The button's ground.
  public struct Background {
    /// `nil` for the look's own.
    public var backgroundColor: SRGBColor?
    /// Points, for the corner style `fixed`.
    public var cornerRadius: CGFloat = 5.95
    /// The edge's colour; `nil` for the tint's.
    public var strokeColor: SRGBColor?
    /// Points; 0 for no edge.
    public var strokeWidth: CGFloat = 0
  }

  enum Ground { case none, tint, tinted, gray }

  let ground: Ground
  /// `nil` for the button's own.
  public var title: String?
  /// `nil` for the button's own.
  public var image: AppImage?
  /// The side of the title where the image stands.
  public var imagePlacement = ViewContent.ImagePlacement.leading
  /// Points between image and title.
  public var imagePadding: CGFloat = 0
  /// The ground's colour; `nil` for the tint's.
  public var baseBackgroundColor: SRGBColor?
  /// The colour of title and image; `nil` for what goes with the look.
  public var baseForegroundColor: SRGBColor?
  /// How round the corners are.
  public var cornerStyle = CornerStyle.dynamic
  /// How large the button is.
  public var buttonSize = Size.medium
  /// The ground.
  public var background = Background()
  /// Points around title and image.
  public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  /// Without a ground.
  public static func plain() -> ButtonConfiguration { .init(ground: .none) }
  /// Without a ground.
  public static func borderless() -> ButtonConfiguration { .init(ground: .none) }
  /// On a ground in the tint's colour.
  public static func filled() -> ButtonConfiguration { .init(ground: .tint) }
  /// On a ground in the tint's colour.
  public static func borderedProminent() -> ButtonConfiguration { .init(ground: .tint) }
  /// On a ground in a pale tint.
  public static func tinted() -> ButtonConfiguration { .init(ground: .tinted) }
  /// On a ground in a pale tint.
  public static func borderedTinted() -> ButtonConfiguration { .init(ground: .tinted) }
  /// On a grey ground.
  public static func gray() -> ButtonConfiguration { .init(ground: .gray) }
  /// On a grey ground.
  public static func bordered() -> ButtonConfiguration { .init(ground: .gray) }

  fileprivate init(ground: Ground) { self.ground = ground }

  private var cornerRadius: Double {
    switch cornerStyle {
    case .fixed, .dynamic: Double(background.cornerRadius)
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: 4_096
    }
  }

  private func backgroundColor(tint: SRGBColor) -> SRGBColor? {
    switch ground {
    case .none: nil
    case .tint: tint
    case .tinted: SRGBColor(light: tint.opacity(0.15), dark: (tint.dark ?? tint).opacity(0.25))
    case .gray: SystemColors.secondaryFill
    }
  }

  fileprivate func apply(to content: inout ViewContent, button: AppButton) {
    let tint: SRGBColor = button.tintColor
    var foreground = baseForegroundColor ?? (ground == .tint ? .white : tint)
    var background = self.background.backgroundColor ?? baseBackgroundColor ?? backgroundColor(tint: tint)
    if !button.isEnabled {
      foreground = AppButton.disabledColor
      if ground == .tint {
        background = SystemColors.secondaryFill
      }
    }
    content.backgroundColor = background ?? content.backgroundColor
    if content.cornerRadius == 0 { content.cornerRadius = cornerRadius }
    if self.background.strokeWidth > 0 {
      content.borderWidth = Double(self.background.strokeWidth)
      content.borderColor = self.background.strokeColor ?? tint
    }
    content.text = title ?? button.currentTitle
    content.font = FontSpec(size: buttonSize == .mini || buttonSize == .small ? 15 : 17)
    content.textColor = foreground
    content.imagePlacement = imagePlacement
    content.imagePadding = Double(imagePadding)
    content.contentInsets = contentInsets
    (image ?? button.currentImage)?.apply(to: &content, tint: foreground, isTemplate: true)
  }
}
