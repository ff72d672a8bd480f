import Geometry
import Guidance
import Pixels
import Testing
import Text

@testable import NavigationUI

@Suite struct ListAndCalloutTests {
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

  @Test func calloutsAvoidEverything() throws {
    let model = Specimens.lanesSpeeding
    let layout = InterfaceLayout(model, typesetter: typesetter)
    let route = [Point(196, 700), Point(196, 300), Point(390, 260)]
    let callouts = [
      RouteCallout("24 min", style: .selected, anchors: [Point(196, 400)]),
      RouteCallout("5 min faster", style: .faster, anchors: [Point(100, 640), Point(40, 500)]),
      RouteCallout("8 min slower", style: .slower, anchors: [Point(340, 420)]),
      RouteCallout("Similar time", style: .similar, anchors: [Point(196, 621)]),
      RouteCallout("Far off", style: .similar, anchors: [Point(-50, 20), Point(.nan, 1)]),
    ]
    let placed = CalloutLayout(callouts, over: layout, model: model, mainRoute: route, typesetter: typesetter).placed
    #expect(placed.map(\.index) == [0, 1, 2])
    for (index, place) in placed.enumerated() {
      #expect(layout.freeRect.contains(place.box))
      for element in layout.elements { #expect(!element.frame.intersects(place.box), "\(element.name)") }
      for other in placed[..<index] { #expect(!other.box.intersects(place.box)) }
      if place.index != 0 { #expect(!(place.box.minX < 196 && place.box.maxX > 196)) }
      // The anchor lies 9 outside the box's corner on both axes.
      let dx = max(place.box.minX - place.anchor.x, place.anchor.x - place.box.maxX)
      let dy = max(place.box.minY - place.anchor.y, place.anchor.y - place.box.maxY)
      #expect(abs(dx - 9) < 1e-9 && abs(dy - 9) < 1e-9)
    }
  }
}
