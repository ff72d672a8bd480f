import Canvas
import Foundation
import Images
import Pixels
import Wayframe

/// Times the stages of a scene's frame.
struct SceneTiming {
  let options: Options

  /// Seconds of each frame, stage by stage.
  private struct Stages {
    var list: [Double] = []
    var plan: [Double] = []
    var draw: [Double] = []
    var encode: [Double] = []

    /// All stages of each frame together.
    var total: [Double] { list.indices.map { list[$0] + plan[$0] + draw[$0] + encode[$0] } }
  }

  func run() throws { try options.isMoving ? runMoving() : runStanding() }

  private func runStanding() throws {
    let start = Moment.now.wall
    let scene = try NavigationScene(path: options.file)
    let renderer = try FrameRenderer(threads: options.threads, simd: options.simd)
    _ = try renderer.layout(of: scene)
    let first = Moment.now.wall - start

    let canvas = Renderer(threads: options.threads, simd: options.simd)
    var stages = Stages()
    var size = 0
    let frame = try renderer.frame(of: scene)
    var picture = frame.pixels
    var statistics = canvas.measure(frame.displayList, into: &picture)
    try options.repeatFrames {
      var moment = Moment.now.wall
      _ = try renderer.layout(of: scene)
      stages.list.append(Moment.now.wall - moment)
      statistics = canvas.measure(frame.displayList, into: &picture)
      stages.plan.append(statistics.planning / .seconds(1))
      stages.draw.append(statistics.drawing / .seconds(1))
      moment = Moment.now.wall
      size = frame.png(threads: options.threads).count
      stages.encode.append(Moment.now.wall - moment)
    }
    try report(first: first, stages, statistics, frame.displayList, size)
  }

  /// Frames of a vehicle that moves a metre a frame, to and fro on a stretch of its route, through one renderer.
  private func runMoving() throws {
    let start = Moment.now.wall
    let scene = try NavigationScene(path: options.file)
    guard scene.route != nil, let position = scene.position, position.coordinate == nil else {
      throw UsageError(description: "--moving needs a scene with a route and a position.distanceAlongRoute")
    }
    let renderer = try FrameRenderer(threads: options.threads, simd: options.simd)
    let canvas = Renderer(threads: options.threads, simd: options.simd)
    var composition = try renderer.compose(scene)
    let first = Moment.now.wall - start
    var picture = PixelBuffer(width: composition.displayList.width, height: composition.displayList.height)
    // The first drawing makes the canvas's memory, as in the other way of timing.
    var statistics = canvas.measure(composition.displayList, into: &picture)
    var stages = Stages()
    var size = 0
    var number = 0
    try options.repeatFrames {
      number += 1
      let moved = Self.moved(scene, position, frame: number)
      var moment = Moment.now.wall
      composition = try renderer.compose(moved)
      stages.list.append(Moment.now.wall - moment)
      statistics = canvas.measure(composition.displayList, into: &picture)
      stages.plan.append(statistics.planning / .seconds(1))
      stages.draw.append(statistics.drawing / .seconds(1))
      moment = Moment.now.wall
      size = PNG.encode(picture, pixelsPerPoint: scene.device.scale, threads: options.threads).count
      stages.encode.append(Moment.now.wall - moment)
    }
    try report(first: first, stages, statistics, composition.displayList, size)
  }

  /// So many metres from where the scene begins it turns back.
  private static let stretch = 100

  /// The scene of a frame: a metre farther than the one before, or nearer on the way back.
  private static func moved(
    _ scene: NavigationScene, _ position: PositionOptions, frame: Int
  ) -> NavigationScene {
    let place = frame % (2 * stretch)
    let metres = Double(place <= stretch ? place : 2 * stretch - place)
    var (scene, position) = (scene, position)
    position.distanceAlongRoute = (position.distanceAlongRoute ?? 0) + metres
    scene.position = position
    return scene
  }

  private func report(
    first: Double, _ stages: Stages, _ statistics: RenderStatistics, _ list: DisplayList, _ pngSize: Int
  ) throws {
    // The first frame reads files, fonts and style; a later one makes its list of what is in memory.
    let times = [
      ("read", max(first - stages.list.median, 0)), ("list", stages.list.median), ("plan", stages.plan.median),
      ("draw", stages.draw.median), ("encode", stages.encode.median),
    ]
    let counts = [
      ("commands", statistics.commands), ("culledCommands", statistics.culledCommands), ("points", list.points.count),
      ("edges", statistics.edges), ("records", statistics.records), ("hiddenRecords", statistics.hiddenRecords),
      ("maskTiles", statistics.maskTiles), ("runs", statistics.runs), ("pngBytes", pngSize),
    ]
    let name = URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent
    let baseline = try Baseline(options, name: "scene \(name)\(options.isMoving ? " moving" : "")")
    let frame = stages.total.median
    let timesAndFrame = times + [("frame", frame)]
    if options.json {
      let stageFields = timesAndFrame.map { "\"\($0.0)Ms\":\(milliseconds($0.1))" }
      let countFields = counts.map { "\"\($0.0)\":\($0.1)" }
      let ratioFields = baseline.ratios(timesAndFrame).map { "\"\($0.0)Ratio\":\(ratio($0.1))" }
      print(
        "{\"scene\":\"\(name)\",\"width\":\(list.width),\"height\":\(list.height),\"threads\":\(options.threads),"
          + "\"frames\":\(stages.list.count),\((stageFields + countFields + ratioFields).joined(separator: ","))}")
    } else {
      print("\(name)\t\(list.width) x \(list.height)\t\(options.threads) threads\t\(stages.list.count) frames")
      for (name, seconds) in timesAndFrame {
        print("\(name)\t\(milliseconds(seconds)) ms\(baseline.remark(name, seconds))")
      }
      for (name, count) in counts { print("\(name)\t\(count)") }
    }
    try baseline.save(timesAndFrame)
  }
}
