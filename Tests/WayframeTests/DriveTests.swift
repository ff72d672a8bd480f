import Foundation
import Testing

@testable import Wayframe

/// A trip as a series of frames. The sample's route is 2,221.8 m long.
@Suite struct DriveTests {
  private static let length = 2_221.807
  private let resources: FrameResources

  init() throws { resources = try FrameResources() }

  private func scene(_ overrides: String...) throws -> NavigationScene {
    try NavigationScene(
      path: Samples.path("helsinki/day.json"),
      overrides: ["device={\"width\": 320, \"height\": 568, \"scale\": 1}"] + overrides)
  }

  private func drive(
    fps: Double = 10, from: String? = nil, to: String? = nil, speed: Double? = nil, _ overrides: String...
  ) throws -> Drive {
    var scene = try scene()
    for override in overrides { scene = try self.scene(override) }
    return try Drive(
      scene, framesPerSecond: fps, from: from.flatMap(DrivePlace.init), to: to.flatMap(DrivePlace.init),
      metresPerSecond: speed, resources: resources)
  }

  /// 100 m at 10 m/s are 10 s: at 10 frames a second 101 of them, a metre apart.
  @Test func framesAreWhereTheSpeedSays() throws {
    let drive = try drive(from: "100", to: "200m", speed: 10)
    #expect(drive.frameCount == 101)
    #expect(drive.seconds == 10)
    for index in [0, 1, 50, 100] { #expect(abs(drive.distanceAlongRoute(at: index) - Double(100 + index)) < 1e-6) }
    let (first, last) = (drive.scene(at: drive.time(of: 0)), drive.scene(at: drive.time(of: 100)))
    #expect(abs(last.time.unixSeconds - first.time.unixSeconds - 10) < 1e-6)
    #expect(first.time.unixSeconds == (try scene()).time.unixSeconds)
    #expect(last.position?.speed == 10)
    // Half a frame less than 10 s is no more a frame.
    #expect(try self.drive(from: "100", to: "199.5m", speed: 10).frameCount == 100)
  }

  /// Without places it goes from the scene's position to the end, in the route's own time.
  @Test func theRoutesOwnTimes() throws {
    let drive = try drive()
    #expect(abs(drive.distanceAlongRoute(at: 0) - 620) < 0.01)
    let end = drive.distanceAlongRoute(at: drive.frameCount - 1)
    #expect((Self.length - 3...Self.length).contains(end))
    let trip = drive.trip
    #expect(trip.distance(at: 0) == 0)
    #expect(abs(trip.distance(at: trip.seconds) - Self.length) < 0.01)
    // Never backwards, and the evened speed never beyond the fastest stretch's.
    var fastest = 0.0
    for index in trip.route.times.indices.dropFirst() {
      let seconds = trip.route.times[index] - trip.route.times[index - 1]
      if seconds > 0 {
        fastest = max(fastest, (trip.route.distances[index] - trip.route.distances[index - 1]) / seconds)
      }
    }
    var last = 0.0
    for time in stride(from: 0.0, through: trip.seconds, by: 0.1) {
      let distance = trip.distance(at: time)
      #expect(distance >= last)
      #expect(trip.speed(at: time) <= fastest * 1.01)
      last = distance
    }
    for distance in [1.0, 500, 1_234.5, 2_220] {
      #expect(abs(trip.distance(at: trip.time(at: distance)) - distance) < 0.01)
    }
  }

  @Test(arguments: [
    ("500", DrivePlace.metres(500)), ("500m", .metres(500)), ("1.2km", .metres(1_200)), ("90s", .seconds(90)),
    ("2min", .seconds(120)), ("50%", .share(0.5)), (".5km", .metres(500)),
  ])
  func placesAsPeopleWriteThem(text: String, expected: DrivePlace) { #expect(DrivePlace(text) == expected) }

  @Test(arguments: ["", "m", "-5", "+5", "1e3", "0x10", "nan", "inf", "5 m", "٣", "5mi", "1..2", "%"])
  func whatIsNoPlace(text: String) { #expect(DrivePlace(text) == nil) }

  @Test func placesStayOnTheRoute() throws {
    let trip = try drive(speed: 10).trip
    #expect(DrivePlace.metres(1e9).metres(on: trip) == trip.route.distance)
    #expect(DrivePlace.share(0.5).metres(on: trip) == trip.route.distance / 2)
    #expect(abs(DrivePlace.seconds(30).metres(on: trip) - 300) < 1e-6)
  }

  @Test func whatIsNoDriveIsRefused() throws {
    func message(_ make: () throws -> Drive) -> String {
      do { return "\(try make().frameCount) frames" } catch { return "\(error)" }
    }
    #expect(message { try drive(fps: 0) }.contains("frames a second"))
    #expect(message { try drive(fps: .nan) }.contains("frames a second"))
    #expect(message { try drive(speed: -1) }.contains("m/s"))
    #expect(message { try drive(from: "900", to: "800") }.contains("begin at 900 m and end before, at 800 m"))
    #expect(message { try drive(fps: 240, from: "0", speed: 0.1) }.contains("at most 1000000"))
    var scene = try scene()
    scene.route = nil
    let file = scene.file
    #expect(message { try Drive(scene, resources: resources) } == "\(file): has no route to drive along; add \"route\"")
  }

  /// The camera turns over time: from frame to frame never more than a few degrees, though the road turns at once.
  @Test func theCameraTurnsSmoothly() throws {
    let drive = try drive(fps: 10, from: "740", to: "860", speed: 12)
    let composer = DriveComposer(drive, FrameRenderer(resources: resources))
    let cameras = try (0..<drive.frameCount).map { try composer.camera(at: drive.time(of: $0)) }
    let headings = (0..<drive.frameCount).map { drive.trip.route.headingDegrees(at: drive.distanceAlongRoute(at: $0)) }
    func turn(_ a: Double, _ b: Double) -> Double { abs(remainder(b - a, 360)) }
    #expect(zip(headings, headings.dropFirst()).map(turn).max() ?? 0 > 60, "the road turns at once")
    // A bell curve of 0.7 s turns 120° at most by 120 / (0.7 · √(2π)) · 0.1 s = 6.8° a frame.
    #expect(zip(cameras, cameras.dropFirst()).map { turn($0.bearing, $1.bearing) }.max() ?? 90 < 8)
    #expect(zip(cameras, cameras.dropFirst()).map { abs($0.zoom - $1.zoom) }.max() ?? 9 < 0.1)
    // Away from the turn it looks along the road.
    #expect(turn(cameras[0].bearing, headings[0]) < 3)
  }

  /// One thread or three, the frames are the same.
  @Test func threadsDoNotShow() throws {
    let drive = try drive(fps: 5, from: "780", to: "800", speed: 10)
    func digests(_ threads: Int) throws -> [String] {
      var digests: [String] = []
      try DriveRunner(threads: threads, resources: resources).run(drive) { index, frame in
        #expect(index == digests.count)
        digests.append(frame.pixels.digest)
      }
      return digests
    }
    let one = try digests(1)
    #expect(one.count == 11)
    #expect(Set(one).count == 11, "the map moves")
    #expect(try digests(3) == one)
  }

  private struct Stop: Error {}

  /// Who has enough stops a drive, and nobody waits.
  @Test(arguments: [1, 2, 4]) func aDriveCanBeStopped(threads: Int) throws {
    let drive = try drive(fps: 30, from: "700", to: "900", speed: 10)
    var count = 0
    #expect(throws: Stop.self) {
      try DriveRunner(threads: threads, resources: resources).run(drive) { _, _ in
        count += 1
        if count == 2 { throw Stop() }
      }
    }
    #expect(count == 2)
  }

  /// Labels stay: over 60 frames of 2 s at most 3 a second come, go or move along their street; many more do when each
  /// frame begins anew.
  @Test func labelsStayWhereTheyAre() throws {
    let drive = try drive(
      fps: 30, from: "500", to: "524", speed: 12, "device={\"width\": 393, \"height\": 852, \"scale\": 1}")
    let renderer = FrameRenderer(resources: resources)
    func changes(isSeries: Bool) throws -> Int {
      var memory = FrameMemory()
      var changes = 0
      for index in 0..<drive.frameCount {
        let before = memory
        if !isSeries { memory = FrameMemory() }
        _ = try renderer.compose(drive.scene(at: drive.time(of: index)), after: &memory, seconds: 1 / 30)
        if index > 0 { changes += memory.labelChanges(since: before) }
      }
      #expect(memory.labelCount >= 5)
      return changes
    }
    let kept = try changes(isSeries: true)
    #expect(Double(kept) / drive.seconds <= 3, "\(kept) changes")
    #expect(try changes(isSeries: false) > 10 * kept)
  }
}
