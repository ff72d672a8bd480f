/// A text; names are UIKit's (`UILabel`).
open class Label: View {
  public var text: String?
  /// `nil` for black or white, whichever stands out more from the ground; without a ground dark by day, light in low light.
  public var textColor: Color?
  public var font = Font(size: 17)
  public var textAlignment = TextAlignment.leading

  override var content: ViewContent {
    var content = super.content
    content.text = text
    content.textColor = textColor
    content.font = font
    content.textAlignment = textAlignment
    return content
  }
}

public typealias TextAlignment = ViewContent.TextAlignment
