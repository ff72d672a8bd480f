import Foundation
import NavigationUI

/// A rectangle that an app puts on the map or into the header; names are UIKit's (`UIView`).
///
/// Its place comes from constraints, or from `frame` while `translatesAutoresizingMaskIntoConstraints` is true.
open class AppView: LayoutItem {
  /// The ground; `nil` for none.
  public var backgroundColor: SRGBColor?
  /// Corners, edge and shadow.
  public let layer = Layer()
  /// Points; at most half the shorter side counts.
  public var cornerRadius: Double {
    get { Double(layer.cornerRadius) }
    set { layer.cornerRadius = CGFloat(newValue) }
  }
  /// 0…1, of the view and all that lies in it.
  public var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether what lies in the view is cut at its edge.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Hidden views keep their place in the layout; a stack view closes up.
  public var isHidden = false
  /// Kept for apps that read it.
  public var isOpaque = true
  /// Whether taps reach the view and what lies in it.
  public var isUserInteractionEnabled = true
  /// A number to find the view by.
  public var tag = 0
  /// How a picture lies in its view.
  public var contentMode = ViewContent.ContentMode.scaleToFill
  private var ownTint: SRGBColor?
  /// The superview's where none is set, blue at the root.
  public var tintColor: SRGBColor! {
    get { ownTint ?? superview?.tintColor ?? SystemColors.tint }
    set { ownTint = newValue }
  }

  /// Names the view in layouts and messages.
  public var accessibilityIdentifier: String?
  /// What a screen reader says; stated in layouts.
  public var accessibilityLabel: String?
  /// Kept for apps that read it.
  public var accessibilityHint: String?
  /// Kept for apps that read it.
  public var accessibilityValue: String?
  /// Kept for apps that read it.
  public var isAccessibilityElement = false

  /// Whether the frame says where the view is, not constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// Whether it has its superview's place, whatever its frame.
  var fillsSuperview = false
  /// How a view with a frame follows its superview's size.
  public var autoresizingMask: AutoresizingMask = []
  /// As it was set; `frame` gives the place after a layout.
  var statedFrame: CGRect
  private(set) var placedFrame: CGRect?
  /// The superview's size when the view came to it or its frame was set.
  private(set) var superviewSize = CGSize.zero
  var resistance = ContentResistance()
  /// Measures texts before the view is on a map or in a window.
  var spareRenderer: FrameRenderer?

