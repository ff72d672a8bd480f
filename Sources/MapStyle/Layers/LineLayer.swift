import Pixels

/// Stroked lines; lengths in pixels.
public struct LineLayer: Sendable {
  /// The specification's `line-cap`.
  public let cap: StyleProperty<LineCap>
  /// The specification's `line-join`.
  public let join: StyleProperty<LineJoin>
  /// The specification's `line-miter-limit`.
  public let miterLimit: StyleProperty<Double>
  /// The specification's `line-round-limit`.
  public let roundLimit: StyleProperty<Double>
  /// The specification's `line-sort-key`.
  public let sortKey: StyleProperty<Double?>
  /// The specification's `line-opacity`, 0 to 1.
  public let opacity: StyleProperty<Double>
  /// The specification's `line-color`.
  public let color: StyleProperty<Color>
  /// In pixels, right and down.
  public let translate: StyleProperty<SIMD2<Double>>
  /// The specification's `line-translate-anchor`.
  public let translateAnchor: StyleProperty<TranslateAnchor>
  /// The specification's `line-width`, in pixels.
  public let width: StyleProperty<Double>
  /// The inner width of a line drawn as two; 0 means one line.
  public let gapWidth: StyleProperty<Double>
  /// To the right of the line's direction.
  public let offset: StyleProperty<Double>
  /// The specification's `line-blur`, in pixels.
  public let blur: StyleProperty<Double>
  /// Dashes and gaps in turn, in line widths; empty means none.
  public let dashArray: StyleProperty<[Double]>
  /// The specification's `line-pattern`.
  public let pattern: StyleProperty<ResolvedImage?>
  /// Colour by `EvaluationContext.lineProgress`.
  public let gradient: StyleProperty<Color?>

  init(_ reader: inout LayerReader) throws(StyleError) {
    cap = try reader.layout("line-cap", default: .butt, .data)
    join = try reader.layout("line-join", default: .miter, .data)
    miterLimit = try reader.layout("line-miter-limit", default: 2, .zoom)
    roundLimit = try reader.layout("line-round-limit", default: 1.05, .zoom)
    sortKey = try reader.layout("line-sort-key", default: nil, .data)
    opacity = try reader.paint("line-opacity", default: 1, .data, range: 0...1)
    color = try reader.paint("line-color", default: .black, .data)
    translate = try reader.paint("line-translate", default: .zero, .zoom)
    translateAnchor = try reader.paint("line-translate-anchor", default: .map, .zoom)
    width = try reader.paint("line-width", default: 1, .data, range: .fromZero)
    gapWidth = try reader.paint("line-gap-width", default: 0, .data, range: .fromZero)
    offset = try reader.paint("line-offset", default: 0, .data)
    blur = try reader.paint("line-blur", default: 0, .data, range: .fromZero)
    dashArray = try reader.paint("line-dasharray", default: [], .data, range: .fromZero)
    pattern = try reader.paint("line-pattern", default: nil, .data)
    gradient = try reader.paint("line-gradient", default: nil, .surroundings)
  }
}
