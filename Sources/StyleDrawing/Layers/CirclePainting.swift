import Geometry
import MapStyle
import Pixels

/// Discs of one layer, one at every point, and at every corner of lines and rings.
struct CirclePainting: Painting {
  private struct Look: Shader {
    var color, stroke: Premultiplied
    /// The disc's radius as a share of the whole with its stroke.
    var radiusShare: Float
    /// The soft rim's width as a share of the whole.
    var softness: Float
    var hasStroke: Bool

    @inline(__always) func color(at distance: Float) -> Premultiplied {
      guard distance < 1 else { return .zero }
      let alpha = smoothstep(0, 1, (1 - distance) / softness)
      guard hasStroke else { return color * alpha }
      let share = smoothstep(-softness, 0, distance - radiusShare)
      return (color + (stroke - color) * share) * alpha
    }

    @inline(__always) func color(_ values: SIMD8<Float>) -> Premultiplied {
      color(at: (values[0] * values[0] + values[1] * values[1]).squareRoot())
    }
  }

  private enum Form {
    /// On the screen: the middle and the radius in device pixels.
    case upright(Point, Double)
    /// On the ground: the corners of the square around it.
    case lying([MeshVertex])
  }

  private let discs: [(form: Form, look: Look)]
  private let mask: TileMask

  init(_ layer: StyleLayer, _ circle: CircleLayer, _ scene: StyleScene) {
    let rules = scene.rules
    let camera = scene.camera
    mask = TileMask(width: camera.pixelWidth, height: camera.pixelHeight)
    let translate = rules.paint(circle.translate)
    let anchor = rules.paint(circle.translateAnchor)
    let scalesWithMap = rules.paint(circle.pitchScale) == .map
    let liesOnGround = rules.paint(circle.pitchAlignment) == .map
    var discs: [(form: Form, look: Look)] = []
    for tile in scene.tiles(of: layer) {
      let matrix = scene.matrix(tile.tile, translate: translate, anchor)
      let unitsPerPoint = 1 / (tile.tile.unit * camera.worldSize)
      for feature in scene.features(layer, tile, sortKey: circle.sortKey) {
        let radius = rules.paint(circle.radius, feature)
        let width = rules.paint(circle.strokeWidth, feature)
        let whole = radius + width
        guard whole > 0 else { continue }
        let look = Look(
          color: rules.paint(circle.color, feature).premultiplied * Float(rules.paint(circle.opacity, feature)),
          stroke: rules.paint(circle.strokeColor, feature).premultiplied
            * Float(rules.paint(circle.strokeOpacity, feature)),
          radiusShare: Float(radius / whole),
          softness: Float(max(rules.paint(circle.blur, feature), 1 / camera.ratio / whole)), hasStroke: width >= 0.01)
        guard look.color.w > 0 || (look.hasStroke && look.stroke.w > 0) else { continue }
        for part in feature.item.tile.parts {
          let corners = feature.item.tile.kind == .polygon ? part + part.prefix(1) : part
          for place in corners {
            let middle = matrix(place)
            guard middle.z > HomogeneousClip.near else { continue }
            if liesOnGround {
              let reach = whole * unitsPerPoint * (scalesWithMap ? 1 : middle.z)
              discs.append((.lying(Self.square(place, reach, matrix)), look))
            } else {
              let center = Point(middle.x, middle.y) / middle.z
              let radius = whole * camera.ratio / (scalesWithMap ? middle.z : 1)
              guard center.isFinite, abs(center.x) < 1e7, abs(center.y) < 1e7, radius < 1e7 else { continue }
              discs.append((.upright(center, radius), look))
            }
          }
        }
      }
    }
    self.discs = discs
  }

  private static func square(_ place: Point, _ reach: Double, _ matrix: GroundMatrix) -> [MeshVertex] {
    [Point(-1, -1), Point(1, -1), Point(1, 1), Point(-1, 1)].map { corner in
      MeshVertex(
        position: matrix(place + corner * reach), values: SIMD8(Float(corner.x), Float(corner.y), 0, 0, 0, 0, 0, 0))
    }
  }

  func paint(_ band: Band) {
    let rasterizer = TriangleRasterizer(band: band, mask: mask)
    for (form, look) in discs {
      switch form {
      case .lying(let corners):
        rasterizer.draw(corners[0], corners[1], corners[2], look)
        rasterizer.draw(corners[0], corners[2], corners[3], look)
      case .upright(let center, let radius):
        let top = max(Int((center.y - radius).rounded(.down)), band.rows.lowerBound)
        let bottom = min(Int((center.y + radius).rounded(.up)), band.rows.upperBound)
        let left = max(Int((center.x - radius).rounded(.down)), 0)
        let right = min(Int((center.x + radius).rounded(.up)), band.width)
        guard top < bottom, left < right else { continue }
        for y in top..<bottom {
          let dy = (Double(y) + 0.5 - center.y) / radius
          for x in left..<right {
            let dx = (Double(x) + 0.5 - center.x) / radius
            band.blend(look.color(at: Float((dx * dx + dy * dy).squareRoot())), x, y)
          }
        }
      }
    }
  }
}
