import Images
import Pixels
import Testing

@testable import Suites

@Suite struct PictureComparisonTests {
  private static let grey = Pixel(red: 100, green: 100, blue: 100, alpha: 255)

  private func picture(_ width: Int = 64, _ height: Int = 48, _ edits: [(Int, Int, Pixel)] = []) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height, filledWith: Self.grey)
    for (x, y, pixel) in edits { picture[x, y] = pixel }
    return picture
  }

  @Test func equalPicturesHaveNoDifference() {
    let comparison = PictureComparison(expected: picture(), actual: picture())
    #expect(comparison.isEqual)
    #expect(comparison.differingPixels == 0)
    #expect(comparison.largestDifference == 0)
    #expect(comparison.areas.isEmpty)
  }

  /// Two pixels: one 7 levels of green apart, the other 40 of blue.
  private var twoPixels: PixelBuffer {
    picture(
      64, 48,
      [
        (3, 5, Pixel(red: 100, green: 107, blue: 100, alpha: 255)),
        (60, 40, Pixel(red: 100, green: 100, blue: 60, alpha: 255)),
      ])
  }

  @Test(arguments: [(0, 2), (6, 2), (7, 1), (39, 1), (40, 0)])
  func toleranceIsTheLargestDifferenceThatPasses(tolerance: Int, count: Int) {
    let comparison = PictureComparison(expected: picture(), actual: twoPixels, tolerance: tolerance)
    #expect(comparison.differingPixels == count)
    #expect(comparison.largestDifference == 40)
    #expect(comparison.isEqual == (count == 0))
  }

  @Test(arguments: [(1, false), (2, true)])
  func aNumberOfPixelsMayDiffer(most: Int, isEqual: Bool) {
    let rule = ComparisonRule(maxPixels: most, reason: "a driver's rounding")
    let comparison = PictureComparison(expected: picture(), actual: twoPixels, rule: rule)
    #expect(comparison.isEqual == isEqual)
    #expect(comparison.differingPixels == 2)
    #expect(rule.text == "\(most) \(most == 1 ? "pixel" : "pixels") may differ (a driver's rounding)")
  }

  @Test func maskedPixelsAreNotCompared() {
    // The first pixel lies in the mask's last column, the second outside of it.
    let comparison = PictureComparison(
      expected: picture(), actual: twoPixels, rule: .exact, ignoring: [PixelArea(x: 0, y: 0, width: 4, height: 6)])
    #expect(comparison.differingPixels == 1)
    let narrower = PictureComparison(
      expected: picture(), actual: twoPixels, rule: .exact, ignoring: [PixelArea(x: 0, y: 0, width: 3, height: 6)])
    #expect(narrower.differingPixels == 2)
  }

  @Test func aMaskInPointsCoversEveryPixelThatItTouches() {
    // 1.2…3.4 points at 2 pixels a point are pixels 2.4…6.8.
    #expect(
      PixelArea(points: PointArea(x: 1.2, y: 1.2, width: 2.2, height: 2.2), scale: 2, width: 64, height: 48)
        == PixelArea(x: 2, y: 2, width: 5, height: 5))
    #expect(
      PixelArea(points: PointArea(x: -9, y: 0, width: 5, height: 5), scale: 2, width: 64, height: 48) == nil)
    #expect(
      PixelArea(points: PointArea(x: 30, y: 20, width: 1e6, height: .infinity), scale: 2, width: 64, height: 48)
        == PixelArea(x: 60, y: 40, width: 4, height: 8))
  }

  @Test func masksAreNamesOrRectangles() {
    #expect(ComparisonMask("navigationFooter") == .element("navigationFooter"))
    #expect(ComparisonMask("1, 2.5,30,40") == .rectangle(x: 1, y: 2.5, width: 30, height: 40))
    for text in ["", "1,2,3", "1,2,0,4", "1,2,-3,4", "1,2,nan,4", "1,2,inf,4", "a,b,c,d", "1,2,3,4,5", "1e99,0,1,1"] {
      #expect(ComparisonMask(text) == nil, "\(text)")
    }
  }

  @Test func otherSizesDifferWhole() {
    let comparison = PictureComparison(expected: picture(64, 48), actual: picture(60, 50))
    #expect(comparison.sizesDiffer)
    #expect(!comparison.isEqual)
    #expect(comparison.summary == "sizes differ: expected 64 x 48, actual 60 x 50")
  }

  // MARK: Areas

  private func areas(_ places: [(Int, Int)], _ width: Int = 128, _ height: Int = 128) -> [[Int]] {
    let edits = places.map { ($0.0, $0.1, Pixel(red: 0, green: 0, blue: 0, alpha: 255)) }
    return PictureComparison(expected: picture(width, height), actual: picture(width, height, edits)).areas.map(\.list)
  }

  @Test func anAreaIsWholeBlocksInsideThePicture() {
    #expect(areas([(9, 17)]) == [[8, 16, 8, 8]])
    // The last block of a picture of 100 x 100 is 4 pixels wide and high.
    #expect(areas([(99, 99)], 100, 100) == [[96, 96, 4, 4]])
  }

  @Test func blocksTwoApartAreOneAreaAndThreeApartAreTwo() {
    // Blocks 0 and 3: two blocks lie between them.
    #expect(areas([(0, 0), (24, 0)]) == [[0, 0, 32, 8]])
    // Blocks 0 and 4: three.
    #expect(areas([(0, 0), (32, 0)]) == [[0, 0, 8, 8], [32, 0, 8, 8]])
    // Also across a corner.
    #expect(areas([(7, 7), (31, 31)]) == [[0, 0, 32, 32]])
  }

  @Test func theLargestAreaComesFirstAndNoneOverlap() {
    #expect(areas([(0, 0), (64, 64), (80, 64)]) == [[64, 64, 24, 8], [0, 0, 8, 8]])
    // A block inside of a ring's box belongs to the ring.
    var ring: [(Int, Int)] = []
    for place in stride(from: 0, to: 128, by: 8) { ring += [(place, 0), (place, 120), (0, place), (120, place)] }
    #expect(areas(ring + [(64, 64)]) == [[0, 0, 128, 128]])
  }

  @Test func differencesAreVisitedOnceFromAbove() {
    let actual = picture(
      64, 48, [(50, 2, Pixel(bits: 0xFF00_0000)), (1, 30, Pixel(bits: 0xFF00_0000)), (0, 2, Pixel(bits: 0xFF00_0000))])
    var seen: [[Int]] = []
    PictureComparison(expected: picture(), actual: actual).eachDifference { seen.append([$0, $1]) }
    #expect(Set(seen) == [[0, 2], [50, 2], [1, 30]])
    #expect(seen.count == 3)
  }
}
