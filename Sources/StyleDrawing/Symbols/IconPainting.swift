import Foundation
import Geometry
import MapStyle
import Pixels

/// The pictures of one symbol layer.
struct IconPainting: Painting {
  private struct Quad {
    var corners: [MeshVertex]
    var shader: IconShader
    var rows: ClosedRange<Double>
  }

  private let quads: [Quad]
  private let mask: TileMask

  init(_ shown: [SymbolPlacing.Shown], _ rules: SymbolRules, _ scene: StyleScene) {
    mask = TileMask(width: scene.camera.pixelWidth, height: scene.camera.pixelHeight)
    var quads: [Quad] = []
    // Tile by tile: plain pictures, halos, then fills; by key one after the other.
    var start = shown.startIndex
    while start < shown.endIndex {
      let end =
        rules.isOrderedByKey
        ? start + 1 : shown[start...].firstIndex { $0.tile != shown[start].tile } ?? shown.endIndex
      let group = shown[start..<end]
      for pass in [IconShader.Pass.plain, .halo, .fill] {
        for symbol in group {
          guard let icon = symbol.icon, icon.opacity > 0 else { continue }
          let isDistance = icon.layout.image.isSDF
          guard isDistance ? pass != .plain : pass == .plain else { continue }
          if pass == .halo, icon.halo.w == 0 || icon.haloWidth == 0 { continue }
          quads += Self.quads(symbol, icon, pass, rules, scene)
        }
      }
      start = end
    }
    self.quads = quads
  }

  private static func quads(
    _ symbol: SymbolPlacing.Shown, _ icon: IconLook, _ pass: IconShader.Pass, _ rules: SymbolRules,
    _ scene: StyleScene
  ) -> [Quad] {
    let camera = scene.camera
    let matrix = scene.matrix(symbol.tile).shifted(by: rules.iconShift * camera.ratio)
    let anchor = symbol.candidate.anchor
    let w = symbol.candidate.distance
    // The line's direction on the map and on the screen.
    let ground = rules.iconRotatesWithMap ? atan2(anchor.direction.y, anchor.direction.x) : 0
    var turn = icon.rotation
    var place: (Point) -> SIMD3<Double>
    let scale: Double
    if rules.iconLiesOnGround {
      turn += rules.iconRotatesWithMap ? ground : camera.bearing
      scale = icon.size * min(0.5 + 0.5 * w, 4)
      let units = 1 / (symbol.tile.unit * camera.worldSize)
      place = { matrix(anchor.place + $0 * units) }
    } else {
      if rules.iconRotatesWithMap {
        let ahead = matrix(anchor.place + anchor.direction * 8)
        let here = matrix(anchor.place)
        let run = Point(ahead.x, ahead.y) / ahead.z - Point(here.x, here.y) / here.z
        turn += atan2(run.y, run.x)
      }
      scale = icon.size * min(0.5 + 0.5 / w, 4)
      let here = matrix(anchor.place)
      place = { point in
        SIMD3(here.x + point.x * camera.ratio * here.z, here.y + point.y * camera.ratio * here.z, here.z)
      }
    }
    if rules.iconKeepsUpright, rules.iconRotatesWithMap, rules.placement != .point {
      let ahead = rules.iconLiesOnGround ? turn - camera.bearing : turn
      if cos(ahead - icon.rotation) < -1e-9 { turn += .pi }
    }
    let (s, c) = (sin(turn), cos(turn))
    let gamma = rules.iconLiesOnGround ? w / cos(camera.pitch) : 1
    let shader = IconShader(icon, pass, ratio: camera.ratio, gamma: gamma)
    return icon.layout.pieces.compactMap { piece in
      let texels = piece.texels.corners
      let corners = zip(piece.box.corners, texels).map { corner, texel in
        let point = corner * scale
        return MeshVertex(
          position: place(Point(point.x * c - point.y * s, point.x * s + point.y * c)),
          values: SIMD8(Float(texel.x), Float(texel.y), 0, 0, 0, 0, 0, 0))
      }
      let rows = corners.map { $0.position.y / $0.position.z }
      guard let low = rows.min(), let high = rows.max(), low.isFinite, high.isFinite else { return nil }
      return Quad(corners: corners, shader: shader, rows: low...high)
    }
  }

  func paint(_ band: Band) {
    let rasterizer = TriangleRasterizer(band: band, mask: mask)
    for quad in quads
    where quad.rows.upperBound >= Double(band.rows.lowerBound) && quad.rows.lowerBound <= Double(band.rows.upperBound) {
      rasterizer.draw(quad.corners[0], quad.corners[1], quad.corners[2], quad.shader)
      rasterizer.draw(quad.corners[0], quad.corners[2], quad.corners[3], quad.shader)
    }
  }
}

/// Colours pictures: as they are, or by the distances to an outline that they hold.
struct IconShader: Shader, Sendable {
  enum Pass { case plain, halo, fill }

  private enum Look: Sendable {
    case plain(isNearest: Bool)
    case fill(softness: Float)
    case halo(edge: Float, softness: Float)
  }

  /// The distance that is the outline.
  private static let edge: Float = 0.75

  private let texture: Texture
  private let look: Look
  private let color: Premultiplied

  /// - Parameter gamma: by how much soft edges are widened.
  init(_ icon: IconLook, _ pass: Pass, ratio: Double, gamma: Double) {
    texture = icon.layout.image.texture
    let size = max(icon.size, 1e-6)
    switch pass {
    case .plain:
      color = SIMD4(repeating: icon.opacity)
      look = .plain(isNearest: icon.isNearest)
    case .fill:
      color = icon.color * icon.opacity
      look = .fill(softness: Float(0.105 / ratio / size * gamma))
    case .halo:
      color = icon.halo * icon.opacity
      look = .halo(
        edge: Float((6 - icon.haloWidth / size) / 8),
        softness: Float((icon.haloBlur * 1.19 / 8 + 0.105 / ratio) / size * gamma))
    }
  }

  @inline(__always) func color(_ values: SIMD8<Float>) -> Premultiplied {
    switch look {
    case .plain(let isNearest):
      return (isNearest ? texture.nearest(values[0], values[1]) : texture.linear(values[0], values[1])) * color
    case .fill(let softness):
      return color * smoothstep(Self.edge - softness, Self.edge + softness, texture.linear(values[0], values[1]).w)
    case .halo(let edge, let softness):
      let distance = texture.linear(values[0], values[1]).w
      // The inside stays free, for pictures whose own colour is translucent.
      let inner = smoothstep(Self.edge, Self.edge + 2 * softness, distance)
      return color * min(smoothstep(edge - softness, edge + softness, distance), 1 - inner)
    }
  }
}
