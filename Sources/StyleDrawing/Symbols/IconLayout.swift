import Geometry
import MapStyle
import Pixels

/// A picture as it stands about its anchor, in points before `icon-size`.
struct IconLayout: Sendable {
  /// A part of the picture and where it goes.
  struct Piece: Sendable {
    var box: Rect
    /// In texels.
    var texels: Rect
  }

  let image: SpriteImage
  /// What it covers, without transparent borders.
  let box: Rect
  let pieces: [Piece]

  init(_ image: SpriteImage, anchor: SymbolAnchor, offset: Point) {
    let size = image.size
    let share = anchor.share
    let corner = offset - Point(size.x * share.x, size.y * share.y)
    let box = Rect(x: corner.x, y: corner.y, width: size.x, height: size.y)
    self.image = image
    self.box = box
    // One texel more on each side, so that soft borders are not cut.
    let border = 1 / image.ratio
    pieces = [
      Piece(
        box: box.inset(by: -border),
        texels: Rect(minX: -1, minY: -1, maxX: image.pixels.x + 1, maxY: image.pixels.y + 1))
    ]
  }

  /// The picture drawn around a text, its stretchable parts enlarged.
  init(_ image: SpriteImage, around text: Rect, fit: IconTextFit, padding: Padding, offset: Point) {
    self.image = image
    var box = Rect(
      minX: text.minX - padding.left, minY: text.minY - padding.top, maxX: text.maxX + padding.right,
      maxY: text.maxY + padding.bottom)
    let size = image.size
    let middle = text.center
    if fit == .height { box = Rect(x: middle.x - size.x / 2, y: box.minY, width: size.x, height: box.height) }
    if fit == .width { box = Rect(x: box.minX, y: middle.y - size.y / 2, width: box.width, height: size.y) }
    box = box.offset(by: offset)
    self.box = box
    let entry = image.entry
    // The box for text is what is laid on the text; the rest stands around it.
    let content = entry.content ?? SIMD4(0, 0, image.pixels.x, image.pixels.y)
    let columns = Self.stops(
      entry.stretchX, content.x...max(content.x, content.z), whole: image.pixels.x, ratio: image.ratio,
      low: box.minX, high: box.maxX)
    let rows = Self.stops(
      entry.stretchY, content.y...max(content.y, content.w), whole: image.pixels.y, ratio: image.ratio,
      low: box.minY, high: box.maxY)
    var pieces: [Piece] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        pieces.append(
          Piece(
            box: Rect(minX: left.place, minY: top.place, maxX: right.place, maxY: bottom.place),
            texels: Rect(minX: left.texel, minY: top.texel, maxX: right.texel, maxY: bottom.texel)))
      }
    }
    self.pieces = pieces
  }

  /// Where texels go along one axis: the content's ends lie on the box, fixed parts keep their size, the others share
  /// what is left.
  private static func stops(
    _ stretches: [ClosedRange<Double>], _ content: ClosedRange<Double>, whole: Double, ratio: Double, low: Double,
    high: Double
  ) -> [(texel: Double, place: Double)] {
    let zones = stretches.isEmpty ? [0...whole] : stretches.sorted { $0.lowerBound < $1.lowerBound }
    func stretched(upTo texel: Double) -> Double {
      zones.reduce(0) { $0 + max(0, min($1.upperBound, texel) - $1.lowerBound) }
    }
    let stretchInside = stretched(upTo: content.upperBound) - stretched(upTo: content.lowerBound)
    let fixedInside = (content.upperBound - content.lowerBound - stretchInside) / ratio
    let scale = stretchInside > 0 ? max(high - low - fixedInside, 0) / stretchInside : 1 / ratio
    func place(_ texel: Double) -> Double {
      let (s, s0) = (stretched(upTo: texel), stretched(upTo: content.lowerBound))
      let fixed = (texel - s) - (content.lowerBound - s0)
      return low + (s - s0) * scale + fixed / ratio
    }
    var texels = [-1.0, whole + 1] + zones.flatMap { [$0.lowerBound, $0.upperBound] }
    texels = Array(Set(texels)).sorted()
    return texels.map { ($0, place($0)) }
  }
}

extension SymbolAnchor {
  /// Which part of a thing's size lies left of and above its anchor.
  var share: Point {
    switch self {
    case .center: Point(0.5, 0.5)
    case .left: Point(0, 0.5)
    case .right: Point(1, 0.5)
    case .top: Point(0.5, 0)
    case .bottom: Point(0.5, 1)
    case .topLeft: Point(0, 0)
    case .topRight: Point(1, 0)
    case .bottomLeft: Point(0, 1)
    case .bottomRight: Point(1, 1)
    }
  }
}
