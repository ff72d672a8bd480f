import Pixels

/// How densely points lie, as colours.
public struct HeatmapLayer: Sendable {
  /// The specification's `heatmap-radius`, in pixels.
  public let radius: StyleProperty<Double>
  /// The specification's `heatmap-weight`.
  public let weight: StyleProperty<Double>
  /// The specification's `heatmap-intensity`.
  public let intensity: StyleProperty<Double>
  /// The specification's `heatmap-color` over `heatmap-density`; `nil` where the style leaves it out.
  public let color: StyleProperty<Color?>
  /// The specification's `heatmap-opacity`, 0 to 1.
  public let opacity: StyleProperty<Double>

  init(_ reader: inout LayerReader) throws(StyleError) {
    radius = try reader.paint("heatmap-radius", default: 30, .data, range: 1...Double.greatestFiniteMagnitude)
    weight = try reader.paint("heatmap-weight", default: 1, .data, range: .fromZero)
    intensity = try reader.paint("heatmap-intensity", default: 1, .zoom, range: .fromZero)
    color = try reader.paint("heatmap-color", default: nil, .surroundings)
    opacity = try reader.paint("heatmap-opacity", default: 1, .zoom, range: 0...1)
  }
}
