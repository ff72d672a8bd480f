import Geometry

/// The room that labels find in a frame: what is taken, and where the route runs.
struct LabelRoom {
  private var taken: CollisionIndex
  private let route: RouteBand

  /// The edge of a cell of the grid, in points.
  private static let cell = 48.0

  /// - Parameters:
  ///   - taken: boxes in device pixels that are taken from the start.
  ///   - route: the lines of routes.
  init(camera: Camera, taken boxes: [Rect], route: RouteBand) {
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    taken = CollisionIndex(frame: frame, cell: Self.cell * camera.scale)
    for box in boxes { taken.insert(box) }
    self.route = route
  }

  /// Whether a box lies wholly in the frame and touches nothing that is there, with room around it.
  func hasRoom(for box: Rect, padding: Double) -> Bool {
    taken.isWhole(box) && isFree(box.inset(by: -padding))
  }

  /// Whether nothing is there yet.
  func isFree(_ box: Rect) -> Bool { taken.isFree(box) }

  /// Whether no route runs there.
  func isOffRoute(_ box: Rect) -> Bool { !route.touches(box) }

  mutating func take(_ box: Rect) { taken.insert(box) }
}
