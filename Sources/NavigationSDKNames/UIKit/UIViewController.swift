import Foundation
import Wayframe

/// Manages a view; names and the order of calls are UIKit's.
///
/// Its view is made when it is first asked for. Appearance comes from the window or the container that shows it.
open class UIViewController {
  private var loadedView: UIView?
  public var title: String?
  public let navigationItem = UINavigationItem()
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  private var ownPresented: UIViewController?
  private weak var ownPresenting: UIViewController?
  /// What the controller or one that it is in presents.
  public var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  /// What presents the controller or one that it is in.
  public var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  /// Light or dark colours for the controller's view and all that lies in it.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  private var traitHandlers: [(UITraitCollection) -> Void] = []
  private(set) var isVisible = false

  /// Interface files do not exist here; the names are not looked at.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no storyboards here.
  public required init?(coder: NSCoder) { nil }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.layoutObserver = self
    }
  }

  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}

  /// Notifies the controller and its children, once, that they appear.
  func appear(_ animated: Bool) {
    guard !isVisible else { return }
    isVisible = true
    loadViewIfNeeded()
    viewWillAppear(animated)
    viewIsAppearing(animated)
    for child in shownChildren where child.isViewLoaded { child.appear(animated) }
    viewDidAppear(animated)
  }

  func disappear(_ animated: Bool) {
    guard isVisible else { return }
    isVisible = false
    viewWillDisappear(animated)
    for child in children { child.disappear(animated) }
    viewDidDisappear(animated)
  }

  // MARK: Children

  /// The children that appear with the controller.
  var shownChildren: [UIViewController] { children }

  open func addChild(_ controller: UIViewController) {
    guard controller !== self, controller.parent !== self else { return }
    controller.removeFromParent()
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    disappear(false)
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.isVisible, parent.shownChildren.contains(where: { $0 === self }) else { return }
    appear(false)
  }

  /// The nearest navigation controller that the controller is in.
  public var navigationController: UINavigationController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  // MARK: Presenting

  /// The controller that is in no other, which presents for all that are in it.
  private var outermost: UIViewController { sequence(first: self) { $0.parent }.reduce(self) { $1 } }

  /// Shows a controller over this one; `completion` is called before the method returns.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = outermost
    guard presenter.ownPresented == nil, controller !== self, controller !== presenter else { return }
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    window?.showControllers(animated: animated)
    completion?()
  }

  /// Takes away what this controller presents, or else the controller itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard outermost.ownPresented != nil else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    let window = window
    outermost.endPresenting(animated: animated)
    window?.showControllers(animated: animated)
    completion?()
  }

  /// Takes away all that is presented over the controller, the uppermost first.
  func endPresenting(animated: Bool) {
    guard let presented = ownPresented else { return }
    presented.endPresenting(animated: animated)
    ownPresented = nil
    presented.ownPresenting = nil
    presented.disappear(animated)
    presented.viewIfLoaded?.removeFromSuperview()
  }

  private var window: UIWindow? {
    let top = sequence(first: self) { $0.parent ?? $0.presentingViewController }.reduce(self) { $1 }
    return top.viewIfLoaded?.superview as? UIWindow
  }

  // MARK: Surroundings

  public var traitCollection: UITraitCollection {
    var traits = viewIfLoaded?.traitCollection ?? UITraitCollection()
    if overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = overrideUserInterfaceStyle }
    return traits
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  /// Calls back when a trait changes, whichever it is.
  @discardableResult
  public func registerForTraitChanges<Controller>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    traitHandlers.append { [weak self] previous in
      if let controller = self as? Controller { handler(controller, previous) }
    }
    return UITraitChangeRegistration()
  }

  // The status bar is not drawn; what controllers say of it changes nothing.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  public func setNeedsStatusBarAppearanceUpdate() {}
}

/// What a view tells of its layouts, handed on to the controller's own methods.
extension UIViewController: ViewLayoutObserver {
  public func viewWillLayoutSubviews(_ view: UIView) { viewWillLayoutSubviews() }

  public func viewDidLayoutSubviews(_ view: UIView) { viewDidLayoutSubviews() }

  public func view(_ view: UIView, changedTraitsFrom previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for handler in traitHandlers { handler(previous) }
  }

  public var observedUserInterfaceStyle: UIUserInterfaceStyle { overrideUserInterfaceStyle }
}

/// How a controller is presented; sheets lie over the screen, all others fill it.
public enum UIModalPresentationStyle: Sendable, Hashable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

  /// Whether the presented view leaves a strip of what lies under it in sight.
  var isSheet: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }
  /// Whether what lies under it is still there.
  var isOver: Bool { isSheet || [.custom, .overFullScreen, .overCurrentContext].contains(self) }
}

/// How a presentation moves; kept, frames show its end.
public enum UIModalTransitionStyle: Sendable, Hashable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The status bar's light; kept, it is not drawn.
public enum UIStatusBarStyle: Sendable, Hashable { case `default`, lightContent, darkContent }

/// Which ways a screen may be turned; kept.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [landscapeLeft, landscapeRight]
  public static let all: UIInterfaceOrientationMask = [portrait, portraitUpsideDown, landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [portrait, landscape]
}

/// A trait by its name, for `registerForTraitChanges`.
public protocol UITraitDefinition {}
/// The user interface style, as a trait to be watched.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The width's size class, as a trait to be watched.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The height's size class, as a trait to be watched.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The reading direction, as a trait to be watched.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The text size, as a trait to be watched.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// What stands for a handler that watches traits.
public struct UITraitChangeRegistration: Sendable {}

/// Runs closures along with a change of size, which happens at once here.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Animations beside a transition, which end at once.
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What animations beside a transition may ask.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
}
