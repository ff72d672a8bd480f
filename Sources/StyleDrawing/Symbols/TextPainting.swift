import Canvas
import Foundation
import Geometry
import MapStyle
import Pixels
import Text

/// The texts of one symbol layer: halos below all letters.
struct TextPainting: Painting {
  private let picture: PixelBuffer

  /// `nil` where there is nothing to write.
  init?(
    _ shown: [SymbolPlacing.Shown], _ rules: SymbolRules, _ scene: StyleScene, typesetter: Typesetter, threads: Int
  ) {
    let camera = scene.camera
    var halos = DisplayList(width: camera.pixelWidth, height: camera.pixelHeight, background: .clear)
    var letters: [(Path, Color)] = []
    for symbol in shown {
      guard let text = symbol.text, let place = symbol.textPlace, let block = text.block(place) else { continue }
      var path = Path()
      Self.write(symbol, text, place, block, rules, scene, typesetter, into: &path)
      guard !path.isEmpty else { continue }
      if text.halo.alpha > 0, text.haloWidth > 0 {
        let reach = text.haloWidth * camera.ratio * (0.5 + 0.5 / symbol.candidate.distance)
        halos.outset(path, by: Float(reach), paint: .solid(text.halo))
      }
      if text.color.alpha > 0 { letters.append((path, text.color)) }
    }
    for (path, color) in letters { halos.fill(path, color: color) }
    guard !halos.commands.isEmpty else { return nil }
    picture = Renderer(threads: threads).render(halos)
  }

  private static func write(
    _ symbol: SymbolPlacing.Shown, _ text: TextLook, _ place: TextLook.Place, _ block: TextBlock,
    _ rules: SymbolRules, _ scene: StyleScene, _ typesetter: Typesetter, into path: inout Path
  ) {
    let camera = scene.camera
    let w = symbol.candidate.distance
    let perspective = rules.textLiesOnGround ? min(0.5 + 0.5 * w, 4) / w : min(0.5 + 0.5 / w, 4)
    let scale = text.size / TextBlock.em * perspective * camera.ratio
    let shift = rules.textShift * camera.ratio
    var style = block.style
    style.size = TextBlock.em * scale
    style.letterSpacing = block.style.letterSpacing * scale
    if rules.placement != .point, rules.textRotatesWithMap {
      let way = TextPath(symbol.candidate, symbol.tile, scene)
      guard let first = block.lines.first else { return }
      let line = typesetter.line(first.text, style: style)
      let middle = (way.anchor * camera.ratio) + place.shift.x * scale
      // The baseline lies below the line by the block's own shift.
      let lift = (first.origin.y + place.shift.y) * scale
      let points = way.line.points.map { $0 * camera.ratio + shift }
      line.curved(along: points, at: middle, maxAngle: 360, centerLift: lift)?.append(to: &path)
      return
    }
    let matrix = scene.matrix(symbol.tile)
    let origin = symbol.candidate.screen * camera.ratio + shift
    var turn = text.rotation
    var transform = AffineTransform.scale(1)
    if rules.textLiesOnGround {
      // Near its anchor the ground is a plane seen at an angle.
      let here = symbol.candidate.anchor.place
      let step = 1 / (symbol.tile.unit * camera.worldSize)
      let ahead = matrix.screen(here + Point(step, 0)) - matrix.screen(here)
      let below = matrix.screen(here + Point(0, step)) - matrix.screen(here)
      let grow = min(0.5 + 0.5 * w, 4) / (perspective * camera.ratio)
      if !rules.textRotatesWithMap { turn += camera.bearing }
      transform = AffineTransform(
        a: ahead.x * grow, b: ahead.y * grow, c: below.x * grow, d: below.y * grow, tx: 0, ty: 0)
    } else if rules.textRotatesWithMap {
      let here = matrix.screen(symbol.candidate.anchor.place)
      let run = matrix.screen(symbol.candidate.anchor.place + Point(8, 0)) - here
      turn += atan2(run.y, run.x)
    }
    let turned = AffineTransform.rotation(sine: sin(turn), cosine: cos(turn)).then(transform).then(.translation(origin))
    for part in block.lines where !part.text.isEmpty {
      let line = typesetter.line(part.text, style: style)
      line.append(to: &path, transform: AffineTransform.translation((part.origin + place.shift) * scale).then(turned))
    }
  }

  func paint(_ band: Band) {
    for y in band.rows {
      for x in 0..<band.width {
        let bits = picture.storage[y * picture.stride + x]
        guard bits != 0 else { continue }
        let color = SIMD4<Float>(SIMD4<UInt32>(bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24)) / 255
        band.blend(color, x, y)
      }
    }
  }
}
