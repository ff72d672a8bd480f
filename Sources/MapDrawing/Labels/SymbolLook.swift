import Geometry
import MapStyle
import Pixels

/// A symbol's properties as resolved for one feature: sizes in points, text distances in ems.
struct SymbolLook: Sendable, Hashable {
  var placement = SymbolPlacement.point
  var spacing = 250.0
  /// Of ways, the level at which they run: what runs above them covers their names.
  var level = 0.0
  /// Whether it rises to the roof of a building around its place.
  var mayStandOnRoof = true

  var text = ""
  /// What stands for the text where it is too long for its line, the longest first.
  var shortTexts: [String] = []
  var textSize = 16.0
  var isBold = false
  var isItalic = false
  var letterSpacing = 0.0
  var maxWidth = 10.0
  var lineHeight = 1.2
  var justify = TextJustify.center
  /// Tried in order.
  var anchors = [AnchorOffset(anchor: .center, offset: .zero)]
  /// Clockwise about the place.
  var textRotateDegrees = 0.0
  var maxAngleDegrees = 45.0
  var textPadding = 2.0
  /// Whether the text keeps upright on a line instead of running along it.
  var isTextUpright = false
  var textAllowsOverlap = false
  var textIgnoresPlacement = false
  var textIsOptional = false
  var textColor = Color.black
  var haloColor = Color.clear
  var haloWidth = 0.0
  var textTranslate = Point(0, 0)
  var textTranslateAnchor = TranslateAnchor.map

  var iconName = ""
  var iconSize = 1.0
  var iconAnchor = SymbolAnchor.center
  var iconOffset = Point(0, 0)
  var iconRotateDegrees = 0.0
  var iconPadding = 2.0
  /// Whether it turns with the map, and with the line it stands on.
  var iconTurnsWithMap = false
  /// Whether it lies on the ground.
  var iconLiesOnGround = false
  var iconAllowsOverlap = false
  var iconIgnoresPlacement = false
  var iconIsOptional = false
  var iconOpacity = 1.0
  var iconTranslate = Point(0, 0)
  var iconTranslateAnchor = TranslateAnchor.map
}

/// Resolves one symbol layer for many features: what is equal for all is evaluated once.
struct SymbolResolver {
  private let layer: SymbolLayer
  private let shared: SymbolLook
  private let textField: PerFeature<FormattedText>
  private let iconImage: PerFeature<ResolvedImage?>

  init(_ layer: SymbolLayer, _ context: EvaluationContext) {
    self.layer = layer
    textField = PerFeature(layer.textField, context)
    iconImage = PerFeature(layer.iconImage, context)
    var look = SymbolLook()
    look.placement = layer.placement.value(context)
    look.spacing = layer.spacing.value(context)
    let onLine = look.placement != .point
    look.isTextUpright = !onLine || layer.textRotationAlignment.value(context) == .viewport
    look.textAllowsOverlap = Self.allows(layer.textOverlap.value(context), layer.textAllowOverlap.value(context))
    look.textIgnoresPlacement = layer.textIgnorePlacement.value(context)
    look.textIsOptional = layer.textOptional.value(context)
    look.textPadding = layer.textPadding.value(context)
    look.lineHeight = layer.textLineHeight.value(context)
    look.maxAngleDegrees = layer.textMaxAngle.value(context)
    look.textTranslate = layer.textTranslate.value(context)
    look.textTranslateAnchor = layer.textTranslateAnchor.value(context)
    look.iconTranslate = layer.iconTranslate.value(context)
    look.iconTranslateAnchor = layer.iconTranslateAnchor.value(context)
    let rotation = layer.iconRotationAlignment.value(context)
    look.iconTurnsWithMap = rotation == .map || (rotation == .auto && onLine)
    let pitch = layer.iconPitchAlignment.value(context)
    look.iconLiesOnGround = pitch == .map || (pitch == .auto && rotation == .map)
    look.iconAllowsOverlap = Self.allows(layer.iconOverlap.value(context), layer.iconAllowOverlap.value(context))
    look.iconIgnoresPlacement = layer.iconIgnorePlacement.value(context)
    look.iconIsOptional = layer.iconOptional.value(context)
    shared = look
  }

  private static func allows(_ overlap: SymbolOverlap?, _ allowOverlap: Bool) -> Bool {
    overlap.map { $0 != .never } ?? allowOverlap
  }

  /// The look for the context's feature; `nil` when there is neither text nor an icon.
  func look(_ context: EvaluationContext) -> SymbolLook? {
    var look = shared
    look.text = text(context)
    look.iconName = iconImage.value(context)?.name ?? ""
    guard !look.text.isEmpty || !look.iconName.isEmpty else { return nil }
    if !look.text.isEmpty { resolveText(&look, context) }
    if !look.iconName.isEmpty { resolveIcon(&look, context) }
    return look
  }

  private func text(_ context: EvaluationContext) -> String {
    let text = textField.value(context).sections.map(\.text).joined()
    switch layer.textTransform.value(context) {
    case .none: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    }
  }

  private func resolveText(_ look: inout SymbolLook, _ context: EvaluationContext) {
    let faces = layer.textFont.value(context).joined(separator: " ").lowercased()
    look.isBold = ["bold", "black", "semibold", "heavy"].contains { faces.contains($0) }
    look.isItalic = faces.contains("italic") || faces.contains("oblique")
    look.textSize = layer.textSize.value(context)
    look.letterSpacing = layer.textLetterSpacing.value(context)
    look.maxWidth = layer.textMaxWidth.value(context)
    look.justify = layer.textJustify.value(context)
    look.anchors = layer.anchorPlaces(context, runsAlongLine: !look.isTextUpright)
    look.textRotateDegrees = layer.textRotate.value(context)
    look.textColor = layer.textColor.value(context).opacity(Float(layer.textOpacity.value(context)))
    look.haloColor = layer.textHaloColor.value(context).opacity(Float(layer.textOpacity.value(context)))
    look.haloWidth = layer.textHaloWidth.value(context)
  }

  private func resolveIcon(_ look: inout SymbolLook, _ context: EvaluationContext) {
    look.iconSize = layer.iconSize.value(context)
    look.iconAnchor = layer.iconAnchor.value(context)
    look.iconOffset = layer.iconOffset.value(context)
    look.iconRotateDegrees = layer.iconRotate.value(context)
    let padding = layer.iconPadding.value(context)
    look.iconPadding = max(padding.top, padding.right, padding.bottom, padding.left)
    look.iconOpacity = layer.iconOpacity.value(context)
  }
}
