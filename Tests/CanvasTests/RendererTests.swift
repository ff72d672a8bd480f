import Canvas
import Geometry
import Pixels
import Testing

@Suite struct RendererTests {
  @Test func backgroundFillsTheFrame() {
    let picture = Renderer(threads: 1).render(DisplayList(width: 37, height: 35, background: Color(0x123456)))
    #expect(picture == PixelBuffer(width: 37, height: 35, filledWith: Color(0x123456).pixel))
  }

  @Test func halfCoveredPixelIsHalfMixed() {
    var list = DisplayList(width: 8, height: 8, background: .black)
    list.fill(.rect(Rect(minX: 2, minY: 2, maxX: 4.5, maxY: 5)), color: .white)
    let picture = Renderer(threads: 1).render(list)
    #expect(picture[2, 2] == Color.white.pixel)
    #expect(picture[4, 3].red == 128)
    #expect(picture[5, 3] == Color.black.pixel)
    #expect(picture[3, 5] == Color.black.pixel)
  }

  @Test func contentsReachBeyondTheirClipWithoutTrace() {
    var list = DisplayList(width: 200, height: 200, background: .white)
    list.clipped(to: .rect(Rect(x: 50, y: 50, width: 20, height: 20))) { list in
      list.fill(.rect(Rect(x: 10, y: 10, width: 180, height: 180)), color: .black)
    }
    var expected = DisplayList(width: 200, height: 200, background: .white)
    expected.fill(.rect(Rect(x: 50, y: 50, width: 20, height: 20)), color: .black)
    let renderer = Renderer(threads: 1)
    #expect(difference(renderer.render(list), renderer.render(expected)).count == 0)
    #expect(difference(renderer.render(list), renderer.render(expected)).count == 0)
  }
}
