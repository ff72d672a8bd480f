import Pixels

/// A view of the user's: a ground with a picture, a text or both on it.
public struct ContentView: Sendable {
  public enum Alignment: String, Sendable, Hashable, CaseIterable { case leading, center, trailing }

  public var background: Color?
  /// Points; held to half the view's shorter side.
  public var cornerRadius: Double
  /// Between the view's edges and what lies on it, in points.
  public var padding: Double
  /// Fitted into the view with its proportions kept.
  public var picture: PixelBuffer?
  /// Pixels of the picture to a point.
  public var pictureScale: Double
  public var text: String?
  /// `nil` for the darker or lighter ink, whichever stands out more.
  public var textColor: Color?
  public var font: FontSpec
  public var alignment: Alignment

  public init(background: Color? = nil, text: String? = nil, picture: PixelBuffer? = nil) {
    self.background = background
    self.text = text
    self.picture = picture
    cornerRadius = 0
    padding = 0
    pictureScale = 1
    textColor = nil
    font = FontSpec(size: 17, isBold: false)
    alignment = .center
  }
}
