import Pixels

/// The ground beneath everything.
public struct BackgroundLayer: Sendable {
  /// The specification's `background-color`.
  public let color: StyleProperty<Color>
  /// The specification's `background-pattern`.
  public let pattern: StyleProperty<ResolvedImage?>
  /// The specification's `background-opacity`, 0 to 1.
  public let opacity: StyleProperty<Double>

  init(_ reader: inout LayerReader) throws(StyleError) {
    color = try reader.paint("background-color", default: .black, .zoom)
    pattern = try reader.paint("background-pattern", default: nil, .zoom)
    opacity = try reader.paint("background-opacity", default: 1, .zoom, range: 0...1)
  }
}
