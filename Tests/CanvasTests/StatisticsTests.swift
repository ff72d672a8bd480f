import Canvas
import Fuzzers
import Geometry
import Pixels
import Testing

@Suite struct StatisticsTests {
  private func measure(_ list: DisplayList, threads: Int = 1) -> RenderStatistics {
    var picture = PixelBuffer(width: list.width, height: list.height)
    let statistics = Renderer(threads: threads).measure(list, into: &picture)
    #expect(difference(picture, Renderer(threads: 1).render(list)).count == 0)
    return statistics
  }

  /// A rectangle on whole tiles, 64 rows high: two bands of two edges; inside it there are runs only, one for each of the
  /// sixteen strips of four rows, and tiles where the edges are.
  @Test func aRectangle() {
    var list = DisplayList(width: 200, height: 64, background: .black)
    list.fill(.rect(Rect(x: 40, y: 0, width: 80, height: 64)), color: .white)
    let statistics = measure(list)
    #expect(statistics.commands == 1)
    #expect(statistics.culledCommands == 0)
    #expect(statistics.edges == 4)
    #expect(statistics.records == 2)
    #expect(statistics.hiddenRecords == 0)
    #expect(statistics.runs == 16)
    #expect(16...48 ~= statistics.maskTiles)
    #expect(statistics.planning > .zero)
    #expect(statistics.drawing > .zero)
  }

  /// Off the frame, behind an opaque rectangle, without colour: not planned. Behind an opaque circle: planned, but found
  /// hidden in its band.
  @Test func hiddenWork() {
    var list = DisplayList(width: 320, height: 320, background: .black)
    list.fill(.rect(Rect(x: 400, y: 0, width: 10, height: 10)), color: .white)
    list.fill(.circle(center: Point(40, 40), radius: 20), color: .white)
    list.fill(.circle(center: Point(200, 240), radius: 9), color: .white)
    list.fill(.rect(Rect(x: 0, y: 0, width: 300, height: 100)), color: .black)
    list.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 300)), color: .clear)
    list.fill(.circle(center: Point(200, 240), radius: 60), color: .white)
    let statistics = measure(list)
    #expect(statistics.commands == 6)
    #expect(statistics.culledCommands == 3)
    // The small circle lies in rows 231 to 249, one band of 32; the rectangle reaches four bands, the large circle five.
    #expect(statistics.records == 1 + 4 + 5)
    #expect(statistics.hiddenRecords == 1)
  }

  @Test func threadsCountTheSame() {
    let list = RandomDrawing.list(seed: 31)
    let (one, three) = (measure(list), measure(list, threads: 3))
    #expect(one.commands == three.commands)
    #expect(one.edges == three.edges)
    #expect(one.maskTiles == three.maskTiles)
    #expect(one.runs == three.runs)
    #expect(one.records == three.records)
    #expect(one.hiddenRecords == three.hiddenRecords)
  }
}
