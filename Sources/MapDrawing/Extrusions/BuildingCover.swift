import Geometry

/// Which places buildings hide from the camera.
///
/// A place is hidden where the straight line from it to the eye runs through the body of a building.
struct BuildingCover: Sendable {
  private struct Body: Sendable {
    /// On the ground plane.
    var rings: [[Point]]
    var bounds: Rect
    /// Points above the ground.
    var base: Double
    /// What it ends at.
    var top: Top
  }

  /// A plane over the ground: points above it at a place.
  fileprivate struct Top: Sendable {
    var origin = Point.zero
    var height: Double
    /// By how much it rises for a point eastwards and southwards.
    var slope = Point.zero

    func height(over place: Point) -> Double { height + slope.dot(place - origin) }
  }

  /// The bodies by squares of the ground: those of square i are `members[starts[i]..<starts[i + 1]]`.
  private struct Grid: Sendable {
    var origin = Point(0, 0)
    /// Points on the ground.
    var cellSize = 1.0
    var (columns, rows) = (0, 0)
    var starts: [Int32] = []
    var members: [Int32] = []

    /// Columns and rows that a box reaches; what lies outside counts to the border.
    func range(_ box: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
      func index(_ value: Double, _ count: Int) -> Int {
        Int(min(max((value / cellSize).rounded(.down), 0), Double(count - 1)))
      }
      return (
        index(box.minX - origin.x, columns)...index(box.maxX - origin.x, columns),
        index(box.minY - origin.y, rows)...index(box.maxY - origin.y, rows)
      )
    }
  }

  private var bodies: [Body] = []
  private var grid = Grid()
  private var bounds = Rect.null
  private var highest = 0.0
  private let eye: Point
  private let eyeHeight: Double
  /// Shorter ways through a body do not count, in points: doors stand in the wall itself.
  private let graze: Double

  /// The least edge of a square in points on the ground; there are at most so many from side to side.
  private static let (cellSize, mostCells) = (48.0, 256.0)
  /// Lines of sight are followed over so many squares at most.
  private static let mostSteps = 512
  private static let grazeMetres = 0.3

  /// - Parameter prisms: the bodies that are drawn.
  init(_ prisms: [Prism], camera: Camera) {
    eye = camera.eyeGround
    eyeHeight = camera.eyeDistance * camera.pitchCosine
    graze = Self.grazeMetres * camera.pointsPerMetre
    let pointsPerCentimetre = camera.pointsPerMetre / 100
    for prism in prisms where !prism.heights.isEmpty {
      let rings = prism.rings.map { $0.map { Point(Double($0.x), Double($0.y)) * pointsPerCentimetre } }
      let body = Body(
        rings: rings, bounds: Rect(bounding: rings.lazy.joined()),
        base: Double(prism.heights.base) * pointsPerCentimetre,
        top: Top(height: Double(prism.heights.top) * pointsPerCentimetre))
      add(body, upTo: body.top.height)
      if let roof = prism.house?.roof { add(roof, eaves: body.top.height) }
    }
    if !bodies.isEmpty { sort() }
  }

  private mutating func add(_ body: Body, upTo top: Double) {
    highest = max(highest, top)
    bounds = bounds.union(body.bounds)
    bodies.append(body)
  }

  /// Adds what lies under each face of a roof; the walls reach up to the eaves.
  private mutating func add(_ roof: PlacedRoof, eaves: Double) {
    for face in roof.faces {
      guard let top = Top(face, eaves: eaves, height: roof.heightPoints) else { continue }
      let rings = face.map { $0.map(\.place) }
      let body = Body(rings: rings, bounds: Rect(bounding: rings.lazy.joined()), base: eaves, top: top)
      add(body, upTo: eaves + roof.heightPoints)
    }
  }

  /// Counts the bodies of each square, then puts them in.
  private mutating func sort() {
    grid.origin = bounds.origin
    grid.cellSize = max(Self.cellSize, bounds.width / Self.mostCells, bounds.height / Self.mostCells)
    grid.columns = Int(bounds.width / grid.cellSize) + 1
    grid.rows = Int(bounds.height / grid.cellSize) + 1
    var ends = [Int32](repeating: 0, count: grid.columns * grid.rows + 1)
    let ranges = bodies.map { grid.range($0.bounds) }
    for (columns, rows) in ranges {
      for row in rows { for column in columns { ends[row * grid.columns + column + 1] += 1 } }
    }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    grid.starts = ends
    grid.members = [Int32](repeating: 0, count: Int(ends[ends.count - 1]))
    for (body, (columns, rows)) in ranges.enumerated().reversed() {
      for row in rows {
        for column in columns {
          ends[row * grid.columns + column + 1] -= 1
          grid.members[Int(ends[row * grid.columns + column + 1])] = Int32(body)
        }
      }
    }
  }

  var isEmpty: Bool { bodies.isEmpty }

