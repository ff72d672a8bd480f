import NavigationSDKNames
import Testing

@Suite struct ControllerTests {
  private class Recorder: UIViewController {
    var calls: [String] = []
    var color = UIColor.green

    override func loadView() {
      calls.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
      view.backgroundColor = color
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func viewWillLayoutSubviews() { calls.append("willLayout") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
    override func willMove(toParent parent: UIViewController?) { calls.append("willMove") }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append("didMove")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
  }

  @Test func lifeCycle() throws {
    let controller = Recorder()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.calls.isEmpty)
    let window = try Screen.window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.calls == ["loadView", "viewDidLoad", "willAppear", "didAppear"])
    controller.calls = []
    #expect(try window.frame().color(100, 100) == [0, 255, 0])
    #expect(controller.calls == ["willLayout", "didLayout"])
    #expect(controller.view.bounds.size == CGSize(width: 200, height: 200))
    controller.calls = []
    window.rootViewController = nil
    #expect(controller.calls == ["willDisappear", "didDisappear"])
  }

  @Test func presenting() throws {
    let (first, second) = (Recorder(), Recorder())
    second.color = .red
    second.modalPresentationStyle = .fullScreen
    let window = try Screen.window()
    window.rootViewController = first
    first.calls = []
    var isDone = false
    first.present(second, animated: true) { isDone = true }
    #expect(isDone)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    #expect(first.calls == ["willDisappear", "didDisappear"])
    #expect(second.calls.suffix(2) == ["willAppear", "didAppear"])
    #expect(try window.frame().color(100, 5) == [255, 0, 0])
    (first.calls, second.calls) = ([], [])
    second.dismiss(animated: true)
    #expect(first.presentedViewController == nil)
    #expect(second.calls == ["willDisappear", "didDisappear"])
    #expect(first.calls == ["willAppear", "didAppear"])
    #expect(try window.frame().color(100, 5) == [0, 255, 0])
    // A sheet leaves a darkened strip in sight.
    second.modalPresentationStyle = .pageSheet
    first.calls = []
    first.present(second, animated: true)
    let sheet = try window.frame()
    #expect(first.calls.filter { $0 != "willLayout" && $0 != "didLayout" } == [])
    #expect(sheet.color(100, 100) == [255, 0, 0])
    #expect(sheet.color(100, 4) == [0, 204, 0])
  }

  @Test func children() throws {
    let (parent, child) = (Recorder(), Recorder())
    child.color = .blue
    let window = try Screen.window()
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 150, width: 200, height: 50)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.calls == ["willMove", "loadView", "viewDidLoad", "willAppear", "didAppear", "didMove"])
    #expect(parent.children.first === child)
    #expect(child.parent === parent)
    let frame = try window.frame()
    #expect(frame.color(100, 160) == [0, 0, 255])
    #expect(frame.color(100, 140) == [0, 255, 0])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.calls.suffix(2) == ["didDisappear", "didMove"])
    #expect(try window.frame().color(100, 160) == [0, 255, 0])
  }

  /// What a child presents covers the navigation controller that it is in, and goes with the window's root.
  @Test func presentingFromAChild() throws {
    let (child, sheet, next) = (Recorder(), Recorder(), Recorder())
    let navigation = UINavigationController(rootViewController: child)
    sheet.color = .red
    sheet.modalPresentationStyle = .fullScreen
    next.color = .blue
    let window = try Screen.window()
    window.rootViewController = navigation
    child.present(sheet, animated: false)
    #expect(navigation.presentedViewController === sheet)
    #expect(child.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
    #expect(try window.frame().color(100, 20) == [255, 0, 0])
    window.rootViewController = next
    #expect(sheet.calls.last == "didDisappear")
    #expect(sheet.presentingViewController == nil)
    #expect(try window.frame().color(100, 20) == [0, 0, 255])
  }

  /// A sheet that comes back stands where it stood.
  @Test func aSheetComesBack() throws {
    let (first, sheet) = (Recorder(), Recorder())
    sheet.color = .red
    let window = try Screen.window()
    window.rootViewController = first
    for _ in 0..<2 {
      first.present(sheet, animated: false)
      let frame = try window.frame()
      #expect(frame.color(100, 100) == [255, 0, 0])
      #expect(frame.color(100, 4) == [0, 204, 0])
      sheet.dismiss(animated: false)
    }
  }

  @Test func onlyTheTopOfAStackAppears() throws {
    let (first, second) = (Recorder(), Recorder())
    let navigation = UINavigationController(rootViewController: first)
    let window = try Screen.window()
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    (first.calls, second.calls) = ([], [])
    window.rootViewController = nil
    window.rootViewController = navigation
    #expect(first.calls == [])
    #expect(second.calls == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
    navigation.popViewController(animated: false)
    #expect(first.calls == ["willAppear", "didAppear"])
  }

  @Test func turningAndTraits() throws {
    final class Turning: UIViewController {
      var sizes: [CGSize] = []
      var order: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate(
          alongsideTransition: { _ in self.order.append("beside \(self.view.bounds.width)") },
          completion: { _ in self.order.append("after") })
      }
    }
    let window = try Screen.window(width: 390, height: 844)
    let controller = Turning()
    window.rootViewController = controller
    var styles: [UIUserInterfaceStyle] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (me: Turning, previous: UITraitCollection) in
      styles.append(me.traitCollection.userInterfaceStyle)
    }
    _ = try window.frame()
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    var turned = window.device
    (turned.width, turned.height) = (844, 390)
    window.device = turned
    #expect(controller.sizes == [CGSize(width: 844, height: 390)])
    #expect(controller.order == ["beside 844.0", "after"])
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    window.overrideUserInterfaceStyle = .dark
    _ = try window.frame()
    #expect(styles.last == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }

  @Test func navigationController() throws {
    let (first, second) = (Recorder(), Recorder())
    (first.title, second.title) = ("First", "Second")
    second.color = .red
    let navigation = UINavigationController(rootViewController: first)
    let window = try Screen.window()
    window.rootViewController = navigation
    #expect(try window.frame().color(100, 100) == [0, 255, 0])
    #expect(first.navigationController === navigation)
    var taps = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 })
    navigation.pushViewController(second, animated: true)
    let frame = try window.frame()
    #expect(frame.color(100, 100) == [255, 0, 0])
    #expect(frame.color(50, 5) == [255, 255, 255])
    #expect(navigation.topViewController === second)
    #expect(first.calls.last == "didDisappear")
    try window.tap(at: CGPoint(x: 175, y: 22))
    #expect(taps == 1)
    // "‹ First" leads back.
    try window.tap(at: CGPoint(x: 30, y: 22))
    #expect(navigation.topViewController === first)
    #expect(second.parent == nil)
    #expect(try window.frame().color(100, 100) == [0, 255, 0])
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(try window.frame().color(100, 5) == [0, 255, 0])
  }
}