  /// Light or dark colours for this view and all that lies in it.
  public var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { overrideUserInterfaceStyleDidChange() }
  }
  /// What the root of a tree of views stands in: a map view's device, or a window's.
  var rootTraits: TraitCollection?
  /// Is notified of layouts: a controller's view notifies its controller.
  public weak var layoutObserver: (any ViewLayoutObserver)?

  /// The guides that were added to the view, laid out like views.
  public private(set) var layoutGuides: [LayoutGuide] = []
  private var ownSafeArea: LayoutGuide?
  private var ownMargins: LayoutGuide?
  /// Points inside the safe area that `layoutMarginsGuide` keeps free.
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The recognisers that are notified of touches on the view.
  public internal(set) var gestureRecognizers: [GestureRecognizer]?

  /// What lies in the view, the lowest first.
  public private(set) var subviews: [AppView] = []
  /// What the view lies in.
  public private(set) weak var superview: AppView?

  /// A view with a frame in points of its superview.
  public init(frame: CGRect) {
    statedFrame = frame
    super.init(constraints: [])
  }

  /// A view without a frame.
  public convenience init() { self.init(frame: .zero) }

  /// There are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Place and size in points from the superview's upper left corner: what was set, and after a layout where the view stands.
  /// While it is zero it has no effect.
  public var frame: CGRect {
    get { placedFrame ?? statedFrame }
    set {
      statedFrame = newValue
      placedFrame = nil
      if let superview { superviewSize = superview.bounds.size }
      frameDidChange()
    }
  }

  /// The view's own rectangle, from its upper left corner.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The frame's middle, in points of the superview.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Takes the place that a layout has found.
  func place(_ frame: CGRect) {
    placedFrame = frame
    frameDidChange()
  }

  // MARK: Guides

  /// Adds a guide that views can be placed by.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === guide }) else { return }
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView = nil
    layoutGuides.removeAll { $0 === guide }
  }

  /// The part of the view that the device's edges leave free.
  open var safeAreaLayoutGuide: LayoutGuide {
    let guide = ownSafeArea ?? LayoutGuide(of: self, .safeArea)
    ownSafeArea = guide
    return guide
  }

  /// `safeAreaLayoutGuide` less the layout margins.
  public var layoutMarginsGuide: LayoutGuide {
    let guide = ownMargins ?? LayoutGuide(of: self, .margins)
    ownMargins = guide
    return guide
  }

  /// All guides to lay out with the view; those that it keeps itself once they were asked for.
  var guides: [LayoutGuide] {
    if ownMargins != nil { _ = safeAreaLayoutGuide }
    return layoutGuides + [ownSafeArea, ownMargins].compactMap { $0 }
  }

  // MARK: The tree

  /// Lays a view over this one and over its other subviews.
  open func addSubview(_ view: AppView) { insert(view, at: nil) }

  /// Lays a view over the others that has the same place as this one, whatever its own frame.
  public func fill(with view: AppView) {
    addSubview(view)
    view.fillsSuperview = true
  }

  /// Puts a view before the one at an index.
  public func insertSubview(_ view: AppView, at index: Int) { insert(view, at: index) }

  /// Puts a view right over another one.
  public func insertSubview(_ view: AppView, aboveSubview sibling: AppView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  /// Puts a view right under another one.
  public func insertSubview(_ view: AppView, belowSubview sibling: AppView) {
    insert(view, at: subviews.firstIndex { $0 === sibling })
  }

  /// Puts a view over all others.
  public func bringSubviewToFront(_ view: AppView) { if view.superview === self { insert(view, at: nil) } }

  /// Puts a view under all others.
  public func sendSubviewToBack(_ view: AppView) { if view.superview === self { insert(view, at: 0) } }

  private func insert(_ view: AppView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else { return }
    let isBefore = index.map { subviews.prefix($0).contains { $0 === view } } ?? false
    if let old = view.superview, old !== self { view.removeFromSuperview() }
    subviews.removeAll { $0 === view }
    let place = index.map { $0 - (isBefore ? 1 : 0) } ?? subviews.count
    subviews.insert(view, at: min(max(place, 0), subviews.count))
    guard view.superview !== self else { return }
    view.superviewSize = bounds.size
    view.superview = self
    view.didMoveToSuperview()
  }

  /// Takes the view out of what it lies in.
  open func removeFromSuperview() {
    guard let superview else { return }
    releaseConstraints()
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    placedFrame = nil
    fillsSuperview = false
    didMoveToSuperview()
  }

  /// Deactivates the constraints between what is removed with the view and what stays.
  private func releaseConstraints() {
    func items(_ root: AppView) -> [LayoutItem] { ([root] + root.descendants().map(\.view)).flatMap(\.ownItems) }
    let leaving = Set(items(self).map { ObjectIdentifier($0) })
    for item in items(rootView) {
      for constraint in item.activeConstraints where constraint.leaves(leaving) { constraint.isActive = false }
    }
  }

  /// The view and the guides that it has.
  var ownItems: [LayoutItem] { [self] + layoutGuides + [ownSafeArea, ownMargins].compactMap { $0 } }

  /// The view lies in another one now, or in none.
  open func didMoveToSuperview() {}

  /// A view is about to be taken out.
  open func willRemoveSubview(_ subview: AppView) {}

  /// Whether the view is that one or lies in it.
  public func isDescendant(of view: AppView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// The first view with a tag, this one and all that lie in it.
  public func viewWithTag(_ tag: Int) -> AppView? {
    self.tag == tag ? self : descendants().first { $0.view.tag == tag }?.view
  }

  // MARK: For subclasses

  /// The size of the view's content in points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: AppView.noIntrinsicMetric, height: AppView.noIntrinsicMetric) }

  /// Stands for no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Called after each layout, when `frame` and `bounds` are known.
  open func layoutSubviews() {}

  /// The size that suits the view best within `size`, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = sizeOfContent(width: size.width > 0 && size.width.isFinite ? size.width : nil)
    return fitting.width < 0 ? bounds.size : fitting
  }

  /// Light, text size or shape of the screen have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  func frameDidChange() {}

  func overrideUserInterfaceStyleDidChange() {}

  /// What the view draws by itself as a picture, the upper left corner on its own; `nil` where `content` is drawn.
  func ownFrame() throws(FrameError) -> Frame? { nil }

  /// Rules that the view has for those that lie in it.
  func arrangement(names: ViewNames) -> [(item: LayoutItem, rule: LayoutConstraint)] { [] }

  /// The style that the view or its controller asks for.
  var ownStyle: UserInterfaceStyle {
    overrideUserInterfaceStyle != .unspecified
      ? overrideUserInterfaceStyle : layoutObserver?.observedUserInterfaceStyle ?? .unspecified
  }

  /// What the view shows on its ground.
  var content: ViewContent {
    var content = ViewContent()
    content.backgroundColor = backgroundColor
    layer.apply(to: &content)
    content.alpha = Double(alpha)
    return content
  }
}

/// How a view with a frame follows its superview's size; names are UIKit's (`UIView.AutoresizingMask`).
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Axes by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance at the left changes.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance at the right changes.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance at the top changes.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance at the bottom changes.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// Is notified of a view's layouts.
public protocol ViewLayoutObserver: AnyObject {
  /// What lies in the view is about to be placed.
  func viewWillLayoutSubviews(_ view: AppView)
  /// What lies in the view has its place.
  func viewDidLayoutSubviews(_ view: AppView)
  /// Light, text size or shape of the screen have changed.
  func view(_ view: AppView, changedTraitsFrom previous: TraitCollection)
  /// Light or dark colours for the view, `unspecified` for the superview's.
  var observedUserInterfaceStyle: UserInterfaceStyle { get }
}
