import Geometry
import Pixels

extension ElementName {
  /// The device's own bar at the bottom.
  public static let homeBar = ElementName(rawValue: "homeBar")
}

/// The bar at the lower edge of screens without a home button.
struct HomeBar: InterfaceElement {
  static let name = ElementName.homeBar
  static let role = ElementRole.image
  static let layer = ElementLayer.system

  /// Points.
  private enum Size {
    static let height = 5.0
    static let upright = (width: 134.0, below: 8.0)
    /// On a phone that lies on its side.
    static let lying = (width: 200.0, below: 5.0)
    /// Screens with a lower inset below this have none.
    static let leastInset = 20.0
    static let cameraInset = 40.0
    static let opacity: Float = 0.85
  }

  private let ink: Color

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard model.status != nil, model.safeArea.bottom >= Size.leastInset else { return nil }
    ink = StatusBar.ink(model.theme)
  }

  var text: String? { nil }

  func frame(in frames: inout Frames) -> Rect? {
    let model = frames.model
    let isLying = max(model.safeArea.left, model.safeArea.right) >= Size.cameraInset
    let bar = isLying ? Size.lying : Size.upright
    return Rect(
      x: (model.width - bar.width) / 2, y: model.height - bar.below - Size.height, width: bar.width,
      height: Size.height)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    art.fill(frame, radius: Size.height / 2, ink.opacity(Size.opacity))
  }
}
