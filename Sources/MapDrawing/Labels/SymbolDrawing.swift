import Canvas
import Geometry
import Pixels

extension DisplayList {
  /// Draws the placed symbols of one layer: all icons, then all halos, then all letters, so that no halo lies on a
  /// neighbour's letters.
  mutating func append(_ symbols: [PlacedSymbol]) {
    appendIcons(symbols.compactMap(\.icon))
    var inks: [Ink] = []
    var places: [Ink.Key: Int] = [:]
    for symbol in symbols where !symbol.glyphs.isEmpty {
      let key = Ink.Key(
        text: symbol.textColor, halo: symbol.haloColor, haloWidth: Float((symbol.haloWidth * 16).rounded() / 16))
      if let place = places[key] {
        inks[place].glyphs.append(symbol.glyphs)
      } else {
        places[key] = inks.count
        inks.append(Ink(key: key, glyphs: symbol.glyphs))
      }
    }
    for ink in inks where ink.key.haloWidth > 0 && ink.key.halo.alpha > 0 {
      outset(ink.glyphs, by: ink.key.haloWidth, paint: .solid(ink.key.halo))
    }
    for ink in inks where ink.key.text.alpha > 0 { fill(ink.glyphs, color: ink.key.text) }
  }

  /// Icons of equal opacity that follow each other are laid down as one picture.
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

/// Letters of one colour and halo.
private struct Ink {
  struct Key: Hashable {
    var text, halo: Color
    var haloWidth: Float
  }

  var key: Key
  var glyphs: Path
}
