import Geometry

/// Which places buildings hide from the camera.
///
/// A place is hidden where the straight line from it to the eye runs through the body of a building.
struct BuildingCover: Sendable {
  private struct Body: Sendable {
    /// On the ground plane.
    var rings: [[Point]]
    /// Points above the ground.
    var base, top: Double
  }

  private struct Cell: Hashable {
    var x, y: Int
  }

  private var bodies: [Body] = []
  private var cells: [Cell: [Int]] = [:]
  /// Bodies that reach over too many cells to be in each of them.
  private var wide: [Int] = []
  private var highest = 0.0
  private let eye: Point
  private let eyeHeight: Double
  /// Shorter ways through a body do not count, in points: doors stand in the wall itself.
  private let graze: Double

  /// The edge of a cell in points on the ground.
  private static let cellSize = 48.0
  private static let mostCellsOfBody = 1_024
  /// Lines of sight are followed over so many cells at most.
  private static let mostSteps = 512
  private static let grazeMetres = 0.3

  /// - Parameter prisms: the bodies that are drawn.
  init(_ prisms: [Prism], camera: Camera) {
    eye = camera.eyeGround
    eyeHeight = camera.eyeDistance * camera.pitchCosine
    graze = Self.grazeMetres * camera.pointsPerMetre
    let pointsPerCentimetre = camera.pointsPerMetre / 100
    for prism in prisms where !prism.heights.isEmpty {
      add(
        Body(
          rings: prism.rings.map { $0.map { Point(Double($0.x), Double($0.y)) * pointsPerCentimetre } },
          base: Double(prism.heights.base) * pointsPerCentimetre, top: Double(prism.heights.top) * pointsPerCentimetre))
    }
  }

  private mutating func add(_ body: Body) {
    let index = bodies.count
    bodies.append(body)
    highest = max(highest, body.top)
    let (xs, ys) = Self.range(Rect(bounding: body.rings.lazy.joined()))
    guard xs.count * ys.count <= Self.mostCellsOfBody else {
      wide.append(index)
      return
    }
    for y in ys { for x in xs { cells[Cell(x: x, y: y), default: []].append(index) } }
  }

  private static func range(_ box: Rect) -> (ClosedRange<Int>, ClosedRange<Int>) {
    func index(_ value: Double) -> Int { Int(min(max((value / cellSize).rounded(.down), -1e9), 1e9)) }
    return (index(box.minX)...index(box.maxX), index(box.minY)...index(box.maxY))
  }

  var isEmpty: Bool { bodies.isEmpty }

  /// How high the roof over a place is, in points; `nil` where no building stands.
  func roof(over place: Point) -> Double? {
    let (xs, ys) = Self.range(Rect(bounding: [place]))
    let found = (cells[Cell(x: xs.lowerBound, y: ys.lowerBound)] ?? []) + wide
    return found.filter { isInside(place, bodies[$0].rings) }.map { bodies[$0].top }.max()
  }

  /// Whether a building hides a place, `height` points above the ground plane.
  func hides(_ place: Point, height: Double = 0) -> Bool {
    guard highest > height, eyeHeight > height else { return false }
    // Beyond this share of the way to the eye the line runs above all roofs.
    let share = min((highest - height) / (eyeHeight - height), 1)
    let way = (eye - place) * share
    let steps = min(max(Int((way.length / Self.cellSize).rounded(.up)), 1), Self.mostSteps)
    if wide.contains(where: { hides(bodies[$0], place, height) }) { return true }
    var tested: Set<Int> = []
    for step in 0..<steps {
      let (from, to) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      let (xs, ys) = Self.range(Rect(bounding: [place + way * from, place + way * to]))
      for y in ys {
        for x in xs {
          for index in cells[Cell(x: x, y: y)] ?? [] where tested.insert(index).inserted {
            if hides(bodies[index], place, height) { return true }
          }
        }
      }
    }
    return false
  }

  private func hides(_ body: Body, _ place: Point, _ height: Double) -> Bool {
    let way = eye - place
    var crossings: [Double] = []
    for ring in body.rings {
      guard var a = ring.last else { continue }
      var sideOfA = way.cross(a - place)
      for b in ring {
        let sideOfB = way.cross(b - place)
        if (sideOfA > 0) != (sideOfB > 0) { crossings.append((a - place).cross(b - a) / way.cross(b - a)) }
        (a, sideOfA) = (b, sideOfB)
      }
    }
    guard crossings.count >= 2 else { return false }
    crossings.sort()
    let rise = eyeHeight - height
    let least = graze / max(way.length, graze)
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      // Where the line is inside the outline and between the body's heights.
      let from = max(crossings[index], 0, (body.base - height) / rise)
      let to = min(crossings[index + 1], 1, (body.top - height) / rise)
      if to - from > least { return true }
    }
    return false
  }
}
