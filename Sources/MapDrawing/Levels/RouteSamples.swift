import Geometry

/// Places along the part of a route that is seen, found by where they are.
struct RouteSamples {
  struct Sample {
    /// Metres along the route.
    var distance: Double
    /// On the ground plane.
    var place: Point
    /// Of unit length.
    var direction: Point
  }

  private(set) var samples: [Sample] = []
  /// Metres between two of them.
  let step: Double
  private var cells: [SIMD2<Int>: [Int]] = [:]
  private let cell: Double

  private static let leastStepMetres = 3.0
  /// No nearer together than this many points.
  private static let leastStepPoints = 1.5
  /// A route that winds through the whole frame has longer steps.
  private static let most = 4_000.0

  /// - Parameter reach: in points, how far from a place one looks for it.
  init(_ line: RouteLine, camera: Camera, ground: VisibleGround, reach: Double) {
    cell = max(reach, 1)
    let seen = Self.seen(line, camera: camera, ground: ground)
    let length = seen.reduce(0) { $0 + $1.to - $1.from }
    step = max(Self.leastStepMetres, Self.leastStepPoints / camera.pointsPerMetre, length / Self.most)
    for part in seen {
      for count in 0..<max(Int((part.to - part.from) / step), 1) {
        let distance = part.from + (Double(count) + 0.5) * step
        guard let world = line.point(at: distance) else { continue }
        let place = camera.ground(world, copy: part.copy)
        cells[key(place), default: []].append(samples.count)
        samples.append(Sample(distance: distance, place: place, direction: line.direction(at: distance)))
      }
    }
  }

  /// The stretches of the route whose segments may touch the ground that is seen.
  private static func seen(
    _ line: RouteLine, camera: Camera, ground: VisibleGround
  ) -> [(from: Double, to: Double, copy: Int)] {
    guard let copies = camera.copies(of: line.bounds, in: ground.bounds) else { return [] }
    var result: [(from: Double, to: Double, copy: Int)] = []
    for copy in copies {
      for stretch in line.stretches {
        for index in stretch.points.indices.dropFirst() {
          let ends = [stretch.points[index - 1], stretch.points[index]].map { camera.ground($0, copy: copy) }
          guard ground.relation(to: Rect(bounding: ends)) != .outside else { continue }
          let (from, to) = (stretch.measures[index - 1], stretch.measures[index])
          if let last = result.last, last.copy == copy, last.to == from {
            result[result.count - 1].to = to
          } else {
            result.append((from, to, copy))
          }
        }
      }
    }
    return result
  }

  private func key(_ place: Point) -> SIMD2<Int> {
    SIMD2(Int((place.x / cell).rounded(.down)), Int((place.y / cell).rounded(.down)))
  }

  /// The samples within a distance of a segment, no larger than the cells' size.
  func near(_ segment: Segment, within reach: Double, _ body: (Int, _ away: Double) -> Void) {
    let box = Rect(bounding: [segment.start, segment.end]).inset(by: -reach)
    let (low, high) = (key(Point(box.minX, box.minY)), key(Point(box.maxX, box.maxY)))
    // A long segment crosses more cells than there are.
    let isWide = (high.x - low.x + 1) * (high.y - low.y + 1) > cells.count
    func check(_ list: [Int]) {
      for index in list where box.contains(samples[index].place) {
        let away = segment.distance(to: samples[index].place)
        if away <= reach { body(index, away) }
      }
    }
    if isWide {
      for list in cells.sorted(by: { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }) { check(list.value) }
      return
    }
    for y in low.y...high.y { for x in low.x...high.x { if let list = cells[SIMD2(x, y)] { check(list) } } }
  }
}
