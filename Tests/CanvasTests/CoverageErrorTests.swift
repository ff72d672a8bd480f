import Canvas
import Fuzzers
import Geometry
import Pixels
import TestSupport
import Testing

/// How far coverage is from exact areas, by kind of path: polygons of so many corners, all in one path.
struct PathKind: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: FillRule
  var polygons = 1
  let corners: Int
  /// Corners lie within so many pixels of a polygon's middle; all over the frame and beyond if absent.
  var reach: Double?
  let seeds: Range<UInt64>
  /// The limits, in 1/255 over the pixels touched.
  let largest, mean: Double

  var testDescription: String { name }

  func polygons(_ random: inout SeededRandom) -> [[Point]] {
    (0..<polygons).map { _ in
      let middle = Self.anywhere(&random)
      return (0..<corners).map { _ in
        let corner =
          reach.map {
            Point(
              middle.x + .random(in: -$0...$0, using: &random), middle.y + .random(in: -$0...$0, using: &random))
          } ?? Self.anywhere(&random)
        return Point(SIMD2<Float>(corner))
      }
    }
  }

  static let width = 96
  static let height = 80

  private static func anywhere(_ random: inout SeededRandom) -> Point {
    Point(.random(in: -10...106, using: &random), .random(in: -10...90, using: &random))
  }
}

/// Three roundings show in partly covered pixels, and nowhere else: a sum of 256ths becomes a byte (a mean of 0.25 where
/// every pixel is partly covered), each edge's share of a pixel is rounded to 1/256 (0.1 at some five edges per pixel,
/// 0.6 at fifty), and ends are rounded to 1/256 pixel (0.1 and 0.4). So the mean stays far below a quarter wherever not
/// all pixels are partly covered, which is everywhere but in even-odd tangles and crowds of tiny shapes.
@Suite struct CoverageErrorTests {
  static let kinds = [
    PathKind(name: "triangles", rule: .nonzero, corners: 3, seeds: 0..<200, largest: 2, mean: 0.1),
    PathKind(name: "quadrilaterals", rule: .nonzero, corners: 4, seeds: 0..<200, largest: 2, mean: 0.1),
    PathKind(name: "crossed quadrilaterals", rule: .evenOdd, corners: 4, seeds: 0..<200, largest: 2, mean: 0.1),
    PathKind(
      name: "triangles of a few pixels", rule: .nonzero, corners: 3, reach: 3, seeds: 0..<400, largest: 2, mean: 0.4),
    PathKind(
      name: "sixty small triangles", rule: .nonzero, polygons: 60, corners: 3, reach: 4, seeds: 0..<30, largest: 8,
      mean: 0.4),
    PathKind(name: "twenty corners", rule: .evenOdd, corners: 20, seeds: 0..<30, largest: 8, mean: 0.15),
    PathKind(name: "a hundred corners", rule: .nonzero, corners: 100, seeds: 0..<30, largest: 8, mean: 0.15),
    PathKind(name: "a hundred corners, even-odd", rule: .evenOdd, corners: 100, seeds: 0..<30, largest: 8, mean: 0.3),
    PathKind(name: "a thousand corners", rule: .nonzero, corners: 1000, seeds: 0..<6, largest: 8, mean: 0.15),
    PathKind(name: "a thousand corners, even-odd", rule: .evenOdd, corners: 1000, seeds: 0..<6, largest: 8, mean: 0.85),
  ]

  @Test(arguments: kinds) func polygonsAreNearTheExactArea(_ kind: PathKind) {
    var difference = OracleDifference()
    for seed in kind.seeds {
      var random = SeededRandom(seed: seed + 1)
      var path = Path()
      var oracle = AreaOracle(width: PathKind.width, height: PathKind.height)
      for polygon in kind.polygons(&random) {
        path.addPolyline(polygon, closed: true)
        oracle.add(polygon: polygon)
      }
      difference.add(
        filled(path, kind.rule, width: PathKind.width, height: PathKind.height),
        oracle.coverage(evenOdd: kind.rule == .evenOdd))
      guard difference.largest <= kind.largest else {
        Issue.record("seed \(seed): \(difference.largest)")
        return
      }
    }
    #expect(difference.mean < kind.mean)
  }

  /// Flattening leaves a tenth of a pixel at most, so a pixel is off by no more than a tenth and roundings.
  @Test func circlesAreWithinATenthOfAPixel() {
    var difference = OracleDifference()
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededRandom(seed: seed + 1)
      let center = Point(.random(in: 30...60, using: &random), .random(in: 30...50, using: &random))
      let circle = Path.circle(center: center, radius: .random(in: 1...50, using: &random))
      var oracle = AreaOracle(width: 96, height: 80)
      oracle.add(polygon: Self.finely(circle))
      difference.add(filled(circle, width: 96, height: 80), oracle.coverage(evenOdd: false))
    }
    #expect(difference.largest <= 25.5 + 2)
    #expect(difference.mean < 0.7)
  }

  /// The points of a path of one subpath with 400 lines to a cubic, in `Double`.
  private static func finely(_ path: Path) -> [Point] {
    var points: [Point] = []
    var next = path.points.lazy.map(Point.init).makeIterator()
    for verb in path.verbs {
      switch verb {
      case .move, .line: if let p = next.next() { points.append(p) }
      case .cubic:
        guard let a = points.last, let b = next.next(), let c = next.next(), let d = next.next() else { break }
        for step in 1...400 {
          let t = Double(step) / 400
          let u = 1 - t
          points.append(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
        }
      case .quad, .close: break
      }
    }
    return points
  }
}
