import Pixels
import Testing

@testable import Suites

@Suite struct PictureWorkTests {
  @Test func meansAreWeightedByTheAreaCovered() {
    // Three columns into two: each new pixel covers one old pixel and half of the middle one.
    var source = PixelBuffer(width: 3, height: 1)
    for (x, value) in [UInt8(0), 90, 240].enumerated() {
      source[x, 0] = Pixel(red: value, green: 0, blue: value, alpha: 255)
    }
    let result = source.averaged(width: 2, height: 1)
    // (0 + 90 / 2) / 1.5 and (90 / 2 + 240) / 1.5.
    #expect(result[0, 0] == Pixel(red: 30, green: 0, blue: 30, alpha: 255))
    #expect(result[1, 0] == Pixel(red: 190, green: 0, blue: 190, alpha: 255))
  }

  @Test func theLongestSideRulesAndSmallPicturesStay() {
    let tall = PixelBuffer(width: 786, height: 1_704)
    #expect((tall.averaged(longestSide: 480).width, tall.averaged(longestSide: 480).height) == (221, 480))
    let small = picture(20, 10, [(1, 1, 2, 2)])
    #expect(small.averaged(longestSide: 120) == small)
    #expect(PixelBuffer(width: 4_000, height: 2).averaged(longestSide: 100).height == 1)
  }

  @Test func fewColoursStayAsTheyAre() {
    let two = picture(20, 10, [(1, 1, 2, 2)])
    #expect(two.reduced(toColors: 2) == two)
  }

  @Test func coloursAreHalvedWhereTheySpreadMost() {
    var source = PixelBuffer(width: 4, height: 1)
    for (x, value) in [UInt8(10), 20, 200, 220].enumerated() {
      source[x, 0] = Pixel(red: value, green: 5, blue: 5, alpha: 255)
    }
    let result = source.reduced(toColors: 2)
    #expect((0..<4).map { result[$0, 0].red } == [15, 15, 210, 210])
  }

  @Test func blocksTwoApartAreJoinedAndFartherOnesAreNot() {
    let ground = picture(160, 160)
    // Blocks 0 and 3 have two between them; block 7 has three.
    let near = PicturePatches.areas(from: ground, to: picture(160, 160, [(0, 0, 1, 1), (24, 0, 1, 1), (56, 0, 1, 1)]))
    #expect(
      near == [
        PixelArea(x: 0, y: 0, width: 32, height: 8), PixelArea(x: 56, y: 0, width: 8, height: 8),
      ])
    #expect(PicturePatches.areas(from: ground, to: ground) == [])
  }

  @Test func overlappingRectanglesBecomeOne() {
    let ground = picture(400, 400)
    // An L whose rectangle holds a spot of its own, far from its arms.
    let changed = picture(400, 400, [(0, 0, 8, 160), (0, 152, 160, 8), (120, 16, 8, 8)])
    #expect(
      PicturePatches.areas(from: ground, to: changed) == [PixelArea(x: 0, y: 0, width: 160, height: 160)])
  }

  @Test func partsOfAnOddPictureEndAtItsEdge() {
    let ground = picture(21, 13)
    #expect(
      PicturePatches.areas(from: ground, to: picture(21, 13, [(20, 12, 1, 1)])) == [
        PixelArea(x: 16, y: 8, width: 5, height: 5)
      ])
  }

  @Test func aPartHasItsMarginAndShape() {
    // 100 by 10 with 12 around: 124 by 34, wider than 2.4 : 1, so as high as 124 / 2.4.
    let wide = PartOfPicture(area: [50, 60, 100, 10])
    #expect(wide.x == 38)
    #expect(wide.width == 124)
    #expect(abs(wide.height - 124 / 2.4) < 1e-9)
    #expect(abs(wide.y - (65 - 124 / 4.8)) < 1e-9)
    // 10 by 100: 34 by 124, narrower than 1.4 : 1.
    let high = PartOfPicture(area: [50, 60, 10, 100])
    #expect(high.height == 124)
    #expect(abs(high.width - 173.6) < 1e-9)
    // A share of a large area: 8 % of 1000.
    #expect(PartOfPicture(area: [0, 0, 1_000, 600]).x == -80)
    #expect(PartOfPicture(area: [500, 0, 10, 10]).cut(from: picture(96, 64)) == nil)
  }
}
