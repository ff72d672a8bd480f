import Geometry
import Guidance
import MapData
import MapDrawing

extension FrameRenderer {
  /// Signs farther ahead than this are not among the next, in metres.
  private static let signReach = 10_000.0
  /// The route is looked at in stretches of so many metres.
  private static let signStretch = 250.0

  /// Adds the lights and signs between the position and the part of the route that the camera sees: the next three count from
  /// the position, wherever the user has moved the map.
  ///
  /// - Returns: whether the camera sees any of the route that is near enough ahead to have signs.
  func addSigns(
    of situation: Situation, from source: (any FeatureSource)?, for camera: Camera, to features: inout FeatureLayers
  ) throws(FrameError) -> Bool {
    guard let source, let progress = situation.progress else { return false }
    let seen = camera.visibleWorldRects()
    var isSeen = false
    var (unseen, between): ([Rect], [Rect]) = ([], [])
    let last = min(progress.distanceAlongRoute + Self.signReach, progress.route.distance)
    for start in stride(from: progress.distanceAlongRoute, to: last, by: Self.signStretch) {
      let points = progress.route.geometry(from: start, to: min(start + Self.signStretch, last))
      let latitude = points.first?.latitude ?? 0
      let box = Rect(bounding: points.map(WebMercator.project))
        .inset(by: -RoadsideSigns.lightReachMetres / WebMercator.metresPerWorldUnit(latitude: latitude))
      if seen.contains(where: box.touches) {
        isSeen = true
        between += unseen
        unseen = []
      }
      if !seen.contains(where: { $0.contains(box) }) { unseen.append(box) }
    }
    for box in between {
      let part: FeatureLayers
      do { part = try source.features(in: box, zoom: camera.zoom) } catch { throw .mapData(error) }
      for layer in RoadsideSigns.layers { features.layers[layer, default: []] += part.layers[layer] ?? [] }
    }
    return isSeen
  }
}
