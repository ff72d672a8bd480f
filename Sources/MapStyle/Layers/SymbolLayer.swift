import Pixels

/// Labels and icons; sizes and distances in pixels, text offsets in ems.
public struct SymbolLayer: Sendable {
  /// The specification's `symbol-placement`.
  public let placement: StyleProperty<SymbolPlacement>
  /// The specification's `symbol-spacing`, in pixels.
  public let spacing: StyleProperty<Double>
  /// The specification's `symbol-avoid-edges`.
  public let avoidEdges: StyleProperty<Bool>
  /// The specification's `symbol-sort-key`.
  public let sortKey: StyleProperty<Double?>
  /// The specification's `symbol-z-order`.
  public let zOrder: StyleProperty<SymbolZOrder>

  /// The specification's `icon-allow-overlap`.
  public let iconAllowOverlap: StyleProperty<Bool>
  /// `nil` means that `iconAllowOverlap` decides.
  public let iconOverlap: StyleProperty<SymbolOverlap?>
  /// The specification's `icon-ignore-placement`.
  public let iconIgnorePlacement: StyleProperty<Bool>
  /// The specification's `icon-optional`.
  public let iconOptional: StyleProperty<Bool>
  /// The specification's `icon-rotation-alignment`.
  public let iconRotationAlignment: StyleProperty<RotationAlignment>
  /// Times the icon's own size.
  public let iconSize: StyleProperty<Double>
  /// The specification's `icon-text-fit`.
  public let iconTextFit: StyleProperty<IconTextFit>
  /// The specification's `icon-text-fit-padding`, in pixels.
  public let iconTextFitPadding: StyleProperty<Padding>
  /// The specification's `icon-image`.
  public let iconImage: StyleProperty<ResolvedImage?>
  /// Degrees clockwise.
  public let iconRotate: StyleProperty<Double>
  /// The specification's `icon-padding`, in pixels.
  public let iconPadding: StyleProperty<Padding>
  /// The specification's `icon-keep-upright`.
  public let iconKeepUpright: StyleProperty<Bool>
  /// The specification's `icon-offset`, in pixels times the icon's size.
  public let iconOffset: StyleProperty<SIMD2<Double>>
  /// The specification's `icon-anchor`.
  public let iconAnchor: StyleProperty<SymbolAnchor>
  /// The specification's `icon-pitch-alignment`.
  public let iconPitchAlignment: StyleProperty<PitchAlignment>

  /// The specification's `text-pitch-alignment`.
  public let textPitchAlignment: StyleProperty<PitchAlignment>
  /// The specification's `text-rotation-alignment`.
  public let textRotationAlignment: StyleProperty<RotationAlignment>
  /// The specification's `text-field`.
  public let textField: StyleProperty<FormattedText>
  /// The specification's `text-font`.
  public let textFont: StyleProperty<[String]>
  /// The specification's `text-size`, in pixels.
  public let textSize: StyleProperty<Double>
  /// In ems.
  public let textMaxWidth: StyleProperty<Double>
  /// In ems.
  public let textLineHeight: StyleProperty<Double>
  /// In ems.
  public let textLetterSpacing: StyleProperty<Double>
  /// The specification's `text-justify`.
  public let textJustify: StyleProperty<TextJustify>
  /// In ems, outwards from the anchor.
  public let textRadialOffset: StyleProperty<Double>
  /// Empty means `textAnchor` alone.
  public let textVariableAnchor: StyleProperty<[SymbolAnchor]>
  /// Empty means `textVariableAnchor` with the common offset.
  public let textVariableAnchorOffset: StyleProperty<[AnchorOffset]>
  /// The specification's `text-anchor`.
  public let textAnchor: StyleProperty<SymbolAnchor>
  /// Degrees between neighbouring glyphs.
  public let textMaxAngle: StyleProperty<Double>
  /// The specification's `text-writing-mode`.
  public let textWritingMode: StyleProperty<[TextWritingMode]>
  /// Degrees clockwise.
  public let textRotate: StyleProperty<Double>
  /// The specification's `text-padding`, in pixels.
  public let textPadding: StyleProperty<Double>
  /// The specification's `text-keep-upright`.
  public let textKeepUpright: StyleProperty<Bool>
  /// The specification's `text-transform`.
  public let textTransform: StyleProperty<TextTransform>
  /// In ems, right and down.
  public let textOffset: StyleProperty<SIMD2<Double>>
  /// The specification's `text-allow-overlap`.
  public let textAllowOverlap: StyleProperty<Bool>
  /// `nil` means that `textAllowOverlap` decides.
  public let textOverlap: StyleProperty<SymbolOverlap?>
  /// The specification's `text-ignore-placement`.
  public let textIgnorePlacement: StyleProperty<Bool>
  /// The specification's `text-optional`.
  public let textOptional: StyleProperty<Bool>

  /// The specification's `icon-opacity`, 0 to 1.
  public let iconOpacity: StyleProperty<Double>
  /// The specification's `icon-color`.
  public let iconColor: StyleProperty<Color>
  /// The specification's `icon-halo-color`.
  public let iconHaloColor: StyleProperty<Color>
  /// The specification's `icon-halo-width`, in pixels.
  public let iconHaloWidth: StyleProperty<Double>
  /// The specification's `icon-halo-blur`, in pixels.
  public let iconHaloBlur: StyleProperty<Double>
  /// In pixels, right and down.
  public let iconTranslate: StyleProperty<SIMD2<Double>>
  /// The specification's `icon-translate-anchor`.
  public let iconTranslateAnchor: StyleProperty<TranslateAnchor>
  /// The specification's `text-opacity`, 0 to 1.
  public let textOpacity: StyleProperty<Double>
  /// The specification's `text-color`.
  public let textColor: StyleProperty<Color>
  /// The specification's `text-halo-color`.
  public let textHaloColor: StyleProperty<Color>
  /// The specification's `text-halo-width`, in pixels.
  public let textHaloWidth: StyleProperty<Double>
  /// The specification's `text-halo-blur`, in pixels.
  public let textHaloBlur: StyleProperty<Double>
  /// In pixels, right and down.
  public let textTranslate: StyleProperty<SIMD2<Double>>
  /// The specification's `text-translate-anchor`.
  public let textTranslateAnchor: StyleProperty<TranslateAnchor>

