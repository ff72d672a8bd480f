import Geometry
import Guidance
import Pixels
import Testing
import Text

@testable import NavigationUI

@Suite struct DirectionsListTests {
  private let typesetter: Typesetter

  init() throws { typesetter = Typesetter(fonts: try FontLibrary()) }

  @Test func rowHeights() {
    let layout = DirectionsListLayout(Specimens.directions, typesetter: typesetter)
    #expect(layout.rowFrames.map(\.minY) == [130, 210, 290, 370, 450, 530, 610, 678])
    #expect(layout.height == 758 + 34)
    #expect(layout.closeButton == Rect(x: 337, y: 63, width: 44, height: 44))
  }

  @Test(arguments: [100.0, 280, 320, 393, 599, 600, 1024], [0.82, 1, 1.94, 3.12])
  func textsStayInside(width: Double, scale: Double) {
    for isRightToLeft in [false, true] {
      var list = Specimens.directions
      list.width = width
      list.textScale = scale
      list.isRightToLeft = isRightToLeft
      let layout = DirectionsListLayout(list, typesetter: typesetter)
      let page = Rect(x: 0, y: 0, width: layout.width, height: layout.height)
      #expect(layout.rowFrames.last.map { $0.maxY <= layout.height } == true)
      for text in layout.texts { #expect(page.contains(text.bounds), "\(text.text) \(text.bounds)") }
      for (index, a) in layout.texts.enumerated() {
        for b in layout.texts[..<index] where a.bounds.intersects(b.bounds) {
          #expect(a.bounds.intersection(b.bounds).height < 0.3 * min(a.size, b.size), "\(a.text) over \(b.text)")
        }
      }
      if width >= 600 { #expect(layout.rowFrames.allSatisfy { $0.width == 560 && $0.minX == (width - 560) / 2 }) }
    }
  }

  @Test func emptyList() {
    var list = Specimens.directions
    list.rows = []
    #expect(DirectionsListLayout(list, typesetter: typesetter).rowFrames.isEmpty)
  }
}
