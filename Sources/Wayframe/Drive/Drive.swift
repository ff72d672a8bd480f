import Guidance

/// A trip as a series of frames: the vehicle drives along a scene's route, and the camera goes with it.
///
/// Every frame is the scene with another position, speed and time. A frame depends on the moment of the trip that it shows
/// and, where labels stand, on the frames before it in the same drive.
public struct Drive: Sendable {
  /// Frames a second of the film; 0.1 to 240.
  public let framesPerSecond: Double
  /// At least one: the first shows the drive's beginning, the last its end or the moment just before.
  public let frameCount: Int
  let scene: NavigationScene
  let trip: DriveTrip
  /// When the first frame is, in seconds after setting out from the route's start.
  let start: Double

  /// Longer drives than this are refused.
  public static let frameLimit = 1_000_000
  /// The frame rates that a drive may have.
  public static let frameRates = 0.1...240.0
  /// The speeds that a drive may have, in metres a second.
  public static let speeds = 0.1...150.0

  /// - Parameters:
  ///   - scene: must have a route; its time is that of the first frame.
  ///   - framesPerSecond: 0.1 to 240.
  ///   - from: where the drive begins; the scene's position when `nil`, else the route's start.
  ///   - to: where it ends; the route's end when `nil`.
  ///   - metresPerSecond: a steady speed; the route's own times when `nil`.
  ///   - resources: where the route is read, and kept for the frames.
  public init(
    _ scene: NavigationScene, framesPerSecond: Double = 60, from: DrivePlace? = nil, to: DrivePlace? = nil,
    metresPerSecond: Double? = nil, resources: FrameResources
  ) throws(DriveError) {
    guard Self.frameRates.contains(framesPerSecond) else { throw .frameRate(framesPerSecond) }
    if let metresPerSecond, !Self.speeds.contains(metresPerSecond) { throw .speed(metresPerSecond) }
    let situation: Situation
    do { situation = try Situation(scene, routes: resources) } catch { throw .frame(error) }
    guard let progress = situation.progress else { throw .noRoute(file: scene.file) }
    let trip = DriveTrip(route: progress.route, metresPerSecond: metresPerSecond)
    guard trip.seconds > 0 else { throw .noTimes(file: scene.file) }
    let begin = from?.metres(on: trip) ?? progress.distanceAlongRoute
    let end = to?.metres(on: trip) ?? trip.route.distance
    guard begin <= end else { throw .backwards(from: begin, to: end) }
    let start = trip.time(at: begin)
    let count = ((trip.time(at: end) - start) * framesPerSecond + 1e-6).rounded(.down) + 1
    guard count <= Double(Self.frameLimit) else { throw .tooLong(frames: count) }
    self.framesPerSecond = framesPerSecond
    (self.scene, self.trip, self.start, frameCount) = (scene, trip, start, Int(count))
  }

  /// From the first frame to the last one, in seconds.
  public var seconds: Double { Double(frameCount - 1) / framesPerSecond }

  /// Pixels a row and rows of every frame.
  public var size: (width: Int, height: Int) { (scene.device.pixelWidth, scene.device.pixelHeight) }

  /// The files that its frames are drawn from.
  public var inputFiles: [String] { scene.inputFiles }

  /// Metres from the route's start at a frame.
  public func distanceAlongRoute(at index: Int) -> Double { trip.distance(at: time(of: index)) }

  /// Seconds after setting out from the route's start.
  func time(of index: Int) -> Double { start + Double(index) / framesPerSecond }

  /// The scene at a moment, its camera as it is by itself.
  func scene(at time: Double) -> NavigationScene {
    var scene = scene
    var position = scene.position ?? PositionOptions()
    (position.coordinate, position.heading) = (nil, nil)
    position.distanceAlongRoute = trip.distance(at: time)
    position.speed = trip.speed(at: time)
    scene.position = position
    scene.time.unixSeconds += time - start
    return scene
  }
}

/// Why there is no drive.
public enum DriveError: Error, Sendable, CustomStringConvertible {
  /// Not a frame rate that a film may have.
  case frameRate(Double)
  /// Not a speed that a vehicle may have.
  case speed(Double)
  /// The scene has no route to drive along.
  case noRoute(file: String)
  /// The route's answer does not say how long the trip takes.
  case noTimes(file: String)
  /// The end lies before the beginning, in metres along the route.
  case backwards(from: Double, to: Double)
  /// More frames than a drive may have.
  case tooLong(frames: Double)
  /// A frame cannot be drawn.
  case frame(FrameError)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .frameRate(let value):
      "\(plain(value)) frames a second: a drive has \(plain(Drive.frameRates.lowerBound)) to "
        + plain(Drive.frameRates.upperBound)
    case .speed(let value):
      "\(plain(value)) m/s: a vehicle drives at \(plain(Drive.speeds.lowerBound)) to \(plain(Drive.speeds.upperBound)) "
        + "m/s"
    case .noRoute(let file): "\(file): has no route to drive along; add \"route\""
    case .noTimes(let file): "\(file): its route does not say how long the trip takes; give a speed"
    case .backwards(let from, let to):
      "the drive would begin at \(Int(from.rounded())) m and end before, at \(Int(to.rounded())) m of the route"
    case .tooLong(let frames):
      "\(Int(min(frames, 1e15))) frames: a drive has at most \(Drive.frameLimit); take fewer frames a second or a part"
    case .frame(let error): "\(error)"
    }
  }
}
