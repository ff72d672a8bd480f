import Canvas
import Foundation
import Fuzzers
import Geometry
import Pixels
import TestSupport
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

  @Test func titledGroups() {
    var list = DisplayList(width: 9, height: 9, background: .white)
    for x in 0..<4 { list.fill(.rect(Rect(x: Double(x), y: 0, width: 1, height: 1)), color: .black) }
    var ids = SVGIdentifiers()
    let names = ["a", "a", "5 <é>"].map { ids.unique($0) }
    #expect(names == ["a", "a-2", "part-5----"])
    let text = SVGWriter.document(
      of: list, title: "A & \"B\"",
      groups: [
        VectorGroup(id: names[1], title: "in < it", commands: 1..<2),
        VectorGroup(id: names[0], title: "whole", commands: 0..<3),
      ])
    let tags = text.matches(of: /<\/?(g|path|title)[^>]*>([^<]*)/).map { match in
      match.0.hasPrefix("<path") ? "path" : match.0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(
      tags == [
        "<title>A &amp; &quot;B&quot;", "</title>", "<g id=\"a\">", "<title>whole", "</title>", "path",
        "<g id=\"a-2\">",
        "<title>in &lt; it", "</title>", "path", "</g>", "path", "</g>", "path",
      ])
  }

  /// Groups close whatever the list holds, and meaningless paths are left out.
  @Test(arguments: 0..<20) func tagsAreBalanced(_ seed: UInt64) {
    let text = SVGWriter.document(of: RandomDrawing.list(seed: seed + 77, wild: true))
    func count(_ part: String) -> Int { text.split(separator: part, omittingEmptySubsequences: false).count - 1 }
    #expect(count("<g ") == count("</g>"))
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf\""))
    #expect(!text.contains("inf "))
  }
}

/// Painting order and joints of building faces; a face's colour is its place in the layer.
@Suite struct SVGExtrusionTests {
  private struct Face {
    var outline: Path
    /// 1/depth.
    var plane: SIMD3<Float>
  }

