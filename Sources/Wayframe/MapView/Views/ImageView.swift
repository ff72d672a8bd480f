import Foundation

/// A picture for a view.
public struct Image: Sendable, Hashable {
  public var picture: ViewContent.Picture
  /// Pixels a point.
  public var scale: Double

  public init(_ picture: ViewContent.Picture, scale: Double = 1) {
    self.picture = picture
    self.scale = scale
  }

  /// A PNG file, read when the frame is drawn.
  public init(contentsOfFile path: String, scale: Double = 1) { self.init(.file(path), scale: scale) }
}

/// A picture, fitted in with its proportions kept; names are UIKit's (`UIImageView`).
open class ImageView: View {
  public var image: Image?

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  public convenience init(image: Image?) {
    self.init(frame: .zero)
    self.image = image
  }

  override var content: ViewContent {
    var content = super.content
    content.image = image?.picture
    content.imageScale = image?.scale ?? 1
    return content
  }
}
