import Canvas
import Foundation
import Pixels

/// What `replay` is asked to do.
struct ReplayOptions {
  var file = ""
  var threads = 1
  var seconds = 1.0
  var frames: Int?
  var output: String?
  var simd = SIMDLevel.best
  var json = false
}

/// Times whole frames of a workload: flattening, stroking, coverage and compositing, from the paths on.
struct Replay {
  let options: ReplayOptions

  func run() throws {
    let list = try WorkloadFile.read(options.file)
    let renderer = Renderer(threads: max(options.threads, 1), simd: options.simd)
    var picture = PixelBuffer(width: list.width, height: list.height)
    renderer.render(list, into: &picture)
    var wall: [Double] = []
    var cpu: [Double] = []
    let start = Self.now(CLOCK_MONOTONIC)
    let least = options.frames ?? 3
    let most = options.frames ?? 100_000
    while wall.count < most && (wall.count < least || Self.now(CLOCK_MONOTONIC) - start < options.seconds) {
      let (wallStart, cpuStart) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
      renderer.render(list, into: &picture)
      wall.append(Self.now(CLOCK_MONOTONIC) - wallStart)
      cpu.append(Self.now(CLOCK_PROCESS_CPUTIME_ID) - cpuStart)
    }
    report(wall.sorted(), cpu.sorted())
    if let output = options.output { try Self.write(picture, to: output) }
  }

  private func report(_ wall: [Double], _ cpu: [Double]) {
    guard let best = wall.first else { return }
    let name = URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent
    func ms(_ seconds: Double) -> String { String(format: "%.3f", seconds * 1000) }
    let (median, cpuMedian) = (wall[wall.count / 2], cpu[cpu.count / 2])
    if options.json {
      print(
        "{\"peer\":\"wayframe\",\"workload\":\"\(name)\",\"threads\":\(options.threads),\"frames\":\(wall.count),"
          + "\"wallMedianMs\":\(ms(median)),\"wallBestMs\":\(ms(best)),\"cpuMedianMs\":\(ms(cpuMedian))}")
    } else {
      print("wayframe\t\(name)\t\(options.threads)\t\(wall.count)\t\(ms(median))\t\(ms(best))\t\(ms(cpuMedian))")
    }
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// A binary PPM: the frame's colours without alpha.
  private static func write(_ picture: PixelBuffer, to path: String) throws {
    var bytes = Array("P6\n\(picture.width) \(picture.height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + picture.width * picture.height * 3)
    for y in 0..<picture.height {
      for bits in picture.row(y) {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
      }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
