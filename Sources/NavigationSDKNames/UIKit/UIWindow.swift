import Foundation
import Wayframe

/// A window that shows a controller and whatever that presents.
open class UIWindow: AppWindow {
  private let dimming = UIView()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  /// Shown as soon as it is set.
  public var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.endPresenting(animated: false)
      oldValue?.disappear(false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showControllers(animated: false)
    }
  }

  public func makeKeyAndVisible() { isHidden = false }

  /// Turning the device notifies the controllers.
  open override var device: Device {
    get { super.device }
    set {
      let size = CGSize(width: newValue.width, height: newValue.height)
      guard size != CGSize(width: super.device.width, height: super.device.height) else {
        super.device = newValue
        return
      }
      let transition = Transition()
      rootViewController?.viewWillTransition(to: size, with: transition)
      super.device = newValue
      layoutIfNeeded()
      transition.perform()
    }
  }

  /// Puts the controllers' views into the window, each over the one that presents it.
  func showControllers(animated: Bool) {
    dimming.removeFromSuperview()
    guard let rootViewController else { return }
    let controllers = Array(sequence(first: rootViewController) { $0.presentedViewController })
    for (index, controller) in controllers.enumerated() {
      let covers = controllers.dropFirst(index + 1).contains { !$0.modalPresentationStyle.isOver }
      guard let view = controller.view else { continue }
      if index > 0, controller.modalPresentationStyle.isSheet {
        showSheet(view)
      } else if view.superview !== self {
        show(view)
      } else {
        bringSubviewToFront(view)
      }
      view.isHidden = covers
      if covers { controller.disappear(animated) } else { controller.appear(animated) }
    }
  }

  /// A sheet leaves a strip of what it covers in sight.
  private func showSheet(_ view: UIView) {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    show(dimming)
    let isNew = view.superview !== self
    addSubview(view)
    guard isNew else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 10),
      view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// Collects what is to be done when the size has changed.
private final class Transition: UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func perform() {
    for action in animations + completions { action(self) }
    (animations, completions) = ([], [])
  }
}
