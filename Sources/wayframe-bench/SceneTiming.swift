import Canvas
import Foundation
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
  }

  func run() throws {
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
    report(first: first, stages, statistics, frame.displayList, size)
  }

  private func report(
    first: Double, _ stages: Stages, _ statistics: RenderStatistics, _ list: DisplayList, _ pngSize: Int
  ) {
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
    if options.json {
      let stageFields = times.map { "\"\($0.0)Ms\":\(milliseconds($0.1))" }.joined(separator: ",")
      let countFields = counts.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
      print(
        "{\"scene\":\"\(name)\",\"width\":\(list.width),\"height\":\(list.height),\"threads\":\(options.threads),"
          + "\"frames\":\(stages.list.count),\(stageFields),\(countFields)}")
    } else {
      print("\(name)\t\(list.width) x \(list.height)\t\(options.threads) threads\t\(stages.list.count) frames")
      for (name, seconds) in times { print("\(name)\t\(milliseconds(seconds)) ms") }
      for (name, count) in counts { print("\(name)\t\(count)") }
    }
  }
}
