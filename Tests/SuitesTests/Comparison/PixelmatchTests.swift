import Foundation
import Images
import Pixels
import TestSupport
import Testing

@testable import Suites

/// Counts as pixelmatch has them.
@Suite struct PixelmatchTests {
  private func count(
    _ expected: PixelBuffer, _ actual: PixelBuffer, threshold: Double = 0.1, antialiasing: Bool = true
  ) -> Int {
    PictureComparison(
      expected: expected, actual: actual,
      rule: ComparisonRule(metric: .perceived(threshold: threshold), leavesOutAntialiasing: antialiasing)
    ).differingPixels
  }

  private func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level, alpha: 255) }

  /// A grey step of d levels has the squared distance 0.5053 · d², and 0.1 lets 352.15 pass: d = 26 is 341.6, 27 is 368.4.
  @Test func greyStepsDifferFromTwentySevenLevelsOn() {
    let black = PixelBuffer(width: 4, height: 4, filledWith: grey(0))
    #expect(count(black, PixelBuffer(width: 4, height: 4, filledWith: grey(26)), antialiasing: false) == 0)
    #expect(count(black, PixelBuffer(width: 4, height: 4, filledWith: grey(27)), antialiasing: false) == 16)
  }

  /// Colours are laid on white: clear is white, and half transparent black is the grey of 127.
  @Test func translucentColoursLieOnWhite() {
    let white = PixelBuffer(width: 3, height: 3, filledWith: grey(255))
    let clear = PixelBuffer(width: 3, height: 3, filledWith: .clear)
    #expect(count(white, clear, threshold: 0, antialiasing: false) == 0)
    let half = PixelBuffer(width: 3, height: 3, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 128))
    let middle = PixelBuffer(width: 3, height: 3, filledWith: grey(127))
    #expect(count(half, middle, threshold: 0.001, antialiasing: false) == 0)
    #expect(count(half, PixelBuffer(width: 3, height: 3, filledWith: grey(150)), antialiasing: false) == 0)
    #expect(count(half, PixelBuffer(width: 3, height: 3, filledWith: grey(155)), antialiasing: false) == 9)
  }

  /// An edge from black to white whose middle column is grey in one picture: smoothing, not a change.
  @Test func aSmoothedEdgeIsLeftOut() {
    func edge(_ middle: UInt8) -> PixelBuffer {
      var picture = PixelBuffer(width: 9, height: 9, filledWith: grey(0))
      for y in 0..<9 {
        picture[4, y] = grey(middle)
        for x in 5..<9 { picture[x, y] = grey(255) }
      }
      return picture
    }
    #expect(count(edge(0), edge(128), antialiasing: false) == 9)
    // The column's own pixels are two equal neighbours each; at the upper and the lower end the edge counts as one more.
    #expect(count(edge(0), edge(128)) == 0)
  }

  /// A lone dot has no darker neighbour beside its brighter ones.
  @Test func aDotCounts() {
    let ground = PixelBuffer(width: 9, height: 9, filledWith: grey(255))
    var dot = ground
    dot[4, 4] = grey(0)
    #expect(count(ground, dot) == 1)
  }

  // MARK: The reference

  private static let script = "conformance/pixelmatch.py"

  /// Whether the reference can run: it needs numpy and Pillow.
  private static let python: String? = {
    guard SharedFolder.has(script) else { return nil }
    let own = ProcessInfo.processInfo.environment["WAYFRAME_PYTHON"]
    return ([own].compactMap { $0 } + ["python3"]).first { run($0, ["-c", "import numpy, PIL"]) != nil }
  }()

  private static func run(_ program: String, _ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
  }

  /// Shapes with smooth edges over a ground, some translucent; the second picture has them moved, recoloured or smoothed
  /// otherwise.
  private func pair(_ random: inout SeededRandom) -> (PixelBuffer, PixelBuffer) {
    let (width, height) = (random.number(20..<70), random.number(20..<70))
    func level(_ random: inout SeededRandom) -> Float { Float(random.number(0..<256)) / 255 }
    func color(_ random: inout SeededRandom, alpha: Float) -> Color {
      Color(red: level(&random), green: level(&random), blue: level(&random), alpha: alpha)
    }
    let isTranslucent = random.number(0..<3) == 0
    let ground = color(&random, alpha: isTranslucent ? 0.6 : 1)
    var first = PixelBuffer(width: width, height: height, filledWith: ground.pixel)
    var second = first
    for _ in 0..<random.number(1..<6) {
      let ink = color(&random, alpha: isTranslucent ? level(&random) : 1)
      let (x, y) = (random.unit() * Double(width), random.unit() * Double(height))
      let radius = 2 + random.unit() * 14
      let shift = random.number(0..<3) == 0 ? 0 : random.unit() * 1.5
      let other = random.number(0..<4) == 0 ? color(&random, alpha: ink.alpha) : ink
      disc(&first, x, y, radius, ink, ground)
      disc(&second, x + shift, y + shift / 2, radius, other, ground)
    }
    return (first, second)
  }

  private func disc(
    _ picture: inout PixelBuffer, _ x: Double, _ y: Double, _ radius: Double, _ ink: Color, _ ground: Color
  ) {
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let (right, down) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let cover = min(max(radius + 0.5 - (right * right + down * down).squareRoot(), 0), 1)
        if cover > 0 { picture[column, row] = ground.mixed(with: ink, Float(cover)).pixel }
      }
    }
  }

  @Test(.enabled(if: PixelmatchTests.python != nil, "skipped: pixelmatch.py with numpy and Pillow is not here"))
  func fiftyPairsHaveTheReferencesCounts() throws {
    let python = try #require(Self.python)
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 50)
    var own: [Int] = []
    for index in 0..<50 {
      let (first, second) = pair(&random)
      let paths = [
        try folder.write(PNG.encode(first), to: "\(index)-a.png"),
        try folder.write(PNG.encode(second), to: "\(index)-b.png"),
      ]
      let threshold = index % 2 == 0 ? 0.1 : 0.1285
      // Read from the files, as `compare` does: translucent colours are rounded there.
      let pictures = try paths.map { try ReadPicture(path: $0) }
      own.append(
        PictureComparison(
          expected: pictures[0].pixels, actual: pictures[1].pixels,
          rule: ComparisonRule(metric: .perceived(threshold: threshold), leavesOutAntialiasing: true),
          straight: (pictures[0].straight, pictures[1].straight)
        ).differingPixels)
    }
    let program = """
      import sys
      sys.path.insert(0, sys.argv[1])
      from pixelmatch import load, pixelmatch
      for i in range(50):
          a, b = (load(f"{sys.argv[2]}/{i}-{c}.png") for c in "ab")
          print(pixelmatch(a, b, 0.1 if i % 2 == 0 else 0.1285))
      """
    let output = try #require(
      Self.run(python, ["-c", program, SharedFolder.path("conformance"), folder.path]))
    let reference = output.split(separator: "\n").compactMap { Int($0) }
    #expect(reference == own)
    #expect(own.reduce(0, +) > 1_000)
  }
}