  private func box(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, _ plane: SIMD3<Float>) -> Face {
    let (low, high) = (Point(x.lowerBound, y.lowerBound), Point(x.upperBound, y.upperBound))
    return Face(
      outline: .rect(Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)), plane: plane)
  }

  private func document(_ faces: [Face], opacity: Float = 1) -> String {
    var list = DisplayList(width: 40, height: 30, background: .white)
    let layer = faces.enumerated().map { index, face in
      ExtrusionFace(path: list.add(face.outline), color: Color(UInt32(index)), inverseDepth: face.plane)
    }
    list.extrusions(ExtrusionLayer(faces: layer, opacity: opacity))
    return SVGWriter.document(of: list)
  }

  private func order(_ faces: [Face]) -> [Int] {
    document(faces).matches(of: /<path [^>]* fill="#([0-9A-F]{6})"/).compactMap { Int($0.1, radix: 16) }
  }

  /// A wall that comes from depth 1 to depth 1/2 along x, with a small face over its far end and one under its near end:
  /// its middle is wrong for both, its nearest point for the first, its farthest point for the second.
  @Test func aLeaningFaceAndOthersAtItsEnds() {
    let leaning = box(0...10, 0...10, SIMD3(0.1, 0, 1))
    #expect(order([leaning, box(0...2, 2...4, SIMD3(0, 0, 1.4))]) == [0, 1])
    #expect(order([box(8...10, 2...4, SIMD3(0, 0, 1.6)), leaning]) == [0, 1])
    #expect(order([leaning, box(8...10, 2...4, SIMD3(0, 0, 1.6))]) == [1, 0])
  }

  /// The middles are at 2.5, 2.2 and 1.9; each covers a part of the one before, which is 0.2 farther there.
  @Test func threeInARow() {
    let far = box(0...30, 0...10, SIMD3(0.1, 0, 1))
    let middle = box(0...20, 8...18, SIMD3(0.1, 0, 1.2))
    let near = box(0...10, 16...26, SIMD3(0.1, 0, 1.4))
    #expect(order([far, middle, near]) == [0, 1, 2])
    #expect(order([near, far, middle]) == [1, 2, 0])
  }

  /// Faces in one plane: the list's first one is seen unless the other is nearer by 2 parts in 100,000.
  @Test func tiesGoToTheFirst() {
    let first = box(0...10, 0...10, SIMD3(0, 0, 1))
    #expect(order([first, box(5...15, 0...10, SIMD3(0, 0, 1.000_01))]) == [1, 0])
    #expect(order([first, box(5...15, 0...10, SIMD3(0, 0, 1.000_03))]) == [0, 1])
  }

  /// Boxes that overlap are no reason: the small face lies in the notch of an L whose plane would hide it.
  @Test func notchesHideNothing() {
    var notched = Path()
    notched.addPolyline(
      [Point(0, 0), Point(20, 0), Point(20, 10), Point(10, 10), Point(10, 20), Point(0, 20)], closed: true)
    let small = box(12...18, 12...18, SIMD3(0.1, 0, 1.1))
    let faces = [Face(outline: notched, plane: SIMD3(0.1, 0, 1.2)), small]
    // Middles: the L's at x = (100 · 5 + 200 · 10) / 300 = 8 1/3, 1/depth 2.03; the small one's at 15, 2.6.
    #expect(order(faces) == [0, 1])
  }

  /// Bars along the top, down the right side and across, each above the next in the ring of three. Their middles are at
  /// 1.5, 1.5 and 1.4: the last begins, and the others follow as they must.
  @Test func circlesBeginWithTheFarthest() {
    var across = Path()
    across.addPolyline([Point(0, 0), Point(4, 0), Point(20, 20), Point(16, 20)], closed: true)
    let faces = [
      box(0...20, 0...4, SIMD3(0.05, 0, 1)), box(16...20, 0...20, SIMD3(0, 0.05, 1)),
      Face(outline: across, plane: SIMD3(0, 0, 1.4)),
    ]
    #expect(order(faces) == [2, 1, 0])
  }

  /// Random faces in parallel planes, so steep that middles say little: of every two that overlap, the nearer is later.
  @Test(arguments: 0..<10) func everyPairIsRight(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var (faces, rects): ([Face], [Rect]) = ([], [])
    for level in (0..<80).shuffled(using: &random) {
      let (x, y) = (Double.random(in: 0...30, using: &random), Double.random(in: 0...20, using: &random))
      let (width, height) = (Double.random(in: 1...10, using: &random), Double.random(in: 1...10, using: &random))
      rects.append(Rect(x: x, y: y, width: width, height: height))
      faces.append(Face(outline: .rect(rects[rects.count - 1]), plane: SIMD3(1, 0.5, Float(level) / 20 + 1)))
    }
    let order = order(faces)
    #expect(order.sorted() == Array(faces.indices))
    for (place, a) in order.enumerated() {
      for b in order[(place + 1)...] where faces[a].plane.z > faces[b].plane.z {
        let (one, other) = (rects[a], rects[b])
        let (width, height) = (
          min(one.maxX, other.maxX) - max(one.minX, other.minX), min(one.maxY, other.maxY) - max(one.minY, other.minY)
        )
        // Within this, the two only touch.
        #expect(min(width, height) < 0.1, "seed \(seed): \(a) before \(b)")
      }
    }
  }

  /// Neighbours with a border from y = 4 to 10 in common: the one that is painted first runs on below the other there,
  /// for a pixel, or for half of a thinner one, and turns the way its outline does.
  @Test func jointsAreCovered() {
    let far = box(0...10, 0...10, SIMD3(0, 0, 1))
    let near = box(10...20, 4...14, SIMD3(0, 0, 1.5))
    let outline = "M0 0L10 0L10 10L0 10Z"
    #expect(document([near, far]).contains("\"\(outline)M10 10L10 4L11 4L11 10Z\" fill=\"#000001\""))
    let thin = box(10...11, 4...14, SIMD3(0, 0, 1.5))
    #expect(document([thin, far]).contains("\"\(outline)M10 10L10 4L10.5 4L10.5 10Z\" fill=\"#000001\""))
    var turned = Path()
    turned.addPolyline([Point(0, 0), Point(0, 10), Point(10, 10), Point(10, 0)], closed: true)
    let text = document([near, Face(outline: turned, plane: far.plane)])
    #expect(text.contains("\"M0 0L0 10L10 10L10 0ZM11 10L11 4L10 4L10 10Z\""))
    // On the same side of a border nothing joins.
    let twin = document([box(10...20, 2...8, far.plane), near])
    #expect(twin.contains("\"M10 2L20 2L20 8L10 8Z\""))
    #expect(twin.contains("\"M10 4L20 4L20 14L10 14Z\""))
  }

  @Test func theBodyIsLaidDownAsAWhole() {
    let face = box(0...10, 0...10, SIMD3(0, 0, 1))
    let text = document(
      [face, box(50...60, 0...10, SIMD3(0, 0, 1)), box(0...5, 0...5, SIMD3(0, 0, .nan))], opacity: 0.5)
    #expect(text.contains("<g opacity=\"0.5\">\n<path d=\"M0 0L10 0L10 10L0 10Z\" fill=\"#000000\"/>\n</g>"))
    #expect(!document([face], opacity: 0).contains("<path"))
  }
}
