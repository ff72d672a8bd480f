import Canvas
import Geometry
import Pixels
import Testing

@Suite struct SVGTests {
  @Test func shapesAndPaints() {
    var list = DisplayList(width: 40, height: 30, background: .white)
    list.fill(.rect(Rect(x: 1, y: 2, width: 3, height: 4)), rule: .evenOdd, color: Color(0xFF8000, alpha: 0.5))
    var line = Path()
    line.move(to: Point(0, 0))
    line.line(to: Point(10.5, 4))
    list.stroke(line, style: StrokeStyle(width: 2, cap: .round, dashes: [3, 1]), paint: .solid(.black))
    list.layer(opacity: 0.25) { $0.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), color: .black) }
    let text = SVGWriter.document(of: list)
    #expect(
      text.contains("<path d=\"M1 2L4 2L4 6L1 6Z\" fill-rule=\"evenodd\" fill=\"#FF8000\" fill-opacity=\"0.5\"/>"))
    #expect(text.contains("M0 0L10.5 4"))
    #expect(text.contains("stroke-dasharray=\"3 1\""))
    #expect(text.contains("<g opacity=\"0.25\">"))
    #expect(text.contains("viewBox=\"0 0 40 30\""))
  }

  /// Groups close whatever the list holds, and meaningless paths are left out.
  @Test(arguments: 0..<20) func tagsAreBalanced(_ seed: UInt64) {
    let text = SVGWriter.document(of: SameBytesTests.randomList(seed: seed + 77, wild: true))
    func count(_ part: String) -> Int { text.split(separator: part, omittingEmptySubsequences: false).count - 1 }
    #expect(count("<g ") == count("</g>"))
    #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("inf "))
  }
}
