import Pixels

/// How much two pictures differ, pixel by pixel.
public struct PictureComparison: Sendable {
  public let expected: PixelBuffer
  public let actual: PixelBuffer
  /// Pixels of which any component differs by more than the tolerance; all of them when the sizes differ.
  public let differingPixels: Int
  /// The largest difference of a component, 0…255; 255 when the sizes differ.
  public let largestDifference: Int
  private let tolerance: Int

  /// - Parameter tolerance: the difference of a component, 0…255, up to which pixels count as equal.
  public init(expected: PixelBuffer, actual: PixelBuffer, tolerance: Int = 0) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    guard expected.width == actual.width && expected.height == actual.height else {
      differingPixels = max(expected.width * expected.height, actual.width * actual.height)
      largestDifference = 255
      return
    }
    var (count, largest) = (0, 0)
    for y in 0..<expected.height where expected.row(y) != actual.row(y) {
      for x in 0..<expected.width {
        let difference = Self.difference(expected[x, y], actual[x, y])
        if difference > tolerance { count += 1 }
        largest = max(largest, difference)
      }
    }
    (differingPixels, largestDifference) = (count, largest)
  }

  public var sizesDiffer: Bool { expected.width != actual.width || expected.height != actual.height }
  public var isEqual: Bool { differingPixels == 0 }

  /// What differs, in one line.
  public var summary: String {
    if sizesDiffer {
      return "sizes differ: expected \(expected.width) x \(expected.height), actual \(actual.width) x \(actual.height)"
    }
    let share = Double(differingPixels) / Double(expected.width * expected.height) * 100
    let percent = (share * 1_000).rounded() / 1_000
    return "\(differingPixels) pixels differ (\(percent) %), by up to \(largestDifference) of 255"
  }

  /// One picture: expected | differences in red over a pale copy | actual.
  public var sideBySide: PixelBuffer {
    let gap = 8
    let (wide, high) = (max(expected.width, actual.width), max(expected.height, actual.height))
    var sheet = PixelBuffer(
      width: wide * 3 + gap * 2, height: high, filledWith: Pixel(red: 128, green: 128, blue: 128, alpha: 255))
    for y in 0..<high {
      for x in 0..<wide {
        let (old, new) = (pixel(of: expected, x, y), pixel(of: actual, x, y))
        if let old { sheet[x, y] = old }
        if let new { sheet[x + (wide + gap) * 2, y] = new }
        sheet[x + wide + gap, y] = marked(old, new)
      }
    }
    return sheet
  }

  private func pixel(of picture: PixelBuffer, _ x: Int, _ y: Int) -> Pixel? {
    x < picture.width && y < picture.height ? picture[x, y] : nil
  }

  private func marked(_ old: Pixel?, _ new: Pixel?) -> Pixel {
    guard let old, let new, Self.difference(old, new) <= tolerance else {
      return Pixel(red: 230, green: 0, blue: 40, alpha: 255)
    }
    let grey = (UInt32(old.red) + UInt32(old.green) * 2 + UInt32(old.blue)) / 4
    let pale = UInt8(192 + grey / 4)
    return Pixel(red: pale, green: pale, blue: pale, alpha: 255)
  }

  private static func difference(_ a: Pixel, _ b: Pixel) -> Int {
    let pairs = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
    return pairs.reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
