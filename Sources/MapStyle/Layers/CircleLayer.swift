import Pixels

/// Discs; lengths in pixels.
public struct CircleLayer: Sendable {
  /// The specification's `circle-sort-key`.
  public let sortKey: StyleProperty<Double?>
  /// The specification's `circle-radius`, in pixels.
  public let radius: StyleProperty<Double>
  /// The specification's `circle-color`.
  public let color: StyleProperty<Color>
  /// In radii.
  public let blur: StyleProperty<Double>
  /// The specification's `circle-opacity`, 0 to 1.
  public let opacity: StyleProperty<Double>
  /// In pixels, right and down.
  public let translate: StyleProperty<SIMD2<Double>>
  /// The specification's `circle-translate-anchor`.
  public let translateAnchor: StyleProperty<TranslateAnchor>
  /// The specification's `circle-pitch-scale`.
  public let pitchScale: StyleProperty<CirclePitchScale>
  /// The specification's `circle-pitch-alignment`.
  public let pitchAlignment: StyleProperty<PitchAlignment>
  /// The specification's `circle-stroke-width`, in pixels.
  public let strokeWidth: StyleProperty<Double>
  /// The specification's `circle-stroke-color`.
  public let strokeColor: StyleProperty<Color>
  /// The specification's `circle-stroke-opacity`, 0 to 1.
  public let strokeOpacity: StyleProperty<Double>

  init(_ reader: inout LayerReader) throws(StyleError) {
    sortKey = try reader.layout("circle-sort-key", default: nil, .data)
    radius = try reader.paint("circle-radius", default: 5, .data, range: .fromZero)
    color = try reader.paint("circle-color", default: .black, .data)
    blur = try reader.paint("circle-blur", default: 0, .data)
    opacity = try reader.paint("circle-opacity", default: 1, .data, range: 0...1)
    translate = try reader.paint("circle-translate", default: .zero, .zoom)
    translateAnchor = try reader.paint("circle-translate-anchor", default: .map, .zoom)
    pitchScale = try reader.paint("circle-pitch-scale", default: .map, .zoom)
    pitchAlignment = try reader.paint("circle-pitch-alignment", default: .viewport, .zoom)
    strokeWidth = try reader.paint("circle-stroke-width", default: 0, .data, range: .fromZero)
    strokeColor = try reader.paint("circle-stroke-color", default: .black, .data)
    strokeOpacity = try reader.paint("circle-stroke-opacity", default: 1, .data, range: 0...1)
  }
}