  init(_ reader: inout LayerReader) throws(StyleError) {
    placement = try reader.layout("symbol-placement", default: .point, .zoom)
    spacing = try reader.layout("symbol-spacing", default: 250, .zoom, range: 1...Double.greatestFiniteMagnitude)
    avoidEdges = try reader.layout("symbol-avoid-edges", default: false, .zoom)
    sortKey = try reader.layout("symbol-sort-key", default: nil, .data)
    zOrder = try reader.layout("symbol-z-order", default: .auto, .zoom)

    iconAllowOverlap = try reader.layout("icon-allow-overlap", default: false, .zoom)
    iconOverlap = try reader.layout("icon-overlap", default: nil, .zoom)
    iconIgnorePlacement = try reader.layout("icon-ignore-placement", default: false, .zoom)
    iconOptional = try reader.layout("icon-optional", default: false, .zoom)
    iconRotationAlignment = try reader.layout("icon-rotation-alignment", default: .auto, .zoom)
    iconSize = try reader.layout("icon-size", default: 1, .data, range: .fromZero)
    iconTextFit = try reader.layout("icon-text-fit", default: .none, .zoom)
    iconTextFitPadding = try reader.layout("icon-text-fit-padding", default: .zero, .zoom)
    iconImage = try reader.layout("icon-image", default: nil, .data)
    iconRotate = try reader.layout("icon-rotate", default: 0, .data)
    iconPadding = try reader.layout(
      "icon-padding", default: Padding(top: 2, right: 2, bottom: 2, left: 2), .data)
    iconKeepUpright = try reader.layout("icon-keep-upright", default: false, .zoom)
    iconOffset = try reader.layout("icon-offset", default: .zero, .data)
    iconAnchor = try reader.layout("icon-anchor", default: .center, .data)
    iconPitchAlignment = try reader.layout("icon-pitch-alignment", default: .auto, .zoom)

    textPitchAlignment = try reader.layout("text-pitch-alignment", default: .auto, .zoom)
    textRotationAlignment = try reader.layout("text-rotation-alignment", default: .auto, .zoom)
    textField = try reader.layout("text-field", default: FormattedText(""), .data)
    textFont = try reader.layout(
      "text-font", default: ["Open Sans Regular", "Arial Unicode MS Regular"], .data)
    textSize = try reader.layout("text-size", default: 16, .data, range: .fromZero)
    textMaxWidth = try reader.layout("text-max-width", default: 10, .data, range: .fromZero)
    textLineHeight = try reader.layout("text-line-height", default: 1.2, .zoom)
    textLetterSpacing = try reader.layout("text-letter-spacing", default: 0, .data)
    textJustify = try reader.layout("text-justify", default: .center, .data)
    textRadialOffset = try reader.layout("text-radial-offset", default: 0, .data)
    textVariableAnchor = try reader.layout("text-variable-anchor", default: [], .zoom)
    textVariableAnchorOffset = try reader.layout("text-variable-anchor-offset", default: [], .data)
    textAnchor = try reader.layout("text-anchor", default: .center, .data)
    textMaxAngle = try reader.layout("text-max-angle", default: 45, .zoom)
    textWritingMode = try reader.layout("text-writing-mode", default: [], .zoom)
    textRotate = try reader.layout("text-rotate", default: 0, .data)
    textPadding = try reader.layout("text-padding", default: 2, .zoom, range: .fromZero)
    textKeepUpright = try reader.layout("text-keep-upright", default: true, .zoom)
    textTransform = try reader.layout("text-transform", default: .none, .data)
    textOffset = try reader.layout("text-offset", default: .zero, .data)
    textAllowOverlap = try reader.layout("text-allow-overlap", default: false, .zoom)
    textOverlap = try reader.layout("text-overlap", default: nil, .zoom)
    textIgnorePlacement = try reader.layout("text-ignore-placement", default: false, .zoom)
    textOptional = try reader.layout("text-optional", default: false, .zoom)

    iconOpacity = try reader.paint("icon-opacity", default: 1, .data, range: 0...1)
    iconColor = try reader.paint("icon-color", default: .black, .data)
    iconHaloColor = try reader.paint("icon-halo-color", default: .clear, .data)
    iconHaloWidth = try reader.paint("icon-halo-width", default: 0, .data, range: .fromZero)
    iconHaloBlur = try reader.paint("icon-halo-blur", default: 0, .data, range: .fromZero)
    iconTranslate = try reader.paint("icon-translate", default: .zero, .zoom)
    iconTranslateAnchor = try reader.paint("icon-translate-anchor", default: .map, .zoom)
    textOpacity = try reader.paint("text-opacity", default: 1, .data, range: 0...1)
    textColor = try reader.paint("text-color", default: .black, .data)
    textHaloColor = try reader.paint("text-halo-color", default: .clear, .data)
    textHaloWidth = try reader.paint("text-halo-width", default: 0, .data, range: .fromZero)
    textHaloBlur = try reader.paint("text-halo-blur", default: 0, .data, range: .fromZero)
    textTranslate = try reader.paint("text-translate", default: .zero, .zoom)
    textTranslateAnchor = try reader.paint("text-translate-anchor", default: .map, .zoom)
  }
}
