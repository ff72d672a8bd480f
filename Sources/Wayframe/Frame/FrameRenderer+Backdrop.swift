import Geometry
import MapData
import MapDrawing

extension FrameRenderer {
  /// Lays the world under a scene's maps where they leave a part of the view empty at a small zoom.
  func addBackdrop(of scene: NavigationScene, for camera: Camera, to features: inout FeatureLayers) throws(FrameError) {
    guard scene.map.hasBackdrop(atZoom: camera.zoom) else { return }
    var extents: [Rect] = []
    for path in scene.map.sources { extents.append(try resources.source(path).mainBounds) }
    let open = camera.visibleWorldRects(margin: 0).filter { view in !extents.contains { $0.contains(view) } }
    guard !open.isEmpty else { return }
    let backdrop = try resources.backdrop()
    do {
      features = try backdrop.underlaid(features, extents: extents, in: camera.visibleWorldRects(), zoom: camera.zoom)
    } catch {
      throw .mapData(error)
    }
  }
}

extension MapOptions {
  /// Whether the world shows under the maps: at small zooms, and in the built-in look only.
  func hasBackdrop(atZoom zoom: Double) -> Bool { isBackdropEnabled && style == nil && zoom < Backdrop.zoomLimit }
}
