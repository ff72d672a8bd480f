import Geometry
import Guidance
import Icons
import MapDrawing
import NavigationUI
import Text

/// A scene's interface laid out: what guidance shows, the app's own views, and the camera for the room they leave.
struct SceneInterface {
  let model: InterfaceModel
  let layout: InterfaceLayout
  let views: ViewLayout
  let camera: Camera
  /// The views that are there only to place others by.
  let guideNames: Set<String>
  /// What a screen reader says of views, by their names.
  let labels: [String: String]

  /// What a map says of itself.
  struct MapFacts {
    /// `nil` for a map that states none.
    var attribution: String?
    /// Where most of it is, in world points.
    var bounds: Rect
  }

  init(_ situation: Situation, map: MapFacts?, palette: Palette, typesetter: Typesetter) throws(FrameError) {
    let isDark = situation.isDark
    var scene = situation.scene
    scene.settings = scene.settings.resolved(isDark: isDark)
    guideNames = Set(scene.views.filter { $0.isGuide || $0.isHidden }.map(\.name))
    let pictures: ScenePictures
    do {
      try scene.device.check(file: scene.file)
      pictures = try ScenePictures(scene, isDark: isDark)
    } catch {
      throw .scene(error)
    }
    // Laid out twice: the camera needs the room that the interface leaves, the compass the camera's bearing.
    var builder = InterfaceBuilder(
      scene: scene, progress: situation.progress, lighting: situation.lighting,
      format: LocaleFormat(identifier: scene.locale), language: scene.language, pictures: pictures,
      palette: palette)
    builder.attribution = map.map { $0.attribution }
    builder.isPositionKnown = situation.position != nil
    let appViews = scene.views.map(pictures.constrainedView)
    labels = scene.views.reduce(into: [:]) { $0[$1.name] = $1.accessibilityLabel }
    func place(over layout: InterfaceLayout, _ model: InterfaceModel) throws(FrameError) -> ViewLayout {
      do {
        return try ViewLayout(appViews, over: layout, model: model, typesetter: typesetter)
      } catch {
        throw .scene(.unplacedView(file: scene.file, view: error.view, reason: "\(error)"))
      }
    }
    var draft = InterfaceLayout(builder.model(), typesetter: typesetter)
    let guideKey = "bottomTrailingButtons\(draft.isWide ? "Alternate" : "")LayoutGuide"
    let guide =
      draft.isWide ? scene.bottomTrailingButtonsAlternateLayoutGuide : scene.bottomTrailingButtonsLayoutGuide
    if let guide {
      guard let view = try place(over: draft, builder.model()).placed.first(where: { $0.name == guide }) else {
        throw .scene(
          .unknownValue(
            file: scene.file, key: guideKey, value: guide,
            allowed: scene.views.isEmpty ? ["names of \"views\", and the scene has none"] : scene.views.map(\.name)))
      }
      builder.buttonsGuide = view.frame
      draft = InterfaceLayout(builder.model(), typesetter: typesetter)
    }
    let director = CameraDirector(
      scene: scene, progress: situation.progress, position: situation.position, mapBounds: map?.bounds,
      freeRect: draft.freeRect, controlsTop: draft.bottomControlsTop, compass: draft.frame(of: .compassButton),
      positionAnchor: draft.position)
    camera = director.camera()
    if scene.camera.zoom != nil { builder.automaticZoom = director.automaticZoom }
    builder.bearingDegrees = camera.bearingDegrees
    builder.pointsPerMetre = camera.pointsPerMetre
    model = builder.model()
    layout = InterfaceLayout(model, typesetter: typesetter)
    views = try place(over: layout, model)
  }
}
