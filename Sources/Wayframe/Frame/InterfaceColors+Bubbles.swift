import MapDrawing
import NavigationUI

/// The interface's colours for bubbles on the map.
extension InterfaceColors {
  /// What buttons cast, they cast too.
  var bubbleShadows: [BubbleShadow] {
    shadows.low.map { BubbleShadow(drop: $0.drop, sigma: $0.blur / 2, color: $0.color) }
  }

  /// The text of the chosen route's bubble, whose ground is the map style's.
  func ink(onCallOut ground: SRGBColor) -> SRGBColor {
    Contrast.ratio(onSelectedCallout, ground) >= Contrast.required(size: 15, isBold: true)
      ? onSelectedCallout : Contrast.ink(on: ground)
  }
}
