import Pixels

/// Filled areas.
public struct FillLayer: Sendable {
  /// The specification's `fill-sort-key`.
  public let sortKey: StyleProperty<Double?>
  /// The specification's `fill-antialias`.
  public let antialias: StyleProperty<Bool>
  /// The specification's `fill-opacity`, 0 to 1.
  public let opacity: StyleProperty<Double>
  /// The specification's `fill-color`.
  public let color: StyleProperty<Color>
  /// `nil` means the fill's own colour.
  public let outlineColor: StyleProperty<Color?>
  /// In pixels, right and down.
  public let translate: StyleProperty<SIMD2<Double>>
  /// The specification's `fill-translate-anchor`.
  public let translateAnchor: StyleProperty<TranslateAnchor>
  /// The specification's `fill-pattern`.
  public let pattern: StyleProperty<ResolvedImage?>

  init(_ reader: inout LayerReader) throws(StyleError) {
    sortKey = try reader.layout("fill-sort-key", default: nil, .data)
    antialias = try reader.paint("fill-antialias", default: true, .zoom)
    opacity = try reader.paint("fill-opacity", default: 1, .data, range: 0...1)
    color = try reader.paint("fill-color", default: .black, .data)
    outlineColor = try reader.paint("fill-outline-color", default: nil, .data)
    translate = try reader.paint("fill-translate", default: .zero, .zoom)
    translateAnchor = try reader.paint("fill-translate-anchor", default: .map, .zoom)
    pattern = try reader.paint("fill-pattern", default: nil, .data)
  }
}
