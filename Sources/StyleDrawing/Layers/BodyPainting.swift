import Foundation
import Geometry
import MapData
import MapStyle
import Pixels

/// Bodies that rise from the ground: flat roofs and plain walls, the nearest one at each pixel.
struct BodyPainting: Painting {
  private struct Roof {
    var rings: [[Point]]
    var rule: AreaCoverage.Rule
    var isClockwise: Bool
    var inverse: ProjectiveTransform
    var color: Premultiplied
    var pattern: PatternFill?
    var rows: ClosedRange<Double>
  }

  private struct Wall {
    /// Foot and head at the start, head and foot at the end; they carry their colour and, as eighth, their `w`.
    var corners: [MeshVertex]
    var pattern: Texture?
    var rows: ClosedRange<Double>
  }

  private let roofs: [Roof]
  private let walls: [Wall]
  private let opacity: Float
  private let mask: TileMask

  /// Nearer than this part of the eye's distance nothing is drawn.
  private static let near = 0.1

  init(_ layer: StyleLayer, _ extrusion: FillExtrusionLayer, _ scene: StyleScene) {
    let rules = scene.rules
    let camera = scene.camera
    opacity = Float(rules.paint(extrusion.opacity))
    mask = TileMask(width: camera.pixelWidth, height: camera.pixelHeight)
    let translate = rules.paint(extrusion.translate)
    let anchor = rules.paint(extrusion.translateAnchor)
    let light = SurfaceLight(scene.light, rules, camera, hasGradient: rules.paint(extrusion.verticalGradient))
    let latitude = WebMercator.unproject(camera.center).latitude
    let pointsPerMetre = camera.worldSize / WebMercator.metresPerWorldUnit(latitude: latitude)
    var roofs: [Roof] = []
    var walls: [Wall] = []
    for tile in scene.tiles(of: layer) where opacity > 0 {
      let matrix = scene.matrix(tile.tile, translate: translate, anchor)
      for feature in scene.features(layer, tile) where feature.item.tile.kind == .polygon {
        let height = max(0, rules.paint(extrusion.height, feature))
        let base = max(0, rules.paint(extrusion.base, feature))
        var image: SpriteImage?
        if !extrusion.pattern.isDefault {
          guard let name = rules.fixed(extrusion.pattern, feature)?.name, let found = scene.sprites[name] else {
            continue
          }
          image = found
        }
        let color = rules.paint(extrusion.color, feature).premultiplied
        let rings = RingGroups.polygons(feature.item).flatMap { $0 }
        let (low, high) = (base * pointsPerMetre, height * pointsPerMetre)
        if let roof = Self.roof(rings, feature.item, matrix, high, light.color(color, normal: SIMD3(0, 0, 1))) {
          var roof = roof
          if let image {
            roof.pattern = PatternFill(
              image.texture, size: image.pixels / camera.ratio, camera: camera, shift: Point(0, 0), opacity: 1)
          }
          roofs.append(roof)
        }
        guard height > base else { continue }
        for ring in rings {
          for index in ring.indices {
            let (a, b) = (ring[index], ring[(index + 1) % ring.count])
            if a != b, !Self.isAtBorder(a, b) {
              let normal = (b - a).normalized.perpendicular * -1
              let shades = light.wall(color, normal: normal, base: base, height: height)
              if let wall = Self.wall(a, b, matrix, low, high, shades) { walls.append(wall) }
            }
          }
        }
      }
    }
    self.roofs = roofs
    self.walls = walls
  }

  /// Whether a side lies along the tile's border or beyond it, where tiles only cut what they hold.
  private static func isAtBorder(_ a: Point, _ b: Point) -> Bool {
    let extent = TileStore.extent
    return (a.x == b.x && (a.x < 0 || a.x > extent)) || (a.y == b.y && (a.y < 0 || a.y > extent))
  }

  private static func roof(
    _ rings: [[Point]], _ item: SourceFeature, _ matrix: GroundMatrix, _ height: Double, _ color: Premultiplied
  ) -> Roof? {
    let raised = GroundMatrix(x: matrix.x, y: matrix.y, z: matrix.z, origin: matrix.origin + matrix.z * height)
    guard let inverse = raised.plane.inverse else { return nil }
    var screen: [[Point]] = []
    var bounds = Rect.null
    for ring in rings {
      let image = HomogeneousClip.polygon(ring.map { raised($0) }).map { Point($0.x, $0.y) / $0.z }
      guard image.count > 2 else { continue }
      bounds = bounds.union(Rect(bounding: image))
      screen.append(image)
    }
    guard let first = screen.first, bounds.minY.isFinite, bounds.maxY.isFinite else { return nil }
    return Roof(
      rings: screen, rule: item.hasOrientedRings ? .winding : .evenOdd, isClockwise: doubleArea(first) > 0,
      inverse: inverse, color: color, rows: bounds.minY...bounds.maxY)
  }

  private static func wall(
    _ a: Point, _ b: Point, _ matrix: GroundMatrix, _ low: Double, _ high: Double,
    _ shades: (foot: Premultiplied, head: Premultiplied)
  ) -> Wall? {
    func corner(_ place: Point, _ height: Double, _ color: Premultiplied) -> MeshVertex {
      let position = matrix(place, height: height)
      return MeshVertex(
        position: position, values: SIMD8(color.x, color.y, color.z, color.w, 0, 0, 0, Float(position.z)))
    }
    let corners = [
      corner(a, low, shades.foot), corner(a, high, shades.head), corner(b, high, shades.head),
      corner(b, low, shades.foot),
    ]
    let screen = corners.map { Point($0.position.x, $0.position.y) / $0.position.z }
    if corners.allSatisfy({ $0.position.z > HomogeneousClip.near }) {
      // Seen from outside, a clockwise ring's walls run from right to left.
      guard doubleArea(screen) < 0 else { return nil }
      let rows = screen.map(\.y)
      return Wall(corners: corners, rows: (rows.min() ?? 0)...(rows.max() ?? 0))
    }
    guard corners.contains(where: { $0.position.z > HomogeneousClip.near }) else { return nil }
    return Wall(corners: corners, rows: -1e9...1e9)
  }

