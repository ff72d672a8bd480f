import Foundation
import Text

/// A text; names are UIKit's (`UILabel`).
open class AppLabel: AppView {
  /// `nil` for none.
  public var text: String?
  /// `nil` for black or white, whichever stands out more from the ground; without a ground dark by day, light in low light.
  public var textColor: SRGBColor!
  /// The font at the usual text size.
  public var font: FontSpec! = FontSpec(size: 17)
  /// Where the lines stand.
  public var textAlignment = ViewContent.TextAlignment.leading
  /// 0 for as many as the text needs.
  public var numberOfLines = 1
  /// How a text without enough room is cut.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether a single line shrinks, down to `minimumScaleFactor`, before it is cut.
  public var adjustsFontSizeToFitWidth = false
  /// 0 for no lower limit.
  public var minimumScaleFactor: CGFloat = 0
  /// The width that lines are broken at to find the size before a layout; 0 for none.
  public var preferredMaxLayoutWidth: CGFloat = 0
  /// Fonts do not change by themselves here: text sizes are part of the device.
  public var adjustsFontForContentSizeCategory = false

  /// A label without a text, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize {
    sizeOfContent(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  override var content: ViewContent {
    var content = super.content
    content.text = text ?? ""
    content.textColor = textColor
    content.font = font ?? FontSpec(size: 17)
    content.textAlignment = textAlignment
    content.numberOfLines = min(max(numberOfLines, 0), 100)
    content.lineBreakMode = lineBreakMode
    if adjustsFontSizeToFitWidth { content.minimumScaleFactor = Double(minimumScaleFactor) }
    return content
  }

  override var baselineOffset: CGFloat { (font ?? FontSpec(size: 17)).baselineOffset }
  override var descent: CGFloat { (font ?? FontSpec(size: 17)).lineHeight - baselineOffset }
}

/// How a text without enough room is cut.
public typealias LineBreakMode = ViewContent.LineBreakMode

extension FontSpec {
  /// From baseline to baseline, in points.
  public var lineHeight: CGFloat { CGFloat((1.25 * size).rounded(.up)) }

  /// How far the first baseline lies below the top of a text, in points.
  var baselineOffset: CGFloat { lineHeight / 2 + CGFloat(Paragraph.baselineDrop * size) }
}
