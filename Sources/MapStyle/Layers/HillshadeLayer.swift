import Pixels

/// Light and shadow of the relief.
public struct HillshadeLayer: Sendable {
  /// The specification's `hillshade-illumination-direction`, degrees clockwise.
  public let illuminationDirection: StyleProperty<Double>
  /// The specification's `hillshade-illumination-anchor`.
  public let illuminationAnchor: StyleProperty<TranslateAnchor>
  /// The specification's `hillshade-exaggeration`, 0 to 1.
  public let exaggeration: StyleProperty<Double>
  /// The specification's `hillshade-shadow-color`.
  public let shadowColor: StyleProperty<Color>
  /// The specification's `hillshade-highlight-color`.
  public let highlightColor: StyleProperty<Color>
  /// The specification's `hillshade-accent-color`.
  public let accentColor: StyleProperty<Color>

  init(_ reader: inout LayerReader) throws(StyleError) {
    illuminationDirection = try reader.paint(
      "hillshade-illumination-direction", default: 335, .zoom, range: 0...359)
    illuminationAnchor = try reader.paint("hillshade-illumination-anchor", default: .viewport, .zoom)
    exaggeration = try reader.paint("hillshade-exaggeration", default: 0.5, .zoom, range: 0...1)
    shadowColor = try reader.paint("hillshade-shadow-color", default: .black, .zoom)
    highlightColor = try reader.paint("hillshade-highlight-color", default: .white, .zoom)
    accentColor = try reader.paint("hillshade-accent-color", default: .black, .zoom)
  }
}
