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

  /// A word that is too wide beside the badge stands below it: 24 points of badge, 6 between, 26 of title.
  @Test(arguments: [("Main Street", false), ("Amagermotorvejen", true)])
  func longWordsStandBelowTheExit(title: String, isBelow: Bool) throws {
    var list = Specimens.directions
    list.width = 393
    var row = DirectionsList.Row(Header.Turn(.offRampRight), title: title, distance: "1,3 km")
    row.exit = Header.Exit(word: "ÇIKIŞ", number: "20")
    list.rows = [row]
    let layout = DirectionsListLayout(list, typesetter: typesetter)
    let number = try #require(layout.texts.first { $0.text == "20" })
    let names = layout.texts.filter { $0.text == title }
    if isBelow {
      #expect(names.count == 1)
      #expect(names.allSatisfy { $0.bounds.minY > number.bounds.maxY })
      #expect(layout.rowFrames[0].height == 42 + 24 + 6 + 26)
    } else {
      #expect(names.allSatisfy { $0.bounds.minX > number.bounds.maxX })
    }
  }

  @Test func emptyList() {
    var list = Specimens.directions
    list.rows = []
    #expect(DirectionsListLayout(list, typesetter: typesetter).rowFrames.isEmpty)
  }
}
