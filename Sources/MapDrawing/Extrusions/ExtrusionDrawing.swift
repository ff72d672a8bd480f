import Canvas
import Geometry
import MapData
import MapStyle
import Pixels

/// The buildings of one extrusion layer.
struct ExtrusionDrawing {
  let layer: StyleLayer
  let extrusion: FillExtrusionLayer
  let camera: Camera
  let features: [Feature]
  let light: ExtrusionLight
  let haze: Haze?
  /// How the buildings look where the style leaves that to the house; `nil` where they look as it says.
  var house: HouseLook?
  /// Colours by the place of features in their source layer, instead of the style's; these keep their true height.
  var overrides: [Int: Color] = [:]

  /// Towers outside the frame's ground may rise into it: so many metres around it are looked at.
  private static let reachMetres = 400.0

  /// - Parameter prisms: those of this layer.
  func append(_ prisms: [Prism], to list: inout DisplayList) {
    guard opacity > 0 else { return }
    let faces = ExtrusionFaces(camera: camera, light: light, haze: haze, house: house)
    list.extrusions(faces.layer(prisms, opacity: opacity, into: &list))
  }

  private var shared: EvaluationContext { EvaluationContext(zoom: camera.zoom, pitchDegrees: camera.pitchDegrees) }

  var opacity: Double { extrusion.opacity.value(shared) }

  /// The bodies of the buildings in view; none where the layer is not seen.
  func prisms() -> [Prism] {
    guard opacity > 0 else { return [] }
    let shared = shared
    let reach = min(Self.reachMetres * camera.pointsPerMetre, 2 * camera.eyeDistance)
    // Faces are cut before the eye by themselves: buildings close to it count as visible.
    let ground = VisibleGround(camera: camera, margin: reach, nearMargin: 0)
    let (color, height) = (PerFeature(extrusion.color, shared), PerFeature(extrusion.height, shared))
    let base = PerFeature(extrusion.base, shared)
    let hasGradient = extrusion.verticalGradient.value(shared)
    let farGround = FarGround(camera)
    var result: [Prism] = []
    for item in GroundFeature.visible(features, camera: camera, ground: ground) {
      let context = EvaluationContext(zoom: camera.zoom, feature: item.feature, pitchDegrees: camera.pitchDegrees)
      guard case .polygons(let polygons) = item.feature.geometry, layer.accepts(context),
        !farGround.hides(item.bounds, of: layer)
      else { continue }
      let highlight = overrides[item.index]
      let risen = house?.trueHeights ?? highlight.map { _ in 1 }
      func metres(_ key: String, _ value: PerFeature<Double>) -> Double {
        guard let risen, let own = item.feature.number(key) else { return value.value(context) }
        return own * risen
      }
      let (top, bottom) = (metres("render_height", height), metres("render_min_height", base))
      for (number, polygon) in polygons.enumerated() {
        // Whole rings, not cut ones: what the frame cuts off must not become a wall.
        let rings = polygon.rings.enumerated().map { index, ring in
          let placed = ring.map { camera.ground($0, copy: item.copy) }
          return (doubleArea(of: placed) < 0) == (index == 0) ? placed.reversed() : placed
        }
        if let house {
          let body = HouseBody.Source(
            feature: item.feature, polygon: number, index: item.index, copy: item.copy, top: top, base: bottom,
            highlight: highlight)
          if let prism = house.prism(rings: rings, of: body, camera: camera) { result.append(prism) }
          continue
        }
        guard
          var prism = Prism(
            rings: rings, baseMetres: bottom, topMetres: top, color: highlight ?? color.value(context),
            pointsPerCentimetre: camera.pointsPerMetre / 100)
        else { continue }
        prism.hasVerticalGradient = hasGradient
        prism.index = item.index
        result.append(prism)
      }
    }
    return result
  }
}

extension Feature {
  /// A property that is a number.
  func number(_ key: String) -> Double? {
    if case .number(let value) = properties[key] { value } else { nil }
  }
}
