import Canvas
import Foundation
import Pixels
import TestSupport
import Testing

@testable import wayframe_bench

/// The benchmark's workloads, which lie beside the checkout; tests that need them are skipped without.
enum Workloads {
  static let folder = SharedFolder.url.appending(path: "bench/workloads").path()

  static let names: [String] = {
    let names = SharedFolder.names(in: "bench/workloads").filter { $0.hasSuffix(".npl") }
    if names.isEmpty { print("skipped: no workloads at \(folder)") }
    return names
  }()
}

@Suite struct WorkloadTests {
  @Test(.enabled(if: !Workloads.names.isEmpty), arguments: Workloads.names)
  func sameBytesAtEveryLevelAndThreadCount(_ name: String) throws {
    let list = try WorkloadFile.read("\(Workloads.folder)/\(name)")
    let expected = Renderer(threads: 1, simd: .scalar).render(list)
    for level in SIMDLevel.allCases {
      for threads in level == .best ? [1, 2, 3, 8] : [1, 2] {
        // Pictures are too large to be printed.
        let isEqual = Renderer(threads: threads, simd: level).render(list) == expected
        #expect(isEqual, "\(level), \(threads) threads")
      }
    }
  }

  // MARK: The reader

  /// A frame of 8 × 4 with a red 2 × 2 square, byte by byte as the format says.
  private static let square: [UInt8] = {
    var bytes = Array("NPL1".utf8)
    func word(_ value: UInt32) { for k in 0..<4 { bytes.append(UInt8(value >> UInt32(k * 8) & 255)) } }
    word(8)
    word(4)
    bytes += [0, 0, 255, 255]
    word(1)
    bytes += [1, 0, 0, 0, 255, 0, 0, 255]
    word(0)
    word(0)
    word(5)
    word(4)
    bytes += [0, 1, 1, 1, 4, 0, 0, 0]
    for (x, y) in [(1, 1), (3, 1), (3, 3), (1, 3)] as [(Float, Float)] {
      word(x.bitPattern)
      word(y.bitPattern)
    }
    return bytes
  }()

  private func read(_ bytes: [UInt8]) throws -> DisplayList {
    let folder = try TemporaryFolder()
    return try WorkloadFile.read(folder.write(bytes, to: "a.npl"))
  }

  @Test func readsTheFormat() throws {
    let picture = Renderer(threads: 1).render(try read(Self.square))
    for y in 0..<4 {
      for x in 0..<8 {
        let isInside = 1..<3 ~= x && 1..<3 ~= y
        #expect(picture[x, y] == Color(isInside ? 0xFF0000 : 0x0000FF).pixel)
      }
    }
  }

  /// Cut anywhere, or with any one byte changed, a file is read or refused, and drawn if read.
  @Test func damagedFiles() throws {
    for length in Self.square.indices {
      #expect(throws: WorkloadError.self) { try read(Array(Self.square.prefix(length))) }
    }
    for i in Self.square.indices {
      for value in [0, 7, 127, 255] as [UInt8] {
        var bytes = Self.square
        bytes[i] = value
        guard let list = try? read(bytes), list.width * list.height < 1 << 20 else { continue }
        _ = Renderer(threads: 1).render(list)
      }
    }
  }
}

@Suite struct OptionsTests {
  @Test func values() throws {
    let options = try Options(["replay", "a.npl", "-t", "2", "-n", "5", "--simd", "scalar", "--json", "-o", "a.ppm"])
    #expect(options.verb == .replay)
    #expect(options.file == "a.npl")
    #expect(options.threads == 2)
    #expect(options.frames == 5)
    #expect(options.simd == .scalar)
    #expect(options.json)
    #expect(options.output == "a.ppm")
  }

  @Test(arguments: [
    [], ["draw", "a"], ["scene"], ["scene", "a", "b"], ["scene", "a", "-o", "b"], ["replay", "a", "-t", "0"],
    ["replay", "a", "-n"], ["replay", "a", "--fast"], ["replay", "a", "--simd", "neon"], ["replay", "a", "-s", "nan"],
  ])
  func refusals(_ words: [String]) { #expect(throws: UsageError.self) { try Options(words) } }
}
