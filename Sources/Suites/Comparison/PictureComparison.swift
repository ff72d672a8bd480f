import Images
import Pixels

/// How much two pictures differ, pixel by pixel.
public struct PictureComparison: Sendable {
  /// The picture that is compared with, such as a golden image.
  public let expected: PixelBuffer
  /// The new picture.
  public let actual: PixelBuffer
  /// What counts as equal.
  public let rule: ComparisonRule
  /// Pixels that differ by more than the rule lets pass; all of them when the sizes differ.
  public let differingPixels: Int
  /// The largest difference of a component, 0…255, of all that is compared; 255 when the sizes differ.
  public let largestDifference: Int
  /// Where pixels differ: blocks of 8 × 8 pixels, joined where they are two blocks or less apart, the largest first.
  public let areas: [PixelArea]
  /// Whether the pixel of each place differs, row by row; empty where none does.
  private let marks: [Bool]

  /// - Parameter tolerance: the difference of a component, 0…255, up to which pixels count as equal.
  public init(expected: PixelBuffer, actual: PixelBuffer, tolerance: Int = 0) {
    self.init(expected: expected, actual: actual, rule: ComparisonRule(metric: .components(tolerance: tolerance)))
  }

  /// - Parameters:
  ///   - ignoring: areas that are not compared: the rule's masks, found in the frames.
  ///   - straight: the same two pictures as their files have them, for colours that look alike; made when left out.
  public init(
    expected: PixelBuffer, actual: PixelBuffer, rule: ComparisonRule, ignoring: [PixelArea] = [],
    straight: (expected: StraightPixels, actual: StraightPixels)? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.rule = rule
    guard expected.width == actual.width && expected.height == actual.height else {
      differingPixels = max(expected.width * expected.height, actual.width * actual.height)
      largestDifference = 255
      areas = [PixelArea(x: 0, y: 0, width: actual.width, height: actual.height)]
      marks = []
      return
    }
    var search = DifferenceSearch(expected, actual, ignoring: ignoring)
    switch rule.metric {
    case .components(let tolerance) where !rule.leavesOutAntialiasing:
      search.run { _, _, difference in difference > tolerance }
    case .components(let tolerance):
      let look = Self.look(expected, actual, straight, threshold: 0)
      search.run { x, y, difference in difference > tolerance && !look.isAntialiased(x, y) }
    case .perceived(let threshold):
      let look = Self.look(expected, actual, straight, threshold: threshold)
      search.run { x, y, _ in look.differs(x, y) && !(rule.leavesOutAntialiasing && look.isAntialiased(x, y)) }
    }
    differingPixels = search.count
    largestDifference = search.largest
    areas = search.count > 0 ? search.areas.areas() : []
    marks = search.marks
  }

  private static func look(
    _ expected: PixelBuffer, _ actual: PixelBuffer,
    _ straight: (expected: StraightPixels, actual: StraightPixels)?, threshold: Double
  ) -> PerceivedDifference {
    PerceivedDifference(
      expected: straight?.expected ?? StraightPixels(expected), actual: straight?.actual ?? StraightPixels(actual),
      threshold: threshold)
  }

  /// Whether the pictures have other widths or heights, so that no pixels are compared.
  public var sizesDiffer: Bool { expected.width != actual.width || expected.height != actual.height }
  /// Whether the rule lets all differences pass.
  public var isEqual: Bool { !sizesDiffer && differingPixels <= rule.maxPixels }

  /// Whether the pixels at a place inside both pictures differ.
  func differs(_ x: Int, _ y: Int) -> Bool {
    sizesDiffer ? expected[x, y] != actual[x, y] : !marks.isEmpty && marks[y * expected.width + x]
  }

  /// Calls `body` with each place where pixels differ, from above, left to right; nothing when the sizes differ.
  func eachDifference(_ body: (_ x: Int, _ y: Int) -> Void) {
    guard !marks.isEmpty else { return }
    for area in areas.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX where marks[y * expected.width + x] { body(x, y) }
      }
    }
  }

  /// What differs, in one line.
  public var summary: String {
    if sizesDiffer {
      return "sizes differ: expected \(expected.width) x \(expected.height), actual \(actual.width) x \(actual.height)"
    }
    let share = Double(differingPixels) / Double(expected.width * expected.height) * 100
    let percent = (share * 1_000).rounded() / 1_000
    let pixels = differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ"
    return "\(pixels) (\(percent) %), by up to \(largestDifference) of 255"
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
        let isEqual = old != nil && new != nil && !differs(x, y)
        sheet[x + wide + gap, y] = marked(isEqual ? old : nil)
      }
    }
    return sheet
  }

  private func pixel(of picture: PixelBuffer, _ x: Int, _ y: Int) -> Pixel? {
    x < picture.width && y < picture.height ? picture[x, y] : nil
  }

  private func marked(_ equal: Pixel?) -> Pixel {
    guard let equal else { return Pixel(red: 230, green: 0, blue: 40, alpha: 255) }
    let grey = (UInt32(equal.red) + UInt32(equal.green) * 2 + UInt32(equal.blue)) / 4
    let pale = UInt8(192 + grey / 4)
    return Pixel(red: pale, green: pale, blue: pale, alpha: 255)
  }
}
