import Foundation
import Guidance

/// Composes the frames of a drive one after another.
final class DriveComposer {
  private let drive: Drive
  private let renderer: FrameRenderer
  private var memory = FrameMemory()
  /// What the camera would see by itself, at every tick that is needed now.
  private var targets: [Int: Target] = [:]

  /// The camera's own choice at one moment.
  private struct Target {
    var zoom: Double
    var sine, cosine: Double
  }

  /// Seconds from tick to tick, and ticks to each side that count.
  private static let tick = 0.2
  private static let reach = 12
  /// How far the camera's moves are spread, in seconds: standard deviations of a bell curve.
  private static let (turning, zooming) = (0.7, 0.9)

  init(_ drive: Drive, _ renderer: FrameRenderer) {
    self.drive = drive
    self.renderer = renderer
  }

  /// The frame at an index; the indices must follow each other.
  func composition(at index: Int) throws(FrameError) -> FrameComposition {
    let time = drive.time(of: index)
    var scene = drive.scene(at: time)
    if scene.camera.mode == .following { scene.camera.eased = try camera(at: time) }
    return try renderer.compose(scene, after: &memory, seconds: index > 0 ? 1 / drive.framesPerSecond : 0)
  }

  /// The camera's own choices around a moment, those near by more.
  func camera(at time: Double) throws(FrameError) -> EasedCamera {
    let middle = Int((time / Self.tick).rounded())
    targets = targets.filter { $0.key >= middle - Self.reach }
    var (zoom, zoomWeight, sine, cosine) = (0.0, 0.0, 0.0, 0.0)
    for number in (middle - Self.reach)...(middle + Self.reach) {
      let target = try target(number)
      let away = Double(number) * Self.tick - time
      func weight(_ deviation: Double) -> Double { exp(-away * away / (2 * deviation * deviation)) }
      zoom += target.zoom * weight(Self.zooming)
      zoomWeight += weight(Self.zooming)
      sine += target.sine * weight(Self.turning)
      cosine += target.cosine * weight(Self.turning)
    }
    let heading = drive.trip.heading(at: time)
    return EasedCamera(zoom: zoom / zoomWeight, bearing: direction(sine, cosine) ?? heading, heading: heading)
  }

  private func target(_ number: Int) throws(FrameError) -> Target {
    if let known = targets[number] { return known }
    let scene = drive.scene(at: min(max(Double(number) * Self.tick, 0), drive.trip.seconds))
    let camera = try renderer.interface(of: Situation(scene, routes: renderer.resources)).camera
    let (sine, cosine) = directionVector(degrees: camera.bearingDegrees)
    let target = Target(zoom: camera.zoom, sine: sine, cosine: cosine)
    targets[number] = target
    return target
  }
}