  func paint(_ band: Band) {
    let whole = roofs.contains { touches($0.rows, band) } || walls.contains { touches($0.rows, band) }
    guard whole else { return }
    var colors = [Premultiplied](repeating: .zero, count: band.width * band.rows.count)
    var isDrawn = [Bool](repeating: false, count: colors.count)
    func put(_ x: Int, _ y: Int, _ w: Float, _ color: Premultiplied) {
      guard w >= Float(Self.near), w <= band.depth(x, y).pointee else { return }
      band.depth(x, y).pointee = w
      let index = (y - band.rows.lowerBound) * band.width + x
      colors[index] = color
      isDrawn[index] = true
    }
    for roof in roofs where touches(roof.rows, band) {
      let low = max(Int(max(roof.rows.lowerBound, 0)), band.rows.lowerBound)
      let high = min(Int(min(roof.rows.upperBound, Double(band.rows.upperBound)).rounded(.up)), band.rows.upperBound)
      guard low < high else { continue }
      let inverse = roof.inverse
      CentreCoverage.forEach(roof.rings, roof.rule, isClockwise: roof.isClockwise, rows: low..<high, mask: mask) {
        x, y in
        let nearness = inverse.w(Point(Double(x) + 0.5, Double(y) + 0.5))
        put(x, y, Float(1 / nearness), roof.pattern?.color(x, y) ?? roof.color)
      }
    }
    let rasterizer = TriangleRasterizer(band: band, mask: mask)
    for wall in walls where touches(wall.rows, band) {
      let corners = wall.corners
      func draw(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
        rasterizer.scan(a, b, c) { x, y, values in
          put(x, y, values[7], SIMD4(values[0], values[1], values[2], values[3]))
        }
      }
      draw(corners[0], corners[1], corners[2])
      draw(corners[0], corners[2], corners[3])
    }
    for y in band.rows {
      let base = (y - band.rows.lowerBound) * band.width
      for x in 0..<band.width where isDrawn[base + x] { band.blend(colors[base + x] * opacity, x, y) }
    }
  }

  private func touches(_ rows: ClosedRange<Double>, _ band: Band) -> Bool {
    rows.upperBound >= Double(band.rows.lowerBound) && rows.lowerBound <= Double(band.rows.upperBound)
  }
}

/// The light on roofs and walls.
private struct SurfaceLight {
  private let direction: SIMD3<Float>
  private let color: SIMD3<Float>
  private let intensity: Float
  private let hasGradient: Bool

  init(_ light: Light, _ rules: ZoomRules, _ camera: MapCamera, hasGradient: Bool) {
    let position = rules.paint(light.position)
    let (azimuth, polar) = (position.y * .pi / 180, position.z * .pi / 180)
    let x = position.x * sin(azimuth) * sin(polar)
    let y = -position.x * cos(azimuth) * sin(polar)
    var ground = Point(x, y)
    if rules.paint(light.anchor) == .viewport { ground = camera.groundShift(ground, isViewport: true) }
    direction = SIMD3(Float(ground.x), Float(ground.y), Float(position.x * cos(polar)))
    let tint = rules.paint(light.color)
    color = SIMD3(tint.red, tint.green, tint.blue)
    intensity = Float(rules.paint(light.intensity))
    self.hasGradient = hasGradient
  }

  func color(_ surface: Premultiplied, normal: SIMD3<Float>) -> Premultiplied {
    shaded(surface, directional(surface, normal))
  }

  /// A wall's colours at its foot and its head.
  func wall(
    _ surface: Premultiplied, normal: Point, base: Double, height: Double
  ) -> (foot: Premultiplied, head: Premultiplied) {
    let plain = directional(surface, SIMD3(Float(normal.x), Float(normal.y), 0))
    // Walls that run exactly from north to south have no gradient.
    guard hasGradient, normal.y != 0 else { return (shaded(surface, plain), shaded(surface, plain)) }
    let least = 0.7 + (0.98 - 0.7) * (1 - intensity)
    func share(_ t: Double) -> Float { min(max(Float((t + base) * (height / 150).squareRoot()), least), 1) }
    return (shaded(surface, plain * share(0)), shaded(surface, plain * share(1)))
  }

  private func directional(_ surface: Premultiplied, _ normal: SIMD3<Float>) -> Float {
    let luminance = surface.x * 0.2126 + surface.y * 0.7152 + surface.z * 0.0722
    let product = normal * direction
    let toward = min(max(product.x + product.y + product.z, 0), 1)
    let low = 1 - intensity
    let high = max(1 - luminance + intensity, 1)
    return low + (high - low) * toward
  }

  private func shaded(_ surface: Premultiplied, _ directional: Float) -> Premultiplied {
    let lit = (SIMD3(surface.x, surface.y, surface.z) + 0.03) * directional * color
    let least = (SIMD3<Float>(repeating: 1) - color) * 0.3
    let held = lit.clamped(lowerBound: least, upperBound: SIMD3(repeating: 1))
    return SIMD4(held, 1)
  }
}
