import Geometry

/// Where marks may stand in a frame, in device pixels.
struct MarkRoom {
  /// What the interface leaves free.
  let free: Rect
  /// The lower edge of the status bar's strip, with the gap between it and a header.
  private let statusBarBottom: Double
  /// Buttons and other small parts of the interface inside what is free.
  private let controls: [Rect]
  private let interface: [Rect]

  init(_ picture: MapPicture, camera: Camera) {
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    let free = picture.freeRect?.scaled(by: camera.scale).intersection(frame) ?? frame
    self.free = free
    statusBarBottom = picture.safeArea.map { min(($0.minY + Self.headerGap) * camera.scale, free.minY) } ?? 0
    // Cards at the free part's edges hide what is under them; a control hides a part only.
    interface = picture.obstacles.map { $0.scaled(by: camera.scale) }
    controls = interface.filter { free.contains($0.center) }
  }

  private static let headerGap = 12.0

  /// Whether a mark would stand in the status bar's strip.
  func isUnderStatusBar(_ box: Rect) -> Bool { box.minY < statusBarBottom }

  /// Whether a sign would touch no part of the interface.
  func isOffInterface(_ box: Rect) -> Bool { !interface.contains { $0.intersects(box) } }

  /// Whether a pin would be seen whole: not in the status bar's strip, not under a control.
  func hasPlace(for box: Rect) -> Bool {
    !isUnderStatusBar(box) && !controls.contains { $0.intersects(box) }
  }
}
