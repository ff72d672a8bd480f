import Foundation

/// A line of text that the user would type; names are UIKit's (`UITextField`). A test types by setting `text`.
open class AppTextField: AppControl {
  /// What is drawn round the field.
  public enum BorderStyle: Int, Sendable, Hashable {
    /// Nothing.
    case none = 0
    /// A line, a bezel, or a line with round corners.
    case line, bezel, roundedRect
  }

  /// What the field holds.
  public var text: String?
  /// Shown in grey while there is no text.
  public var placeholder: String?
  /// `nil` for the light's own.
  public var textColor: SRGBColor?
  /// The text's size in points; 17 points by default.
  public var font: FontSpec? = FontSpec(size: 17)
  /// The side that the text begins at.
  public var textAlignment = ViewContent.TextAlignment.leading
  /// What is drawn round the field; nothing by default.
  public var borderStyle = BorderStyle.none
  /// Whether a dot stands for each character.
  public var isSecureTextEntry = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    let size = sizeOfContent()
    return borderStyle == .roundedRect ? CGSize(width: size.width, height: max(size.height, 34)) : size
  }

  override var content: ViewContent {
    var content = super.content
    let typed = text ?? ""
    content.text = typed.isEmpty ? placeholder ?? "" : isSecureTextEntry ? String(typed.map { _ in "•" }) : typed
    content.textColor =
      typed.isEmpty
      ? SystemColors.placeholderText : textColor
    content.font = font ?? FontSpec(size: 17)
    content.textAlignment = textAlignment
    content.numberOfLines = 1
    guard borderStyle != .none else { return content }
    content.contentInsets = DirectionalEdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7)
    content.borderWidth = 1
    content.borderColor = SystemColors.opaqueSeparator
    if borderStyle == .roundedRect {
      content.cornerRadius = 5
      content.backgroundColor =
        backgroundColor ?? SystemColors.background
    }
    return content
  }
}
