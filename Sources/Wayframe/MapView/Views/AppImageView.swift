import Foundation

/// A picture for a view; names are UIKit's (`UIImage`).
public struct AppImage: Sendable, Hashable {
  /// Whether an image keeps its colours or is drawn in the tint's.
  public enum RenderingMode: Sendable, Hashable {
    /// As the view has it, in its own colours, or in the tint's colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The image's PNG.
  public var picture: ViewContent.Picture { didSet { pinColor = nil } }
  /// Pixels per point.
  public var scale: Double
  /// A template is drawn in its view's `tintColor`.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The one colour that the image is drawn in, if any.
  public private(set) var tintColor: SRGBColor?
  /// The colour of the built-in pin that the image shows; maps draw that pin instead of the image.
  private(set) var pinColor: SRGBColor?

  /// An image of so many pixels per point.
  public init(_ picture: ViewContent.Picture, scale: Double = 1) {
    self.picture = picture
    self.scale = scale
  }

  init(_ picture: ViewContent.Picture, scale: Double, pinColor: SRGBColor) {
    self.init(picture, scale: scale)
    self.pinColor = pinColor
  }

  /// A PNG file, read when the frame is drawn.
  public init(contentsOfFile path: String, scale: Double = 1) { self.init(.file(path), scale: scale) }

  /// The same image, drawn in another mode.
  public func withRenderingMode(_ mode: RenderingMode) -> AppImage {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// The image in one colour, its transparency kept.
  public func withTintColor(_ color: SRGBColor, renderingMode: RenderingMode = .automatic) -> AppImage {
    var image = withRenderingMode(renderingMode)
    image.tintColor = color
    image.pinColor = nil
    return image
  }

  /// Puts the image into a view's content.
  ///
  /// - Parameter isTemplate: whether an image of automatic mode is one.
  func apply(to content: inout ViewContent, tint: SRGBColor, isTemplate: Bool = false) {
    content.image = picture
    content.imageScale = scale
    let takesTint = renderingMode == .alwaysTemplate || renderingMode == .automatic && isTemplate
    content.tintColor = takesTint ? tint : tintColor
  }
}

/// A picture; names are UIKit's (`UIImageView`).
open class AppImageView: AppView {
  /// `nil` for none.
  public var image: AppImage?

  /// A view without an image, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  /// A view as large as its image.
  public convenience init(image: AppImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { sizeOfContent() }

  override var content: ViewContent {
    var content = super.content
    content.contentMode = contentMode
    image?.apply(to: &content, tint: tintColor)
    return content
  }
}
