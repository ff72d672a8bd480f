import Canvas
import Foundation
import Geometry
import Guidance
import NavigationUI

/// A screen full of views, maps among them; names are UIKit's (`UIWindow`).
///
/// Where no device, locale or renderer is given, it is the one of the first map in the window, else that of the environment
/// which the window was made in.
open class AppWindow: AppView {
  private let environment = NavigationEnvironment.current
  private var ownDevice: Device?
  private var ownLocale: String?
  private var ownRenderer: FrameRenderer?
  private let safeArea = LayoutGuide("safeArea")
  private var lastTraits: TraitCollection?

  /// A window with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = nil
  }

  /// A window as large as a screen.
  ///
  /// - Parameters:
  ///   - device: the screen.
  ///   - locale: an identifier such as `en_US`; the first map's where `nil`.
  ///   - renderer: the first map's, or one of its own, where `nil`.
  public convenience init(device: Device, locale: String? = nil, renderer: FrameRenderer? = nil) {
    self.init(frame: CGRect(x: 0, y: 0, width: device.width, height: device.height))
    ownDevice = device
    ownLocale = locale
    ownRenderer = renderer
  }

  /// Always `nil`: there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  /// The screen; turning it changes the layout at once.
  open var device: Device {
    get { ownDevice ?? rootMap?.base.device ?? environment?.scene.device ?? Device() }
    set {
      ownDevice = newValue
      statedFrame = CGRect(x: 0, y: 0, width: newValue.width, height: newValue.height)
    }
  }

  var locale: String { ownLocale ?? rootMap?.base.locale ?? environment?.scene.locale ?? "en_US" }

  open override var safeAreaLayoutGuide: LayoutGuide { safeArea }

  override var ownItems: [LayoutItem] { super.ownItems + [safeArea] }

  /// Lets a view fill the window, over what is there.
  public func show(_ view: AppView) { fill(with: view) }

  /// What draws the window and measures its texts.
  func renderer() throws(FrameError) -> FrameRenderer {
    if let renderer = ownRenderer { return renderer }
    let renderer: FrameRenderer
    if let map = rootMap { renderer = try map.renderer } else { renderer = try FrameRenderer(environment) }
    ownRenderer = renderer
    return renderer
  }

  private var maps: [MapView] { descendants().filter { !$0.isHidden }.compactMap { $0.view as? MapView } }

  // MARK: Layout

  /// Finds the places of all views in the window, and notifies them and their controllers.
  func layOut() throws(FrameError) {
    adoptDevice()
    tellTraits()
    for item in descendants() { item.view.layoutObserver?.viewWillLayoutSubviews(item.view) }
    // The first layout finds out how large maps are, the second places what stands by their guides.
    try place()
    if !maps.isEmpty { try place() }
    for item in descendants() {
      item.view.layoutSubviews()
      item.view.layoutObserver?.viewDidLayoutSubviews(item.view)
    }
    try place()
  }

  private func adoptDevice() {
    let device = self.device
    ownDevice = device
    statedFrame = CGRect(x: 0, y: 0, width: device.width, height: device.height)
  }

  private func tellTraits() {
    let map = rootMap
    let traits = TraitCollection(
      device, locale: locale,
      userInterfaceStyle: overrideUserInterfaceStyle != .unspecified
        ? overrideUserInterfaceStyle : map.map(\.ownStyle) ?? environment?.scene.userInterfaceStyle ?? .light)
    let previous = lastTraits
    (rootTraits, lastTraits) = (traits, traits)
    guard let previous, previous != traits else { return }
    for item in descendants() {
      item.view.traitCollectionDidChange(previous)
      item.view.layoutObserver?.view(item.view, changedTraitsFrom: previous)
    }
  }

  private func place() throws(FrameError) {
    let placed = try laidOut().layout.placed
    let (tree, _) = try tree()
    var absolute: [ObjectIdentifier: Rect] = [ObjectIdentifier(self): Rect(x: 0, y: 0, width: 0, height: 0)]
    let items = tree.guides as [LayoutItem] + tree.mapGuides.map(\.guide) + tree.items.map(\.view)
    for (item, place) in zip(items, placed) { absolute[ObjectIdentifier(item)] = place.frame }
    for item in items {
      guard let frame = absolute[ObjectIdentifier(item)] else { continue }
      let owner = (item as? AppView)?.superview ?? (item as? LayoutGuide)?.owningView
      let origin = owner.flatMap { absolute[ObjectIdentifier($0)] }?.origin ?? Point(0, 0)
      let rect = CGRect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
      if let guide = item as? LayoutGuide {
        guide.layoutFrame = rect
      } else if let view = item as? AppView {
        view.place(rect)
        (view as? MapView)?.base.device.safeArea = device.safeArea(inside: frame)
        (view as? MapView)?.base.device.scale = device.scale
      }
    }
  }

  private func tree() throws(FrameError) -> (tree: ViewTree, options: [ViewOptions]) {
    var mapGuides: [ViewTree.MapGuide] = []
    for map in maps {
      let guides = try map.renderer.interface(of: map.scene()).layout.guides
      for guide in map.mapGuides.compactMap({ $0 as? LayoutGuide }) where guide !== map.safeAreaLayoutGuide {
        guard let frame = guide.identifier.flatMap({ guides[$0] }) else { continue }
        mapGuides.append(.init(guide: guide, map: map, frame: frame))
      }
    }
    do {
      let tree = try ViewTree(
        root: self, rootName: "window", fixed: [safeArea], mapGuides: mapGuides, file: "the window")
      return (tree, try tree.options())
    } catch {
      throw .scene(error)
    }
  }

  private typealias LaidOut = (tree: ViewTree, options: [ViewOptions], layout: ViewLayout)

  /// - Parameter pictures: of maps and lists, by their views.
  private func laidOut(pictures: [ObjectIdentifier: Frame] = [:]) throws(FrameError) -> LaidOut {
    let (tree, options) = try tree()
    let isDark = rootTraits?.userInterfaceStyle == .dark
    let decoded: ScenePictures
    do {
      decoded = try ScenePictures(options.map(\.content), file: "the window", isDark: isDark)
    } catch {
      throw .scene(error)
    }
    var views = options.map(decoded.constrainedView)
    let first = options.count - tree.items.count
    for (index, item) in tree.items.enumerated() {
      if item.view.isDrawnByMap { views[first + index].content.opacity = 0 }
      guard let frame = pictures[ObjectIdentifier(item.view)], !item.isHidden else { continue }
      views[first + index].content.picture = frame.pixels
      views[first + index].content.pictureScale = frame.layout.scale
      views[first + index].content.pictureMode = .topLeft
      views[first + index].intrinsicSize = (-1, -1)
    }
    let screen = Rect(x: 0, y: 0, width: device.width, height: device.height)
    let inner = device.safeArea
    let room = ViewLayout.Room(
      guides: [
        "window": screen,
        "safeArea": Rect(
          minX: inner.left, minY: inner.top, maxX: device.width - inner.right, maxY: device.height - inner.bottom),
      ], width: device.width, isRightToLeft: LocaleFormat(identifier: locale).isRightToLeft,
      language: locale.replacing("_", with: "-"),
      labelColor: traitCollection.userInterfaceStyle == .dark ? .white : .black)
    do {
      return (tree, options, try ViewLayout(views, in: room, typesetter: renderer().typesetter))
    } catch let error as ViewPlacementError {
      throw .scene(.unplacedView(file: "the window", view: error.view, reason: "\(error)"))
    } catch let error as FrameError {
      throw error
    } catch {
      throw .noRoute(file: "the window")
    }
  }

  // MARK: The frame

  /// Draws what is to be seen now.
  public func frame() throws(FrameError) -> Frame {
    do { try device.check(file: "the window") } catch { throw .scene(error) }
    try layOut()
    var pictures: [ObjectIdentifier: Frame] = [:]
    for item in descendants() where !item.isHidden {
      if let frame = try item.view.ownFrame() { pictures[ObjectIdentifier(item.view)] = frame }
    }
    let renderer = try renderer()
    let (tree, options, layout) = try laidOut(pictures: pictures)
    var elements: [FrameLayout.Element] = []
    for (option, placed) in zip(options, layout.placed).dropFirst(options.count - tree.items.count)
    where !option.isGuide {
      elements.append(FrameLayout.Element(placed, label: option.accessibilityLabel))
    }
    for item in tree.items {
      guard let map = item.view as? MapView, let frame = pictures[ObjectIdentifier(map)] else { continue }
      let origin = map.frame(in: self).origin
      elements += frame.layout.elements.filter { inner in !elements.contains { $0.name == inner.name } }.map {
        var element = $0
        element.x += origin.x
        element.y += origin.y
        return element
      }
    }
    return try renderer.page(
      width: device.width, height: device.height, scale: device.scale,
      background: (backgroundColor ?? .black).resolved(isDark: rootTraits?.userInterfaceStyle == .dark),
      elements: elements, file: "the window"
    ) { list in layout.draw(into: &list, scale: device.scale) }
  }

  // MARK: Touches

  /// Taps the window at a place in points: the uppermost control there acts, else the map and recognisers of taps do.
  ///
  /// - Returns: the view that was hit.
  @discardableResult
  public func tap(at place: CGPoint) throws(FrameError) -> AppView? {
    // A view without a use for a touch still blocks it for the views below.
    guard let view = try touched(at: place) else { return nil }
    if let control = view as? AppControl {
      control.tap()
    } else {
      try (view as? MapView)?.tap(at: place.from(view.frame(in: self).origin))
      view.recognizeTap(at: place, in: self)
    }
    return view
  }

  /// Presses the window for long at a place in points: the map and recognisers of long presses act.
  ///
  /// - Returns: the view that was hit.
  @discardableResult
  public func longPress(at place: CGPoint) throws(FrameError) -> AppView? {
    guard let view = try touched(at: place) else { return nil }
    try (view as? MapView)?.longPress(at: place.from(view.frame(in: self).origin))
    view.recognizeLongPress(at: place, in: self)
    return view
  }

  /// The uppermost view that takes touches at a place.
  private func touched(at place: CGPoint) throws(FrameError) -> AppView? {
    try layOut()
    let point = Point(Double(place.x), Double(place.y))
    return descendants().reversed().first {
      !$0.isHidden && $0.view.takesTouches && $0.view.frame(in: self).contains(point)
    }?.view
  }
}

extension AppView {
  /// Whether a map draws the view with itself.
  fileprivate var isDrawnByMap: Bool {
    sequence(first: self) { $0.superview }.dropFirst().contains { $0 is MapView }
  }

  /// Whether the view and all that it lies in take touches.
  fileprivate var takesTouches: Bool {
    sequence(first: self) { $0.superview }.allSatisfy { $0.isUserInteractionEnabled && $0.alpha > 0.01 }
  }
}

extension CGPoint {
  /// The same place in points from another corner.
  fileprivate func from(_ corner: Point) -> CGPoint { CGPoint(x: x - corner.x, y: y - corner.y) }
}

extension Device {
  /// What the safe area leaves of a rectangle of the screen, as insets of that rectangle.
  fileprivate func safeArea(inside frame: Rect) -> Insets {
    Insets(
      top: max(safeArea.top - frame.minY, 0), left: max(safeArea.left - frame.minX, 0),
      bottom: max(frame.maxY - (height - safeArea.bottom), 0), right: max(frame.maxX - (width - safeArea.right), 0))
  }
}
