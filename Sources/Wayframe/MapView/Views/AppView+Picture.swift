import Foundation
import Geometry
import Images

extension AppView {
  /// The view by itself as a map shows it in place of a marker's icon or info window: as large as its frame or, without one, as
  /// its constraints and content ask for.
  ///
  /// - Returns: `nil` where the map itself is in the view.
  func picture(on map: MapView) throws(FrameError) -> AppImage? {
    guard !map.isDescendant(of: self) else { return nil }
    var device = map.base.device
    device.safeArea = Insets()
    let window = AppWindow(device: device, locale: map.base.locale, renderer: try map.renderer)
    window.backgroundColor = .clear
    window.overrideUserInterfaceStyle = map.ownStyle
    let (place, translates) = (statedFrame, translatesAutoresizingMaskIntoConstraints)
    removeFromSuperview()
    window.addSubview(self)
    let corner = [leftAnchor.constraint(equalTo: window.leftAnchor), topAnchor.constraint(equalTo: window.topAnchor)]
    if place.size != .zero {
      statedFrame.origin = .zero
    } else {
      translatesAutoresizingMaskIntoConstraints = false
      ViewConstraint.activate(corner)
    }
    defer {
      ViewConstraint.deactivate(corner)
      removeFromSuperview()
      (statedFrame, translatesAutoresizingMaskIntoConstraints) = (place, translates)
    }
    try window.layOut()
    device.width = max(Double(frame.width).rounded(.up), 1)
    device.height = max(Double(frame.height).rounded(.up), 1)
    window.device = device
    return AppImage(.png(PNG.encode(try window.frame().pixels)), scale: device.scale)
  }
}
