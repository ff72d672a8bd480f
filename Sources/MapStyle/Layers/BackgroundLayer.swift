import Pixels

/// The ground beneath everything.
public struct BackgroundLayer: Sendable {
  public let color: StyleProperty<Color>
  public let pattern: StyleProperty<ResolvedImage?>
  public let opacity: StyleProperty<Double>

  init(_ reader: inout LayerReader) throws(StyleError) {
    color = try reader.paint("background-color", default: .black, .zoom)
    pattern = try reader.paint("background-pattern", default: nil, .zoom)
    opacity = try reader.paint("background-opacity", default: 1, .zoom, range: 0...1)
  }
}
