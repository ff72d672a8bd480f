import Geometry
import Guidance

/// The lines of routes as boxes in device pixels, for labels to keep off.
enum RouteBoxes {
  /// Points beside the line's edge that labels keep free too.
  private static let margin = 3.0
  /// No view has more boxes of one route.
  private static let mostBoxes = 4_096

  /// What is left of the chosen route, and the others.
  static func boxes(_ lines: RouteLines, overlay: NavigationOverlay, camera: Camera) -> [Rect] {
    let ground = VisibleGround(camera: camera)
    let transform = camera.groundTransform
    var boxes: [Rect] = []
    func add(_ line: RouteLine, from distance: Double, factor: Double) {
      let width = RouteWidths(zoom: camera.zoom, factor: factor).whole
      let stretches = line.slices(from: distance, to: line.length)
        .flatMap { ground.stretches(ofWorld: $0, camera: camera) }.map { Polyline($0) }
      let whole = stretches.reduce(0) { $0 + $1.length }
      let step = max(width / 2, whole / Double(mostBoxes))
      for stretch in stretches {
        for measure in stride(from: 0, through: stretch.length, by: step) {
          guard let place = stretch.place(at: measure)?.point else { continue }
          let reach = (width / 2 / transform.w(place) + margin) * camera.scale
          boxes.append(Rect(bounding: [transform(place)]).inset(by: -reach))
        }
      }
    }
    if let chosen = lines.chosen { add(chosen, from: overlay.distanceAlongRoute, factor: 1) }
    for alternate in lines.alternates { add(alternate, from: 0, factor: alternateFactor) }
    return boxes
  }

  private static let alternateFactor = 0.8
}
