import Geometry
import MapDrawing
import NavigationUI
import Text

extension SceneInterface {
  /// What is shown, in drawing order, with its texts.
  func elements(_ fonts: FontLibrary) -> [FrameLayout.Element] {
    let own = Dictionary(views.placed.map { ($0.name, $0.texts) }) { first, _ in first }
    let texts = Dictionary(grouping: layout.texts) { $0.element.rawValue }.merging(own) { element, _ in element }
    return elements.map { element in
      var element = element
      element.texts = (texts[element.name] ?? []).compactMap { FrameLayout.Text($0, fonts) }
      return element
    }
  }
}

extension FrameLayout.Text {
  /// Nothing for a text without ink.
  init?(_ text: PlacedText, _ fonts: FontLibrary) {
    let ink = text.bounds
    guard ink.minX <= ink.maxX else { return nil }
    let hasGround = text.ground.alpha > 0
    let ratio = hasGround ? HeaderPalette.worstContrast(text.color, text.ground) : nil
    var families: [String] = []
    for family in text.fonts.map(fonts.family) where !families.contains(family) { families.append(family) }
    self.init(
      text: text.text, color: text.color.hex, ground: hasGround ? text.ground.hex : nil,
      contrast: ratio.map { ($0 * 100).rounded(.down) / 100 },
      font: FrameLayout.Font(families: families, size: text.size, isBold: text.isBold), isTruncated: text.isTruncated,
      x: ink.minX, y: ink.minY, width: ink.width, height: ink.height)
  }
}

extension FrameLayout.Label {
  /// - Parameter scale: pixels a point.
  init(_ label: MapLandmarks.Label, scale: Double) {
    let box = label.bounds.scaled(by: 1 / scale)
    self.init(text: label.text, layer: label.layer, x: box.minX, y: box.minY, width: box.width, height: box.height)
  }
}
