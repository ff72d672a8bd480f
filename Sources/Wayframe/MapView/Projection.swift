import Foundation
import Geometry
import MapDrawing

/// From places to points of a map view and back, for one camera; names are the SDK's (`GMSProjection`).
public struct Projection: Sendable {
  private let camera: Camera

  init(_ camera: Camera) { self.camera = camera }

  /// What a camera is set to, without the room that an interface leaves it; following counts for nothing.
  public init(_ options: CameraOptions, on device: Device) {
    camera = Camera(
      center: options.coordinate ?? Coordinate(latitude: 0, longitude: 0), zoom: options.zoom ?? 0,
      bearingDegrees: options.bearing, pitchDegrees: options.viewingAngle, width: device.width, height: device.height,
      scale: device.scale, anchor: options.anchor)
  }

  /// The place that the camera looks at.
  public var target: Coordinate { camera.center }
  /// Of 512-pixel tiles.
  public var zoom: Double { camera.zoom }
  /// Degrees clockwise from north, 0..<360.
  public var bearing: Double { camera.bearingDegrees }
  /// Degrees from looking straight down.
  public var viewingAngle: Double { camera.pitchDegrees }

  /// Where a place appears, in points; infinitely far to the lower right when it lies behind the eye.
  public func point(for coordinate: Coordinate) -> CGPoint {
    guard let position = camera.project(coordinate)?.position else { return CGPoint(x: Double.infinity, y: .infinity) }
    return CGPoint(x: position.x / camera.scale, y: position.y / camera.scale)
  }

  /// The place that appears at a point; `nil` above the horizon.
  public func coordinate(for point: CGPoint) -> Coordinate? {
    camera.unproject(Point(Double(point.x), Double(point.y)) * camera.scale)
  }

  /// How long metres on the ground at a place appear, in points across the view; 0 behind the eye.
  public func points(forMeters meters: Double, at coordinate: Coordinate) -> Double {
    guard let perspective = camera.project(coordinate)?.perspective else { return 0 }
    return meters * camera.worldSize / WebMercator.metresPerWorldUnit(latitude: coordinate.latitude) * perspective
  }

  /// Whether a place is inside the view.
  public func contains(_ coordinate: Coordinate) -> Bool {
    let point = point(for: coordinate)
    return 0...camera.width ~= Double(point.x) && 0...camera.height ~= Double(point.y)
  }

  /// The places at the view's corners; below the horizon where it is seen.
  public func visibleRegion() -> VisibleRegion {
    VisibleRegion(
      nearLeft: corner(x: 0, from: camera.height), nearRight: corner(x: camera.width, from: camera.height),
      farLeft: corner(x: 0, from: 0), farRight: corner(x: camera.width, from: 0))
  }

  /// The place at `x` that is nearest to `y`, going down a point at a time where there is only sky.
  private func corner(x: Double, from y: Double) -> Coordinate {
    var y = y
    while y < camera.height {
      if let place = coordinate(for: CGPoint(x: x, y: y)) { return place }
      y += 1
    }
    return coordinate(for: CGPoint(x: x, y: camera.height)) ?? camera.center
  }
}

extension FrameComposition {
  /// Where the frame's places appear; `nil` for pages that show no map.
  package var projection: Projection? { details.interface.map { Projection($0.camera) } }
}

/// The four places at the corners of a view; names are the SDK's (`GMSVisibleRegion`).
public struct VisibleRegion: Sendable, Hashable {
  /// Corners of what is seen, the near ones at the frame's lower edge.
  public var nearLeft, nearRight, farLeft, farRight: Coordinate

  /// A region from its corners.
  public init(nearLeft: Coordinate, nearRight: Coordinate, farLeft: Coordinate, farRight: Coordinate) {
    self.nearLeft = nearLeft
    self.nearRight = nearRight
    self.farLeft = farLeft
    self.farRight = farRight
  }
}
