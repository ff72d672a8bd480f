import Geometry
import Guidance

/// The lines of routes in device pixels, for labels to keep off: discs along them, found by cells of a grid.
struct RouteBand {
  private struct Disc {
    var center: Point
    var radius: Double
  }

  private struct Cell: Hashable {
    var x, y: Int
  }

  private var cells: [Cell: [Disc]] = [:]

  /// Points beside the line's edge that labels keep free too.
  private static let margin = 3.0
  /// No view has more discs of one route.
  private static let mostDiscs = 4_096
  private static let alternateFactor = 0.8
  /// Device pixels.
  private static let cellSize = 96.0

  /// No route.
  init() {}

  /// What is left of the chosen route, and the others.
  init(_ lines: RouteLines, overlay: NavigationOverlay, camera: Camera) {
    let ground = VisibleGround(camera: camera)
    if let chosen = lines.chosen {
      add(chosen, from: overlay.distanceAlongRoute, factor: 1, ground, camera)
    }
    for alternate in lines.alternates { add(alternate, from: 0, factor: Self.alternateFactor, ground, camera) }
  }

  private mutating func add(
    _ line: RouteLine, from distance: Double, factor: Double, _ ground: VisibleGround, _ camera: Camera
  ) {
    let transform = camera.groundTransform
    let width = RouteWidths(camera: camera, factor: factor).whole
    let stretches = line.slices(from: distance, to: line.length)
      .flatMap { ground.stretches(ofWorld: $0, camera: camera) }.map { Polyline($0) }
    let whole = stretches.reduce(0) { $0 + $1.length }
    let step = max(width / 2, whole / Double(Self.mostDiscs))
    for stretch in stretches {
      for measure in stride(from: 0, through: stretch.length, by: step) {
        guard let place = stretch.place(at: measure)?.point else { continue }
        add(
          Disc(
            center: transform(place), radius: (width / 2 / transform.w(place) + Self.margin) * camera.scale))
      }
    }
  }

  private mutating func add(_ disc: Disc) {
    for cell in Self.cells(Rect(bounding: [disc.center]).inset(by: -disc.radius)) {
      cells[cell, default: []].append(disc)
    }
  }

  private static func cells(_ box: Rect) -> [Cell] {
    func index(_ value: Double) -> Int { Int(min(max((value / cellSize).rounded(.down), -1e6), 1e6)) }
    guard box.minX <= box.maxX, box.minY <= box.maxY else { return [] }
    let (xs, ys) = (index(box.minX)...index(box.maxX), index(box.minY)...index(box.maxY))
    return ys.flatMap { y in xs.map { Cell(x: $0, y: y) } }
  }

  /// Whether a route runs through a box.
  func touches(_ box: Rect) -> Bool {
    guard !cells.isEmpty else { return false }
    return Self.cells(box).contains { cell in
      cells[cell]?.contains { disc in
        let nearest = Point(
          min(max(disc.center.x, box.minX), box.maxX), min(max(disc.center.y, box.minY), box.maxY))
        return (nearest - disc.center).length < disc.radius
      } ?? false
    }
  }
}
