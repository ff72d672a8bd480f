import Foundation
import Pixels

/// Goes through two pictures of one size and notes where they differ; equal rows cost a comparison of memory.
struct DifferenceSearch {
  private(set) var count = 0
  /// Of all compared pixels, whether they count or not.
  private(set) var largest = 0
  private(set) var areas: DifferenceAreas
  /// Row by row; empty until the first difference.
  private(set) var marks: [Bool] = []
  private let expected, actual: PixelBuffer
  private let ignored: [PixelArea]

  init(_ expected: PixelBuffer, _ actual: PixelBuffer, ignoring ignored: [PixelArea]) {
    (self.expected, self.actual, self.ignored) = (expected, actual, ignored)
    areas = DifferenceAreas(width: expected.width, height: expected.height)
  }

  /// Asks of each pair of unequal pixels whether it counts; `largest` is its largest difference of a component.
  mutating func run(_ counts: (_ x: Int, _ y: Int, _ largest: Int) -> Bool) {
    let (width, height) = (expected.width, expected.height)
    expected.storage.withUnsafeBufferPointer { old in
      actual.storage.withUnsafeBufferPointer { new in
        guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return }
        for y in 0..<height {
          let oldRow = oldBase + y * expected.stride
          let newRow = newBase + y * actual.stride
          guard memcmp(oldRow, newRow, width * 4) != 0 else { continue }
          let masks = ignored.filter { y >= $0.y && y < $0.maxY }
          for x in 0..<width where oldRow[x] != newRow[x] {
            if !masks.isEmpty, masks.contains(where: { $0.contains(x, y) }) { continue }
            let difference = Self.difference(oldRow[x], newRow[x])
            if difference > largest { largest = difference }
            if counts(x, y, difference) { mark(x, y) }
          }
        }
      }
    }
  }

  private mutating func mark(_ x: Int, _ y: Int) {
    if marks.isEmpty { marks = Array(repeating: false, count: expected.width * expected.height) }
    marks[y * expected.width + x] = true
    areas.mark(x, y)
    count += 1
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (first, second) = (a >> shift & 255, b >> shift & 255)
      largest = max(largest, first > second ? first - second : second - first)
    }
    return Int(largest)
  }
}
