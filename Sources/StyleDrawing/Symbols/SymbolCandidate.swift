import Geometry
import MapStyle
import Pixels
import Text

/// A symbol that may be placed: where it stands and what it consists of.
struct SymbolCandidate: Sendable {
  var feature: DrawnFeature
  var anchor: SymbolAnchorPoint
  /// The anchor on the screen in points, and how far it is: 1 at the distance of the view's middle.
  var screen: Point
  var distance: Double
  var icon: IconLook?
  var text: TextLook?
  var sortKey = 0.0
  /// Its place in the order of the file.
  var order: Int
}

/// How a symbol's picture is drawn.
struct IconLook: Sendable {
  var layout: IconLayout
  /// As drawn, and as boxes see it.
  var size, layoutSize: Double
  var rotation: Double
  var padding: Padding
  var color, halo: Premultiplied
  var opacity: Float
  var haloWidth, haloBlur: Double
  /// Whether texels are taken as they are.
  var isNearest: Bool
}

/// How a symbol's text is drawn.
struct TextLook: Sendable {
  struct Place: Sendable {
    var anchor: SymbolAnchor
    /// From the anchor to the block's middle, in 24ths of an em.
    var shift: Point
    var justify: TextJustify
  }

  var content: String
  var blocks: [TextJustify: TextBlock]
  /// In the order in which they are tried.
  var places: [Place]
  var size, layoutSize: Double
  var rotation: Double
  var padding: Double
  var color, halo: Color
  var haloWidth: Double

  func block(_ place: Place) -> TextBlock? { blocks[place.justify] }
}

/// Properties of a symbol layer that all its features share.
struct SymbolRules: Sendable {
  let placement: SymbolPlacement
  let spacing: Double
  let iconOverlap, textOverlap: SymbolOverlap
  let iconIgnoresPlacement, textIgnoresPlacement: Bool
  let iconIsOptional, textIsOptional: Bool
  let iconRotatesWithMap, textRotatesWithMap: Bool
  let iconLiesOnGround, textLiesOnGround: Bool
  let iconKeepsUpright: Bool
  let iconShift, textShift: Point
  let isOrderedByKey, isOrderedByY: Bool
  let maxAngle: Double
  let lineHeight: Double
  let textFit: IconTextFit
  let textFitPadding: Padding
  let isSizeOne, isRotationZero: Bool

  init(_ layer: SymbolLayer, _ scene: StyleScene) {
    let rules = scene.rules
    placement = rules.layout(layer.placement)
    spacing = rules.layout(layer.spacing)
    func overlap(_ mode: SymbolOverlap?, _ allows: Bool) -> SymbolOverlap { mode ?? (allows ? .always : .never) }
    iconOverlap = overlap(rules.layout(layer.iconOverlap), rules.layout(layer.iconAllowOverlap))
    textOverlap = overlap(rules.layout(layer.textOverlap), rules.layout(layer.textAllowOverlap))
    iconIgnoresPlacement = rules.layout(layer.iconIgnorePlacement)
    textIgnoresPlacement = rules.layout(layer.textIgnorePlacement)
    iconIsOptional = rules.layout(layer.iconOptional)
    textIsOptional = rules.layout(layer.textOptional)
    let isOnLine = placement != .point
    func turns(_ alignment: RotationAlignment) -> Bool { alignment == .map || (alignment == .auto && isOnLine) }
    func lies(_ alignment: PitchAlignment, _ turns: Bool) -> Bool { alignment == .map || (alignment == .auto && turns) }
    iconRotatesWithMap = turns(rules.layout(layer.iconRotationAlignment))
    textRotatesWithMap = turns(rules.layout(layer.textRotationAlignment))
    iconLiesOnGround = lies(rules.layout(layer.iconPitchAlignment), iconRotatesWithMap)
    textLiesOnGround = lies(rules.layout(layer.textPitchAlignment), textRotatesWithMap)
    iconKeepsUpright = rules.layout(layer.iconKeepUpright)
    iconShift = scene.camera.screenShift(
      rules.paint(layer.iconTranslate), isMap: rules.paint(layer.iconTranslateAnchor) == .map)
    textShift = scene.camera.screenShift(
      rules.paint(layer.textTranslate), isMap: rules.paint(layer.textTranslateAnchor) == .map)
    isOrderedByKey = !layer.sortKey.isDefault
    let zOrder = rules.layout(layer.zOrder)
    let mayOverlap =
      iconOverlap != .never || textOverlap != .never || iconIgnoresPlacement || textIgnoresPlacement
    isOrderedByY = zOrder == .viewportY || (zOrder == .auto && !isOrderedByKey && mayOverlap)
    maxAngle = rules.layout(layer.textMaxAngle) * .pi / 180
    lineHeight = rules.layout(layer.textLineHeight) * TextBlock.em
    textFit = rules.layout(layer.iconTextFit)
    textFitPadding = rules.layout(layer.iconTextFitPadding)
    isSizeOne = layer.iconSize.isConstant && rules.layout(layer.iconSize) == 1
    isRotationZero = layer.iconRotate.isConstant && rules.layout(layer.iconRotate) == 0
  }
}
