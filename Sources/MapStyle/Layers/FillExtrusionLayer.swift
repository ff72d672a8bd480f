import Pixels

/// Areas raised to blocks.
public struct FillExtrusionLayer: Sendable {
  /// The specification's `fill-extrusion-opacity`, 0 to 1.
  public let opacity: StyleProperty<Double>
  /// The specification's `fill-extrusion-color`.
  public let color: StyleProperty<Color>
  /// In pixels, right and down.
  public let translate: StyleProperty<SIMD2<Double>>
  /// The specification's `fill-extrusion-translate-anchor`.
  public let translateAnchor: StyleProperty<TranslateAnchor>
  /// The specification's `fill-extrusion-pattern`.
  public let pattern: StyleProperty<ResolvedImage?>
  /// Of the top, in metres.
  public let height: StyleProperty<Double>
  /// Height of the bottom, in metres.
  public let base: StyleProperty<Double>
  /// Whether walls are darker towards the ground.
  public let verticalGradient: StyleProperty<Bool>

  init(_ reader: inout LayerReader) throws(StyleError) {
    opacity = try reader.paint("fill-extrusion-opacity", default: 1, .zoom, range: 0...1)
    color = try reader.paint("fill-extrusion-color", default: .black, .data)
    translate = try reader.paint("fill-extrusion-translate", default: .zero, .zoom)
    translateAnchor = try reader.paint("fill-extrusion-translate-anchor", default: .map, .zoom)
    pattern = try reader.paint("fill-extrusion-pattern", default: nil, .data)
    height = try reader.paint("fill-extrusion-height", default: 0, .data, range: .fromZero)
    base = try reader.paint("fill-extrusion-base", default: 0, .data, range: .fromZero)
    verticalGradient = try reader.paint("fill-extrusion-vertical-gradient", default: true, .zoom)
  }
}
