import Canvas
import Geometry
import Pixels

extension DisplayList {
  /// Draws the placed symbols of one layer: all icons, then all halos, then all letters, so that no halo lies on a
  /// neighbour's letters.
  mutating func append(_ symbols: [PlacedSymbol]) {
    appendIcons(symbols.compactMap(\.icon))
    var halos = Array(repeating: 0..<0, count: symbols.count)
    for (index, symbol) in symbols.enumerated() where symbol.haloWidth > 0 && symbol.haloColor.alpha > 0 {
      let first = commands.count
      // Sixteenths of pixels, so that equal halos share their coverage.
      let width = Float((symbol.haloWidth * 16).rounded() / 16)
      glyphs(symbol.glyphs, outset: width, paint: .solid(symbol.haloColor))
      outset(symbol.curvedGlyphs, by: width, paint: .solid(symbol.haloColor))
      halos[index] = first..<commands.count
    }
    for (index, symbol) in symbols.enumerated() where symbol.textColor.alpha > 0 {
      text(symbol.lines, halo: halos[index]) { list in
        list.glyphs(symbol.glyphs, paint: .solid(symbol.textColor))
        list.fill(symbol.curvedGlyphs, color: symbol.textColor)
      }
    }
  }

  /// Icons of equal opacity that follow each other are drawn as one picture.
  private mutating func appendIcons(_ icons: [PlacedSymbol.Icon]) {
    var start = 0
    while start < icons.count {
      let opacity = icons[start].opacity
      let end = icons[start...].firstIndex { $0.opacity != opacity } ?? icons.count
      let run = icons[start..<end]
      start = end
      guard opacity > 0 else { continue }
      if opacity < 1 {
        layer(opacity: Float(opacity)) { list in
          for icon in run { icon.icon.draw(into: &list, transform: icon.transform) }
        }
      } else {
        for icon in run { icon.icon.draw(into: &self, transform: icon.transform) }
      }
    }
  }
}
