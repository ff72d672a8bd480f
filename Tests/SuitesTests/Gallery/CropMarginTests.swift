import Geometry
import Testing

@testable import Suites

@Suite struct CropMarginTests {
  private let box = Rect(x: 100, y: 100, width: 50, height: 20)

  private func cut(_ others: [Rect], margin: Double = 16) -> Rect {
    CropMargins(around: box, asked: margin, others: others).cut
  }

  @Test func nothingInTheWay() {
    #expect(cut([]) == Rect(x: 84, y: 84, width: 82, height: 52))
    // Far away, around the box, or whole in the margin.
    let free = [
      Rect(x: 300, y: 300, width: 9, height: 9), Rect(x: 0, y: 0, width: 400, height: 400),
      Rect(x: 90, y: 122, width: 4, height: 4),
    ]
    #expect(cut(free) == Rect(x: 84, y: 84, width: 82, height: 52))
  }

  /// A card's lower part stands edge to edge with the upper one.
  @Test func partsOfOneCardComeAlong() {
    #expect(cut([Rect(x: 100, y: 120, width: 50, height: 30)]) == Rect(x: 84, y: 84, width: 82, height: 82))
    // A button that only touches it is another thing.
    #expect(cut([Rect(x: 100, y: 120, width: 20, height: 30)]).maxY == 136)
  }

  /// Eight below it begins another element: above and below 8 are left; beside it the margin stays.
  @Test func aCutNeverGoesThroughAnotherElement() {
    let below = Rect(x: 90, y: 128, width: 200, height: 20)
    #expect(cut([below]) == Rect(x: 84, y: 92, width: 82, height: 36))
    let left = Rect(x: 60, y: 90, width: 34.5, height: 60)
    #expect(cut([left]) == Rect(x: 95, y: 84, width: 60, height: 52))
    #expect(!cut([below, left]).inset(by: 0.01).intersects(below))
    // Two points away there is no room for a margin.
    #expect(cut([Rect(x: 90, y: 122, width: 200, height: 20)]) == Rect(x: 84, y: 84, width: 82, height: 52))
  }
}
