import Geometry
import MapData
import MapStyle

/// What all layers of a frame share.
struct LayerContext {
  let camera: Camera
  let ground: VisibleGround
  let transform: ProjectiveTransform
  private let farGround: FarGround
  private var visible: [String: [GroundFeature]] = [:]

  /// Points on the ground by which layers reach beyond the frame, for lines up to twice as wide.
  static let margin = 112.0

  init(camera: Camera, features: FeatureLayers, sourceLayers: [String]) {
    self.camera = camera
    ground = VisibleGround(camera: camera, margin: LayerContext.margin)
    transform = camera.groundTransform
    farGround = FarGround(camera)
    for name in sourceLayers where visible[name] == nil {
      visible[name] = GroundFeature.visible(features.layers[name] ?? [], camera: camera, ground: ground)
    }
  }

  func features(_ sourceLayer: String?) -> [GroundFeature] { sourceLayer.flatMap { visible[$0] } ?? [] }

  func evaluation(_ feature: Feature? = nil) -> EvaluationContext {
    EvaluationContext(zoom: camera.zoom, feature: feature, pitchDegrees: camera.pitchDegrees)
  }

  /// Whether a layer may have something to draw. To compile one that has not takes longer than to ask its filter.
  func mayDraw(_ layer: StyleLayer) -> Bool {
    guard !layer.isCompiled, layer.type != "background", layer.type != "fill-extrusion" else { return true }
    return features(layer.sourceLayer).contains { layer.accepts(evaluation($0.feature)) }
  }

  /// The features that a layer accepts, by sort key where it has one, each with its context.
  func accepted(_ layer: StyleLayer, sortKey: StyleProperty<Double?>? = nil) -> [(GroundFeature, EvaluationContext)] {
    var result: [(GroundFeature, EvaluationContext)] = []
    for item in features(layer.sourceLayer) {
      let context = evaluation(item.feature)
      if layer.accepts(context), !farGround.hides(item.bounds, of: layer) { result.append((item, context)) }
    }
    guard let sortKey, !sortKey.isDefault else { return result }
    let keys = result.map { sortKey.value($0.1) ?? 0 }
    let order = result.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }
    return order.map { result[$0] }
  }

  /// A shift in points as a transform of device pixels, turned with the map where it is anchored to it.
  func translation(_ shift: Point, _ anchor: TranslateAnchor) -> AffineTransform {
    let (sine, cosine) = anchor == .map ? (-camera.bearingSine, camera.bearingCosine) : (0, 1)
    let turned = Point(shift.x * cosine - shift.y * sine, shift.x * sine + shift.y * cosine)
    return .translation(turned * camera.scale)
  }

  /// The ground's transform, shifted.
  func transform(shifted shift: AffineTransform) -> ProjectiveTransform {
    shift == .identity ? transform : transform.then(ProjectiveTransform(shift))
  }

  /// A ring as a subpath in device pixels.
  func append(_ ring: [Point], to path: inout Path, _ transform: ProjectiveTransform) {
    // Point by point: a lazy map given to a generic function of another module is called through tables.
    guard let first = ring.first else { return }
    path.move(to: transform(first))
    for point in ring.dropFirst() { path.line(to: transform(point)) }
    path.close()
  }
}
