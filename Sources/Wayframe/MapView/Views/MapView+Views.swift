import Foundation
import Geometry
import NavigationUI

extension MapView {
  /// The guides that the app has added to the map and the views on it.
  func ownGuides() -> [LayoutGuide] { guides + descendants().flatMap(\.view.guides) }

  /// The views over the map and inside the accessory view, with their rules.
  ///
  /// - Parameter accessory: the one that is shown; the header places and draws it, what lies inside it follows here.
  func viewOptions(accessory: AppView?) throws(SceneError) -> [ViewOptions] {
    let tree = try ViewTree(root: self, rootName: "map", fixed: mapGuides, accessory: accessory, file: base.file)
    let options = try tree.options()
    guard superview != nil else { return options }
    // In a window the views stand where the window's layout has put them.
    let places = placesOnMap()
    let inHeader = Set((accessory.map { [$0] + $0.descendants().map(\.view) } ?? []).map(tree.name))
    return options.compactMap { option in
      if let place = places[option.name] { return option.placed(at: place) }
      return inHeader.contains(option.name) ? option : nil
    }
  }

  /// Finds the places of the app's own views on the map, or in the window that the map is in, and notifies them.
  func layOutViews() throws(FrameError) {
    if let window = rootView as? AppWindow { return try window.layOut() }
    guard superview == nil else { return try layOutRoot() }
    rootTraits = TraitCollection(base.device, locale: base.locale, userInterfaceStyle: ownStyle)
    guard !subviews.isEmpty else { return }
    let interface = try renderer.interface(of: scene())
    let tree: ViewTree
    do {
      tree = try ViewTree(root: self, rootName: "map", fixed: mapGuides, file: base.file)
    } catch {
      throw .scene(error)
    }
    let places = Dictionary(interface.views.placed.map { ($0.name, $0.frame) }) { first, _ in first }
    for guide in tree.guides {
      guard let owner = guide.owningView, let place = places[tree.name(of: guide)] else { continue }
      let origin = owner === self ? Point(0, 0) : places[tree.name(of: owner)]?.origin ?? Point(0, 0)
      guide.layoutFrame = CGRect(place.offset(by: Point(-origin.x, -origin.y)))
    }
    for item in tree.items {
      guard let place = places[tree.name(of: item.view)] else { continue }
      let origin = item.view.superview.flatMap { places[tree.name(of: $0)] }?.origin ?? Point(0, 0)
      item.view.place(CGRect(place.offset(by: Point(-origin.x, -origin.y))))
    }
    for item in tree.items { item.view.layoutSubviews() }
  }

  /// Lays out views that are not in a window yet as if they were.
  private func layOutRoot() throws(FrameError) {
    let root = rootView
    // A map that is smaller than its root takes its own size below; the screen keeps the one that it had.
    let screen = self.screen ?? base.device
    self.screen = screen
    let window = AppWindow(device: screen, locale: base.locale)
    window.show(root)
    defer { root.removeFromSuperview() }
    try window.layOut()
  }

  /// One of the app's own views by the name that it has in layouts.
  func view(named name: String) throws(SceneError) -> AppView? {
    let tree = try ViewTree(
      root: self, rootName: "map", fixed: mapGuides, accessory: accessory?.view, file: base.file)
    return tree.items.first { tree.name(of: $0.view) == name }?.view
  }

  /// The app's own views and guides by their names, in points from the map's upper left corner.
  private func placesOnMap() -> [String: Rect] {
    guard let tree = try? ViewTree(root: self, rootName: "map", fixed: mapGuides, file: base.file) else { return [:] }
    var places: [String: Rect] = [:]
    for item in tree.items where item.view.placedFrame != nil {
      places[tree.name(of: item.view)] = item.view.frame(in: self)
    }
    for guide in tree.guides {
      guard let owner = guide.owningView else { continue }
      let origin = owner === self ? Point(0, 0) : owner.frame(in: self).origin
      places[tree.name(of: guide)] = Rect(guide.layoutFrame).offset(by: origin)
    }
    return places
  }
}

extension AppView {
  /// The view's place in points from an ancestor's upper left corner.
  func frame(in ancestor: AppView) -> Rect {
    var rect = Rect(frame)
    var outer = superview
    while let view = outer, view !== ancestor {
      rect = rect.offset(by: Rect(view.frame).origin)
      outer = view.superview
    }
    return rect
  }
}

extension ViewOptions {
  fileprivate func placed(at frame: Rect) -> ViewOptions {
    var options = self
    options.constraints = [
      LayoutConstraint(.left, to: .init("map", .left), constant: frame.minX),
      LayoutConstraint(.top, to: .init("map", .top), constant: frame.minY),
      LayoutConstraint(.width, constant: frame.width), LayoutConstraint(.height, constant: frame.height),
    ]
    return options
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Rect {
  init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}
