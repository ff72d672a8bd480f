import Canvas
import Foundation
import Geometry
import Pixels
import Text

/// Times laying out and drawing a map's worth of names: 2,000 of 15 letters, at 12 pixels unless options say otherwise.
///
/// Cold is a first frame, with fonts to open and every cache empty; warm is the same frame once more.
struct LabelTiming {
  let options: Options

  private static let count = 2_000
  private static let (width, height) = (1_179, 2_556)

  private struct Stages {
    var layout: [Double] = []
    var list: [Double] = []
    var plan: [Double] = []
    var draw: [Double] = []

    var total: Double { layout.median + list.median + plan.median + draw.median }
  }

  private var labels: [(text: String, place: Point)] {
    var random = SplitMix(state: 1)
    return (0..<Self.count).map { _ in
      let text = String((0..<15).map { _ in "aabcdeefghiijklmnnooprsttuvwyzäöü ".randomElement(using: &random) ?? "a" })
      let x = Double.random(in: 0..<Double(Self.width) - 110, using: &random)
      return (text, Point(x, .random(in: 20..<Double(Self.height), using: &random)))
    }
  }

  func run() throws {
    let labels = self.labels
    var (cold, warm) = (Stages(), Stages())
    try options.repeatFrames {
      let start = Moment.now.wall
      let typesetter = Typesetter(fonts: try FontLibrary())
      let opened = Moment.now.wall - start
      let canvas = Renderer(threads: options.threads, simd: options.simd)
      var picture = PixelBuffer(width: Self.width, height: Self.height)
      draw(labels, typesetter, canvas, &picture, &cold)
      cold.layout[cold.layout.count - 1] += opened
      draw(labels, typesetter, canvas, &picture, &warm)
    }
    for (name, stages) in [("cold", cold), ("warm", warm)] {
      let times = [
        ("layout", stages.layout.median), ("list", stages.list.median), ("plan", stages.plan.median),
        ("draw", stages.draw.median), ("total", stages.total),
      ]
      if options.json {
        let fields = times.map { "\"\($0.0)Ms\":\(milliseconds($0.1))" }.joined(separator: ",")
        print("{\"labels\":\(Self.count),\"state\":\"\(name)\",\"threads\":\(options.threads),\(fields)}")
      } else {
        print(([name] + times.map { "\($0.0) \(milliseconds($0.1)) ms" }).joined(separator: "\t"))
      }
    }
  }

  private func draw(
    _ labels: [(text: String, place: Point)], _ typesetter: Typesetter, _ canvas: Renderer,
    _ picture: inout PixelBuffer, _ stages: inout Stages
  ) {
    let style = TextStyle(size: options.size)
    let start = Moment.now.wall
    let lines = labels.map { typesetter.line($0.text, style: style) }
    let laidOut = Moment.now.wall
    var list = DisplayList(width: Self.width, height: Self.height, background: .white)
    let placed = zip(lines, labels).map { $0.placedPaths(at: $1.place) }
    if options.halo > 0 {
      for glyphs in placed { list.glyphs(glyphs, outset: Float(options.halo), paint: .solid(Color(0xDDE6EE))) }
    }
    for glyphs in placed { list.glyphs(glyphs, paint: .solid(.black)) }
    stages.layout.append(laidOut - start)
    stages.list.append(Moment.now.wall - laidOut)
    let statistics = canvas.measure(list, into: &picture)
    stages.plan.append(statistics.planning / .seconds(1))
    stages.draw.append(statistics.drawing / .seconds(1))
  }
}

/// The same numbers everywhere (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
