import Canvas
import Foundation
import Pixels

/// Times whole frames of a workload: flattening, stroking, coverage and compositing, from the paths on.
struct Replay {
  let options: Options

  func run() throws {
    let list = try WorkloadFile.read(options.file)
    let renderer = Renderer(threads: options.threads, simd: options.simd)
    var picture = PixelBuffer(width: list.width, height: list.height)
    renderer.render(list, into: &picture)
    var (wall, cpu): ([Double], [Double]) = ([], [])
    options.repeatFrames {
      let start = Moment.now
      renderer.render(list, into: &picture)
      let end = Moment.now
      wall.append(end.wall - start.wall)
      cpu.append(end.cpu - start.cpu)
    }
    report(wall, cpu)
    if let output = options.output { try Self.write(picture, to: output) }
  }

  private func report(_ wall: [Double], _ cpu: [Double]) {
    let name = URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent
    let (median, best, cpuMedian) = (wall.median, wall.min() ?? 0, cpu.median)
    if options.json {
      print(
        "{\"peer\":\"wayframe\",\"workload\":\"\(name)\",\"threads\":\(options.threads),\"frames\":\(wall.count),"
          + "\"wallMedianMs\":\(milliseconds(median)),\"wallBestMs\":\(milliseconds(best)),"
          + "\"cpuMedianMs\":\(milliseconds(cpuMedian))}")
    } else {
      let times = [median, best, cpuMedian].map(milliseconds).joined(separator: "\t")
      print("wayframe\t\(name)\t\(options.threads)\t\(wall.count)\t\(times)")
    }
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