  /// How high the roof over a place is, in points; `nil` where no building stands.
  func roof(over place: Point) -> Double? {
    let box = Rect(x: place.x, y: place.y, width: 0, height: 0)
    guard bounds.touches(box) else { return nil }
    let (columns, rows) = grid.range(box)
    let index = rows.lowerBound * grid.columns + columns.lowerBound
    return grid.members[Int(grid.starts[index])..<Int(grid.starts[index + 1])].lazy.map { bodies[Int($0)] }
      .filter { isInside(place, $0.rings) }.map { $0.top.height(over: place) }.max()
  }

  /// Whether a building hides a place, `height` points above the ground plane.
  func hides(_ place: Point, height: Double = 0) -> Bool {
    guard eyeHeight > height else { return hidesFromBelow(place, height: height) }
    guard highest > height else { return false }
    // Beyond this share of the way to the eye the line runs above all roofs.
    let share = min((highest - height) / (eyeHeight - height), 1)
    let way = (eye - place) * share
    guard bounds.touches(Self.box(place, place + way)) else { return false }
    let steps = min(max(Int((way.length / grid.cellSize).rounded(.up)), 1), Self.mostSteps)
    var crossings: [Double] = []
    var last: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?
    for step in 0..<steps {
      let (from, to) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      let box = Self.box(place + way * from, place + way * to)
      guard bounds.touches(box) else { continue }
      let (columns, rows) = grid.range(box)
      for row in rows {
        for column in columns {
          if let last, last.rows.contains(row), last.columns.contains(column) { continue }
          let index = row * grid.columns + column
          for member in grid.members[Int(grid.starts[index])..<Int(grid.starts[index + 1])]
          where hides(bodies[Int(member)], place, height, &crossings) {
            return true
          }
        }
      }
      last = (columns, rows)
    }
    return false
  }

  /// Whether a building hides a mark on a roof above the eye, which stands over its own building's walls: only others do.
  private func hidesFromBelow(_ place: Point, height: Double) -> Bool {
    let way = eye - place
    let box = Self.box(place, eye)
    var crossings: [Double] = []
    return bodies.contains { body in
      guard body.bounds.touches(box), !isInside(place, body.rings) else { return false }
      findCrossings(of: way, from: place, body, &crossings)
      return crossings.contains { share in
        let seen = height + share * (eyeHeight - height)
        return (0...1).contains(share) && seen >= body.base && seen < body.top.height(over: place + way * share)
      }
    }
  }

  private static func box(_ a: Point, _ b: Point) -> Rect {
    Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }

  /// Where a line on the ground crosses a body's outline, as shares of its way; beyond both ends too.
  private func findCrossings(of way: Point, from place: Point, _ body: Body, _ crossings: inout [Double]) {
    crossings.removeAll(keepingCapacity: true)
    for ring in body.rings {
      guard var a = ring.last else { continue }
      var sideOfA = way.cross(a - place)
      for b in ring {
        let sideOfB = way.cross(b - place)
        if (sideOfA > 0) != (sideOfB > 0) { crossings.append((a - place).cross(b - a) / way.cross(b - a)) }
        (a, sideOfA) = (b, sideOfB)
      }
    }
  }

  /// - Parameter crossings: memory that is used again from body to body.
  private func hides(_ body: Body, _ place: Point, _ height: Double, _ crossings: inout [Double]) -> Bool {
    let way = eye - place
    findCrossings(of: way, from: place, body, &crossings)
    guard crossings.count >= 2 else { return false }
    crossings.sort()
    let rise = eyeHeight - height
    // How far the body's top is above the line at the place, and by how much less at the eye.
    let above = body.top.height(over: place) - height
    let closing = rise - body.top.slope.dot(way)
    let least = graze / max(way.length, graze)
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      // Where the line is inside the outline and between the body's heights.
      var from = max(crossings[index], 0, (body.base - height) / rise)
      var to = min(crossings[index + 1], 1)
      if closing > 0 { to = min(to, above / closing) } else if closing < 0 { from = max(from, above / closing) }
      if to - from > least, closing != 0 || above > 0 { return true }
    }
    return false
  }
}

extension BuildingCover.Top {
  /// The plane of a roof's face; `nil` for one that stands upright.
  fileprivate init?(_ face: [[PlacedRoof.Corner]], eaves: Double, height: Double) {
    guard let corners = face.first, corners.count >= 3 else { return nil }
    let first = corners[0]
    // The two corners that span the face best.
    var best = (area: 0.0, a: first, b: first)
    for (a, b) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let area = (a.place - first.place).cross(b.place - first.place)
      if abs(area) > abs(best.area) { best = (area, a, b) }
    }
    guard abs(best.area) > Self.leastArea else { return nil }
    let (u, v) = (best.a.place - first.place, best.b.place - first.place)
    let (rise, otherRise) = ((best.a.share - first.share) * height, (best.b.share - first.share) * height)
    self.init(
      origin: first.place, height: eaves + first.share * height,
      slope: Point(rise * v.y - otherRise * u.y, otherRise * u.x - rise * v.x) / best.area)
  }

  /// In square points on the ground, twice.
  private static var leastArea: Double { 1e-6 }
}
