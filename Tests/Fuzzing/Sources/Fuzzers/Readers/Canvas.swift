import Canvas
import Geometry
import Pixels

extension Fuzzer {
  /// Draws what the input decides: at every level and with several threads the same, and polygons near their exact areas.
  static let canvas = Fuzzer("canvas", .header(.max)) { bytes in
    var random = ByteRandom(bytes)
    let list = RandomDrawing.list(wild: Bool.random(using: &random), &random)
    let expected = renderers[0].render(list)
    for renderer in renderers.dropFirst() {
      precondition(renderer.render(list).storage == expected.storage, "\(renderer.simd), \(renderer.threads) threads")
    }
    comparePolygons(&random)
  }

  /// The first is the reference; all keep their memory from list to list.
  private static let renderers =
    SIMDLevel.allCases.map { Renderer(threads: 1, simd: $0) } + [Renderer(threads: 3)]

  /// How far a pixel of a few polygons may be from its exact area, in 1/255.
  private static let largestDifference = 8.0

  private static func comparePolygons(_ random: inout ByteRandom) {
    let (width, height) = (48, 40)
    var (path, oracle) = (Path(), AreaOracle(width: width, height: height))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let polygon = (0..<Int.random(in: 3...12, using: &random)).map { _ in
        Point(SIMD2<Float>(.random(in: -10...58, using: &random), .random(in: -10...50, using: &random)))
      }
      path.addPolyline(polygon, closed: true)
      oracle.add(polygon: polygon)
    }
    let isEvenOdd = Bool.random(using: &random)
    var list = DisplayList(width: width, height: height, background: .black)
    list.fill(path, rule: isEvenOdd ? .evenOdd : .nonzero, color: .white)
    let difference = OracleDifference(renderers[0].render(list), oracle.coverage(evenOdd: isEvenOdd))
    precondition(difference.largest <= largestDifference, "\(difference.largest)/255 from the exact area")
  }
}
