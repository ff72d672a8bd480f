import Geometry

/// Rings one after the other, each counter-clockwise (y north), so that they may overlap in one nonzero path.
struct RingStore: Sendable {
  struct Ring: Sendable {
    var points: Range<Int>
    var kind: StreetKind
    var bounds: Rect
  }

  private(set) var points: [SIMD2<Float>] = []
  private(set) var rings: [Ring] = []
  /// What lies beyond it is left out.
  let sight: StreetSight?

  init(in sight: StreetSight? = nil) { self.sight = sight }

  /// Adds a ring in whichever direction it is given; rings without an area are left out.
  mutating func add(_ ring: [Point], kind: StreetKind) {
    // A closure, as key paths of vectors are followed at run time: a thousand instructions a point.
    guard ring.count >= 3, ring.allSatisfy({ $0.isFinite }) else { return }
    let bounds = Rect(bounding: ring)
    guard sight.sees(bounds) else { return }
    let area = doubleArea(of: ring)
    guard abs(area) > 1e-4 else { return }
    let first = points.count
    if area > 0 {
      points.append(contentsOf: ring.map { SIMD2<Float>($0) })
    } else {
      points.append(contentsOf: ring.reversed().map { SIMD2<Float>($0) })
    }
    rings.append(Ring(points: first..<points.count, kind: kind, bounds: bounds))
  }

  /// Adds a line that is not closed; a store holds either these or rings.
  mutating func addLine(_ line: [Point], kind: StreetKind) {
    guard line.count >= 2, line.allSatisfy({ $0.isFinite }) else { return }
    let bounds = Rect(bounding: line)
    guard sight.sees(bounds) else { return }
    let first = points.count
    points.append(contentsOf: line.map { SIMD2<Float>($0) })
    rings.append(Ring(points: first..<points.count, kind: kind, bounds: bounds))
  }

  func ring(_ ring: Ring) -> [Point] { points[ring.points].map { Point($0) } }
}
