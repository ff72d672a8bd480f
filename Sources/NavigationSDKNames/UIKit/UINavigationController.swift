import Foundation
import Wayframe

/// What a controller has in the bar of its navigation controller.
public final class UINavigationItem {
  public var title: String?
  public var prompt: String?
  public var hidesBackButton = false
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftBarButtonItem.map { [$0] } }
    set { leftBarButtonItem = newValue?.first }
  }
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightBarButtonItem.map { [$0] } }
    set { rightBarButtonItem = newValue?.first }
  }
}

/// A button of a bar; its action is a closure.
public final class UIBarButtonItem {
  public var title: String?
  public var image: UIImage?
  public var primaryAction: UIAction?
  public var isEnabled = true
  public var tintColor: UIColor?

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
}

/// Shows the last of a stack of controllers under a bar with its title and buttons.
open class UINavigationController: UIViewController {
  private let bar = UIView()
  private let titleLabel = UILabel()
  private let leftButton = UIButton(type: .system)
  private let rightButton = UIButton(type: .system)
  private let content = UIView()
  private var barHeight: NSLayoutConstraint?
  public var viewControllers: [UIViewController] = [] { didSet { showTop(insteadOf: oldValue) } }
  public var isNavigationBarHidden = false { didSet { updateBar() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) { nil }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let rest = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return rest
  }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.textColor = .label
    titleLabel.textAlignment = .center
    for button in [leftButton, rightButton] { button.titleLabel?.font = .systemFont(ofSize: 17) }
    leftButton.addAction(UIAction(identifier: "bar") { [weak self] _ in self?.tapLeft() }, for: .touchUpInside)
    rightButton.addAction(UIAction(identifier: "bar") { [weak self] _ in self?.tapRight() }, for: .touchUpInside)
    for part in [bar, content] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    for part in [titleLabel, leftButton, rightButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(part)
      part.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
    }
    titleLabel.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
    let height = bar.heightAnchor.constraint(equalToConstant: 44)
    barHeight = height
    NSLayoutConstraint.activate([
      height, bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      leftButton.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      rightButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    showTop(insteadOf: [])
  }

  /// The bar's lower edge or, without a bar, the view's upper one.
  private lazy var belowBar = content.topAnchor.constraint(equalTo: bar.bottomAnchor)
  private lazy var fromTop = content.topAnchor.constraint(equalTo: view.topAnchor)

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateBar()
  }

  private func updateBar() {
    guard isViewLoaded else { return }
    bar.isHidden = isNavigationBarHidden
    belowBar.isActive = !isNavigationBarHidden
    fromTop.isActive = isNavigationBarHidden
    let item = topViewController?.navigationItem
    titleLabel.text = item?.title ?? topViewController?.title
    let previous = viewControllers.dropLast().last
    let back = previous.map { $0.navigationItem.title ?? $0.title ?? "Back" }.map { "‹ " + $0 }
    leftButton.setTitle(item?.leftBarButtonItem?.title ?? (item?.hidesBackButton == true ? nil : back), for: .normal)
    leftButton.setImage(item?.leftBarButtonItem?.image, for: .normal)
    rightButton.setTitle(item?.rightBarButtonItem?.title, for: .normal)
    rightButton.setImage(item?.rightBarButtonItem?.image, for: .normal)
    for (button, item) in [(leftButton, item?.leftBarButtonItem), (rightButton, item?.rightBarButtonItem)] {
      button.isHidden = button.currentTitle == nil && button.currentImage == nil
      button.isEnabled = item?.isEnabled ?? true
    }
  }

  private func tapLeft() {
    if let item = topViewController?.navigationItem.leftBarButtonItem {
      item.primaryAction?.perform()
    } else {
      popViewController(animated: true)
    }
  }

  private func tapRight() { topViewController?.navigationItem.rightBarButtonItem?.primaryAction?.perform() }

  private func showTop(insteadOf old: [UIViewController]) {
    for controller in old where controller !== topViewController {
      controller.viewIfLoaded?.removeFromSuperview()
      if viewControllers.contains(where: { $0 === controller }) {
        controller.disappear(false)
      } else {
        controller.removeFromParent()
      }
    }
    let added = viewControllers.filter { $0.parent !== self }
    for controller in added { addChild(controller) }
    defer { for controller in added { controller.didMove(toParent: self) } }
    guard isViewLoaded, let top = topViewController, let view = top.view else { return }
    if view.superview !== content { content.fill(with: view) }
    updateBar()
    if isVisible { top.appear(false) }
  }
}
