import Geometry

/// The room that labels find in a frame: what is taken, what the interface covers, and where the route runs.
struct LabelRoom {
  private var taken: CollisionIndex
  private var interface: CollisionIndex
  private let route: RouteBand

  /// The edge of a cell of the grids, in points.
  private static let cell = 48.0

  /// - Parameters:
  ///   - interface: boxes in device pixels that nothing may touch.
  ///   - marks: boxes that are taken from the start.
  ///   - route: the lines of routes.
  init(camera: Camera, interface: [Rect], marks: [Rect], route: RouteBand) {
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    func index(_ boxes: [Rect]) -> CollisionIndex {
      var index = CollisionIndex(frame: frame, cell: Self.cell * camera.scale)
      for box in boxes { index.insert(box) }
      return index
    }
    taken = index(marks)
    self.interface = index(interface)
    self.route = route
  }

  /// Whether a box lies wholly in the frame and touches nothing that is there, with room around it.
  func hasRoom(for box: Rect, padding: Double) -> Bool {
    taken.isWhole(box) && isFree(box.inset(by: -padding))
  }

  /// Whether nothing is there yet, and no part of the interface.
  func isFree(_ box: Rect) -> Bool { taken.isFree(box) && interface.isFree(box) }

  /// Whether no part of the interface is there: for what may lie over its like.
  func isOffInterface(_ box: Rect) -> Bool { interface.isFree(box) }

  /// Whether no route runs there.
  func isOffRoute(_ box: Rect) -> Bool { !route.touches(box) }

  mutating func take(_ box: Rect) { taken.insert(box) }
}
